import { amountInWords } from './amount-in-words.ts';
import { HOME_STATE, isHomeState } from './gst.ts';
import { add, type Paise, scale, spread } from './money.ts';
import { findState } from './states.ts';

/** Everything that a tax invoice prints (CGST rule 46), as it was when it was issued. Amounts are paise. */
export interface InvoiceDocument {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedAt: string;
  /** A credit note names the invoice that it corrects (rule 53). */
  readonly corrects?: { readonly number: string; readonly issuedAt: string };
  readonly reason?: string;
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly payment: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceParty;
  readonly delivery: InvoiceParty;
  /** The goods' destination decides (IGST Act, section 10): `Karnataka (29)`. */
  readonly placeOfSupply: string;
  readonly isInterState: boolean;
  readonly lines: readonly InvoiceLine[];
  readonly totals: InvoiceTotals;
  readonly couponCode: string | null;
  readonly totalInWords: string;
}

export interface InvoiceSeller {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly phone: string;
  readonly gstin: string;
}

export interface InvoiceParty {
  readonly name: string;
  readonly address: readonly string[];
  readonly state: string;
  readonly phone: string;
  readonly email: string;
  readonly gstin: string;
}

export interface InvoiceLine {
  readonly description: string;
  readonly hsn: string;
  readonly quantity: number;
  readonly unitPrice: Paise;
  readonly taxable: Paise;
  readonly ratePercent: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly total: Paise;
}

export interface InvoiceTotals {
  readonly subtotal: Paise;
  readonly shipping: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly discount: Paise;
  readonly roundOff: Paise;
  readonly total: Paise;
}

export type SoldLine = Pick<InvoiceLine, 'description' | 'hsn' | 'quantity' | 'unitPrice' | 'taxable'>;

/** `Karnataka (29)`; a State that nobody knows stands as it was written. */
export function placeOfSupply(state: string): string {
  const known = findState(state);
  return known === undefined ? state : `${known.name} (${known.gst})`;
}

export const SELLER_STATE = placeOfSupply(HOME_STATE);

/**
 * The order's tax was rounded once, on the whole; each line gets its share by largest remainder, so the column adds
 * up to what was charged. Example: ₹41.27 of tax on three lines of ₹100.00, ₹100.00 and ₹29.25 is ₹18.00, ₹18.00 and ₹5.27.
 */
export function taxedLines(
  lines: readonly SoldLine[],
  tax: Pick<InvoiceTotals, 'cgst' | 'sgst' | 'igst'>,
  ratePercent: number,
): InvoiceLine[] {
  const values = lines.map(({ taxable }) => taxable);
  const [cgst, sgst, igst] = [tax.cgst, tax.sgst, tax.igst].map((part) => spread(part, values));
  return lines.map((line, at) => {
    const parts = { cgst: share(cgst, at), sgst: share(sgst, at), igst: share(igst, at) };
    return { ...line, ratePercent, ...parts, total: add(line.taxable, parts.cgst, parts.sgst, parts.igst) };
  });
}

/** The rate that the whole tax amounts to, as it was when the order was placed. */
export function rateOf(tax: Paise, subtotal: Paise): number {
  return subtotal === 0 ? 0 : scale(tax, 10_000, subtotal) / 100;
}

type Written = Omit<InvoiceDocument, 'placeOfSupply' | 'isInterState' | 'lines' | 'totalInWords'> & {
  readonly lines: readonly SoldLine[];
};

export function writeInvoice({ lines, ...written }: Written): InvoiceDocument {
  const { totals, delivery } = written;
  const rate = rateOf(add(totals.cgst, totals.sgst, totals.igst), totals.subtotal);
  return {
    ...written,
    placeOfSupply: placeOfSupply(delivery.state),
    isInterState: !isHomeState(delivery.state),
    lines: taxedLines(lines, totals, rate),
    totalInWords: amountInWords(totals.total),
  };
}

function share(parts: readonly Paise[] | undefined, at: number): Paise {
  const part = parts?.[at];
  if (part === undefined) throw new Error('A line without its share of the tax');
  return part;
}
