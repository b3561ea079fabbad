import { SectionHead } from '../../../ui/section-head.tsx';
import type { CardProduct } from '../product-card.tsx';
import { ShopCard } from '../shop-card.tsx';
import './similar.css';

interface ProductStripProps {
  readonly title: string;
  readonly products: readonly CardProduct[];
  readonly now: string;
}

export function ProductStrip({ title, products, now }: ProductStripProps) {
  if (products.length === 0) return null;
  return (
    <section className="wrap product-section" aria-label={title}>
      <SectionHead title={title} />
      <ul className="product-strip">
        {products.map((product) => (
          <li key={product.id}>
            <ShopCard product={product} now={now} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Similar(shown: Omit<ProductStripProps, 'title'>) {
  return <ProductStrip title="You May Also Like" {...shown} />;
}
