import { firstImage } from '../../../domain/catalogue/images.ts';
import { GUEST_ID_PREFIX, shortId } from '../../../domain/orders/order.ts';
import { sum, times, ZERO } from '../../../domain/pricing/money.ts';
import type { KeptGuestOrder } from './guest-orders-store.ts';
import { amountOf, type ShownOrder } from './order-response.ts';

const amount = (rupees: number) => amountOf(rupees) ?? ZERO;

/** The record that this browser kept of a guest's order, as screens show orders. It has no number, and no history. */
export function shownGuestOrder(record: KeptGuestOrder): ShownOrder {
  const items = record.items.map((item, index) => {
    const unitPrice = amount(item.priceAtPurchase);
    return {
      key: String(index),
      productId: item.productId,
      name: item.product.name,
      category: item.product.category,
      image: firstImage(item.product.images),
      variant: item.variant,
      variantType: item.variantType,
      quantity: item.quantity,
      unitPrice,
      lineTotal: times(unitPrice, item.quantity),
    };
  });
  return {
    id: record.id,
    orderNumber: shortId(record.id.slice(GUEST_ID_PREFIX.length)),
    createdAt: record.orderDate,
    status: record.status.toUpperCase(),
    paymentStatus: record.paymentStatus.toUpperCase(),
    paymentMethod: record.paymentMethod,
    items,
    amountRefunded: ZERO,
    totals: {
      subtotal: sum(items.map(({ lineTotal }) => lineTotal)),
      shipping: amount(record.shippingCost),
      tax: amount(record.taxAmount),
      discount: amount(record.discountAmount),
      total: amount(record.totalAmount),
    },
    shippingAddress: record.shippingAddress,
    customer: record.customerInfo,
    trackingId: undefined,
    history: [],
    paymentDueAt: undefined,
  };
}
