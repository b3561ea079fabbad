import { Link, useRouteLoaderData } from 'react-router';
import type { loader } from '../../../root.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

export function CategoryIndex() {
  const frame = useRouteLoaderData<typeof loader>('root');
  return (
    <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-x-6 border-t-2 border-ink">
      {(frame?.categories ?? []).map(({ id, name, productCount }) => (
        <li key={id}>
          <Link
            className="lettering flex items-baseline justify-between gap-3 border-b border-line py-3.5 text-xl font-strong wrap-anywhere no-underline hover:border-ink hover:underline"
            to={`/category/${id}`}
            prefetch="intent"
          >
            {name}{' '}
            <span className="font-body text-md font-normal whitespace-nowrap text-steel [word-spacing:normal]">
              {productCount === 1 ? '1 product' : `${productCount} products`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function EmptyCategory({ name }: { readonly name: string }) {
  return (
    <div>
      <EmptyState title={`No products found in ${name}`}>
        Check back later or browse other categories.
      </EmptyState>
      <CategoryIndex />
    </div>
  );
}
