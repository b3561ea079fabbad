import { describe, expect, it } from 'vitest';
import { CASH_RULES } from './cash-rules.ts';
import { type CashMark, cashKeys, cashScore, markOfChange, refuseByScore } from './cash-score.ts';
import type { OrderStatus } from './order-status.ts';

const score = (...kinds: CashMark[]) => cashScore(kinds.map((kind) => ({ kind }))).score;

describe('the score of earlier cash orders', () => {
  it.each<[CashMark[], number]>([
    [[], 0],
    [['returned'], 2],
    [['lapsed'], 1],
    [['cancelled'], 1],
    [['delivered'], 0],
    [['returned', 'returned', 'delivered'], 3],
    [['returned', 'lapsed'], 3],
    [['delivered', 'delivered', 'delivered', 'returned'], 0],
  ])('of %j is %i', (kinds, points) => {
    expect(score(...kinds)).toBe(points);
  });

  it('names the order and the reason of each point', () => {
    expect(cashScore([{ kind: 'returned', orderNumber: 7 }]).reasons).toEqual([
      { kind: 'returned', orderNumber: 7, points: 2, reason: 'Parcel refused' },
    ]);
  });
});

describe('the same phone and the same address', () => {
  it.each([
    ['+91 98765-43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['9876543210', '9876543210'],
  ])('%s is %s', (phone, key) => {
    expect(cashKeys({ phone, pinCode: '422001', addressLine1: 'x' }).phone).toBe(key);
  });

  it.each([
    ['12, M.G. Road', '422001 12mgroad'],
    ['  12 mg road ', '422001 12mgroad'],
    ['१२ एमजी रोड', '422001 १२एमजीरोड'],
  ])('%s is %s', (addressLine1, key) => {
    expect(cashKeys({ phone: '', pinCode: '422001', addressLine1 }).address).toBe(key);
  });
});

it('a long address is known by its first 200 characters', () => {
  const keyOf = (addressLine1: string) => cashKeys({ phone: '', pinCode: '422001', addressLine1 }).address;
  expect(keyOf('x'.repeat(500))).toBe(`422001 ${'x'.repeat(193)}`);
});

describe('what a change of an order adds to the score', () => {
  it.each<[OrderStatus, OrderStatus, boolean, CashMark | 'none' | undefined]>([
    ['SHIPPED', 'DELIVERED', false, 'delivered'],
    ['PENDING', 'DELIVERED', false, 'delivered'],
    ['SHIPPED', 'CANCELLED', false, 'cancelled'],
    ['DELIVERED', 'CANCELLED', false, 'cancelled'],
    ['PENDING', 'CANCELLED', true, 'lapsed'],
    ['PENDING', 'CANCELLED', false, undefined],
    ['CANCELLED', 'PENDING', false, 'none'],
    ['DELIVERED', 'SHIPPED', false, 'none'],
    ['PENDING', 'CONFIRMED', false, undefined],
    ['SHIPPED', 'SHIPPED', false, undefined],
    ['DELIVERED', 'DELIVERED', false, undefined],
    ['CANCELLED', 'CANCELLED', true, undefined],
  ])('%s to %s, lapsed: %s', (before, after, isLapse, mark) => {
    expect(markOfChange({ before, after, isLapse, paymentMethod: 'COD' })).toBe(mark);
  });

  it('is nothing for an online order', () => {
    const delivered = { before: 'SHIPPED', after: 'DELIVERED', isLapse: false } as const;
    expect(markOfChange({ ...delivered, paymentMethod: 'UPI' })).toBeUndefined();
  });
});

describe('cash by the score', () => {
  const refused =
    'Earlier cash orders for this phone or address weren’t accepted, so we can’t offer cash on delivery now.';
  it.each<[number, boolean, boolean, boolean, string | undefined]>([
    [2, false, true, true, undefined],
    [3, false, true, true, 'Please pay online, or choose “Pay 10% now, rest on delivery”.'],
    [3, false, false, true, 'Please pay online.'],
    [5, false, true, false, 'Please send us an enquiry.'],
    [9, true, true, true, undefined],
  ])('at %i points, with an advance: %s', (points, isPartPayment, partPayment, offersOnline, instead) => {
    const checked = refuseByScore(
      { score: points, limit: 3, isPartPayment },
      { ...CASH_RULES, partPayment },
      { offersOnline },
    );
    expect(checked).toEqual(
      instead === undefined
        ? { ok: true }
        : { ok: false, code: 'CASH_NOT_OFFERED', message: `${refused} ${instead}` },
    );
  });
});
