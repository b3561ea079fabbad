import { describe, expect, it } from 'vitest';
import { cartLineKey } from '../../../domain/cart/cart.ts';
import { bar, collar, hex } from '../../../tests/support/stores.ts';
import type { ListedProduct } from '../catalogue/catalogue-calls.ts';
import { joinLists } from './wishlist-sync.ts';

const [a, b, c] = [bar, collar, hex];
const here = (...items: ListedProduct[]) =>
  items.map((product) => ({
    productId: product.id,
    variant: undefined,
    variantType: undefined,
    product,
    addedAt: '2026-11-15T10:00:00.000Z',
  }));
const there = (...items: ListedProduct[]) =>
  items.map((product) => ({
    id: `w${product.id}`,
    productId: product.id,
    product,
    createdAt: '2026-10-01T10:00:00.000Z',
  }));

describe('two wishlists that become one', () => {
  it.each([
    ['a and b here, of which the server had a; there c', [a, b], [a], [c], [b, c]],
    ["a guest's list and an account's", [a, b], [], [b, c], [a, b, c]],
    ['nothing here yet, on a new device', [], [], [a, b], [a, b]],
    ['removed here while the server was away', [b], [a, b], [a, b], [b]],
    ['removed there', [a, b], [a, b], [b], [b]],
    ['the same on both sides', [a, b], [a, b], [b, a], [a, b]],
    ["someone else's, left over from a session that ran out", [a], [a], [c], [c]],
  ])('are right for %s', (_what, local, known, server, joined) => {
    const onServer = known.map(({ id }) => cartLineKey({ productId: id }));
    const result = joinLists({ items: here(...local), onServer }, there(...server), there(...server));
    expect(result.map(({ product }) => product.name)).toEqual(joined.map(({ name }) => name));
  });

  it('keep a line that the server has and the catalogue has not', () => {
    const local = { items: here(a), onServer: [cartLineKey({ productId: a.id })] };
    expect(joinLists(local, there(a, b), there(b))).toMatchObject([{ productId: a.id }, { productId: b.id }]);
  });
});
