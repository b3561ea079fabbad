import { cartLineKey, type LineIdentity } from '../../domain/cart/cart.ts';
import { storedEntries } from '../../domain/cart/stored-list.ts';
import { getPath } from '../api/response.ts';
import type { LoadCatalogue } from '../storefront/catalogue/catalogue-calls.ts';
import { type ProductSnapshot, productSnapshot } from './product-snapshot.ts';
import { isGuest, readState, type SafeStorage, type StorageKey, writeState } from './safe-storage.ts';

export interface PersistedLine extends LineIdentity {
  readonly product: ProductSnapshot;
}

export interface PersistedListSource<T extends PersistedLine> {
  readonly storage: SafeStorage;
  readonly key: StorageKey;
  /** The guest's own record: written only without a token. */
  readonly guestKey: StorageKey;
  readonly repair: (stored: unknown, catalogue: readonly ProductSnapshot[]) => readonly T[];
  readonly loadCatalogue: LoadCatalogue;
  /** Other parts of the state. */
  readonly besides?: () => object;
  /** Called before the list is written, with the lines whose product or variant is no longer in the catalogue. */
  readonly onVanished?: (lines: readonly T[]) => void;
}

/**
 * A list in the browser's storage, such as the cart. The storage is the truth, not the memory of one tab: every change reads
 * the list first, so that two tabs do not overwrite each other.
 */
export interface PersistedList<T extends PersistedLine> {
  /** With the catalogue's products where it is loaded, else with those stored in the lines. */
  read(): readonly T[];
  write(items: readonly T[], besides?: object): void;
  /** So that an empty list needs no catalogue. An unreadable list becomes an empty one. */
  hasLines(): boolean;
  /** Removes the lines of products that are gone. False: the catalogue could not be loaded, and nothing has changed. */
  refresh(): Promise<boolean>;
  /** The catalogue, or if it cannot be loaded the given product. */
  productsFor(given: ProductSnapshot | undefined): Promise<readonly ProductSnapshot[]>;
}

export function persistList<T extends PersistedLine>(source: PersistedListSource<T>): PersistedList<T> {
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
      return repair(state, [...products, ...storedProducts(state)]);
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
      const before = repair(state, storedProducts(state));
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
    hasLines() {
      if (storedEntries(stored()).length > 0) return true;
      if (storage.read(key) !== null) write([]);
      return false;
    },
  };
}

/** The product snapshots in the lines of a stored list. */
export function storedProducts(stored: unknown): ProductSnapshot[] {
  return storedEntries(stored).flatMap((entry) => productSnapshot(getPath(entry, 'product')) ?? []);
}

const isSame = (one: PersistedLine, other: PersistedLine) => cartLineKey(one) === cartLineKey(other);

function hasList(state: unknown): boolean {
  return Array.isArray(state) || Array.isArray(getPath(state, 'items'));
}
