import { describe, expect, it } from 'vitest';
import { INITIAL_COUPONS } from './coupon.ts';
import { couponLimits, couponPeriod, couponText, discountPeriod, discountText } from './promotion-text.ts';

describe('what a coupon means in plain words', () => {
  it('says what it takes off, from which order on and how much at most', () => {
    expect(INITIAL_COUPONS.map(couponText)).toEqual([
      '10% off orders from ₹1,000, at most ₹500',
      '₹500 off orders from ₹2,000',
      'Free shipping on orders from ₹1,000',
      '15% off orders from ₹500, at most ₹1,000',
    ]);
  });

  it('names paise and parts of a percent where there are some', () => {
    expect(couponText({ type: 'percentage', value: 12.5, minAmount: 0, maxDiscount: 99.5 })).toBe(
      '12.5% off any order, at most ₹99.50',
    );
    expect(couponText({ type: 'shipping', value: 0, minAmount: 0, maxDiscount: 500 })).toBe(
      'Free shipping on any order',
    );
  });

  it.each([
    [null, null, 'Always'],
    ['2026-10-31T18:30:00.000Z', null, 'From 1 November 2026'],
    ['2026-11-01T12:30:00.000Z', null, 'From 1 November 2026, 6:00 pm'],
    [null, '2026-11-15T18:30:00.000Z', 'Until 15 November 2026'],
    [null, '2026-11-15T18:00:00.000Z', 'Until 15 November 2026, 11:30 pm'],
    ['2026-10-31T18:30:00.000Z', '2026-11-15T18:30:00.000Z', '1 November 2026 – 15 November 2026'],
    ['2026-10-31T18:30:00.000Z', '2026-11-01T18:30:00.000Z', 'On 1 November 2026'],
  ])('tells India’s days of %s to %s', (startsAt, endsAt, words) => {
    expect(couponPeriod({ startsAt, endsAt })).toBe(words);
  });

  it.each([
    [null, null, null],
    [500, null, 'For 500 orders'],
    [1, 1, 'For one order, once per customer'],
    [null, 3, '3 times per customer'],
    [100000, 1, 'For 1,00,000 orders, once per customer'],
  ])('tells its limits of %s and %s', (usageLimit, perCustomerLimit, words) => {
    expect(couponLimits({ usageLimit, perCustomerLimit })).toBe(words);
  });
});

describe('what a discount means in plain words', () => {
  it('says what it takes off which products', () => {
    const tenth = { type: 'percentage', value: 10 } as const;
    expect(discountText({ ...tenth, appliesTo: 'all' }, null)).toBe('10% off every product');
    expect(discountText({ ...tenth, appliesTo: 'category' }, 'Racks')).toBe('10% off every product in Racks');
    expect(discountText({ type: 'fixed', value: 500, appliesTo: 'product' }, 'Olympic Bar')).toBe(
      '₹500 off Olympic Bar',
    );
    expect(discountText({ ...tenth, appliesTo: 'product' }, null)).toBe('10% off a product');
  });

  it('counts its first and its last day', () => {
    expect(discountPeriod({ from: '2026-11-01', to: '2026-11-30' })).toBe(
      '1 November 2026 – 30 November 2026',
    );
    expect(discountPeriod({ from: '2026-11-01', to: '2026-11-01' })).toBe('On 1 November 2026');
    expect(discountPeriod({ from: null, to: null })).toBe('Always');
  });
});
