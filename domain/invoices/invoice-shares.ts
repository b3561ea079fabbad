import { chargedByRate, gstOn, withoutGst } from '../pricing/gst-rates.ts';
import { add, maxPaise, type Paise, spread, subtract, sum, ZERO } from '../pricing/money.ts';
import type { InvoiceLine, InvoiceTotals, SoldLine } from './invoice-document.ts';

type Charged = Pick<InvoiceTotals, 'shipping' | 'discount' | 'cgst' | 'sgst' | 'igst'>;

/**
 * The lines of an invoice with their shares of freight and discount. Both were charged as amounts that include GST: they
 * belong to the goods (CGST Act, sections 8 and 15), so each line gets its share by value, and what is inside at
 * the line's rate is taken out. Value and tax are rounded once per rate and shared by largest remainder. Example at 18 %:
 * goods of ₹9,999.00, freight ₹550.00, coupon ₹500.00 are taxable ₹9,999.00 + ₹466.10 − ₹423.73 = ₹10,041.37. CGST and
 * SGST are 9 % of that each, ₹903.72, and the paisa that is left of the ₹11,848.82 charged is in the round-off. IGST is
 * all that is left: ₹11,848.82 − ₹10,041.37 = ₹1,807.45.
 */
export function sharedLines(lines: readonly SoldLine[], charged: Charged, isHome: boolean): InvoiceLine[] {
  const values = lines.map(({ taxable }) => taxable);
  const withCharges = lines.map((line, at) => ({
    line,
    at,
    freight: shareOf(charged.shipping, values, at),
    discount: shareOf(charged.discount, values, at),
  }));
  const sold = lines.map(({ taxable, ratePercent }) => ({ value: taxable, ratePercent }));
  const shared = chargedByRate(sold, charged).flatMap(({ ratePercent, value, tax: onItems }) => {
    const atRate = withCharges.filter(({ line }) => line.ratePercent === ratePercent);
    const freights = atRate.map(({ freight }) => freight);
    const discounts = atRate.map(({ discount }) => discount);
    const net = subtract(sum(freights), sum(discounts));
    const netValue = withoutGst(net, ratePercent);
    const freightValue = withoutGst(sum(freights), ratePercent);
    const discountValue = subtract(freightValue, netValue);
    const tax = isHome
      ? gstOn({ value: add(value, netValue), ratePercent }, isHome)
      : { cgst: ZERO, sgst: ZERO, igst: add(onItems, subtract(net, netValue)) };

    const parts = atRate.map(({ line, at }, place) => {
      const freight = shareOf(freightValue, freights, place);
      const discount = shareOf(discountValue, discounts, place);
      return { line, at, freight, discount, taxable: subtract(add(line.taxable, freight), discount) };
    });
    const weights = parts.map(({ taxable }) => maxPaise(ZERO, taxable));
    return parts.map(({ line, at, freight, discount, taxable }, place) => {
      const cgst = shareOf(tax.cgst, weights, place);
      const sgst = shareOf(tax.sgst, weights, place);
      const igst = shareOf(tax.igst, weights, place);
      const total = add(taxable, cgst, sgst, igst);
      return { at, line: { ...line, freight, discount, taxable, cgst, sgst, igst, total } };
    });
  });
  return shared.sort((a, b) => a.at - b.at).map(({ line }) => line);
}

function shareOf(total: Paise, weights: readonly number[], at: number): Paise {
  const share = spread(total, weights)[at];
  if (share === undefined) throw new Error('A line without its share');
  return share;
}

export interface HsnRow {
  readonly hsn: string;
  readonly ratePercent: number;
  readonly taxable: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
}

/** One row per HSN code and rate, as the returns ask for it. */
export function hsnSummary(lines: readonly InvoiceLine[]): HsnRow[] {
  const rows = new Map<string, HsnRow>();
  for (const { hsn, ratePercent, taxable, cgst, sgst, igst } of lines) {
    const key = `${hsn} ${ratePercent}`;
    const row = rows.get(key);
    rows.set(key, {
      hsn,
      ratePercent,
      taxable: add(row?.taxable ?? ZERO, taxable),
      cgst: add(row?.cgst ?? ZERO, cgst),
      sgst: add(row?.sgst ?? ZERO, sgst),
      igst: add(row?.igst ?? ZERO, igst),
    });
  }
  return [...rows.values()].sort((a, b) => a.hsn.localeCompare(b.hsn) || b.ratePercent - a.ratePercent);
}
