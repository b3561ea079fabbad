import type { Pool, PoolClient } from 'pg';
import type { DayRange } from '../../domain/text/day-range.ts';
import { withTransaction } from './connect.ts';

/** Sums that are kept by day in India, in a table of their own. */
export interface DailySums {
  readonly table: string;
  readonly columns: string;
  readonly source: keyof typeof SOURCES;
  /** Counts the days `$1` from the rows of the source. */
  readonly counted: string;
}

/**
 * The rows that sums are counted from, each with the moment that says its day. A payment that was withdrawn has lost the
 * moment at which it came; it was entered by hand, at once.
 */
const SOURCES = {
  orders: { rows: 'select created_at as at, updated_at from orders', until: 'rolled_up_until' },
  shipments: { rows: 'select created_at as at, updated_at from shipments', until: 'rolled_up_until' },
  money: {
    rows: `select coalesce(completed_at, created_at) as at, updated_at from payments
           union all select coalesce(completed_at, created_at), updated_at from refunds`,
    until: 'received_until',
  },
};

/**
 * Of a row `s`. It belongs into a lateral query that ends with `offset 0`: that keeps PostgreSQL from joining all orders of the
 * shop, because it takes a day for a ninth of them.
 */
export const happenedOnDay = (column: 'created_at' | 'completed_at') =>
  `s.${column} >= on_day.day::timestamp at time zone 'Asia/Kolkata'
  and s.${column} < (on_day.day + 1)::timestamp at time zone 'Asia/Kolkata'`;

/** Every day there is: the two sort before and after all others. */
export const EVER: DayRange = { from: '-infinity', to: 'infinity' };

/**
 * The values of a query for the sums of a period: `$1` the days that have changed since the last roll-up, which are counted from
 * the rows themselves, `$2` the first and `$3` the last day. So what is read is exact at every moment.
 */
export async function daysToRead(
  pool: Pool,
  source: DailySums['source'],
  { from, to }: DayRange,
): Promise<[changed: string[], from: string, to: string]> {
  const changed = await changedDays(pool, source);
  return [changed.filter((day) => day >= from && day <= to), from, to];
}

/** With an upper end PostgreSQL expects few rows between two moments that it does not know yet, and takes the index. */
async function changedDays(database: Pool | PoolClient, source: DailySums['source']): Promise<string[]> {
  const { rows: changes, until } = SOURCES[source];
  const { rows } = await database.query<{ day: string }>(
    `select distinct day_in_india(at) as day from (${changes}) changes
      where updated_at between (select ${until} - interval '5 minutes' from daily_sums_state) and 'infinity'`,
  );
  return rows.map(({ day }) => day);
}

/** Counts the days anew that have changed. Of two at once the second has nothing to do. */
export async function rollUp(pool: Pool, all: readonly DailySums[]): Promise<void> {
  await withTransaction(pool, async (client) => {
    const { rowCount } = await client.query('select 1 from daily_sums_state for update skip locked');
    if (rowCount === 0) return;
    for (const { table, columns, source, counted } of all) {
      const days = await changedDays(client, source);
      await client.query(`delete from ${table} where day = any($1)`, [days]);
      await client.query(`insert into ${table} (${columns}) ${counted}`, [days]);
    }
    // now() is when this transaction began, before anything was counted.
    await client.query('update daily_sums_state set rolled_up_until = now(), received_until = now()');
  });
}
