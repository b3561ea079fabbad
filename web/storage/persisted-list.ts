import { cartLineKey, type LineIdentity } from '../../domain/cart/cart.ts';
import { storedEntries } from '../../domain/cart/stored-list.ts';
import { getPath } from '../api/response.ts';
import type { LoadCatalogue } from '../storefront/catalogue/catalogue-calls.ts';
import { type ProductSnapshot, productSnapshot } from './product-snapshot.ts';
import { isGuest, type SafeStorage, type StorageKey } from './safe-storage.ts';

/** Written with a store's state, as zustand's own `persist` does. */
const VERSION = 1;

export function writeState(storage: SafeStorage, key: StorageKey, state: object): boolean {
  return storage.write(key, JSON.stringify({ state, version: VERSION }));
}

/** The state, with or without the envelope around it. */
export function readState(storage: SafeStorage, key: StorageKey): unknown {
  const stored = storage.readJson(key);
  return getPath(stored, 'state') ?? stored;
}

export interface KeptLine extends LineIdentity {
  readonly product: ProductSnapshot;
}

export interface PersistedListSource<T extends KeptLine> {
  readonly storage: SafeStorage;
  readonly key: StorageKey;
  /** The guest's own record: written only without a token. */
  readonly guestKey: StorageKey;
  readonly repair: (stored: unknown, catalogue: readonly ProductSnapshot[]) => readonly T[];
  readonly loadCatalogue: LoadCatalogue;
  /** What stands in the state beside the lines. */
  readonly besides?: () => object;
  /** Hears, before the list is written, of the lines whose product or variant today's catalogue does not have. */
  readonly onVanished?: (lines: readonly T[]) => void;
}

/**
 * A list of the shopper's in the browser's storage. The storage is the truth, not the memory of one tab: whoever changes
 * the list reads it first, so that two tabs lose nothing of each other.
 */
export interface PersistedList<T extends KeptLine> {
  /** With today's products where the catalogue is loaded, else with those kept beside the lines. */
  read(): readonly T[];
  write(items: readonly T[], besides?: object): void;
  /** Whether there are lines at all, so that an empty list costs no catalogue; rubbish becomes an empty list. */
  isKept(): boolean;
  /** Lines of products that are gone leave, and are told of. False: the catalogue cannot be had, and nothing has changed. */
  refresh(): Promise<boolean>;
  /** The catalogue, or where it cannot be had the product that the caller knows. */
  productsFor(given: ProductSnapshot | undefined): Promise<readonly ProductSnapshot[]>;
}

export function keepList<T extends KeptLine>(source: PersistedListSource<T>): PersistedList<T> {
  const { storage, key, guestKey, repair, loadCatalogue, besides = () => ({}), onVanished } = source;
  let products: readonly ProductSnapshot[] = [];

  const stored = (): unknown => {
    const state = readState(storage, key);
    if (hasList(state) || !isGuest(storage)) return state;
    return readState(storage, guestKey);
  };

  const write = (items: readonly T[], changed: object = besides()) => {
    const lines = items.map((item) => ({ ...item, product: productSnapshot(item.product) }));
    writeState(storage, key, { ...changed, items: lines });
    if (!isGuest(storage)) return;
    if (lines.length === 0) storage.remove(guestKey);
    else storage.write(guestKey, JSON.stringify(lines));
  };

  return {
    read() {
      const state = stored();
      return repair(state, [...products, ...productsBeside(state)]);
    },
    write,
    async refresh() {
      try {
        products = (await loadCatalogue()).products;
      } catch {
        return false;
      }
      const state = stored();
      const present = repair(state, products);
      const before = repair(state, productsBeside(state));
      const vanished = before.filter((line) => !present.some((other) => isSame(other, line)));
      if (vanished.length > 0) onVanished?.(vanished);
      write(present);
      return true;
    },
    async productsFor(given) {
      try {
        products = (await loadCatalogue()).products;
        return products;
      } catch {
        return given === undefined ? products : [...products, given];
      }
    },
    isKept() {
      if (storedEntries(stored()).length > 0) return true;
      if (storage.read(key) !== null) write([]);
      return false;
    },
  };
}

/** The products as they were kept beside the lines of a stored list. */
export function productsBeside(stored: unknown): ProductSnapshot[] {
  return storedEntries(stored).flatMap((entry) => productSnapshot(getPath(entry, 'product')) ?? []);
}

const isSame = (one: KeptLine, other: KeptLine) => cartLineKey(one) === cartLineKey(other);

function hasList(state: unknown): boolean {
  return Array.isArray(state) || Array.isArray(getPath(state, 'items'));
}
