import { describe, expect, it } from 'vitest';
import { PRODUCT_EXAMPLE, productRecordSchema } from '../../../contract/catalogue/product.ts';
import type { Discount } from '../../../domain/promotions/discount.ts';
import { priceChange, readSample } from './price-preview.tsx';

const now = new Date('2026-11-15T06:00:00Z');
const tenth: Discount = {
  name: 'Ten',
  type: 'percentage',
  value: 10,
  appliesTo: 'all',
  targetId: null,
  from: '2027-01-01',
  to: '2027-01-31',
  isActive: false,
};
const bar = {
  ...PRODUCT_EXAMPLE,
  id: '1',
  name: 'Bar',
  category: 'barbells',
  price: 9399,
  salePrice: 6800,
  inStock: true,
  stock: null,
};
const plates = {
  ...PRODUCT_EXAMPLE,
  id: '2',
  name: 'Plates',
  category: 'weight-plates',
  price: 1000,
  salePrice: undefined,
  weightVariants: [
    { weight: '5 kg', price: 950, inStock: true },
    { weight: '20 kg', price: 4000, inStock: true },
  ],
};

const priced = (record: object) => productRecordSchema.parse(record);

describe('the prices that a discount would make', () => {
  it('are those of a day on which it counts, also while it is off or its days have not come', () => {
    expect(priceChange(priced(bar), tenth, [], now)).toEqual({ before: '₹6,800', after: '₹6,120' });
  });

  it('are ranges where the variants’ prices differ', () => {
    expect(priceChange(priced(plates), tenth, [], now)).toEqual({
      before: '₹950 – ₹4,000',
      after: '₹855 – ₹3,600',
    });
  });

  it('do not change where another discount is better', () => {
    const half: Discount = { ...tenth, value: 50, from: null, to: null, isActive: true };
    expect(priceChange(priced(bar), tenth, [half], now)).toEqual({ before: '₹3,400', after: '₹3,400' });
    expect(priceChange(priced(bar), half, [{ ...half, value: 10 }], now)).toEqual({
      before: '₹6,120',
      after: '₹3,400',
    });
  });

  it('are read from a list of products or from one', () => {
    const list = {
      data: [bar, { id: 7 }, plates],
      pagination: { page: 1, limit: 5, total: 51, pages: 11 },
    };
    expect(readSample(list)).toMatchObject({ total: 51, products: [{ id: '1' }, { id: '2' }] });
    expect(readSample({ product: bar })).toMatchObject({ total: 1, products: [{ id: '1' }] });
  });
});
