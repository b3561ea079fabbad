/** Reads a CSV file that a spreadsheet has written: RFC 4180, with the liberties that Excel takes. */

export interface CsvRow {
  /** As the spreadsheet numbers its rows; the first one has the titles. */
  readonly row: number;
  readonly cells: readonly string[];
}

export type CsvRead =
  | { readonly ok: true; readonly rows: readonly CsvRow[] }
  | { readonly ok: false; readonly row: number | null; readonly message: string };

/** Excel separates by semicolon or tab where the comma is the decimal sign, or where it was told to. */
const SEPARATORS = [',', ';', '\t'] as const;

const NOT_UTF8 =
  'The file is not saved as UTF-8. In Excel, save it as “CSV UTF-8 (Comma delimited)” and try again.';

/** The text of a file: UTF-8, or UTF-16 with its mark. Guessing an older encoding would spoil names unseen. */
export function decodeCsv(bytes: Uint8Array): { ok: true; text: string } | { ok: false; message: string } {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { ok: false, message: 'This is an Excel workbook. Save it as “CSV UTF-8” and try again.' };
  const mark = `${bytes[0]} ${bytes[1]}`;
  const encoding = mark === '255 254' ? 'utf-16le' : mark === '254 255' ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { ok: false, message: 'This isn’t a text file.' };
    return { ok: true, text };
  } catch {
    return { ok: false, message: NOT_UTF8 };
  }
}

/** Rows without any text are left out, but counted. */
export function readCsv(given: string, mostRows: number): CsvRead {
  const { text, separator } = separatorOf(given.replace(/^\uFEFF/, ''));
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let row = 1;
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    if (cell === null)
      return { ok: false, row, message: 'A cell starts with a quotation mark that is never closed.' };
    cells.push(cell.value);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      cells.push('');
    }
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n')
      return { ok: false, row, message: 'A cell has text after its closing quotation mark.' };
    if (cells.some((value) => value.trim() !== '')) rows.push({ row, cells });
    if (rows.length > mostRows + 1)
      return { ok: false, row, message: `A file can have up to ${mostRows.toLocaleString('en-IN')} rows.` };
    cells = [];
    row += 1;
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return { ok: true, rows };
}

interface Cell {
  readonly value: string;
  readonly end: number;
}

function plainCell(text: string, from: number, separator: string): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end += 1;
  return { value: text.slice(from, end), end };
}

/** Null: it is never closed. */
function quotedCell(text: string, from: number): Cell | null {
  let value = '';
  let start = from + 1;
  for (;;) {
    const end = text.indexOf('"', start);
    if (end === -1) return null;
    value += text.slice(start, end);
    if (text[end + 1] !== '"') return { value, end: end + 1 };
    value += '"';
    start = end + 2;
  }
}

/** The one that the titles have most of; `sep=;`, which Excel understands as a first line, says it outright. */
function separatorOf(given: string): { text: string; separator: string } {
  const told = /^sep=(.)\r?\n/.exec(given);
  if (told?.[1] !== undefined) return { text: given.slice(told[0].length), separator: told[1] };
  const titles = given.slice(0, endOfTitles(given)).replace(/"[^"]*"/g, '');
  const counts = SEPARATORS.map((separator) => titles.split(separator).length);
  const separator = SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
  return { text: given, separator };
}

function endOfTitles(text: string): number {
  const end = text.search(/[\r\n]/);
  return end === -1 ? text.length : end;
}

/** Takes off the apostrophe that the export puts before what a spreadsheet would run: `'=1+1` is `=1+1` again. */
export function withoutGuard(cell: string): string {
  return /^'[=+\-@\t\r\n＝＋－＠]/.test(cell) ? cell.slice(1) : cell;
}
