import { type ReactNode, useLayoutEffect } from 'react';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { weightKg } from '../../../domain/pricing/price-cart.ts';
import { formatKg } from '../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineSkeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Suggested } from '../catalogue/suggested.tsx';
import { Columns } from '../columns.tsx';
import { useFit } from '../fit/use-fit.tsx';
import { head } from '../head.ts';
import { Panel } from '../panel.tsx';
import { TitleRow } from '../title-row.tsx';
import type { Route } from './+types/cart-page';
import { carryCart } from './carried-cart.ts';
import { CartLine, GoneLine, LineSkeletons } from './cart-line.tsx';
import { countOf, useCart } from './cart-store.ts';
import { CartSummary } from './cart-summary.tsx';
import { readTerms } from './shop-terms.server.ts';
import { useShopTerms } from './shop-terms.ts';

export const loader = ({ context }: Route.LoaderArgs) => readTerms(context);

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Your Cart', isPrivate: true });

export default function CartPage({ loaderData }: Route.ComponentProps) {
  const [terms] = useShopTerms(loaderData);
  // Before a paint that might be empty.
  useLayoutEffect(carryCart, []);
  const items = useCart((cart) => cart.items);
  const gone = useCart((cart) => cart.gone);
  const isReady = useCart((cart) => cart.isReady);
  const count = useCart(countOf);
  const isEmpty = items.length === 0;
  const fit = useFit(items);
  const { judged, parts } = fit;
  const lines = (
    <section aria-label="Items">
      {fit.judge}
      <div id="fit" className="scroll-mt-[calc(var(--header)+1rem)]">
        {judged && parts && (
          <div className="mb-4">
            <parts.CartVerdict judged={judged} items={items} />
          </div>
        )}
        {fit.isPending && <div className="mb-4 h-13" />}
      </div>
      <Lines>
        {gone.map((item) => (
          <GoneLine key={cartLineKey(item)} item={item} />
        ))}
        {items.map((item, place) => (
          <CartLine
            key={cartLineKey(item)}
            item={item}
            place={place}
            mark={
              judged && parts && <parts.LineMark judged={judged} items={items} line={cartLineKey(item)} />
            }
          />
        ))}
      </Lines>
      <div className="mt-4 flex justify-between gap-3">
        <ButtonLink to="/shop" size="small">
          Continue Shopping
        </ButtonLink>
        {!isEmpty && <ClearCart />}
      </div>
    </section>
  );
  return (
    <div className="wrap pt-10">
      <TitleRow title="Your Cart">
        {!isEmpty && (
          <p className="text-steel">
            {count} {count === 1 ? 'item' : 'items'}, {formatKg(weightKg(items))} shipping weight
          </p>
        )}
      </TitleRow>
      {!isReady && <Loading />}
      {isReady && !isEmpty && (
        <Columns aside={<CartSummary items={items} terms={terms} fit={fit} />}>{lines}</Columns>
      )}
      {isReady && isEmpty && (
        <div className="pt-6">
          {gone.length > 0 ? lines : <Empty />}
          <Suggested />
        </div>
      )}
    </div>
  );
}

function Lines({ children }: { readonly children: ReactNode }) {
  return <ul className="border-t-2 border-ink">{children}</ul>;
}

function Empty() {
  return (
    <EmptyState
      title="Your Cart is Empty"
      action={
        <ButtonLink to="/shop" kind="primary">
          Continue Shopping
        </ButtonLink>
      }
    >
      Browse our bars, plates and racks to get started.
    </EmptyState>
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
      <span className="inline-flex items-center gap-2 text-red">
        <Icon name="trash" size="small" /> Clear Cart
      </span>
    </Button>
  );
}

/** Until the browser's storage is read: the shape of two lines and the summary. */
function Loading() {
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        Loading your cart
      </p>
      <Columns
        aside={
          <>
            <Panel title="Order Summary">
              <div className="min-h-105">
                <LineSkeleton />
                <LineSkeleton />
                <LineSkeleton />
                <LineSkeleton width="medium" />
              </div>
            </Panel>
            <noscript>
              <p>Your cart is saved in your browser and needs JavaScript.</p>
            </noscript>
          </>
        }
      >
        <Lines>
          <LineSkeletons />
        </Lines>
      </Columns>
    </div>
  );
}
