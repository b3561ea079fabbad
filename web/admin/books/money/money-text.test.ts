import { describe, expect, it } from 'vitest';
import { REASONS } from '../../../../domain/books/money/settlement-line.ts';
import { exactText, letterTo, orderLink, owedSentence, reasonText, sumText } from './money-text.ts';

const owed = {
  carrierId: 'c1',
  name: 'Trackon',
  email: 'cod@trackon.example',
  paysAfterDays: 7,
  open: 11,
  oldestDays: 19,
  ages: [52180, 61420, 48200, 22500],
  late: 132120,
  owed: 184300,
};
const line = { reason: 'short', expected: 8299, amount: 7799, difference: -500 } as const;

describe('the words of money in', () => {
  it('say who owes what, and since when', () => {
    expect(owedSentence(owed)).toBe('Trackon owes ₹1,84,300 for 11 parcels, oldest 19 days.');
    expect(owedSentence({ ...owed, carrierId: null, name: 'PhonePe', open: 1, oldestDays: 1 })).toBe(
      'PhonePe owes ₹1,84,300 for 1 payment, oldest 1 day.',
    );
    expect(letterTo({ ...owed, email: null })).toBeNull();
    expect(decodeURIComponent(letterTo(owed) ?? '')).toContain('?subject=COD remittance: ₹1,84,300 open');
  });

  it('write amounts with a true minus', () => {
    expect([sumText(-12.5), exactText(-2864), exactText(null)]).toEqual(['−₹12.50', '−2,864.00', '–']);
  });

  it('explain every reason, and propose up to a rupee as rounding', () => {
    expect(reasonText(line)).toBe('Expected ₹8,299, received ₹7,799.');
    expect(reasonText({ ...line, difference: 1 })).toBe('Looks like rounding.');
    const all = REASONS.map((reason) => reasonText({ ...line, reason, sameAsRow: 12 }));
    expect(all.every((text) => text.endsWith('.'))).toBe(true);
  });

  it('lead to where it is mended', () => {
    const order = { id: 'o1', number: 'RR-1', customer: 'Asha' };
    expect(orderLink({ reason: 'return_reversed', reference: '1', order })?.label).toBe('Make credit note');
    expect(orderLink({ reason: 'unknown_awb', reference: 'A 1', order: null })?.to).toBe(
      '/admin/orders?search=A%201',
    );
    expect(orderLink({ reason: 'adjustment', reference: '1', order: null })).toBeNull();
  });
});
