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
  /** What the page knows of the product, for when the catalogue cannot be had. */
  readonly product?: ProductSnapshot | undefined;
}

export interface WishlistState {
  readonly items: ShopWishlist;
  /** The storage has been read. Until then the list is as empty as the server has rendered it. */
  readonly isReady: boolean;
  /** Ignored if it is there already. */
  add(wanted: WishlistAddition): Promise<void>;
  remove(line: LineIdentity): void;
  /** The heart on a card. */
  toggle(wanted: WishlistAddition): Promise<void>;
  /** Takes what the storage holds, at the start and after another tab has changed it. */
  readStorage(): void;
  /** Today's products and prices. */
  refresh(): Promise<void>;
  /** After a sign-in, and at a start with a token: the server's list and this one become one. Never throws. */
  join(): Promise<void>;
  /** After a sign-out: what the server has leaves with its owner, what it has not stays. */
  leave(): void;
  /** Until the server has heard of every change. */
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
  const kept = persistList({
    storage,
    key,
    guestKey: 'guest-wishlist',
    repair: (stored, catalogue) => repairWishlist(stored, catalogue, now()),
    loadCatalogue: load,
    besides: () => ({ onServer: readOnServer() }),
  });

  return createStore<WishlistState>()((set) => {
    const write = (items: ShopWishlist, onServer = readOnServer()) => {
      kept.write(items, { onServer });
      set({ items, isReady: true });
    };
    let opened: Promise<WishlistSync> | undefined;
    let told: Promise<unknown> = Promise.resolve();
    /** Fetched when first needed: a guest's first load does without. */
    const openSync = async (): Promise<WishlistSync> => {
      const { createWishlistSync } = await import('./wishlist-sync.ts');
      const local = { read: () => ({ items: kept.read(), onServer: readOnServer() }), write };
      return createWishlistSync({ client, storage, productsFor: kept.productsFor, local });
    };
    const tell = async (how: keyof WishlistSync): Promise<void> => {
      if (isGuest(storage)) return;
      opened ??= openSync();
      const telling = opened.then((sync) => sync[how]());
      told = Promise.allSettled([told, telling]);
      try {
        await telling;
      } catch (error) {
        opened = undefined;
        console.warn('Failed to fetch wishlist', error);
      }
    };
    const change = (next: (list: ShopWishlist) => ShopWishlist) => {
      const before = kept.read();
      const items = next(before);
      write(items);
      if (items.length !== before.length) void tell('push');
    };
    const remove = (line: LineIdentity) => change((list) => removeFromWishlist(list, cartLineKey(line)));
    const put = async (rule: typeof addToWishlist, { product, ...wanted }: WishlistAddition) => {
      const catalogue = await kept.productsFor(product);
      change((list) => rule(list, catalogue, wanted, now()));
    };

    return {
      items: [],
      isReady: false,
      add: (wanted) => put(addToWishlist, wanted),
      remove,
      /** A second tap while the catalogue is on its way takes the first one back. */
      async toggle(wanted) {
        if (isInWishlist(kept.read(), wanted)) remove(wanted);
        else await put(toggleWishlist, wanted);
      },
      readStorage: () => set({ items: kept.read(), isReady: true }),
      async refresh() {
        if (kept.hasLines() && (await kept.refresh())) set({ items: kept.read() });
      },
      join: () => tell('join'),
      leave() {
        const onServer = readOnServer();
        write(
          kept.read().filter((item) => !onServer.includes(cartLineKey(item))),
          [],
        );
      },
      settled: async () => void (await told),
    };
  });
}

export type WishlistStore = ReturnType<typeof createWishlistStore>;

export const wishlistStore = createWishlistStore();

/** `useWishlist(({ items }) => items.length)`, `useWishlist(({ items }) => isInWishlist(items, line))`. */
export function useWishlist<T>(select: (wishlist: WishlistState) => T): T {
  return useStore(wishlistStore, select);
}
