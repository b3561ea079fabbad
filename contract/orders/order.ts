import { CONFIRMED_VIA } from '../../domain/orders/cash-confirmation.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../domain/orders/order-status.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import { z } from '../../domain/zod.ts';
import { integer, orNull } from '../responses.ts';
import { ADDRESS_EXAMPLE, ORDER_ID_EXAMPLE } from './examples.ts';
import { ORDER_CALL_EXAMPLE, orderCallSchema } from './order-call.ts';
import { ORDER_ITEM_EXAMPLE, orderItemSchema } from './order-item.ts';

/** An order as the API answers it; amounts are rupees. */

const ORDER_ADDRESS_EXAMPLE = {
  ...ADDRESS_EXAMPLE,
  address: '12 MG Road, College Road, Near the stadium',
  pincode: '422001',
};

const ORDER_EVENT_EXAMPLE = {
  field: 'status',
  from: 'PENDING',
  to: 'CONFIRMED',
  at: '2026-11-15T10:24:00.000Z',
};

const rupees = z.number();

/** Address and pincode in both spellings, so that every client finds the one it knows. */
const orderAddressSchema = z
  .object({
    fullName: z.string(),
    email: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    address: z.string().describe('Both lines, joined with a comma'),
    city: z.string(),
    state: z.string(),
    pinCode: z.string(),
    pincode: z.string().describe('Same as `pinCode`'),
    phone: z.string(),
    gstin: z.string().optional().describe('For a business that needs a GST invoice'),
  })
  .meta({ id: 'OrderAddress', examples: [ORDER_ADDRESS_EXAMPLE] });
export type OrderAddress = z.infer<typeof orderAddressSchema>;

export const HISTORY_FIELDS = ['status', 'payment_status'] as const;

const orderEventSchema = z
  .object({
    field: z.enum(HISTORY_FIELDS),
    from: z.string().nullable(),
    to: z.string(),
    at: z.iso.datetime(),
    actor: z.string().optional().describe('For administrators only'),
    note: z.string().nullable().optional().describe('For administrators only'),
  })
  .meta({ id: 'OrderEvent', examples: [ORDER_EVENT_EXAMPLE] });

