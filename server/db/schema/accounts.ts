import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '../../../domain/roles.ts';
import {
  createdAt,
  emailFormat,
  jsonArray,
  lengths,
  moment,
  oneOf,
  searchable,
  sha256,
  updatedAt,
} from './columns.ts';

export const ACCOUNT_TOKEN_PURPOSES = ['password_reset', 'email_verification'] as const;

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    role: text('role', { enum: ROLES }).notNull().default('USER'),
    passwordHash: text('password_hash').notNull(),
    addresses: jsonb('addresses').$type<Record<string, string>[]>().notNull().default([]),
    emailVerifiedAt: moment('email_verified_at'),
    disabledAt: moment('disabled_at'),
    search: text('search').generatedAlwaysAs(searchable('name', 'email', 'phone')),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(email)`),
    index('users_by_created').on(table.createdAt, table.id),
    index('users_by_role').on(table.role, table.createdAt),
    index('users_search').using('gin', table.search.op('gin_trgm_ops')),
    oneOf('users', 'role', ROLES),
    emailFormat('users'),
    jsonArray('users', 'addresses', 20),
    ...lengths('users', { name: [1, 120], phone: [1, 30], password_hash: [20, 500] }),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: sha256('token_hash'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (table) => [
    uniqueIndex('sessions_token_unique').on(table.tokenHash),
    index('sessions_by_user').on(table.userId),
    index('sessions_by_expiry').on(table.expiresAt),
    check('sessions_token_hashed', sql`octet_length(token_hash) = 32`),
    ...lengths('sessions', { user_agent: [0, 500] }),
  ],
);

/** Links sent by e-mail: to set a new password, or to prove that an address is one's own. Each works once. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: sha256('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ACCOUNT_TOKEN_PURPOSES }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the link went: a verification proves this address, not one that the user set since. */
    email: text('email').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('account_tokens_by_user').on(table.userId, table.purpose),
    index('account_tokens_by_expiry').on(table.expiresAt),
    oneOf('account_tokens', 'purpose', ACCOUNT_TOKEN_PURPOSES),
    check('account_tokens_token_hashed', sql`octet_length(token_hash) = 32`),
    emailFormat('account_tokens'),
  ],
);
