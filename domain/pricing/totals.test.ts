import { equal, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { type Coupon, findCoupon, INITIAL_COUPONS } from '../promotions/coupon.ts';
import { add, type Paise, paise, roundToRupee, rupees, subtract, ZERO } from './money.ts';
import { subtotalOf } from './subtotal.ts';
import { cartTotals, checkTotals, priceOrder } from './totals.ts';

const settings = DEFAULT_SETTINGS;
const line = (price: number, quantity: number, freight: number) => ({
  unitPrice: rupees(price),
  quantity,
  freight: rupees(freight),
});
const coupon = (code: string) => findCoupon(code, INITIAL_COUPONS);
const twoBars = [line(5900, 2, 500)];

describe('the total of an order', () => {
  it('is subtotal + shipping + tax - coupon discount [9.money.17]', () => {
    const totals = priceOrder({ lines: twoBars, state: 'Maharashtra', settings, coupon: coupon('SAVE500') });
    expect(totals).toMatchObject({
      subtotal: rupees(11_800),
      freight: rupees(500),
      shipping: rupees(500),
      tax: rupees(2124),
      cgst: rupees(1062),
      sgst: rupees(1062),
      igst: ZERO,
      discount: rupees(500),
      roundOff: ZERO,
      total: rupees(13_924),
      shippingMethod: 'standard',
    });
    expect(totals.coupon?.message).toBe('You saved ₹500 with this coupon!');
    expect(totals.taxLines.map(({ label }) => label)).toEqual(['CGST 9%', 'SGST 9%']);
  });

  it('has the delivery price that an administrator agreed on, instead of the one by weight', () => {
    const order = { lines: twoBars, state: 'Maharashtra', settings };
    expect(priceOrder({ ...order, delivery: rupees(120) })).toMatchObject({
      freight: rupees(500),
      shipping: rupees(120),
      tax: rupees(2124),
      total: rupees(14_044),
    });
    expect(priceOrder({ ...order, delivery: ZERO }).total).toBe(rupees(13_924));
    expect(priceOrder({ ...order, delivery: rupees(120), coupon: coupon('FREESHIP') }).coupon?.isValid).toBe(
      true,
    );
  });

  it('is, for a guest too, unit prices times quantities plus shipping and tax minus discount [9.money.18]', () => {
    const lines = [line(229, 3, 38), line(66_825, 1, 10_500), line(449.5, 2, 55)];
    expect(priceOrder({ lines, state: 'Kerala', settings, coupon: coupon('WELCOME10') })).toMatchObject({
      subtotal: rupees(68_411),
      shipping: rupees(10_593),
      tax: rupees(12_313.98),
      igst: rupees(12_313.98),
      discount: rupees(500),
      roundOff: rupees(0.02),
      total: rupees(90_818),
    });
  });

  it('is rounded to the whole rupee, and the difference is kept as round-off [9.money.42]', () => {
    const order = (price: number) => priceOrder({ lines: [line(price, 1, 0)], state: 'Goa', settings });
    expect(order(229)).toMatchObject({
      tax: rupees(41.22),
      roundOff: rupees(-0.22),
      total: rupees(270),
    });
    expect(order(25)).toMatchObject({ tax: rupees(4.5), roundOff: rupees(0.5), total: rupees(30) });
    expect(order(50)).toMatchObject({ tax: rupees(9), roundOff: ZERO, total: rupees(59) });
  });

  it('takes GST on the subtotal before the discount, without shipping, to the paisa [9.money.41]', () => {
    const plain = priceOrder({ lines: [line(2229.25, 1, 1000)], state: 'Goa', settings });
    const reduced = priceOrder({
      lines: [line(2229.25, 1, 1000)],
      state: 'Goa',
      settings,
      coupon: coupon('SAVE500'),
      shippingMethod: 'express',
    });
    expect(plain.tax).toBe(rupees(401.27));
    expect(reduced.tax).toBe(rupees(401.27));
    expect(reduced.total).toBe(rupees(2229 - 500 + 1500 + 402));
  });

  it('has no shipping and no discount with FREESHIP [9.money.23]', () => {
    const given = { lines: twoBars, state: 'Goa', settings, shippingMethod: 'express' as const };
    const totals = priceOrder({ ...given, coupon: coupon('FREESHIP') });
    expect(coupon('FREESHIP')).toMatchObject({ type: 'shipping', minAmount: 1000 });
    expect(totals).toMatchObject({ freight: rupees(500), shipping: ZERO, discount: ZERO });
    expect(totals.total).toBe(rupees(11_800 + 2124));
    expect(totals.coupon).toMatchObject({
      isValid: true,
      discountAmount: ZERO,
      message: 'You saved ₹750 with this coupon! Shipping is free.',
    });
    expect(priceOrder({ ...given, lines: [line(999, 1, 25)], coupon: coupon('FREESHIP') }).shipping).toBe(
      rupees(38),
    );
  });

  it('holds one and a half times the freight by express', () => {
    const express = { lines: twoBars, state: 'Goa', settings, shippingMethod: 'express' as const };
    expect(priceOrder(express)).toMatchObject({
      freight: rupees(500),
      shipping: rupees(750),
      shippingMethod: 'express',
      total: rupees(11_800 + 750 + 2124),
    });
  });

  it('leaves out a coupon that does not apply, and says why', () => {
    const totals = priceOrder({
      lines: [line(950, 1, 138)],
      state: 'Goa',
      settings,
      coupon: coupon('SAVE500'),
    });
    expect(totals.discount).toBe(ZERO);
    expect(totals.coupon).toMatchObject({
      isValid: false,
      message: 'Minimum order amount of ₹2,000 required for this coupon',
    });
    expect(priceOrder({ lines: twoBars, state: 'Goa', settings }).coupon).toBeUndefined();
  });

  it('follows the tax rate of the settings', () => {
    const half = priceOrder({ lines: twoBars, state: 'Maharashtra', settings: { taxRate: 12.5 } });
    expect(half).toMatchObject({ tax: rupees(1475), cgst: rupees(737.5), sgst: rupees(737.5) });
    expect(half.taxLines[0]?.label).toBe('CGST 6.25%');
    expect(priceOrder({ lines: twoBars, state: 'Goa', settings: { taxRate: 0 } }).taxLines).toEqual([]);
  });

  it('taxes each line at the rate of its product, and at the store’s where that has none', () => {
    const lines = [
      { ...line(1000, 2, 0), gst: 5 },
      { ...line(500, 1, 0), gst: 0 },
      line(5900, 1, 0),
      { ...line(100, 1, 0), gst: 18 },
    ];
    const totals = priceOrder({ lines, state: 'Maharashtra', settings });
    expect(totals).toMatchObject({ tax: rupees(1180), cgst: rupees(590), sgst: rupees(590), igst: ZERO });
    expect(totals.taxLines).toEqual([
      { label: 'CGST 9%', amount: rupees(540) },
      { label: 'SGST 9%', amount: rupees(540) },
      { label: 'CGST 2.5%', amount: rupees(50) },
      { label: 'SGST 2.5%', amount: rupees(50) },
    ]);
    const cart = { lines, settings, state: 'Kerala' };
    expect(cartTotals(cart)).toMatchObject({ tax: rupees(1180), igst: rupees(1180) });
  });

  it('of an empty order is zero', () => {
    expect(priceOrder({ lines: [], state: 'Goa', settings })).toMatchObject({ subtotal: ZERO, total: ZERO });
  });

  it('may have a line that costs nothing', () => {
    expect(subtotalOf([{ unitPrice: ZERO, quantity: 2 }])).toBe(ZERO);
  });

  it.each([
    [5900, 0],
    [5900, -1],
    [5900, 1.5],
    [-1, 1],
  ])('is refused for a line of ₹%s times %s', (price, quantity) => {
    expect(() => subtotalOf([{ unitPrice: rupees(price), quantity }])).toThrow(RangeError);
  });
});

describe('ten thousand random carts', () => {
  const lines = fc.array(
    fc.record({
      unitPrice: fc.integer({ min: 1, max: 10_000_000 }).map(paise),
      quantity: fc.integer({ min: 1, max: 99 }),
      freight: fc.integer({ min: 0, max: 1_000_000 }).map((whole) => rupees(whole)),
    }),
    { maxLength: 50 },
  );
  const coupons = fc.option(
    fc.oneof(
      fc.constantFrom(...INITIAL_COUPONS),
      fc.integer({ min: 1, max: 100_000 }).map(
        (value): Coupon => ({
          code: 'FIXED',
          name: 'Fixed',
          type: 'fixed',
          value,
          minAmount: 0,
          maxDiscount: null,
          isActive: true,
        }),
      ),
    ),
    { nil: undefined },
  );
  const half = (dividend: bigint, divisor: bigint) => (dividend * 2n + divisor) / (divisor * 2n);

  it('all add up to the paisa, against exact arithmetic', () => {
    fc.assert(
      fc.property(
        lines,
        coupons,
        fc.constantFrom('Maharashtra', 'Kerala'),
        fc.constantFrom('standard' as const, 'express' as const),
        fc.integer({ min: 0, max: 2800 }),
        (given, applied, state, shippingMethod, hundredths) => {
          const taxRate = hundredths / 100;
          const totals = priceOrder({
            lines: given,
            state,
            settings: { taxRate },
            shippingMethod,
            coupon: applied,
          });
          const subtotal = given.reduce((all, one) => all + BigInt(one.unitPrice) * BigInt(one.quantity), 0n);
          const freight = given.reduce((all, one) => all + BigInt(one.freight), 0n);
          const charge = shippingMethod === 'express' ? half(freight * 3n, 200n) * 100n : freight;
          const rated = subtotal * BigInt(hundredths);
          const tax = state === 'Maharashtra' ? 2n * half(rated, 20_000n) : half(rated, 10_000n);
          const shipping = totals.coupon?.waivesShipping ? 0n : charge;
          const exact = subtotal + shipping + tax - BigInt(totals.discount);

          // Ninety thousand comparisons: `expect` would take most of the time.
          equal(BigInt(totals.subtotal), subtotal);
          equal(BigInt(totals.shipping), shipping);
          equal(BigInt(totals.tax), tax);
          equal(add(totals.cgst, totals.sgst, totals.igst), totals.tax);
          equal(totals.cgst, totals.sgst);
          equal(BigInt(totals.total), half(exact, 100n) * 100n);
          equal(BigInt(totals.total) - BigInt(totals.roundOff), exact);
          ok(totals.total >= 0);
          ok(Math.abs(totals.roundOff) <= 50);
          ok(totals.discount <= totals.subtotal);
        },
      ),
      { numRuns: rounds(10_000) },
    );
  }, 60_000);
});

describe('the cart page', () => {
  const flat = (price: number, state?: string) =>
    cartTotals({ lines: [{ unitPrice: rupees(price), quantity: 1 }], settings, state });

  it('adds the flat shipping up to the threshold and nothing above it', () => {
    expect(flat(5000)).toMatchObject({
      subtotal: rupees(5000),
      shipping: rupees(500),
      shippingLabel: '₹500',
      tax: rupees(900),
      total: rupees(6400),
    });
    expect(flat(5900)).toMatchObject({ shipping: ZERO, shippingLabel: 'Pan India', total: rupees(6962) });
  });

  it('estimates the tax as in Maharashtra until the state is known', () => {
    expect(flat(5900)).toMatchObject({ isEstimate: true, cgst: rupees(531), sgst: rupees(531), igst: ZERO });
    expect(flat(5900, 'Goa')).toMatchObject({ isEstimate: false, cgst: ZERO, igst: rupees(1062) });
  });

  it('rounds its total like the checkout', () => {
    expect(flat(229)).toMatchObject({ tax: rupees(41.22), roundOff: rupees(-0.22), total: rupees(770) });
  });

  it('charges nothing for an empty cart', () => {
    expect(cartTotals({ lines: [], settings })).toMatchObject({ shipping: ZERO, total: ZERO, taxLines: [] });
  });

  it('is always goods plus shipping plus tax', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.integer({ min: 1, max: 99 }),
        (price, quantity) => {
          const totals = cartTotals({ lines: [{ unitPrice: paise(price), quantity }], settings });
          const exact: Paise = add(totals.subtotal, totals.shipping, totals.tax);
          expect(totals.total).toBe(roundToRupee(exact));
          expect(totals.roundOff).toBe(subtract(totals.total, exact));
        },
      ),
    );
  });
});

