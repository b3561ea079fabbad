import { z } from 'zod';
import { paginationSchema } from './lists.ts';

/**
 * A list, newest first, that can also be read from a place in it: the time and id of a row. The millionth row is then as
 * near as the first, and rows that come meanwhile shift nothing.
 */
export interface Place {
  readonly at: Date;
  readonly id: string;
}

export type Start =
  | { readonly from: 'after' | 'before'; readonly place: Place }
  /** The last page, counted from the end. */
  | { readonly from: 'end' };

const PLACE = /^(\d{1,15})_([\w-]{1,100})$/;

export const writePlace = ({ created_at, id }: { created_at: Date; id: string }): string =>
  `${created_at.getTime()}_${id}`;

function readPlace(text: string): Place | undefined {
  const [, time, id] = PLACE.exec(text) ?? [];
  return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id };
}

const placeQuery = (from: 'after' | 'before') =>
  z
    .string()
    .transform((text, context): Start => {
      if (from === 'before' && text === 'end') return { from: 'end' };
      const place = readPlace(text);
      if (place !== undefined) return { from, place };
      context.addIssue({ code: 'custom', message: 'A place that an earlier page named' });
      return z.NEVER;
    })
    .optional();

export const placesQuery = {
  after: placeQuery('after').describe('The rows behind this place, `pagination.next` of an earlier page'),
  before: placeQuery('before').describe('The rows before it, `pagination.previous`; `end`: the last page'),
};

export const placedPaginationSchema = paginationSchema
  .extend({
    next: z.string().nullable().describe('Where the next page begins, for `after`; null on the last'),
    previous: z.string().nullable().describe('For `before`; null on the first'),
  })
  .meta({
    id: 'PlacedPagination',
    examples: [{ page: 1, limit: 20, total: 1, pages: 1, next: null, previous: null }],
  });

/** How the rows of a page are asked for: one more than it shows, to know whether there are others behind. */
export interface PageReading {
  /** As a condition on `created_at` and `id`, with places for its two values; none where it begins at an end. */
  readonly condition: string | undefined;
  readonly place: Place | undefined;
  readonly direction: 'desc' | 'asc';
  readonly limit: number;
}

export function readingOf(start: Start | undefined, limit: number, total: number): PageReading {
  if (start?.from === 'end')
    return { condition: undefined, place: undefined, direction: 'asc', limit: (total % limit || limit) + 1 };
  if (start === undefined)
    return { condition: undefined, place: undefined, direction: 'desc', limit: limit + 1 };
  return start.from === 'after'
    ? { condition: '<', place: start.place, direction: 'desc', limit: limit + 1 }
    : { condition: '>', place: start.place, direction: 'asc', limit: limit + 1 };
}

export interface PlacedPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** From what was read to what is shown, newest first. `isFirst`: the page began at the list's beginning. */
export function placedPage<Row extends { readonly created_at: Date; readonly id: string }>(
  read: readonly Row[],
  { direction, limit }: Pick<PageReading, 'direction' | 'limit'>,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): PlacedPage<Row> {
  const hasMore = read.length === limit;
  const shown = read.slice(0, limit - 1);
  const rows = direction === 'asc' ? shown.reverse() : shown;
  const isForward = direction === 'desc';
  const first = rows[0];
  const last = rows.at(-1);
  return {
    rows,
    next: last !== undefined && (isForward ? hasMore : !isLast) ? writePlace(last) : null,
    previous: first !== undefined && (isForward ? !isFirst : hasMore) ? writePlace(first) : null,
  };
}
