import { paginationSchema } from '../../../contract/responses.ts';
import { formatCount } from '../../../domain/text/format.ts';
import { z } from '../../../domain/zod.ts';
import { getPath } from '../../api/response.ts';

/** `next` and `previous` are set where the list is read from a cursor instead of a page number; null at its end. */
const pagingSchema = paginationSchema
  .extend({ next: z.string().nullish(), previous: z.string().nullish() })
  .readonly();
export type Paging = z.output<typeof pagingSchema>;

export interface ListResponse<Row> {
  readonly rows: readonly Row[];
  /** The server sent no rows. Rows that could not be read do not count as none. */
  readonly isEmpty: boolean;
  readonly paging: Paging;
  /** The whole response, for counts and sums beside the rows. */
  readonly response: unknown;
}

/** The unread rows: the response itself, its field `plural`, or its `data`. */
export function entriesOf(response: unknown, plural = 'data'): readonly unknown[] {
  const entries = Array.isArray(response)
    ? response
    : (getPath(response, plural) ?? getPath(response, 'data'));
  if (!Array.isArray(entries)) throw new Error('The answer is no list');
  return entries;
}

/** "1 order", "1,040 orders", "10,000+ orders". */
export function countLabel({ total, isMore }: Paging, [one, many]: readonly [string, string]): string {
  return `${formatCount(total)}${isMore === true ? '+' : ''} ${total === 1 ? one : many}`;
}

/** "21–40 of 54", "101–120 of 5,000+", and "0 of 54" where no row of a page could be read. */
export function rangeLabel(paging: Paging, rows: number): string {
  const { page, limit, total, pages, isMore } = paging;
  const all = `${formatCount(total)}${isMore === true ? '+' : ''}`;
  if (rows === 0) return `0 of ${all}`;
  // The last page is read from the end, so its position is known without counting the rows before it.
  const first = page === pages && isMore !== true ? total - rows + 1 : (page - 1) * limit + 1;
  return `${formatCount(first)}–${formatCount(first + rows - 1)} of ${all}`;
}

/** Every list is `{ data, pagination }`; a row that cannot be read is left out. */
export function readList<Row>(response: unknown, schema: z.ZodType<Row>, plural?: string): ListResponse<Row> {
  const data = entriesOf(response, plural);
  const onePage: Paging = { page: 1, limit: data.length, total: data.length, pages: 1 };
  return {
    rows: data.flatMap((value) => schema.safeParse(value).data ?? []),
    isEmpty: data.length === 0,
    response,
    paging: correctPage(pagingSchema.catch(onePage).parse(getPath(response, 'pagination'))),
  };
}

/**
 * A list that is read from a cursor takes its page number from the address, which is wrong once rows were deleted: of 40 rows
 * there is no page 3 of 20. Whether there is a page before and behind it is always known.
 */
function correctPage(paging: Paging): Paging {
  const { page, pages, isMore, next, previous } = paging;
  if (next === undefined) return paging;
  if (previous === null) return { ...paging, page: 1 };
  if (isMore === true) return paging;
  return { ...paging, page: next === null ? pages : Math.max(1, Math.min(page, pages - 1)) };
}

/** With other rows and the total that follows. The last row of a page stays until another page is loaded. */
export function withRows<Row>(list: ListResponse<Row>, rows: readonly Row[]): ListResponse<Row> {
  const total = list.paging.total - (list.rows.length - rows.length);
  if (rows.length === 0 && total > 0) return list;
  return { ...list, rows, paging: { ...list.paging, total } };
}
