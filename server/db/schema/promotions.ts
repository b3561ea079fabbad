import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { COUPON_TYPES } from '../../../domain/coupon.ts';
import { DISCOUNT_SCOPES, DISCOUNT_TYPES } from '../../../domain/discount.ts';
import { categories, products } from './catalogue.ts';
import {
  createdAt,
  deletedAt,
  lengths,
  moment,
  notNegative,
  oneOf,
  paise,
  serial,
  updatedAt,
  version,
} from './columns.ts';
import { orders } from './orders.ts';

/** In hundredths: paise of a fixed amount, hundredths of a percentage (1000 is 10 %), 0 for free shipping. */
const value = () => bigint('value', { mode: 'number' }).notNull();

const valueRange = (table: string) =>
  check(
    `${table}_value_range`,
    sql`case type when 'percentage' then value between 1 and 10000 when 'fixed' then value > 0 else value = 0 end`,
  );

export const coupons = pgTable(
  'coupons',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    type: text('type', { enum: COUPON_TYPES }).notNull(),
    value: value(),
    minAmount: paise('min_amount').notNull().default(0),
    maxDiscount: paise('max_discount'),
    isActive: boolean('is_active').notNull().default(true),
    /** Carried by the snapshot in every browser; the others are only known to the server. */
    isPublic: boolean('is_public').notNull().default(false),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    usageLimit: integer('usage_limit'),
    perCustomerLimit: integer('per_customer_limit'),
    usedCount: integer('used_count').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    uniqueIndex('coupons_code_unique').on(sql`upper(code)`).where(sql`deleted_at is null`),
    index('coupons_by_time').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    oneOf('coupons', 'type', COUPON_TYPES),
    check('coupons_code_format', sql`code ~ '^[A-Z0-9][A-Z0-9_-]{1,39}$'`),
    valueRange('coupons'),
    check('coupons_period', sql`ends_at > starts_at`),
    check('coupons_limits_positive', sql`usage_limit > 0 and per_customer_limit > 0`),
    check('coupons_max_discount_positive', sql`max_discount > 0`),
    check('coupons_within_limit', sql`used_count <= usage_limit`),
    ...notNegative('coupons', 'min_amount', 'used_count'),
    ...lengths('coupons', { name: [1, 120], description: [0, 1000] }),
  ],
);

export const couponUses = pgTable(
  'coupon_uses',
  {
    id: serial(),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'restrict' }),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The customer's e-mail address, normalised so that letter case and `+tags` are no new customers. */
    customerKey: text('customer_key').notNull(),
    /** What it saved, waived shipping included. */
    amount: paise('amount').notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
    /** The order was cancelled or never paid: the use does not count. */
    returnedAt: moment('returned_at'),
  },
  (table) => [
    unique('coupon_uses_one_per_order').on(table.orderId),
    index('coupon_uses_by_customer').on(table.couponId, table.customerKey).where(sql`returned_at is null`),
    index('coupon_uses_by_coupon').on(table.couponId, table.usedAt),
    ...notNegative('coupon_uses', 'amount'),
    ...lengths('coupon_uses', { customer_key: [1, 254] }),
  ],
);

/** Automatic reductions of the sale price; the best one applies, a coupon comes on top. */
export const discounts = pgTable(
  'discounts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    type: text('type', { enum: DISCOUNT_TYPES }).notNull(),
    value: value(),
    scope: text('scope', { enum: DISCOUNT_SCOPES }).notNull().default('all'),
    categoryId: text('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    productId: text('product_id').references(() => products.id, { onDelete: 'cascade' }),
    /** First and last day in India, both included. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    isActive: boolean('is_active').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('discounts_active').on(table.startsOn, table.endsOn).where(sql`is_active`),
    index('discounts_by_category').on(table.categoryId).where(sql`category_id is not null`),
    index('discounts_by_product').on(table.productId).where(sql`product_id is not null`),
    oneOf('discounts', 'type', DISCOUNT_TYPES),
    oneOf('discounts', 'scope', DISCOUNT_SCOPES),
    valueRange('discounts'),
    check('discounts_period', sql`ends_on >= starts_on`),
    check(
      'discounts_scope_target',
      sql`(scope = 'category') = (category_id is not null) and (scope = 'product') = (product_id is not null)`,
    ),
    ...lengths('discounts', { name: [1, 120] }),
  ],
);
