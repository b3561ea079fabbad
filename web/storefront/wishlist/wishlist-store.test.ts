import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { Browser, bar, collar, hex, loadNamed, loadNothing, rack } from '../../../tests/support/stores.ts';
import { keysOf, serveShop } from '../../../tests/support/stores-shop.ts';
import type { Answer } from '../../../tests/support/web-api.ts';
import { createWishlistStore } from './wishlist-store.ts';

const NOW = new Date('2026-11-15T10:00:00Z');

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function openList(browser = new Browser(), loadProducts = loadNamed) {
  const { storage } = browser.openTab();
  const store = createWishlistStore({ storage, loadProducts, now: () => NOW });
  return { browser, list: () => store.getState(), ids: () => idsOf(store.getState().items), store };
}

const idsOf = (items: readonly { productId: string }[]) => items.map(({ productId }) => productId);

/** A list whose owner is signed in at a real server. */
async function openSyncedList(browser = new Browser(), loadProducts = loadNamed) {
  const shop = await serveShop();
  shop.tokens.add('token');
  browser.data.set('authToken', 'token');
  const openDevice = (device: Browser) => {
    const { storage } = device.openTab();
    const store = createWishlistStore({
      storage,
      loadProducts,
      client: shop.client(storage),
      now: () => NOW,
    });
    return { list: () => store.getState(), ids: () => idsOf(store.getState().items) };
  };
  return { browser, shop, openDevice, onServer: () => idsOf(shop.wishlist), ...openDevice(browser) };
}

describe('the wishlist', () => {
  it('takes each product and variant once, and only what the catalogue has', async () => {
    const { list, ids } = openList();
    await list().add({ productId: bar.id });
    await list().add({ productId: bar.id });
    await list().add({ productId: '999', product: { ...bar, id: '999' } });
    await list().add({ productId: hex.id, variant: hex.weightVariants?.[1]?.weight });
    await list().add({ productId: hex.id });
    expect(ids()).toEqual([bar.id, hex.id, hex.id]);
    expect(list().items[0]).toMatchObject({ product: bar, addedAt: NOW.toISOString() });
    list().remove({ productId: hex.id });
    expect(list().items[1]?.variant).toBe(hex.weightVariants?.[1]?.weight);
  });

  it('has a heart that a second tap takes back, even before the catalogue is there', async () => {
    const { list, ids } = openList();
    await list().toggle({ productId: bar.id });
    expect(ids()).toEqual([bar.id]);
    await list().toggle({ productId: bar.id });
    expect(ids()).toEqual([]);
    await Promise.all([list().toggle({ productId: bar.id }), list().toggle({ productId: bar.id })]);
    expect(ids()).toEqual([]);
  });

  it('takes the product that the page knows when the catalogue cannot be had', async () => {
    const { list, ids } = openList(new Browser(), loadNothing);
    await list().add({ productId: bar.id, product: bar });
    await list().toggle({ productId: collar.id, product: collar });
    await list().refresh();
    expect(ids()).toEqual([bar.id, collar.id]);
  });

  it('is there again after a reload, with the day on which each was added [4.cart.10]', async () => {
    const { browser, list, store } = openList();
    await list().add({ productId: bar.id });
    await list().add({ productId: rack.id });
    const later = openList(browser);
    expect(later.store.getInitialState()).toMatchObject({ items: [], isReady: false });
    later.list().readStorage();
    expect(later.ids()).toEqual([bar.id, rack.id]);
    await later.list().refresh();
    expect(later.list()).toMatchObject({ items: store.getState().items, isReady: true });
  });

  it('stands under wishlist-storage, and for a guest under guest-wishlist as well [3.storage.3]', async () => {
    const { browser, list } = openList();
    await list().add({ productId: bar.id });
    const line = { productId: bar.id, addedAt: NOW.toISOString(), product: { name: bar.name } };
    expect([...browser.data.keys()].toSorted()).toEqual(['guest-wishlist', 'wishlist-storage']);
    expect(browser.parsed('wishlist-storage')).toMatchObject({ state: { items: [line] } });
    expect(browser.parsed('guest-wishlist')).toMatchObject([line]);
    list().remove({ productId: bar.id });
    expect(browser.data.has('guest-wishlist')).toBe(false);

    const signedIn = await openSyncedList();
    await signedIn.list().add({ productId: bar.id });
    await signedIn.list().settled();
    expect([...signedIn.browser.data.keys()].toSorted()).toEqual(['authToken', 'wishlist-storage']);
  });
});

