import { describe, expect, it, vi } from 'vitest';
import { rupees } from '../../../domain/pricing/money.ts';
import {
  Browser,
  bar,
  collar,
  hex,
  loadFrom,
  loadNamed,
  loadNothing,
  productOf,
  products,
  rack,
} from '../../../tests/support/stores.ts';
import { countOf, createCartStore, subtotalOfCart } from './cart-store.ts';

function openCart(browser = new Browser(), loadProducts = loadNamed) {
  const tab = browser.openTab();
  const store = createCartStore({ storage: tab.storage, loadProducts });
  const lines = () => store.getState().items.map(({ productId, quantity }) => [productId, quantity]);
  return { browser, tab, store, lines, cart: () => store.getState() };
}

describe('the cart', () => {
  it('is empty and not ready until the storage is read, as the server renders it', () => {
    const { store, cart } = openCart();
    expect(store.getInitialState()).toMatchObject({ items: [], isOpen: false, isReady: false });
    cart().readStorage();
    expect(cart()).toMatchObject({ items: [], isReady: true });
    expect(store.getInitialState()).toMatchObject({ items: [], isReady: false });
  });

  it('adds, counts units and sums them up', async () => {
    const { cart, lines, store } = openCart();
    expect(await cart().add({ productId: bar.id })).toBe(true);
    await cart().add({ productId: bar.id, quantity: 2 });
    await cart().add({ productId: collar.id });
    expect(lines()).toEqual([
      [bar.id, 3],
      [collar.id, 1],
    ]);
    expect(countOf(cart())).toBe(4);
    const price = (bar.salePrice ?? bar.price) * 3 + (collar.salePrice ?? collar.price);
    expect(subtotalOfCart(store.getState())).toBe(rupees(price));
    expect(cart().items[0]?.product).toEqual(bar);
  });

  it('silently ignores a product that is not in the catalogue, even if the page knows one [4.cart.4]', async () => {
    const said = vi.spyOn(console, 'warn');
    const { browser, cart, lines } = openCart();
    await cart().add({ productId: bar.id, quantity: 2 });
    const kept = browser.parsed('cart-storage');
    const before = cart();
    expect(await cart().add({ productId: '999', product: { ...bar, id: '999' } })).toBe(false);
    expect(lines()).toEqual([[bar.id, 2]]);
    expect(cart()).toEqual(before);
    expect(browser.parsed('cart-storage')).toEqual(kept);
    expect(said).not.toHaveBeenCalled();
  });

  it('changes and removes lines', async () => {
    const { cart, lines } = openCart();
    await cart().add({ productId: bar.id });
    await cart().add({ productId: hex.id });
    const [, second] = cart().items;
    cart().setQuantity({ productId: bar.id }, 7);
    expect(lines()[0]).toEqual([bar.id, 7]);
    cart().setQuantity({ productId: bar.id }, 0);
    expect(lines()).toEqual([[hex.id, 1]]);
    cart().remove(second ?? { productId: '' });
    expect(lines()).toEqual([]);
  });

  it('takes a removal back', async () => {
    const { cart, lines } = openCart();
    for (const { id } of [bar, collar, hex]) await cart().add({ productId: id });
    const [, second] = cart().items;
    cart().remove(second ?? { productId: '' });
    cart().restore(second === undefined ? [] : [second], 1);
    expect(lines().map(([id]) => id)).toEqual([bar.id, collar.id, hex.id]);
    const all = cart().items;
    cart().clear();
    cart().restore(all, 0);
    expect(lines()).toHaveLength(3);
  });

  it('has a drawer that opens, closes and toggles, and is closed at every start [2.layout.23]', async () => {
    const { browser, cart } = openCart();
    const steps: [() => void, boolean][] = [
      [cart().open, true],
      [cart().close, false],
      [cart().toggle, true],
      [cart().toggle, false],
      [cart().toggle, true],
    ];
    for (const [step, isOpen] of steps) {
      step();
      expect(cart().isOpen).toBe(isOpen);
    }
    await cart().add({ productId: bar.id });
    const later = openCart(browser);
    later.cart().readStorage();
    expect(later.cart().isOpen).toBe(false);
  });
});

