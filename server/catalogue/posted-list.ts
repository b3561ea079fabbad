import { z } from 'zod';
import { ShopError } from '../http/errors.ts';

/** The administrator's screens post one entry or the whole list to the same address. */
export interface PostedList {
  readonly entries: readonly unknown[];
  /** The `version` of the list that was read; with another nothing is saved. */
  readonly version: string | undefined;
}

const MOST_ENTRIES = 1000;
const DEEPEST = 12;

/** A whole list is an array, or an array under its plural name. Null: it is one entry. */
export function postedList(body: unknown, plural: 'products' | 'categories'): PostedList | null {
  if (!isShallow(body, DEEPEST)) throw invalid([{ field: '', message: 'The request is nested too deeply' }]);
  const named = z.looseObject({ [plural]: z.array(z.unknown()) }).safeParse(body);
  if (!Array.isArray(body) && !named.success) return null;
  const { version, ...list } = Array.isArray(body)
    ? { [plural]: body, version: undefined }
    : checkedEntry(z.strictObject({ [plural]: z.array(z.unknown()), version: z.string().optional() }), body);
  const entries = z.array(z.unknown()).parse(list[plural]);
  // An empty list is far more often a page that failed to load than the wish to close the shop.
  if (entries.length === 0)
    throw invalid([
      { field: plural, message: 'An empty list would hide everything. Please delete entries one by one.' },
    ]);
  if (entries.length > MOST_ENTRIES)
    throw invalid([{ field: plural, message: `A list can have up to ${MOST_ENTRIES} entries` }]);
  refuseDuplicates(entries, plural);
  return { entries, version: typeof version === 'string' ? version : undefined };
}

/** JSON that is nested a hundred thousand levels deep would exhaust the stack. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}

function refuseDuplicates(entries: readonly unknown[], plural: string): void {
  const seen = new Set<string>();
  for (const [index, entry] of entries.entries()) {
    const id = idOf(entry);
    if (id !== undefined && seen.has(id))
      throw invalid([{ field: `${plural}.${index}.id`, message: `${id} is in the list twice` }]);
    if (id !== undefined) seen.add(id);
  }
}

export function idOf(entry: unknown): string | undefined {
  const parsed = z.looseObject({ id: z.string() }).safeParse(entry);
  return parsed.success ? parsed.data.id : undefined;
}

const MOST_PROBLEMS = 20;

/** `entry` names it in a list: `products.3`. */
export function checkedEntry<T>(schema: z.ZodType<T>, given: unknown, entry?: string): T {
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const parsed = schema.safeParse(isObject ? given : {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap((issue) => {
    const path = [...(entry === undefined ? [] : [entry]), ...issue.path.map(String)];
    if (issue.code !== 'unrecognized_keys') return [{ field: path.join('.'), message: issue.message }];
    return issue.keys
      .map((key) => key.slice(0, 100))
      .map((key) => ({
        field: [...path, key].join('.'),
        message: `Unknown field: ${key}`,
      }));
  });
  const first = problems.filter(
    ({ field }, index) => problems.findIndex((other) => other.field === field) === index,
  );
  throw invalid(first.slice(0, MOST_PROBLEMS));
}

function invalid(details: readonly { field: string; message: string }[]): ShopError {
  return new ShopError('VALIDATION_FAILED', 400, details[0]?.message ?? 'The request is not valid', {
    details,
  });
}
