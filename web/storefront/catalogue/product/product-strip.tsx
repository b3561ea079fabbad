import type { CardProduct } from '../../../../domain/catalogue/card-product.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import { ShopCard } from '../shop-card.tsx';

interface ProductStripProps {
  readonly title: string;
  readonly products: readonly CardProduct[];
  readonly now: string;
}

export function ProductStrip({ title, products, now }: ProductStripProps) {
  if (products.length === 0) return null;
  return (
    <section className="wrap pt-(--section)" aria-label={title}>
      <SectionHead title={title} />
      <ul className="grid grid-cols-2 gap-x-3 gap-y-8 lg:grid-cols-4 lg:gap-6">
        {products.map((product) => (
          <li className="grid min-w-0" key={product.id}>
            <ShopCard product={product} now={now} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