describe('the kept cart', () => {
  it('is there again after a reload [4.cart.5]', async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: hex.id, quantity: 2 });
    await cart().add({ productId: rack.id });
    const later = openCart(browser);
    later.cart().readStorage();
    expect(later.cart().items).toMatchObject(
      cart().items.map(({ productId, quantity, variant, variantType }) => ({
        productId,
        quantity,
        variant,
        variantType,
      })),
    );
    await later.cart().refresh();
    expect(later.cart().items).toEqual(cart().items);
  });

  it('stands under cart-storage, and for a guest under guest-cart as well [3.storage.2]', async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: bar.id, quantity: 2 });
    const line = {
      productId: bar.id,
      quantity: 2,
      product: { id: bar.id, name: bar.name, price: bar.price },
    };
    expect([...browser.data.keys()].toSorted()).toEqual(['cart-storage', 'guest-cart']);
    expect(browser.parsed('cart-storage')).toMatchObject({ state: { items: [line] } });
    expect(browser.parsed('guest-cart')).toMatchObject([line]);

    const signedIn = openCart();
    signedIn.browser.data.set('authToken', 'token');
    await signedIn.cart().add({ productId: bar.id });
    expect([...signedIn.browser.data.keys()].toSorted()).toEqual(['authToken', 'cart-storage']);
  });

  it('is cleared together with the guest cart, and leaves nothing to come back [4.cart.6]', async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: bar.id });
    cart().clear();
    expect(cart().items).toEqual([]);
    expect(browser.data.has('guest-cart')).toBe(false);
    const later = openCart(browser);
    later.cart().readStorage();
    expect(later.cart().items).toEqual([]);
  });

  it('keeps of a product what a line shows and costs, so that a full cart fits many times over', async () => {
    const { browser, cart } = openCart();
    for (const { id } of products) await cart().add({ productId: id });
    expect(cart().items.length).toBeGreaterThan(8);
    expect((browser.data.get('cart-storage')?.length ?? 0) / cart().items.length).toBeLessThan(4000);
    expect(browser.data.get('cart-storage')).not.toContain('shortDescription');
  });

  it("takes the guest's record where the state is lost", async () => {
    const { browser, cart, lines } = openCart();
    await cart().add({ productId: bar.id, quantity: 3 });
    for (const rubbish of [undefined, '{"state":', '{}', '7']) {
      if (rubbish === undefined) browser.data.delete('cart-storage');
      else browser.data.set('cart-storage', rubbish);
      cart().readStorage();
      expect(lines()).toEqual([[bar.id, 3]]);
    }
  });
});

