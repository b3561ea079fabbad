import type { Pool, PoolClient } from 'pg';
import { slugify, uniqueSlug } from '../../domain/catalogue/slug.ts';
import type { Administrator } from '../audit/administrator.ts';
import type { TransactionWork } from '../db/connect.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';

/** Of the advisory lock; no other lock of the shop has this number. */
const EDIT_LOCK = 7_203_411;

export interface Edit {
  readonly by: Administrator;
  readonly now: Date;
}

/** One edit of the catalogue at a time, so that an id, slug or code that was found free is still free when it is written. */
export function editCatalogue<T extends { readonly ok: boolean }>(
  pool: Pool,
  work: TransactionWork<T>,
): Promise<T> {
  return rollbackUnlessOk(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [EDIT_LOCK]);
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
 * The version is read before the list: if an entry is added in between, the version is already outdated, and posting the
 * list without that entry is refused.
 */
export async function withListVersion<Found>(
  pool: Pool,
  table: Table,
  read: () => Promise<Found>,
): Promise<{ found: Found; version: string }> {
  const version = await listVersion(pool, table);
  return { found: await read(), version };
}

/** The slugs of other visible entries, and the ids of all others, deleted ones too. */
export async function takenNames(client: PoolClient, table: Table, besides: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select id as name from ${table} where id <> $1
     union select slug from ${table} where id <> $1 and deleted_at is null`,
    [besides],
  );
  return new Set(rows.map(({ name }) => name));
}

export interface WantedSlug {
  /** Left out: the present one stays; empty: made from the name. */
  readonly wanted: string | null | undefined;
  readonly present: string | undefined;
  readonly name: string;
}

/** Null: the wanted slug is taken. One that is made from the name gets a number instead. */
export function chooseSlug({ wanted, present, name }: WantedSlug, taken: ReadonlySet<string>): string | null {
  if (wanted === undefined && present !== undefined) return present;
  if (!wanted?.trim()) return uniqueSlug(name, taken);
  const slug = slugify(wanted);
  return slug !== present && taken.has(slug) ? null : slug;
}

/** One more than the highest number: 81 for a shop whose last product is 80. */
export async function nextProductId(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ next: number }>(
    `select coalesce(max(id::bigint), 0) + 1 as next from products where id ~ '^[0-9]{1,12}$'`,
  );
  const taken = await takenNames(client, 'products', '');
  let next = rows[0]?.next ?? 1;
  while (taken.has(String(next))) next += 1;
  return String(next);
}
