import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { gstByRate, gstLines } from '../../domain/pricing/gst-rates.ts';
import { negate, type Paise, subtract, times } from '../../domain/pricing/money.ts';
import { exactLines } from '../../domain/pricing/summary-lines.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { INNER, PAGE, type Sheet } from './sheet.ts';

const GREY = '#5a6270';

/** From the subtotal to the amount payable, with the amount in words and the statements that the law requires beside it. */
export function drawTotals(sheet: Sheet, document: InvoiceDocument, from: number): void {
  const x = PAGE.margin + INNER * 0.55;
  const width = INNER * 0.45;
  let y = from;
  if (isAsOrdered(document)) y += sheet.write('AS ORDERED', { x, y, width }, SMALL_HEAD) + 2;
  for (const [label, amount] of totalRows(document).slice(0, -1)) {
    sheet.write(label, { x, y, width }, { color: GREY });
    y += sheet.write(formatRupeesExact(amount), { x, y, width }, { align: 'right' }) + 2;
  }
  y += 4;
  const total = formatRupeesExact(document.totals.total);
  sheet.write('Total', { x, y, width }, { size: 12, weight: 'bold' });
  y += sheet.write(total, { x, y, width }, { size: 12, weight: 'bold', align: 'right' }) + 4;
  for (const [label, amount] of advanceRows(document)) {
    sheet.write(label, { x, y, width }, { color: GREY });
    y += sheet.write(formatRupeesExact(amount), { x, y, width }, { align: 'right' }) + 2;
  }

  const words = { x: PAGE.margin, width: INNER * 0.5 };
  let left = from;
  left += sheet.write('TOTAL IN WORDS', { ...words, y: left }, SMALL_HEAD) + 2;
  left += sheet.write(document.totalInWords, { ...words, y: left }) + 10;
  const note = noteOf(document);
  if (note !== undefined) sheet.write(note, { ...words, y: left }, { color: GREY });
}

const SMALL_HEAD = { size: 7.5, weight: 'bold', color: GREY } as const;

type Row = readonly [label: string, amount: Paise];

/** A part of an invoice, and one from before freight and discount were shared over the lines, has sums of its own. */
const isAsOrdered = ({ totals, partOf }: InvoiceDocument) =>
  totals.taxable !== undefined && partOf === undefined;

/** What the customer has ordered and been mailed; the tax on all of it is in the table. */
function rowsAsOrdered({ totals, lines, isInterState, couponCode }: InvoiceDocument): Row[] {
  const goods = lines.map(({ unitPrice, quantity, ratePercent }) => ({
    value: times(unitPrice, quantity),
    ratePercent,
  }));
  const taxLines = gstLines(gstByRate(goods, !isInterState));
  return exactLines({ ...totals, taxLines, couponCode }).map(({ label, amount }) => [label, amount]);
}

/** The last one is the total. */
export function totalRows(document: InvoiceDocument): Row[] {
  if (isAsOrdered(document)) return rowsAsOrdered(document);
  const { totals, couponCode } = document;
  const { taxable = totals.subtotal, shipping, cgst, sgst, igst, discount } = totals;
  const rows: Row[] = [
    ['Taxable value', taxable],
    ['IGST', igst],
    ['CGST', cgst],
    ['SGST', sgst],
    ['Shipping', shipping],
    [couponCode === null ? 'Discount' : `Discount (${couponCode})`, negate(discount)],
    ['Round-off', totals.roundOff],
    ['Total', totals.total],
  ];
  return rows.filter(([label, amount]) => label === 'Total' || amount !== 0);
}

/** A credit note says nothing of how its invoice was to be paid. */
function advanceRows({ kind, advance, totals }: InvoiceDocument): Row[] {
  if (kind !== 'invoice' || advance === undefined) return [];
  return [
    ['Advance paid', advance],
    ['Due on delivery', subtract(totals.total, advance)],
  ];
}

function noteOf({ totals, partOf }: InvoiceDocument): string | undefined {
  if (partOf !== undefined)
    return `This credit note covers part of the invoice of ${formatRupeesExact(partOf)}.`;
  if (totals.taxable === undefined)
    return totals.discount > 0
      ? 'The discount was given after tax and doesn’t reduce the taxable value.'
      : undefined;
  const charged = [
    ...(totals.shipping > 0 ? [`shipping of ${formatRupeesExact(totals.shipping)}`] : []),
    ...(totals.discount > 0 ? [`discount of ${formatRupeesExact(totals.discount)}`] : []),
  ];
  if (charged.length === 0) return undefined;
  const taxes = (['cgst', 'sgst', 'igst'] as const).filter((tax) => totals[tax] > 0);
  const amounts = taxes.map((tax) => `${tax.toUpperCase()} ${formatRupeesExact(totals[tax])}`).join(' and ');
  const rounded = totals.roundOff === 0 ? '' : `, round-off ${formatRupeesExact(totals.roundOff)}`;
  return `GST is included in the ${charged.join(' and the ')}. With it, this invoice has ${amounts} on a taxable value of ${formatRupeesExact(totals.taxable)}${rounded}, as in the table.`;
}
