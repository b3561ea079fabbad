import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, SoldProduct } from '../catalogue/product.ts';
import { type Paise, paise, RUPEE, rupees, toRupees } from '../pricing/money.ts';
import { effectivePrice, listPrice } from '../pricing/price.ts';
import {
  type Discount,
  discountedProduct,
  isDiscountLive,
  nextDiscountChange,
  productNow,
} from './discount.ts';

/** What something at this price costs with these discounts. */
function discountedPrice(
  price: Paise,
  { id, category }: Pick<Product, 'id' | 'category'>,
  discounts: readonly Discount[],
  moment: Date,
) {
  const product = { id, category, price: toRupees(price), inStock: true };
  return effectivePrice(discountedProduct(product, discounts, moment), {});
}

const now = new Date('2026-08-15T06:00:00Z');
const tenPercent: Discount = {
  name: 'Independence Day',
  type: 'percentage',
  value: 10,
  appliesTo: 'all',
  targetId: null,
  from: '2026-08-14',
  to: '2026-08-16',
  isActive: true,
};
const fixed: Discount = { ...tenPercent, type: 'fixed', value: 300 };
const product = { id: '13', category: 'dumbbells' };

describe('an automatic discount', () => {
  it.each([
    ['a percentage', 2000, [tenPercent], 1800],
    ['a percentage, to the whole rupee', 2625, [tenPercent], 2363],
    ['a fixed amount', 2000, [fixed], 1700],
    ['the best one only, here the fixed amount', 2000, [tenPercent, fixed], 1700],
    ['the best one only, here the percentage', 5000, [fixed, tenPercent], 4500],
    ['nothing without a discount', 2000, [], 2000],
    ['never below one rupee', 229, [fixed], 1],
    ['never below one rupee, at 100 percent', 229, [{ ...tenPercent, value: 100 }], 1],
    ['never above the price', 49.6, [{ ...tenPercent, value: 0.1 }], 49.6],
    ['nothing of less than a rupee', 0.5, [fixed], 0.5],
  ])('takes off %s', (_what, price, discounts, reduced) => {
    expect(discountedPrice(rupees(price), product, discounts, now)).toBe(rupees(reduced));
  });

  it.each([
    ['all products', { appliesTo: 'all', targetId: null }, 1800],
    ['its product', { appliesTo: 'product', targetId: '13' }, 1800],
    ['no other product', { appliesTo: 'product', targetId: '14' }, 2000],
    ['its category', { appliesTo: 'category', targetId: 'dumbbells' }, 1800],
    ['no other category', { appliesTo: 'category', targetId: 'racks' }, 2000],
    ['no product named like a category', { appliesTo: 'product', targetId: 'dumbbells' }, 2000],
    ['nothing without a target', { appliesTo: 'product', targetId: null }, 2000],
  ] as const)('is for %s', (_what, scope, reduced) => {
    expect(discountedPrice(rupees(2000), product, [{ ...tenPercent, ...scope }], now)).toBe(rupees(reduced));
  });

  it.each([
    ['2026-08-13T18:29:59.999Z', false],
    ['2026-08-13T18:30:00.000Z', true],
    ['2026-08-16T18:29:59.999Z', true],
    ['2026-08-16T18:30:00.000Z', false],
  ])('runs from its first to its last day in India: at %s it is live: %s', (moment, live) => {
    expect(isDiscountLive(tenPercent, new Date(moment))).toBe(live);
  });

  it('may be open at either end, and is over when switched off', () => {
    expect(isDiscountLive({ ...tenPercent, from: null }, new Date('2020-01-01'))).toBe(true);
    expect(isDiscountLive({ ...tenPercent, to: null }, new Date('2040-01-01'))).toBe(true);
    expect(isDiscountLive({ ...tenPercent, isActive: false }, now)).toBe(false);
    expect(discountedPrice(rupees(2000), product, [{ ...tenPercent, isActive: false }], now)).toBe(
      rupees(2000),
    );
  });

  it('leaves every price between one rupee and what it was', () => {
    const discounts = fc.record({
      type: fc.constantFrom('percentage' as const, 'fixed' as const),
      value: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10 ** 9 }), fc.array(discounts), (count, given) => {
        const live = given.map((part) => ({ ...tenPercent, ...part }));
        const reduced = discountedPrice(paise(count), product, live, now);
        expect(reduced).toBeGreaterThanOrEqual(RUPEE);
        expect(reduced).toBeLessThanOrEqual(count);
      }),
    );
  });
});

