import { readSearchTerm } from '../../domain/text/search-term.ts';
import { type Conditions, containing, escapeLike } from './conditions.ts';

/**
 * Where a list looks for what was typed: SQL expressions, each with an index of its own. E-mails and texts are in lower case.
 * A kind of term that the list has no column for is looked for in `text`, which has a trigram index.
 */
export interface SearchColumns {
  readonly 'order-number'?: string;
  readonly document?: string;
  readonly 'order-id'?: string;
  readonly phone?: string;
  readonly email?: string;
  readonly text: string;
  /** A condition on codes, such as tracking numbers, that begin with the text; it gets a pattern for `like`. */
  readonly codes?: (pattern: string) => string;
  /** Where else a text may stand: a condition made of others like the one on `text`. */
  readonly or?: (matches: (column: string) => string) => string;
}

export function addSearch(
  conditions: Conditions,
  typed: string | undefined,
  columns: SearchColumns,
): Conditions {
  if (typed === undefined) return conditions;
  const term = readSearchTerm(typed, (kind) => kind in columns);
  switch (term.kind) {
    case 'order-number':
      return conditions.add(`${columns['order-number']} = ?`, term.number);
    case 'document':
      return conditions.add(`${columns.document}`, term.number);
    case 'order-id':
      // Ids are hexadecimal: none has a letter behind f.
      return conditions.add(`${columns['order-id']} >= ? and ${columns['order-id']} < ? || 'g'`, term.id);
    case 'phone':
      return conditions.add(orCodes(conditions, phoneCondition(columns), term.digits, columns), term.digits);
    case 'email':
      return conditions.add(`${columns.email} like ?`, `${escapeLike(term.text)}%`);
    case 'word-start':
      return conditions.add(textCondition(columns, beginsWord), term.text);
    case 'text':
      return conditions.add(
        orCodes(conditions, textCondition(columns, contains), term.text, columns),
        containing(term.text),
      );
  }
}

function orCodes(conditions: Conditions, condition: string, text: string, { codes }: SearchColumns): string {
  if (codes === undefined) return condition;
  return `(${condition} or ${codes(conditions.param(`${escapeLike(text)}%`))})`;
}

const beginsWord = (column: string) => `(${column} like ? || '%' or ${column} like '% ' || ? || '%')`;
const contains = (column: string) => `${column} like ?`;

const textCondition = ({ text, or }: SearchColumns, matches: (column: string) => string) =>
  or === undefined ? matches(text) : `(${matches(text)} or ${or(matches)})`;

/** The beginning or the end of a phone number, or the whole number of an order. */
function phoneCondition({ phone, ...columns }: SearchColumns): string {
  const digits = `phone_digits(${phone})`;
  const number = columns['order-number'] ? ` or ${columns['order-number']} = left(?, 15)::bigint` : '';
  return `(${digits} like ? || '%' or reverse(${digits}) like reverse(?) || '%'${number})`;
}
