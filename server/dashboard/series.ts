import type { Pool } from 'pg';
import { z } from 'zod';
import { paise, toRupees } from '../../domain/money.ts';
import { ORDER_STATUSES } from '../../domain/order-status.ts';
import { momentsOf, type Period } from './period.ts';
import { BRINGS_MONEY } from './revenue.ts';

const count = z.number().int();
const revenue = z.number().describe('Rupees of the orders that are not cancelled, failed or refunded');
const BEST_SELLERS = 10;

export const seriesSchema = z.object({
  days: z.array(z.object({ date: z.iso.date(), orders: count, revenue })),
  statuses: z.array(z.object({ status: z.enum(ORDER_STATUSES), orders: count })),
  bestSellers: z.array(z.object({ productId: z.string(), name: z.string(), quantity: count, revenue })),
  states: z.array(z.object({ state: z.string(), orders: count, revenue })),
});

export type Series = z.infer<typeof seriesSchema>;

const PLACED = `o.deleted_at is null and o.created_at >= $1 and o.created_at < $2`;

const inRupees = <Row extends { readonly revenue: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, revenue: toRupees(paise(row.revenue)) }));

/** One after the other: the charts can wait, and do not take the pool away from shoppers. */
export async function readSeries(pool: Pool, period: Period): Promise<Series> {
  const { since, before } = momentsOf(period);
  const days = await pool.query<{ date: string; orders: number; revenue: number }>(
    `select day::date as date, coalesce(placed.orders, 0) as orders, coalesce(placed.revenue, 0) as revenue
       from generate_series($3::date, $4::date, interval '1 day') as day
       left join (
         select (o.created_at at time zone 'Asia/Kolkata')::date as day, count(*) as orders,
                (sum(o.total_amount) filter (where ${BRINGS_MONEY}))::bigint as revenue
           from orders o where ${PLACED} group by 1
       ) placed using (day)
      order by day`,
    [since, before, period.from, period.to],
  );
  const statuses = await pool.query<Series['statuses'][number]>(
    `select o.status, count(*) as orders from orders o where ${PLACED} group by o.status order by orders desc`,
    [since, before],
  );
  const bestSellers = await pool.query<Series['bestSellers'][number]>(
    `select i.product_id as "productId", min(i.product_name) as name, sum(i.quantity)::bigint as quantity,
            sum(i.total_price)::bigint as revenue
       from orders o join order_items i on i.order_id = o.id
      where ${PLACED} and ${BRINGS_MONEY}
      group by i.product_id order by quantity desc, revenue desc, i.product_id limit ${BEST_SELLERS}`,
    [since, before],
  );
  const states = await pool.query<Series['states'][number]>(
    `select coalesce(nullif(o.shipping_address ->> 'state', ''), 'Unknown') as state, count(*) as orders,
            sum(o.total_amount)::bigint as revenue
       from orders o where ${PLACED} and ${BRINGS_MONEY} group by 1 order by revenue desc, state`,
    [since, before],
  );
  return {
    days: inRupees(days.rows),
    statuses: statuses.rows,
    bestSellers: inRupees(bestSellers.rows),
    states: inRupees(states.rows),
  };
}
