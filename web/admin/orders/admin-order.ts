import { z } from '../../../contract/zod.ts';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../domain/orders/order-status.ts';

const addressSchema = z.object({
  fullName: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  phone: z.string(),
  gstin: z.string().optional(),
});

/** An order as the admin reads it; amounts are rupees. */
const adminOrderSchema = z.object({
  id: z.string(),
  order_number: z.number(),
  status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(PAYMENT_STATUSES),
  payment_method: z.enum(PAYMENT_METHODS),
  subtotal: z.number(),
  shipping_cost: z.number(),
  shipping_method: z.string(),
  cgst: z.number(),
  sgst: z.number(),
  igst: z.number(),
  discount_amount: z.number(),
  coupon_code: z.string().nullable(),
  round_off: z.number(),
  total_amount: z.number(),
  amount_refunded: z.number().default(0),
  amount_to_refund: z.number().default(0),
  amount_disputed: z.number().default(0),
  customer_info: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
  shipping_address: addressSchema,
  billing_address: addressSchema,
  order_items: z.array(
    z.object({
      id: z.number(),
      product_name: z.string(),
      product_sku: z.string().nullable(),
      variant: z.string().nullable(),
      quantity: z.number(),
      unit_price: z.number(),
      total_price: z.number(),
      product_gst: z.number(),
    }),
  ),
  status_history: z.array(
    z.object({
      field: z.enum(['status', 'payment_status']),
      from: z.string().nullable(),
      to: z.string(),
      at: z.string(),
      actor: z.string().optional(),
      note: z.string().nullish(),
    }),
  ),
  tracking_id: z.string().nullable(),
  notes: z.string(),
  call_due_at: z.string().nullable().default(null),
  test_payment: z.boolean().default(false),
  admin_notes: z.string().default(''),
  created_at: z.string(),
  version: z.number().optional(),
});

export type AdminOrder = z.infer<typeof adminOrderSchema>;
export type OfficeAddress = z.infer<typeof addressSchema>;

export const readAdminOrder = (value: unknown): AdminOrder | undefined =>
  adminOrderSchema.safeParse(value).data;

const changedSchema = z.object({ order: adminOrderSchema });

/** What a change answers: the order as it is now. */
export const readChangedOrder = (reply: unknown): AdminOrder => changedSchema.parse(reply).order;

const countsSchema = z.object({
  counts: z.record(z.enum(ORDER_STATUSES), z.number()),
  /** Of these there may be more than `counts` says. */
  countedInPart: z.array(z.enum(ORDER_STATUSES)),
});

export type OrderCounts = z.infer<typeof countsSchema>;

export const readCounts = (reply: unknown): OrderCounts | undefined => countsSchema.safeParse(reply).data;

export const quantityOf = ({ order_items }: AdminOrder): number =>
  order_items.reduce((sum, { quantity }) => sum + quantity, 0);
