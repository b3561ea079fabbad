import { Readable } from 'node:stream';
import type { Pool } from 'pg';
import type { Customer } from '../../../contract/accounts/customer.ts';
import { BYTE_ORDER_MARK, csvCell } from '../../../domain/text/csv.ts';
import { indianDay } from '../../../domain/text/period.ts';
import { CUSTOMERS, type CustomerChoice, type CustomerRow, customerConditions, toCustomer } from './list.ts';

const COLUMNS: readonly (readonly [title: string, of: (customer: Customer) => string])[] = [
  ['Name', ({ full_name }) => full_name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['City', ({ city }) => city],
  ['State', ({ state }) => state],
  ['Pincode', ({ pincode }) => pincode],
  ['Orders', ({ orders_count }) => String(orders_count)],
  ['Total Spent', ({ total_spent = 0 }) => total_spent.toFixed(2)],
  ['Joined', ({ created_at }) => indianDay(new Date(created_at))],
  ['Account', ({ has_account }) => (has_account ? 'Account' : 'Guest')],
];

const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** Named by the day in India: `customers-2026-11-15.csv`. */
export const customersCsvFileName = (now: Date): string => `customers-${indianDay(now)}.csv`;

/** In the order of the e-mail addresses; a batch is read when the one before it has been sent. */
export function customersCsvStream(pool: Pool, choice: CustomerChoice): Readable {
  return Readable.from(csvChunks(pool, choice), { objectMode: false });
}

const BATCH = 500;

async function* csvChunks(pool: Pool, choice: CustomerChoice): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(COLUMNS.map(([title]) => title));
  let last: string | undefined;
  do {
    const conditions = customerConditions(choice).add('c.key > ?', last);
    const { rows } = await pool.query<CustomerRow & { key: string }>(
      `select ${CUSTOMERS.columns}, c.key from ${CUSTOMERS.from} ${conditions.where} order by c.key limit ${BATCH}`,
      conditions.values,
    );
    const customers = rows.map(({ key, ...row }) => toCustomer(row));
    if (rows.length > 0)
      yield customers.map((customer) => lineOf(COLUMNS.map(([, of]) => of(customer)))).join('');
    last = rows.length < BATCH ? undefined : rows.at(-1)?.key;
  } while (last !== undefined);
}
