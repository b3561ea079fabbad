import { PLACEHOLDER_IMAGE } from '../../../domain/images.ts';
import type { Product } from '../../../domain/product.ts';
import { Price } from '../../ui/price.tsx';
import { Notice } from '../notice.tsx';
import type { Route } from './+types/product-page.ts';
import { readProduct } from './product.server.ts';
import './product.css';

export const loader = ({ params, context }: Route.LoaderArgs) => readProduct(context, params.slug);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined
    ? [{ title: 'Product Not Found · Rack & Rep' }]
    : [
        { title: `${loaderData.product.name} · Rack & Rep` },
        { name: 'description', content: loaderData.product.shortDescription },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ];

export default function ProductPage({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <article className="wrap page product">
      <img
        className="picture"
        src={product.images[0] ?? PLACEHOLDER_IMAGE}
        alt={product.name}
        width={800}
        height={800}
      />
      <div className="product-facts">
        <h1>{product.name}</h1>
        <p>{product.shortDescription}</p>
        <Price product={product} />
        <p className="muted">+&nbsp;{product.gst ?? 18}&nbsp;% GST</p>
        <p className="stock" data-out={product.inStock ? undefined : ''}>
          {product.inStock ? 'In Stock' : 'Out of Stock'}
        </p>
        {product.description.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Specifications of={product} />
      </div>
    </article>
  );
}

function Specifications({ of: product }: { readonly of: Pick<Product, 'specifications'> }) {
  const entries = Object.entries(product.specifications).filter(([key]) => key !== 'features');
  return (
    <dl className="specifications">
      {entries.map(([key, value]) => (
        <div key={key}>
          <dt>{key.replace(/([a-z])([A-Z])/g, '$1 $2')}</dt>
          <dd>{typeof value === 'string' ? value : value.join(', ')}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ErrorBoundary() {
  return <Notice title="Product Not Found" />;
}
