import { piecesValue } from '../payments/refund-lines.ts';
import {
  add,
  divide,
  maxPaise,
  minPaise,
  type Paise,
  scale,
  spread,
  subtract,
  sum,
  ZERO,
} from '../pricing/money.ts';
import { amountInWords } from '../text/amount-in-words.ts';
import { noteGstFacts } from './gst-facts.ts';
import { type InvoiceDocument, type InvoiceLine, totalsOfLines, writeInvoice } from './invoice-document.ts';

interface CreditNoteFacts {
  readonly number: string;
  readonly issuedAt: string;
  readonly reason: string;
}

/** The part of the invoice that no credit note has credited yet. */
export function creditLeft(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[]): Paise {
  return subtract(invoice.totals.total, sum(earlier.map(({ totals }) => totals.total)));
}

/** How many pieces of each line of the invoice a credit note is for; null for a line that it does not name. */
export type CreditedPieces = readonly (number | null)[];

/**
 * A credit note for an amount that includes GST (CGST Act, section 34). The whole invoice is mirrored as it stands. A part
 * is shared over what is left of its lines, and within a line as its value and taxes stand to each other, CGST and SGST
 * in equal parts; the round-off has the paise that this leaves. A part that names pieces is for their lines alone, as far as
 * they are worth it: first for the goods, then for their freight. The last part takes all that is left, so that the notes
 * together are the invoice, column by column.
 */
export function writeCreditNote(
  invoice: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  amount: Paise,
  { number, issuedAt, reason }: CreditNoteFacts,
  pieces?: CreditedPieces,
): InvoiceDocument {
  const left = creditLeft(invoice, earlier);
  if (amount <= 0 || amount > left)
    throw new RangeError(`Not an amount to credit: ${amount} of ${left} paise`);
  const facts = {
    kind: 'credit_note' as const,
    number,
    issuedAt,
    reason,
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
    gst: noteGstFacts(invoice, number),
  };
  if (amount === invoice.totals.total) return { ...invoice, ...facts };
  const shared = withShares(invoice);
  const open = leftLines(shared, earlier);
  const openTotal = sum(open.map(({ total }) => total));
  const isLast = amount === left;
  const credited = isLast
    ? open
    : partOf(open, sharesOf(shared, open, minPaise(amount, openTotal), earlier, pieces));
  const lines =
    pieces === undefined ? credited : credited.map((line, at) => ({ ...line, pieces: pieces[at] ?? 0 }));
  return {
    ...invoice,
    ...facts,
    lines,
    totals: {
      ...totalsOfLines(lines),
      shipping: ZERO,
      discount: ZERO,
      roundOff: subtract(amount, sum(lines.map(({ total }) => total))),
      total: amount,
    },
    partOf: invoice.totals.total,
    couponCode: null,
    totalInWords: amountInWords(amount),
  };
}

/** For old invoices, issued before freight and discount were shared over the lines. */
function withShares(invoice: InvoiceDocument): InvoiceDocument {
  return invoice.totals.taxable === undefined ? writeInvoice(invoice) : invoice;
}

const COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;

function leftLines(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[]): InvoiceLine[] {
  return invoice.lines.map(({ freight, discount, ...line }, at) => {
    const rest = { ...line };
    for (const column of COLUMNS)
      rest[column] = subtract(line[column], sum(earlier.map(({ lines }) => lines[at]?.[column] ?? ZERO)));
    return rest;
  });
}

/** How much of the amount each line takes: by what is left of it, or of the pieces that are named. */
function sharesOf(
  { lines }: InvoiceDocument,
  open: readonly InvoiceLine[],
  amount: Paise,
  earlier: readonly InvoiceDocument[],
  pieces: CreditedPieces | undefined,
): readonly Paise[] {
  const totals = open.map(({ total }) => total);
  if (pieces === undefined) return spread(amount, totals);
  const worth = open.map(({ total, quantity }, at) => {
    const named = pieces[at] ?? null;
    if (named === null) return { goods: ZERO, pieces: ZERO };
    const refunded = earlier.reduce((count, { lines }) => count + (lines[at]?.pieces ?? 0), 0);
    const left = quantity - refunded;
    if (named === 0 || left <= 0) return { goods: total, pieces: total };
    const chosen = Math.min(named, left);
    const line = lines[at];
    const value = scale(total, chosen, left);
    const goods = line && piecesValue({ line, refunded, pieces: chosen }, { withFreight: false }).total;
    return { goods: minPaise(value, goods ?? value), pieces: value };
  });
  const goods = worth.map((each) => each.goods);
  const freight = worth.map((each) => subtract(each.pieces, each.goods));
  const others = worth.map((each, at) => subtract(totals[at] ?? ZERO, each.pieces));
  const forGoods = minPaise(amount, sum(goods));
  const forFreight = minPaise(subtract(amount, forGoods), sum(freight));
  const shares = [
    spread(forGoods, goods),
    spread(forFreight, freight),
    spread(subtract(amount, add(forGoods, forFreight)), others),
  ];
  return open.map((_, at) => sum(shares.map((share) => share[at] ?? ZERO)));
}

function partOf(open: readonly InvoiceLine[], shares: readonly Paise[]): InvoiceLine[] {
  return open.map((line, at) => {
    const share = shares[at] ?? ZERO;
    const partOfTax = (tax: Paise) => (line.total === 0 ? ZERO : scale(share, tax, line.total));
    const igst = partOfTax(line.igst);
    // On old invoices CGST and SGST may differ by a paisa.
    const half = minPaise(partOfTax(minPaise(line.cgst, line.sgst)), divide(share, 2));
    const taxable = maxPaise(ZERO, minPaise(line.taxable, subtract(share, add(igst, half, half))));
    return { ...line, taxable, cgst: half, sgst: half, igst, total: add(taxable, half, half, igst) };
  });
}
