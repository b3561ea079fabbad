import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHomeState } from '../pricing/gst.ts';
import { gstByRate, sumGst } from '../pricing/gst-rates.ts';
import { add, roundToRupee, rupees, subtract, sum, ZERO } from '../pricing/money.ts';
import { type InvoiceDocument, placeOfSupply, writeInvoice } from './invoice-document.ts';

const party = { name: 'Asha', address: ['12 MG Road'], state: 'Karnataka', phone: '', email: '', gstin: '' };
const line = (amount: number) => ({
  description: 'Plate',
  hsn: '95069190',
  ratePercent: 18,
  quantity: 1,
  unitPrice: rupees(amount),
  taxable: rupees(amount),
});

function invoice(amounts: readonly number[], state: string): InvoiceDocument {
  const lines = amounts.map(line);
  const subtotal = sum(lines.map(({ taxable }) => taxable));
  const { cgst, sgst, igst } = sumGst(gstByRate([{ value: subtotal, ratePercent: 18 }], isHomeState(state)));
  const exact = add(subtotal, cgst, sgst, igst);
  const total = roundToRupee(exact);
  return writeInvoice({
    kind: 'invoice',
    number: 'RR/26-27/000001',
    issuedAt: '2026-11-15T10:00:00.000Z',
    orderNumber: 'RR-1',
    orderedAt: '2026-11-14T10:00:00.000Z',
    payment: 'Cash on Delivery',
    seller: { name: 'Rack & Rep', address: 'Nashik', email: '', phone: '', gstin: '27AAPFU0939F1ZV' },
    buyer: { ...party, state },
    delivery: { ...party, state },
    lines,
    totals: {
      subtotal,
      shipping: ZERO,
      cgst,
      sgst,
      igst,
      discount: ZERO,
      roundOff: subtract(total, exact),
      total,
    },
    couponCode: null,
  });
}

describe('a tax invoice', () => {
  it('prints the place of supply with its State code, where the goods go', () => {
    expect(placeOfSupply('karnataka')).toBe('Karnataka (29)');
    expect(placeOfSupply('Atlantis')).toBe('Atlantis');
    expect(invoice([100], 'Karnataka')).toMatchObject({
      placeOfSupply: 'Karnataka (29)',
      isInterState: true,
    });
    expect(invoice([100], 'Maharashtra')).toMatchObject({
      placeOfSupply: 'Maharashtra (27)',
      isInterState: false,
    });
  });

  it('shares the tax of the whole order over its lines: ₹41.27 on ₹100.00, ₹100.00 and ₹29.25', () => {
    const { lines } = invoice([100, 100, 29.25], 'Karnataka');
    expect(lines.map(({ igst }) => igst)).toEqual([1800, 1800, 527]);
    expect(lines.map(({ total }) => total)).toEqual([11_800, 11_800, 3452]);
  });

  it('says the total in words and the rate that was charged', () => {
    const { totalInWords, lines } = invoice([66_825], 'Maharashtra');
    expect(totalInWords).toBe('Rupees Seventy-Eight Thousand Eight Hundred Fifty-Four Only');
    expect(lines[0]).toMatchObject({ ratePercent: 18, cgst: 601_425, sgst: 601_425, igst: 0 });
  });

  it('has columns that add up to what was charged, for any prices and either kind of tax', () => {
    const prices = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(prices, fc.constantFrom('Maharashtra', 'Kerala'), (cents, state) => {
        const { lines, totals } = invoice(
          cents.map((cent) => cent / 100),
          state,
        );
        for (const part of ['cgst', 'sgst', 'igst'] as const)
          expect(sum(lines.map((each) => each[part]))).toBe(totals[part]);
        expect(add(sum(lines.map(({ total }) => total)), totals.roundOff)).toBe(totals.total);
      }),
    );
  });

  it('gives goods that cost nothing no tax', () => {
    expect(invoice([0], 'Kerala').lines[0]).toMatchObject({ total: 0 });
  });
});
