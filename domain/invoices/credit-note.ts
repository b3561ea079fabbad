import { minPaise, type Paise, spread, subtract, sum, ZERO } from '../pricing/money.ts';
import { amountInWords } from '../text/amount-in-words.ts';
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

/**
 * A credit note for an amount that includes GST (CGST Act, section 34). The whole invoice is mirrored as it stands. A part
 * is shared over what is left of its lines, and within a line as its value and taxes stand to each other; the last
 * part takes all that is left, so that the notes together are the invoice, column by column.
 */
export function writeCreditNote(
  invoice: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  amount: Paise,
  { number, issuedAt, reason }: CreditNoteFacts,
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
  };
  if (amount === invoice.totals.total) return { ...invoice, ...facts };
  const open = leftLines(withShares(invoice), earlier);
  const openTotal = sum(open.map(({ total }) => total));
  const isLast = amount === left;
  const inLines = isLast ? openTotal : minPaise(amount, openTotal);
  const lines = isLast ? open : partOf(open, inLines);
  return {
    ...invoice,
    ...facts,
    lines,
    totals: {
      ...totalsOfLines(lines),
      shipping: ZERO,
      discount: ZERO,
      roundOff: subtract(amount, inLines),
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

function partOf(open: readonly InvoiceLine[], amount: Paise): InvoiceLine[] {
  const shares = spread(
    amount,
    open.map(({ total }) => total),
  );
  return open.map((line, at) => {
    const total = shares[at] ?? ZERO;
    const parts = spread(total, [line.taxable, line.cgst, line.sgst, line.igst]);
    const [taxable = ZERO, cgst = ZERO, sgst = ZERO, igst = ZERO] = parts;
    return { ...line, taxable, cgst, sgst, igst, total };
  });
}
