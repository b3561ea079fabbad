import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, paise, searchable, serial } from './columns.ts';

/** Sums that triggers keep, so that a million orders are counted as fast as a hundred. Nothing else writes here. */

export const SUM_KINDS = [
  'status',
  'state',
  'product',
  'customer',
  'user',
  'contact',
  'enquiry',
  'parcel',
  'coupon',
] as const;

const sumColumns = () => ({
  kind: text('kind', { enum: SUM_KINDS }).notNull(),
  /** The day in India. */
  day: date('day').notNull(),
  /** `PENDING/PAID`, a State, a product's id; what the other kinds have is said where their triggers are. */
  key: text('key').notNull(),
  orders: bigint('orders', { mode: 'number' }).notNull(),
  quantity: bigint('quantity', { mode: 'number' }).notNull(),
  amount: paise('amount').notNull(),
});

export const orderSums = pgTable('order_sums', sumColumns(), (table) => [
  primaryKey({ columns: [table.kind, table.day, table.key] }),
  oneOf('order_sums', 'kind', SUM_KINDS),
]);

/** Changes that are not yet in the sums: each order adds rows of its own, so that no two wait for each other. */
export const orderSumChanges = pgTable('order_sum_changes', { id: serial(), ...sumColumns() });

/** Days that are summed up for each product together, so that a year is read in a dozen parts. */
export const SUMMED_DAYS = [256, 128, 64, 32, 16, 8, 4] as const;

/** What was sold of a product in `days` days from `first` on, which is a multiple of `days` since 1 January 2000. */
export const productSums = pgTable(
  'product_sums',
  {
    days: integer('days').notNull(),
    first: date('first').notNull(),
    productId: text('product_id').notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    amount: paise('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.days, table.first, table.productId] }),
    index('product_sums_best').on(table.days, table.first, table.quantity.desc(), table.productId),
  ],
);

/** One person is one e-mail address in lower case: shoppers with an account, and guests who ordered. */
export const customers = pgTable(
  'customers',
  {
    key: text('key').primaryKey(),
    userId: uuid('user_id'),
    name: text('name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    ordersCount: integer('orders_count').notNull().default(0),
    totalSpent: paise('total_spent').notNull().default(0),
    /** Of the account or the first order. */
    createdAt: createdAt(),
    /** When they last ordered: that order says a guest's name. */
    latestAt: moment('latest_at'),
    /** Has a shopper's account; staff is listed only once it orders. */
    isAccount: boolean('is_account').notNull().default(false),
    isListed: boolean('is_listed').generatedAlwaysAs(sql`orders_count > 0 or is_account`),
    search: text('search').generatedAlwaysAs(searchable('name', 'email', 'phone')),
  },
  (table) => [
    index('customers_by_time').on(table.createdAt.desc(), table.key).where(sql`is_listed`),
    index('customers_by_orders')
      .on(table.ordersCount.desc(), table.createdAt.desc(), table.key)
      .where(sql`is_listed`),
    index('customers_by_spent')
      .on(table.totalSpent.desc(), table.createdAt.desc(), table.key)
      .where(sql`is_listed`),
    index('customers_search').using('gin', table.search.op('gin_trgm_ops')),
  ],
);
