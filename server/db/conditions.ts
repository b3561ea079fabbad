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
   * search indexes know letters by threes, and where words begin.
   */
  search(
    column: string,
    typed: string | undefined,
    { walk = false, parts = [], or }: SearchOptions = {},
  ): this {
    if (typed === undefined || typed === '') return this;
    if (!walk && parts.length > 0) return this.#searchByParts(column, typed, parts);
    const isShort = ONE_OR_TWO_LETTERS.test(typed);
    const inText = (of: string) =>
      isShort ? `strpos(' ' || ${of}, ' ' || lower(?)) > 0` : `strpos(${of}, lower(?)) > 0`;
    const inIndex = (of: string) =>
      isShort ? `(${of} like lower(?) || '%' or ${of} like '% ' || lower(?) || '%')` : `${of} like lower(?)`;
    const like = walk ? inText : inIndex;
    const condition = or === undefined ? like(column) : `(${like(column)} or ${or(like)})`;
    const pattern = isShort ? escaped(typed) : `%${escaped(typed)}%`;
    return this.add(condition, walk ? typed : pattern);
  }

  #searchByParts(column: string, typed: string, parts: readonly string[]): this {
    for (const part of parts) this.add(`${column} like lower(?)`, `%${escaped(part)}%`);
    return this.add(`strpos(${column}, lower(?)) > 0`, typed);
  }

  /** A value that stands outside the conditions, such as a limit. */
  place(value: unknown): string {
    return `$${this.#values.push(value)}`;
  }

  get where(): string {
    return this.#texts.length === 0 ? '' : `where ${this.#texts.join(' and ')}`;
  }
}

export interface SearchOptions {
  /** Goes through the rows: an expression that no index has, and of which the planner expects many to be true. */
  readonly walk?: boolean;
  /** What the index is asked for instead of the whole text: rare parts of it. Not together with `or`. */
  readonly parts?: readonly string[];
  /** Where else it may stand: a condition, made of others like the one on the column. */
  readonly or?: (like: (column: string) => string) => string;
}

const ONE_OR_TWO_LETTERS = /^[\p{L}\p{M}\p{N}]{1,2}$/u;

/** Whether a search finds this text, as `Conditions.search` has it. */
export function isFoundIn(text: string, typed: string): boolean {
  const lower = typed.toLowerCase();
  return ONE_OR_TWO_LETTERS.test(typed) ? ` ${text}`.includes(` ${lower}`) : text.includes(lower);
}

/** Its % and _ are mere letters. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** For `name like lower(?)`: the text anywhere. */
export function containing(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : `%${escaped(text)}%`;
}
