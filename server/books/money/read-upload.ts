import type { MoneyFileKind } from '../../../contract/books/money.ts';
import { type BankCredit, readBankStatement } from '../../../domain/books/money/read-bank.ts';
import {
  DELHIVERY_TITLES,
  type MappedColumns,
  readDelhivery,
  readMapped,
  readShiprocket,
  SHIPROCKET_AWB_TITLES,
  SHIPROCKET_CRF_TITLES,
} from '../../../domain/books/money/read-courier.ts';
import { readPhonePe } from '../../../domain/books/money/read-phonepe.ts';
import { type FileRead, type RowProblem, titlesOf } from '../../../domain/books/money/read-table.ts';
import type { SettlementLine } from '../../../domain/books/money/settlement-line.ts';
import type { CsvRow } from '../../../domain/text/csv-reader.ts';
import { readSheets } from './read-sheets.ts';

export interface Upload {
  readonly kind: MoneyFileKind;
  /** Whose cash it is; null for the payment service and the bank. */
  readonly carrierId: string | null;
  readonly fileName: string;
  /** Of the payout, where the file names none. */
  readonly utr: string | null;
  readonly bytes: Buffer;
  /** SHA-256 of the bytes. */
  readonly hash: string;
}

export type UploadRead =
  | { readonly kind: 'lines'; readonly lines: readonly SettlementLine[] }
  | { readonly kind: 'credits'; readonly credits: readonly BankCredit[] }
  | {
      readonly kind: 'columns';
      readonly titles: readonly string[];
      readonly sample: readonly (readonly string[])[];
    }
  | { readonly kind: 'problems'; readonly problems: readonly RowProblem[] };

/** `columns` are those kept for the carrier. */
export async function readUpload(upload: Upload, columns: MappedColumns | null): Promise<UploadRead> {
  const read = await readSheets(upload.bytes);
  if (!read.ok) return { kind: 'problems', problems: [read.problem] };
  const sheets = read.sheets.filter((rows) => rows.length > 0);
  const [first = []] = sheets;
  if (upload.kind === 'phonepe') return linesOf(readPhonePe(first));
  if (upload.kind === 'bank') {
    const statement = readBankStatement(first);
    return statement.ok ? { kind: 'credits', credits: statement.lines } : { kind: 'problems', ...statement };
  }
  const ofTitles = (titles: readonly string[]) => sheets.find((rows) => isLike(rows, titles));
  const [parcels, batches] = [ofTitles(SHIPROCKET_AWB_TITLES), ofTitles(SHIPROCKET_CRF_TITLES)];
  if (parcels !== undefined || batches !== undefined) return linesOf(readShiprocket(parcels, batches));
  const { utr, hash } = upload;
  const delhivery = ofTitles(DELHIVERY_TITLES);
  if (delhivery !== undefined)
    return linesOf(readDelhivery(delhivery, { utr, batch: utr ?? hash.slice(0, 16) }));
  if (
    columns !== null &&
    Object.values(columns).every((title) => title === null || titlesOf(first[0]).includes(title))
  )
    return linesOf(readMapped(first, columns, utr));
  if (first.length < 2)
    return { kind: 'problems', problems: [{ row: 1, message: 'The file has no lines.' }] };
  return { kind: 'columns', titles: titlesOf(first[0]), sample: first.slice(1, 4).map(({ cells }) => cells) };
}

const linesOf = (read: FileRead): UploadRead =>
  read.ok ? { kind: 'lines', lines: read.lines } : { kind: 'problems', problems: read.problems };

/** It has most of the provider's columns, so that what is missing is said instead of asking what its columns mean. */
function isLike(rows: readonly CsvRow[], wanted: readonly string[]): boolean {
  const titles = titlesOf(rows[0]);
  return wanted.filter((title) => titles.includes(title)).length * 2 > wanted.length;
}
