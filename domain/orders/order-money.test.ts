import { describe, expect, it } from 'vitest';
import { paise, sum } from '../pricing/money.ts';
import * as money from './order-money.ts';

describe('the payment status on a screen', () => {
  it.each([
    ['PAID', 0, 'PAID'],
    ['PAID', 100, 'PARTLY REFUNDED'],
    ['REFUNDED', 35_738, 'REFUNDED'],
    ['PENDING', 0, 'PENDING'],
    ['FAILED', 0, 'FAILED'],
  ] as const)('of %s with ₹%s given back is %s', (status, refunded, shown) => {
    expect(money.shownPaymentStatus(status, refunded)).toBe(shown);
  });
});

const WITHOUT_ADVANCE = { advance: null, awaitsAdvance: false } as const;
const UNPAID_ADVANCE = { advance: paise(247_000), awaitsAdvance: true } as const;
const PAID_ADVANCE = { advance: paise(247_000), awaitsAdvance: false } as const;

it.each([
  ['CONFIRMED', 'PENDING', 0, WITHOUT_ADVANCE, [0, 2_469_800]],
  ['DELIVERED', 'PAID', 0, WITHOUT_ADVANCE, [2_469_800, 0]],
  ['CONFIRMED', 'PAID', 100_050, WITHOUT_ADVANCE, [2_469_800, 0]],
  ['CANCELLED', 'REFUNDED', 2_469_800, WITHOUT_ADVANCE, [2_469_800, 0]],
  ['CANCELLED', 'FAILED', 0, WITHOUT_ADVANCE, [0, 0]],
  ['PENDING', 'PENDING', 0, UNPAID_ADVANCE, [0, 2_469_800]],
  ['PENDING', 'FAILED', 0, UNPAID_ADVANCE, [0, 2_469_800]],
  ['SHIPPED', 'PENDING', 0, UNPAID_ADVANCE, [0, 2_469_800]],
  ['DELIVERED', 'PAID', 0, UNPAID_ADVANCE, [2_469_800, 0]],
  ['CONFIRMED', 'PENDING', 0, PAID_ADVANCE, [247_000, 2_222_800]],
  ['CONFIRMED', 'PENDING', 10_000, PAID_ADVANCE, [247_000, 2_222_800]],
  ['DELIVERED', 'PAID', 0, PAID_ADVANCE, [2_469_800, 0]],
  ['CANCELLED', 'PENDING', 0, PAID_ADVANCE, [247_000, 0]],
  ['CANCELLED', 'REFUNDED', 247_000, PAID_ADVANCE, [247_000, 0]],
] as const)(
  'the money of a %s order that is %s, with %s given back and %j',
  (status, paymentStatus, refunded, advance, shown) => {
    const total = paise(2_469_800);
    const { paid, due } = money.paymentFigures({
      total,
      status,
      paymentStatus,
      refunded: paise(refunded),
      ...advance,
    });
    expect([paid, due]).toEqual(shown);
    if (status !== 'CANCELLED') expect(sum([paid, due])).toBe(total);
  },
);

describe('what is owed', () => {
  it.each([
    ['CANCELLED', 'PAID', WITHOUT_ADVANCE, true],
    ['CONFIRMED', 'PAID', WITHOUT_ADVANCE, false],
    ['CANCELLED', 'REFUNDED', WITHOUT_ADVANCE, false],
    ['CANCELLED', 'PENDING', WITHOUT_ADVANCE, false],
    ['CANCELLED', 'PENDING', PAID_ADVANCE, true],
    ['CONFIRMED', 'PENDING', PAID_ADVANCE, false],
    ['CANCELLED', 'REFUNDED', PAID_ADVANCE, false],
    ['CANCELLED', 'FAILED', UNPAID_ADVANCE, false],
  ] as const)('is what is left of the payment: %s, %s, %j: %s', (status, paymentStatus, advance, isOwed) => {
    const left = paise(3_573_800);
    expect(money.amountToRefund({ status, paymentStatus, ...advance }, left)).toBe(isOwed ? left : 0);
  });
});

