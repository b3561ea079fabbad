import { describe, expect, it } from 'vitest';
import { isLow, stockLevel } from './stock-level.ts';

const plates = { id: '40', category: 'weight-plates', price: 12_999, inStock: true };
const weight = (name: string, stock: number | null, inStock = true) => ({ weight: name, stock, inStock });

describe('the stock of a product', () => {
  it.each([
    ['is not counted', { ...plates }, { total: null, lowest: null, isSoldOut: false }],
    ['is its own count', { ...plates, stock: 12 }, { total: 12, lowest: null, isSoldOut: false }],
    ['has run out', { ...plates, stock: 0, inStock: false }, { total: 0, lowest: null, isSoldOut: true }],
    [
      'is the sum of its variants, with the fewest by name',
      { ...plates, weightVariants: [weight('10 kg', 12), weight('15 kg', null), weight('25 kg', 3)] },
      { total: 15, lowest: { name: '25 kg', available: 3 }, isSoldOut: false },
    ],
    [
      'counts the options of a weight, and colours',
      {
        ...plates,
        weightVariants: [
          { ...weight('10 kg', null), weightOptions: [{ weight: 'Chrome', stock: 2, inStock: true }] },
        ],
        colorVariants: [{ color: 'Red', stock: 4, inStock: true }],
      },
      { total: 6, lowest: { name: '10 kg / Chrome', available: 2 }, isSoldOut: false },
    ],
    [
      'has run out when no variant is left',
      { ...plates, weightVariants: [weight('10 kg', 0, false), weight('25 kg', 0, false)] },
      { total: 0, lowest: { name: '10 kg', available: 0 }, isSoldOut: true },
    ],
  ])('%s', (_words, product, level) => {
    expect(stockLevel(product)).toEqual(level);
  });

  it('is low at five and below', () => {
    expect([6, 5, 0].map(isLow)).toEqual([false, true, true]);
  });
});
