import { describe, expect, it } from 'vitest';
import { refundFormSchema } from './refund-form.tsx';

const typed = (amount: string, reason = 'Damaged') => {
  const { data, error } = refundFormSchema(2_469_850).safeParse({ amount, reason });
  return data ?? error?.issues.map(({ path, message }) => [path.join('.'), message]);
};

describe('a refund as it is typed', () => {
  it.each([
    ['24698.5', 2_469_850],
    ['24,698.50', 2_469_850],
    ['1', 100],
    [' 19.99 ', 1999],
  ])('%s rupees are %i paise', (amount, inPaise) => {
    expect(typed(amount, ' Damaged ')).toEqual({ amount: inPaise, reason: 'Damaged' });
  });

  it.each([
    ['', 'Amount is required'],
    ['all', 'Amount must be a number'],
    ['0', 'Amount must be at least ₹1'],
    ['-5', 'Amount must be at least ₹1'],
    ['10.005', 'Amount must have at most two decimals'],
    ['24698.51', 'You can refund at most ₹24,698.50.'],
    ['1e300', 'Amount must be a number'],
    ['9'.repeat(300), 'You can refund at most ₹24,698.50.'],
  ])('%j is refused', (amount, words) => {
    expect(typed(amount)).toEqual([['amount', words]]);
  });

  it('has a reason', () => {
    expect(typed('5', ' ')).toEqual([['reason', 'Reason is required']]);
  });
});
