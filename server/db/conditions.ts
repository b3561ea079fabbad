/**
 * The filters of a list as PostgreSQL wants them: texts with numbered places, values beside them.
 * `add('status = any(?)', ['NEW'])` becomes `status = any($1)`; a filter that was not given adds nothing.
 */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #texts: string[];

  constructor(...always: string[]) {
    this.#texts = always;
  }

  add(text: string, value: unknown): this {
    if (value !== undefined) this.#texts.push(text.replaceAll('?', this.place(value)));
    return this;
  }

  /**
   * The typed text anywhere in a column of lower-case text; one or two letters at the beginning of a word, because the
   * search indexes know letters by threes, and where words begin.
   */
  search(column: string, typed: string | undefined, { walk = false, or }: SearchOptions = {}): this {
    const text = escaped(typed ?? '');
    if (text === '') return this;
    const isShort = ONE_OR_TWO_LETTERS.test(text);
    const like = (of: string) => {
      const searched = walk ? `(${of} || '')` : of;
      return isShort
        ? `(${searched} like lower(?) || '%' or ${searched} like '% ' || lower(?) || '%')`
        : `${searched} like lower(?)`;
    };
    const condition = or === undefined ? like(column) : `(${like(column)} or ${or(like)})`;
    return this.add(condition, isShort ? text : `%${text}%`);
  }

  /** A value that stands outside the conditions, such as a limit. */
  place(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  get where(): string {
    return this.#texts.length === 0 ? '' : `where ${this.#texts.join(' and ')}`;
  }
}

interface SearchOptions {
  /** Keeps the planner from the search index, by an expression that no index has. */
  readonly walk?: boolean;
  /** Where else it may stand: a condition, made of others like the one on the column. */
  readonly or?: (like: (column: string) => string) => string;
}

const ONE_OR_TWO_LETTERS = /^[\p{L}\p{M}\p{N}]{1,2}$/u;

/** Its % and _ are mere letters. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** For `name like lower(?)`: the text anywhere. */
export function containing(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : `%${escaped(text)}%`;
}
