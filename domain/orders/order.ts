import type { CartItem } from '../cart/cart.ts';
import type { Product, SoldProduct } from '../catalogue/product.ts';
import { GUEST_DELIVERY_DAYS } from '../limits.ts';
import { type Paise, toRupees } from '../pricing/money.ts';
import { effectivePrice } from '../pricing/price.ts';
import type { Address } from '../shipping/address.ts';
import { parsePaymentMethod } from './order-status.ts';

export const GUEST_ID_PREFIX = 'GUEST-';
export const ORDER_NUMBER_PREFIX = 'RR-';

/** 128 bits: whoever holds a guest's link may read the order, so nobody must be able to guess one. */
const ID_BYTES_MIN = 16;

export function orderId(randomBytes: Uint8Array, { guest }: { guest: boolean }): string {
  if (randomBytes.length < ID_BYTES_MIN) throw new RangeError('An order id needs at least 128 random bits');
  const id = Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return guest ? `${GUEST_ID_PREFIX}${id}` : id;
}

export function isGuestOrderId(id: string): boolean {
  return id.startsWith(GUEST_ID_PREFIX);
}

/** `RR-1042`, or with the id where there is no number; never the prefix twice. */
export function displayOrderNumber(numberOrId: string | number): string {
  const text = String(numberOrId);
  return text.startsWith(ORDER_NUMBER_PREFIX) ? text : `${ORDER_NUMBER_PREFIX}${text}`;
}

/** Modals show the first 8 characters of an id. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

export function orderInquirySubject(id: string): string {
  return `Order Inquiry - ${id}`;
}

/** What the two help forms of the order page begin with. */
export function orderInquiryMessage(id: string): string {
  return `Hello, I have a question about my order ${id}.`;
}

export type CustomerInfo = { name: string; email: string; phone: string };

export type GuestOrderItem<P extends SoldProduct = Product> = CartItem<P> & { priceAtPurchase: number };

/** The guest's own record of an order, kept in the browser under `guest-orders`; amounts in rupees. */
export type GuestOrder<P extends SoldProduct = Product> = {
  id: string;
  items: GuestOrderItem<P>[];
  totalAmount: number;
  shippingCost: number;
  taxAmount: number;
  discountAmount: number;
  status: 'pending';
  paymentStatus: 'pending' | 'paid';
  paymentMethod: string;
  shippingAddress: Address;
  billingAddress: Address;
  orderDate: string;
  expectedDeliveryDate: string;
  customerInfo: CustomerInfo;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Only the record in the browser calls an online order paid at once, as the specification has it; the server waits for
 * the gateway. `id` is the one that the server gave.
 */
export function guestOrderRecord<P extends SoldProduct>(order: {
  id: string;
  items: readonly CartItem<P>[];
  amounts: { total: Paise; shipping: Paise; tax: Paise; discount: Paise };
  paymentMethod: string;
  shippingAddress: Address;
  billingAddress: Address;
  customerInfo: CustomerInfo;
  now: Date;
}): GuestOrder<P> {
  const { id, paymentMethod, shippingAddress, billingAddress, customerInfo, amounts, now } = order;
  return {
    id,
    items: order.items.map((item) => ({
      ...item,
      priceAtPurchase: toRupees(effectivePrice(item.product, item)),
    })),
    totalAmount: toRupees(amounts.total),
    shippingCost: toRupees(amounts.shipping),
    taxAmount: toRupees(amounts.tax),
    discountAmount: toRupees(amounts.discount),
    status: 'pending',
    paymentStatus: parsePaymentMethod(paymentMethod) === 'COD' ? 'pending' : 'paid',
    paymentMethod,
    shippingAddress,
    billingAddress,
    orderDate: now.toISOString(),
    expectedDeliveryDate: new Date(now.getTime() + GUEST_DELIVERY_DAYS * DAY_MS).toISOString(),
    customerInfo,
  };
}
