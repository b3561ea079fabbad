import { cartLineKey } from '../../../../domain/cart/cart.ts';
import { tellAnalytics } from '../../analytics.ts';
import { cartStore } from '../../cart/cart-store.ts';
import type { ShownOrder } from '../order-response.ts';
import { orderStore } from '../order-store.ts';
import { purchaseOf } from './purchase.ts';

interface Ending {
  /** The payment is confirmed, or cash: a sale that may be told. */
  readonly isSure: boolean;
  /** Placed in this browser, so that the cart is the one it was made of. */
  readonly isOwn: boolean;
  /** The cart was changed after it: what is not part of the order stays. */
  readonly isEarlier?: boolean;
}

/** Once per order, whatever is reloaded: its cart is emptied, and a sale that is sure is told. */
export function finishOrder(order: ShownOrder, { isSure, isOwn, isEarlier = false }: Ending): void {
  if (!orderStore.getState().finishOnce(order.id)) return;
  if (isOwn && isEarlier) takeFromCart(order);
  else if (isOwn) cartStore.getState().clear();
  if (isSure) tellAnalytics(purchaseOf(order));
}

function takeFromCart({ items: ordered }: ShownOrder): void {
  const { readStorage, setQuantity, remove } = cartStore.getState();
  readStorage();
  for (const line of ordered) {
    const key = cartLineKey(line);
    const inCart = cartStore.getState().items.find((item) => cartLineKey(item) === key)?.quantity ?? 0;
    if (inCart > line.quantity) setQuantity(line, inCart - line.quantity);
    else remove(line);
  }
}
