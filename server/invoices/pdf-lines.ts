import type { InvoiceDocument, InvoiceLine } from '../../domain/invoices/invoice-document.ts';
import { type HsnRow, hsnSummary } from '../../domain/invoices/invoice-shares.ts';
import { add, negate, type Paise, sum, ZERO } from '../../domain/pricing/money.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { type Column, drawTable } from './pdf-table.ts';
import type { Sheet } from './sheet.ts';

type LineColumn = Column<InvoiceLine>;
interface Space {
  readonly from: number;
  readonly low: number;
}

export const drawLines = (sheet: Sheet, document: InvoiceDocument, space: Space): number =>
  drawTable(sheet, lineColumns(document), printedLines(document), space);

/** A credit note that names pieces has a line for all of its invoice's; those that it is not about are not printed. */
const printedLines = ({ lines }: InvoiceDocument): readonly InvoiceLine[] =>
  lines.filter(({ pieces, total }) => pieces !== 0 || total !== 0);

/** Only documents that share freight and discount over their lines have sums here. */
function lineColumns({ totals, lines, partOf }: InvoiceDocument): LineColumn[] {
  const sums = totals.taxable === undefined ? undefined : { ...totals, taxable: totals.taxable };
  const charges: [Paise, Paise] = [
    sum(lines.map(({ freight }) => freight ?? ZERO)),
    sum(lines.map(({ discount }) => discount ?? ZERO)),
  ];
  const hasCharges = charges.some((amount) => amount !== 0);
  const isNamed = lines.some(({ pieces }) => pieces !== undefined);
  const itemWidth = partOf === undefined ? (hasCharges ? 124 : 161) : isNamed ? 231.28 : 275.28;
  const columns: (LineColumn | false)[] = [
    { title: '#', width: 18, align: 'left', text: (_line, number) => String(number) },
    {
      title: 'Goods',
      width: itemWidth,
      align: 'left',
      text: ({ description }) => description,
      ...(sums && { sum: 'Total' }),
    },
    { title: 'HSN', width: 52, align: 'left', text: ({ hsn }) => hsn },
    (partOf === undefined || isNamed) && {
      title: 'Qty',
      width: hasCharges ? 42 : 44,
      align: 'right',
      text: ({ quantity, pieces = quantity, unit = 'NOS' }) => (pieces === 0 ? '–' : `${pieces} ${unit}`),
    },
    partOf === undefined && {
      title: 'Rate',
      width: hasCharges ? 62 : 70,
      align: 'right',
      text: ({ unitPrice }) => formatRupeesExact(unitPrice),
    },
    hasCharges && {
      title: 'Shipping and discount',
      width: 59,
      align: 'right',
      sum: chargesText(...charges),
      text: ({ freight = ZERO, discount = ZERO }) => chargesText(freight, discount),
    },
    {
      title: 'Taxable value',
      width: hasCharges ? 68 : 74,
      align: 'right',
      text: ({ taxable }) => formatRupeesExact(taxable),
      ...(sums && { sum: formatRupeesExact(sums.taxable) }),
    },
    {
      title: 'GST',
      width: hasCharges ? 90.28 : 96.28,
      align: 'right',
      text: taxText,
      ...(sums && { sum: sumText(sums) }),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** Freight and discount before GST, one below the other; zero is left out. */
function chargesText(freight: Paise, discount: Paise): string {
  const texts = [freight, negate(discount)].filter((amount) => amount !== 0).map(formatRupeesExact);
  return texts.length === 0 ? '–' : texts.join('\n');
}

/** `IGST 18% ₹1,800.00`, or the two halves on a line each. */
function taxText({ cgst, sgst, igst, ratePercent }: InvoiceLine): string {
  if (add(cgst, sgst, igst) === 0) return '–';
  if (igst > 0) return `IGST ${ratePercent}%\n${formatRupeesExact(igst)}`;
  const half = ratePercent / 2;
  return `CGST ${half}% ${formatRupeesExact(cgst)}\nSGST ${half}% ${formatRupeesExact(sgst)}`;
}

function sumText({ cgst, sgst, igst }: Pick<InvoiceLine, 'cgst' | 'sgst' | 'igst'>): string {
  if (add(cgst, sgst, igst) === 0) return '–';
  if (igst > 0) return `IGST ${formatRupeesExact(igst)}`;
  return `CGST ${formatRupeesExact(cgst)}\nSGST ${formatRupeesExact(sgst)}`;
}

/** One row per HSN code and rate. */
export function drawHsnSummary(sheet: Sheet, document: InvoiceDocument, space: Space): number {
  const { isInterState } = document;
  const column = (title: string, width: number, of: (row: HsnRow) => Paise): Column<HsnRow> => ({
    title,
    width,
    align: 'right',
    text: (row) => formatRupeesExact(of(row)),
  });
  const taxes = isInterState
    ? [column('IGST', 150, ({ igst }) => igst)]
    : [column('CGST', 75, ({ cgst }) => cgst), column('SGST', 75, ({ sgst }) => sgst)];
  const columns: Column<HsnRow>[] = [
    { title: 'Summary by HSN', width: 125, align: 'left', text: ({ hsn }) => hsn },
    { title: 'GST rate', width: 60, align: 'right', text: ({ ratePercent }) => `${ratePercent}%` },
    column('Taxable value', 90, ({ taxable }) => taxable),
    ...taxes,
    column('GST', 90.28, ({ cgst, sgst, igst }) => add(cgst, sgst, igst)),
  ];
  return drawTable(sheet, columns, hsnSummary(printedLines(document)), space);
}
