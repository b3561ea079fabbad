import { formatCount } from '../../../domain/text/format.ts';
import { getPath, textOf } from '../../api/response.ts';

export interface Paging {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly pages: number;
  /** There are more than `total`, which is how far the shop has counted. */
  readonly isMore?: boolean | undefined;
  /** Set where the list is read from a place instead of a page number; null at its end. */
  readonly next?: string | null | undefined;
  readonly previous?: string | null | undefined;
}

export interface ListResponse<Row> {
  readonly rows: readonly Row[];
  /** Nothing came, which is not the same as nothing that can be read. */
  readonly isEmpty: boolean;
  readonly paging: Paging;
  /** The whole answer, for counts and sums beside the rows. */
  readonly reply: unknown;
}

/** The rows as they came: of a mere array, or of a field, `data` or the one that is named like what is listed. */
export function entriesOf(reply: unknown, plural = 'data'): readonly unknown[] {
  const entries = Array.isArray(reply) ? reply : (getPath(reply, plural) ?? getPath(reply, 'data'));
  if (!Array.isArray(entries)) throw new Error('The answer is no list');
  return entries;
}

/** "1 order", "1,040 orders", "10,000+ orders". */
export function howMany({ total, isMore }: Paging, [one, many]: readonly [string, string]): string {
  return `${formatCount(total)}${isMore === true ? '+' : ''} ${total === 1 ? one : many}`;
}

/** "21–40 of 54", "101–120 of 5,000+", and "0 of 54" where no row of a page can be read. */
export function shownRows(paging: Paging, rows: number): string {
  const { page, limit, total, pages, isMore } = paging;
  const all = `${formatCount(total)}${isMore === true ? '+' : ''}`;
  if (rows === 0) return `0 of ${all}`;
  // The last page is read from the end, so that it is known without counting all before it.
  const first = page === pages && isMore !== true ? total - rows + 1 : (page - 1) * limit + 1;
  return `${formatCount(first)}–${formatCount(first + rows - 1)} of ${all}`;
}

/** Every list answers `{ data, pagination }`; a row that cannot be read is left out. */
export function readList<Row>(
  reply: unknown,
  readRow: (value: unknown) => Row | undefined,
  plural?: string,
): ListResponse<Row> {
  const data = entriesOf(reply, plural);
  const rows = data.flatMap((value) => readRow(value) ?? []);
  const number = (name: string, otherwise: number) => {
    const value = getPath(reply, 'pagination', name);
    return typeof value === 'number' ? value : otherwise;
  };
  const place = (name: string) => {
    const value = getPath(reply, 'pagination', name);
    return value === null ? null : textOf(value);
  };
  return {
    rows,
    isEmpty: data.length === 0,
    reply,
    paging: withRealPage({
      page: number('page', 1),
      limit: number('limit', data.length),
      total: number('total', data.length),
      pages: number('pages', 1),
      isMore: getPath(reply, 'pagination', 'isMore') === true,
      next: place('next'),
      previous: place('previous'),
    }),
  };
}

/**
 * A list that is read from a place believes the address which page that is, and rows that went meanwhile make it wrong: of
 * 40 rows there is no page 3 of 20. What is before and behind it is known for certain.
 */
function withRealPage(paging: Paging): Paging {
  const { page, pages, isMore, next, previous } = paging;
  if (next === undefined) return paging;
  if (previous === null) return { ...paging, page: 1 };
  if (isMore === true) return paging;
  return { ...paging, page: next === null ? pages : Math.max(1, Math.min(page, pages - 1)) };
}

/** The answer with other rows, and a total that agrees. The last row of a page stays until the page to show instead is there. */
export function withRows<Row>(answer: ListResponse<Row>, rows: readonly Row[]): ListResponse<Row> {
  const total = answer.paging.total - (answer.rows.length - rows.length);
  if (rows.length === 0 && total > 0) return answer;
  return { ...answer, rows, paging: { ...answer.paging, total } };
}