const ORDER_VIEW_EXAMPLE = {
  id: ORDER_ID_EXAMPLE,
  order_number: 1042,
  status: 'CONFIRMED',
  payment_status: 'PENDING',
  payment_method: 'COD',
  subtotal: 8999,
  shipping_cost: 550,
  shipping_method: 'standard',
  tax_amount: 1619.82,
  cgst: 809.91,
  sgst: 809.91,
  igst: 0,
  discount_amount: 0,
  coupon_code: null,
  round_off: 0.18,
  total_amount: 11169,
  order_summary: { subtotal: 8999, shippingCost: 550, tax: 1619.82, discount: 0, total: 11169 },
  customer_info: { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
  shipping_address: ORDER_ADDRESS_EXAMPLE,
  billing_address: ORDER_ADDRESS_EXAMPLE,
  order_items: [ORDER_ITEM_EXAMPLE],
  status_history: [ORDER_EVENT_EXAMPLE],
  tracking_id: null,
  notes: 'Please call before delivery',
  created_at: '2026-11-15T10:00:00.000Z',
  updated_at: '2026-11-15T10:24:00.000Z',
  payment_due_at: null,
  call_due_at: null,
  confirm_by: null,
  confirmed_at: null,
  confirmed_via: null,
  promise_first: '2026-11-21',
  promise_last: '2026-11-24',
  floor: null,
  has_lift: null,
  amount_refunded: 0,
  advance: null,
  awaits_advance: false,
  fully_refunded: false,
  amount_paid: 0,
  amount_due: 11169,
};

export const ORDER_EXAMPLE = {
  ...ORDER_VIEW_EXAMPLE,
  user_id: null,
  user: null,
  amount_to_refund: 0,
  amount_disputed: 0,
  test_payment: false,
  calls: [ORDER_CALL_EXAMPLE],
  admin_notes: 'Calls back after six',
  version: 2,
};

/** An order with everything that the shop knows of it, as administrators read it. */
export const orderSchema = z
  .object({
    id: z.string(),
    order_number: z.number().int().describe('Shown as `RR-` and the number'),
    status: z.enum(ORDER_STATUSES),
    payment_status: z.enum(PAYMENT_STATUSES),
    payment_method: z.enum(PAYMENT_METHODS),
    subtotal: rupees,
    shipping_cost: rupees,
    shipping_method: z.enum(SHIPPING_METHODS),
    tax_amount: rupees,
    cgst: rupees,
    sgst: rupees,
    igst: rupees,
    discount_amount: rupees,
    coupon_code: z.string().nullable(),
    round_off: rupees.describe('What rounding to the whole rupee added or took off'),
    total_amount: rupees,
    order_summary: z.object({
      subtotal: rupees,
      shippingCost: rupees,
      tax: rupees,
      discount: rupees,
      total: rupees,
    }),
    customer_info: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
    shipping_address: orderAddressSchema,
    billing_address: orderAddressSchema,
    order_items: z.array(orderItemSchema),
    status_history: z.array(orderEventSchema),
    tracking_id: z.string().nullable(),
    notes: z.string().describe('The customer’s note'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    payment_due_at: z.iso.datetime().nullable().describe('Until when we hold stock for an unpaid order'),
    call_due_at: orNull(z.iso.datetime()).describe(
      'Until when we hold stock for a large cash order, unless the shop confirms it by phone',
    ),
    confirm_by: orNull(z.iso.datetime()).describe(
      'Until when we hold stock for a cash order, unless the customer confirms it; null once it no longer needs confirming',
    ),
    confirmed_at: orNull(z.iso.datetime()).describe('When the customer confirmed a cash order'),
    confirmed_via: orNull(z.enum(CONFIRMED_VIA)).describe('By the link in the e-mail, or by phone'),
    promise_first: orNull(z.iso.date()).describe(
      'First promised day of delivery, in India; fixed when the order is placed',
    ),
    promise_last: orNull(z.iso.date()).describe('Last promised day of delivery'),
    floor: orNull(integer).describe('Where heavy goods go; 0 is the ground floor, null if we did not ask'),
    has_lift: orNull(z.boolean()).describe('Whether there is a lift to that floor'),
    amount_refunded: rupees.describe('How much of its payment was refunded'),
    advance: orNull(rupees).describe(
      'Of a cash order, what is paid online first; the rest is paid in cash on delivery',
    ),
    awaits_advance: z
      .boolean()
      .default(false)
      .describe('The advance isn’t paid yet: the order isn’t confirmed and can be paid'),
    fully_refunded: z
      .boolean()
      .default(false)
      .describe('Everything paid was refunded, refunds in progress included: the order isn’t shipped'),
    amount_paid: rupees.default(0).describe('What came in, refunds not subtracted'),
    amount_due: rupees.default(0).describe('What is still to be paid; 0 for a cancelled or refunded order'),
    user_id: z.string().nullable().describe('For the customer and administrators'),
    user: z
      .object({ id: z.string(), name: z.string(), email: z.string() })
      .nullable()
      .describe('For the customer and administrators'),
    amount_to_refund: rupees.describe(
      'For administrators only: how much of a cancelled, paid order is still to be refunded',
    ),
    amount_disputed: rupees.describe(
      'For administrators only: money that came in but settles nothing, such as a second payment',
    ),
    test_payment: z
      .boolean()
      .describe('For administrators only: paid in test mode, so no real money was charged'),
    calls: z
      .array(orderCallSchema)
      .describe('For administrators only: calls to the customer, in order of time'),
    admin_notes: z.string().describe('For administrators only'),
    version: z.number().int().describe('For administrators only: send it with an edit'),
  })
  .meta({ id: 'AdminOrder', examples: [ORDER_EXAMPLE] });
export type Order = z.infer<typeof orderSchema>;

/** An order as its reader may see it. Its owner reads the account, administrators everything. */
export const orderViewSchema = orderSchema
  .partial({
    user_id: true,
    user: true,
    amount_to_refund: true,
    amount_disputed: true,
    test_payment: true,
    calls: true,
    admin_notes: true,
    version: true,
  })
  .meta({ id: 'Order', examples: [ORDER_VIEW_EXAMPLE] });
export type OrderView = z.infer<typeof orderViewSchema>;
