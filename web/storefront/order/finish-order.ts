import type { ShownOrder } from '../../api/order-reply.ts';
import { cartStore } from '../../stores/cart-store.ts';
import { orderStore } from '../../stores/order-store.ts';
import { tellAnalytics } from '../analytics.ts';
import { purchaseOf } from './purchase.ts';

interface Ending {
  /** The payment is confirmed, or cash: a sale that may be told. */
  readonly isSure: boolean;
  /** Placed in this browser, so that the cart is the one it was made of. */
  readonly isOwn: boolean;
}

/** Once per order, whatever is reloaded: its cart is emptied, and a sale that is sure is told. */
export function finishOrder(order: ShownOrder, { isSure, isOwn }: Ending): void {
  if (!orderStore.getState().finishOnce(order.id)) return;
  if (isOwn) cartStore.getState().clear();
  if (isSure) tellAnalytics(purchaseOf(order));
}
