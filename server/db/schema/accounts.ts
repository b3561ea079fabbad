import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
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
    /**
     * Made by registering with an address that has an account. It answers like any new account, so that nobody learns
     * of the other one, and can never prove the address. It is not found by its e-mail, except to sign in.
     */
    isDouble: boolean('is_double').notNull().default(false),
    search: text('search').generatedAlwaysAs(searchable('name', 'email', 'phone')),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(sql`lower(email)`).where(sql`not is_double`),
    index('users_by_email').on(sql`lower(email)`, table.createdAt),
    check(
      'users_double_unproven',
      sql`not (is_double and (email_verified_at is not null or role <> 'USER'))`,
    ),
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
    /** When the password was last typed; a renewed session keeps the time of the old one. */
    passwordAt: moment('password_at').notNull().defaultNow(),
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

/** Browsers in which somebody has signed in before: what strangers try elsewhere does not slow them down. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: sha256('token_hash'),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'known_devices_pk', columns: [table.tokenHash, table.userId] }),
    index('known_devices_by_user').on(table.userId),
    index('known_devices_by_expiry').on(table.expiresAt),
    check('known_devices_token_hashed', sql`octet_length(token_hash) = 32`),
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
