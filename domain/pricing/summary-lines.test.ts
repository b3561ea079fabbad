import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { INITIAL_COUPONS } from '../promotions/coupon.ts';
import { roundToRupee, rupees, sum, toRupees, ZERO } from './money.ts';
import { exactLines, type SummedAmounts, summaryLines } from './summary-lines.ts';
import { cartTotals, priceOrder } from './totals.ts';

const line = (price: number, quantity: number, freight: number) => ({
  unitPrice: rupees(price),
  quantity,
  freight: rupees(freight),
});

const shown = (totals: SummedAmounts) =>
  summaryLines(totals).map(({ label, amount }) => [label, toRupees(amount)]);

it('mails and invoices show the same sum to the paisa, with its coupon and without free shipping', () => {
  const lines = [line(1228, 1, 118)];
  const exact = (totals: SummedAmounts, couponCode: string | null) =>
    exactLines({ ...totals, couponCode }).map(({ label, amount }) => [label, toRupees(amount)]);
  const totals = priceOrder({ lines, state: 'Maharashtra', settings: DEFAULT_SETTINGS });
  expect(exact(totals, null)).toEqual([
    ['Subtotal', 1228],
    ['Shipping', 118],
    ['CGST 9%', 110.52],
    ['SGST 9%', 110.52],
    ['Round-off', -0.04],
    ['Total', 1567],
  ]);
  const reduced = { ...totals, taxLines: [], shipping: ZERO, discount: rupees(100), total: rupees(1128) };
  expect(exact(reduced, 'SAVE100')).toEqual([
    ['Subtotal', 1228],
    ['Discount (SAVE100)', -100],
    ['Total', 1128],
  ]);
});

describe('the lines of a sum', () => {
  it('are whole rupees, and what their rounding misses of the total stands in a line of its own', () => {
    const lines = [line(1228, 1, 118)];
    expect(shown(priceOrder({ lines, state: 'Maharashtra', settings: DEFAULT_SETTINGS }))).toEqual([
      ['Subtotal', 1228],
      ['Shipping', 118],
      ['CGST 9%', 111],
      ['SGST 9%', 111],
      ['Round-off', -1],
      ['Total', 1567],
    ]);
  });

  it('are known by their kind, whatever their label: screens leave out, name and stress by it', () => {
    const totals = {
      subtotal: rupees(1000),
      shipping: rupees(50),
      discount: rupees(100.5),
      total: rupees(1129.5),
    };
    const summed = summaryLines({ ...totals, taxLines: [{ label: 'IGST 18%', amount: rupees(180) }] });
    expect(summed.map(({ kind }) => kind)).toEqual([
      'subtotal',
      'shipping',
      'tax',
      'discount',
      'round-off',
      'total',
    ]);
  });

  it('say nothing of a round-off where the rounded lines make the total', () => {
    const lines = [line(1228, 1, 118)];
    expect(shown(priceOrder({ lines, state: 'Kerala', settings: DEFAULT_SETTINGS }))).toEqual([
      ['Subtotal', 1228],
      ['Shipping', 118],
      ['IGST 18%', 221],
      ['Total', 1567],
    ]);
  });

  it('take a discount off', () => {
    const totals = { subtotal: rupees(1000), shipping: ZERO, taxLines: [], total: rupees(899.5) };
    expect(shown({ ...totals, discount: rupees(100.5) })).toEqual([
      ['Subtotal', 1000],
      ['Shipping', 0],
      ['Discount', -101],
      ['Round-off', 1],
      ['Total', 900],
    ]);
  });

  it('add up for every cart, order, coupon and rate', () => {
    const price = fc.integer({ min: 1, max: 20_000_000 }).map((count) => count / 100);
    const lines = fc.array(
      fc
        .tuple(price, fc.integer({ min: 1, max: 99 }), fc.nat({ max: 50_000 }))
        .map((parts) => line(...parts)),
      { maxLength: 20 },
    );
    const asked = fc.record({
      lines,
      state: fc.constantFrom('Maharashtra', 'Kerala'),
      taxRate: fc.constantFrom(0, 0.25, 3, 5, 12, 18, 28),
      coupon: fc.option(fc.constantFrom(...INITIAL_COUPONS), { nil: undefined }),
      shippingMethod: fc.constantFrom('standard' as const, 'express' as const),
    });
    fc.assert(
      fc.property(asked, ({ taxRate, ...order }) => {
        const settings = { ...DEFAULT_SETTINGS, taxRate };
        for (const totals of [priceOrder({ ...order, settings }), cartTotals({ ...order, settings })]) {
          const summed = summaryLines(totals);
          const amounts = summed.map(({ amount }) => amount);
          expect(amounts.map(roundToRupee)).toEqual(amounts);
          const total = amounts.pop();
          expect(total).toBe(totals.total);
          expect(sum(amounts)).toBe(total);
          expect(summed.filter(({ kind, amount }) => kind === 'round-off' && amount === 0)).toEqual([]);
        }
      }),
    );
  });
});
