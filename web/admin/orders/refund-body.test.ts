import { describe, expect, it } from 'vitest';
import { refundBody } from './refund-body.ts';

const typed = (amount: string, reason = 'Damaged') => {
  const form = new FormData();
  form.set('amount', amount);
  form.set('reason', reason);
  return refundBody(form, 2_469_850);
};

describe('a refund as it is typed', () => {
  it.each([
    ['24698.5', 2_469_850],
    ['24,698.50', 2_469_850],
    ['1', 100],
    [' 19.99 ', 1999],
  ])('%s rupees are %i paise', (amount, inPaise) => {
    expect(typed(amount, ' Damaged ')).toEqual({ ok: true, value: { amount: inPaise, reason: 'Damaged' } });
  });

  it.each([
    ['', 'Amount is required'],
    ['all', 'Amount must be a number'],
    ['0', 'Amount must be at least ₹1'],
    ['-5', 'Amount must be at least ₹1'],
    ['10.005', 'Amount must have at most two decimals'],
    ['24698.51', 'At most ₹24,698.50 can be given back.'],
    ['1e300', 'At most ₹24,698.50 can be given back.'],
  ])('%j is refused', (amount, words) => {
    expect(typed(amount)).toEqual({ ok: false, errors: { amount: words } });
  });

  it('has a reason', () => {
    expect(typed('5', ' ')).toEqual({ ok: false, errors: { reason: 'Reason is required' } });
  });
});
