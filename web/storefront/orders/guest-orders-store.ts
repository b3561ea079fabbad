import { type GuestOrder, type GuestOrderItem, isGuestOrderId } from '../../../domain/orders/order.ts';
import { isObject, textOf } from '../../api/response.ts';
import { type ProductSnapshot, productSnapshot } from '../../storage/product-snapshot.ts';
import { isGuest, type SafeStorage } from '../../storage/safe-storage.ts';
import { readAddress } from '../accounts/address-response.ts';

export type KeptGuestOrder = GuestOrder<ProductSnapshot>;

/** The newest ones; older orders are found by number and e-mail. */
export const GUEST_ORDERS_MAX = 50;

/** Newest last. Whatever else stands there is left out. */
export function readGuestOrders(storage: SafeStorage): KeptGuestOrder[] {
  const stored = storage.readJson('guest-orders');
  if (!Array.isArray(stored)) return [];
  const orders = stored.slice(-GUEST_ORDERS_MAX).flatMap((order) => readGuestOrder(order) ?? []);
  return [...new Map(orders.map((order) => [order.id, order])).values()];
}

/**
 * The storage is read first, so that two tabs lose nothing of each other; the same order again replaces the first. Where
 * the storage is full, older orders make room. With a token nothing is written.
 */
export function appendGuestOrder(storage: SafeStorage, order: KeptGuestOrder): KeptGuestOrder[] {
  if (!isGuest(storage)) return readGuestOrders(storage);
  const others = readGuestOrders(storage).filter(({ id }) => id !== order.id);
  const kept = { ...order, items: order.items.map(keptItem) };
  let orders = [...others, kept].slice(-GUEST_ORDERS_MAX);
  while (!storage.write('guest-orders', JSON.stringify(orders)) && orders.length > 1)
    orders = orders.slice(Math.ceil(orders.length / 2));
  return orders;
}

function keptItem(item: GuestOrderItem<ProductSnapshot>): GuestOrderItem<ProductSnapshot> {
  return { ...item, product: productSnapshot(item.product) ?? item.product };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const numberOf = (value: unknown): number => (isNumber(value) ? value : 0);

function readGuestOrder(value: unknown): KeptGuestOrder | undefined {
  if (!isObject(value)) return undefined;
  const id = textOf(value.id);
  const shippingAddress = readAddress(value.shippingAddress);
  const items = readOrderItems(value.items);
  const { totalAmount, orderDate, customerInfo } = value;
  if (id === undefined || !isGuestOrderId(id) || shippingAddress === undefined) return undefined;
  if (items === undefined || !isNumber(totalAmount) || !isMoment(orderDate)) return undefined;
  const { fullName, email, phone } = shippingAddress;
  const customer = isObject(customerInfo) ? customerInfo : {};
  return {
    id,
    items,
    totalAmount,
    shippingCost: numberOf(value.shippingCost),
    taxAmount: numberOf(value.taxAmount),
    discountAmount: numberOf(value.discountAmount),
    status: 'pending',
    paymentStatus: value.paymentStatus === 'paid' ? 'paid' : 'pending',
    paymentMethod: textOf(value.paymentMethod) ?? 'cod',
    shippingAddress,
    billingAddress: readAddress(value.billingAddress) ?? shippingAddress,
    orderDate,
    expectedDeliveryDate: isMoment(value.expectedDeliveryDate) ? value.expectedDeliveryDate : orderDate,
    customerInfo: {
      name: textOf(customer.name) ?? fullName,
      email: textOf(customer.email) ?? email,
      phone: textOf(customer.phone) ?? phone,
    },
  };
}

function isMoment(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

/** All of them, or the order would show another sum than its items. */
export function readOrderItems(value: unknown): GuestOrderItem<ProductSnapshot>[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items = value.flatMap((item) => readOrderItem(item) ?? []);
  return items.length === value.length ? items : undefined;
}

function readOrderItem(item: unknown): GuestOrderItem<ProductSnapshot> | undefined {
  if (!isObject(item)) return undefined;
  const product = productSnapshot(item.product);
  const { quantity, priceAtPurchase, variantType } = item;
  if (product === undefined || !isNumber(quantity) || !isNumber(priceAtPurchase)) return undefined;
  return {
    productId: product.id,
    quantity,
    variant: textOf(item.variant),
    variantType: variantType === 'weight' || variantType === 'color' ? variantType : undefined,
    product,
    priceAtPurchase,
  };
}
