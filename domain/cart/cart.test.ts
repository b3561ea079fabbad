import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SoldProduct } from '../catalogue/product.ts';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '../limits.ts';
import {
  acceptQuantity,
  addToCart,
  type Cart,
  cartCount,
  cartLineKey,
  clearCart,
  removeFromCart,
  repairCart,
  restoreToCart,
  setQuantity,
  variantLabel,
} from './cart.ts';

const bar: SoldProduct = { id: '1', category: 'barbells', price: 14_999, salePrice: 9999, inStock: true };
const soldOut: SoldProduct = { ...bar, id: '3', inStock: false };
const hex: SoldProduct = {
  id: '13',
  category: 'dumbbells',
  price: 1299,
  inStock: true,
  weightVariants: [
    { weight: '2.5 kg pair', inStock: false },
    { weight: '5 kg pair', inStock: true },
    { weight: '10 kg pair', inStock: true },
  ],
};
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
const sets: SoldProduct = {
  id: '15',
  category: 'dumbbells',
  price: 4499,
  inStock: true,
  weightVariants: [
    {
      weight: '25 kg set',
      inStock: true,
      weightOptions: [{ weight: 'Chrome rod', price: 6999, inStock: true }],
    },
  ],
};
const many = Array.from({ length: 60 }, (_, index): SoldProduct => ({ ...bar, id: `many-${index}` }));
const catalogue = [bar, soldOut, hex, bench, sets, ...many];
const empty: Cart<SoldProduct> = [];

const weight = (variant: string) => ({ variant, variantType: 'weight' as const });
const quantities = (cart: Cart<SoldProduct>) => cart.map(({ quantity }) => quantity);
const barKey = cartLineKey({ productId: '1' });

describe('taking a removal back', () => {
  const [first, second, third] = [bar, hex, bench].map((product) =>
    addToCart(empty, catalogue, { productId: product.id }),
  );

  it('puts the line where it stood, once', () => {
    const cart = [...(first ?? []), ...(third ?? [])];
    const restored = restoreToCart(cart, second ?? [], 1);
    expect(restored.map(({ productId }) => productId)).toEqual(['1', '13', '29']);
    expect(restoreToCart(restored, second ?? [], 1)).toEqual(restored);
    expect(restoreToCart(empty, restored, 0)).toEqual(restored);
  });
});

