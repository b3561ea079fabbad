import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { shopQueries } from '../../api/shop-queries.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { cameFrom } from '../accounts/return-path.ts';
import { Suggested } from '../catalogue/suggested.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { OrderCard } from './order-card.tsx';
import { useOrder } from './order-store.ts';
import { ORDERS_PER_PAGE, orderQuery } from './read-orders.ts';

/** Without an account there is no list; there is the search, and what was ordered on this device. */
export function GuestOrders() {
  const { orders, isMore, showMore, refresh } = useDeviceOrders();
  const location = useLocation();
  const signIn = (
    <ButtonLink to="/login" state={cameFrom(location)}>
      Sign in
    </ButtonLink>
  );
  return (
    <>
      <FindOrderForm />
      {orders.length === 0 ? (
        <>
          <EmptyState title="No orders yet" action={signIn}>
            Sign in to see your account’s orders, or find one by its number above.
          </EmptyState>
          <Suggested />
        </>
      ) : (
        <section aria-labelledby="on-this-device">
          <SectionHead size="small" title="Ordered on this device" id="on-this-device" action={signIn} />
          <div className="grid gap-6">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} onChanged={refresh} />
            ))}
          </div>
          {isMore && (
            <p className="my-4">
              <TextButton onClick={showMore}>Show older orders</TextButton>
            </p>
          )}
        </section>
      )}
    </>
  );
}

/**
 * The orders that a guest has placed in this browser, newest first. Each is shown as it was stored until the shop has
 * answered how it stands today.
 */
function useDeviceOrders() {
  const stored = useOrder((store) => store.guestOrders);
  const [count, setCount] = useState(ORDERS_PER_PAGE);
  const orders = stored.toReversed().slice(0, count);
  const fresh = useQueries({ queries: orders.map(({ id }) => orderQuery(id)) }, shopQueries);

  return {
    orders: orders.map((order, index) => fresh[index]?.data ?? order),
    isMore: stored.length > count,
    showMore: () => setCount(count + ORDERS_PER_PAGE),
    refresh: () => void shopQueries.invalidateQueries({ queryKey: ['order'] }),
  };
}
