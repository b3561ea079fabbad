import { describe, expect, it } from 'vitest';
import { rupees } from '../pricing/money.ts';
import { CASH_RULES, type CashRules, checkCash } from './cash-rules.ts';

const order = { total: rupees(11_169), isPartPayment: false, pinCode: '422001', state: 'Maharashtra' };
const check = (
  changes: Partial<typeof order>,
  rules: Partial<CashRules>,
  offered = { offersOnline: true },
): string => {
  const checked = checkCash({ ...order, ...changes }, { ...CASH_RULES, ...rules }, offered);
  return checked.ok ? 'taken' : `${checked.code}: ${checked.message}`;
};

describe('a cash order', () => {
  it('is taken everywhere by a shop that has set nothing', () => {
    expect(check({}, {})).toBe('taken');
    expect(check({ total: rupees(10_000_000), pinCode: '744101', state: 'Ladakh' }, {})).toBe('taken');
  });

  it.each([
    ['422001', 'taken'],
    ['744101', 'CASH_NOT_OFFERED: Cash on delivery isn’t available for pincode 744101. Please pay online.'],
    ['682555', 'CASH_NOT_OFFERED: Cash on delivery isn’t available for pincode 682555. Please pay online.'],
    ['682556', 'taken'],
    // Not all of it is typed yet.
    ['74410', 'taken'],
  ])('to %s, with and without an advance: %s', (pinCode, outcome) => {
    const rules = { partPayment: true, pincodesWithoutCash: ['744', '682555'] };
    expect(check({ pinCode }, rules)).toBe(outcome);
    expect(check({ pinCode, isPartPayment: true }, rules)).toBe(outcome);
  });

  it('is not taken in a State without cash, and says what to do instead', () => {
    const rules = { statesWithoutCash: ['Ladakh'] };
    const words = 'CASH_NOT_OFFERED: Cash on delivery isn’t available in Ladakh.';
    expect(check({ state: 'Ladakh' }, rules)).toBe(`${words} Please pay online.`);
    expect(check({ state: 'Ladakh' }, rules, { offersOnline: false })).toBe(
      `${words} Please send us an enquiry.`,
    );
  });

  it('needs an advance from the amount that is set', () => {
    const rules = { partPayment: true, advanceFrom: 11_169, advancePercent: 20 };
    expect(check({}, rules)).toBe(
      'ADVANCE_NEEDED: From ₹11,169, cash on delivery needs an advance. Please choose “Pay 20% now, rest on delivery” or pay online.',
    );
    expect(check({ total: rupees(11_168) }, rules)).toBe('taken');
    expect(check({ isPartPayment: true }, rules)).toBe('taken');
  });

  it('needs none where none can be paid', () => {
    expect(check({}, { advanceFrom: 0 })).toBe('taken');
    expect(check({}, { partPayment: true, advanceFrom: 0 }, { offersOnline: false })).toBe('taken');
  });

  it('with an advance is refused where that is not offered', () => {
    const words = 'PART_PAYMENT_NOT_OFFERED: Paying an advance isn’t available right now.';
    expect(check({ isPartPayment: true }, {})).toBe(`${words} Please choose cash on delivery or pay online.`);
    expect(check({ isPartPayment: true }, { partPayment: true }, { offersOnline: false })).toBe(
      `${words} Please choose cash on delivery.`,
    );
  });
});
