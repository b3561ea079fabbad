import type { Pool } from 'pg';
import type { Series } from '../../contract/dashboard.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { type Paise, paise, toRupees, ZERO } from '../../domain/pricing/money.ts';
import { type DayRange, daysOf } from '../../domain/text/day-range.ts';
import { daysToRead } from '../db/daily-sums.ts';
import { readBestSellers } from './best-sellers.ts';
import { RECEIVED } from './daily-received.ts';
import { SALES } from './daily-sales.ts';

const inRupees = <Row extends { readonly ordered: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, ordered: toRupees(paise(row.ordered)) }));

interface Group {
  /** One of the three is set: what the row sums up. */
  readonly day: string | null;
  readonly status: OrderStatus | null;
  readonly state: string | null;
  readonly orders: number;
  readonly sales: number;
  readonly ordered: number;
}

export async function readSeries(pool: Pool, period: DayRange): Promise<Series> {
  const [groups, received, bestSellers] = await Promise.all([
    readGroups(pool, period),
    readReceived(pool, period),
    readBestSellers(pool, period),
  ]);
  const ofDay = new Map(groups.map((group) => [group.day, group]));
  return {
    days: inRupees(
      daysOf(period).map((date) => {
        const { orders = 0, ordered = 0 } = ofDay.get(date) ?? {};
        return { date, orders, ordered, received: toRupees(received.get(date) ?? ZERO) };
      }),
    ),
    statuses: groups
      .flatMap(({ status, orders }) => (status === null ? [] : [{ status, orders }]))
      .sort((a, b) => b.orders - a.orders),
    bestSellers: inRupees(bestSellers),
    // An order that brings no money went nowhere yet.
    states: inRupees(
      groups.flatMap(({ state, sales, ordered }) =>
        state === null || sales === 0 ? [] : [{ state, orders: sales, ordered }],
      ),
    ),
  };
}

async function readGroups(pool: Pool, period: DayRange): Promise<Group[]> {
  const { rows } = await pool.query<Group>(
    `select day, status, state, sum(orders) as orders, sum(sales) as sales, sum(ordered)::bigint as ordered
       from (${SALES}) days group by grouping sets ((day), (status), (state)) order by ordered desc, state`,
    await daysToRead(pool, 'orders', period),
  );
  return rows;
}

async function readReceived(pool: Pool, period: DayRange): Promise<Map<string, Paise>> {
  const { rows } = await pool.query<{ day: string; received: number }>(
    RECEIVED,
    await daysToRead(pool, 'money', period),
  );
  return new Map(rows.map(({ day, received }) => [day, paise(received)]));
}
