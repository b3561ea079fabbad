import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { rupees } from '../pricing/money.ts';
import { checkOrderSize } from './order-bounds.ts';

const order = (total: number, units: number, paymentMethod: 'COD' | 'ONLINE' = 'COD') => ({
  lines: [{ quantity: units - 1 }, { quantity: 1 }],
  total: rupees(total),
  paymentMethod,
});
const check = (sized: ReturnType<typeof order>, offersOnline = true) =>
  checkOrderSize(sized, DEFAULT_SETTINGS, { offersOnline });

describe('a cash order with an advance', () => {
  it('is as large as the cash that is left for the door, and needs no call', () => {
    const sized = { ...order(210_000, 2), advance: rupees(21_000) };
    expect(checkOrderSize(sized, DEFAULT_SETTINGS, { offersOnline: true })).toEqual({
      ok: true,
      needsCall: false,
    });
    const larger = { ...sized, total: rupees(230_000) };
    expect(checkOrderSize(larger, DEFAULT_SETTINGS, { offersOnline: true })).toMatchObject({
      code: 'ORDER_TOO_LARGE',
    });
  });
});

describe('the size of an order', () => {
  it.each([
    [50_000, 2, 'COD', false],
    [50_001, 2, 'COD', true],
    [200_000, 200, 'COD', true],
    [9_00_000, 200, 'ONLINE', false],
  ] as const)(
    'of ₹%i and %i pieces, paid %s, is taken; a call is needed: %s',
    (total, units, method, needsCall) => {
      expect(check(order(total, units, method))).toEqual({ ok: true, needsCall });
    },
  );

  it.each([
    [
      order(200_001, 2),
      true,
      'Cash on delivery is offered up to ₹2,00,000. For more, please pay online or send us an enquiry.',
    ],
    [
      order(200_001, 2),
      false,
      'Cash on delivery is offered up to ₹2,00,000. For more, please send us an enquiry.',
    ],
    [order(100, 201), true, 'You can order up to 200 pieces. For more, please send us an enquiry.'],
    [order(100, 201, 'ONLINE'), true, 'You can order up to 200 pieces. For more, please send us an enquiry.'],
  ])('is refused above the bounds, with what to do instead', (sized, offersOnline, message) => {
    expect(check(sized, offersOnline)).toEqual({ ok: false, code: 'ORDER_TOO_LARGE', message });
  });
});
