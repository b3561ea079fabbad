import type { CsvRow } from '../text/csv-reader.ts';
import { isPincode } from './pincode/pincode.ts';
import type { TransitDays } from './promise.ts';

/** The file in which a carrier says where it goes: pincode, serviceable, and its days where it names them. */

export const CARRIER_LIST_ROWS_MAX = 60_000;
const DAYS_MAX = 90;

export interface ListedPincode {
  readonly pincode: string;
  readonly serves: boolean;
  readonly days: TransitDays | null;
}

export interface ListProblem {
  /** As the spreadsheet numbers it. */
  readonly row: number;
  readonly message: string;
}

export interface CarrierList {
  readonly pincodes: readonly ListedPincode[];
  readonly problems: readonly ListProblem[];
}

type ListColumn = 'pincode' | 'serves' | 'min' | 'max';

/** As carriers call them, without spaces and signs. Other columns are left out. */
const TITLES: Readonly<Record<ListColumn, readonly string[]>> = {
  pincode: ['pincode', 'pin', 'pincodes', 'destinationpincode', 'postalcode'],
  serves: ['serviceable', 'serviceability', 'serves', 'delivers', 'delivery', 'active'],
  min: ['daysmin', 'mindays', 'daysfrom', 'tatmin', 'mintat'],
  max: ['daysmax', 'maxdays', 'daysto', 'tatmax', 'maxtat', 'days', 'tat'],
};

const YES = new Set(['yes', 'y', 'true', '1', 'active', 'serviceable']);
const NO = new Set(['no', 'n', 'false', '0', 'inactive', 'not serviceable', 'non-serviceable']);

/** Without a column that says yes or no, every pincode in it is served. */
export function readCarrierList(rows: readonly CsvRow[]): CarrierList {
  const [head] = rows;
  if (head === undefined) return { pincodes: [], problems: [{ row: 1, message: 'The file is empty.' }] };
  const places = placesIn(head);
  if (places === undefined)
    return {
      pincodes: [],
      problems: [{ row: head.row, message: 'The first row needs a column with the title Pincode.' }],
    };
  const rowOf = new Map<string, number>();
  const pincodes: ListedPincode[] = [];
  const problems: ListProblem[] = [];
  for (const { row, cells } of rows.slice(1)) {
    const cell = (column: ListColumn) => {
      const place = places.get(column);
      return place === undefined ? '' : (cells[place] ?? '').trim();
    };
    const read = readLine(cell);
    if ('message' in read) {
      problems.push({ row, message: read.message });
      continue;
    }
    const earlier = rowOf.get(read.pincode);
    if (earlier === undefined) {
      rowOf.set(read.pincode, row);
      pincodes.push(read);
    } else problems.push({ row, message: `${read.pincode} is already in row ${earlier}.` });
  }
  if (pincodes.length === 0 && problems.length === 0)
    problems.push({ row: head.row, message: 'The file has no pincodes.' });
  return { pincodes, problems };
}

function placesIn({ cells }: CsvRow): ReadonlyMap<ListColumn, number> | undefined {
  const titles = cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const places = new Map<ListColumn, number>();
  for (const column of ['pincode', 'serves', 'min', 'max'] as const) {
    const place = titles.findIndex((title) => TITLES[column].includes(title));
    if (place !== -1) places.set(column, place);
  }
  return places.has('pincode') ? places : undefined;
}

function readLine(cell: (column: ListColumn) => string): ListedPincode | { readonly message: string } {
  const pincode = cell('pincode').replace(/\s/g, '');
  if (!isPincode(pincode)) return { message: `“${cell('pincode').slice(0, 20)}” is not a pincode.` };
  const word = cell('serves').toLowerCase();
  if (word !== '' && !YES.has(word) && !NO.has(word)) return { message: 'Serviceable must be Yes or No.' };
  const [min, max] = [cell('min') || cell('max'), cell('max') || cell('min')];
  if (max === '') return { pincode, serves: !NO.has(word), days: null };
  if (!isDays(min) || !isDays(max)) return { message: `Days must be whole numbers up to ${DAYS_MAX}.` };
  if (Number(max) < Number(min)) return { message: 'The maximum days can’t be less than the minimum.' };
  return { pincode, serves: !NO.has(word), days: [Number(min), Number(max)] };
}

const isDays = (text: string) => /^\d{1,2}$/.test(text) && Number(text) <= DAYS_MAX;