describe('the wishlist of someone signed in', () => {
  it('tells the server of every addition and removal, and nobody of a guest’s [4.cart.8]', async () => {
    const { shop, list, onServer } = await openSyncedList();
    await list().add({ productId: bar.id });
    await list().settled();
    expect(onServer()).toEqual([bar.id]);
    await list().add({ productId: hex.id, variant: hex.weightVariants?.[1]?.weight });
    await list().settled();
    expect(shop.wishlist[1]).toMatchObject({ productId: hex.id, variant: hex.weightVariants?.[1]?.weight });
    list().remove({ productId: bar.id });
    await list().settled();
    expect(onServer()).toEqual([hex.id]);
    expect(shop.asked.every(({ token }) => token === 'token')).toBe(true);

    const guest = openList();
    await guest.list().add({ productId: bar.id });
    await guest.list().join();
    await guest.list().settled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('adds local-only items to the server and deletes server-only items [4.cart.9]', async () => {
    const { shop, list, ids, onServer } = await openSyncedList();
    await list().join();
    shop.put(rack.id);
    shop.put(hex.id);
    await list().add({ productId: bar.id });
    await list().settled();
    expect(onServer()).toEqual([bar.id]);
    expect(ids()).toEqual([bar.id]);
    expect(shop.wishlistWrites()).toEqual([`POST ${bar.id}`, 'DELETE w1', 'DELETE w2']);
  });

  it('tells of many quick taps in few conversations', async () => {
    const { shop, list, onServer } = await openSyncedList();
    await list().join();
    for (let tap = 0; tap < 9; tap += 1) await list().toggle({ productId: bar.id });
    await list().settled();
    expect(onServer()).toEqual([bar.id]);
    expect(shop.asked.length).toBeLessThan(8);
  });

  it("merges a guest's list with the account's at the sign-in, and loses nothing of either", async () => {
    const browser = new Browser();
    await openList(browser).list().add({ productId: bar.id });
    const { shop, list, ids, onServer } = await openSyncedList(browser);
    shop.put(rack.id);
    await list().join();
    expect(ids()).toEqual([bar.id, rack.id]);
    expect(onServer()).toEqual([rack.id, bar.id]);
    expect(list().items[1]?.addedAt).toBe('2026-10-01T10:00:00.000Z');
  });

  it('merges first even when a heart is tapped before the start has spoken with the server', async () => {
    const { shop, list, ids, onServer } = await openSyncedList();
    shop.put(rack.id);
    await list().add({ productId: bar.id });
    await list().settled();
    expect(ids()).toEqual([bar.id, rack.id]);
    expect(onServer()).toEqual([rack.id, bar.id]);
  });

  it('follows what another device has added and removed, and keeps what was done here', async () => {
    const { shop, openDevice, list, ids, onServer } = await openSyncedList();
    await list().add({ productId: bar.id });
    await list().add({ productId: collar.id });
    await list().settled();
    const phone = new Browser();
    phone.data.set('authToken', 'token');
    const other = openDevice(phone);
    await other.list().join();
    expect(other.ids()).toEqual([bar.id, collar.id]);
    other.list().remove({ productId: collar.id });
    await other.list().add({ productId: rack.id });
    await other.list().settled();

    shop.instead.set('GET /wishlist', { status: 500 });
    list().remove({ productId: bar.id });
    await list().add({ productId: hex.id });
    await list().settled();
    shop.instead.clear();
    await list().join();
    expect(ids()).toEqual([hex.id, rack.id]);
    expect(onServer().toSorted()).toEqual([hex.id, rack.id].toSorted());
  });

  it('leaves alone what the server has and the catalogue has not', async () => {
    const { shop, list, ids, onServer } = await openSyncedList();
    shop.put(hex.id, 'a weight of last year');
    shop.put(bar.id);
    await list().join();
    expect(ids()).toEqual([bar.id]);
    expect(onServer()).toEqual([hex.id, bar.id]);
  });

  it("keeps lines that it knows the server to have when the catalogue can't be had", async () => {
    const { shop, list, ids } = await openSyncedList(new Browser(), loadNothing);
    await list().add({ productId: bar.id, product: bar });
    await list().settled();
    await list().join();
    expect(ids()).toEqual([bar.id]);
    expect(shop.wishlist).toHaveLength(1);
  });

  it('leaves with its owner at the sign-out, but for what the server never heard of', async () => {
    const { browser, shop, list, ids } = await openSyncedList();
    await list().add({ productId: bar.id });
    await list().settled();
    shop.instead.set('POST /wishlist', { status: 503 });
    await list().add({ productId: hex.id });
    await list().settled();
    browser.data.delete('authToken');
    list().leave();
    expect(ids()).toEqual([hex.id]);
    expect(shop.wishlist).toHaveLength(1);
  });

  it('never goes into the list of someone else who signs in meanwhile', async () => {
    const { browser, shop, list } = await openSyncedList();
    shop.put(rack.id);
    shop.tokens.add('other');
    shop.instead.set('GET /wishlist', () => {
      browser.data.set('authToken', 'other');
      return shop.wishlistAnswer();
    });
    await list().add({ productId: bar.id });
    await list().settled();
    expect(idsOf(list().items)).toEqual([bar.id]);
    expect(shop.wishlistWrites()).toEqual([]);
  });

  it.each<[string, string, Answer, string]>([
    ['cannot be read', 'GET /wishlist', { status: 500 }, 'Failed to fetch wishlist'],
    ['is no list', 'GET /wishlist', { json: { success: true } }, 'Failed to fetch wishlist'],
    ['cannot be reached', 'GET /wishlist', { instead: 'reset' }, 'Failed to fetch wishlist'],
    ['refuses an addition', 'POST /wishlist', { status: 500 }, 'Failed to sync wishlist'],
  ])(
    'only warns when the server’s list %s, and tries again at the next change',
    async (_what, call, answer, warning) => {
      const { shop, list, ids, onServer } = await openSyncedList();
      shop.instead.set(call, answer);
      await list().add({ productId: bar.id });
      await list().settled();
      expect(console.warn).toHaveBeenCalledWith(warning, expect.any(Error));
      expect(ids()).toEqual([bar.id]);
      shop.instead.clear();
      await list().add({ productId: collar.id });
      await list().settled();
      expect(onServer()).toEqual([bar.id, collar.id]);
    },
  );

  it('is content when another tab was faster', async () => {
    const { shop, list } = await openSyncedList();
    await list().join();
    shop.put(rack.id);
    shop.instead.set('DELETE /wishlist/w1', { status: 404 }).set('POST /wishlist', { status: 409 });
    await list().add({ productId: bar.id });
    await list().settled();
    expect(console.warn).not.toHaveBeenCalled();
    expect(keysOf(list().items)).toEqual([cartLineKey({ productId: bar.id })]);
  });
});
