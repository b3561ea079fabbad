import { Link } from 'react-router';

interface CrumbsProps {
  readonly category: { readonly id: string; readonly name: string };
  readonly name: string;
}

export function Crumbs({ category, name }: CrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="product-crumbs">
        <li>
          <Link to="/">Home</Link>
        </li>
        <li>
          <Link to={`/category/${category.id}`} prefetch="intent">
            {category.name}
          </Link>
        </li>
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
