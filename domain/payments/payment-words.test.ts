import { describe, expect, it } from 'vitest';
import { nextAskMs, paymentReason, paymentStatusWords } from './payment-words.ts';

describe('a payment in words for its customer', () => {
  it.each([
    ['ORDER_CANCELLED_BY_USER', 'closed'],
    ['TXN_CANCELLED', 'closed'],
    ['CANCELLED_BY_USER', 'closed'],
    ['Z9', 'funds'],
    ['INSUFFICIENT_BALANCE', 'funds'],
    ['TXN_LIMIT_BREACHED', 'limit'],
    ['Z8', 'limit'],
    ['ZM', 'secret'],
    ['MPIN_LIMIT_BREACHED', 'limit'],
    ['OTP_EXPIRED', 'secret'],
    ['ORDER_EXPIRED', 'late'],
    ['REQUEST_TIME_OUT', 'late'],
    ['BANK_TECHNICAL_ISSUE', 'bank'],
    ['U90', 'bank'],
    ['TRANSACTION_DECLINED', 'declined'],
    ['SOMETHING_NEW', 'declined'],
  ])('the gateway’s %s is %s', (code, reason) => {
    expect(paymentReason(code)).toBe(reason);
  });

  it('has no status in capitals', () => {
    expect(
      ['COMPLETED', 'SUCCESS', 'PAID', 'FAILED', 'CANCELLED', 'DISPUTED', 'PENDING', 'NEW'].map(
        paymentStatusWords,
      ),
    ).toEqual([
      'Paid',
      'Paid',
      'Paid',
      'Failed',
      'Failed',
      'Being checked',
      'Waiting for payment',
      'Waiting for payment',
    ]);
  });

  it('is asked about after 2, 4, 8, 16 and then every 30 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(nextAskMs)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });
});
