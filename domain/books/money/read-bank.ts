import type { Paise } from '../../pricing/money.ts';
import type { CsvRow } from '../../text/csv-reader.ts';
import { readAmount, readDay, readUtr } from './read-cells.ts';
import { type FileRead, readRecords, readTable, refusedFile, titlesOf } from './read-table.ts';

/** Money that came to the bank account. */
export interface BankCredit {
  readonly row: number;
  readonly day: string;
  readonly amount: Paise;
  readonly narration: string;
  /** All that can be the UTR of a payout. */
  readonly references: readonly string[];
  /** The how-manieth of the same day, amount and narration: two alike on one day are two credits, in every download of that day. */
  readonly occurrence: number;
}

/** As the large banks call them, in small letters without signs. */
const TITLES = {
  day: ['date', 'txndate', 'transactiondate', 'trandate', 'valuedate', 'postdate'],
  narration: ['narration', 'description', 'particulars', 'transactionremarks', 'remarks', 'details'],
  amount: [
    'credit',
    'creditamount',
    'deposit',
    'deposits',
    'depositamt',
    'depositamount',
    'depositamountinr',
    'cr',
  ],
  reference: ['chqrefno', 'refnochequeno', 'chequeno', 'referenceno', 'refno', 'utr', 'utrno', 'chqref'],
} as const;
/** Above the table stand the account's name and number. */
const MOST_ROWS_ABOVE = 40;
const NARRATION_MAX = 300;

export function readBankStatement(rows: readonly CsvRow[]): FileRead<BankCredit> {
  const at = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => {
    const found = columnsIn(row);
    return found.day !== undefined && found.narration !== undefined && found.amount !== undefined;
  });
  const { day, narration, amount, reference } = columnsIn(rows[at]);
  if (day === undefined || narration === undefined || amount === undefined)
    return refusedFile(1, 'This is not a bank statement. It needs columns for date, narration and credit.');
  const seen = new Map<string, number>();
  const table = readTable(rows.slice(at), [day, narration, amount], 'a bank statement');
  return readRecords(table, ({ row, cell }, need) => {
    // Opening and closing balances and the bank's notes have no date.
    const date = readDay(cell(day), day);
    if (cell(amount).trim() === '' || !date.ok || date.value === null) return [];
    const credited = need(readAmount(cell(amount), amount));
    if (credited <= 0) return [];
    const text = cell(narration).trim().replace(/\s+/g, ' ').slice(0, NARRATION_MAX);
    const key = `${date.value} ${credited} ${text}`;
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    const references = referencesIn(`${text} ${reference === undefined ? '' : cell(reference)}`);
    return [{ row, day: date.value, amount: credited, narration: text, references, occurrence }];
  });
}

function columnsIn(row: CsvRow | undefined) {
  const titles = titlesOf(row);
  const named = (names: readonly string[]) =>
    titles.find((title) => names.includes(title.toLowerCase().replace(/[^a-z]/g, '')));
  return {
    day: named(TITLES.day),
    narration: named(TITLES.narration),
    amount: named(TITLES.amount),
    reference: named(TITLES.reference),
  };
}

const SHORTEST_UTR = 8;
const MOST_REFERENCES = 20;

/** `NEFT-HDFCN52026111704812-PHONEPE PVT` has one: the words with digits that are long enough. */
function referencesIn(text: string): readonly string[] {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word.length >= SHORTEST_UTR && /\d/.test(word));
  const all = words.map(readUtr).filter((word): word is string => word !== null);
  return [...new Set(all)].slice(0, MOST_REFERENCES);
}
