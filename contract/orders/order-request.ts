import { ORDER_LINES_MAX, QUANTITY_MAX, QUANTITY_MIN } from '../../domain/limits.ts';
import type { CustomerInfo } from '../../domain/orders/order.ts';
import { ORDER_DEFAULTS, parsePaymentMethod } from '../../domain/orders/order-status.ts';
import { addressSchemaOr } from '../../domain/shipping/address.ts';
import { FLOOR_MAX } from '../../domain/shipping/floor.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { EMAIL_MAX, isOneLine, NAME_MAX, PHONE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { choice, wholeNumber } from '../fields.ts';
import { ADDRESS_EXAMPLE } from './examples.ts';

/**
 * What the checkout sends to POST /orders/guest. The amounts are rupees and are only compared with the shop's own: the
 * shop prices every order itself. A field that nobody knows is refused, so that a misspelt one is not lost in silence.
 */

const text = (max: number) => z.string().trim().max(max).refine(isOneLine, 'Must be on one line');
const optionalText = (max: number) =>
  text(max)
    .nullish()
    .transform((given) => given || undefined);
const NOTES_MAX = 2000;
const quantityMessage = `Quantity must be a whole number from ${QUANTITY_MIN} to ${QUANTITY_MAX}`;

const address = addressSchemaOr('Shipping and billing addresses are required');

/** Of a line, in each form of an order. */
export const lineFields = {
  productId: z
    .union([z.string(), z.number()], { error: 'Product is required' })
    .transform(String)
    .pipe(text(64).min(1, 'Product is required')),
  quantity: z
    .number({ error: quantityMessage })
    .refine(
      (count) => Number.isInteger(count) && count >= QUANTITY_MIN && count <= QUANTITY_MAX,
      quantityMessage,
    ),
  variant: optionalText(120),
  variantType: z
    .enum(['weight', 'color'])
    .nullish()
    .transform((type) => type ?? undefined),
};

export const amount = z.number().min(0).max(1_000_000_000).nullish();

/** Beside the lines, in each form of an order. */
export const orderFields = {
  shippingAddress: address,
  billingAddress: address,
  paymentMethod: choice('Payment method', parsePaymentMethod, ORDER_DEFAULTS.paymentMethod),
  partPayment: z
    .boolean()
    .nullish()
    .transform((given) => given || undefined)
    .describe('With cash on delivery: an advance is paid online now, the rest in cash'),
  totalAmount: amount,
  couponCode: optionalText(40),
  gstin: optionalText(20),
  shippingMethod: z.enum(SHIPPING_METHODS).default('standard'),
  customerInfo: z.object({ name: text(NAME_MAX), email: text(EMAIL_MAX), phone: text(PHONE_MAX) }).nullish(),
  notes: z
    .string()
    .trim()
    .max(NOTES_MAX)
    .refine((given) => !given.includes('\0'), 'Notes contain a character that we can’t save')
    .nullish()
    .transform((given) => given || undefined),
  floor: wholeNumber(`Floor must be a whole number from 0 to ${FLOOR_MAX}`, 0, FLOOR_MAX)
    .nullish()
    .describe('For heavy goods; 0 is the ground floor'),
  hasLift: z.boolean({ error: 'Lift must be yes or no' }).nullish(),
};

export const orderLines = <T extends z.ZodType>(line: T) =>
  z
    .array(line, { error: 'No items in cart' })
    .min(1, 'No items in cart')
    .max(ORDER_LINES_MAX, `You can order up to ${ORDER_LINES_MAX} different items at once`);

/** A copy of the product as the shopper saw it; nothing in it is believed. */
const productDetails = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  name: z.string().max(300).nullish(),
  price: z.number().nullish(),
  salePrice: z.number().nullish(),
  images: z.union([z.array(z.string().max(2000)).max(20), z.string().max(5000)]).nullish(),
  category: z.string().max(100).nullish(),
  description: z.string().max(20_000).nullish(),
  gst: z.number().nullish(),
  weight: z.union([z.string().max(100), z.number()]).nullish(),
  dimensions: z.string().max(300).nullish(),
  brand: z.string().max(200).nullish(),
  sku: z.string().max(100).nullish(),
});

export const ORDER_REQUEST_EXAMPLE = {
  items: [{ productId: '1', quantity: 1 }],
  shippingAddress: ADDRESS_EXAMPLE,
  billingAddress: ADDRESS_EXAMPLE,
  paymentMethod: 'cod',
};

export const orderRequestSchema = z
  .strictObject({
    items: orderLines(
      z.object({ ...lineFields, priceAtPurchase: amount, productDetails: productDetails.nullish() }),
    ),
    ...orderFields,
    advance: amount.describe(
      'What the buyer expects to pay now; refused unless it equals the shop’s own to the paisa',
    ),
    subtotal: amount,
    shippingCost: amount,
    taxAmount: amount,
    cgst: amount,
    sgst: amount,
    igst: amount,
    discountAmount: amount,
    replacesOrderId: text(100)
      .optional()
      .describe('Your unpaid order that this one replaces; its stock and coupon are released for this one'),
  })
  .meta({ examples: [ORDER_REQUEST_EXAMPLE] });
export type OrderRequest = z.output<typeof orderRequestSchema>;

/** Checked by `completeOrder`. */
export type CompleteOrder = OrderRequest & { readonly customerInfo: CustomerInfo };

/** The customer that the request names, else the person at the shipping address. */
export function customerOf(order: Pick<OrderRequest, 'customerInfo' | 'shippingAddress'>): CustomerInfo {
  const { fullName, email, phone } = order.shippingAddress;
  const given = order.customerInfo;
  return { name: given?.name || fullName, email: given?.email || email, phone: given?.phone || phone };
}
