import { useAuth } from '../../session/auth-store.ts';
import { AccountNav } from '../accounts/account-nav.tsx';
import { AccountOrders } from './account-orders.tsx';
import { GuestOrders } from './guest-orders.tsx';
import { OrdersSkeleton } from './orders-skeleton.tsx';

/** An account's orders; a guest finds an order by its number, and those that were placed on this device. */
export function OrdersScreen({ path }: { readonly path: '/orders' | '/account/orders' }) {
  return (
    <div className="wrap pt-10">
      <AccountNav title="Your Orders" />
      <Orders path={path} />
    </div>
  );
}

function Orders({ path }: { readonly path: string }) {
  const status = useAuth((auth) => auth.status);
  const userId = useAuth((auth) => auth.user?.id);
  if (userId !== undefined) return <AccountOrders key={userId} path={path} />;
  return status === 'loading' ? <OrdersSkeleton /> : <GuestOrders />;
}
