import type { Pool } from 'pg';
import { z } from 'zod';
import { paise, toRupees } from '../../domain/pricing/money.ts';
import { daysOf, type Period, periodBefore } from './period.ts';
import { summed } from './summed.ts';

const count = z.number().int();
const countPerDay = z.array(count).describe('One count for each day of the period');

export const trendsSchema = z.object({
  contacts: countPerDay,
  enquiries: countPerDay,
  users: countPerDay,
  before: z
    .object({ orders: count, revenue: z.number(), contacts: count, enquiries: count, users: count })
    .describe('The same of the period before, which is as long'),
});

export type Trends = z.infer<typeof trendsSchema>;

const NEWCOMERS = ['contact', 'enquiry', 'user'] as const;
type Newcomer = (typeof NEWCOMERS)[number];

export async function readTrends(pool: Pool, period: Period): Promise<Trends> {
  const earlier = periodBefore(period);
  const [newcomers, before] = await Promise.all([
    readNewcomers(pool, { from: earlier.from, to: period.to }),
    readEarlierOrders(pool, earlier),
  ]);
  const perDay = (kind: Newcomer, days: Period) =>
    daysOf(days).map((day) => newcomers.get(`${kind} ${day}`) ?? 0);
  return {
    contacts: perDay('contact', period),
    enquiries: perDay('enquiry', period),
    users: perDay('user', period),
    before: {
      ...before,
      contacts: total(perDay('contact', earlier)),
      enquiries: total(perDay('enquiry', earlier)),
      users: total(perDay('user', earlier)),
    },
  };
}

/** How many came on which day, by kind and day. */
async function readNewcomers(pool: Pool, { from, to }: Period): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ came: string; count: number }>(
    `select kind || ' ' || day as came, ${summed('orders')} as count from order_sums_now
      where kind = any($1) and day between $2 and $3 group by kind, day`,
    [NEWCOMERS, from, to],
  );
  return new Map(rows.map(({ came, count: many }) => [came, many]));
}

const total = (counts: readonly number[]) => counts.reduce((sum, each) => sum + each, 0);

async function readEarlierOrders(
  pool: Pool,
  { from, to }: Period,
): Promise<{ orders: number; revenue: number }> {
  const { rows } = await pool.query<{ orders: number; revenue: number }>(
    `select ${summed('orders', `kind = 'status'`)} as orders, ${summed('amount', `kind = 'state'`)} as revenue
       from order_sums_now where kind in ('status', 'state') and day between $1 and $2`,
    [from, to],
  );
  return { orders: rows[0]?.orders ?? 0, revenue: toRupees(paise(rows[0]?.revenue ?? 0)) };
}