describe('editing a payment', () => {
  const cod = (paymentStatus: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED') =>
    ({ paymentStatus, paymentMethod: 'COD' }) as const;

  const byHand = { paidOnline: 'nothing', advance: 'none' } as const;

  it.each([
    ['PENDING', 'PAID', true],
    ['FAILED', 'PAID', true],
    ['PAID', 'PENDING', true],
    ['PAID', 'REFUNDED', true],
    ['PENDING', 'FAILED', true],
    ['PENDING', 'REFUNDED', false],
    ['FAILED', 'REFUNDED', false],
    ['REFUNDED', 'PAID', false],
    ['REFUNDED', 'PENDING', false],
    ['REFUNDED', 'REFUNDED', true],
  ] as const)('by hand goes from %s to %s: %s', (before, after, isAllowed) => {
    expect(money.checkPaymentEdit(cod(before), cod(after), byHand).ok).toBe(isAllowed);
  });

  it.each(['PENDING', 'FAILED', 'REFUNDED'] as const)(
    'cannot make %s of what was paid online: it is refunded instead',
    (after) => {
      expect(
        money.checkPaymentEdit(cod('PAID'), cod(after), { paidOnline: 'total', advance: 'none' }),
      ).toEqual({
        ok: false,
        code: 'PAYMENT_STATUS_FIXED',
        message: 'This order was paid online. To change its payment status, refund the payment.',
      });
    },
  );

  it('cannot change the method of what was paid, whoever took the money', () => {
    for (const paymentStatus of ['PAID', 'REFUNDED'] as const) {
      const before = { paymentStatus, paymentMethod: 'ONLINE' } as const;
      for (const paidOnline of ['total', 'nothing'] as const)
        expect(
          money.checkPaymentEdit(
            before,
            { ...before, paymentMethod: 'COD' },
            { paidOnline, advance: 'none' },
          ),
        ).toMatchObject({ code: 'PAYMENT_METHOD_FIXED' });
    }
    const unpaid = { paymentStatus: 'PENDING', paymentMethod: 'ONLINE' } as const;
    const paid = { paymentStatus: 'PAID', paymentMethod: 'UPI' } as const;
    expect(money.checkPaymentEdit(unpaid, paid, byHand)).toEqual({ ok: true });
  });

  it.each([
    ['PENDING', 'PAID', 'advance', 'paid', true],
    ['PAID', 'PENDING', 'advance', 'paid', true],
    ['PENDING', 'FAILED', 'advance', 'paid', false],
    ['PENDING', 'REFUNDED', 'advance', 'paid', false],
    ['PAID', 'REFUNDED', 'advance', 'paid', false],
    // The advance is back already, or another payment service has it.
    ['PAID', 'REFUNDED', 'nothing', 'paid', true],
    ['PENDING', 'REFUNDED', 'nothing', 'paid', true],
    ['PENDING', 'PAID', 'nothing', 'awaited', true],
    ['PENDING', 'FAILED', 'nothing', 'awaited', true],
    ['PENDING', 'REFUNDED', 'nothing', 'awaited', false],
  ] as const)(
    'of an order with an advance goes from %s to %s, paid online: %s, advance: %s: %s',
    (before, after, paidOnline, advance, isAllowed) => {
      expect(money.checkPaymentEdit(cod(before), cod(after), { paidOnline, advance }).ok).toBe(isAllowed);
    },
  );
});

describe('deleting an order', () => {
  it.each([
    ['PENDING', false, false, undefined],
    ['PENDING', true, true, 'This order is paid, so you can’t delete it. Cancel it instead.'],
    ['SHIPPED', false, true, 'This order has an invoice, so you can’t delete it. Cancel it instead.'],
    ['CANCELLED', false, true, 'This order has an invoice, so you can’t delete it. It’s already cancelled.'],
    ['CANCELLED', true, false, 'This order is paid, so you can’t delete it. It’s already cancelled.'],
  ] as const)('that is %s, paid: %s, invoiced: %s', (status, isPaid, isInvoiced, message) => {
    const checked = money.checkDeletable({ status, isPaid, isInvoiced });
    expect(checked.ok ? undefined : checked.message).toBe(message);
  });
});