describe('adding to the cart', () => {
  it('makes a line of productId, quantity, variant, variantType and product [3.cart.1]', () => {
    expect(addToCart(empty, catalogue, { productId: '13', quantity: 2, ...weight('5 kg pair') })).toEqual([
      { productId: '13', quantity: 2, variant: '5 kg pair', variantType: 'weight', product: hex },
    ]);
    expect(addToCart(empty, catalogue, { productId: '29', variant: 'Red', variantType: 'color' })).toEqual([
      { productId: '29', quantity: 1, variant: 'Red', variantType: 'color', product: bench },
    ]);
    expect(addToCart(empty, catalogue, { productId: '1' })).toEqual([
      { productId: '1', quantity: 1, variant: undefined, variantType: undefined, product: bar },
    ]);
  });

  it('increases the same product and variant, and anything else is a new line [4.cart.2]', () => {
    let cart = addToCart(empty, catalogue, { productId: '13', quantity: 2, ...weight('5 kg pair') });
    cart = addToCart(cart, catalogue, { productId: '13', quantity: 3, ...weight('5 kg pair') });
    expect(quantities(cart)).toEqual([5]);
    cart = addToCart(cart, catalogue, { productId: '13', ...weight('10 kg pair') });
    cart = addToCart(cart, catalogue, { productId: '1' });
    expect(quantities(cart)).toEqual([5, 1, 1]);
  });

  it.each(['2', '999', '', '__proto__'])(
    'ignores the product "%s", which is not in the catalogue',
    (productId) => {
      expect(addToCart(empty, catalogue, { productId })).toBe(empty);
    },
  );

  it('takes the first variant in stock when none was chosen', () => {
    expect(addToCart(empty, catalogue, { productId: '13' })[0]?.variant).toBe('5 kg pair');
    expect(addToCart(empty, catalogue, { productId: '29', variant: '' })[0]).toMatchObject({
      variant: 'Black',
      variantType: 'color',
    });
  });

  it('writes a second choice into the variant, and ignores a variant until it is made', () => {
    const chosen = { productId: '15', ...weight('25 kg set'), option: 'Chrome rod' };
    const cart = addToCart(empty, catalogue, chosen);
    expect(cart[0]?.variant).toBe('25 kg set / Chrome rod');
    expect(quantities(addToCart(cart, catalogue, chosen))).toEqual([2]);
    expect(addToCart(empty, catalogue, { productId: '15', ...weight('25 kg set') })).toBe(empty);
  });

  it('takes the cheapest that can be bought where nothing is chosen, because the card shows its price', () => {
    const [dear, cheap] = [7999, 5999].map((price) => ({ color: `At ${price}`, price, inStock: true }));
    const colours = {
      ...bar,
      salePrice: 4999,
      colorVariants: [dear, cheap].filter((each) => each !== undefined),
    };
    expect(addToCart(empty, [colours], { productId: bar.id })[0]?.variant).toBe('At 5999');
    expect(addToCart(empty, catalogue, { productId: '15' })[0]?.variant).toBe('25 kg set / Chrome rod');
  });

  it.each([
    ['is out of stock', { productId: '3' }],
    ['is out of stock in this variant', { productId: '13', ...weight('2.5 kg pair') }],
    ['does not come in this variant', { productId: '13', ...weight('999 kg') }],
    ['has no variants', { productId: '1', variant: 'Black' }],
  ])('ignores what %s', (_reason, addition) => {
    expect(addToCart(empty, catalogue, addition)).toBe(empty);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('ignores a quantity of %s', (quantity) => {
    expect(addToCart(empty, catalogue, { productId: '1', quantity })).toBe(empty);
  });

  it('stops at 99 of a thing and at 50 different things', () => {
    let cart = addToCart(empty, catalogue, { productId: '1', quantity: 1000 });
    expect(quantities(cart)).toEqual([QUANTITY_MAX]);
    cart = addToCart(cart, catalogue, { productId: '1' });
    expect(quantities(cart)).toEqual([QUANTITY_MAX]);
    for (const { id } of many) cart = addToCart(cart, catalogue, { productId: id });
    expect(cart).toHaveLength(ORDER_LINES_MAX);
    expect(quantities(addToCart(cart, catalogue, { productId: 'many-0' }))[1]).toBe(2);
    expect([QUANTITY_MAX, ORDER_LINES_MAX]).toEqual([99, 50]);
  });
});

describe('a line of the cart', () => {
  const cart = addToCart(addToCart(empty, catalogue, { productId: '1', quantity: 2 }), catalogue, {
    productId: '29',
    quantity: 3,
  });

  it.each([0, -1, -99, Number.NEGATIVE_INFINITY])('is removed by a quantity of %s [4.cart.3]', (quantity) => {
    expect(setQuantity(cart, barKey, quantity).map(({ productId }) => productId)).toEqual(['29']);
  });

  it.each([
    [7, 7],
    [99, 99],
    [100, 99],
    [1.5, 2],
    [Number.NaN, 2],
  ])('asked for %s holds %s', (asked, held) => {
    expect(quantities(setQuantity(cart, barKey, asked))).toEqual([held, 3]);
  });

  it('of another key stays as it is', () => {
    expect(setQuantity(cart, 'nothing', 9)).toEqual(cart);
    expect(removeFromCart(cart, 'nothing')).toEqual(cart);
  });

  it('can be removed, and the cart counted and cleared', () => {
    expect(cartCount(cart)).toBe(5);
    expect(cartCount(removeFromCart(cart, barKey))).toBe(3);
    expect(clearCart()).toEqual([]);
    expect(cartCount([])).toBe(0);
  });

  it('has a key that no other line can have', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    const kind = fc.constantFrom(undefined, 'weight' as const, 'color' as const);
    const identity = fc.record({ productId: fc.string(), variant: text, variantType: kind });
    fc.assert(
      fc.property(identity, identity, (first, second) => {
        const same =
          first.productId === second.productId &&
          first.variant === second.variant &&
          first.variantType === second.variantType;
        expect(cartLineKey(first) === cartLineKey(second)).toBe(same);
      }),
    );
    expect(cartLineKey({ productId: '1', variant: null, variantType: null })).toBe(barKey);
  });

  it.each([
    [{ variant: '2.5 kg pair', variantType: 'weight' as const }, 'Weight'],
    [{ variant: '17.5 kg set', variantType: 'weight' as const }, 'Weight'],
    [{ variant: '5lb', variantType: 'weight' as const }, 'Weight'],
    [{ variant: 'Full set 405 kg (12 pairs)', variantType: 'weight' as const }, 'Size'],
    [{ variant: 'Set 107.5 kg', variantType: 'weight' as const }, 'Size'],
    [{ variant: 'Large', variantType: 'weight' as const }, 'Size'],
    [{ variant: 'Black', variantType: 'color' as const }, 'Colour'],
    [{ variant: undefined, variantType: undefined }, undefined],
  ])('with %j is labelled %s', (line, label) => {
    expect(variantLabel(line)).toBe(label);
  });
});

describe('the quantity stepper', () => {
  it.each([
    ['1', 1],
    ['99', 99],
    [' 7 ', 7],
    ['007', 7],
    [5, 5],
    ['0', null],
    ['100', null],
    ['', null],
    ['  ', null],
    ['1.5', null],
    ['5.0', null],
    ['1e1', null],
    ['+5', null],
    ['-5', null],
    ['five', null],
    ['0x10', null],
    [0, null],
    [1.5, null],
    [100, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('given %j accepts %j: a whole number from 1 to 99 [5.shopper.12]', (typed, accepted) => {
    expect(acceptQuantity(typed)).toBe(accepted);
  });

  it('may have other bounds', () => {
    expect(acceptQuantity('10', { max: 10 })).toBe(10);
    expect(acceptQuantity('11', { max: 10 })).toBeNull();
    expect(acceptQuantity('0', { min: 0 })).toBe(0);
  });
});

const line = fc.record({
  productId: fc.constantFrom('1', '29', '13', ...many.map(({ id }) => id)),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const cartOf = (lines: { productId: string; quantity: number }[]) =>
  lines.reduce((cart, addition) => addToCart(cart, catalogue, addition), empty);
const carts = fc.array(line, { maxLength: 60 }).map(cartOf);

describe('a cart read from storage', () => {
  const stored = { productId: '1', quantity: 2, product: { id: '1', price: 1 } };

  it.each([
    ['an array', [stored]],
    ['its JSON', JSON.stringify([stored])],
    ['an object with items', { items: [stored] }],
    ['empty variant texts', [{ ...stored, variant: '', variantType: null }]],
  ])('is understood as %s, with today’s product', (_what, value) => {
    expect(repairCart(value, catalogue)).toEqual([
      { productId: '1', quantity: 2, variant: undefined, variantType: undefined, product: bar },
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['broken JSON', '[{"productId":'],
    ['JSON of a number', '7'],
    ['an object', { 0: stored }],
    ['items that are no list', { items: 'all' }],
    ['a list of nonsense', [null, 1, 'x', [], {}, true]],
    ['a foreign id', [{ productId: '2', quantity: 1 }]],
    ['an id of a wrong type', [{ productId: 1, quantity: 1 }]],
    ['no quantity', [{ productId: '1' }]],
    ['a quantity of nothing', [{ productId: '1', quantity: 0 }]],
    ['a quantity in words', [{ productId: '1', quantity: '2' }]],
    ['half a bar', [{ productId: '1', quantity: 1.5 }]],
    ['a variant that is gone', [{ productId: '13', quantity: 1, ...weight('999 kg') }]],
    ['a variant of a product without', [{ productId: '1', quantity: 1, ...weight('5 kg pair') }]],
    ['no variant where one is needed', [{ productId: '13', quantity: 1 }]],
    ['a second choice that is missing', [{ productId: '15', quantity: 1, ...weight('25 kg set') }]],
  ])('is empty after %s', (_what, value) => {
    expect(repairCart(value, catalogue)).toEqual([]);
  });

  it('keeps a line that has gone out of stock, so that the shopper sees it', () => {
    expect(repairCart([{ productId: '3', quantity: 1 }], catalogue)).toHaveLength(1);
    expect(repairCart([{ productId: '13', quantity: 1, ...weight('2.5 kg pair') }], catalogue)).toHaveLength(
      1,
    );
  });

  it('is cut to its bounds', () => {
    expect(quantities(repairCart([{ productId: '1', quantity: 1e9 }], catalogue))).toEqual([99]);
    const twice = [stored, stored, { ...stored, quantity: 98 }];
    expect(quantities(repairCart(twice, catalogue))).toEqual([99]);
    const lines = many.map(({ id }) => ({ productId: id, quantity: 1 }));
    expect(repairCart(lines, catalogue)).toHaveLength(50);
    expect(repairCart(new Array(1_000_000).fill(stored), catalogue)).toHaveLength(1);
  });

  it('is what was written, for any cart', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(repairCart(JSON.stringify(cart), catalogue)).toEqual(cart);
      }),
    );
  });

  it('never throws and is always valid, whatever stood there', () => {
    const almost = fc.array(
      fc.record(
        { productId: fc.constantFrom('1', '13', 'x', 1), quantity: fc.anything(), variant: fc.anything() },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json(), almost, fc.record({ items: almost })), (value) => {
        const cart = repairCart(value, catalogue);
        expect(
          cart.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 99),
        ).toBe(true);
        expect(repairCart(cart, catalogue)).toEqual(cart);
      }),
    );
  });
});
