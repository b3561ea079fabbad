import type { CardProduct } from '../../../domain/catalogue/card-product.ts';
import { useCart } from '../cart/cart-store.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import { CompareTick } from './compare/compare-bar.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ShopCardProps {
  readonly product: CardProduct;
  readonly now: string;
  readonly rank?: number;
  readonly headingLevel?: 2 | 3;
  readonly priority?: boolean;
  readonly isComparable?: boolean;
}

/** A product card that works: its button fills the cart and opens it, its heart keeps the wishlist. */
export function ShopCard({ isComparable = false, ...props }: ShopCardProps) {
  const add = useCart((state) => state.add);
  const open = useCart((state) => state.open);
  const toggle = useWishlist((state) => state.toggle);
  /** In whatever variant it is wished for. */
  const wished = useWishlist((state) => state.items.find(({ productId }) => productId === props.product.id));
  return (
    <ProductCard
      {...props}
      compare={isComparable && <CompareTick product={props.product} />}
      isInWishlist={wished !== undefined}
      onAddToCart={(product) => {
        void add({ productId: product.id, product, ...product.named }).then((isAdded) => isAdded && open());
      }}
      onToggleWishlist={(product) => toggle(wished ?? { productId: product.id, product })}
    />
  );
}

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
