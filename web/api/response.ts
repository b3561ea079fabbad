/** Reading what comes from outside, by hand rather than by zod, which the storefront's first load spares. */

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `fieldOf(reply, 'authorization', 'token')`; undefined where the way there ends. */
export function getPath(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((inner, name) => (isObject(inner) ? inner[name] : undefined), value);
}

/** A text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Ids are texts here; a server may count them. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value);
}

export function messageOf(thrown: unknown, otherwise: string): string {
  return textOf(thrown instanceof Error ? thrown.message : undefined) ?? otherwise;
}
