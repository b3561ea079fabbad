import { setImmediate as nextTurn } from 'node:timers/promises';
import { streamXlsxRows } from 'hucre/xlsx';
import type { RowProblem } from '../../../domain/books/money/read-table.ts';
import { type CsvRow, decodeCsv, readCsv } from '../../../domain/text/csv-reader.ts';
import { readZipDirectory } from './zip-directory.ts';

export type SheetsRead =
  | { readonly ok: true; readonly sheets: readonly (readonly CsvRow[])[] }
  | { readonly ok: false; readonly problem: RowProblem };

export const MOST_ROWS = 60_000;
const MOST_SHEETS = 5;
const MOST_COLUMNS = 200;
/** A workbook of 50,000 lines unpacks to some 25 MB. */
const LARGEST_UNPACKED = 80 * 1024 * 1024;
const ROWS_PER_TURN = 500;

const refused = (message: string): SheetsRead => ({ ok: false, problem: { row: 1, message } });

const startsWith = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

/** The cells of a CSV file or an Excel workbook as texts. Formulas are not run: their stored results are read. */
export async function readSheets(bytes: Uint8Array): Promise<SheetsRead> {
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return refused('This is an Excel 97 file (.xls), or one with a password. Save it as .xlsx or CSV.');
  if (startsWith(bytes, 0x50, 0x4b)) return readWorkbook(bytes);
  const decoded = decodeCsv(bytes);
  if (!decoded.ok) return refused(decoded.message);
  const csv = readCsv(decoded.text, MOST_ROWS);
  return csv.ok
    ? { ok: true, sheets: [csv.rows] }
    : { ok: false, problem: { row: csv.row ?? 1, message: csv.message } };
}

async function readWorkbook(bytes: Uint8Array): Promise<SheetsRead> {
  const entries = readZipDirectory(bytes);
  const sheetCount = entries?.filter(({ name }) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).length ?? 0;
  if (entries === null || sheetCount === 0) return refused('This is not an Excel workbook or a CSV file.');
  // What an entry says of its size is where the library stops unpacking it, so it has to say something.
  const unpacked = entries.reduce(
    (all, { packed, size }) => all + (packed > 0 && size === 0 ? Infinity : size),
    0,
  );
  if (unpacked > LARGEST_UNPACKED || sheetCount > MOST_SHEETS)
    return refused('The workbook is too large. Save the sheet as CSV.');
  try {
    const sheets: CsvRow[][] = [];
    for (let sheet = 0; sheet < sheetCount; sheet += 1) {
      const rows = await readSheet(bytes, sheet);
      if (rows === null) return refused(`A file can have up to ${MOST_ROWS.toLocaleString('en-IN')} rows.`);
      sheets.push(rows);
    }
    return { ok: true, sheets };
  } catch {
    return refused('The workbook is damaged. Open it in Excel, save it as .xlsx and try again.');
  }
}

/** Null: it has too many rows or columns. The shop goes on serving between two lots of rows. */
async function readSheet(bytes: Uint8Array, sheet: number): Promise<CsvRow[] | null> {
  const rows: CsvRow[] = [];
  let seen = 0;
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    seen += 1;
    if (seen % ROWS_PER_TURN === 0) await nextTurn();
    if (seen > MOST_ROWS + 1 || values.length > MOST_COLUMNS) return null;
    const cells = values.map(textOf);
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: index + 1, cells });
  }
  return rows;
}

/**
 * A number to its last digit: 590000000001 stays that, and one that is larger than a number can be to the digit is written with
 * an exponent, which no reader takes for an AWB. Excel's 1234.5600000000002 is 1234.56.
 */
function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value !== 'number') return value === null || value === undefined ? '' : String(value);
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value) : value.toExponential();
  return String(Math.round(value * 1e6) / 1e6);
}
