import { browserStorage, type SafeStorage } from '../../storage/safe-storage.ts';

/** The last four others are shown; a few more are kept, for products that have left the shop meanwhile. */
export const VIEWED_SHOWN = 4;
const VIEWED_KEPT = 12;
const LONGEST_ID = 64;

export function readViewed(storage: SafeStorage = browserStorage): string[] {
  const stored = storage.readJson('recently-viewed');
  return [...new Set(Array.isArray(stored) ? stored.filter(isId) : [])];
}

/** Puts a product first among those looked at, and tells the others before it, the latest first. */
export function noteViewed(productId: string, storage: SafeStorage = browserStorage): string[] {
  const others = readViewed(storage)
    .filter((id) => id !== productId)
    .slice(0, VIEWED_KEPT - 1);
  storage.write('recently-viewed', JSON.stringify([productId, ...others]));
  return others.slice(0, VIEWED_SHOWN);
}

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;
