import { expect, it } from 'vitest';
import { isBackInStock, isKnownWish, soldOutSelections } from './back-in-stock.ts';

const base = { id: '1', category: 'weight-plates', price: 1000, inStock: true };
const belt = {
  ...base,
  weightVariants: [
    { weight: 'M', inStock: true },
    { weight: 'L', inStock: false },
  ],
  colorVariants: [
    { color: 'Brown', inStock: false },
    { color: 'Black', inStock: true },
  ],
};
const set = {
  ...base,
  weightVariants: [
    {
      weight: '25 kg set',
      inStock: true,
      weightOptions: [
        { weight: 'Chrome', inStock: false },
        { weight: 'Star lock', inStock: true },
      ],
    },
  ],
};

it.each([
  ['a product without variants', base, null, true, true],
  ['one that is sold out', { ...base, inStock: false }, null, true, false],
  ['a variant of a product that has none', base, 'Red', false, false],
  ['any belt', belt, null, true, true],
  ['a size', belt, 'M', true, true],
  ['a size that is sold out', belt, 'L', true, false],
  ['a size in a colour', belt, 'M / Black', true, true],
  ['a size in a colour that is sold out', belt, 'M / Brown', true, false],
  ['a size that nobody makes', belt, 'XXXL', false, false],
  ['a set without its option', set, '25 kg set', false, false],
  ['a set with its option', set, '25 kg set / Star lock', true, true],
  ['a set whose option is sold out', set, '25 kg set / Chrome', true, false],
  ['a variant of a product that is off as a whole', { ...belt, inStock: false }, 'M / Black', true, false],
])(
  'knows whether one can wait for %s, and whether it is back',
  (_words, product, variant, isKnown, isBack) => {
    expect(isKnownWish(product, variant)).toBe(isKnown);
    expect(isBackInStock(product, variant)).toBe(isBack);
  },
);

it('names what is sold out, in every second choice', () => {
  const named = (product: Parameters<typeof soldOutSelections>[0]) =>
    soldOutSelections(product).map(({ variant, option }) => [variant, option]);
  expect(named(base)).toEqual([]);
  expect(named({ ...base, inStock: false })).toEqual([[undefined, undefined]]);
  expect(named(belt)).toEqual([
    ['M', 'Brown'],
    ['L', 'Brown'],
    ['L', 'Black'],
  ]);
  expect(named(set)).toEqual([['25 kg set', 'Chrome']]);
});
