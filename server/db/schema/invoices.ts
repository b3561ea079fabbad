import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { jsonObject, lengths, moment, oneOf, paise } from './columns.ts';
import { orders } from './orders.ts';

export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;

/**
 * Tax invoices and credit notes (CGST rules 46 and 53). Append-only by trigger: the law wants them kept for 72
 * months, and no number is used twice. `invoices_credit_within_invoice` keeps credit notes below their invoice.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull().default('invoice'),
    number: text('number').notNull(),
    financialYear: text('financial_year').notNull(),
    serial: integer('serial').notNull(),
    /** 2 for the invoice of an order that was taken up again after its first one was credited. A credit note has its invoice's. */
    edition: integer('edition').notNull().default(1),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'restrict' }),
    /** The invoice that a credit note corrects. */
    invoiceId: uuid('invoice_id').references((): AnyPgColumn => invoices.id, { onDelete: 'restrict' }),
    reason: text('reason'),
    totalAmount: paise('total_amount').notNull(),
    /** Everything that is printed, as it was when it was issued. */
    document: jsonb('document').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
  },
  (table) => [
    unique('invoices_number_unique').on(table.number),
    unique('invoices_serial_unique').on(table.kind, table.financialYear, table.serial),
    uniqueIndex('invoices_edition_unique').on(table.orderId, table.edition).where(sql`kind = 'invoice'`),
    index('invoices_by_order').on(table.orderId, table.kind, table.edition),
    index('invoices_by_corrected').on(table.invoiceId).where(sql`invoice_id is not null`),
    index('invoices_by_time').on(table.issuedAt, table.id),
    oneOf('invoices', 'kind', INVOICE_KINDS),
    // Upper case only, since the tax portal takes `a` and `A` for the same number.
    check('invoices_number_format', sql`number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'`),
    check('invoices_year_format', sql`financial_year ~ '^[0-9]{2}-[0-9]{2}$'`),
    check('invoices_serial_positive', sql`serial > 0`),
    check('invoices_edition_positive', sql`edition > 0`),
    check('invoices_credit_note_refers', sql`(kind = 'credit_note') = (invoice_id is not null)`),
    check('invoices_credit_note_reason', sql`kind <> 'credit_note' or reason is not null`),
    check('invoices_total_not_negative', sql`total_amount >= 0`),
    ...jsonObject('invoices', 'document'),
    ...lengths('invoices', { reason: [1, 500] }),
  ],
);
