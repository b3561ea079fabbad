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

  /** A value that stands outside the conditions, such as a limit. */
  place(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  get where(): string {
    return this.#texts.length === 0 ? '' : `where ${this.#texts.join(' and ')}`;
  }
}

/** For `search like lower(?)`: the text anywhere, its % and _ being mere letters. */
export function containing(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
