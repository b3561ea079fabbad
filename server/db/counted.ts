import type { Pool } from 'pg';
import { LIST_COUNTED_MAX, SEARCH_COUNTED_MAX } from '../../domain/limits.ts';
import type { Conditions } from './conditions.ts';

export interface Counted {
  readonly total: number;
  /** There are more than `total`, which is how far was counted. */
  readonly isMore: boolean;
}

interface Counting {
  readonly page: number;
  readonly limit: number;
  readonly search?: string | undefined;
}

/**
 * How many rows of a table match, counted to 10,000, those of a search to 1,000, or to one page beyond the one that is
 * asked for: who pages on always finds the next page, and nobody waits while a million rows are counted.
 */
export async function countMatches(
  pool: Pool,
  from: string,
  conditions: Conditions,
  { page, limit, search }: Counting,
): Promise<Counted> {
  const usual = search === undefined ? LIST_COUNTED_MAX : SEARCH_COUNTED_MAX;
  const most = Math.max(usual, (page + 1) * limit);
  const { rows } = await pool.query<{ found: number }>(
    `select count(*) as found
       from (select from ${from} ${conditions.where} limit ${conditions.place(most + 1)}) found`,
    conditions.values,
  );
  const found = rows[0]?.found ?? 0;
  return { total: Math.min(found, most), isMore: found > most };
}

export interface WayToSearch {
  /** For `Conditions.search`. */
  readonly walk: boolean;
  /** The time to sort by. */
  readonly time: string;
}

/**
 * Of many matches the newest are found soon by going through the rows by time; few are all found in the search index
 * first and sorted then. The planner cannot know which it is, so it gets an expression that leaves it no choice.
 */
export function wayToSearch(
  search: string | undefined,
  { total }: Counted,
  time = 'created_at',
): WayToSearch {
  if (search === undefined) return { walk: false, time };
  return total >= SEARCH_COUNTED_MAX ? { walk: true, time } : { walk: false, time: `${time} + interval '0'` };
}

/**
 * The order and the part of it that make a page, newest first. Where all are counted, a page of the second half is counted
 * off from the end: of 5,000 pages the last is as near as the first.
 */
export function pageOrder(
  { page, limit }: Pick<Counting, 'page' | 'limit'>,
  { total, isMore }: Counted,
): { readonly direction: 'desc' | 'asc'; readonly limit: number; readonly offset: number } {
  const before = (page - 1) * limit;
  const shown = Math.min(limit, total - before);
  if (isMore || before < total / 2 || shown <= 0) return { direction: 'desc', limit, offset: before };
  return { direction: 'asc', limit: shown, offset: total - before - shown };
}
