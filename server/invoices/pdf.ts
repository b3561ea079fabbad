import { setImmediate } from 'node:timers/promises';
import {
  type InvoiceDocument,
  type InvoiceParty,
  SELLER_STATE,
} from '../../domain/invoices/invoice-document.ts';
import { formatLongDate } from '../../domain/text/format.ts';
import { drawHsnSummary, drawLines } from './pdf-lines.ts';
import { drawTotals } from './pdf-totals.ts';
import { INNER, PAGE, Sheet } from './sheet.ts';

const GREY = '#5a6270';
const LOW = PAGE.height - 70;

/** Tax invoices or credit notes as the customer and the accountant read them, each on pages of its own. */
export async function printInvoices(
  documents: readonly [InvoiceDocument, ...InvoiceDocument[]],
): Promise<Buffer> {
  const last = documents.at(-1) ?? documents[0];
  const sheet = new Sheet({
    title: documents.map((document) => `${titleOf(document)} ${document.number}`).join(', '),
    author: last.seller.name,
    created: new Date(last.issuedAt),
  });
  for (const [index, document] of documents.entries()) {
    // A pile of invoices takes a second or two; others are served in between.
    await setImmediate();
    if (index > 0) sheet.pdf.addPage();
    drawDocument(sheet, document);
  }
  return sheet.bytes();
}

const titleOf = ({ kind }: InvoiceDocument) => (kind === 'invoice' ? 'Tax Invoice' : 'Credit Note');

function drawDocument(sheet: Sheet, document: InvoiceDocument): void {
  const title = titleOf(document);
  const firstPage = sheet.pdf.bufferedPageRange().count - 1;
  let y = drawHead(sheet, document, title);
  y = drawParties(sheet, document, y + 14);
  y = drawLines(sheet, document, { from: y + 14, low: LOW });
  if (document.totals.taxable !== undefined) y = drawHsnSummary(sheet, document, { from: y + 14, low: LOW });
  if (y + 170 > LOW) {
    sheet.pdf.addPage();
    y = PAGE.margin;
  }
  drawTotals(sheet, document, y + 10);
  drawFeet(sheet, document, { title, firstPage });
}

function drawHead(sheet: Sheet, document: InvoiceDocument, title: string): number {
  const { seller } = document;
  const left = { x: PAGE.margin, width: INNER * 0.55 };
  let y = PAGE.margin;
  y += sheet.logo({ ...left, y, width: 150 }) + 8;
  y += sheet.write(seller.name, { ...left, y }, { weight: 'bold' });
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
      : [
          `Against invoice ${document.corrects.number}`,
          `dated ${formatLongDate(document.corrects.issuedAt)}`,
        ]),
    `Order ${document.orderNumber} dated ${formatLongDate(document.orderedAt)}`,
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
    drawParty(sheet, 'Bill to', document.buyer, { ...column(0), y }),
    drawParty(sheet, 'Ship to', document.delivery, { ...column(1), y }),
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

function drawFeet(
  sheet: Sheet,
  { seller, number }: InvoiceDocument,
  { title, firstPage }: { readonly title: string; readonly firstPage: number },
): void {
  const { count } = sheet.pdf.bufferedPageRange();
  for (let page = firstPage; page < count; page++) {
    sheet.pdf.switchToPage(page);
    const y = PAGE.height - 52;
    sheet.rule(y - 8);
    const at = { x: PAGE.margin, y, width: INNER };
    sheet.write(`${title} ${number} · issued electronically by ${seller.name}, valid without signature`, at, {
      size: 7.5,
      color: GREY,
    });
    sheet.write(`Page ${page - firstPage + 1} of ${count - firstPage}`, at, {
      size: 7.5,
      color: GREY,
      align: 'right',
    });
  }
}
