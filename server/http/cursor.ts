import { z } from 'zod';
import type { BoundedCount } from '../db/bounded-count.ts';

/** A row of a list that is sorted by time, the newest first. Pages are read from it on, which is fast however far down it is. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

export type PageStart =
  | { readonly from: 'after' | 'before'; readonly cursor: Cursor }
  /** The last page, counted from the end. */
  | { readonly from: 'end' };

const CURSOR = /^(\d{1,15})_([\w-]{1,100})$/;

const writeCursor = ({ created_at, id }: { created_at: Date; id: string }): string =>
  `${created_at.getTime()}_${id}`;

function readCursor(text: string): Cursor | undefined {
  const [, time, id] = CURSOR.exec(text) ?? [];
  return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id };
}

const startQuery = (from: 'after' | 'before') =>
  z
    .string()
    .transform((text, context): PageStart => {
      if (from === 'before' && text === 'end') return { from: 'end' };
      const cursor = readCursor(text);
      if (cursor !== undefined) return { from, cursor };
      context.addIssue({ code: 'custom', message: 'Use a cursor from an earlier page' });
      return z.NEVER;
    })
    .optional();

export const cursorQuery = {
  after: startQuery('after').describe('The rows after this cursor, `pagination.next` of an earlier page'),
  before: startQuery('before').describe(
    'The rows before this cursor, `pagination.previous`; `end`: the last page',
  ),
};

export interface CursorQuery {
  readonly page: number;
  readonly limit: number;
  /** Instead of the page number. */
  readonly start?: PageStart | undefined;
}

/** The SQL of a page of rows `o`. It reads one row more than the page shows, to know whether others follow. */
export function pageSql({ page, limit, start }: CursorQuery, param: (value: unknown) => string) {
  const direction = start === undefined || start.from === 'after' ? 'desc' : 'asc';
  const cursor = start === undefined || start.from === 'end' ? undefined : start.cursor;
  const comparison = direction === 'desc' ? '<' : '>';
  return {
    condition: cursor
      ? `and (o.created_at, o.id) ${comparison} (${param(cursor.at)}, ${param(cursor.id)})`
      : '',
    order: `order by o.created_at ${direction}, o.id ${direction}`,
    limit: `limit ${limit + 1} offset ${start === undefined ? (page - 1) * limit : 0}`,
  };
}

interface CursorPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly previous: string | null;
}

/** From the read rows to the shown page, newest first. The last page has the remainder of the total. */
export function cursorPage<Row extends { readonly created_at: Date; readonly id: string }>(
  read: readonly Row[],
  { page, limit, start }: CursorQuery,
  { total, isMore }: BoundedCount,
): CursorPage<Row> {
  const isLast = start?.from === 'end';
  const isForward = start === undefined || start.from === 'after';
  const size = isLast && !isMore ? total % limit || limit : limit;
  const hasMore = read.length > size;
  const shown = read.slice(0, size);
  const rows = isForward ? shown : shown.reverse();
  const isFirst = start === undefined && page === 1;
  const first = rows[0];
  const last = rows.at(-1);
  return {
    rows,
    next: last !== undefined && (isForward ? hasMore : !isLast) ? writeCursor(last) : null,
    previous: first !== undefined && (isForward ? !isFirst : hasMore) ? writeCursor(first) : null,
  };
}
