import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees } from '../pricing/money.ts';
import { amountInWords } from './amount-in-words.ts';

describe('an amount in words', () => {
  it.each([
    [229, 'Rupees Two Hundred Twenty-Nine Only'],
    [66_825, 'Rupees Sixty-Six Thousand Eight Hundred Twenty-Five Only'],
    [1_00_000, 'Rupees One Lakh Only'],
    [12_34_567, 'Rupees Twelve Lakh Thirty-Four Thousand Five Hundred Sixty-Seven Only'],
    [1_00_00_000, 'Rupees One Crore Only'],
    [10_05_00_010.5, 'Rupees Ten Crore Five Lakh Ten and Fifty Paise Only'],
    [0, 'Rupees Zero Only'],
    [1, 'Rupees One Only'],
    [0.05, 'Rupees Zero and Five Paise Only'],
    [13, 'Rupees Thirteen Only'],
    [20, 'Rupees Twenty Only'],
    [100, 'Rupees One Hundred Only'],
    [101.99, 'Rupees One Hundred One and Ninety-Nine Paise Only'],
    [19_019, 'Rupees Nineteen Thousand Nineteen Only'],
    [90_000, 'Rupees Ninety Thousand Only'],
    [120_00_00_000, 'Rupees One Hundred Twenty Crore Only'],
    [1_00_001_00_00_000, 'Rupees One Lakh One Crore Only'],
    [-500, 'Minus Rupees Five Hundred Only'],
  ])('of %s rupees reads %s', (amount, text) => {
    expect(amountInWords(rupees(amount))).toBe(text);
  });

  it('never has a gap or an unknown word, whatever the amount', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        const text = amountInWords(paise(count));
        expect(text).toMatch(/^(?:Minus )?Rupees(?: (?:[A-Z][a-z]+(?:-[A-Z][a-z]+)?|and))+ Only$/);
        expect(text).not.toContain('undefined');
      }),
    );
  });
});
