import type { CardProduct } from '../../../domain/catalogue/card-product.ts';
import { ProductGrid } from './product-grid.tsx';
import { ShopCard } from './shop-card.tsx';

interface ShopCardListProps {
  readonly products: readonly CardProduct[];
  readonly now: string;
  readonly isRanked?: boolean;
}

export function ShopCardList({ products, now, isRanked = false }: ShopCardListProps) {
  return (
    <ProductGrid>
      {products.map((product, index) => (
        <li key={product.id} className="grid">
          <ShopCard product={product} now={now} headingLevel={3} {...(isRanked ? { rank: index + 1 } : {})} />
        </li>
      ))}
    </ProductGrid>
  );
}
