import type { VariantType } from '../../domain/catalogue/product.ts';

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

/** A time that can be read, as it was written. */
export function momentOf(value: unknown): string | undefined {
  const text = textOf(value);
  return text === undefined || Number.isNaN(Date.parse(text)) ? undefined : text;
}

export const variantTypeOf = (value: unknown): VariantType | undefined =>
  value === 'weight' || value === 'color' ? value : undefined;

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;

/** Each field by its reader; undefined where one of them finds nothing. */
export function readFields<Read extends Readers>(value: unknown, readers: Read) {
  const found = Object.entries(readers).map(([name, read]) => [name, read(getPath(value, name))] as const);
  if (found.some(([, each]) => each === undefined)) return undefined;
  return Object.fromEntries(found) as { [Name in keyof Read]: Exclude<ReturnType<Read[Name]>, undefined> };
}

export function messageOf(thrown: unknown, otherwise: string): string {
  return textOf(thrown instanceof Error ? thrown.message : undefined) ?? otherwise;
}
