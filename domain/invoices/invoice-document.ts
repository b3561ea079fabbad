import { HOME_STATE, isHomeState } from '../pricing/gst.ts';
import { type Paise, subtract, sum } from '../pricing/money.ts';
import { findState } from '../shipping/states.ts';
import { amountInWords } from '../text/amount-in-words.ts';
import { type GstFacts, invoiceGstFacts } from './gst-facts.ts';
import { sharedLines } from './invoice-shares.ts';
import type { UnitCode } from './unit-code.ts';

/** Everything that a tax invoice prints (CGST rule 46), as it was when it was issued. Amounts are paise. */
export interface InvoiceDocument {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly issuedAt: string;
  /** A credit note names the invoice that it corrects (rule 53). */
  readonly corrects?: { readonly number: string; readonly issuedAt: string };
  readonly reason?: string;
  /** On a credit note for a part of its invoice: the invoice's total. */
  readonly partOf?: Paise;
  readonly orderNumber: string;
  readonly orderedAt: string;
  readonly payment: string;
  /** Paid before; the rest is collected on delivery. */
  readonly advance?: Paise;
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
  /** What the GST returns need beside. Documents from before it was kept were completed afterwards. */
  readonly gst?: GstFacts;
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
  /** On a credit note that names what it is for: how many pieces of the line. */
  readonly pieces?: number;
  /** Missing on documents that were issued before it was kept: they count everything in NOS. */
  readonly unit?: UnitCode;
  readonly unitPrice: Paise;
  /** The line's shares of freight and discount, before GST. Earlier documents have them beside their lines only. */
  readonly freight?: Paise;
  readonly discount?: Paise;
  /** The goods, with freight and without discount. */
  readonly taxable: Paise;
  readonly ratePercent: number;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly total: Paise;
}

export interface InvoiceTotals {
  readonly subtotal: Paise;
  /** Freight and discount as they were charged: GST included. */
  readonly shipping: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly igst: Paise;
  readonly discount: Paise;
  readonly roundOff: Paise;
  readonly total: Paise;
  /** The column's sum. Missing on documents from before freight and discount were shared over the lines. */
  readonly taxable?: Paise;
}

/** `taxable` is what the goods alone cost. */
export type SoldLine = Pick<
  InvoiceLine,
  'description' | 'hsn' | 'quantity' | 'unit' | 'unitPrice' | 'taxable' | 'ratePercent'
>;

/** `Karnataka (29)`; a State that nobody knows stands as it was written. */
export function placeOfSupply(state: string): string {
  const known = findState(state);
  return known === undefined ? state : `${known.name} (${known.gst})`;
}

export const SELLER_STATE = placeOfSupply(HOME_STATE);

type Written = Omit<InvoiceDocument, 'placeOfSupply' | 'isInterState' | 'lines' | 'totalInWords' | 'gst'> & {
  readonly lines: readonly SoldLine[];
};

/** `totals` are the order's: its taxes are those on the goods, and become those of the whole supply. The total stays. */
export function writeInvoice({ lines: sold, totals, ...written }: Written): InvoiceDocument {
  const { delivery } = written;
  const isHome = isHomeState(delivery.state);
  const lines = sharedLines(sold, totals, isHome);
  const document = {
    ...written,
    placeOfSupply: placeOfSupply(delivery.state),
    isInterState: !isHome,
    lines,
    totals: {
      ...totals,
      ...totalsOfLines(lines),
      subtotal: totals.subtotal,
      roundOff: subtract(totals.total, sum(lines.map(({ total }) => total))),
    },
    totalInWords: amountInWords(totals.total),
  };
  return { ...document, gst: invoiceGstFacts(document) };
}

export function totalsOfLines(lines: readonly InvoiceLine[]) {
  const of = (column: 'taxable' | 'cgst' | 'sgst' | 'igst') => sum(lines.map((line) => line[column]));
  const taxable = of('taxable');
  return { subtotal: taxable, taxable, cgst: of('cgst'), sgst: of('sgst'), igst: of('igst') };
}
