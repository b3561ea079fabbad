import type { OrderView } from '../../../contract/orders/order.ts';
import type { OrderItem } from '../../../contract/orders/order-item.ts';
import { firstImage, readImages } from '../../../domain/catalogue/images.ts';
import { ORDER_DEFAULTS } from '../../../domain/orders/order-status.ts';
import type { OrderEvent } from '../../../domain/orders/order-timeline.ts';
import { add, nearestPaise, type Paise, subtract, sum, times, ZERO } from '../../../domain/pricing/money.ts';
import type { DeliveryPromise } from '../../../domain/shipping/promise.ts';
import { readAddress } from '../../../domain/shipping/read-address.ts';
import {
  getPath,
  idOf,
  isObject,
  momentOf,
  textOf,
  type Unchecked,
  variantTypeOf,
} from '../../api/response.ts';

/** An order as screens show it; amounts are paise. Its names are those of the specification's current order. */
export type ShownOrder = NonNullable<ReturnType<typeof readOrder>>;
export type ShownLine = ShownOrder['items'][number];

/**
 * An order as the server answers it, from the network or from this browser's storage. What can be missing has its
 * default; without an id it is no order.
 */
export function readOrder(value: unknown) {
  if (!isObject(value)) return undefined;
  const order: Unchecked<OrderView> = value;
  const id = idOf(order.id) ?? idOf(value.orderId);
  if (id === undefined) return undefined;
  const items = Array.isArray(order.order_items) ? order.order_items : [];
  const lines = items.flatMap((item, index) => readLine(item, index) ?? []);
  const shippingAddress = readAddress(order.shipping_address);
  const amounts = readAmounts(order, lines);
  const isPaid = upper(order.payment_status) === 'PAID';
  return {
    id,
    /** Without the prefix: `displayOrderNumber` adds it. */
    orderNumber: idOf(order.order_number) ?? id,
    createdAt: momentOf(order.created_at),
    status: upper(order.status) ?? ORDER_DEFAULTS.status,
    paymentStatus: upper(order.payment_status) ?? ORDER_DEFAULTS.paymentStatus,
    paymentMethod: textOf(order.payment_method) ?? ORDER_DEFAULTS.paymentMethod,
    items: lines,
    ...amounts,
    amountRefunded: amountOf(order.amount_refunded) ?? ZERO,
    advance: amountOf(order.advance),
    awaitsAdvance: order.awaits_advance === true,
    amountPaid: amountOf(order.amount_paid) ?? (isPaid ? amounts.totalAmount : ZERO),
    amountDue: amountOf(order.amount_due) ?? (isPaid ? ZERO : amounts.totalAmount),
    shippingAddress,
    billingAddress: readAddress(order.billing_address),
    customer: {
      name: textOf(getPath(order, 'customer_info', 'name')) ?? shippingAddress?.fullName ?? '',
      email: textOf(getPath(order, 'customer_info', 'email')) ?? shippingAddress?.email ?? '',
      phone: textOf(getPath(order, 'customer_info', 'phone')) ?? shippingAddress?.phone ?? '',
    },
    trackingId: textOf(order.tracking_id),
    /** Oldest first. */
    history: Array.isArray(order.status_history) ? order.status_history.flatMap(readEvent) : [],
    /** Until these times its goods are reserved, unless it is paid, confirmed by a call or by the customer. */
    paymentDueAt: momentOf(order.payment_due_at),
    callDueAt: momentOf(order.call_due_at),
    confirmBy: momentOf(order.confirm_by),
    promise: promiseOf(order),
    floor: typeof order.floor === 'number' ? order.floor : undefined,
    hasLift: typeof order.has_lift === 'boolean' ? order.has_lift : undefined,
  };
}

/** What a cancelled order gives back. */
export const amountToReturn = ({ paymentStatus, amountPaid, amountRefunded }: ShownOrder): Paise =>
  paymentStatus === 'REFUNDED' ? ZERO : subtract(amountPaid, amountRefunded);

const upper = (value: unknown) => textOf(value)?.trim().toUpperCase();

function promiseOf(order: Unchecked<OrderView>): DeliveryPromise | undefined {
  const [first, last] = [momentOf(order.promise_first), momentOf(order.promise_last)];
  return first === undefined || last === undefined ? undefined : { first, last };
}

const LARGEST = 10 ** 12;

/** Rupees as a JSON number or a decimal text; undefined where it is no amount that could be money. */
function amountOf(value: unknown): Paise | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Math.abs(number) <= LARGEST ? nearestPaise(number) : undefined;
}

function readAmounts(order: Unchecked<OrderView>, lines: readonly { readonly lineTotal: Paise }[]) {
  const amount = (field: keyof OrderView, inSummary: keyof OrderView['order_summary']) =>
    amountOf(order[field]) ?? amountOf(getPath(order.order_summary, inSummary));
  const subtotal = amount('subtotal', 'subtotal') ?? sum(lines.map(({ lineTotal }) => lineTotal));
  const shippingCost = amount('shipping_cost', 'shippingCost') ?? ZERO;
  const taxAmount = amount('tax_amount', 'tax') ?? ZERO;
  const discountAmount = amount('discount_amount', 'discount') ?? ZERO;
  const totalAmount =
    amount('total_amount', 'total') ?? subtract(add(subtotal, shippingCost, taxAmount), discountAmount);
  return { subtotal, shippingCost, taxAmount, discountAmount, totalAmount };
}

function readLine(value: unknown, index: number) {
  if (!isObject(value)) return undefined;
  const item: Unchecked<OrderItem> = value;
  const { quantity } = item;
  const count = typeof quantity === 'number' && Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1;
  const unitPrice =
    amountOf(item.unit_price) ??
    amountOf(item.price_at_purchase) ??
    amountOf(getPath(item.product, 'salePrice')) ??
    amountOf(getPath(item.product, 'price')) ??
    ZERO;
  return {
    key: idOf(item.id) ?? String(index),
    productId: idOf(item.product_id) ?? '',
    name: textOf(item.product_name) ?? textOf(getPath(item.product, 'name')) ?? 'Product',
    category: textOf(item.product_category) ?? textOf(getPath(item.product, 'category')),
    image: imageOf(item),
    variant: textOf(item.variant),
    variantType: variantTypeOf(item.variant_type),
    quantity: count,
    unitPrice,
    lineTotal: amountOf(item.total_price) ?? times(unitPrice, count),
  };
}

/** A record that cannot be read is worth a word to whoever looks after the shop; the shopper sees the placeholder. */
function imageOf({ product_image, product }: Unchecked<OrderItem>): string {
  const given = textOf(product_image) ?? getPath(product, 'images');
  const { problem } = readImages(given);
  if (problem !== undefined) console.warn(problem);
  return firstImage(given);
}

function readEvent(event: unknown): OrderEvent[] {
  const [field, to, from] = ['field', 'to', 'from'].map((name) => textOf(getPath(event, name)));
  const at = momentOf(getPath(event, 'at'));
  if ((field !== 'status' && field !== 'payment_status') || to === undefined || at === undefined) return [];
  return [{ field, from: from ?? null, to, at }];
}
