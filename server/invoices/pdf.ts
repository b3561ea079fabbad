import { formatLongDate, formatRupeesExact } from '../../domain/format.ts';
import { type InvoiceDocument, type InvoiceParty, SELLER_STATE } from '../../domain/invoice-document.ts';
import { negate, type Paise } from '../../domain/money.ts';
import { drawLines } from './pdf-lines.ts';
import { PAGE, Sheet } from './sheet.ts';

const INNER = PAGE.width - 2 * PAGE.margin;
const GREY = '#5a6270';
const LOW = PAGE.height - 70;

/** A tax invoice or credit note as the customer and the accountant read it. */
export async function printInvoice(document: InvoiceDocument): Promise<Buffer> {
  const title = document.kind === 'invoice' ? 'Tax Invoice' : 'Credit Note';
  const sheet = new Sheet({
    title: `${title} ${document.number}`,
    author: document.seller.name,
    created: new Date(document.issuedAt),
  });
  let y = drawHead(sheet, document, title);
  y = drawParties(sheet, document, y + 14);
  y = drawLines(sheet, document, y + 14, LOW);
  if (y + 170 > LOW) {
    sheet.pdf.addPage();
    y = PAGE.margin;
  }
  drawTotals(sheet, document, y + 10);
  drawFeet(sheet, document, title);
  return sheet.bytes();
}

function drawHead(sheet: Sheet, document: InvoiceDocument, title: string): number {
  const { seller } = document;
  const left = { x: PAGE.margin, width: INNER * 0.55 };
  let y = PAGE.margin;
  y += sheet.write(seller.name, { ...left, y }, { size: 17, weight: 'bold' });
  y += sheet.write(seller.address, { ...left, y }, { color: GREY });
  y += sheet.write(`${seller.email} · ${seller.phone}`, { ...left, y }, { color: GREY });
  y += sheet.write(`GSTIN ${seller.gstin || 'not entered yet'} · State ${SELLER_STATE}`, { ...left, y });

  const right = { x: PAGE.margin + INNER * 0.55, width: INNER * 0.45 };
  let top: number = PAGE.margin;
  top += sheet.write(title, { ...right, y: top }, { size: 17, weight: 'bold', align: 'right' });
  const facts = [
    `No. ${document.number}`,
    `Date ${formatLongDate(document.issuedAt)}`,
    ...(document.corrects === undefined
      ? []
      : [`For invoice ${document.corrects.number} of ${formatLongDate(document.corrects.issuedAt)}`]),
    `Order ${document.orderNumber} of ${formatLongDate(document.orderedAt)}`,
    `Payment: ${document.payment}`,
    'ORIGINAL FOR RECIPIENT',
  ];
  for (const fact of facts) top += sheet.write(fact, { ...right, y: top }, { align: 'right' });
  const bottom = Math.max(y, top) + 8;
  sheet.rule(bottom);
  return bottom;
}

function drawParties(sheet: Sheet, document: InvoiceDocument, y: number): number {
  const width = INNER / 3 - 12;
  const column = (index: number) => ({ x: PAGE.margin + index * (INNER / 3), width });
  const supply = [
    `Place of supply: ${document.placeOfSupply}`,
    document.isInterState ? 'Inter-State supply: IGST' : 'Intra-State supply: CGST and SGST',
    'Tax payable on reverse charge: No',
    ...(document.reason === undefined ? [] : [`Reason: ${document.reason}`]),
  ];
  const heights = [
    drawParty(sheet, 'Billed to', document.buyer, { ...column(0), y }),
    drawParty(sheet, 'Delivered to', document.delivery, { ...column(1), y }),
    drawFacts(sheet, 'Supply', supply, { ...column(2), y }),
  ];
  return y + Math.max(...heights);
}

function drawParty(
  sheet: Sheet,
  title: string,
  party: InvoiceParty,
  at: { x: number; y: number; width: number },
): number {
  const facts = [
    party.name,
    ...party.address,
    party.phone,
    party.email,
    ...(party.gstin === '' ? [] : [`GSTIN ${party.gstin}`]),
  ];
  return drawFacts(sheet, title, facts.filter(Boolean), at);
}

function drawFacts(
  sheet: Sheet,
  title: string,
  facts: readonly string[],
  at: { x: number; y: number; width: number },
): number {
  let { y } = at;
  y += sheet.write(title.toUpperCase(), { ...at, y }, { size: 7.5, weight: 'bold', color: GREY }) + 2;
  for (const fact of facts) y += sheet.write(fact, { ...at, y });
  return y - at.y;
}

function drawTotals(sheet: Sheet, document: InvoiceDocument, from: number): void {
  const { totals, couponCode } = document;
  const x = PAGE.margin + INNER * 0.55;
  const width = INNER * 0.45;
  const rows: [string, Paise][] = [['Taxable value', totals.subtotal]];
  if (totals.igst > 0) rows.push(['IGST', totals.igst]);
  else if (totals.cgst > 0 || totals.sgst > 0) rows.push(['CGST', totals.cgst], ['SGST', totals.sgst]);
  rows.push(['Shipping', totals.shipping]);
  if (totals.discount > 0)
    rows.push([couponCode === null ? 'Discount' : `Discount (${couponCode})`, negate(totals.discount)]);
  rows.push(['Round off', totals.roundOff]);

  let y = from;
  for (const [label, amount] of rows) {
    sheet.write(label, { x, y, width }, { color: GREY });
    y += sheet.write(formatRupeesExact(amount), { x, y, width }, { align: 'right' }) + 2;
  }
  y += 4;
  sheet.write('Total', { x, y, width }, { size: 12, weight: 'bold' });
  sheet.write(formatRupeesExact(totals.total), { x, y, width }, { size: 12, weight: 'bold', align: 'right' });

  const words = { x: PAGE.margin, width: INNER * 0.5 };
  let left = from;
  left +=
    sheet.write('TOTAL IN WORDS', { ...words, y: left }, { size: 7.5, weight: 'bold', color: GREY }) + 2;
  left += sheet.write(document.totalInWords, { ...words, y: left }) + 10;
  if (totals.discount > 0)
    sheet.write(
      'The discount was given after tax and does not reduce the taxable value.',
      { ...words, y: left },
      {
        color: GREY,
      },
    );
}

function drawFeet(sheet: Sheet, { seller, number }: InvoiceDocument, title: string): void {
  const { start, count } = sheet.pdf.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    sheet.pdf.switchToPage(page);
    const y = PAGE.height - 52;
    sheet.rule(y - 8);
    const at = { x: PAGE.margin, y, width: INNER };
    sheet.write(`${title} ${number} · issued electronically by ${seller.name}, valid without signature`, at, {
      size: 7.5,
      color: GREY,
    });
    sheet.write(`Page ${page - start + 1} of ${count}`, at, { size: 7.5, color: GREY, align: 'right' });
  }
}
