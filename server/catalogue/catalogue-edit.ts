import type { Pool, PoolClient } from 'pg';
import { slugify, uniqueSlug } from '../../domain/catalogue/slug.ts';
import type { Administrator } from '../audit/administrator.ts';
import type { TransactionWork } from '../db/connect.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';

/** Any number that no other lock of the shop has. */
const EDITING = 7_203_411;

export interface Edit {
  readonly by: Administrator;
  readonly now: Date;
}

/** One edit of the catalogue at a time: ids, slugs and codes that are looked at stay free until they are written. */
export function editCatalogue<T extends { readonly ok: boolean }>(
  pool: Pool,
  work: TransactionWork<T>,
): Promise<T> {
  return rollbackUnlessOk(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [EDITING]);
    return work(client);
  });
}

type Table = 'products' | 'categories';

/** Changes with every edit of an entry of the list, and when one comes or goes. */
export async function listVersion(database: Pool | PoolClient, table: Table): Promise<string> {
  const { rows } = await database.query<{ version: string }>(
    `select md5(coalesce(sum(hashtextextended(id, version)), 0) || '/' || count(*)) as version
       from ${table} where deleted_at is null`,
  );
  return rows[0]?.version ?? '';
}

/**
 * What `read` finds, and the version of the list from before it: an entry that is added meanwhile makes the version an old
 * one, so that the list without it is refused when it is posted.
 */
export async function withListVersion<Found>(
  pool: Pool,
  table: Table,
  read: () => Promise<Found>,
): Promise<{ found: Found; version: string }> {
  const version = await listVersion(pool, table);
  return { found: await read(), version };
}

/** Addresses that lead to another entry: slugs of what is shown, and every id that there ever was. */
export async function takenNames(client: PoolClient, table: Table, besides: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select id as name from ${table} where id <> $1
     union select slug from ${table} where id <> $1 and deleted_at is null`,
    [besides],
  );
  return new Set(rows.map(({ name }) => name));
}

export interface WantedSlug {
  /** As it was typed. Left out: the present one stays; empty: made from the name. */
  readonly typed: string | null | undefined;
  readonly present: string | undefined;
  readonly name: string;
}

/** Null: the slug that was typed belongs to something else. One that is made from a name gets a number instead. */
export function chooseSlug({ typed, present, name }: WantedSlug, taken: ReadonlySet<string>): string | null {
  if (typed === undefined && present !== undefined) return present;
  if (!typed?.trim()) return uniqueSlug(name, taken);
  const slug = slugify(typed);
  return slug !== present && taken.has(slug) ? null : slug;
}

/** The number behind the highest one, 81 for a shop whose last product is 80. */
export async function nextProductId(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ next: number }>(
    `select coalesce(max(id::bigint), 0) + 1 as next from products where id ~ '^[0-9]{1,12}$'`,
  );
  const taken = await takenNames(client, 'products', '');
  let next = rows[0]?.next ?? 1;
  while (taken.has(String(next))) next += 1;
  return String(next);
}
