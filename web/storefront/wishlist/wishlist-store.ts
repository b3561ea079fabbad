import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cartLineKey, type LineIdentity } from '../../../domain/cart/cart.ts';
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
import { persistList } from '../../storage/persisted-list.ts';
import type { ProductSnapshot } from '../../storage/product-snapshot.ts';
import { browserStorage, isGuest, readState, type SafeStorage } from '../../storage/safe-storage.ts';
import { type LoadCatalogue, loadCatalogue } from '../catalogue/catalogue-calls.ts';
import type { WishlistSync } from './wishlist-sync.ts';

export type ShopWishlist = Wishlist<ProductSnapshot>;

export interface WishlistAddition extends LineIdentity {
  /** What the page knows of the product, for when the catalogue cannot be loaded. */
  readonly product?: ProductSnapshot | undefined;
}

export interface WishlistState {
  readonly items: ShopWishlist;
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
  readonly loadCatalogue?: LoadCatalogue;
  readonly client?: ApiClient;
  readonly now?: () => Date;
}

export function createWishlistStore({
  storage = browserStorage,
  loadCatalogue: load = loadCatalogue,
  client,
  now = () => new Date(),
}: WishlistSource = {}) {
  const key = 'wishlist-storage';
  /** The lines that the server is known to have. */
  const readOnServer = (): string[] => {
    const keys = getPath(readState(storage, key), 'onServer');
    return Array.isArray(keys) ? keys.filter((each) => typeof each === 'string') : [];
  };
  const persisted = persistList({
    storage,
    key,
    guestKey: 'guest-wishlist',
    repair: (stored, catalogue) => repairWishlist(stored, catalogue, now()),
    loadCatalogue: load,
    besides: () => ({ onServer: readOnServer() }),
  });

  return createStore<WishlistState>()((set) => {
    const write = (items: ShopWishlist, onServer = readOnServer()) => {
      persisted.write(items, { onServer });
      set({ items, isReady: true });
    };
    let opened: Promise<WishlistSync> | undefined;
    let syncing: Promise<unknown> = Promise.resolve();
    /** Loaded when first needed, so that a guest's first load does without. */
    const openSync = async (): Promise<WishlistSync> => {
      const { createWishlistSync } = await import('./wishlist-sync.ts');
      const local = { read: () => ({ items: persisted.read(), onServer: readOnServer() }), write };
      return createWishlistSync({ client, storage, productsFor: persisted.productsFor, local });
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
      const before = persisted.read();
      const items = next(before);
      write(items);
      if (items.length !== before.length) void syncWithServer('push');
    };
    const remove = (line: LineIdentity) => change((list) => removeFromWishlist(list, cartLineKey(line)));
    const put = async (rule: typeof addToWishlist, { product, ...wanted }: WishlistAddition) => {
      const catalogue = await persisted.productsFor(product);
      change((list) => rule(list, catalogue, wanted, now()));
    };

    return {
      items: [],
      isReady: false,
      add: (wanted) => put(addToWishlist, wanted),
      remove,
      /** A second tap while the catalogue loads undoes the first one. */
      async toggle(wanted) {
        if (isInWishlist(persisted.read(), wanted)) remove(wanted);
        else await put(toggleWishlist, wanted);
      },
      readStorage: () => set({ items: persisted.read(), isReady: true }),
      async refresh() {
        if (persisted.hasLines() && (await persisted.refresh())) set({ items: persisted.read() });
      },
      join: () => syncWithServer('join'),
      leave() {
        const onServer = readOnServer();
        write(
          persisted.read().filter((item) => !onServer.includes(cartLineKey(item))),
          [],
        );
      },
      settled: async () => void (await syncing),
    };
  });
}

export type WishlistStore = ReturnType<typeof createWishlistStore>;

export const wishlistStore = createWishlistStore();

/** `useWishlist(({ items }) => items.length)`, `useWishlist(({ items }) => isInWishlist(items, line))`. */
export function useWishlist<T>(select: (wishlist: WishlistState) => T): T {
  return useStore(wishlistStore, select);
}
