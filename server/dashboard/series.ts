import type { Pool } from 'pg';
import type { Series } from '../../contract/dashboard.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { readBestSellers } from './best-sellers.ts';
import { SALES } from './daily-sales.ts';
import { daysToRead } from './daily-sums.ts';
import { daysOf, type Period } from './period.ts';

const inRupees = <Row extends { readonly revenue: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, revenue: toRupees(paise(row.revenue)) }));

interface Group {
  /** One of the three is set: what the row sums up. */
  readonly day: string | null;
  readonly status: OrderStatus | null;
  readonly state: string | null;
  readonly orders: number;
  readonly sales: number;
  readonly revenue: number;
}

export async function readSeries(pool: Pool, period: Period): Promise<Series> {
  const [groups, bestSellers] = await Promise.all([readGroups(pool, period), readBestSellers(pool, period)]);
  const ofDay = new Map(groups.map((group) => [group.day, group]));
  return {
    days: inRupees(
      daysOf(period).map((date) => {
        const { orders = 0, revenue = 0 } = ofDay.get(date) ?? {};
        return { date, orders, revenue };
      }),
    ),
    statuses: groups
      .flatMap(({ status, orders }) => (status === null ? [] : [{ status, orders }]))
      .sort((a, b) => b.orders - a.orders),
    bestSellers: inRupees(bestSellers),
    // An order that brings no money went nowhere yet.
    states: inRupees(
      groups.flatMap(({ state, sales, revenue }) =>
        state === null || sales === 0 ? [] : [{ state, orders: sales, revenue }],
      ),
    ),
  };
}

async function readGroups(pool: Pool, period: Period): Promise<Group[]> {
  const { rows } = await pool.query<Group>(
    `select day, status, state, sum(orders) as orders, sum(sales) as sales, sum(revenue)::bigint as revenue
       from (${SALES}) days group by grouping sets ((day), (status), (state)) order by revenue desc, state`,
    await daysToRead(pool, 'orders', period),
  );
  return rows;
}
