import type { CsvRow } from '../../text/csv-reader.ts';
import type { CellRead } from './read-cells.ts';
import type { SettlementLine } from './settlement-line.ts';

/** A provider's file: its titles in one row, its records below. */

export interface RowProblem {
  readonly row: number;
  readonly message: string;
}

/** All lines, or what is wrong with the file. Nothing is guessed: a file with one bad row is refused. */
export type FileRead<Line = SettlementLine> =
  | { readonly ok: true; readonly lines: readonly Line[] }
  | { readonly ok: false; readonly problems: readonly RowProblem[] };

export const refusedFile = (row: number, message: string): FileRead<never> => ({
  ok: false,
  problems: [{ row, message }],
});

export interface TableRecord {
  readonly row: number;
  /** Empty where the row is shorter than its titles. */
  readonly cell: (title: string) => string;
}

export type Table =
  | { readonly ok: true; readonly records: Iterable<TableRecord> }
  | { readonly ok: false; readonly row: number; readonly message: string };

export const titlesOf = (row: CsvRow | undefined): readonly string[] =>
  row?.cells.map((cell) => cell.trim()) ?? [];

/** Titles must be there to the letter: a provider that renames a column may have changed what it means. */
export function readTable(rows: readonly CsvRow[], wanted: readonly string[], whose: string): Table {
  const [head, ...others] = rows;
  if (head === undefined) return { ok: false, row: 1, message: 'The file is empty.' };
  const titles = titlesOf(head);
  const missing = wanted.filter((title) => !titles.includes(title));
  if (missing.length > 0)
    return {
      ok: false,
      row: head.row,
      message: `This is not ${whose}. Missing columns: ${missing.join(', ')}.`,
    };
  const repeated = wanted.find((title) => titles.indexOf(title) !== titles.lastIndexOf(title));
  if (repeated !== undefined)
    return { ok: false, row: head.row, message: `The column “${repeated}” is there twice.` };
  return { ok: true, records: recordsOf(others, titles) };
}

/** One after the other: a long file need not be there twice. */
function* recordsOf(rows: readonly CsvRow[], titles: readonly string[]): Generator<TableRecord> {
  for (const { row, cells } of rows) yield { row, cell: (title) => cells[titles.indexOf(title)] ?? '' };
}

/** Reads each record, and gathers what is wrong. `need` takes a cell's value, or ends the record with its message. */
export function readRecords<Line>(
  table: Table,
  readRecord: (record: TableRecord, need: <Value>(read: CellRead<Value>) => Value) => readonly Line[],
): FileRead<Line> {
  if (!table.ok) return refusedFile(table.row, table.message);
  const lines: Line[] = [];
  const problems: RowProblem[] = [];
  for (const record of table.records) {
    try {
      lines.push(...readRecord(record, needed));
    } catch (thrown) {
      if (!(thrown instanceof BadCell)) throw thrown;
      problems.push({ row: record.row, message: thrown.message });
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  return lines.length > 0 ? { ok: true, lines } : refusedFile(1, 'The file has no lines.');
}

class BadCell extends Error {}

function needed<Value>(read: CellRead<Value>): Value {
  if (read.ok) return read.value;
  throw new BadCell(read.message);
}