describe('totals that a client sends', () => {
  const server = priceOrder({ lines: [line(2229.25, 1, 1000)], state: 'Maharashtra', settings });

  it.each([
    ['nothing at all', {}],
    ['empty values', { total: undefined, subtotal: null }],
    ['the same', { subtotal: 2229.25, tax: 401.27, shipping: 1000, total: 3631 }],
    ['whole rupees, as the screen shows them', { subtotal: 2229, tax: 401, cgst: 201, sgst: 201 }],
    ['99 paise less', { total: 3630.01 }],
    ['99 paise more', { total: 3631.99 }],
    ['float dust', { tax: 401.26999999999998, total: 3630.9999999999995 }],
  ])('are accepted with %s', (_what, client) => {
    expect(checkTotals(client, server)).toEqual({ ok: true });
  });

  it.each([
    ['a rupee less', { total: 3630 }, ['total']],
    ['a rupee more', { total: 3632 }, ['total']],
    ['a discount of its own', { discount: 500, total: 3131 }, ['discount', 'total']],
    ['free shipping of its own', { shipping: 0 }, ['shipping']],
    ['no number', { subtotal: Number.NaN }, ['subtotal']],
    ['an endless number', { tax: Number.POSITIVE_INFINITY }, ['tax']],
    ['a number beyond counting', { cgst: 1e300, sgst: -1e300, igst: 5 }, ['cgst', 'sgst', 'igst']],
  ])('count as changed with %s', (_what, client, changed) => {
    expect(checkTotals(client, server)).toEqual({ ok: false, code: 'PRICE_CHANGED', changed });
  });
});
