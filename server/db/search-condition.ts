import { readSearchTerm } from '../../domain/text/search-term.ts';
import { type Conditions, escapeLike } from './conditions.ts';

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
  /** A condition on codes, such as tracking numbers: `start` is a pattern for those that begin with the text, `part` for any part. */
  readonly codes?: (patterns: { readonly start: string; readonly part: string }) => string;
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
    case 'text': {
      const words = patternsOf(term.text).map((patterns) => patterns.map((each) => conditions.param(each)));
      const contains = (column: string) =>
        words
          .map((patterns) => `(${patterns.map((each) => `${column} like ${each}`).join(' or ')})`)
          .join(' and ');
      return conditions.and(orCodes(conditions, `(${textCondition(columns, contains)})`, term.text, columns));
    }
  }
}

/**
 * For each word the patterns of which one must match. In any order: 'Qureshi Imran' finds Imran Qureshi. A short word begins one:
 * '21' is part of many codes. An index of trigrams cannot look for short words alone, so they stay as they were typed.
 */
function patternsOf(text: string): readonly (readonly string[])[] {
  const words = text.split(/\s+/);
  if (words.every(isShort)) return [[`%${escapeLike(text)}%`]];
  return words.map((word) => {
    const start = `${escapeLike(word)}%`;
    return isShort(word) ? [start, `% ${start}`] : [`%${start}`];
  });
}

const isShort = (word: string) => word.length < TRIGRAM;
const TRIGRAM = 3;
/** Fewer are part of so many codes that only their beginning tells anything. */
const CODE_PART_MIN = 4;

function orCodes(conditions: Conditions, condition: string, text: string, { codes }: SearchColumns): string {
  if (codes === undefined) return condition;
  const start = `${escapeLike(text)}%`;
  const part = text.length < CODE_PART_MIN ? start : `%${start}`;
  return `(${condition} or ${codes({ start: conditions.param(start), part: conditions.param(part) })})`;
}

const beginsWord = (column: string) => `(${column} like ? || '%' or ${column} like '% ' || ? || '%')`;

const textCondition = ({ text, or }: SearchColumns, matches: (column: string) => string) =>
  or === undefined ? matches(text) : `(${matches(text)} or ${or(matches)})`;

/** The beginning or the end of a phone number, or the whole number of an order. */
function phoneCondition({ phone, ...columns }: SearchColumns): string {
  const digits = `phone_digits(${phone})`;
  const number = columns['order-number'] ? ` or ${columns['order-number']} = left(?, 15)::bigint` : '';
  return `(${digits} like ? || '%' or reverse(${digits}) like reverse(?) || '%'${number})`;
}