describe('prices in the cart', () => {
  const dearer = { ...bar, price: 99_999, salePrice: undefined };

  it("are the kept ones at first and the catalogue's as soon as it is loaded", async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: bar.id });
    const loadProducts = loadFrom([dearer]);
    const later = openCart(browser, loadProducts);
    later.cart().readStorage();
    expect(later.cart().items[0]?.product.price).toBe(bar.price);
    await later.cart().refresh();
    expect(later.cart().items[0]?.product).toBe(dearer);
    expect(browser.parsed('cart-storage')).toMatchObject({
      state: { items: [{ product: { price: 99_999 } }] },
    });
  });

  it('are fresh after an addition too', async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: bar.id });
    const loadProducts = loadFrom([dearer, collar]);
    const later = openCart(browser, loadProducts);
    await later.cart().add({ productId: collar.id });
    expect(later.cart().items.map(({ product }) => product.price)).toEqual([99_999, collar.price]);
  });

  it('lose the lines of products that are no more', async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: bar.id });
    await cart().add({ productId: collar.id });
    const later = openCart(browser, loadFrom([collar]));
    later.cart().readStorage();
    await later.cart().refresh();
    expect(later.lines()).toEqual([[collar.id, 1]]);
    expect(later.cart().gone).toMatchObject([{ productId: bar.id, product: { name: bar.name } }]);
  });

  it('keep what is gone in sight, also after a reload, until it is removed', async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: hex.id, variant: '20 kg pair' });
    await cart().add({ productId: collar.id });
    const without = { ...hex, weightVariants: hex.weightVariants?.slice(0, 1) };
    const later = openCart(browser, loadFrom([without, collar]));
    await later.cart().refresh();
    await later.cart().refresh();
    expect(later.lines()).toEqual([[collar.id, 1]]);
    const reloaded = openCart(browser);
    reloaded.cart().readStorage();
    reloaded.cart().setQuantity({ productId: collar.id }, 2);
    expect(reloaded.cart().gone).toMatchObject([{ productId: hex.id, variant: '20 kg pair' }]);
    for (const line of reloaded.cart().gone) reloaded.cart().remove(line);
    expect(reloaded.cart().gone).toEqual([]);
    expect(reloaded.lines()).toEqual([[collar.id, 2]]);
  });

  it('cost no request while the cart is empty', async () => {
    const loadProducts = vi.fn(loadNamed);
    const { browser, cart } = openCart(new Browser(), loadProducts);
    await cart().refresh();
    browser.data.set('cart-storage', '{"nothing":"here"}');
    await cart().refresh();
    expect(loadProducts).not.toHaveBeenCalled();
    expect(browser.parsed('cart-storage')).toMatchObject({ state: { items: [] } });
  });

  it('are left as they are when the catalogue cannot be had', async () => {
    const { browser, cart } = openCart();
    await cart().add({ productId: bar.id });
    const later = openCart(browser, loadNothing);
    later.cart().readStorage();
    await later.cart().refresh();
    expect(later.lines()).toEqual([[bar.id, 1]]);
  });
});

describe('without the catalogue', () => {
  it('takes the product that the page knows', async () => {
    const { cart, lines } = openCart(new Browser(), loadNothing);
    expect(await cart().add({ productId: hex.id, product: hex })).toBe(true);
    expect(await cart().add({ productId: bar.id })).toBe(false);
    await cart().add({ productId: hex.id, product: hex });
    expect(lines()).toEqual([[hex.id, 2]]);
  });
});

describe('a storage that does not work', () => {
  it.each(['blocked', 'full'])(
    'lets the shop go on for as long as the page lives when it is %s',
    async (state) => {
      const browser = new Browser();
      if (state === 'blocked') browser.isBlocked = true;
      else browser.quota = 10;
      const { cart, lines } = openCart(browser);
      cart().readStorage();
      await cart().add({ productId: bar.id });
      await cart().add({ productId: bar.id, quantity: 2 });
      await cart().add({ productId: collar.id });
      cart().remove({ productId: collar.id });
      await cart().refresh();
      expect(lines()).toEqual([[bar.id, 3]]);
      expect(browser.data.size).toBe(0);
    },
  );

  it('is written as soon as it has room again', async () => {
    const browser = new Browser();
    browser.quota = 10;
    const { cart } = openCart(browser);
    await cart().add({ productId: bar.id });
    browser.quota = 100_000;
    await cart().add({ productId: collar.id });
    expect(browser.parsed('guest-cart')).toMatchObject([{ productId: bar.id }, { productId: collar.id }]);
  });

  it('is freed of megabytes of rubbish', async () => {
    const browser = new Browser();
    browser.data.set('cart-storage', 'x'.repeat(4_999_000));
    const { cart } = openCart(browser);
    cart().readStorage();
    await cart().add({ productId: bar.id });
    expect(browser.parsed('cart-storage')).toMatchObject({ state: { items: [{ productId: bar.id }] } });
  });

  it('may hold lines of an older shop, without products or with other shapes', async () => {
    const browser = new Browser();
    browser.data.set(
      'cart-storage',
      JSON.stringify({ items: [{ productId: '1', quantity: 2, colour: 'x' }] }),
    );
    const { cart, lines } = openCart(browser);
    cart().readStorage();
    expect(lines()).toEqual([]);
    await cart().refresh();
    expect(lines()).toEqual([['1', 2]]);
    expect(cart().items[0]?.product).toEqual(productOf('1'));
  });
});
