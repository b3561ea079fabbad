import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstByRate, gstOn, sumGst } from '../pricing/gst-rates.ts';
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

const creditedInLines = (notes: readonly InvoiceDocument[]) =>
  sum(notes.flatMap(({ lines }) => lines.map(({ total }) => total)));

const addsUp = ({ lines, totals }: Pick<InvoiceDocument, 'lines' | 'totals'>) => {
  for (const part of ['taxable', 'cgst', 'sgst', 'igst'] as const) {
    expect(sum(lines.map((line) => line[part]))).toBe(totals[part]);
    expect(lines.every((line) => line[part] >= 0)).toBe(true);
  }
  for (const line of lines) {
    expect(add(line.taxable, line.cgst, line.sgst, line.igst)).toBe(line.total);
    expect(line.cgst).toBe(line.sgst);
  }
  expect(totals.cgst).toBe(totals.sgst);
  expect(add(sum(lines.map(({ total }) => total)), totals.roundOff)).toBe(totals.total);
};

describe('an invoice with freight and discount', () => {
  it('has columns and a round-off that add up to what was charged, and halves that are the same to the paisa', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { totals: charged } = written(order);
        const { lines, totals, isInterState } = writeInvoice(written(order));
        addsUp({ lines, totals });
        expect(totals.total).toBe(charged.total);
        const values = lines.map((line) => ({ value: line.taxable, ratePercent: line.ratePercent }));
        const due = sumGst(gstByRate(values, !isInterState));
        const rates = new Set(order.lines.map(({ ratePercent }) => ratePercent)).size;
        if (isInterState) {
          expect(totals.roundOff).toBe(charged.roundOff);
          expect(Math.abs(due.igst - totals.igst)).toBeLessThanOrEqual(2 * rates);
        } else {
          expect(due).toMatchObject({ cgst: totals.cgst, sgst: totals.sgst });
          expect(Math.abs(totals.roundOff - charged.roundOff)).toBeLessThanOrEqual(3 * rates);
        }
      }),
    );
  });
});

