import { type GstClass, type GstFacts, invoiceGstFacts, noteGstFacts } from '../invoices/gst-facts.ts';
import type { InvoiceDocument, InvoiceLine } from '../invoices/invoice-document.ts';
import type { Paise } from '../pricing/money.ts';
import { indianDay } from '../text/period.ts';
import { negateTax, sortedGroups, sumTax, type TaxAmounts } from './tax-amounts.ts';

export interface BookLine extends TaxAmounts {
  readonly hsn: string;
  readonly description: string;
  /** Unit quantity code. */
  readonly unit: string;
  readonly quantity: number;
  readonly ratePercent: number;
}

/** An invoice or a credit note as the returns add it up. The amounts of a note are positive too. */
export interface BookDocument {
  readonly id: string;
  readonly orderId: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly series: string;
  /** The day of issue in India: `2026-10-03`. */
  readonly day: string;
  /** Its number is used, its amounts do not count. */
  readonly isCancelled: boolean;
  readonly sellerGstin: string;
  readonly buyerName: string;
  readonly buyerGstin: string;
  /** The State of the delivery, two digits. */
  readonly placeCode: string;
  readonly isInterState: boolean;
  readonly class: GstClass;
  readonly largeLimit: Paise;
  readonly roundOff: Paise;
  readonly total: Paise;
  readonly lines: readonly BookLine[];
  /** The invoice that a note corrects. */
  readonly original?: { readonly number: string; readonly day: string };
  /** The customer has not got back all of the money that notes credit. */
  readonly isRefundOwed: boolean;
  /** What could not be known when older documents were completed. */
  readonly missing: readonly string[];
}

/** A stored document, and what is known beside it. */
export interface StoredDocument {
  readonly id: string;
  readonly orderId: string;
  readonly document: InvoiceDocument;
  readonly isCancelled: boolean;
  readonly isRefundOwed: boolean;
  readonly missing: readonly string[];
}

export function toBookDocument({ document, ...known }: StoredDocument): BookDocument {
  const { kind, number, issuedAt, seller, buyer, isInterState, totals, corrects } = document;
  const facts = document.gst ?? factsOf(document);
  return {
    ...known,
    kind,
    number,
    series: facts.series,
    day: dayOf(issuedAt),
    sellerGstin: seller.gstin,
    buyerName: buyer.name,
    buyerGstin: buyer.gstin,
    placeCode: facts.placeCode,
    isInterState,
    class: facts.class,
    largeLimit: facts.largeLimit,
    roundOff: totals.roundOff,
    total: totals.total,
    lines: document.lines.map((line) => toBookLine(line, document)),
    ...(corrects && { original: { number: corrects.number, day: dayOf(corrects.issuedAt) } }),
  };
}

/** Of a document that the version before has written during an update. */
const factsOf = (document: InvoiceDocument): GstFacts =>
  document.kind === 'invoice' ? invoiceGstFacts(document) : noteGstFacts(document, document.number);

const dayOf = (moment: string) => indianDay(new Date(moment));

/** A note on a whole invoice takes back all pieces; one on a part those that it names, and without names none. */
function toBookLine(line: InvoiceLine, { partOf }: InvoiceDocument): BookLine {
  const { hsn, description, unit = 'NOS', ratePercent, taxable, igst, cgst, sgst } = line;
  const quantity = partOf === undefined ? line.quantity : (line.pieces ?? 0);
  return { hsn, description, unit, quantity, ratePercent, taxable, igst, cgst, sgst };
}

/** What a document adds to the month: a note takes away. */
export const signedTax = ({ kind, lines }: Pick<BookDocument, 'kind' | 'lines'>): TaxAmounts =>
  kind === 'invoice' ? sumTax(lines) : negateTax(sumTax(lines));

export interface RateAmounts extends TaxAmounts {
  readonly ratePercent: number;
}

/** The lines added up by rate, the lowest first: each rate stands once in a return. */
export const amountsByRate = ({ lines }: Pick<BookDocument, 'lines'>): RateAmounts[] =>
  sortedGroups(lines, ({ ratePercent }) => ratePercent).map(([ratePercent, group]) => ({
    ratePercent,
    ...sumTax(group),
  }));

export const isToBusiness = ({ buyerGstin }: Pick<BookDocument, 'buyerGstin'>): boolean => buyerGstin !== '';

export const serialOf = (number: string): number => Number(/\d+$/.exec(number)?.[0] ?? 0);
