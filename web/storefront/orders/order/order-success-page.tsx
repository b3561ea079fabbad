import { head } from '../../head.ts';
import type { Route } from './+types/order-success-page';
import { OrderConfirmation } from './order-confirmation.tsx';
import { OrderLoading } from './order-loading.tsx';
import { OrderMissing, OrderUnavailable, OrderUnnamed } from './order-trouble.tsx';
import { useOrderPage } from './use-order.ts';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Your Order', isPrivate: true });

/** The confirmation of an order, from its link or straight after it was placed. */
export default function OrderSuccessPage() {
  const { page, isBusy, retry, refresh } = useOrderPage();
  if (page.is === 'loading') return <OrderLoading />;
  if (page.is === 'nothing') return <OrderUnnamed wasPlaced={page.wasPlaced} />;
  if (page.is === 'not-found') return <OrderMissing id={page.id} />;
  if (page.is === 'failed') return <OrderUnavailable id={page.id} isBusy={isBusy} onRetry={retry} />;
  return <OrderConfirmation order={page.order} isBusy={isBusy} onRefresh={() => void refresh()} />;
}
