import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstByRate, sumGst } from '../pricing/gst-rates.ts';
import { add, minPaise, paise, roundToRupee, rupees, subtract, sum, ZERO } from '../pricing/money.ts';
import { creditLeft, writeCreditNote } from './credit-note.ts';
import { type InvoiceDocument, writeInvoice } from './invoice-document.ts';

const party = { name: 'Asha', address: [], state: 'Maharashtra', phone: '', email: '', gstin: '' };
const seller = { name: 'Rack & Rep', address: 'Nashik', email: '', phone: '', gstin: '' };
const facts = { number: 'RC/26-27/000001', issuedAt: '2026-11-16T10:00:00.000Z', reason: 'Refund' };
const COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

interface Order {
  readonly lines: readonly { readonly value: number; readonly ratePercent: number }[];
  readonly shipping: number;
  readonly off: number;
  readonly state: string;
}

function written({ lines, shipping, off, state }: Order) {
  const sold = lines.map(({ value, ratePercent }) => ({
    description: 'Plate',
    hsn: '95069190',
    quantity: 1,
    unit: 'NOS' as const,
    ratePercent,
    unitPrice: paise(value),
    taxable: paise(value),
  }));
  const subtotal = sum(sold.map(({ taxable }) => taxable));
  const discount = minPaise(paise(off), subtotal);
  const values = sold.map(({ taxable, ratePercent }) => ({ value: taxable, ratePercent }));
  const { cgst, sgst, igst } = sumGst(gstByRate(values, state === 'Maharashtra'));
  const exact = subtract(add(subtotal, paise(shipping), cgst, sgst, igst), discount);
  const total = roundToRupee(exact);
  const place = { ...party, state };
  return {
    kind: 'invoice' as const,
    number: 'RR/26-27/000001',
    issuedAt: '2026-11-15T10:00:00.000Z',
    orderNumber: 'RR-1',
    orderedAt: '2026-11-14T10:00:00.000Z',
    payment: 'UPI',
    couponCode: null,
    seller,
    buyer: place,
    delivery: place,
    lines: sold,
    totals: {
      subtotal,
      shipping: paise(shipping),
      discount,
      cgst,
      sgst,
      igst,
      roundOff: subtract(total, exact),
      total,
    },
  };
}

const orders = fc.record({
  lines: fc.array(
    fc.record({
      value: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 10_000_000 })),
      ratePercent: fc.constantFrom(0, 0.25, 5, 12, 18, 28),
    }),
    { minLength: 1, maxLength: 8 },
  ),
  shipping: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1_000_000 })),
  off: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000_000 })),
  state: fc.constantFrom('Maharashtra', 'Kerala'),
});

const addsUp = ({ lines, totals }: InvoiceDocument) => {
  for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
    expect(sum(lines.map((line) => line[part]))).toBe(totals[part]);
    expect(lines.every((line) => line[part] >= 0)).toBe(true);
  }
  for (const line of lines) expect(add(line.taxable, line.cgst, line.sgst, line.igst)).toBe(line.total);
  expect(add(sum(lines.map(({ total }) => total)), totals.roundOff)).toBe(totals.total);
};

describe('an invoice with freight and discount', () => {
  it('has columns that add up to what was charged, whose tax is the rate of its value within two paise', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { totals: charged } = written(order);
        const invoice = writeInvoice(written(order));
        addsUp(invoice);
        expect(invoice.totals).toMatchObject({ roundOff: charged.roundOff, total: charged.total });
        const { taxable = ZERO, cgst, sgst, igst } = invoice.totals;
        expect(Math.abs(cgst - sgst)).toBeLessThanOrEqual(1);
        const { tax } = sumGst(
          gstByRate(
            invoice.lines.map((line) => ({ value: line.taxable, ratePercent: line.ratePercent })),
            true,
          ),
        );
        const rates = new Set(order.lines.map(({ ratePercent }) => ratePercent)).size;
        expect(Math.abs(tax - add(cgst, sgst, igst))).toBeLessThanOrEqual(2 * rates);
        expect(add(taxable, cgst, sgst, igst)).toBe(
          subtract(
            add(charged.subtotal, charged.shipping, charged.cgst, charged.sgst, charged.igst),
            charged.discount,
          ),
        );
      }),
    );
  });
});

describe('credit notes', () => {
  it('mirror an invoice that is credited as a whole', () => {
    const invoice = writeInvoice(
      written({ lines: [{ value: 999_900, ratePercent: 18 }], shipping: 55_000, off: 0, state: 'Goa' }),
    );
    const note = writeCreditNote(invoice, [], invoice.totals.total, facts);
    expect(note).toMatchObject({ lines: invoice.lines, totals: invoice.totals, kind: 'credit_note' });
    expect(note.partOf).toBeUndefined();
    expect(creditLeft(invoice, [note])).toBe(0);
    expect(() => writeCreditNote(invoice, [note], rupees(1), facts)).toThrow(RangeError);
  });

  it('in parts are together the invoice, column by column, whatever the amounts', () => {
    fc.assert(
      fc.property(
        orders,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
        (order, cuts) => {
          const invoice = writeInvoice(written(order));
          const notes: InvoiceDocument[] = [];
          const amounts = [...cuts.map((cut) => Math.floor(cut * creditLeft(invoice, []) * 0.5)), Infinity];
          for (const wanted of amounts) {
            const left = creditLeft(invoice, notes);
            const amount = paise(Math.min(wanted, left));
            if (amount <= 0) continue;
            const note = writeCreditNote(invoice, notes, amount, facts);
            addsUp(note);
            expect(note.totals.total).toBe(amount);
            notes.push(note);
          }
          if (invoice.totals.total === 0) return;
          for (const column of COLUMNS)
            for (const [at, line] of invoice.lines.entries())
              expect(sum(notes.map(({ lines }) => lines[at]?.[column] ?? ZERO))).toBe(line[column]);
          expect(sum(notes.map(({ totals }) => totals.roundOff))).toBe(invoice.totals.roundOff);
        },
      ),
    );
  });

  it('take apart an invoice from before freight and discount were shared over its lines', () => {
    const order = written({
      lines: [{ value: 999_900, ratePercent: 18 }],
      shipping: 55_000,
      off: 50_000,
      state: 'Maharashtra',
    });
    const today = writeInvoice(order);
    const old: InvoiceDocument = {
      ...today,
      lines: order.lines.map(({ unit, ...line }) => ({
        ...line,
        cgst: paise(89_991),
        sgst: paise(89_991),
        igst: ZERO,
        total: paise(1_179_882),
      })),
      totals: order.totals,
    };
    const { lines: _old, ...note } = writeCreditNote(old, [], rupees(2000), facts);
    const { lines: _today, ...same } = writeCreditNote(today, [], rupees(2000), facts);
    expect(note).toEqual(same);
    expect(writeCreditNote(old, [], old.totals.total, facts)).toMatchObject({
      lines: old.lines,
      totals: old.totals,
    });
  });
});
