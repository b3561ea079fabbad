import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { ORDER_NUMBER_PREFIX } from '../../../domain/order.ts';
import { createdAt, lengths, moment, notNegative, oneOf, serial, spansOfTime } from './columns.ts';

export const OUTBOX_STATUSES = ['pending', 'sent', 'failed', 'dead'] as const;

/** What a committed transaction promised to send. `failed` is tried again, `dead` waits for an administrator. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** The event that causes it, so that the event heard twice is sent once. */
    dedupeKey: text('dedupe_key').notNull(),
    status: text('status', { enum: OUTBOX_STATUSES }).notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    leaseUntil: moment('lease_until'),
    lockedBy: text('locked_by'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
    /** A space follows an order's number: what one looks for with it, `rr-104 `, is not in RR-1042. */
    search: text('search').generatedAlwaysAs(
      sql.raw(
        `lower(regexp_replace(coalesce(payload ->> 'to', '') || ' ' || coalesce(payload ->> 'subject', '') || ' ', '(${ORDER_NUMBER_PREFIX}[0-9]+)(?![0-9 ])', '\\1 ', 'gi'))`,
      ),
    ),
  },
  (table) => [
    unique('outbox_dedupe_key_unique').on(table.dedupeKey),
    index('outbox_due').on(table.nextAttemptAt).where(sql`status in ('pending', 'failed')`),
    index('outbox_by_time').on(table.createdAt, table.id),
    index('outbox_by_status').on(table.status, table.createdAt, table.id).where(sql`status <> 'sent'`),
    index('outbox_search').using(
      'gin',
      table.search.op('gin_trgm_ops'),
      spansOfTime,
      sql`numbers_in(search)`,
    ),
    oneOf('outbox', 'status', OUTBOX_STATUSES),
    check('outbox_sent_has_time', sql`(status = 'sent') = (sent_at is not null)`),
    ...notNegative('outbox', 'attempts'),
    ...lengths('outbox', { kind: [1, 60], dedupe_key: [1, 200], locked_by: [1, 120], last_error: [0, 4000] }),
  ],
);
