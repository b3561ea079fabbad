import type { PersistStorage } from 'zustand/middleware';
import { cartLineKey, type LineIdentity } from '../../domain/cart/cart.ts';
import { storedEntries } from '../../domain/cart/stored-list.ts';
import { getPath, textOf } from '../api/response.ts';
import type { LoadProducts } from '../storefront/catalogue/catalogue-calls.ts';
import { type ProductSnapshot, productSnapshot } from './product-snapshot.ts';
import { isGuest, readState, type SafeStorage, type StorageKey } from './safe-storage.ts';

export interface PersistedLine extends LineIdentity {
  readonly product: ProductSnapshot;
}

interface ListState {
  readonly items: readonly PersistedLine[];
}

/**
 * Where zustand's `persist` keeps a list such as the cart: under its key, and without a token also in the guest's own record.
 * What it reads is what stands there, whatever that is; the store's `merge` repairs it.
 */
export function listStorage(
  storage: SafeStorage,
  key: StorageKey,
  guestKey: StorageKey,
): PersistStorage<ListState> & { read(): unknown; isUnreadable(): boolean } {
  const read = (): unknown => {
    const state = readState(storage, key);
    return hasList(state) || !isGuest(storage) ? state : readState(storage, guestKey);
  };
  return {
    read,
    /** Something stands there, but no line of a list. */
    isUnreadable: () => storage.read(key) !== null && storedEntries(read()).length === 0,
    getItem: () => ({ state: read() as ListState }),
    setItem(_name, value) {
      storage.write(key, JSON.stringify(value));
      if (!isGuest(storage)) return;
      const { items } = value.state;
      if (items.length === 0) storage.remove(guestKey);
      else storage.write(guestKey, JSON.stringify(items));
    },
    removeItem: () => storage.remove(key),
  };
}

/** Lines as they are stored: of their product only what shows and prices it. */
export function storedLines<T extends PersistedLine>(lines: readonly T[]): T[] {
  return lines.map((line) => ({ ...line, product: productSnapshot(line.product) ?? line.product }));
}

/** The product snapshots in the lines of a stored list. */
export function storedProducts(stored: unknown): ProductSnapshot[] {
  return storedEntries(stored).flatMap((entry) => productSnapshot(getPath(entry, 'product')) ?? []);
}

/** The products that lines are matched with: the catalogue's as soon as they are loaded, before that those stored in the lines. */
export function createKnownProducts(loadProducts: LoadProducts) {
  let products: readonly ProductSnapshot[] = [];
  /** The catalogue's products with these ids, and maybe others; undefined if they cannot be loaded. */
  const load = async (ids: readonly string[]) => {
    try {
      const loaded = await loadProducts(ids);
      const renewed = new Set([...ids, ...loaded.map(({ id }) => id)]);
      products = [...loaded, ...products.filter(({ id }) => !renewed.has(id))];
      return loaded;
    } catch {
      return undefined;
    }
  };
  return Object.assign((stored: unknown) => [...products, ...storedProducts(stored)], {
    load,
    /** The catalogue's, or if they cannot be loaded the given product. */
    loadFor: async (ids: readonly string[], given: ProductSnapshot | undefined) =>
      (await load(ids)) ?? (given === undefined ? products : [...products, given]),
  });
}

/** The ids of the products in a stored list, each once. */
export function storedIds(stored: unknown): string[] {
  return [...new Set(storedEntries(stored).flatMap((entry) => textOf(getPath(entry, 'productId')) ?? []))];
}

/** The lines that the others have not. */
export function linesBut<T extends PersistedLine>(lines: readonly T[], others: readonly T[]): T[] {
  const keys = new Set(others.map(cartLineKey));
  return lines.filter((line) => !keys.has(cartLineKey(line)));
}

function hasList(state: unknown): boolean {
  return Array.isArray(state) || Array.isArray(getPath(state, 'items'));
}
