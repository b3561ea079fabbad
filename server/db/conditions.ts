import { spansOf } from './spans.ts';

/**
 * The filters of a list as PostgreSQL wants them: texts with numbered places, values beside them.
 * `add('status = any(?)', ['NEW'])` becomes `status = any($1)`; a filter that was not given adds nothing.
 */
export class Conditions {
  #values: unknown[] = [];
  readonly #texts: string[];

  constructor(...always: string[]) {
    this.#texts = always;
  }

  get values(): unknown[] {
    return this.#values;
  }

  /** Those of a query around this one, in the same statement: their values go on behind these. */
  around(): Conditions {
    const outer = new Conditions();
    outer.#values = this.#values;
    return outer;
  }

  add(text: string, value: unknown): this {
    if (value !== undefined) this.#texts.push(text.replaceAll('?', this.place(value)));
    return this;
  }

  /**
   * The typed text anywhere in a column of lower-case text; one or two letters at the beginning of a word, because the
   * search indexes know letters by threes, and where words begin: `in` finds Indu, and whoever has an address in `.in`.
   */
  search(
    column: string,
    typed: string | undefined,
    { walk = false, parts = [], or }: SearchOptions = {},
  ): this {
    if (typed === undefined || typed === '') return this;
    if (!walk && parts.length > 0) return this.#searchByParts(column, typed, parts);
    const isShort = ONE_OR_TWO_LETTERS.test(typed);
    const word = `'${WORD_BEGINS}' || lower(?)`;
    const inText = (of: string) =>
      `strpos(${of}, lower(?)) > 0${isShort ? ` and regexp_like(${of}, ${word})` : ''}`;
    const inIndex = (of: string) => (isShort ? `${of} ~ (${word})` : `${of} like lower(?)`);
    const like = walk ? inText : inIndex;
    const condition = or === undefined ? like(column) : `(${like(column)} or ${or(like)})`;
    return this.add(condition, walk || isShort ? typed : `%${escaped(typed)}%`);
  }

  #searchByParts(column: string, typed: string, parts: readonly string[]): this {
    for (const part of parts) this.add(`${column} like lower(?)`, `%${escaped(part)}%`);
    return this.add(`strpos(${column}, lower(?)) > 0`, typed);
  }

  /**
   * Rows of a part of the time, and some around its ends, for a search index that knows times as well: it goes through
   * what it has for the typed text in this part alone. The spans stand in a query of their own, so that the planner, which
   * would rather go through all rows, expects few.
   */
  within(column: string, part: PartOfTime | undefined): this {
    const isAll = part?.since === undefined && part?.until === undefined;
    return this.add(`spans_of(${column}) && (select ?::int[])`, isAll ? undefined : spansOf(part));
  }

  /** A value that stands outside the conditions, such as a limit. */
  place(value: unknown): string {
    return `$${this.#values.push(value)}`;
  }

  get where(): string {
    return this.#texts.length === 0 ? '' : `where ${this.#texts.join(' and ')}`;
  }
}

export interface PartOfTime {
  readonly since?: Date | undefined;
  /** The first moment behind it. */
  readonly until?: Date | undefined;
}

export interface SearchOptions {
  /** Goes through the rows: an expression that no index has, and of which the planner expects many to be true. */
  readonly walk?: boolean;
  /** What the index is asked for instead of the whole text: rare parts of it. Not together with `or`. */
  readonly parts?: readonly string[];
  /** Where else it may stand: a condition, made of others like the one on the column. */
  readonly or?: (like: (column: string) => string) => string;
}

/**
 * Where the search indexes see a word begin: behind what is neither letter nor digit. Named one by one, because for
 * `[^[:alnum:]]` they would be asked for every letter there is.
 */
const WORD_BEGINS = '(^|[\\t\\n -/:-@[-`{-~])';
const ONE_OR_TWO_LETTERS = /^[\p{L}\p{M}\p{N}]{1,2}$/u;

/** Which texts a search finds, as `Conditions.search` has it. */
export function foundBy(typed: string): (text: string) => boolean {
  const lower = typed.toLowerCase();
  if (!ONE_OR_TWO_LETTERS.test(typed)) return (text) => text.includes(lower);
  const beginning = new RegExp(`${WORD_BEGINS}${lower}`, 'u');
  return (text) => text.includes(lower) && beginning.test(text);
}

/** Its % and _ are mere letters. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** For `name like lower(?)`: the text anywhere. */
export function containing(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : `%${escaped(text)}%`;
}
