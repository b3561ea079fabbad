import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { negate, type Paise, subtract, sum, ZERO } from '../../domain/pricing/money.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { INNER, PAGE, type Sheet } from './sheet.ts';

const GREY = '#5a6270';

/** Subtotal to the amount payable, with the amount in words and the statements that the law requires beside it. */
export function drawTotals(sheet: Sheet, document: InvoiceDocument, from: number): void {
  const x = PAGE.margin + INNER * 0.55;
  const width = INNER * 0.45;
  let y = from;
  for (const [label, amount] of totalRows(document)) {
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
  left +=
    sheet.write('TOTAL IN WORDS', { ...words, y: left }, { size: 7.5, weight: 'bold', color: GREY }) + 2;
  left += sheet.write(document.totalInWords, { ...words, y: left }) + 10;
  const note = noteOf(document);
  if (note !== undefined) sheet.write(note, { ...words, y: left }, { color: GREY });
}

type Row = readonly [label: string, amount: Paise];

function totalRows(document: InvoiceDocument): Row[] {
  const { totals, lines } = document;
  const discountLabel = document.couponCode === null ? 'Discount' : `Discount (${document.couponCode})`;
  const taxes: Row[] = (
    [
      ['IGST', totals.igst],
      ['CGST', totals.cgst],
      ['SGST', totals.sgst],
    ] as const
  ).filter(([, amount]) => amount > 0);
  const roundOff: Row = ['Round off', totals.roundOff];
  if (totals.taxable === undefined)
    return [
      ['Taxable value', totals.subtotal],
      ...taxes,
      ['Shipping', totals.shipping],
      ...(totals.discount > 0 ? [[discountLabel, negate(totals.discount)] as const] : []),
      roundOff,
    ];
  const freight = sum(lines.map((line) => line.freight ?? ZERO));
  const discount = sum(lines.map((line) => line.discount ?? ZERO));
  const charges: Row[] = [
    ...(freight === 0 ? [] : [['Freight', freight] as const]),
    ...(discount === 0 ? [] : [[discountLabel, negate(discount)] as const]),
  ];
  return [
    ...(charges.length === 0 ? [] : [['Goods', totals.subtotal] as const, ...charges]),
    ['Taxable value', totals.taxable],
    ...taxes,
    roundOff,
  ];
}

/** A credit note says nothing of how its invoice was to be paid. */
function advanceRows({ kind, advance, totals }: InvoiceDocument): Row[] {
  if (kind !== 'invoice' || advance === undefined) return [];
  return [
    ['Advance received', advance],
    ['Balance due on delivery', subtract(totals.total, advance)],
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
    ...(totals.shipping > 0 ? [`freight of ${formatRupeesExact(totals.shipping)}`] : []),
    ...(totals.discount > 0 ? [`discount of ${formatRupeesExact(totals.discount)}`] : []),
  ];
  return charged.length === 0
    ? undefined
    : `GST is included in the ${charged.join(' and the ')}. The table shows values before GST.`;
}
