import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../../domain/order-status.ts';
import { SHIPPING_METHODS } from '../../../domain/shipping.ts';
import { users } from './accounts.ts';
import { products, VARIANT_KINDS } from './catalogue.ts';
import {
  createdAt,
  deletedAt,
  emailFormat,
  jsonObject,
  lengths,
  moment,
  notNegative,
  oneOf,
  paise,
  searchable,
  serial,
  spansOfTime,
  updatedAt,
  version,
} from './columns.ts';

const AMOUNTS = [
  'subtotal',
  'shipping_cost',
  'tax_amount',
  'cgst',
  'sgst',
  'igst',
  'discount_amount',
  'total_amount',
];

const pincodeFormat = (column: string) =>
  check(
    `orders_${column}_pincode`,
    sql.raw(`coalesce(${column} ->> 'pinCode', ${column} ->> 'pincode', '') ~ '^[1-9][0-9]{5}$'`),
  );

export const orders = pgTable(
  'orders',
  {
    /** At least 128 random bits; short enough that a payment attempt may add to it (63 characters at PhonePe). */
    id: text('id').primaryKey(),
    orderNumber: bigint('order_number', { mode: 'number' }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ORDER_STATUSES }).notNull().default('PENDING'),
    paymentStatus: text('payment_status', { enum: PAYMENT_STATUSES }).notNull().default('PENDING'),
    paymentMethod: text('payment_method', { enum: PAYMENT_METHODS }).notNull().default('COD'),
    subtotal: paise('subtotal').notNull(),
    shippingCost: paise('shipping_cost').notNull(),
    taxAmount: paise('tax_amount').notNull(),
    cgst: paise('cgst').notNull().default(0),
    sgst: paise('sgst').notNull().default(0),
    igst: paise('igst').notNull().default(0),
    discountAmount: paise('discount_amount').notNull().default(0),
    roundOff: paise('round_off').notNull().default(0),
    totalAmount: paise('total_amount').notNull(),
    couponCode: text('coupon_code'),
    shippingMethod: text('shipping_method', { enum: SHIPPING_METHODS }).notNull().default('standard'),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull().default(''),
    shippingAddress: jsonb('shipping_address').$type<Record<string, string>>().notNull(),
    billingAddress: jsonb('billing_address').$type<Record<string, string>>().notNull(),
    trackingId: text('tracking_id'),
    notes: text('notes').notNull().default(''),
    adminNotes: text('admin_notes').notNull().default(''),
    /** Whether its goods are taken from the counted stock now: turned exactly once per cancelling or reviving. */
    stockHeld: boolean('stock_held').notNull().default(false),
    /** Until when an unpaid online order keeps its goods. */
    paymentDueAt: moment('payment_due_at'),
    /** Until when a large cash order keeps its goods unless the shop has confirmed it by a call. */
    callDueAt: moment('call_due_at'),
    /** Paid in test mode, where no money moves. Stays for ever, whatever becomes of the order. */
    testPayment: boolean('test_payment').notNull().default(false),
    search: text('search').generatedAlwaysAs(
      searchable('order_number::text', 'customer_name', 'customer_email', 'customer_phone'),
    ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    unique('orders_number_unique').on(table.orderNumber),
    // The other end of the key that holds a payment to exactly this amount.
    unique('orders_payable').on(table.id, table.totalAmount),
    // Four with columns included, which drizzle cannot say: those that a search and the filters look at.
    index('orders_by_time').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    index('orders_by_status').on(table.status, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('orders_open')
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null and status in ('PENDING', 'CONFIRMED', 'PROCESSING')`),
    index('orders_by_payment')
      .on(table.paymentStatus, table.createdAt, table.id)
      .where(sql`deleted_at is null`),
    index('orders_by_user').on(table.userId, table.createdAt, table.id),
    index('orders_by_email').on(sql`lower(customer_email)`, table.createdAt, table.id),
    index('orders_search').using('gin', table.search.op('gin_trgm_ops'), spansOfTime),
    index('orders_payment_due')
      .on(table.paymentDueAt)
      .where(
        sql`payment_status in ('PENDING', 'FAILED') and status = 'PENDING' and payment_due_at is not null`,
      ),
    index('orders_call_due').on(table.callDueAt).where(sql`status = 'PENDING' and call_due_at is not null`),
    oneOf('orders', 'status', ORDER_STATUSES),
    oneOf('orders', 'payment_status', PAYMENT_STATUSES),
    oneOf('orders', 'payment_method', PAYMENT_METHODS),
    oneOf('orders', 'shipping_method', SHIPPING_METHODS),
    check('orders_id_format', sql`id ~ '^[A-Za-z0-9_-]{22,56}$'`),
    check('orders_number_positive', sql`order_number > 0`),
    check(
      'orders_total_adds_up',
      sql`total_amount = subtotal + shipping_cost + tax_amount - discount_amount + round_off`,
    ),
    check('orders_tax_adds_up', sql`tax_amount = cgst + sgst + igst`),
    check('orders_one_kind_of_tax', sql`igst = 0 or (cgst = 0 and sgst = 0)`),
    check('orders_tax_halves_equal', sql`abs(cgst - sgst) <= 1`),
    check('orders_whole_rupees', sql`total_amount % 100 = 0 and round_off between -49 and 50`),
    pincodeFormat('shipping_address'),
    pincodeFormat('billing_address'),
    emailFormat('orders', 'customer_email'),
    ...jsonObject('orders', 'shipping_address', 'billing_address'),
    ...notNegative('orders', ...AMOUNTS),
    ...lengths('orders', {
      coupon_code: [1, 40],
      customer_name: [1, 200],
      customer_phone: [0, 30],
      tracking_id: [1, 100],
      notes: [0, 2000],
      admin_notes: [0, 5000],
    }),
  ],
);

/** The product as it was sold: later edits of the catalogue do not reach an order. */
export const orderItems = pgTable(
  'order_items',
  {
    id: serial(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    productName: text('product_name').notNull(),
    productCategory: text('product_category').notNull(),
    productDescription: text('product_description').notNull().default(''),
    productImage: text('product_image').notNull().default(''),
    /** The rate that the line was taxed at, which its invoice uses. */
    productGst: numeric('product_gst', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    productBrand: text('product_brand'),
    productSku: text('product_sku'),
    hsn: text('hsn').notNull(),
    variant: text('variant'),
    variantType: text('variant_type', { enum: VARIANT_KINDS }),
    option: text('option'),
    listPrice: paise('list_price').notNull(),
    unitPrice: paise('unit_price').notNull(),
    quantity: integer('quantity').notNull(),
    totalPrice: paise('total_price').notNull(),
    /**
     * The count its units were taken from and go back to; null if it was not counted. No foreign key: a stock row
     * that is deleted and made again has a new id, and then nothing is given back.
     */
    stockId: bigint('stock_id', { mode: 'number' }),
  },
  (table) => [
    unique('order_items_position_unique').on(table.orderId, table.position),
    index('order_items_by_product').on(table.productId),
    oneOf('order_items', 'variant_type', VARIANT_KINDS),
    check('order_items_variant_typed', sql`(variant is null) = (variant_type is null)`),
    check('order_items_option_of_weight', sql`option is null or variant_type is not distinct from 'weight'`),
    check('order_items_quantity_range', sql`quantity between 1 and 99`),
    check('order_items_total_adds_up', sql`total_price = unit_price * quantity`),
    check('order_items_gst_percent', sql`product_gst between 0 and 100`),
    ...notNegative('order_items', 'list_price', 'unit_price', 'position'),
    ...lengths('order_items', {
      product_name: [1, 200],
      product_category: [1, 120],
      product_description: [0, 20_000],
      product_image: [0, 500],
      product_brand: [0, 120],
      product_sku: [0, 60],
      hsn: [4, 8],
      variant: [1, 130],
      option: [1, 60],
    }),
  ],
);

export const HISTORY_FIELDS = ['status', 'payment_status'] as const;

export const orderStatusHistory = pgTable(
  'order_status_history',
  {
    id: serial(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    field: text('field', { enum: HISTORY_FIELDS }).notNull().default('status'),
    from: text('from_value'),
    to: text('to_value').notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** In words, as known then: an e-mail address, `customer`, `gateway` or `system`. */
    actor: text('actor').notNull(),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('order_status_history_by_order').on(table.orderId, table.id),
    oneOf('order_status_history', 'field', HISTORY_FIELDS),
    check('order_status_history_changes', sql`from_value is distinct from to_value`),
    check(
      'order_status_history_value_known',
      sql.raw(
        `to_value in (${[...new Set([...ORDER_STATUSES, ...PAYMENT_STATUSES])].map((status) => `'${status}'`).join(', ')})`,
      ),
    ),
    ...lengths('order_status_history', { actor: [1, 254], note: [0, 1000] }),
  ],
);
