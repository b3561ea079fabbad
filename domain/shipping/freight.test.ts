import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import type { SoldProduct } from '../catalogue/product.ts';
import { rupees, ZERO } from '../pricing/money.ts';
import {
  cartShipping,
  DEFAULT_WEIGHT_KG,
  FREIGHT_PER_KG,
  freight,
  lineFreight,
  lineWeightKg,
  parseWeightKg,
  SHIPPING_METHODS,
  shippingCharge,
  shippingOptions,
} from './freight.ts';

const rack: SoldProduct = { id: '21', category: 'racks', price: 79_999, inStock: true };
const dumbbells: SoldProduct = {
  id: '13',
  category: 'dumbbells',
  price: 1299,
  inStock: true,
  shippingWeight: '12 kg',
  weightVariants: [
    { weight: '2.5 kg pair', inStock: true, shippingWeight: 5.5 },
    { weight: '5 kg pair', inStock: true, shippingWeight: '10.5 kg' },
    { weight: '7.5 kg pair', inStock: true },
    { weight: '10 kg pair', inStock: true, shippingWeight: 'on request' },
  ],
  colorVariants: [
    { color: 'Red', inStock: true, shippingWeight: 13 },
    { color: 'Blue', inStock: true },
  ],
};

describe('shipping on the cart page', () => {
  it.each([5000.01, 5001, 66_825])(
    'is free above ₹5,000, as for ₹%s, and reads "Pan India" [9.money.6]',
    (subtotal) => {
      expect(cartShipping(rupees(subtotal), DEFAULT_SETTINGS)).toEqual({ amount: ZERO, label: 'Pan India' });
    },
  );

  it.each([229, 4999.99, 5000])(
    'is a flat ₹500 up to and including ₹5,000, as for ₹%s [9.money.7]',
    (subtotal) => {
      expect(cartShipping(rupees(subtotal), DEFAULT_SETTINGS)).toEqual({
        amount: rupees(500),
        label: '₹500',
      });
    },
  );

  it('follows the store settings', () => {
    const settings = { shippingThreshold: 999.5, freeShippingAmount: 1250 };
    expect(cartShipping(rupees(999.5), settings)).toEqual({ amount: rupees(1250), label: '₹1,250' });
    expect(cartShipping(rupees(999.51), settings).amount).toBe(ZERO);
  });
});

describe('the weight of a line', () => {
  it('is first the selected colour’s shipping weight [9.money.9]', () => {
    expect(lineWeightKg(dumbbells, { variant: 'Red', variantType: 'color' })).toBe(13);
    expect(lineWeightKg(dumbbells, { variant: 'Red' })).toBe(13);
  });

  it('is second the selected weight’s shipping weight [9.money.10]', () => {
    expect(lineWeightKg(dumbbells, { variant: '2.5 kg pair', variantType: 'weight' })).toBe(5.5);
    expect(lineWeightKg(dumbbells, { variant: '5 kg pair', variantType: 'weight' })).toBe(10.5);
  });

  it.each([
    ['22', 22],
    ['22 kg', 22],
    ['approx. 22.5 kg', 22.5],
    ['10-12 kg', 10],
    ['Box-20 kg', 20],
    ['2 boxes of 30 kg', 2],
    ['.5 kg', 0.5],
    ['1,200 kg', 1200],
    ['1,200.5 kg', 1200.5],
    [145, 145],
    [4.5, 4.5],
  ])('is third the first number in the product’s shipping weight, %j [9.money.11]', (shippingWeight, kg) => {
    expect(lineWeightKg({ ...rack, shippingWeight })).toBe(kg);
  });

  it.each(['7.5 kg pair', '10 kg pair'])('is the product’s when the variant %s has none', (variant) => {
    expect(lineWeightKg(dumbbells, { variant, variantType: 'weight' })).toBe(12);
  });

  it('is the product’s when the colour has none, or nothing is selected', () => {
    expect(lineWeightKg(dumbbells, { variant: 'Blue', variantType: 'color' })).toBe(12);
    expect(lineWeightKg(dumbbells)).toBe(12);
  });

  it.each([
    undefined,
    '',
    '   ',
    'abc',
    '-5 kg',
    '−5 kg',
    -5,
    0,
    '0 kg',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    10_000.5,
    1e9,
    '9'.repeat(60),
  ])('is last the category’s: %j is no weight [9.money.12]', (shippingWeight) => {
    expect(parseWeightKg(shippingWeight)).toBeUndefined();
    expect(lineWeightKg({ ...rack, shippingWeight })).toBe(100);
  });

  it('is at most ten tonnes', () => {
    expect(parseWeightKg(10_000)).toBe(10_000);
  });

  it.each([
    ['barbells', 25],
    ['dumbbells', 20],
    ['benches', 50],
    ['racks', 100],
    ['weight-plates', 15],
    ['accessories', 5],
    ['combo-offers', 30],
  ])('is for %s without any weight %s kg [9.money.13]', (category, kg) => {
    expect(lineWeightKg({ ...rack, category })).toBe(kg);
  });

  it.each(['kettlebells', 'other'])('is for %s, though no category, 10 kg [9.money.14]', (category) => {
    expect(DEFAULT_WEIGHT_KG.get(category)).toBe(10);
    expect(lineWeightKg({ ...rack, category })).toBe(10);
  });

  it.each(['others', 'flooring', '', '__proto__'])('is for the category %j 10 kg', (category) => {
    expect(lineWeightKg({ ...rack, category })).toBe(10);
  });
});

