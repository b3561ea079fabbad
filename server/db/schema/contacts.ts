import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { CONTACT_STATUSES, CONTACT_TYPES } from '../../../domain/contact.ts';
import { createdAt, deletedAt, emailFormat, lengths, oneOf, searchable, updatedAt } from './columns.ts';

export const contacts = pgTable(
  'contacts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the sender is shown and may quote. */
    reference: text('reference')
      .notNull()
      .default(sql`'CONTACT-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10))`),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    subject: text('subject').notNull(),
    message: text('message').notNull().default(''),
    status: text('status', { enum: CONTACT_STATUSES }).notNull().default('NEW'),
    type: text('type', { enum: CONTACT_TYPES }).notNull().default('GENERAL'),
    search: text('search').generatedAlwaysAs(
      searchable('reference', 'name', 'email', 'phone', 'subject', 'message'),
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    unique('contacts_reference_unique').on(table.reference),
    index('contacts_by_time').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    index('contacts_by_status').on(table.status, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('contacts_by_type').on(table.type, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('contacts_search').using('gin', table.search.op('gin_trgm_ops')),
    oneOf('contacts', 'status', CONTACT_STATUSES),
    oneOf('contacts', 'type', CONTACT_TYPES),
    emailFormat('contacts'),
    ...lengths('contacts', {
      reference: [1, 40],
      name: [1, 120],
      phone: [1, 30],
      subject: [1, 200],
      message: [0, 5000],
    }),
  ],
);
