import type { Pool } from 'pg';
import { z } from 'zod';
import { ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { readBestSellers } from './best-sellers.ts';
import { daysOf, type Period } from './period.ts';
import { summed } from './summed.ts';

const count = z.number().int();
const revenue = z
  .number()
  .describe('Rupees of the orders that are paid, or to be paid in cash, and not cancelled');

export const seriesSchema = z.object({
  days: z.array(z.object({ date: z.iso.date(), orders: count, revenue })),
  statuses: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: count })),
  bestSellers: z.array(z.object({ productId: z.string(), name: z.string(), quantity: count, revenue })),
  states: z.array(z.object({ state: z.string(), orders: count, revenue })),
});

export type Series = z.infer<typeof seriesSchema>;

const inRupees = <Row extends { readonly revenue: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, revenue: toRupees(paise(row.revenue)) }));

/** From the sums that triggers keep; those of the kinds `state` and `product` are of orders that bring money. */
export async function readSeries(pool: Pool, { from, to }: Period): Promise<Series> {
  // They take longest, so they begin.
  const bestSellers = readBestSellers(pool, { from, to });
  const days = pool.query<Series['days'][number]>(
    `select day as date, ${summed('orders', `kind = 'status'`)} as orders, ${summed('amount', `kind = 'state'`)} as revenue
       from order_sums_now where kind in ('status', 'state') and day between $1 and $2 group by day`,
    [from, to],
  );
  const statuses = pool.query<Series['statuses'][number]>(
    `select split_part(key, '/', 1) as status, ${summed('orders')} as orders from order_sums_now
      where kind = 'status' and day between $1 and $2 group by 1 having ${summed('orders')} > 0 order by orders desc`,
    [from, to],
  );
  const states = pool.query<Series['states'][number]>(
    `select key as state, ${summed('orders')} as orders, ${summed('amount')} as revenue from order_sums_now
      where kind = 'state' and day between $1 and $2 group by key having ${summed('orders')} > 0
      order by revenue desc, state`,
    [from, to],
  );
  const read = await Promise.all([days, statuses, bestSellers, states]);
  const found = new Map(read[0].rows.map((day) => [day.date, day]));
  return {
    days: inRupees(daysOf({ from, to }).map((date) => found.get(date) ?? { date, orders: 0, revenue: 0 })),
    statuses: read[1].rows,
    bestSellers: inRupees(read[2]),
    states: inRupees(read[3].rows),
  };
}
