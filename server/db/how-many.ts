import type { Pool } from 'pg';
import { foundBy, type PartOfTime } from './conditions.ts';
import { newestTexts, type SampledRow, type SearchedColumn, spreadRows } from './samples.ts';

const OFTEN = 4;

/** Whether so many rows have it that enough of them are likely to be among the newest that may be looked at. */
export async function isFrequent(
  pool: Pool,
  searched: SearchedColumn,
  typed: string,
  { enough, lookedAt }: { readonly enough: number; readonly lookedAt: number },
): Promise<boolean> {
  const texts = await newestTexts(pool, searched);
  const having = texts.filter(foundBy(typed)).length;
  return having >= OFTEN && (having / texts.length) * lookedAt >= enough;
}

/** Fewer are all found and sorted in no time. */
const MANY = 2000;
/** Luck may have left some out. */
const TWICE = 2;

export interface Looking {
  readonly enough: number;
  readonly direction?: 'desc' | 'asc';
  /** Where it begins; at the newest, or for `asc` at the oldest, if it is not said. */
  readonly from?: Date | undefined;
}

export interface Reach extends PartOfTime {
  /** So many are likely to lie before enough of them, of whatever text. */
  readonly rows: number;
}

/**
 * The part of the time in which there are likely to be enough rows, of what many have, though not the newest: order numbers
 * that begin with 12, whoever bought in one summer. The search index alone would fetch all of them, to sort them by time.
 * Undefined where they are few.
 */
export function reachOf(
  pool: Pool,
  searched: SearchedColumn,
  typed: string,
  { enough, direction = 'desc', from }: Looking,
): Reach | undefined {
  const { rows, each } = spreadRows(pool, searched);
  const isFound = foundBy(typed);
  const having = rows.filter(({ text }) => isFound(text));
  if (having.length * each < MANY) return undefined;
  const ahead = (sampled: readonly SampledRow[]) => {
    const inOrder = direction === 'desc' ? sampled : sampled.toReversed();
    if (from === undefined) return inOrder;
    return inOrder.filter(({ at }) => (direction === 'desc' ? at <= from : at >= from));
  };
  const next = ahead(having);
  const last = next[Math.ceil((TWICE * enough) / each)];
  if (last === undefined) return undefined;
  const part = direction === 'desc' ? { since: last.at } : { until: justBehind(last.at) };
  const all = ahead(rows);
  return {
    ...part,
    rows: wayTo(
      next.slice(0, LOOKED_AHEAD).map((row) => all.indexOf(row)),
      { enough, each },
    ),
  };
}

const LOOKED_AHEAD = 9;
/** Rows that are spread evenly are seldom so much farther away than from each other. */
const FAR = 4;

/** How many rows lie before enough matches, from the places of some of them among the sampled rows. */
function wayTo(
  places: readonly number[],
  { enough, each }: Readonly<Record<'enough' | 'each', number>>,
): number {
  const [first = 0] = places;
  const apart = Math.max(1, ((places.at(-1) ?? first) - first) / Math.max(1, places.length - 1));
  return enough * apart + (first > FAR * apart ? first * each : 0);
}

/** The first moment behind it, of those that are kept. */
export const justBehind = (moment: Date) => new Date(moment.getTime() + 1);
