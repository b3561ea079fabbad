import { Notice } from '../notice.tsx';
import { ShopCard } from '../shop-card.tsx';
import type { Route } from './+types/category-page.ts';
import { readCategory } from './category.server.ts';
import './category.css';

export const loader = ({ params, context }: Route.LoaderArgs) => readCategory(context, params.categoryId);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Unknown Category · Rack & Rep' }]
    : [
        { title: `${loaderData.category.name} · Rack & Rep` },
        { name: 'description', content: loaderData.category.description },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ];

export default function CategoryPage({ loaderData: { category, products, now } }: Route.ComponentProps) {
  return (
    <div className="wrap page">
      <header className="page-head">
        <h1>{category.name}</h1>
        <p>Browse our {category.name} collection</p>
      </header>
      {products.length === 0 ? (
        <div>
          <p>No products found in {category.name}</p>
          <p className="muted">Check back later or browse other categories.</p>
        </div>
      ) : (
        <ul className="category-grid">
          {products.map((product) => (
            <li key={product.id}>
              <ShopCard product={product} now={now} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function ErrorBoundary() {
  return <Notice title="Unknown Category" />;
}