describe('a credit note that names pieces', () => {
  const bars = (quantity: number, value: number) => ({
    description: 'Bar',
    hsn: '95069190',
    quantity,
    unit: 'NOS' as const,
    ratePercent: 18,
    unitPrice: paise(value),
    taxable: paise(value * quantity),
  });
  const invoiceOf = (lines: readonly ReturnType<typeof bars>[], shipping = 0, off = 0) => {
    const sold = lines.map(({ taxable, ratePercent }) => ({ value: taxable, ratePercent }));
    const { cgst, sgst, igst } = sumGst(gstByRate(sold, false));
    const subtotal = sum(lines.map(({ taxable }) => taxable));
    const discount = minPaise(paise(off), subtotal);
    const exact = subtract(add(subtotal, paise(shipping), cgst, sgst, igst), discount);
    const total = roundToRupee(exact);
    const empty = written({ lines: [], shipping, off: 0, state: 'Kerala' });
    const roundOff = subtract(total, exact);
    const totals = { ...empty.totals, subtotal, discount, cgst, sgst, igst, roundOff, total };
    return writeInvoice({ ...empty, lines, totals });
  };

  it('is for their lines alone: 1 of 2 bars at ₹5,900 is ₹6,962', () => {
    const invoice = invoiceOf([bars(2, 590_000), bars(1, 100_000)]);
    const note = writeCreditNote(invoice, [], paise(696_200), facts, [1, null]);
    expect(note.lines.map(({ pieces, total }) => [pieces, total])).toEqual([
      [1, 696_200],
      [0, 0],
    ]);
    expect(note.lines[0]).toMatchObject({ taxable: 590_000, igst: 106_200 });
  });

  it('has the prices of its pieces where the freight stays: ₹8,411.04 is plates at ₹6,899.00 and collars at ₹229.00', () => {
    const invoice = invoiceOf([bars(1, 3_299_900), bars(2, 689_900), bars(2, 22_900)], 386_500);
    const note = writeCreditNote(invoice, [], paise(841_104), facts, [null, 1, 1]);
    expect(note.lines.map(({ taxable, igst }) => [taxable, igst])).toEqual([
      [0, 0],
      [689_900, 124_182],
      [22_900, 4122],
    ]);
    const freight = writeCreditNote(invoice, [note], paise(58_302), facts, [null, 0, 0]);
    expect(freight.lines.map(({ total }) => total > 0)).toEqual([false, true, true]);
  });

  it('has CGST and SGST of its own goods to the paisa, and nothing to round off: ₹19,723.84 and ₹1,775.15 twice', () => {
    const lines = [{ value: 1_972_384, ratePercent: 18 }];
    const invoice = writeInvoice(written({ lines, shipping: 12_500, off: 0, state: 'Maharashtra' }));
    const note = writeCreditNote(invoice, [], paise(2_327_414), facts, [1]);
    expect(note.totals).toMatchObject({ taxable: 1_972_384, cgst: 177_515, sgst: 177_515, roundOff: 0 });
  });

  it('is for the other lines only where it is more than its own have left', () => {
    const invoice = invoiceOf([bars(2, 590_000), bars(1, 100_000)]);
    const note = writeCreditNote(invoice, [], paise(800_000), facts, [null, 1]);
    expect(note.lines.map(({ pieces, total }) => [pieces, total])).toEqual([
      [0, 682_000],
      [1, 118_000],
    ]);
  });

  it('and all others are together the invoice, column by column, whatever they name', () => {
    const lines = fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 5 }), value: fc.integer({ min: 0, max: 900_000 }) }),
      { minLength: 1, maxLength: 5 },
    );
    const named = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }), {
      minLength: 5,
      maxLength: 5,
    });
    const steps = fc.array(fc.tuple(named, fc.double({ min: 0, max: 0.6, noNaN: true })), { maxLength: 4 });
    fc.assert(
      fc.property(lines, fc.nat(300_000), fc.nat(300_000), steps, (sold, shipping, off, parts) => {
        const invoice = invoiceOf(
          sold.map(({ quantity, value }) => bars(quantity, value)),
          shipping,
          off,
        );
        const notes: InvoiceDocument[] = [];
        for (const [pieces, cut] of [...parts, [[], 1] as const]) {
          const left = creditLeft(invoice, notes);
          const amount = paise(Math.floor(left * cut));
          if (amount <= 0) continue;
          const note = writeCreditNote(invoice, notes, amount, facts, cut === 1 ? undefined : pieces);
          addsUp(note);
          expect(note.totals.total).toBe(amount);
          notes.push(note);
        }
        if (invoice.totals.total === 0) return;
        for (const column of COLUMNS)
          for (const [at, line] of invoice.lines.entries())
            expect(sum(notes.map((note) => note.lines[at]?.[column] ?? ZERO))).toBe(line[column]);
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

  it('in parts are together the invoice, column by column, with equal halves, whatever the amounts', () => {
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
            const open = subtract(sum(invoice.lines.map(({ total }) => total)), creditedInLines(notes));
            if (amount < Math.min(left, open))
              expect(Math.abs(note.totals.roundOff)).toBeLessThanOrEqual(note.lines.length);
            for (const { taxable, ratePercent, cgst, igst } of note.lines) {
              const due = gstOn({ value: taxable, ratePercent }, !note.isInterState);
              expect(Math.abs(due.cgst - cgst) + Math.abs(due.igst - igst)).toBeLessThanOrEqual(3);
            }
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

  it('in parts of an old invoice, whose CGST is a paisa more, have equal halves; the last takes what is left', () => {
    const today = writeInvoice(
      written({ lines: [{ value: 999_900, ratePercent: 18 }], shipping: 0, off: 0, state: 'Maharashtra' }),
    );
    const [line] = today.lines;
    if (line === undefined) throw new Error('The invoice has no line');
    const halves = { cgst: paise(89_992), sgst: paise(89_991) };
    const old: InvoiceDocument = {
      ...today,
      lines: [{ ...line, ...halves, total: add(line.taxable, halves.cgst, halves.sgst) }],
      totals: { ...today.totals, ...halves, roundOff: subtract(today.totals.roundOff, paise(1)) },
    };
    const first = writeCreditNote(old, [], rupees(2000), facts);
    addsUp(first);
    const last = writeCreditNote(old, [first], creditLeft(old, [first]), facts);
    for (const column of COLUMNS)
      expect(sum([first, last].map(({ lines }) => lines[0]?.[column] ?? ZERO))).toBe(old.lines[0]?.[column]);
    expect(subtract(last.totals.cgst, last.totals.sgst)).toBe(1);
    expect(creditLeft(old, [first, last])).toBe(0);
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
