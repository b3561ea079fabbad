import type { Pool } from 'pg';
import type { BookDocumentRow, BookMonthReport } from '../../contract/books.ts';
import { type BookDocument, isToBusiness, signedTax } from '../../domain/books/book-document.ts';
import { documentSeries } from '../../domain/books/document-series.ts';
import { gstr1FileName } from '../../domain/books/filing.ts';
import { type Gstr1, gstr1 } from '../../domain/books/gstr1.ts';
import { gstr3b } from '../../domain/books/gstr3b.ts';
import { hsnRows } from '../../domain/books/hsn-summary.ts';
import { type MonthCheck, monthChecks } from '../../domain/books/month-checks.ts';
import { monthSections, signedTotal } from '../../domain/books/sections.ts';
import { sumTax } from '../../domain/books/tax-amounts.ts';
import { sum } from '../../domain/pricing/money.ts';
import { findStateByGstCode } from '../../domain/shipping/states.ts';
import { indianDay } from '../../domain/text/period.ts';
import { readMonth } from './book-months.ts';
import { readMonthDocuments } from './month-documents.ts';

export interface OpenedMonth {
  readonly period: string;
  readonly gstin: string;
  readonly documents: readonly BookDocument[];
  readonly file: Gstr1;
  readonly checks: readonly MonthCheck[];
}

export async function openMonth(pool: Pool, period: string): Promise<OpenedMonth> {
  const { rows } = await pool.query<{ gstin: string }>('select gstin from settings where id = 1');
  const gstin = rows[0]?.gstin ?? '';
  const read = await readMonthDocuments(pool, period);
  const documents = read.toSorted((a, b) => (a.number < b.number ? -1 : 1));
  const file = gstr1(period, gstin, documents);
  return { period, gstin, documents, file, checks: monthChecks({ month: period, gstin, documents, file }) };
}

const MOST_NAMED = 20;
const placeName = (code: string): string => findStateByGstCode(code)?.name ?? 'unknown';

const toLink = ({ number, orderId, buyerName, total }: BookDocument) => ({
  number,
  orderId,
  buyerName,
  total,
});

/** All that the page of a month shows. */
export async function readReport(pool: Pool, period: string, now: Date): Promise<BookMonthReport> {
  const { gstin, documents, checks } = await openMonth(pool, period);
  const counted = documents.filter(({ isCancelled }) => !isCancelled);
  const hsnOf = (buyers: 'businesses' | 'consumers') =>
    hsnRows(counted.filter((document) => isToBusiness(document) === (buyers === 'businesses'))).map(
      (row) => ({ buyers, ...row }),
    );
  const { taxed, untaxed, consumers } = gstr3b(documents);
  return {
    month: await readMonth(pool, period, now),
    gstin,
    fileName: gstr1FileName(indianDay(now), gstin),
    documents: documents.length,
    cancelled: documents.length - counted.length,
    checks: checks.map((check) => ({
      ...check,
      documents: check.documents.slice(0, MOST_NAMED).map(toLink),
    })),
    sections: monthSections(documents),
    total: { ...sumTax(counted.map(signedTax)), total: sum(counted.map(signedTotal)) },
    hsn: [...hsnOf('businesses'), ...hsnOf('consumers')],
    series: documentSeries(documents).map(({ gaps, ...series }) => series),
    gstr3b: {
      taxed,
      untaxed,
      consumers: consumers.map((row) => ({ ...row, place: placeName(row.placeCode) })),
    },
  };
}

/** A document behind a figure; a note takes away. */
export const toDocumentRow = (document: BookDocument): BookDocumentRow => ({
  ...toLink(document),
  kind: document.kind,
  day: document.day,
  buyerGstin: document.buyerGstin,
  place: `${document.placeCode} ${placeName(document.placeCode)}`.trim(),
  original: document.original?.number ?? null,
  ...signedTax(document),
  total: signedTotal(document),
});
