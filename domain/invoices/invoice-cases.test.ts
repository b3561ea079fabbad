import { describe, expect, it } from 'vitest';
import { isHomeState } from '../pricing/gst.ts';
import { gstByRate, sumGst } from '../pricing/gst-rates.ts';
import { add, roundToRupee, rupees, subtract, sum, times, toRupees } from '../pricing/money.ts';
import { writeCreditNote } from './credit-note.ts';
import { type InvoiceDocument, writeInvoice } from './invoice-document.ts';
import { hsnSummary } from './invoice-shares.ts';

/** Invoices reckoned by hand; the sums stand beside each. */

const party = { name: 'Asha', address: ['12 MG Road'], phone: '', email: '', gstin: '' };
type Sold = readonly [price: number, quantity: number, ratePercent: number, hsn?: string];

function invoice(sold: readonly Sold[], order: { state: string; shipping?: number; discount?: number }) {
  const { state } = order;
  const lines = sold.map(([price, quantity, ratePercent, hsn = '95069190']) => ({
    description: 'Bar',
    hsn,
    quantity,
    unit: 'NOS' as const,
    ratePercent,
    unitPrice: rupees(price),
    taxable: times(rupees(price), quantity),
  }));
  const subtotal = sum(lines.map(({ taxable }) => taxable));
  const [shipping, discount] = [rupees(order.shipping ?? 0), rupees(order.discount ?? 0)];
  const values = lines.map(({ taxable, ratePercent }) => ({ value: taxable, ratePercent }));
  const { cgst, sgst, igst } = sumGst(gstByRate(values, isHomeState(state)));
  const exact = subtract(add(subtotal, shipping, cgst, sgst, igst), discount);
  const total = roundToRupee(exact);
  return writeInvoice({
    kind: 'invoice',
    number: 'RR/26-27/000001',
    issuedAt: '2026-11-15T10:00:00.000Z',
    orderNumber: 'RR-1',
    orderedAt: '2026-11-14T10:00:00.000Z',
    payment: 'Cash on Delivery',
    couponCode: null,
    seller: { name: 'Rack & Rep', address: 'Nashik', email: '', phone: '', gstin: '27AAPFU0939F1ZV' },
    buyer: { ...party, state },
    delivery: { ...party, state },
    lines,
    totals: { subtotal, shipping, discount, cgst, sgst, igst, roundOff: subtract(total, exact), total },
  });
}

/** taxable, CGST, SGST, IGST, round-off, payable: in rupees. */
const sums = ({ totals }: InvoiceDocument) =>
  [totals.taxable ?? 0, totals.cgst, totals.sgst, totals.igst, totals.roundOff, totals.total].map((amount) =>
    toRupees(rupees(amount / 100)),
  );
const summary = ({ lines }: InvoiceDocument) =>
  hsnSummary(lines).map(({ hsn, ratePercent, ...amounts }) => [
    hsn,
    ratePercent,
    ...[amounts.taxable, amounts.cgst, amounts.sgst, amounts.igst].map(toRupees),
  ]);
const facts = { number: 'RC/26-27/000001', issuedAt: '2026-11-16T10:00:00.000Z', reason: 'Refund' };

const withFreightAndCoupon = () =>
  invoice([[9999, 1, 18]], { state: 'Maharashtra', shipping: 550, discount: 500 });

describe('an invoice reckoned by hand', () => {
  it('one State: 687.00 + 1,799.00 = 2,486.00, GST 447.48, together 2,933.48', () => {
    const one = invoice(
      [
        [229, 3, 18],
        [1799, 1, 18],
      ],
      { state: 'Maharashtra' },
    );
    expect(sums(one)).toEqual([2486, 223.74, 223.74, 0, -0.48, 2933]);
    expect(one.lines.map(({ cgst, sgst }) => [cgst, sgst])).toEqual([
      [6183, 6183],
      [16_191, 16_191],
    ]);
    expect(summary(one)).toEqual([['95069190', 18, 2486, 223.74, 223.74, 0]]);
  });

  it('another State: 66,825.00, IGST 12,028.50, together 78,853.50', () => {
    const other = invoice([[66_825, 1, 18]], { state: 'Karnataka' });
    expect(sums(other)).toEqual([66_825, 0, 0, 12_028.5, 0.5, 78_854]);
  });

  it('freight and coupon: 9,999.00 + 466.10 − 423.73 = 10,041.37, of which 9 % are 903.72 (903.7233), twice', () => {
    const both = withFreightAndCoupon();
    expect(sums(both)).toEqual([10_041.37, 903.72, 903.72, 0, 0.19, 11_849]);
    expect(both.lines[0]).toMatchObject({ freight: 46_610, discount: 42_373, total: 1_184_881 });
    expect(both.totals).toMatchObject({ subtotal: 999_900, shipping: 55_000, discount: 50_000 });
  });

  it('two rates: freight 590.00 and coupon 1,180.00 are shared 3 : 2, then taken apart at 18 % and 5 %', () => {
    const two = invoice(
      [
        [3000, 2, 18],
        [4000, 1, 5, '42032130'],
      ],
      { state: 'Maharashtra', shipping: 590, discount: 1180 },
    );
    // 18 %: 6,000 + 354/1.18 − 708/1.18 = 5,700.00, GST 1,080 − 354 + 300 = 1,026.00
    // 5 %: 4,000 + 236/1.05 − 472/1.05 = 3,775.24, GST 200 − 236 + 224.76 = 188.76
    expect(summary(two)).toEqual([
      ['42032130', 5, 3775.24, 94.38, 94.38, 0],
      ['95069190', 18, 5700, 513, 513, 0],
    ]);
    expect(sums(two)).toEqual([9475.24, 607.38, 607.38, 0, 0, 10_690]);
    expect(two.lines.map(({ freight, discount }) => [freight, discount])).toEqual([
      [30_000, 60_000],
      [22_476, 44_952],
    ]);
  });

  it('the summary has a row for each HSN at each rate: two codes at 18 %, one of them at 5 % too', () => {
    const four = invoice(
      [
        [1000, 1, 18],
        [2000, 1, 18, '42032130'],
        [3000, 1, 5],
        [4000, 1, 18],
      ],
      { state: 'Karnataka' },
    );
    expect(summary(four)).toEqual([
      ['42032130', 18, 2000, 0, 0, 360],
      ['95069190', 18, 5000, 0, 0, 900],
      ['95069190', 5, 3000, 0, 0, 150],
    ]);
  });

  it('9 % of 19,723.84 is 1,775.15 (1,775.1456), twice: the odd paisa of 3,550.29 is in the round-off', () => {
    expect(sums(invoice([[19_723.84, 1, 18]], { state: 'Maharashtra' }))).toEqual([
      19_723.84, 1775.15, 1775.15, 0, -0.14, 23_274,
    ]);
  });

  it('part refund: 2,000.00 are 1,694.92 + 152.54 + 152.54, and the rest of 9,849.00 is all that was left', () => {
    const part = writeCreditNote(withFreightAndCoupon(), [], rupees(2000), facts);
    expect(sums(part)).toEqual([1694.92, 152.54, 152.54, 0, 0, 2000]);
    expect(part).toMatchObject({
      kind: 'credit_note',
      partOf: rupees(11_849),
      corrects: { number: 'RR/26-27/000001' },
      totalInWords: 'Rupees Two Thousand Only',
    });
    const rest = writeCreditNote(withFreightAndCoupon(), [part], rupees(9849), facts);
    expect(sums(rest)).toEqual([8346.45, 751.18, 751.18, 0, 0.19, 9849]);
  });
});
