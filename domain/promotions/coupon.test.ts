import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, ZERO } from '../pricing/money.ts';
import {
  applyCoupon,
  type Coupon,
  findCoupon,
  INITIAL_COUPONS,
  normalizeCode,
  validateCoupon,
} from './coupon.ts';

const attempt = (code: string, amount: number, coupons: readonly Coupon[] = INITIAL_COUPONS) =>
  validateCoupon(code, rupees(amount), coupons);

const fixed: Coupon = {
  code: 'BIG',
  name: 'Big',
  type: 'fixed',
  value: 1000,
  minAmount: 0,
  maxDiscount: null,
  isActive: true,
};

describe('a coupon', () => {
  it('has a code, name, type, value, minimum, maximum discount and an active flag [3.other.1]', () => {
    for (const coupon of INITIAL_COUPONS) {
      expect(Object.keys(coupon)).toEqual([
        'code',
        'name',
        'type',
        'value',
        'minAmount',
        'maxDiscount',
        'isActive',
      ]);
    }
    expect(new Set(INITIAL_COUPONS.map(({ type }) => type))).toEqual(
      new Set(['percentage', 'fixed', 'shipping']),
    );
  });

  it('is answered with validity, message, discount amount, percent and code [3.other.2]', () => {
    expect(attempt('welcome10', 3000)).toMatchObject({
      isValid: true,
      message: 'You saved ₹300 with this coupon!',
      discountAmount: rupees(300),
      discountPercent: 10,
      couponCode: 'WELCOME10',
    });
    expect(attempt('NOPE', 3000)).toMatchObject({
      isValid: false,
      message: 'Invalid coupon code',
      discountAmount: ZERO,
      discountPercent: 0,
      couponCode: 'NOPE',
    });
  });

  it.each(['', '   ', '\t\n'])('code left empty (%j) is asked for [5.shopper.3]', (code) => {
    expect(attempt(code, 3000)).toMatchObject({ isValid: false, message: 'Please enter a coupon code' });
  });

  it.each(['SAVE500', 'save500', 'Save500', '  sAvE500 '])('code is found as "%s" [5.shopper.4]', (code) => {
    expect(normalizeCode(code)).toBe('SAVE500');
    expect(findCoupon(code, INITIAL_COUPONS)?.code).toBe('SAVE500');
    expect(findCoupon(code, [{ ...fixed, code: 'save500' }])?.name).toBe('Big');
    expect(findCoupon(' ', [{ ...fixed, code: '' }])).toBeUndefined();
    expect(attempt(code, 2000)).toMatchObject({ isValid: true, couponCode: 'SAVE500' });
  });

  it.each(['SAVE50', 'SAVE5000', 'SAVE 500', '0', '__proto__'])(
    'code "%s" is unknown [5.shopper.5]',
    (code) => {
      expect(attempt(code, 3000)).toMatchObject({ isValid: false, message: 'Invalid coupon code' });
    },
  );

  it('that was switched off is no longer active, whatever the amount [5.shopper.6]', () => {
    for (const amount of [100, 100_000]) {
      expect(attempt('BIG', amount, [{ ...fixed, minAmount: 500, isActive: false }])).toMatchObject({
        isValid: false,
        message: 'This coupon is no longer active',
        discountAmount: ZERO,
      });
    }
  });

  it.each([
    ['WELCOME10', 999.99, 'Minimum order amount of ₹1,000 required for this coupon'],
    ['SAVE500', 1999.99, 'Minimum order amount of ₹2,000 required for this coupon'],
    ['FREESHIP', 999, 'Minimum order amount of ₹1,000 required for this coupon'],
    ['NEWUSER', 0, 'Minimum order amount of ₹500 required for this coupon'],
  ])('%s on ₹%s is below its minimum [5.shopper.7]', (code, amount, message) => {
    expect(attempt(code, amount)).toMatchObject({
      isValid: false,
      message,
      discountAmount: ZERO,
      waivesShipping: false,
    });
  });

  it.each([
    ['WELCOME10', 1234, 'You saved ₹123 with this coupon!'],
    ['SAVE500', 2000, 'You saved ₹500 with this coupon!'],
    ['NEWUSER', 66_825, 'You saved ₹1,000 with this coupon!'],
  ])('%s on ₹%s says what was saved: %s [5.shopper.8]', (code, amount, message) => {
    expect(attempt(code, amount)).toMatchObject({ isValid: true, message });
  });
});

