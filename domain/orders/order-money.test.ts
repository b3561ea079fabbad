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
  ['CONFIRMED', 'FAILED', 0, PAID_ADVANCE, [247_000, 2_222_800]],
  ['CONFIRMED', 'REFUNDED', 2_469_800, WITHOUT_ADVANCE, [2_469_800, 0]],
  ['CANCELLED', 'REFUNDED', 0, WITHOUT_ADVANCE, [2_469_800, 0]],
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

it.each([
  ['not paid yet', 'CONFIRMED', 'PENDING', 0, WITHOUT_ADVANCE, 0],
  ['paid, in cash or online or by hand', 'DELIVERED', 'PAID', 0, WITHOUT_ADVANCE, 2_469_800],
  ['paid, with a refund of a part or of a claim', 'DELIVERED', 'PAID', 100_050, WITHOUT_ADVANCE, 2_369_750],
  ['cancelled, and the money is still here', 'CANCELLED', 'PAID', 0, WITHOUT_ADVANCE, 2_469_800],
  ['cancelled, and a part has gone back', 'CANCELLED', 'PAID', 469_800, WITHOUT_ADVANCE, 2_000_000],
  ['refunded', 'CONFIRMED', 'REFUNDED', 2_469_800, WITHOUT_ADVANCE, 0],
  ['without a price, and refunded', 'CANCELLED', 'REFUNDED', 0, WITHOUT_ADVANCE, 0],
  ['of which only a payment that settles nothing came', 'CANCELLED', 'FAILED', 0, WITHOUT_ADVANCE, 0],
  ['whose advance has not come', 'SHIPPED', 'PENDING', 0, UNPAID_ADVANCE, 0],
  ['of which the advance came', 'CONFIRMED', 'PENDING', 0, PAID_ADVANCE, 247_000],
  [
    'of which the advance came and a part of it went back',
    'SHIPPED',
    'PENDING',
    47_000,
    PAID_ADVANCE,
    200_000,
  ],
  ['of which the rest came too', 'DELIVERED', 'PAID', 247_000, PAID_ADVANCE, 2_222_800],
  ['cancelled, and its advance is still here', 'CANCELLED', 'PENDING', 0, PAID_ADVANCE, 247_000],
  ['cancelled, and its advance went back', 'CANCELLED', 'REFUNDED', 247_000, PAID_ADVANCE, 0],
] as const)(
  'an order %s (%s, %s, %i back, %j) has brought in %i',
  (_, status, paymentStatus, refunded, advance, net) => {
    const order = { total: paise(2_469_800), status, paymentStatus, refunded: paise(refunded), ...advance };
    expect(money.paymentFigures(order).net).toBe(net);
  },
);

describe('what is owed', () => {
  it.each([
    ['CANCELLED', 'PAID', WITHOUT_ADVANCE, true],
    ['CONFIRMED', 'PAID', WITHOUT_ADVANCE, false],
    ['CANCELLED', 'REFUNDED', WITHOUT_ADVANCE, false],
    ['CANCELLED', 'PENDING', WITHOUT_ADVANCE, false],
    ['CANCELLED', 'PENDING', PAID_ADVANCE, true],
    ['CANCELLED', 'FAILED', PAID_ADVANCE, true],
    ['CONFIRMED', 'PENDING', PAID_ADVANCE, false],
    ['CANCELLED', 'REFUNDED', PAID_ADVANCE, false],
    ['CANCELLED', 'FAILED', UNPAID_ADVANCE, false],
  ] as const)('is what is left of the payment: %s, %s, %j: %s', (status, paymentStatus, advance, isOwed) => {
    const left = paise(3_573_800);
    expect(money.amountToRefund({ status, paymentStatus, ...advance }, left)).toBe(isOwed ? left : 0);
  });
});

it.each([
  ['PAID', 2_469_800, false],
  ['PAID', 100, false],
  ['PAID', 0, true],
  ['PENDING', null, false],
  ['FAILED', null, false],
  ['REFUNDED', null, true],
  ['REFUNDED', 100, true],
] as const)(
  'an order that is %s with %s paise left of its money is refunded in full: %s',
  (status, left, isFull) => {
    expect(money.isRefundedInFull(status, left === null ? null : paise(left))).toBe(isFull);
  },
);

describe('editing a payment', () => {
  const cod = (paymentStatus: 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED') =>
    ({ paymentStatus, paymentMethod: 'COD' }) as const;

  const byHand = { paidOnline: 'nothing', advance: 'none', isRefundedByHand: false } as const;

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
    expect(money.checkPaymentEdit(cod(before), cod(after), byHand)).toMatchObject(
      isAllowed ? { ok: true } : { ok: false, code: 'PAYMENT_STATUS_FIXED' },
    );
  });

  it.each(['PENDING', 'FAILED', 'REFUNDED'] as const)(
    'cannot make %s of what was paid online: it is refunded instead',
    (after) => {
      expect(money.checkPaymentEdit(cod('PAID'), cod(after), { ...byHand, paidOnline: 'total' })).toEqual({
        ok: false,
        code: 'PAYMENT_STATUS_FIXED',
        message: 'This order was paid online. To change its payment status, refund the payment.',
      });
    },
  );

  it('can say of what was paid online that it is paid', () => {
    const received = { ...byHand, paidOnline: 'total' } as const;
    expect(money.checkPaymentEdit(cod('FAILED'), cod('PAID'), received)).toEqual({ ok: true });
  });

  it.each([
    ['PENDING', false],
    ['FAILED', false],
    ['REFUNDED', true],
  ] as const)('that has gone back in part goes to %s: %s', (after, isAllowed) => {
    const received = { ...byHand, isRefundedByHand: true };
    expect(money.checkPaymentEdit(cod('PAID'), cod(after), received)).toMatchObject(
      isAllowed ? { ok: true } : { ok: false, code: 'PAYMENT_STATUS_FIXED' },
    );
  });

  it('cannot change the method of what was paid, whoever took the money', () => {
    for (const paymentStatus of ['PAID', 'REFUNDED'] as const) {
      const before = { paymentStatus, paymentMethod: 'ONLINE' } as const;
      for (const paidOnline of ['total', 'nothing'] as const)
        expect(
          money.checkPaymentEdit(before, { ...before, paymentMethod: 'COD' }, { ...byHand, paidOnline }),
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
      expect(
        money.checkPaymentEdit(cod(before), cod(after), { ...byHand, paidOnline, advance }),
      ).toMatchObject(isAllowed ? { ok: true } : { ok: false, code: 'PAYMENT_STATUS_FIXED' });
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
    expect(money.checkDeletable({ status, isPaid, isInvoiced })).toEqual(
      message === undefined
        ? { ok: true }
        : { ok: false, code: isPaid ? 'ORDER_PAID' : 'ORDER_INVOICED', message },
    );
  });
});
