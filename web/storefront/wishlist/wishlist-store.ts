import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { cartLineKey, type LineIdentity } from '../../../domain/cart/cart.ts';
import { storedEntries } from '../../../domain/cart/stored-list.ts';
import {
  addToWishlist,
  isInWishlist,
  removeFromWishlist,
  repairWishlist,
  toggleWishlist,
  type Wishlist,
} from '../../../domain/wishlist/wishlist.ts';
import type { ApiClient } from '../../api/client.ts';
import { getPath } from '../../api/response.ts';
import { createKnownProducts, listStorage, storedIds, storedLines } from '../../storage/persisted-list.ts';
import type { ProductSnapshot } from '../../storage/product-snapshot.ts';
import { browserStorage, isGuest, type SafeStorage } from '../../storage/safe-storage.ts';
import { type LoadProducts, loadProducts } from '../catalogue/catalogue-calls.ts';
import type { WishlistSync } from './wishlist-sync.ts';

export type ShopWishlist = Wishlist<ProductSnapshot>;

export interface WishlistAddition extends LineIdentity {
  /** What the page knows of the product, for when the catalogue cannot be loaded. */
  readonly product?: ProductSnapshot | undefined;
}

export interface WishlistState {
  readonly items: ShopWishlist;
  /** The keys of the lines that the server is known to have. */
  readonly onServer: readonly string[];
  /** True once the storage has been read; until then the list is empty, as the server rendered it. */
  readonly isReady: boolean;
  /** Ignored if it is there already. */
  add(wanted: WishlistAddition): Promise<void>;
  remove(line: LineIdentity): void;
  /** The heart on a card. */
  toggle(wanted: WishlistAddition): Promise<void>;
  /** At the start, and after another tab has changed the storage. */
  readStorage(): void;
  /** Updates products and prices to the current catalogue. */
  refresh(): Promise<void>;
  /** After a sign-in, and at a start with a token: merges the server's list and this one. Never throws. */
  join(): Promise<void>;
  /** After a sign-out: removes what the server has, keeps the rest. */
  leave(): void;
  /** Resolves once every change has reached the server. */
  settled(): Promise<void>;
}

export interface WishlistSource {
  readonly storage?: SafeStorage;
  readonly loadProducts?: LoadProducts;
  readonly client?: ApiClient;
  readonly now?: () => Date;
}

export function createWishlistStore({
  storage = browserStorage,
  loadProducts: load = loadProducts,
  client,
  now = () => new Date(),
}: WishlistSource = {}) {
  const stored = listStorage(storage, 'wishlist-storage', 'guest-wishlist');
  const known = createKnownProducts(load);

  return createStore<WishlistState>()(
    persist(
      (set, get, store) => {
        /** The storage is the truth, not the memory of one tab: two tabs do not overwrite each other. */
        const read = (): WishlistState => {
          void store.persist.rehydrate();
          return get();
        };
        let opened: Promise<WishlistSync> | undefined;
        let syncing: Promise<unknown> = Promise.resolve();
        /** Loaded when first needed, so that a guest's first load does without. */
        const openSync = async (): Promise<WishlistSync> => {
          const { createWishlistSync } = await import('./wishlist-sync.ts');
          return createWishlistSync({
            client,
            storage,
            productsFor: known.loadFor,
            local: { read, write: set },
          });
        };
        const syncWithServer = async (how: keyof WishlistSync): Promise<void> => {
          if (isGuest(storage)) return;
          opened ??= openSync();
          const run = opened.then((sync) => sync[how]());
          syncing = Promise.allSettled([syncing, run]);
          try {
            await run;
          } catch (error) {
            opened = undefined;
            console.warn('Failed to fetch wishlist', error);
          }
        };
        const change = (next: (list: ShopWishlist) => ShopWishlist) => {
          const before = read().items;
          const items = next(before);
          set({ items });
          if (items.length !== before.length) void syncWithServer('push');
        };
        const remove = (line: LineIdentity) => change((list) => removeFromWishlist(list, cartLineKey(line)));
        const put = async (rule: typeof addToWishlist, { product, ...wanted }: WishlistAddition) => {
          const catalogue = await known.loadFor([wanted.productId, ...storedIds(stored.read())], product);
          change((list) => rule(list, catalogue, wanted, now()));
        };

        return {
          items: [],
          onServer: [],
          isReady: false,
          add: (wanted) => put(addToWishlist, wanted),
          remove,
          /** A second tap while the catalogue loads undoes the first one. */
          async toggle(wanted) {
            if (isInWishlist(read().items, wanted)) remove(wanted);
            else await put(toggleWishlist, wanted);
          },
          readStorage: () => void read(),
          async refresh() {
            if (stored.isUnreadable()) set({});
            if (storedEntries(stored.read()).length === 0) return;
            const catalogue = await known.load(storedIds(stored.read()));
            if (catalogue === undefined) return;
            read();
            set({ items: repairWishlist(stored.read(), catalogue, now()) });
          },
          join: () => syncWithServer('join'),
          leave() {
            const { items, onServer } = read();
            set({ items: items.filter((item) => !onServer.includes(cartLineKey(item))), onServer: [] });
          },
          settled: async () => void (await syncing),
        };
      },
      {
        name: 'wishlist-storage',
        storage: stored,
        version: 1,
        skipHydration: true,
        partialize: ({ items, onServer }) => ({ items: storedLines(items), onServer }),
        merge: (state, current) => ({
          ...current,
          items: repairWishlist(state, known(state), now()),
          onServer: textsOf(getPath(state, 'onServer')),
          isReady: true,
        }),
      },
    ),
  );
}

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

export type WishlistStore = ReturnType<typeof createWishlistStore>;

export const wishlistStore = createWishlistStore();

/** `useWishlist(({ items }) => items.length)`, `useWishlist(({ items }) => isInWishlist(items, line))`. */
export function useWishlist<T>(select: (wishlist: WishlistState) => T): T {
  return useStore(wishlistStore, select);
}
