import { head } from '../head.ts';
import type { Route } from './+types/orders-page';
import { OrdersScreen } from './orders-screen.tsx';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Your Orders', isPrivate: true });

export default function OrdersPage() {
  return <OrdersScreen path="/orders" />;
}
