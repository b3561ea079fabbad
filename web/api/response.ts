/** Reads unknown values by hand: zod is too large for the storefront's first load. */

export type JsonObject = Readonly<Record<string, unknown>>;

/** A response of which nothing is believed yet: each field may be missing, or be anything. */
export type Unchecked<T> = { readonly [Field in keyof T]?: unknown };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `getPath(response, 'authorization', 'token')`; undefined where a part of the path is missing. */
export function getPath(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

/** A text that is not blank. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Ids are texts in the browser; a server may send numbers. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value);
}

export function messageOf(thrown: unknown, otherwise: string): string {
  return textOf(thrown instanceof Error ? thrown.message : undefined) ?? otherwise;
}
