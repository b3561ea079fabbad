import { type Paise, rupees } from '../../pricing/money.ts';
import { withoutGuard } from '../../text/csv-reader.ts';
import { isOneLine } from '../../text/field-formats.ts';

/** What stands in the cells of a provider's file. Each is the value, or why it is none. */
export type CellRead<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

const no = (message: string): CellRead<never> => ({ ok: false, message });
const shown = (cell: string) => `“${cell.slice(0, 30)}”`;

/** Digits alone, or grouped by commas as in India (1,23,456.50) or elsewhere (123,456.50). */
const AMOUNT = /^(?:\d{1,13}|\d{1,3}(?:,\d{2,3})+)(?:\.(\d{1,2})0*)?$/;

/** `₹1,23,456.50`, `-500`, `(500.00)`, `−500` and `500-`: an empty cell is nothing. */
export function readAmount(cell: string, title: string): CellRead<Paise> {
  const text = withoutGuard(cell.trim()).replace(/^(?:₹|Rs\.?|INR)\s*/i, '');
  if (text === '' || text === '-') return { ok: true, value: rupees(0) };
  const bare = text.replace(/^[(−+-]\s*(?:₹\s*)?|[)−-]$/g, '');
  const isNegative = /^[(−-]|[−-]$/.test(text);
  if (!AMOUNT.test(bare)) return no(`${title}: ${shown(cell)} is not an amount in rupees and paise.`);
  const value = Number(bare.replaceAll(',', ''));
  return { ok: true, value: rupees(isNegative ? -value : value) };
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_FIRST = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3})[a-z]*[-/. ,]+(\d{4}|\d{2})(?!\d)/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/;

/** Day before month, as India writes it: `17-11-2026`, `17/11/26`, `17-Nov-2026`, also `2026-11-17`; a time after it is left out. */
export function readDay(cell: string, title: string): CellRead<string | null> {
  const text = cell.trim().toLowerCase();
  if (text === '') return { ok: true, value: null };
  const [, year = '', month = '', day = ''] = YEAR_FIRST.exec(text) ?? turned(DAY_FIRST.exec(text)) ?? [];
  const number = MONTHS.indexOf(month) + 1 || Number(month);
  const iso = `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && iso > '2000';
  return isReal ? { ok: true, value: iso } : no(`${title}: ${shown(cell)} is not a date like 17-11-2026.`);
}

const turned = (found: RegExpExecArray | null) => found && [found[0], found[3], found[2], found[1]];

const REFERENCE_MAX = 100;

/**
 * A number to find something by, to the digit: `590000000001`, `'590000000001` and Excel's `590000000001.0` are the same. What a
 * spreadsheet has shortened (5.9E+11) is refused, because its last digits are gone.
 */
export function readReference(cell: string, title: string): CellRead<string> {
  const text = cell
    .trim()
    .replace(/^'/, '')
    .replace(/^(\d+)\.0+$/, '$1');
  if (text === '') return no(`${title} is empty.`);
  if (/^\d+(?:\.\d+)?E\+?\d+$/i.test(text))
    return no(`${title}: ${shown(text)} was shortened by the spreadsheet. Format its column as text.`);
  if (text.length > REFERENCE_MAX || !isOneLine(text) || /\s/.test(text))
    return no(`${title}: ${shown(text)} is not a number to find it by.`);
  return { ok: true, value: text };
}

/** Carriers print letters of an AWB in either case. */
export function readAwb(cell: string, title: string): CellRead<string> {
  const read = readReference(cell, title);
  return read.ok ? { ok: true, value: read.value.toUpperCase() } : read;
}

/** Banks write UTRs in either case, and pad some of them with zeros: `000012345678` is 12345678. */
export const readUtr = (cell: string): string | null =>
  cell
    .trim()
    .replace(/\.0+$/, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '')
    .slice(0, 40) || null;
