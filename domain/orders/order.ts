import { GUEST_DELIVERY_DAYS } from '../limits.ts';
import { type Paise, toRupees } from '../pricing/money.ts';
import type { Address } from '../shipping/address.ts';
import { parsePaymentMethod } from './order-status.ts';

export const GUEST_ID_PREFIX = 'GUEST-';
export const ORDER_NUMBER_PREFIX = 'RR-';

/** 128 bits: whoever has a guest's link may read the order, so nobody must be able to guess one. */
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

/** The guest's own record of an order, kept in the browser under `guest-orders`; amounts in rupees. */
export type GuestOrder = {
  id: string;
  items: {
    productId: string;
    quantity: number;
    variant: string | undefined;
    variantType: 'weight' | 'color' | undefined;
    product: { name: string; category: string | undefined; images: string[] };
    priceAtPurchase: number;
  }[];
  totalAmount: number;
  shippingCost: number;
  taxAmount: number;
  discountAmount: number;
  status: 'pending';
  paymentStatus: 'pending' | 'paid';
  paymentMethod: string;
  shippingAddress: Address | undefined;
  billingAddress: Address | undefined;
  orderDate: string | undefined;
  expectedDeliveryDate: string | undefined;
  customerInfo: CustomerInfo;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Only the record in the browser calls an online order paid at once, as the specification has it; the server waits for
 * the gateway.
 */
export function guestOrderRecord(order: {
  readonly id: string;
  readonly items: readonly {
    readonly productId: string;
    readonly name: string;
    readonly category: string | undefined;
    readonly image: string;
    readonly variant: string | undefined;
    readonly variantType: 'weight' | 'color' | undefined;
    readonly quantity: number;
    readonly unitPrice: Paise;
  }[];
  readonly totalAmount: Paise;
  readonly shippingCost: Paise;
  readonly taxAmount: Paise;
  readonly discountAmount: Paise;
  readonly paymentMethod: string;
  readonly shippingAddress: Address | undefined;
  readonly billingAddress: Address | undefined;
  readonly customer: CustomerInfo;
  readonly createdAt: string | undefined;
}): GuestOrder {
  const { id, paymentMethod, shippingAddress, billingAddress, customer, createdAt } = order;
  return {
    id,
    items: order.items.map(
      ({ productId, name, category, image, variant, variantType, quantity, unitPrice }) => ({
        productId,
        quantity,
        variant,
        variantType,
        product: { name, category, images: [image] },
        priceAtPurchase: toRupees(unitPrice),
      }),
    ),
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
