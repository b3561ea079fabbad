import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { createdAt, lengths, moment, oneOf, sha256 } from './columns.ts';

export const IDEMPOTENCY_STATES = ['started', 'answered'] as const;

/** Replies to requests that must not happen twice. The scope keeps one visitor's key from another's reply. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: sha256('request_hash'),
    state: text('state', { enum: IDEMPOTENCY_STATES }).notNull().default('started'),
    responseStatus: smallint('response_status'),
    responseBody: jsonb('response_body'),
    /** A request still under way holds its key until then; a crashed one does not hold it for ever. */
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'idempotency_keys_pk', columns: [table.scope, table.key] }),
    index('idempotency_keys_by_expiry').on(table.expiresAt),
    oneOf('idempotency_keys', 'state', IDEMPOTENCY_STATES),
    check('idempotency_keys_hashed', sql`octet_length(request_hash) = 32`),
    check('idempotency_keys_answer', sql`(state = 'answered') = (response_status is not null)`),
    ...lengths('idempotency_keys', { scope: [1, 120], key: [1, 200] }),
  ],
);

/** Hits per bucket and window, shared by all processes. UNLOGGED: a crash of the database forgives them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    bucket: text('bucket').notNull(),
    windowStart: moment('window_start').notNull(),
    hits: integer('hits').notNull().default(1),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'rate_limits_pk', columns: [table.bucket, table.windowStart] }),
    index('rate_limits_by_expiry').on(table.expiresAt),
    check('rate_limits_hits_positive', sql`hits > 0`),
    ...lengths('rate_limits', { bucket: [1, 300] }),
  ],
);
