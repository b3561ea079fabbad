import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SHIPMENT_STATUSES } from '../../../domain/shipment.ts';
import { SHIPPING_METHODS } from '../../../domain/shipping.ts';
import { users } from './accounts.ts';
import {
  createdAt,
  emailFormat,
  lengths,
  moment,
  notNegative,
  oneOf,
  paise,
  serial,
  spansOfTime,
  updatedAt,
  version,
} from './columns.ts';
import { orders } from './orders.ts';

export const shippingPartners = pgTable(
  'shipping_partners',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    contactName: text('contact_name').notNull().default(''),
    email: text('email'),
    phone: text('phone').notNull().default(''),
    /** With `{tracking}` where the number goes. */
    trackingUrl: text('tracking_url').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  () => [
    uniqueIndex('shipping_partners_name_unique').on(sql`lower(name)`),
    emailFormat('shipping_partners'),
    check('shipping_partners_tracking_https', sql`tracking_url = '' or tracking_url ~ '^https://'`),
    ...lengths('shipping_partners', {
      name: [1, 120],
      contact_name: [0, 120],
      phone: [0, 30],
      tracking_url: [0, 500],
    }),
  ],
);

/**
 * From `min_grams` (included) to `max_grams` (not included; null: no end). The exclusion constraint
 * `shipping_rates_no_overlap`, which drizzle cannot say, keeps a weight from having two active prices.
 */
export const shippingRates = pgTable(
  'shipping_rates',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => shippingPartners.id, { onDelete: 'cascade' }),
    zone: text('zone').notNull(),
    method: text('method', { enum: SHIPPING_METHODS }).notNull().default('standard'),
    minGrams: integer('min_grams').notNull().default(0),
    maxGrams: integer('max_grams'),
    baseAmount: paise('base_amount').notNull().default(0),
    perKgAmount: paise('per_kg_amount').notNull().default(0),
    minDays: integer('min_days').notNull(),
    maxDays: integer('max_days').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('shipping_rates_by_partner').on(table.partnerId, table.zone, table.minGrams),
    oneOf('shipping_rates', 'method', SHIPPING_METHODS),
    check('shipping_rates_zone_format', sql`zone ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('shipping_rates_weight_range', sql`max_grams > min_grams`),
    check('shipping_rates_days_range', sql`min_days >= 0 and max_days >= min_days and max_days <= 90`),
    ...notNegative('shipping_rates', 'min_grams', 'base_amount', 'per_kg_amount'),
    ...lengths('shipping_rates', { zone: [1, 60] }),
  ],
);

export const shipments = pgTable(
  'shipments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    partnerId: uuid('partner_id').references(() => shippingPartners.id, { onDelete: 'restrict' }),
    trackingNumber: text('tracking_number'),
    status: text('status', { enum: SHIPMENT_STATUSES }).notNull().default('PENDING'),
    method: text('method', { enum: SHIPPING_METHODS }).notNull().default('standard'),
    weightGrams: integer('weight_grams').notNull().default(0),
    cost: paise('cost').notNull().default(0),
    estimatedDelivery: date('estimated_delivery'),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    notes: text('notes').notNull().default(''),
    /** The tracking number and what a search looks at in the order, kept by triggers. */
    search: text('search').notNull().default(''),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('shipments_by_time').on(table.createdAt, table.id),
    index('shipments_by_status').on(table.status, table.createdAt, table.id),
    index('shipments_by_partner').on(table.partnerId, table.createdAt, table.id),
    index('shipments_search').using('gin', table.search.op('gin_trgm_ops'), spansOfTime),
    index('shipments_by_order').on(table.orderId),
    uniqueIndex('shipments_tracking_unique').on(table.partnerId, table.trackingNumber),
    oneOf('shipments', 'status', SHIPMENT_STATUSES),
    oneOf('shipments', 'method', SHIPPING_METHODS),
    check('shipments_delivered_after_shipped', sql`delivered_at >= shipped_at`),
    ...notNegative('shipments', 'weight_grams', 'cost'),
    ...lengths('shipments', { tracking_number: [1, 100], notes: [0, 2000] }),
  ],
);

export const shipmentEvents = pgTable(
  'shipment_events',
  {
    id: serial(),
    shipmentId: uuid('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    status: text('status', { enum: SHIPMENT_STATUSES }).notNull(),
    location: text('location').notNull().default(''),
    note: text('note').notNull().default(''),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('shipment_events_by_shipment').on(table.shipmentId, table.id),
    oneOf('shipment_events', 'status', SHIPMENT_STATUSES),
    ...lengths('shipment_events', { location: [0, 120], note: [0, 500] }),
  ],
);
