import { displayOrderNumber } from '../orders/order.ts';
import { type CsvRow, withoutGuard } from '../text/csv-reader.ts';
import type { ListProblem } from './carrier-list.ts';

/** Tracking numbers from a carrier's file or a spreadsheet's column, put to the orders of a pile. */

export interface NumberedOrder {
  /** As it is shown: 'RR-1042'. */
  readonly name: string;
  readonly trackingNumber: string;
}

export interface TrackingList {
  /** By the name of the order. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly problems: readonly ListProblem[];
}

/** As carriers call them, without spaces and signs. Other columns are left out. */
const ORDER_TITLES = [
  'order',
  'ordernumber',
  'orderno',
  'orderid',
  'reference',
  'referenceno',
  'refno',
  'customerreference',
];
const NUMBER_TITLES = [
  ...[
    'tracking',
    'trackingnumber',
    'trackingno',
    'trackingid',
    'awb',
    'awbnumber',
    'awbno',
    'waybill',
    'waybillno',
  ],
  ...['lr', 'lrno', 'lrnumber', 'docket', 'docketno', 'docketnumber', 'consignmentno', 'consignmentnumber'],
];
export const TRACKING_NUMBER_MAX = 100;

/**
 * With a column of order numbers each number goes to its order. Without one they fill the orders that have none, from the first
 * on, or all from the order `from` on, where somebody pasted into its field.
 */
export function readTrackingList(
  rows: readonly CsvRow[],
  orders: readonly NumberedOrder[],
  from?: string,
): TrackingList {
  const [head] = rows;
  if (head === undefined)
    return { numbers: new Map(), problems: [{ row: 1, message: 'There are no numbers.' }] };
  const titles = head.cells.map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
  const numberAt = titles.findIndex((title) => NUMBER_TITLES.includes(title));
  const orderAt = titles.findIndex((title) => ORDER_TITLES.includes(title));
  if (numberAt !== -1 && orderAt !== -1) return byOrder(rows.slice(1), orders, { orderAt, numberAt });
  if (numberAt !== -1) return assignInOrder(rows.slice(1), orders, numberAt, from);
  if (rows.some(({ cells }) => cells.length > 1 && orderName(cells[0]) !== undefined))
    return byOrder(orderAt === -1 ? rows : rows.slice(1), orders, { orderAt: 0, numberAt: 1 });
  return assignInOrder(rows, orders, 0, from);
}

/** 'RR-1042', 'rr 1042', '#1042' and '1042' are the same order. */
function orderName(cell = ''): string | undefined {
  const [, number] = /^#?\s*(?:RR[\s-]*)?(\d{1,15})$/i.exec(cell.trim()) ?? [];
  return number === undefined ? undefined : displayOrderNumber(Number(number));
}

function byOrder(
  rows: readonly CsvRow[],
  orders: readonly NumberedOrder[],
  { orderAt, numberAt }: { readonly orderAt: number; readonly numberAt: number },
): TrackingList {
  const names = new Set(orders.map(({ name }) => name));
  const numbers = new Map<string, string>();
  const problems: ListProblem[] = [];
  for (const { row, cells } of rows) {
    const name = orderName(cells[orderAt]);
    const number = numberOf(cells[numberAt]);
    const problem =
      name === undefined
        ? `“${(cells[orderAt] ?? '').slice(0, 20)}” is not an order number.`
        : names.has(name)
          ? numbers.has(name)
            ? `${name} is there twice. Its first number counts.`
            : problemOf(number, name)
          : `${name} is not among these orders.`;
    if (problem !== undefined) problems.push({ row, message: problem });
    else if (name !== undefined) numbers.set(name, number);
  }
  return { numbers, problems };
}

function assignInOrder(
  rows: readonly CsvRow[],
  orders: readonly NumberedOrder[],
  numberAt: number,
  from: string | undefined,
): TrackingList {
  const start = orders.findIndex(({ name }) => name === from);
  const free =
    start === -1 ? orders.filter(({ trackingNumber }) => trackingNumber === '') : orders.slice(start);
  const numbers = new Map<string, string>();
  const problems: ListProblem[] = [];
  const firstRow = rows[0]?.row ?? 0;
  for (const { row, cells } of rows) {
    const number = numberOf(cells[numberAt]);
    // A row without a number that can be taken leaves its order out: the next one is another parcel's.
    const order = free[row - firstRow];
    const problem =
      order === undefined
        ? `There is no order left for ${number.slice(0, 40)}.`
        : problemOf(number, 'This row');
    if (problem !== undefined) problems.push({ row, message: problem });
    else if (order !== undefined) numbers.set(order.name, number);
  }
  return { numbers, problems };
}

const numberOf = (cell = '') => withoutGuard(cell).trim();

function problemOf(number: string, owner: string): string | undefined {
  if (number === '') return `${owner} has no tracking number.`;
  if (number.length > TRACKING_NUMBER_MAX) return `${owner} has more than ${TRACKING_NUMBER_MAX} characters.`;
  // 59311004860017 is no number to calculate with: Excel shows and saves it as 5.93E+13.
  return /^\d+(?:\.\d+)?E\+?\d+$/i.test(number)
    ? `${number} was shortened by the spreadsheet. Format its column as text.`
    : undefined;
}

/** The orders whose number another one before them has, each with that one. */
export function repeatedNumbers(orders: readonly NumberedOrder[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const repeated = new Map<string, string>();
  for (const { name, trackingNumber } of orders) {
    const number = trackingNumber.trim().toUpperCase();
    if (number === '') continue;
    const earlier = first.get(number);
    if (earlier === undefined) first.set(number, name);
    else repeated.set(name, earlier);
  }
  return repeated;
}
