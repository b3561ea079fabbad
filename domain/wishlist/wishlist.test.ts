import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartLineKey } from '../cart/cart.ts';
import type { SoldProduct } from '../catalogue/product.ts';
import {
  addToWishlist,
  isInWishlist,
  MAX_WISHLIST_ITEMS,
  mergeAtSignIn,
  removeFromWishlist,
  repairWishlist,
  type ServerWishlistItem,
  syncPlan,
  toggleWishlist,
  type Wishlist,
} from './wishlist.ts';

const bar: SoldProduct = { id: '1', category: 'barbells', price: 14_999, inStock: true };
const bench: SoldProduct = {
  id: '29',
  category: 'benches',
  price: 8999,
  inStock: true,
  colorVariants: [
    { color: 'Black', inStock: true },
    { color: 'Red', inStock: true },
  ],
};
const many = Array.from({ length: 250 }, (_, index): SoldProduct => ({ ...bar, id: `many-${index}` }));
const catalogue = [bar, bench, ...many];
const now = new Date('2026-08-15T06:00:00.000Z');
const later = new Date('2026-08-16T06:00:00.000Z');
const empty: Wishlist<SoldProduct> = [];
const red = { productId: '29', variant: 'Red', variantType: 'color' as const };
const black = { ...red, variant: 'Black' };

const server = (id: string, product: SoldProduct, variant: string | null = null) =>
  ({
    id,
    productId: product.id,
    variant,
    variantType: variant === null ? null : 'color',
    product,
    createdAt: '2026-01-01T00:00:00.000Z',
  }) satisfies ServerWishlistItem<SoldProduct>;

describe('the wishlist', () => {
  it('holds productId, variant, variantType, product and addedAt; the server id and createdAt [3.cart.2]', () => {
    expect(addToWishlist(empty, catalogue, red, now)).toEqual([
      { ...red, product: bench, addedAt: '2026-08-15T06:00:00.000Z' },
    ]);
    expect(mergeAtSignIn([], [server('w1', bench, 'Red')])).toEqual([
      { ...red, product: bench, addedAt: '2026-01-01T00:00:00.000Z' },
    ]);
  });

  it('ignores the same product and variant a second time [4.cart.7]', () => {
    const list = addToWishlist(empty, catalogue, red, now);
    expect(addToWishlist(list, catalogue, { ...red }, later)).toBe(list);
    expect(addToWishlist(list, catalogue, black, later)).toHaveLength(2);
    expect(addToWishlist(list, catalogue, { productId: '29' }, later)).toHaveLength(2);
  });

  it('ignores what the catalogue does not hold', () => {
    expect(addToWishlist(empty, catalogue, { productId: '2' }, now)).toBe(empty);
    expect(addToWishlist(empty, catalogue, { ...red, variant: 'Green' }, now)).toBe(empty);
  });

  it('loses an item when it is removed, and its heart toggles', () => {
    const list = toggleWishlist(empty, catalogue, red, now);
    expect(isInWishlist(list, red)).toBe(true);
    expect(isInWishlist(list, black)).toBe(false);
    expect(toggleWishlist(list, catalogue, red, now)).toEqual([]);
    expect(removeFromWishlist(list, cartLineKey(black))).toEqual(list);
    expect(removeFromWishlist(list, cartLineKey(red))).toEqual([]);
  });

  it('holds at most 200 items', () => {
    const full = many.reduce((list, { id }) => addToWishlist(list, catalogue, { productId: id }, now), empty);
    expect(full).toHaveLength(MAX_WISHLIST_ITEMS);
    expect(MAX_WISHLIST_ITEMS).toBe(200);
  });
});

describe('the sync with the server', () => {
  const local = addToWishlist(addToWishlist(empty, catalogue, red, now), catalogue, { productId: '1' }, now);

  it('adds what is only local and deletes what is only on the server', () => {
    const onServer = [server('w1', bar), server('w2', bench, 'Black')];
    const plan = syncPlan(local, onServer);
    expect(plan.add.map(({ variant }) => variant)).toEqual(['Red']);
    expect(plan.remove.map(({ id }) => id)).toEqual(['w2']);
  });

  it('has nothing to do when both are equal', () => {
    expect(syncPlan(local, [server('w2', bench, 'Red'), server('w1', bar)])).toEqual({ add: [], remove: [] });
  });

  it('starts at sign-in by merging, so that a new device deletes nothing', () => {
    const onServer = [server('w1', bar), server('w2', bench, 'Black')];
    const merged = mergeAtSignIn(local, onServer);
    expect(merged.map(({ productId, variant }) => [productId, variant])).toEqual([
      ['29', 'Red'],
      ['1', undefined],
      ['29', 'Black'],
    ]);
    expect(syncPlan(merged, onServer).remove).toEqual([]);
    expect(syncPlan(mergeAtSignIn([], onServer), onServer)).toEqual({ add: [], remove: [] });
    expect(mergeAtSignIn(merged, onServer)).toEqual(merged);
  });
});

describe('a wishlist read from storage', () => {
  it('is what was written', () => {
    const list = addToWishlist(empty, catalogue, red, now);
    expect(repairWishlist(JSON.stringify(list), catalogue, later)).toEqual(list);
  });

  it.each([
    [undefined],
    [null],
    ['x'],
    ['{'],
    [7],
    [{}],
    [[null]],
    [[{ productId: '2' }]],
    [[{ ...red, variant: 'Green' }]],
  ])('is empty after %j', (stored) => {
    expect(repairWishlist(stored, catalogue, now)).toEqual([]);
  });

  it('gets today’s date where the stored one is none, and drops doubles', () => {
    const stored = [
      { ...red, addedAt: 'yesterday' },
      { ...red, addedAt: 5 },
    ];
    expect(repairWishlist(stored, catalogue, now)).toEqual([
      { ...red, product: bench, addedAt: now.toISOString() },
    ]);
  });

  it('never throws, whatever stood there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (stored) => {
        expect(Array.isArray(repairWishlist(stored, catalogue, now))).toBe(true);
      }),
    );
  });
});
