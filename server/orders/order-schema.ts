import { z } from 'zod';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../domain/orders/order-status.ts';
import { SHIPPING_METHODS } from '../../domain/shipping/freight.ts';
import {
  ORDER_ADDRESS_EXAMPLE,
  ORDER_EVENT_EXAMPLE,
  ORDER_ITEM_EXAMPLE,
  SHOWN_ORDER_EXAMPLE,
} from './examples.ts';

/** An order as the API speaks of it; amounts are rupees. */

export const HISTORY_FIELDS = ['status', 'payment_status'] as const;

const rupees = z.number();

/** In both spellings, so that every reader finds the one it knows. */
export const orderAddressSchema = z
  .object({
    fullName: z.string(),
    email: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    address: z.string().describe('Both lines, joined with a comma'),
    city: z.string(),
    state: z.string(),
    pinCode: z.string(),
    pincode: z.string().describe('The same as `pinCode`'),
    phone: z.string(),
    gstin: z.string().optional().describe('Of a business that wants it on its invoice'),
  })
  .meta({ id: 'OrderAddress', examples: [ORDER_ADDRESS_EXAMPLE] });

export const orderItemSchema = z
  .object({
    id: z.number().int(),
    product_id: z.string(),
    product_name: z.string(),
    product_category: z.string(),
    product_description: z.string(),
    product_image: z.string(),
    product: z
      .object({
        name: z.string(),
        category: z.string(),
        images: z.array(z.string()),
        price: rupees,
        salePrice: rupees.optional(),
      })
      .describe('As it was sold'),
    variant: z.string().nullable(),
    variant_type: z.enum(['weight', 'color']).nullable(),
    product_gst: z.number(),
    product_brand: z.string().nullable(),
    product_sku: z.string().nullable(),
    quantity: z.number().int(),
    unit_price: rupees,
    price_at_purchase: rupees.describe('The same as `unit_price`'),
    total_price: rupees,
  })
  .meta({ id: 'OrderItem', examples: [ORDER_ITEM_EXAMPLE] });

export const orderEventSchema = z
  .object({
    field: z.enum(HISTORY_FIELDS),
    from: z.string().nullable(),
    to: z.string(),
    at: z.iso.datetime(),
    actor: z.string().optional().describe('For administrators only'),
    note: z.string().nullable().optional().describe('For administrators only'),
  })
  .meta({ id: 'OrderEvent', examples: [ORDER_EVENT_EXAMPLE] });

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
    round_off: rupees.describe('What rounding to the whole rupee added, or took away'),
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
    notes: z.string().describe("The customer's"),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    payment_due_at: z.iso.datetime().nullable().describe('Until when an unpaid order keeps its goods'),
    amount_refunded: rupees.describe('What was given back of its payment'),
    amount_to_refund: rupees
      .optional()
      .describe('For administrators only: what a cancelled order that is paid still has to give back'),
    amount_disputed: rupees
      .optional()
      .describe('For administrators only: money that came and settles nothing, such as a second payment'),
    call_due_at: z.iso
      .datetime()
      .nullable()
      .default(null)
      .describe('Until when a large cash order keeps its goods unless the shop confirms it by a call'),
    user_id: z.string().nullable().optional().describe('For its owner and administrators'),
    user: z
      .object({ id: z.string(), name: z.string(), email: z.string() })
      .nullable()
      .optional()
      .describe('For its owner and administrators'),
    test_payment: z
      .boolean()
      .optional()
      .describe('For administrators only: it was paid in test mode, where no money moves'),
    admin_notes: z.string().optional().describe('For administrators only'),
    version: z.number().int().optional().describe('For administrators only: send it with an edit'),
  })
  .meta({ id: 'Order', examples: [SHOWN_ORDER_EXAMPLE] });

export type OrderAddress = z.infer<typeof orderAddressSchema>;
export type OrderItem = z.infer<typeof orderItemSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;

type Shown = z.infer<typeof orderSchema>;
type AdminFields =
  | 'user_id'
  | 'user'
  | 'test_payment'
  | 'admin_notes'
  | 'version'
  | 'amount_to_refund'
  | 'amount_disputed';

/** An order with everything that the shop knows of it. */
export type Order = Omit<Shown, AdminFields> & {
  [Field in AdminFields]-?: Exclude<Shown[Field], undefined>;
};

/** An order as its reader may see it. */
export type ShownOrder = Shown;
