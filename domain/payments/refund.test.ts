import { describe, expect, it } from 'vitest';
import { paise } from '../pricing/money.ts';
import { checkRefund, nextRefundState, type RefundState, refundLeft } from './refund.ts';

const refund = (amount: number, state: RefundState) => ({ amount: paise(amount), state });

describe('a refund', () => {
  it.each([
    ['REQUESTED', 'PENDING', 'PENDING'],
    ['PENDING', 'CONFIRMED', 'CONFIRMED'],
    ['CONFIRMED', 'PENDING', 'CONFIRMED'],
    ['CONFIRMED', ' completed ', 'COMPLETED'],
    ['REQUESTED', 'FAILED', 'FAILED'],
    ['COMPLETED', 'FAILED', 'COMPLETED'],
    ['FAILED', 'COMPLETED', 'FAILED'],
    ['CONFIRMED', 'A_NEW_WORD', 'CONFIRMED'],
    ['REQUESTED', 'A_NEW_WORD', 'PENDING'],
  ] as const)('that is %s and reported %s is %s', (current, reported, next) => {
    expect(nextRefundState(current, reported)).toBe(next);
  });

  const received = paise(746200);

  it('is of all that is left unless an amount is named', () => {
    expect(checkRefund({ received, refunds: [] })).toEqual({ ok: true, amount: received });
    const refunds = [refund(100000, 'COMPLETED'), refund(500000, 'FAILED')];
    expect(checkRefund({ received, refunds })).toEqual({ ok: true, amount: 646200 });
    expect(checkRefund({ received, refunds }, paise(646200))).toEqual({ ok: true, amount: 646200 });
    expect(refundLeft(received, refunds)).toBe(646200);
  });

  it('can be of the last rupee, and of no less', () => {
    const oneRupeeLeft = { received, refunds: [refund(746100, 'COMPLETED')] };
    expect(checkRefund(oneRupeeLeft)).toEqual({ ok: true, amount: 100 });
    const paiseLeft = { received, refunds: [refund(746101, 'COMPLETED')] };
    expect(checkRefund(paiseLeft)).toMatchObject({ ok: false, code: 'FULLY_REFUNDED' });
  });

  it.each([
    ['NOT_PAID', null, [], undefined, 'No money was received with this payment.'],
    ['REFUND_TOO_LARGE', received, [], 746300, 'You can refund at most ₹7,462.00.'],
    ['REFUND_TOO_LARGE', received, [refund(746000, 'COMPLETED')], 300, 'You can refund at most ₹2.00.'],
    [
      'FULLY_REFUNDED',
      received,
      [refund(746200, 'COMPLETED')],
      100,
      'This payment was already refunded in full.',
    ],
    [
      'REFUND_UNDER_WAY',
      received,
      [refund(100, 'REQUESTED')],
      100,
      'A refund of this payment is in progress. Please wait until it’s done.',
    ],
  ] as const)('is refused: %s', (code, paid, refunds, wanted, message) => {
    const checked = checkRefund(
      { received: paid, refunds },
      wanted === undefined ? undefined : paise(wanted),
    );
    expect(checked).toEqual({ ok: false, code, message });
  });
});