describe('freight at checkout', () => {
  it.each([
    [1, 1, 25],
    [10, 2, 500],
    [5.5, 1, 138],
    [5.5, 3, 413],
    [4.2, 1, 105],
    [0.2, 1, 5],
    [0.02, 1, 1],
    [0.019, 1, 0],
    [1.1, 3, 83],
    [420, 99, 1_039_500],
  ])('is ₹25 a kg: %s kg, %s times, is ₹%s, rounded per line [9.money.8]', (kg, quantity, charge) => {
    expect(FREIGHT_PER_KG).toBe(rupees(25));
    expect(lineFreight(kg, quantity)).toBe(rupees(charge));
  });

  it('is the sum of its lines, each rounded for itself [9.money.8]', () => {
    const pair = { variant: '2.5 kg pair', variantType: 'weight' as const };
    expect(freight([{ product: dumbbells, quantity: 1, ...pair }])).toBe(rupees(138));
    expect(
      freight([
        { product: dumbbells, quantity: 1, ...pair },
        { product: dumbbells, quantity: 3, ...pair },
        { product: rack, quantity: 2 },
      ]),
    ).toBe(rupees(138 + 413 + 5000));
    expect(freight([])).toBe(ZERO);
  });

  it('agrees with exact arithmetic for every weight in grams', () => {
    const grams = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: 99 }), (weight, quantity) => {
        const exact = (BigInt(weight) * BigInt(quantity) * 25n * 2n + 1000n) / 2000n;
        expect(lineFreight(weight / 1000, quantity)).toBe(rupees(Number(exact)));
      }),
    );
  });

  it.each([-1, 1.5, Number.NaN])('is refused for a quantity of %s', (quantity) => {
    expect(() => lineFreight(0.5, quantity)).toThrow(RangeError);
  });
});

describe('delivery', () => {
  const [standard, express] = shippingOptions(rupees(413));

  it('by the standard way takes 3-7 days and costs the freight [9.money.15]', () => {
    expect(standard).toEqual({
      method: 'standard',
      label: 'Standard',
      days: '3-7 days',
      charge: rupees(413),
    });
    expect(shippingCharge('standard', rupees(413))).toBe(rupees(413));
  });

  it('by express takes 1-3 days and costs 1.5 times, rounded per order [9.money.16]', () => {
    expect(express).toEqual({ method: 'express', label: 'Express', days: '1-3 days', charge: rupees(620) });
    expect(shippingCharge('express', rupees(500))).toBe(rupees(750));
    expect(shippingCharge('express', ZERO)).toBe(ZERO);
  });

  it('offers exactly these two ways', () => {
    expect(SHIPPING_METHODS).toEqual(['standard', 'express']);
    expect(shippingOptions(ZERO).map(({ method }) => method)).toEqual([...SHIPPING_METHODS]);
  });
});
