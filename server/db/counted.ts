import type { Pool } from 'pg';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import type { Conditions } from './conditions.ts';

export interface Counted {
  readonly total: number;
  /** There are more than `total`, which is how far was counted. */
  readonly isMore: boolean;
}

interface Paging {
  readonly page: number;
  readonly limit: number;
}

/**
 * How many rows of a table match, counted to 5,000, or to one page beyond the one that is asked for: who pages on always
 * finds the next page, and nobody waits while a million rows are counted. In the list's order, so that an index tells it.
 */
export async function countMatches(
  pool: Pool,
  { from, order }: { readonly from: string; readonly order: { readonly desc: string } },
  conditions: Conditions,
  { page, limit }: Paging,
): Promise<Counted> {
  const most = Math.max(LIST_COUNTED_MAX, (page + 1) * limit);
  const { rows } = await pool.query<{ found: number }>(
    `select count(*) as found from (
       select from ${from} ${conditions.where} order by ${order.desc} limit ${conditions.place(most + 1)}) found`,
    conditions.values,
  );
  const found = rows[0]?.found ?? 0;
  return { total: Math.min(found, most), isMore: found > most };
}

/** Of a list whose rows each carry it. Behind the last page there is none to do so, and the first page is asked. */
export async function totalWith(
  rows: readonly { readonly total: number }[],
  page: number,
  first: () => Promise<{ readonly total: number }>,
): Promise<number> {
  return rows[0]?.total ?? (page === 1 ? 0 : (await first()).total);
}

/** The order and the part of it that make a page. */
export interface PartOfList {
  readonly direction: 'desc' | 'asc';
  readonly limit: number;
  readonly offset: number;
}

export const fromTop = ({ page, limit }: Paging): PartOfList => ({
  ...{ direction: 'desc', limit },
  offset: (page - 1) * limit,
});

/** Newest first; a page of the second half is counted off from the end. */
export function pageOrder({ page, limit }: Paging, { total, isMore }: Counted): PartOfList {
  const before = (page - 1) * limit;
  const shown = Math.min(limit, total - before);
  if (isMore || before < total / 2 || shown <= 0) return fromTop({ page, limit });
  return { direction: 'asc', limit: shown, offset: total - before - shown };
}
