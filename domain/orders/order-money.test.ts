import { describe, expect, it } from 'vitest';
import { paise } from '../pricing/money.ts';
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

it.each([
  ['CONFIRMED', 'PENDING', 0, [2_469_800, 0, 2_469_800, 0]],
  ['DELIVERED', 'PAID', 0, [2_469_800, 2_469_800, 0, 0]],
  ['CONFIRMED', 'PAID', 100_050, [2_469_800, 2_469_800, 0, 100_050]],
  ['CANCELLED', 'REFUNDED', 2_469_800, [2_469_800, 2_469_800, 0, 2_469_800]],
  ['CANCELLED', 'FAILED', 0, [2_469_800, 0, 0, 0]],
] as const)(
  'the money of a %s order that is %s, with %s given back',
  (status, paymentStatus, refunded, shown) => {
    const figures = money.paymentFigures({
      total: paise(2_469_800),
      status,
      paymentStatus,
      refunded: paise(refunded),
    });
    expect(Object.values(figures)).toEqual(shown);
  },
);

describe('what is owed', () => {
  it('is what is left of the payment of a cancelled order', () => {
    const left = paise(3_573_800);
    expect(money.amountToRefund('CANCELLED', 'PAID', left)).toBe(left);
    expect(money.amountToRefund('CONFIRMED', 'PAID', left)).toBe(0);
    expect(money.amountToRefund('CANCELLED', 'REFUNDED', paise(0))).toBe(0);
  });
});

describe('editing a payment', () => {
  const cod = (paymentStatus: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED') =>
    ({ paymentStatus, paymentMethod: 'COD' }) as const;

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
    expect(money.checkPaymentEdit(cod(before), cod(after), false).ok).toBe(isAllowed);
  });

  it.each(['PENDING', 'FAILED', 'REFUNDED'] as const)(
    'cannot make %s of what was paid online: it is refunded instead',
    (after) => {
      expect(money.checkPaymentEdit(cod('PAID'), cod(after), true)).toEqual({
        ok: false,
        code: 'PAYMENT_STATUS_FIXED',
        message: 'This order was paid online. To change its payment status, refund the payment.',
      });
    },
  );

  it('cannot change the method of what was paid, whoever took the money', () => {
    for (const paymentStatus of ['PAID', 'REFUNDED'] as const) {
      const before = { paymentStatus, paymentMethod: 'ONLINE' } as const;
      for (const isPaidOnline of [true, false])
        expect(
          money.checkPaymentEdit(before, { ...before, paymentMethod: 'COD' }, isPaidOnline),
        ).toMatchObject({ code: 'PAYMENT_METHOD_FIXED' });
    }
    const unpaid = { paymentStatus: 'PENDING', paymentMethod: 'ONLINE' } as const;
    const paid = { paymentStatus: 'PAID', paymentMethod: 'UPI' } as const;
    expect(money.checkPaymentEdit(unpaid, paid, false)).toEqual({ ok: true });
  });
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
