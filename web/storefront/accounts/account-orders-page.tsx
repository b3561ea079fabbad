import { head } from '../head.ts';
import { OrdersScreen } from '../orders/orders-screen.tsx';
import type { Route } from './+types/account-orders-page';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Your Orders', isPrivate: true });

/** The same list as /orders. */
export default function AccountOrdersPage() {
  return <OrdersScreen path="/account/orders" />;
}