describe('a discounted product', () => {
  const hex: SoldProduct = {
    id: '13',
    category: 'dumbbells',
    price: 1299,
    salePrice: 950,
    inStock: true,
    weightVariants: [
      { weight: '5 kg', price: 2499, salePrice: 1799, inStock: true },
      { weight: '10 kg', price: 4699, inStock: true },
      { weight: '15 kg', inStock: true },
      { weight: '20 kg', inStock: true, weightOptions: [{ weight: 'Chrome', price: 10_000, inStock: true }] },
    ],
    colorVariants: [{ color: 'Red', price: 1000, inStock: true }],
  };
  const weight = (variant: string, option?: string) => ({ variant, variantType: 'weight' as const, option });

  it.each([
    ['the product', {}, 855],
    ['a variant with a sale price', weight('5 kg'), 1619],
    ['a variant with a price alone', weight('10 kg'), 4229],
    ['a variant without a price', weight('15 kg'), 855],
    ['an option', weight('20 kg', 'Chrome'), 9000],
    ['a colour', { variant: 'Red', variantType: 'color' as const }, 900],
  ])('is cheaper in every part: %s', (_part, selection, price) => {
    const sold = discountedProduct(hex, [tenPercent], now);
    expect(effectivePrice(sold, selection)).toBe(rupees(price));
    expect(listPrice(sold, selection)).toBe(listPrice(hex, selection));
  });

  it('is the very product where no discount applies', () => {
    expect(discountedProduct(hex, [], now)).toBe(hex);
    expect(discountedProduct(hex, [{ ...tenPercent, isActive: false }], now)).toBe(hex);
    expect(discountedProduct(hex, [{ ...tenPercent, value: 0 }], now)).toEqual(hex);
  });
});

describe('the product that a shopper meets', () => {
  const set: Product = {
    id: '13',
    slug: 'hex',
    name: 'Hex',
    category: 'dumbbells',
    productCode: 'H',
    price: 1299,
    salePrice: 950,
    priceRange: '₹950 – ₹66,825',
    images: [],
    description: '',
    shortDescription: '',
    specifications: {},
    inStock: true,
    featured: false,
    bestSeller: false,
    isNew: false,
    rating: 0,
    reviewCount: 0,
    weightVariants: [
      { weight: '2.5 kg', salePrice: 950, price: 1299, inStock: true },
      { weight: 'Full set', salePrice: 66_825, price: 89_999, inStock: true },
    ],
  };

  it('has a range of the reduced prices, as the example says', () => {
    expect(productNow(set, [tenPercent], now).priceRange).toBe('₹855 – ₹60,143');
    expect(productNow(set, [], now)).toBe(set);
  });

  it('has the range of what can be bought, whatever was written, and words without amounts as they are', () => {
    const [first, last] = set.weightVariants ?? [];
    const middle = { weight: '5 kg', price: 2499, salePrice: 1799, inStock: true };
    const stocked = [
      { ...first, weight: '2.5 kg', inStock: false },
      middle,
      { ...last, weight: 'Full set', inStock: true },
    ];
    expect(productNow({ ...set, weightVariants: stocked }, [], now).priceRange).toBe('₹1,799 – ₹66,825');
    expect(productNow({ ...set, priceRange: 'From ₹499' }, [], now).priceRange).toBe('₹950 – ₹66,825');
    expect(productNow({ ...set, priceRange: 'Ask us' }, [], now).priceRange).toBe('Ask us');
  });

  it('has no range where one price is left', () => {
    const one = { ...set, weightVariants: set.weightVariants?.slice(0, 1) };
    expect(productNow(one, [tenPercent], now).priceRange).toBeUndefined();
  });

  it('saves with a combo what it really saves', () => {
    const { weightVariants: _variants, priceRange: _range, ...rest } = set;
    const combo = { ...rest, price: 26_400, salePrice: 21_999, originalPrice: 26_400, savings: 4401 };
    expect(productNow(combo, [fixed], now)).toMatchObject({ salePrice: 21_699, savings: 4701 });
    const { originalPrice: _original, ...priced } = combo;
    expect(productNow({ ...priced, price: 25_000 }, [fixed], now)).toMatchObject({ savings: 3301 });
    expect(productNow(set, [tenPercent], now)).not.toHaveProperty('savings');
  });
});

describe('the next change by time', () => {
  it.each([
    ['before the first day', '2026-08-10T00:00:00Z', '2026-08-13T18:30:00.000Z'],
    ['while it runs', '2026-08-15T06:00:00Z', '2026-08-16T18:30:00.000Z'],
    ['at its first moment', '2026-08-13T18:30:00.000Z', '2026-08-16T18:30:00.000Z'],
  ])('%s', (_when, moment, change) => {
    expect(nextDiscountChange([tenPercent], new Date(moment))).toEqual(new Date(change));
  });

  it('is none after the last day, for an open end and for one that is switched off', () => {
    expect(nextDiscountChange([tenPercent], new Date('2026-08-16T18:30:00Z'))).toBeNull();
    expect(nextDiscountChange([{ ...tenPercent, from: null, to: null }], now)).toBeNull();
    expect(nextDiscountChange([{ ...tenPercent, isActive: false }], now)).toBeNull();
  });
});
