import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { PAYMENT_STATES as GATEWAY_STATES } from '../../../domain/payment.ts';
import { REFUND_STATES } from '../../../domain/refund.ts';
import { users } from './accounts.ts';
import { createdAt, lengths, moment, notNegative, oneOf, paise, serial, updatedAt } from './columns.ts';
import { orders } from './orders.ts';

export const PAYMENT_PROVIDERS = ['phonepe', 'simulator', 'manual'] as const;

/**
 * DISPUTED: money came that does not settle the order (the order was paid already, or the amount is another), for
 * an administrator to refund; `problem` says why.
 */
export const PAYMENT_STATES = [...GATEWAY_STATES, 'DISPUTED'] as const;

/** What the reconciler needs to ask the gateway again, once, whichever process it runs in. */
const reconciled = () => ({
  checks: integer('checks').notNull().default(0),
  nextCheckAt: moment('next_check_at').notNull().defaultNow(),
  leaseUntil: moment('lease_until'),
  lockedBy: text('locked_by'),
});

/** One attempt to pay an order. PhonePe wants a new merchant order id for each. */
export const payments = pgTable(
  'payments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: text('order_id').notNull(),
    attempt: integer('attempt').notNull(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    merchantOrderId: text('merchant_order_id').notNull(),
    providerOrderId: text('provider_order_id'),
    transactionId: text('transaction_id'),
    state: text('state', { enum: PAYMENT_STATES }).notNull().default('CREATED'),
    amount: paise('amount').notNull(),
    /** What the gateway says has come. */
    amountReceived: paise('amount_received'),
    mode: text('mode'),
    redirectUrl: text('redirect_url'),
    sdkToken: text('sdk_token'),
    errorCode: text('error_code'),
    problem: text('problem'),
    payload: jsonb('payload'),
    ...reconciled(),
    expiresAt: moment('expires_at'),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // A payment is always for its order's exact total, and a total with payments cannot change.
    foreignKey({
      name: 'payments_for_order_total',
      columns: [table.orderId, table.amount],
      foreignColumns: [orders.id, orders.totalAmount],
    }).onDelete('restrict'),
    unique('payments_attempt_unique').on(table.orderId, table.attempt),
    unique('payments_merchant_order_unique').on(table.merchantOrderId),
    unique('payments_transaction_unique').on(table.provider, table.transactionId),
    uniqueIndex('payments_one_completed').on(table.orderId).where(sql`state = 'COMPLETED'`),
    index('payments_by_transaction').on(table.transactionId).where(sql`transaction_id is not null`),
    index('payments_to_reconcile').on(table.nextCheckAt).where(sql`state in ('CREATED', 'PENDING')`),
    index('payments_flagged').on(table.createdAt).where(sql`problem is not null`),
    oneOf('payments', 'provider', PAYMENT_PROVIDERS),
    oneOf('payments', 'state', PAYMENT_STATES),
    check('payments_merchant_order_format', sql`merchant_order_id ~ '^[A-Za-z0-9_-]{1,63}$'`),
    check('payments_attempt_positive', sql`attempt > 0`),
    check('payments_amount_minimum', sql`amount >= 100`),
    check(
      'payments_completed_in_full',
      sql`state <> 'COMPLETED' or (amount_received is not distinct from amount and completed_at is not null)`,
    ),
    check(
      'payments_disputed_explained',
      sql`state <> 'DISPUTED' or (amount_received is not null and problem is not null)`,
    ),
    ...notNegative('payments', 'amount_received', 'checks'),
    ...lengths('payments', {
      provider_order_id: [1, 100],
      transaction_id: [1, 100],
      mode: [1, 60],
      redirect_url: [1, 4000],
      sdk_token: [1, 8000],
      error_code: [1, 100],
      problem: [1, 500],
      locked_by: [1, 120],
    }),
  ],
);

/** The trigger `refunds_within_paid` keeps their sum below what was paid. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    merchantRefundId: text('merchant_refund_id').notNull(),
    providerRefundId: text('provider_refund_id'),
    state: text('state', { enum: REFUND_STATES }).notNull().default('REQUESTED'),
    amount: paise('amount').notNull(),
    reason: text('reason').notNull().default(''),
    requestedBy: uuid('requested_by').references(() => users.id, { onDelete: 'set null' }),
    errorCode: text('error_code'),
    payload: jsonb('payload'),
    ...reconciled(),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('refunds_merchant_refund_unique').on(table.merchantRefundId),
    index('refunds_by_payment').on(table.paymentId),
    // PhonePe: no further refund while one is under way.
    uniqueIndex('refunds_one_open')
      .on(table.paymentId)
      .where(sql`state in ('REQUESTED', 'PENDING', 'CONFIRMED')`),
    index('refunds_to_reconcile')
      .on(table.nextCheckAt)
      .where(sql`state in ('REQUESTED', 'PENDING', 'CONFIRMED')`),
    oneOf('refunds', 'state', REFUND_STATES),
    check('refunds_merchant_refund_format', sql`merchant_refund_id ~ '^[A-Za-z0-9_-]{1,63}$'`),
    check('refunds_amount_minimum', sql`amount >= 100`),
    ...notNegative('refunds', 'checks'),
    ...lengths('refunds', {
      provider_refund_id: [1, 100],
      reason: [0, 500],
      error_code: [1, 100],
      locked_by: [1, 120],
    }),
  ],
);

/** Webhooks as they came in: kept for the disputes, and each handled once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: serial(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    event: text('event').notNull(),
    paymentId: uuid('payment_id').references(() => payments.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').notNull(),
    outcome: text('outcome'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    handledAt: moment('handled_at'),
  },
  (table) => [
    unique('payment_events_unique').on(table.provider, table.dedupeKey),
    index('payment_events_by_payment').on(table.paymentId),
    index('payment_events_unhandled').on(table.receivedAt).where(sql`handled_at is null`),
    oneOf('payment_events', 'provider', PAYMENT_PROVIDERS),
    ...lengths('payment_events', { dedupe_key: [1, 200], event: [1, 100], outcome: [0, 500] }),
  ],
);
