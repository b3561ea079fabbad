import type { Pool } from 'pg';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import type { OrderStatus } from '../../domain/order-status.ts';
import type { PartOfTime, SearchOptions } from '../db/conditions.ts';
import { isFewSince, isFilterRarer, isFrequent, type Looking, reachesOf, rowsLeft } from '../db/how-many.ts';
import { rareParts } from '../db/rare-parts.ts';
import type { SearchedColumn } from '../db/samples.ts';
import { type OrderFilter, orderConditions } from './order-filter.ts';

/** Of what is frequent so many of the newest are gone through, in an index that has the searched text in it. */
export const NEWEST_LOOKED_AT = 20_000;

export interface FoundOrder {
  readonly id: string;
  readonly status: OrderStatus;
  readonly created_at: Date;
}

export interface FoundOrders {
  /** The newest first. */
  readonly found: readonly FoundOrder[];
  /** There are more than these. */
  readonly isMore: boolean;
}

const SEARCHED: SearchedColumn = {
  ...{ table: 'orders', where: 'deleted_at is null', newest: 'created_at desc', column: 'search' },
};

export interface Wanted {
  /** More than these say that there is more. */
  readonly enough: number;
  readonly most: number;
  /** Of the newest orders. */
  readonly lookedAt?: number;
}

/**
 * What many orders have is found among the newest soon, and enough of it says that there is more. What few have is all
 * found in the search index, where it takes long to find what many have.
 */
export async function findOrders(
  pool: Pool,
  filter: OrderFilter,
  { enough, most, lookedAt = NEWEST_LOOKED_AT }: Wanted,
): Promise<FoundOrders> {
  const { search = '' } = filter;
  const left = await rowsLeft(pool, 'orders o', orderConditions({ ...filter, search: undefined }));
  const isOften = await isFrequentSearch(pool, filter, { enough, lookedAt });
  if (isOften || isFilterRarer(pool, SEARCHED, search, { left, lookedAt, during: timeOf(filter) })) {
    const counted = isOften ? most : lookedAt;
    const newest = await findAmongNewest(pool, filter, { most: counted + 1, lookedAt });
    if (newest.length <= counted && (await areAll(pool, filter, lookedAt)))
      return { found: newest, isMore: false };
    if (newest.length > enough) return someOf(newest, most);
  }
  for (const part of searchedParts(pool, filter, { enough: most, left })) {
    const latest = await findInIndex(pool, filter, part);
    if (latest.length > enough) return someOf(latest, most);
  }
  const found = await findInIndex(pool, filter);
  return { found: found.slice(0, LIST_COUNTED_MAX), isMore: found.length > LIST_COUNTED_MAX };
}

/** One at least is left out, so that there are more for certain. */
const someOf = (found: readonly FoundOrder[], most: number): FoundOrders => ({
  found: found.slice(0, Math.min(most, found.length - 1)),
  isMore: true,
});

/** Where a page is likely to be found in the search index. Nowhere if few orders have it, or some that are `near`. */
export function* searchedParts(
  pool: Pool,
  filter: OrderFilter,
  { near = 0, ...looking }: Looking & { readonly near?: number },
): Generator<PartOfTime> {
  const { search } = filter;
  if (search === undefined) return;
  for (const part of reachesOf(pool, SEARCHED, search, { ...looking, during: timeOf(filter) })) {
    if (part.rows <= near) return;
    yield part;
  }
}

const timeOf = ({ from, to }: OrderFilter): PartOfTime => ({ since: from, until: to });

/** Whether the search index soon has all that match since then. */
export const isRareSince = (pool: Pool, search: string, since: Date) =>
  isFewSince(pool, SEARCHED, search, since);

export async function isFrequentSearch(
  pool: Pool,
  { search }: OrderFilter,
  looking = { enough: 1, lookedAt: NEWEST_LOOKED_AT },
): Promise<boolean> {
  return search !== undefined && (await isFrequent(pool, SEARCHED, search, looking));
}

/** Read from the index by time alone, which has the searched text in it. */
async function findAmongNewest(
  pool: Pool,
  filter: OrderFilter,
  { most, lookedAt }: { readonly most: number; readonly lookedAt: number },
): Promise<FoundOrder[]> {
  const newest = orderConditions({ ...filter, search: undefined });
  const matching = newest.around().search('o.search', filter.search, { walk: true });
  const { rows } = await pool.query<FoundOrder>(
    `select id, status, created_at from (
       select o.id, o.status, o.created_at, o.search from orders o ${newest.where}
        order by o.created_at desc, o.id desc limit ${newest.place(lookedAt)}) o
      ${matching.where} order by created_at desc, id desc limit ${newest.place(most)}`,
    newest.values,
  );
  return rows;
}

/** A filter may leave so few orders that the search has seen them all. */
async function areAll(pool: Pool, filter: OrderFilter, lookedAt: number): Promise<boolean> {
  const others = orderConditions({ ...filter, search: undefined });
  const { rowCount } = await pool.query(
    `select from orders o ${others.where} order by o.created_at desc, o.id desc offset ${others.place(lookedAt)} limit 1`,
    others.values,
  );
  return rowCount === 0;
}

/** An expression that no index has, or the planner might go through all orders by time. */
export const SORTED_TIME = `o.created_at + interval '0'`;

async function findInIndex(pool: Pool, filter: OrderFilter, part = timeOf(filter)): Promise<FoundOrder[]> {
  const indexed = orderConditions(filter, { ...(await rareOptions(pool, filter)), part });
  const { rows } = await pool.query<FoundOrder>(
    `select o.id, o.status, o.created_at from orders o ${indexed.where}
      order by ${SORTED_TIME} desc, o.id desc limit ${LIST_COUNTED_MAX + 1}`,
    indexed.values,
  );
  return rows;
}

/** To ask the search index. */
export async function rareOptions(pool: Pool, { search }: OrderFilter): Promise<SearchOptions> {
  return { parts: await rareParts(pool, SEARCHED, search, { isByTime: true }) };
}
