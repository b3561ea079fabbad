import type { BookMonth, BookMonthReport } from '../../../contract/books.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatLongDate, formatRupeesExact } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { Column } from '../../ui/table.tsx';

/** '1,26,500.00', with a true minus; what is nothing is a dash. */
export function amountText(count: number): string {
  if (count === 0) return '–';
  return `${count < 0 ? '−' : ''}${formatRupeesExact(paise(Math.abs(count))).slice(1)}`;
}

/** 'October 2026' */
export const monthName = (period: string): string => formatLongDate(`${period}-01`).slice(2);

export const STATES: Readonly<Record<BookMonth['state'], { label: string; tone: BadgeTone }>> = {
  running: { label: 'Running', tone: 'blue' },
  open: { label: 'Not filed', tone: 'amber' },
  filed: { label: 'Filed', tone: 'green' },
  locked: { label: 'Locked', tone: 'neutral' },
};

type Section = BookMonthReport['sections'][number]['section'];

export const SECTIONS: Readonly<Record<Section, { title: string; place: string; noun: string }>> = {
  b2b: { title: 'Invoices to businesses', place: 'B2B, table 4A', noun: 'invoice' },
  b2cl: { title: 'Consumers in other States, above the limit', place: 'B2CL, table 5', noun: 'invoice' },
  b2cs: { title: 'All other consumers', place: 'B2CS, table 7', noun: 'document' },
  cdnr: { title: 'Credit notes to businesses', place: 'CDNR, table 9B', noun: 'note' },
  cdnur: { title: 'Credit notes on large consumer invoices', place: 'CDNUR, table 9B', noun: 'note' },
};

interface Taxed {
  readonly taxable: number;
  readonly igst: number;
  readonly cgst: number;
  readonly sgst: number;
}

/** The four figures that every table of the books has. */
export const TAX_COLUMNS: readonly Column<Taxed>[] = [
  { title: 'Taxable value', align: 'right', render: ({ taxable }) => amountText(taxable) },
  { title: 'IGST', align: 'right', render: ({ igst }) => amountText(igst) },
  { title: 'CGST', align: 'right', render: ({ cgst }) => amountText(cgst) },
  { title: 'SGST', align: 'right', render: ({ sgst }) => amountText(sgst) },
];
