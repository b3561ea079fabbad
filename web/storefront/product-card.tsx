import { Link } from 'react-router';
import { PLACEHOLDER_IMAGE } from '../../domain/images.ts';
import type { Product } from '../../domain/product.ts';
import { ProductPrice } from './product-price.tsx';

export type CardProduct = Pick<
  Product,
  'id' | 'slug' | 'name' | 'category' | 'images' | 'price' | 'salePrice' | 'priceRange' | 'inStock'
>;

export function ProductCard({ product }: { readonly product: CardProduct }) {
  return (
    <article className="card">
      <img
        className="picture"
        src={product.images[0] ?? PLACEHOLDER_IMAGE}
        alt=""
        width={800}
        height={800}
        loading="lazy"
      />
      <h2 className="card-name">
        <Link to={`/product/${product.slug}`} prefetch="intent">
          {product.name}
        </Link>
      </h2>
      <ProductPrice product={product} />
    </article>
  );
}
