import { useLayoutEffect } from 'react';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { weightKg } from '../../../domain/pricing/price-cart.ts';
import { formatKg } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineSkeleton, SkeletonShape } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { head } from '../head.ts';
import type { Route } from './+types/cart-page';
import { carryCart } from './carried-cart.ts';
import { CartLine, GoneLine } from './cart-line.tsx';
import { countOf, useCart } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { readTerms } from './shop-terms.server.ts';
import { useShopTerms } from './shop-terms.ts';
import './summary-panel.css';
import './cart.css';

export const loader = ({ context }: Route.LoaderArgs) => readTerms(context);

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Your Cart', isPrivate: true });

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const [terms] = useShopTerms(loaderData);
  useLayoutEffect(carryCart, []);
  const items = useCart((cart) => cart.items);
  const gone = useCart((cart) => cart.gone);
  const isReady = useCart((cart) => cart.isReady);
  const count = useCart(countOf);
  const isEmpty = items.length === 0;
  return (
    <div className="wrap page">
      <div className="split-title">
        <h1>Your Cart</h1>
        {!isEmpty && (
          <p className="text-steel">
            {count} {count === 1 ? 'item' : 'items'}, {formatKg(weightKg(items))} shipping weight
          </p>
        )}
      </div>
      {!isReady && <Loading />}
      {isReady && (!isEmpty || gone.length > 0) && (
        <div className="split">
          <section aria-label="Items">
            <ul className="cart-lines">
              {gone.map((item) => (
                <GoneLine key={cartLineKey(item)} item={item} />
              ))}
              {items.map((item, place) => (
                <CartLine key={cartLineKey(item)} item={item} place={place} />
              ))}
            </ul>
            <div className="cart-actions">
              <ButtonLink to="/shop" size="small">
                Continue Shopping
              </ButtonLink>
              {!isEmpty && <ClearCart />}
            </div>
          </section>
          {isEmpty ? (
            <Empty />
          ) : (
            <aside>
              <CartSummary items={items} terms={terms} />
            </aside>
          )}
        </div>
      )}
      {isReady && isEmpty && gone.length === 0 && <Empty />}
    </div>
  );
}

function Empty() {
  return (
    <div className="cart-empty">
      <EmptyState
        title="Your Cart is Empty"
        action={
          <ButtonLink to="/shop" kind="primary">
            Continue Shopping
          </ButtonLink>
        }
      >
        Bars, plates and racks are one click away.
      </EmptyState>
    </div>
  );
}

function ClearCart() {
  const clear = useCart((cart) => cart.clear);
  const restore = useCart((cart) => cart.restore);
  const items = useCart((cart) => cart.items);
  return (
    <Button
      kind="quiet"
      size="small"
      className="cart-clear"
      onClick={() => {
        clear();
        document.getElementById('content')?.focus({ preventScroll: true });
        showToast({
          kind: 'info',
          text: 'Your cart was cleared.',
          action: { label: 'Undo', onAction: () => restore(items, 0) },
        });
      }}
    >
      <Icon name="trash" size="small" /> Clear Cart
    </Button>
  );
}

/** Until the browser's storage is read: the shape of two lines and the summary. */
function Loading() {
  return (
    <div className="split" aria-busy="true">
      <p className="sr-only" role="status">
        Loading your cart
      </p>
      <ul className="cart-lines">
        {['first', 'second'].map((name) => (
          <li key={name} className="cart-line">
            <SkeletonShape className="cart-line-picture" />
            <div>
              <LineSkeleton width="medium" />
              <LineSkeleton width="short" />
            </div>
          </li>
        ))}
      </ul>
      <aside>
        <div className="summary-panel">
          <h2 className="summary-panel-title">Order Summary</h2>
          <div className="summary-panel-body cart-loading-summary">
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton width="medium" />
          </div>
        </div>
        <noscript>
          <p>The cart is kept in your browser and needs JavaScript.</p>
        </noscript>
      </aside>
    </div>
  );
}
