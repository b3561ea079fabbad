import { type AuthStore, authStore } from '../session/auth-store.ts';
import type { StorageKey } from '../storage/safe-storage.ts';
import { watchOtherTabs } from '../storage/tab-sync.ts';
import { type CartStore, cartStore } from './cart/cart-store.ts';
import { gstStore } from './pricing/gst-choice.ts';
import { type WishlistStore, wishlistStore } from './wishlist/wishlist-store.ts';

export interface Stores {
  readonly cart: CartStore;
  readonly wishlist: WishlistStore;
  readonly auth: AuthStore;
}

export interface Connection {
  /** Until the stored token is checked and the lists have today's prices. */
  readonly started: Promise<void>;
  disconnect(): void;
}

/**
 * Fills the stores from the storage and keeps them in step: with other tabs, and the wishlist with the account. `page` is
 * the window, which hears of other tabs and of the network's return.
 */
export function connectStores(stores: Stores, page: EventTarget): Connection {
  const { cart, wishlist, auth } = stores;

  const unfollow = auth.subscribe((now, before) => {
    if (now.status === 'signed-in' && now.token !== before.token) void wishlist.getState().join();
    if (now.status === 'signed-out' && before.status === 'signed-in') wishlist.getState().leave();
  });
  const unwatch = watchOtherTabs(page, (key) => {
    const concerns = (name: StorageKey) => key === null || key === name;
    if (concerns('authToken')) void auth.getState().readStorage();
    if (concerns('cart-storage')) cart.getState().readStorage();
    if (concerns('wishlist-storage')) wishlist.getState().readStorage();
    if (concerns('gst-storage')) gstStore.getState().readStorage();
  });
  const onOnline = () => {
    void auth.getState().readStorage();
    void wishlist.getState().join();
  };
  page.addEventListener('online', onOnline);

  cart.getState().readStorage();
  wishlist.getState().readStorage();
  gstStore.getState().readStorage();
  return {
    started: Promise.all([auth.getState().initialise(), refreshLists(stores)]).then(() => undefined),
    disconnect() {
      unfollow();
      unwatch();
      page.removeEventListener('online', onOnline);
    },
  };
}

const shop: Stores = { cart: cartStore, wishlist: wishlistStore, auth: authStore };

/** For whoever learns that the page names another catalogue: an administrator has changed something. */
export async function refreshLists({ cart, wishlist }: Omit<Stores, 'auth'> = shop): Promise<void> {
  await Promise.all([cart.getState().refresh(), wishlist.getState().refresh()]);
}

let isStarted = false;

/** From an effect of the root, after hydration; only the first call does something. */
export function startStores(): void {
  if (isStarted) return;
  isStarted = true;
  connectStores(shop, window);
}
