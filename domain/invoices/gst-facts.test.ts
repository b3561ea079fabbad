import { describe, expect, it } from 'vitest';
import { paise } from '../pricing/money.ts';
import { invoiceGstFacts, noteGstFacts } from './gst-facts.ts';
import { isHsnSplitByBuyer, largeConsumerLimit } from './gst-limits.ts';
import type { InvoiceDocument, InvoiceParty } from './invoice-document.ts';

const party = (state: string, gstin = ''): InvoiceParty => ({
  name: 'Asha Rao',
  address: ['1 Test Road', `Surat, ${state}, 395003`],
  state,
  phone: '',
  email: '',
  gstin,
});
const totals = (total: number): InvoiceDocument['totals'] => {
  const zero = paise(0);
  return {
    subtotal: zero,
    shipping: zero,
    cgst: zero,
    sgst: zero,
    igst: zero,
    discount: zero,
    roundOff: zero,
    total: paise(total),
  };
};
const invoice = (
  total: number,
  { state = 'Gujarat', gstin = '', day = '2026-10-12' } = {},
): Omit<InvoiceDocument, 'gst' | 'lines'> => ({
  kind: 'invoice',
  number: 'RR/26-27/000043',
  issuedAt: `${day}T08:00:00.000Z`,
  orderNumber: 'RR-1',
  orderedAt: `${day}T07:00:00.000Z`,
  payment: 'COD',
  seller: { name: '', address: '', email: '', phone: '', gstin: '27ABCFR1234K1Z8' },
  buyer: party(state, gstin),
  delivery: party(state),
  placeOfSupply: '',
  isInterState: state !== 'Maharashtra',
  totals: totals(total),
  couponCode: null,
  totalInWords: '',
});

describe('where a document is reported', () => {
  it.each([
    ['a business', { gstin: '29AAJCB4321M1ZF' }, 2_00_000_00, 'b2b'],
    ['a consumer in another State, above the limit', {}, 1_00_000_01, 'b2cl'],
    ['a consumer in another State, exactly at the limit', {}, 1_00_000_00, 'b2cs'],
    ['a consumer at home, whatever the amount', { state: 'Maharashtra' }, 9_00_000_00, 'b2cs'],
    ['a consumer before the limit was lowered', { day: '2024-07-31' }, 2_50_000_00, 'b2cs'],
    ['a consumer on the day it was lowered', { day: '2024-08-01' }, 2_50_000_00, 'b2cl'],
  ] as const)('is fixed at issue: %s', (_who, facts, total, expected) => {
    expect(invoiceGstFacts(invoice(total, facts)).class).toBe(expected);
  });

  it('is that of the invoice for a note, however small', () => {
    const large = invoice(1_17_000_00);
    const noteOn = (original: typeof large) => noteGstFacts(original, 'RC/26-27/000007');
    expect(noteOn(large)).toMatchObject({ class: 'cdnur', series: 'RC/26-27/', placeCode: '24' });
    expect(noteOn(invoice(500_00)).class).toBe('b2cs');
    expect(noteOn(invoice(500_00, { gstin: '29AAJCB4321M1ZF' })).class).toBe('cdnr');
  });
});

it('a document freezes its codes: place of supply, the buyer’s State, PIN and limit', () => {
  expect(invoiceGstFacts(invoice(100, { gstin: '29AAJCB4321M1ZF' }))).toEqual({
    series: 'RR/26-27/',
    placeCode: '24',
    buyerStateCode: '29',
    deliveryPin: '395003',
    class: 'b2b',
    largeLimit: 1_00_000_00,
    invoiceType: 'R',
    reverseCharge: 'N',
  });
  expect(invoiceGstFacts(invoice(100, { state: 'Atlantis' }))).toMatchObject({ placeCode: '' });
});

it('the law’s figures change on their days', () => {
  expect(largeConsumerLimit('2024-07-31')).toBe(2_50_000_00);
  expect(largeConsumerLimit('2024-08-01')).toBe(1_00_000_00);
  expect([isHsnSplitByBuyer('2025-04-30'), isHsnSplitByBuyer('2025-05-01')]).toEqual([false, true]);
});
