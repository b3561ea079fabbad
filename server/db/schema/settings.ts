import { sql } from 'drizzle-orm';
import { check, integer, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { CURRENCIES } from '../../../domain/settings.ts';
import { emailFormat, lengths, notNegative, oneOf, paise, updatedAt, version } from './columns.ts';

/** One row, made by the migrations with the specification's defaults. */
export const settings = pgTable(
  'settings',
  {
    id: smallint('id').primaryKey().default(1),
    storeName: text('store_name').notNull(),
    storeEmail: text('store_email').notNull(),
    storePhone: text('store_phone').notNull(),
    storeAddress: text('store_address').notNull(),
    /** The shop's own, printed on every invoice; empty until the owner enters it. */
    gstin: text('gstin').notNull().default(''),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    taxRate: numeric('tax_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    shippingThreshold: paise('shipping_threshold').notNull(),
    standardShippingAmount: paise('standard_shipping_amount').notNull(),
    /** A cash order above it is refused: goods that nobody has paid for would be reserved. */
    cashOrderMax: paise('cash_order_max').notNull().default(20_000_000),
    orderUnitsMax: integer('order_units_max').notNull().default(200),
    /** A cash order above it waits for a call before it is confirmed. */
    callAbove: paise('call_above').notNull().default(5_000_000),
    version: version(),
    updatedAt: updatedAt(),
  },
  () => [
    check('settings_one_row', sql`id = 1`),
    oneOf('settings', 'currency', CURRENCIES),
    check('settings_tax_percent', sql`tax_rate between 0 and 100`),
    emailFormat('settings', 'store_email'),
    check('settings_gstin_format', sql`gstin ~ '^([0-9]{2}[A-Z0-9]{13})?$'`),
    check('settings_order_units_positive', sql`order_units_max > 0`),
    ...notNegative(
      'settings',
      'shipping_threshold',
      'standard_shipping_amount',
      'cash_order_max',
      'call_above',
    ),
    ...lengths('settings', { store_name: [1, 120], store_phone: [1, 40], store_address: [1, 500] }),
  ],
);
