import { Form, Link, type LinkProps } from 'react-router';
import { useMenuCategories } from './frame/frame-context.ts';
import { Notice } from './notice.tsx';
import { SearchField } from './search-field.tsx';

/** Nothing at this address: a search and the ways to everything there is. The search works without JavaScript too. */
export function NotFound() {
  const categories = useMenuCategories();
  return (
    <Notice
      title="Page Not Found"
      action={
        <Form className="w-full max-w-120" role="search" action="/search">
          <SearchField kind="primary" withoutScripts aria-label="Search products" required />
        </Form>
      }
      more={
        <nav className="flex flex-wrap gap-x-5" aria-label="Other pages">
          <Way to="/">Home</Way>
          <Way to="/shop">Shop</Way>
          {categories.map(({ id, name }) => (
            <Way key={id} to={`/category/${id}`}>
              {name}
            </Way>
          ))}
          <Way to="/contact">Contact Us</Way>
        </nav>
      }
    >
      There’s no page at this address. It may have moved, or the link may have a typo.
    </Notice>
  );
}

function Way(link: LinkProps) {
  return <Link className="py-2.5 font-semibold hover:text-orange-deep" {...link} />;
}
