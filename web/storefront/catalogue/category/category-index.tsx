import { Link, useRouteLoaderData } from 'react-router';
import type { loader } from '../../../root.tsx';
import './category-index.css';

/** All categories with their numbers, as in the index of a catalogue. */
export function CategoryIndex() {
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <ul className="category-index">
      {(frame?.categories ?? []).map(({ id, name, productCount }) => (
        <li key={id}>
          <Link to={`/category/${id}`} prefetch="intent">
            {name} <span>{productCount === 1 ? '1 product' : `${productCount} products`}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
