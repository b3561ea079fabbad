import { useEffect, useRef } from 'react';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { ProductGrid } from '../catalogue/product-grid.tsx';
import { Suggested } from '../catalogue/suggested.tsx';
import { head } from '../head.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/wishlist-page';
import { WishlistCard } from './wishlist-card.tsx';
import { useWishlist } from './wishlist-store.ts';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'My Wishlist', isPrivate: true });

/** Kept in the browser, so it works without an account; with one, the server keeps it too. */
export default function WishlistPage() {
  const isReady = useWishlist((state) => state.isReady);
  const items = useWishlist((state) => state.items);
  const page = useRef<HTMLDivElement>(null);
  const leftPlace = useRef<number>(undefined);

  /** Whoever took a card away stands at the one that moved up, not at the top of the page. */
  useEffect(() => {
    const place = leftPlace.current;
    if (place === undefined || page.current === null) return;
    leftPlace.current = undefined;
    const links = page.current.querySelectorAll<HTMLElement>('.wishlist-name, .wishlist-continue');
    links[Math.min(place, links.length - 1)]?.focus();
  });

  if (!isReady) return <WaitingWishlist />;
  return (
    <div className="wrap pt-10 min-h-[70vh] pb-(--section)" ref={page}>
      {items.length === 0 ? (
        <>
          <EmptyState
            title="Your Wishlist is Empty"
            isPageTitle
            action={
              <ButtonLink to="/shop" kind="primary" className="wishlist-continue">
                Continue Shopping
              </ButtonLink>
            }
          >
            Tap the heart on a product to save it here.
          </EmptyState>
          <Suggested />
        </>
      ) : (
        <>
          <PageHead
            ruled
            title="My Wishlist"
            lead={items.length === 1 ? '1 item' : `${items.length} items`}
          />
          <ProductGrid>
            {items.map((item, place) => (
              <li key={cartLineKey(item)}>
                <WishlistCard
                  item={item}
                  onLeave={() => {
                    leftPlace.current = place;
                  }}
                />
              </li>
            ))}
          </ProductGrid>
        </>
      )}
    </div>
  );
}

const PLACES = ['first', 'second', 'third', 'fourth'];

function WaitingWishlist() {
  return (
    <div className="wrap pt-10 min-h-[70vh] pb-(--section)" aria-busy="true">
      <PageHead ruled title="My Wishlist" lead={<span role="status">Loading your wishlist</span>}>
        <noscript>
          <p className="mt-2">Your wishlist is saved in your browser and needs JavaScript.</p>
        </noscript>
      </PageHead>
      <ProductGrid className="noscript:hidden">
        {PLACES.map((place) => (
          <li key={place}>
            <CardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </div>
  );
}
