import { formatRupeesExact } from '../../domain/format.ts';
import type { InvoiceDocument, InvoiceLine } from '../../domain/invoice-document.ts';
import { add } from '../../domain/money.ts';
import { PAGE, type Sheet, type TextStyle } from './sheet.ts';

interface Column {
  readonly title: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly text: (line: InvoiceLine, number: number) => string;
}

const COLUMNS: readonly Column[] = [
  { title: '#', width: 18, align: 'left', text: (_line, number) => String(number) },
  { title: 'Goods', width: 161, align: 'left', text: ({ description }) => description },
  { title: 'HSN', width: 52, align: 'left', text: ({ hsn }) => hsn },
  { title: 'Qty', width: 44, align: 'right', text: ({ quantity }) => `${quantity} NOS` },
  { title: 'Rate', width: 70, align: 'right', text: ({ unitPrice }) => formatRupeesExact(unitPrice) },
  { title: 'Taxable value', width: 74, align: 'right', text: ({ taxable }) => formatRupeesExact(taxable) },
  { title: 'GST', width: 96.28, align: 'right', text: taxText },
];

const SMALL: TextStyle = { size: 8 };
const PADDING = 5;

/** `IGST 18% ₹1,800.00`, or the two halves on a line each. */
function taxText({ cgst, sgst, igst, ratePercent }: InvoiceLine): string {
  if (add(cgst, sgst, igst) === 0) return '–';
  if (igst > 0) return `IGST ${ratePercent}%\n${formatRupeesExact(igst)}`;
  const half = ratePercent / 2;
  return `CGST ${half}% ${formatRupeesExact(cgst)}\nSGST ${half}% ${formatRupeesExact(sgst)}`;
}

/** Goes on to a new page under the same head when the next line would not fit above `low`. */
export function drawLines(sheet: Sheet, { lines }: InvoiceDocument, from: number, low: number): number {
  let y = drawHead(sheet, from);
  for (const [index, line] of lines.entries()) {
    const texts = COLUMNS.map(({ text }) => text(line, index + 1));
    const height = Math.max(
      ...COLUMNS.map(({ width }, at) => sheet.heightOf(texts[at] ?? '', width - PADDING, SMALL)),
    );
    if (y + height + 2 * PADDING > low) {
      sheet.pdf.addPage();
      y = drawHead(sheet, PAGE.margin);
    }
    drawRow(sheet, texts, y + PADDING, SMALL);
    y += height + 2 * PADDING;
    sheet.rule(y);
  }
  return y;
}

function drawHead(sheet: Sheet, y: number): number {
  sheet.rule(y, '#14171c');
  drawRow(
    sheet,
    COLUMNS.map(({ title }) => title),
    y + PADDING,
    { size: 7.5, weight: 'bold' },
  );
  const bottom = y + 2 * PADDING + 10;
  sheet.rule(bottom, '#14171c');
  return bottom;
}

function drawRow(sheet: Sheet, texts: readonly string[], y: number, style: TextStyle): void {
  let x: number = PAGE.margin;
  for (const [at, { width, align }] of COLUMNS.entries()) {
    sheet.write(texts[at] ?? '', { x, y, width: width - PADDING }, { ...style, align });
    x += width;
  }
}
