import { expect, it } from 'vitest';
import { rupees } from '../pricing/money.ts';
import { alongPrice, alongSelection, alongTotals, isSoldAlong } from './buy-along-with.ts';

const bar = { id: '1', category: 'barbells', price: 14999, salePrice: 9999, inStock: true };
const bench = {
  id: '30',
  category: 'benches',
  price: 15999,
  inStock: true,
  colorVariants: [
    { color: 'Black', salePrice: 9999, inStock: false },
    { color: 'Red', salePrice: 10999, inStock: true },
  ],
};

it('is for racks and only for racks', () => {
  expect(isSoldAlong({ category: 'racks' })).toBe(true);
  expect(isSoldAlong({ category: 'benches' })).toBe(false);
});

it('offers each product in its first variant in stock, and none that cannot be bought', () => {
  expect(alongSelection(bar)).toEqual({});
  expect(alongSelection(bench)).toEqual({ variant: 'Red', variantType: 'color' });
  expect(alongSelection({ ...bar, inStock: false })).toBeUndefined();
  expect(alongPrice(bench)).toBe(rupees(10999));
});

it('sums up what is chosen, and that with the rack', () => {
  expect(alongTotals(rupees(59999), 1, [bar, bench])).toEqual({
    optionTotal: rupees(20998),
    grandTotal: rupees(80997),
  });
  expect(alongTotals(rupees(59999), 2, [])).toEqual({ optionTotal: 0, grandTotal: rupees(119998) });
});
