import { sql } from 'drizzle-orm';
import { bigint, check, customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** Money: whole paise. Every sum of the shop stays far below 2^53, so a JavaScript number holds it exactly. */
export const paise = (name: string) => bigint(name, { mode: 'number' });

/** A row's number where nobody outside the back-office sees it. */
export const serial = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Milliseconds, so that a page's cursor survives the way through a JavaScript `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const createdAt = () => moment('created_at').notNull().defaultNow();

/** Kept up by the trigger `touch_updated_at`. */
export const updatedAt = () => moment('updated_at').notNull().defaultNow();

/** A set date hides the row; nothing is deleted. */
export const deletedAt = () => moment('deleted_at');

/** Raised with each edit, so that two administrators never overwrite each other unseen. */
export const version = () => integer('version').notNull().default(1);

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/** JSON whose keys stay in the order in which somebody wrote them, which `jsonb` forgets; unlike `json` it compares. */
export const writtenJson = <T>(name: string) =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'text',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => JSON.parse(text),
  })(name);

/** A SHA-256: the secret itself is never stored. */
export const sha256 = (name: string) => bytea(name).notNull();

const rule = (table: string, column: string, what: string, condition: string) =>
  check(`${table}_${column}_${what}`, sql.raw(condition));

export const oneOf = (table: string, column: string, values: readonly string[]) =>
  rule(table, column, 'known', `${column} in (${values.map((value) => `'${value}'`).join(', ')})`);

export const lengths = (table: string, bounds: Record<string, readonly [min: number, max: number]>) =>
  Object.entries(bounds).map(([column, [min, max]]) =>
    rule(table, column, 'length', `length(${column}) between ${min} and ${max}`),
  );

/** The specification's rule for an e-mail address, as the forms and the API have it. */
export const emailFormat = (table: string, column = 'email') =>
  rule(
    table,
    column,
    'format',
    `length(${column}) <= 254 and ${column} ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'`,
  );

export const slugFormat = (table: string) =>
  rule(table, 'slug', 'format', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`);

export const notNegative = (table: string, ...columns: string[]) =>
  columns.map((column) => rule(table, column, 'not_negative', `${column} >= 0`));

export const saleBelowList = (table: string) =>
  check(`${table}_sale_below_list`, sql`price > 0 and sale_price > 0 and sale_price < price`);

export const jsonObject = (table: string, ...columns: string[]) =>
  columns.map((column) => rule(table, column, 'is_object', `jsonb_typeof(${column}) = 'object'`));

export const writtenJsonObject = (table: string, column: string) =>
  rule(table, column, 'is_object', `json_typeof(${column}::json) = 'object'`);

/** `case`, because `and` does not promise that a non-array never reaches jsonb_array_length. */
export const jsonArray = (table: string, column: string, max: number) =>
  rule(
    table,
    column,
    'is_list',
    `case jsonb_typeof(${column}) when 'array' then jsonb_array_length(${column}) <= ${max} else ${column} is null end`,
  );

/** What a search box looks through, with a trigram index over it: `search like '%' || lower(:text) || '%'`. */
export const searchable = (...columns: string[]) =>
  sql.raw(`lower(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`);

/**
 * The second column of a search index: one that is asked for a part of the time goes through what it has of this part alone
 * (`Conditions.within`).
 */
export const spansOfTime = sql`spans_of(created_at)`;
