/**
 * The filters of a list as PostgreSQL wants them: texts with numbered parameters, values beside them.
 * `add('status = any(?)', ['NEW'])` becomes `status = any($1)`; a filter that was not given adds nothing.
 */
export class Conditions {
  readonly values: unknown[] = [];
  readonly #texts: string[];

  constructor(...always: string[]) {
    this.#texts = always;
  }

  add(text: string, value: unknown): this {
    if (value !== undefined) this.#texts.push(text.replaceAll('?', this.param(value)));
    return this;
  }

  /** A condition whose values are there already. */
  and(text: string): this {
    this.#texts.push(text);
    return this;
  }

  /** A value that stands outside `add`, such as a limit. */
  param(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  get where(): string {
    return this.#texts.length === 0 ? '' : `where ${this.#texts.join(' and ')}`;
  }
}

/** For `like`: % and _ are mere letters. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** For `name like lower(?)`: the text anywhere. */
export function containing(text: string | undefined): string | undefined {
  return text === undefined || text === '' ? undefined : `%${escapeLike(text)}%`;
}
