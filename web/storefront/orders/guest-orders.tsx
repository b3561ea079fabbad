import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cameFrom } from '../accounts/return-path.ts';
import { FindOrderForm } from './find-order-form.tsx';
import { OrderCard } from './order-card.tsx';
import { useDeviceOrders } from './use-device-orders.ts';

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
        <EmptyState title="No orders yet" action={signIn}>
          Sign in to see the orders of your account, or find one by its number above.
        </EmptyState>
      ) : (
        <section aria-labelledby="on-this-device">
          <div className="orders-device-head">
            <h2 id="on-this-device">Ordered on this device</h2>
            {signIn}
          </div>
          <div className="orders-list">
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} onChanged={refresh} />
            ))}
          </div>
          {isMore && (
            <p className="orders-retry">
              <button type="button" className="text-link text-button" onClick={showMore}>
                Show older orders
              </button>
            </p>
          )}
        </section>
      )}
    </>
  );
}
