import { fieldOf, textOf } from '../../api/reply.ts';

export interface Paging {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly pages: number;
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
      next: place('next'),
      previous: place('previous'),
    },
  };
}
