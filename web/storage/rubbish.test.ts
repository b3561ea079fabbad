import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tests/support/rounds.ts';
import { Browser, bar, hex, loadNamed, loadNothing, products } from '../../tests/support/stores.ts';
import { createClient } from '../api/client.ts';
import { createAuthStore } from '../session/auth-store.ts';
import { countOf, createCartStore, subtotalOfCart } from '../storefront/cart/cart-store.ts';
import { createOrderStore } from '../storefront/orders/order-store.ts';
import { createWishlistStore } from '../storefront/wishlist/wishlist-store.ts';
import { createSafeStorage } from './safe-storage.ts';

const KEYS = [
  'auth-storage',
  'guest-cart',
  'cart-storage',
  'guest-wishlist',
  'wishlist-storage',
  'guest-orders',
  'order-storage',
];

/** Something like a line, so that the checks behind the first one are reached too. */
const nearlyALine = fc.record(
  {
    productId: fc.oneof(fc.constantFrom(bar.id, hex.id, '999'), fc.jsonValue()),
    quantity: fc.oneof(fc.integer({ min: -2, max: 120 }), fc.jsonValue()),
    variant: fc.oneof(
      fc.constantFrom(...(hex.weightVariants ?? []).map(({ weight }) => weight)),
      fc.jsonValue(),
    ),
    variantType: fc.oneof(fc.constantFrom('weight', 'color'), fc.jsonValue()),
    product: fc.oneof(
      fc.constantFrom(...products),
      fc.jsonValue(),
      fc
        .tuple(fc.constantFrom(bar, hex), fc.constantFrom(...Object.keys(hex)), fc.jsonValue())
        .map(([product, field, value]) => ({ ...product, [field]: value })),
    ),
    addedAt: fc.oneof(fc.constant('2026-11-15T10:00:00Z'), fc.jsonValue()),
    priceAtPurchase: fc.oneof(fc.double(), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const nearlyAList = fc.oneof(fc.array(nearlyALine, { maxLength: 4 }), fc.jsonValue());
const nearlyAState = fc.oneof(
  nearlyAList,
  nearlyAList.map((items) => ({ items })),
  fc.tuple(nearlyAList, fc.jsonValue()).map(([items, rest]) => ({
    state: { items, onServer: rest, user: rest, currentOrder: { id: 'x', items, shippingAddress: rest } },
    version: rest,
  })),
);
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc.json(),
  nearlyAState.map((state) => JSON.stringify(state)),
);
const storedTexts = fc.dictionary(fc.constantFrom(...KEYS), text, { noNullPrototype: true });

const client = createClient({ base: 'http://127.0.0.1:9/api', readToken: () => null });

/** Goes through the shop as a shopper would, and asks of every state that it can be shown. */
async function shopWith(storage: ReturnType<typeof createSafeStorage>, loadProducts: typeof loadNamed) {
  const cart = createCartStore({ storage, loadProducts });
  const wishlist = createWishlistStore({ storage, loadProducts, client });
  const auth = createAuthStore({ storage, client });
  const orders = createOrderStore({ storage });
  const look = () => {
    const { items } = cart.getState();
    expect(countOf({ items })).toBeGreaterThanOrEqual(items.length);
    expect(subtotalOfCart({ items })).toBeGreaterThanOrEqual(0);
    for (const { quantity, product } of items) {
      expect(quantity).toBeLessThanOrEqual(99);
      expect(product.name.length * product.slug.length).toBeGreaterThan(0);
    }
    for (const { addedAt, product } of wishlist.getState().items) {
      expect(Date.parse(addedAt)).not.toBeNaN();
      expect(product.images).toBeInstanceOf(Array);
    }
  };
  cart.getState().readStorage();
  wishlist.getState().readStorage();
  orders.getState().readStorage();
  await auth.getState().initialise();
  look();
  await Promise.all([cart.getState().refresh(), wishlist.getState().refresh()]);
  look();
  cart.getState().clear();
  await cart.getState().add({ productId: bar.id, product: bar });
  await wishlist.getState().toggle({ productId: hex.id, product: hex });
  orders.getState().setFlags({ orderComplete: true });
  look();
  expect(cart.getState().items.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [bar.id, 1],
  ]);
  return cart;
}

describe('whatever stands in the storage', () => {
  it.each([
    ['with', loadNamed],
    ['without', loadNothing],
  ])(
    'the shop works %s its catalogue, and leaves a cart that the next visit can read',
    async (_with, load) => {
      await fc.assert(
        fc.asyncProperty(storedTexts, async (texts) => {
          const browser = new Browser();
          for (const [key, value] of Object.entries(texts)) browser.data.set(key, value);
          await shopWith(browser.openTab().storage, load);
          const later = createCartStore({ storage: browser.openTab().storage, loadProducts: load });
          later.getState().readStorage();
          expect(later.getState().items).toMatchObject([{ productId: bar.id, quantity: 1 }]);
        }),
        { numRuns: rounds(300) },
      );
    },
  );

  it('the shop works when any access throws, now and then or always', async () => {
    await fc.assert(
      fc.asyncProperty(storedTexts, fc.infiniteStream(fc.boolean()), async (texts, troubles) => {
        const data = new Map(Object.entries(texts));
        const perhaps = () => {
          if (troubles.next().value) throw new DOMException('Not now', 'QuotaExceededError');
        };
        const storage = createSafeStorage(() => {
          perhaps();
          return {
            getItem: (key) => {
              perhaps();
              return data.get(key) ?? null;
            },
            setItem: (key, value) => {
              perhaps();
              data.set(key, value);
            },
            removeItem: (key) => {
              perhaps();
              data.delete(key);
            },
          };
        });
        await shopWith(storage, loadNamed);
      }),
      { numRuns: rounds(200) },
    );
  });

  it('megabytes of it do not hold the page up', async () => {
    const browser = new Browser();
    browser.quota = Number.POSITIVE_INFINITY;
    for (const key of KEYS)
      browser.data.set(key, JSON.stringify(Array.from({ length: 300_000 }, () => ({ productId: '1' }))));
    const began = process.cpuUsage();
    await shopWith(browser.openTab().storage, loadNamed);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2000);
  });
});
