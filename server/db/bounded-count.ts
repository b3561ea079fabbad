import type { Pool } from 'pg';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import type { Conditions } from './conditions.ts';

export interface BoundedCount {
  readonly total: number;
  /** There are more than `total`, which is how far was counted. */
  readonly isMore: boolean;
}

export interface Paging {
  readonly page: number;
  readonly limit: number;
}

/** Lists are counted to 5,000, or to one page beyond the one asked for: whoever pages on always finds the next page. */
export const countedMost = ({ page, limit }: Paging) => Math.max(LIST_COUNTED_MAX, (page + 1) * limit);

export const bounded = (found: number, most: number): BoundedCount => ({
  total: Math.min(found, most),
  isMore: found > most,
});

export async function boundedCount(
  pool: Pool,
  from: string,
  conditions: Conditions,
  paging: Paging,
): Promise<BoundedCount> {
  const most = countedMost(paging);
  const { rows } = await pool.query<{ found: number }>(
    `select count(*) as found from (select from ${from} ${conditions.where} limit ${most + 1}) found`,
    conditions.values,
  );
  return bounded(rows[0]?.found ?? 0, most);
}

/** Of a list whose rows each carry it. Behind the last page there is none to do so, and the first page is asked. */
export async function totalWith(
  rows: readonly { readonly total: number }[],
  page: number,
  first: () => Promise<{ readonly total: number }>,
): Promise<number> {
  return rows[0]?.total ?? (page === 1 ? 0 : (await first()).total);
}
