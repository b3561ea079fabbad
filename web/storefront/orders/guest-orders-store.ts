import { type AnsweredOrder, answeredOrderSchema } from '../../../contract/orders/placed-order.ts';
import { GUEST_DELIVERY_DAYS } from '../../../domain/limits.ts';
import { isGuestOrderId } from '../../../domain/orders/order.ts';
import { parsePaymentMethod } from '../../../domain/orders/order-status.ts';
import { toRupees } from '../../../domain/pricing/money.ts';
import { z } from '../../../domain/zod.ts';
import { isGuest, type SafeStorage } from '../../storage/safe-storage.ts';
import { readOrder, type ShownLine, type ShownOrder } from './order-response.ts';

/** The newest ones; older orders are found by number and e-mail. */
export const GUEST_ORDERS_MAX = 50;

const recordSchema = answeredOrderSchema.refine(({ id }) => isGuestOrderId(id));

/** Newest last. */
export function readGuestOrders(storage: SafeStorage): ShownOrder[] {
  return readRecords(storage).flatMap((record) => readOrder(record) ?? []);
}

/**
 * The order as the server answered it, with the fields of the specification's local record beside its own. The same
 * order again replaces the first. Where the storage is full, older orders make room. With a token nothing is written.
 */
export function addGuestOrder(storage: SafeStorage, answered: AnsweredOrder): ShownOrder[] {
  const order = readOrder(answered);
  if (order !== undefined && isGuestOrderId(order.id) && isGuest(storage)) {
    const others = readRecords(storage).filter(({ id }) => id !== order.id);
    let orders = [...others, { ...answered, ...guestOrderRecord(order) }].slice(-GUEST_ORDERS_MAX);
    while (!storage.write('guest-orders', JSON.stringify(orders)) && orders.length > 1)
      orders = orders.slice(Math.ceil(orders.length / 2));
  }
  return readGuestOrders(storage);
}

/** Of each guest's order the newest record; whatever else stands there is left out. */
function readRecords(storage: SafeStorage): AnsweredOrder[] {
  const stored = z.array(z.unknown()).catch([]).parse(storage.readJson('guest-orders'));
  const records = stored
    .flatMap((record) => recordSchema.safeParse(record).data ?? [])
    .slice(-GUEST_ORDERS_MAX);
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

const DAY_MS = 24 * 60 * 60 * 1000;

type RecordedOrder = Omit<
  Pick<ShownOrder, AmountName | 'id' | 'items' | 'paymentMethod' | 'customer' | 'createdAt' | AddressName>,
  'items'
> & { readonly items: readonly Omit<ShownLine, 'key' | 'lineTotal'>[] };
type AmountName = 'totalAmount' | 'shippingCost' | 'taxAmount' | 'discountAmount';
type AddressName = 'shippingAddress' | 'billingAddress';

/**
 * The specification's local record, amounts in rupees. Only this one calls an online order paid at once; the server waits
 * for the gateway.
 */
export function guestOrderRecord(order: RecordedOrder) {
  const { id, paymentMethod, shippingAddress, billingAddress, customer, createdAt } = order;
  return {
    id,
    items: order.items.map(({ name, category, image, unitPrice, ...line }) => ({
      productId: line.productId,
      quantity: line.quantity,
      variant: line.variant,
      variantType: line.variantType,
      product: { name, category, images: [image] },
      priceAtPurchase: toRupees(unitPrice),
    })),
    totalAmount: toRupees(order.totalAmount),
    shippingCost: toRupees(order.shippingCost),
    taxAmount: toRupees(order.taxAmount),
    discountAmount: toRupees(order.discountAmount),
    status: 'pending',
    paymentStatus: parsePaymentMethod(paymentMethod) === 'COD' ? 'pending' : 'paid',
    paymentMethod,
    shippingAddress,
    billingAddress,
    orderDate: createdAt,
    expectedDeliveryDate:
      createdAt && new Date(Date.parse(createdAt) + GUEST_DELIVERY_DAYS * DAY_MS).toISOString(),
    customerInfo: customer,
  };
}
