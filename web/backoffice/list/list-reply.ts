import { formatCount } from '../../../domain/format.ts';
import { fieldOf, textOf } from '../../api/reply.ts';

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

export interface ListReply<Row> {
  readonly rows: readonly Row[];
  readonly paging: Paging;
  /** The whole answer, for counts and sums beside the rows. */
  readonly reply: unknown;
}

/** The rows as they came: of a mere array, or of a field, `data` or the one that is named like what is listed. */
export function entriesOf(reply: unknown, plural = 'data'): readonly unknown[] {
  const entries = Array.isArray(reply) ? reply : (fieldOf(reply, plural) ?? fieldOf(reply, 'data'));
  if (!Array.isArray(entries)) throw new Error('The answer is no list');
  return entries;
}

/** "1 order", "1,040 orders", "10,000+ orders". */
export function howMany({ total, isMore }: Paging, [one, many]: readonly [string, string]): string {
  return `${formatCount(total)}${isMore === true ? '+' : ''} ${total === 1 ? one : many}`;
}

/** Every list answers `{ data, pagination }`; a row that cannot be read is left out. */
export function readList<Row>(
  reply: unknown,
  readRow: (value: unknown) => Row | undefined,
  plural?: string,
): ListReply<Row> {
  const data = entriesOf(reply, plural);
  const rows = data.flatMap((value) => readRow(value) ?? []);
  const number = (name: string, otherwise: number) => {
    const value = fieldOf(reply, 'pagination', name);
    return typeof value === 'number' ? value : otherwise;
  };
  const place = (name: string) => {
    const value = fieldOf(reply, 'pagination', name);
    return value === null ? null : textOf(value);
  };
  return {
    rows,
    reply,
    paging: {
      page: number('page', 1),
      limit: number('limit', data.length),
      total: number('total', data.length),
      pages: number('pages', 1),
      isMore: fieldOf(reply, 'pagination', 'isMore') === true,
      next: place('next'),
      previous: place('previous'),
    },
  };
}