describe('the shop’s first coupons', () => {
  it.each([
    [1000, 100],
    [1234.56, 123.46],
    [4999.99, 500],
    [5000, 500],
    [8000, 500],
  ])('WELCOME10 takes 10 percent, at most ₹500: of ₹%s it takes ₹%s [9.money.21]', (amount, discount) => {
    expect(findCoupon('WELCOME10', INITIAL_COUPONS)).toMatchObject({
      type: 'percentage',
      value: 10,
      minAmount: 1000,
      maxDiscount: 500,
    });
    expect(attempt('WELCOME10', amount)).toMatchObject({
      discountAmount: rupees(discount),
      discountPercent: 10,
    });
  });

  it.each([2000, 66_825])('SAVE500 takes ₹500 from ₹2,000 on, as of ₹%s [9.money.22]', (amount) => {
    expect(findCoupon('SAVE500', INITIAL_COUPONS)).toMatchObject({
      type: 'fixed',
      value: 500,
      minAmount: 2000,
    });
    expect(attempt('SAVE500', amount)).toMatchObject({ discountAmount: rupees(500), discountPercent: 0 });
  });

  it('FREESHIP discounts nothing and waives the shipping, from ₹1,000 on', () => {
    expect(findCoupon('FREESHIP', INITIAL_COUPONS)).toMatchObject({ type: 'shipping', minAmount: 1000 });
    expect(attempt('FREESHIP', 1000)).toMatchObject({
      isValid: true,
      discountAmount: ZERO,
      discountPercent: 0,
      waivesShipping: true,
    });
  });

  it('of shipping takes nothing off the goods, whatever value it was given', () => {
    const shipping = { ...fixed, type: 'shipping' as const, value: 500 };
    expect(applyCoupon(shipping, rupees(3000))).toMatchObject({ discountAmount: ZERO, waivesShipping: true });
  });

  it('FREESHIP says what was saved: the shipping [9.money.24]', () => {
    const known = validateCoupon('FREESHIP', rupees(1000), INITIAL_COUPONS, { shipping: rupees(3625) });
    expect(known.message).toBe('You saved ₹3,625 with this coupon! Shipping is free.');
    expect(attempt('FREESHIP', 1000).message).toBe('You saved the shipping charge with this coupon!');
  });

  it.each([
    [500, 75],
    [6666.66, 1000],
    [10_000, 1000],
  ])('NEWUSER takes 15 percent, at most ₹1,000: of ₹%s it takes ₹%s [9.money.25]', (amount, discount) => {
    expect(findCoupon('NEWUSER', INITIAL_COUPONS)).toMatchObject({
      type: 'percentage',
      value: 15,
      minAmount: 500,
      maxDiscount: 1000,
    });
    expect(attempt('NEWUSER', amount)).toMatchObject({
      discountAmount: rupees(discount),
      discountPercent: 15,
    });
  });

  it('are these four and all active', () => {
    expect(INITIAL_COUPONS.map(({ code }) => code)).toEqual(['WELCOME10', 'SAVE500', 'FREESHIP', 'NEWUSER']);
    expect(INITIAL_COUPONS.every(({ isActive }) => isActive)).toBe(true);
  });
});

describe('a discount', () => {
  it('of a fixed amount never exceeds the order [9.money.26]', () => {
    expect(attempt('BIG', 999.5, [fixed])).toMatchObject({
      discountAmount: rupees(999.5),
      message: 'You saved ₹1,000 with this coupon!',
    });
    expect(attempt('BIG', 0, [fixed]).discountAmount).toBe(ZERO);
    expect(attempt('BIG', 1000.01, [fixed]).discountAmount).toBe(rupees(1000));
  });

  it('lies between nothing and the order, within the coupon’s maximum, whatever the coupon', () => {
    const coupons = fc.record({
      code: fc.constant('ANY'),
      name: fc.constant('Any'),
      type: fc.constantFrom('percentage' as const, 'fixed' as const, 'shipping' as const),
      value: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      minAmount: fc.constant(0),
      maxDiscount: fc.option(fc.integer({ min: 0, max: 5000 })),
      isActive: fc.constant(true),
    });
    fc.assert(
      fc.property(coupons, fc.integer({ min: 0, max: 10 ** 10 }), (coupon, count) => {
        const { discountAmount } = applyCoupon(coupon, paise(count));
        expect(discountAmount).toBeGreaterThanOrEqual(0);
        expect(discountAmount).toBeLessThanOrEqual(count);
        if (coupon.maxDiscount !== null)
          expect(discountAmount).toBeLessThanOrEqual(rupees(coupon.maxDiscount));
      }),
    );
  });
});
