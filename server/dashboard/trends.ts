import type { Pool } from 'pg';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { type DayRange, daysOf, momentsOf, rangeBefore } from '../../domain/text/day-range.ts';
import { daysToRead } from '../db/daily-sums.ts';
import { RECEIVED } from './daily-received.ts';
import { SALES } from './daily-sales.ts';

/** How many came on each day of the period, and in the period before. */
export interface Newcomers {
  readonly perDay: number[];
  readonly before: number;
}

const NEWCOMERS = {
  contacts: 'contacts where deleted_at is null',
  enquiries: 'enquiries where deleted_at is null',
  users: 'users where true',
} as const;

/** All days have 24 hours in India, so that they are counted off from the first: twice as fast as by the calendar. */
export async function countNewcomers(
  pool: Pool,
  table: keyof typeof NEWCOMERS,
  period: DayRange,
): Promise<Newcomers> {
  const earlier = rangeBefore(period);
  const { since, before } = momentsOf({ from: earlier.from, to: period.to });
  const { rows } = await pool.query<{ day: string; count: number }>(
    `select day_in_india(morning) as day, count from (
       select date_bin('1 day', created_at, $1::timestamptz) as morning, count(*) from ${NEWCOMERS[table]}
          and created_at >= $1 and created_at < $2 group by 1) days`,
    [since, before],
  );
  const counts = new Map(rows.map(({ day, count: many }) => [day, many]));
  const perDay = (days: DayRange) => daysOf(days).map((day) => counts.get(day) ?? 0);
  return { perDay: perDay(period), before: perDay(earlier).reduce((sum, each) => sum + each, 0) };
}

export async function readSalesBefore(
  pool: Pool,
  period: DayRange,
): Promise<{ orders: number; ordered: number; received: number }> {
  const before = rangeBefore(period);
  const [sales, money] = await Promise.all([
    pool.query<{ orders: number; ordered: number }>(
      `select coalesce(sum(orders), 0)::bigint as orders, coalesce(sum(ordered), 0)::bigint as ordered
         from (${SALES}) days`,
      await daysToRead(pool, 'orders', before),
    ),
    pool.query<{ received: number }>(
      `select coalesce(sum(received), 0)::bigint as received from (${RECEIVED}) days`,
      await daysToRead(pool, 'money', before),
    ),
  ]);
  return {
    orders: sales.rows[0]?.orders ?? 0,
    ordered: toRupees(paise(sales.rows[0]?.ordered ?? 0)),
    received: toRupees(paise(money.rows[0]?.received ?? 0)),
  };
}
