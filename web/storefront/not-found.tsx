import { Form, Link } from 'react-router';
import { Button } from '../ui/button.tsx';
import { useMenuCategories } from './frame/frame-context.ts';
import { Notice } from './notice.tsx';

/** Nothing at this address: a search and the ways to everything there is. The search works without JavaScript too. */
export function NotFound() {
  const categories = useMenuCategories();
  return (
    <Notice
      title="Page Not Found"
      action={
        <Form className="notice-search" role="search" action="/search">
          <input
            type="search"
            name="q"
            aria-label="Search products"
            placeholder="Search bars, plates, racks …"
            enterKeyHint="search"
            required
          />
          <Button type="submit" kind="primary" withoutScripts>
            Search
          </Button>
        </Form>
      }
      more={
        <nav className="notice-links" aria-label="Ways on">
          <Link to="/">Home</Link>
          <Link to="/shop">Shop</Link>
          {categories.map(({ id, name }) => (
            <Link key={id} to={`/category/${id}`}>
              {name}
            </Link>
          ))}
          <Link to="/contact">Contact Us</Link>
        </nav>
      }
    >
      There is nothing at this address. The page may have moved, or the link has a slip in it.
    </Notice>
  );
}
