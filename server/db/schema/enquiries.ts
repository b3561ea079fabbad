import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ENQUIRY_STATUSES, ENQUIRY_TYPES } from '../../../domain/enquiry.ts';
import { products } from './catalogue.ts';
import { createdAt, deletedAt, emailFormat, lengths, oneOf, searchable, updatedAt } from './columns.ts';

export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the sender is shown and may quote. */
    reference: text('reference')
      .notNull()
      .default(sql`'ENQ-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10))`),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull().default(''),
    status: text('status', { enum: ENQUIRY_STATUSES }).notNull().default('new'),
    type: text('type', { enum: ENQUIRY_TYPES }).notNull().default('GENERAL'),
    productId: text('product_id').references(() => products.id, { onDelete: 'set null' }),
    search: text('search').generatedAlwaysAs(
      searchable('reference', 'name', 'email', 'phone', 'subject', 'message'),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    unique('enquiries_reference_unique').on(table.reference),
    index('enquiries_by_time').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    index('enquiries_by_status').on(table.status, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('enquiries_by_product')
      .on(table.productId, table.createdAt, table.id)
      .where(sql`product_id is not null`),
    index('enquiries_search').using('gin', table.search.op('gin_trgm_ops')),
    oneOf('enquiries', 'status', ENQUIRY_STATUSES),
    oneOf('enquiries', 'type', ENQUIRY_TYPES),
    emailFormat('enquiries'),
    ...lengths('enquiries', {
      reference: [1, 40],
      name: [1, 120],
      phone: [1, 30],
      subject: [1, 200],
      message: [0, 5000],
    }),
  ],
);
