import type { ShownOrder } from '../../api/order-reply.ts';
import { cartStore } from '../../stores/cart-store.ts';
import { orderStore } from '../../stores/order-store.ts';
import { tellAnalytics } from '../analytics.ts';
import { purchaseOf } from './purchase.ts';

/** Once per order, whatever is reloaded: its cart is emptied, and a sale that is sure is told. */
export function finishOrder(order: ShownOrder, { isSure }: { readonly isSure: boolean }): void {
  if (!orderStore.getState().finishOnce(order.id)) return;
  cartStore.getState().clear();
  if (isSure) tellAnalytics(purchaseOf(order));
}
