import { useState } from 'react';
import type { CardProduct } from '../domain/catalogue/card-product.ts';
import { ProductCard } from '../web/storefront/catalogue/product-card.tsx';
import { ProductGrid } from '../web/storefront/catalogue/product-grid.tsx';
import { ButtonLink } from '../web/ui/button.tsx';
import { SectionHead } from '../web/ui/section-head.tsx';
import { CardSkeleton } from '../web/ui/skeleton.tsx';
import { DisplayPart } from './display-part.tsx';
import {
  DISABLED_OFFER,
  ENDED_OFFER,
  LIVE_OFFER,
  NO_PICTURE,
  NOW,
  PLAIN,
  PLATES,
  RANGE,
  SALE,
  SOLD_OUT,
} from './display-samples.ts';

export function Cards() {
  const [wished, setWished] = useState<readonly string[]>([RANGE.id]);
  const [message, setMessage] = useState('');
  const toggle = ({ id }: CardProduct) =>
    setWished(wished.includes(id) ? wished.filter((other) => other !== id) : [...wished, id]);
  return (
    <DisplayPart title="Product cards">
      <ProductGrid>
        {[SALE, RANGE, PLAIN, LIVE_OFFER, ENDED_OFFER, DISABLED_OFFER, SOLD_OUT, NO_PICTURE].map(
          (product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                headingLevel={3}
                now={NOW}
                isInWishlist={wished.includes(product.id)}
                onAddToCart={({ name }) => setMessage(`Added: ${name}`)}
                onToggleWishlist={toggle}
              />
            </li>
          ),
        )}
      </ProductGrid>
      <p className="mt-4 min-h-6" role="status">
        {message}
      </p>
    </DisplayPart>
  );
}

export function BestSellers() {
  return (
    <section aria-labelledby="display-best">
      <SectionHead
        id="display-best"
        title="Best sellers, and waiting for one"
        lead="The rank stands on the picture; the skeleton has exactly the shape of the card."
        action={
          <ButtonLink kind="quiet" size="small" to="/category/barbells">
            View all
          </ButtonLink>
        }
      />
      <ProductGrid>
        {[PLAIN, RANGE, PLATES].map((product, place) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              rank={place + 1}
              headingLevel={3}
              now={NOW}
              isInWishlist={false}
              onAddToCart={() => undefined}
              onToggleWishlist={() => undefined}
            />
          </li>
        ))}
        <li>
          <CardSkeleton />
        </li>
      </ProductGrid>
    </section>
  );
}
