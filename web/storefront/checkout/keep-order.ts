import { guestOrderRecord, isGuestOrderId } from '../../../domain/orders/order.ts';
import { toRupees } from '../../../domain/pricing/money.ts';
import type { PlacedOrder } from '../orders/order-calls.ts';
import type { OrderStore } from '../orders/order-store.ts';
import type { Ordered } from './order-attempt.ts';

/**
 * What the browser remembers of an order, for the pages that follow and for the guest's own list: under the id that the
 * shop gave, with the shop's amounts where it told them.
 */
export function keepPlacedOrder(
  { orders, now }: { readonly orders: OrderStore; readonly now: () => Date },
  { items, address, paymentMethod, totals }: Ordered,
  {
    id,
    orderNumber,
    createdAt,
    amounts,
    isEarlier,
  }: PlacedOrder & { readonly id: string; readonly isEarlier: boolean },
): void {
  const placedAt = createdAt === undefined ? now() : new Date(createdAt);
  const { name, email, phone } = { name: address.fullName, email: address.email, phone: address.phone };
  const record = guestOrderRecord({
    id,
    items,
    amounts: totals,
    paymentMethod,
    shippingAddress: address,
    billingAddress: address,
    customerInfo: { name, email, phone },
    now: Number.isNaN(placedAt.getTime()) ? now() : placedAt,
  });
  const { setCurrentOrder, setFlags, addGuestOrder } = orders.getState();
  setFlags({ orderComplete: false });
  setCurrentOrder({
    id,
    orderNumber: orderNumber ?? id,
    createdAt: record.orderDate,
    paymentMethod,
    isEarlier,
    items: record.items,
    shippingAddress: address,
    ...(amounts ?? {
      subtotal: toRupees(totals.subtotal),
      shippingCost: record.shippingCost,
      taxAmount: record.taxAmount,
      discountAmount: record.discountAmount,
      totalAmount: record.totalAmount,
    }),
  });
  if (isGuestOrderId(id)) addGuestOrder({ ...record, ...(amounts && recordedAmounts(amounts)) });
}

function recordedAmounts(amounts: NonNullable<PlacedOrder['amounts']>) {
  const { shippingCost, taxAmount, discountAmount, totalAmount } = amounts;
  return { shippingCost, taxAmount, discountAmount, totalAmount };
}
