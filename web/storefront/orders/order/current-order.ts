import { firstImage } from '../../../../domain/catalogue/images.ts';
import { ORDER_DEFAULTS } from '../../../../domain/orders/order-status.ts';
import { times, ZERO } from '../../../../domain/pricing/money.ts';
import { amountOf, type ShownOrder } from '../order-response.ts';
import type { CurrentOrder } from '../order-store.ts';

const amount = (rupees: number) => amountOf(rupees) ?? ZERO;

/** The order that this browser has just placed, as the screens show orders. Its lines cost what they cost then. */
export function shownCurrentOrder(order: CurrentOrder): ShownOrder {
  const { shippingAddress } = order;
  return {
    id: order.id,
    orderNumber: order.orderNumber,
    createdAt: order.createdAt,
    status: ORDER_DEFAULTS.status,
    paymentStatus: ORDER_DEFAULTS.paymentStatus,
    paymentMethod: order.paymentMethod,
    items: order.items.map((item, index) => {
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
    }),
    amountRefunded: ZERO,
    totals: {
      subtotal: amount(order.subtotal),
      shipping: amount(order.shippingCost),
      tax: amount(order.taxAmount),
      discount: amount(order.discountAmount),
      total: amount(order.totalAmount),
    },
    shippingAddress,
    customer: {
      name: shippingAddress.fullName,
      email: shippingAddress.email,
      phone: shippingAddress.phone,
    },
    trackingId: undefined,
    history: [],
    paymentDueAt: undefined,
  };
}
