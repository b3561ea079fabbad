import { cartLineKey } from '../../../../domain/cart/cart.ts';
import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { toRupees } from '../../../../domain/pricing/money.ts';
import { type PurchaseEvent, tellAnalytics } from '../../analytics.ts';
import { cartStore } from '../../cart/cart-store.ts';
import type { ShownOrder } from '../order-response.ts';
import { orderStore } from '../order-store.ts';

interface FinishedOrder {
  /** Cash on delivery, or its payment is confirmed: it may be reported as a purchase. */
  readonly isSale: boolean;
  /** Placed in this browser, so that the cart is the one it was made of. */
  readonly isOwn: boolean;
  /** The cart was changed after it: what is not part of the order stays. */
  readonly isFromEarlierAttempt?: boolean;
}

/** Once per order, whatever is reloaded: its cart is emptied, and a sale is reported. */
export function finishOrder(
  order: ShownOrder,
  { isSale, isOwn, isFromEarlierAttempt = false }: FinishedOrder,
): void {
  if (!orderStore.getState().finishOnce(order.id)) return;
  if (isOwn && isFromEarlierAttempt) removeFromCart(order);
  else if (isOwn) cartStore.getState().clear();
  if (isSale) tellAnalytics(purchaseEvent(order));
}

function removeFromCart({ items: ordered }: ShownOrder): void {
  const { readStorage, setQuantity, remove } = cartStore.getState();
  readStorage();
  for (const line of ordered) {
    const key = cartLineKey(line);
    const inCart = cartStore.getState().items.find((item) => cartLineKey(item) === key)?.quantity ?? 0;
    if (inCart > line.quantity) setQuantity(line, inCart - line.quantity);
    else remove(line);
  }
}

function purchaseEvent({ orderNumber, totalAmount, items }: ShownOrder): PurchaseEvent {
  return {
    event: 'purchase',
    transaction_id: displayOrderNumber(orderNumber),
    value: toRupees(totalAmount),
    currency: 'INR',
    items: items.map(({ productId, name, category, variant, unitPrice, quantity }) => ({
      item_id: productId,
      item_name: name,
      item_category: category,
      item_variant: variant,
      price: toRupees(unitPrice),
      quantity,
    })),
  };
}
