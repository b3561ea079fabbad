import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, bar, collar, hex, loadNamed, news, rack } from '../../tests/support/stores.ts';
import { ASHA, LOGIN, serveShop, type TestShop } from '../../tests/support/stores-shop.ts';
import { createAuthStore } from '../session/auth-store.ts';
import { createCartStore } from './cart/cart-store.ts';
import { connectStores } from './start-stores.ts';
import { createWishlistStore } from './wishlist/wishlist-store.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

/** A tab of the shop, as the root starts it. */
async function openTab(browser: Browser, shop: TestShop) {
  const { storage, page } = browser.openTab();
  const client = shop.client(storage);
  const stores = {
    cart: createCartStore({ storage, loadProducts: loadNamed }),
    wishlist: createWishlistStore({ storage, loadProducts: loadNamed, client }),
    auth: createAuthStore({ storage, client }),
  };
  const connection = connectStores(stores, page);
  await connection.started;
  const idsOf = (items: readonly { productId: string }[]) => items.map(({ productId }) => productId);
  return {
    page,
    connection,
    cart: () => stores.cart.getState(),
    wishlist: () => stores.wishlist.getState(),
    auth: () => stores.auth.getState(),
    lines: () => stores.cart.getState().items.map(({ productId, quantity }) => [productId, quantity]),
    wishes: () => idsOf(stores.wishlist.getState().items),
  };
}

async function openTwoTabs() {
  const browser = new Browser();
  const shop = await serveShop();
  return { browser, shop, one: await openTab(browser, shop), two: await openTab(browser, shop) };
}

describe('two tabs', () => {
  it('show the same cart and wishlist', async () => {
    const { one, two } = await openTwoTabs();
    await one.cart().add({ productId: bar.id, quantity: 2 });
    await one.wishlist().add({ productId: hex.id });
    await news();
    expect(two.lines()).toEqual([[bar.id, 2]]);
    expect(two.wishes()).toEqual([hex.id]);
    two.cart().setQuantity({ productId: bar.id }, 5);
    two.wishlist().remove({ productId: hex.id });
    await news();
    expect(one.lines()).toEqual([[bar.id, 5]]);
    expect(one.wishes()).toEqual([]);
    one.cart().clear();
    await news();
    expect(two.lines()).toEqual([]);
  });

  it('lose nothing when both add at the same time', async () => {
    const { one, two } = await openTwoTabs();
    await Promise.all([
      one.cart().add({ productId: bar.id }),
      two.cart().add({ productId: bar.id }),
      one.cart().add({ productId: collar.id }),
      two.cart().add({ productId: rack.id }),
      one.wishlist().add({ productId: bar.id }),
      two.wishlist().add({ productId: collar.id }),
    ]);
    await news();
    expect(Object.fromEntries(one.lines())).toEqual({ [bar.id]: 2, [collar.id]: 1, [rack.id]: 1 });
    expect(two.lines()).toEqual(one.lines());
    expect(one.wishes().toSorted()).toEqual([bar.id, collar.id].toSorted());
    expect(two.wishes()).toEqual(one.wishes());
  });

  it('come to rest: news is not answered with news', async () => {
    const { browser, one } = await openTwoTabs();
    await one.cart().add({ productId: bar.id });
    const written = vi.spyOn(browser.data, 'set');
    await news();
    await news();
    expect(written).not.toHaveBeenCalled();
  });

  it('sign in and out together', async () => {
    const { one, two, browser } = await openTwoTabs();
    await one.auth().login(LOGIN);
    await eventually(() => expect(two.auth()).toMatchObject({ status: 'signed-in', user: ASHA }));
    await two.auth().logout();
    await news();
    expect(one.auth()).toMatchObject({ status: 'signed-out', user: null, token: null });
    expect(browser.data.has('authToken')).toBe(false);
  });

  it('agree after the back button, which wakes a page that slept through the news', async () => {
    const { browser, one, two } = await openTwoTabs();
    await one.cart().add({ productId: bar.id });
    await news();
    browser.data.set('cart-storage', '{"state":{"items":[]},"version":1}');
    two.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(two.lines()).toEqual([[bar.id, 1]]);
    two.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(two.lines()).toEqual([]);
  });

  it('are not heard any more once they are disconnected', async () => {
    const { one, two } = await openTwoTabs();
    two.connection.disconnect();
    await one.cart().add({ productId: bar.id });
    await news();
    expect(two.lines()).toEqual([]);
  });

  it('follow when everything is wiped at once', async () => {
    const { browser, one } = await openTwoTabs();
    await one.cart().add({ productId: bar.id });
    browser.data.clear();
    one.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(one.lines()).toEqual([]);
  });
});

describe('the account and the wishlist', () => {
  it("merge at the sign-in, and the account's part leaves at the sign-out", async () => {
    const { browser, shop, one, two } = await openTwoTabs();
    shop.put(rack.id);
    await one.wishlist().add({ productId: bar.id });
    await one.auth().login(LOGIN);
    await eventually(() => expect(one.wishes()).toEqual([bar.id, rack.id]));
    await eventually(() => expect(two.wishes()).toEqual([bar.id, rack.id]));
    await eventually(() => expect(shop.wishlist).toHaveLength(2));
    await Promise.all([one.wishlist().settled(), two.wishlist().settled()]);
    expect(browser.data.has('guest-wishlist')).toBe(false);
    await one.auth().logout();
    await news();
    expect([one.wishes(), two.wishes()]).toEqual([[], []]);
    expect(shop.wishlist).toHaveLength(2);
  });

  it('keep the list when a session has run out, since nobody has signed out', async () => {
    const { browser, shop, one } = await openTwoTabs();
    await one.auth().login(LOGIN);
    await one.wishlist().add({ productId: bar.id });
    await one.wishlist().settled();
    shop.tokens.clear();
    const later = await openTab(browser, shop);
    expect(later.auth().status).toBe('signed-out');
    expect(later.wishes()).toEqual([bar.id]);
  });

  it('catch up when the network is back', async () => {
    const { shop, one } = await openTwoTabs();
    await one.auth().login(LOGIN);
    await one.wishlist().settled();
    shop.instead.set('GET /wishlist', { instead: 'reset' });
    await one.wishlist().add({ productId: bar.id });
    await one.wishlist().settled();
    expect(shop.wishlist).toHaveLength(0);
    shop.instead.clear();
    one.page.dispatchEvent(new Event('online'));
    await eventually(() => expect(shop.wishlist).toHaveLength(1));
  });
});
