import type { Pool } from 'pg';
import { z } from 'zod';
import { paise, toRupees } from '../../domain/money.ts';
import { daysOf, type Period, periodBefore } from './period.ts';
import { summed } from './summed.ts';

const count = z.number().int();
const perDay = z.array(count).describe('One count for each day of the period');

export const trendsSchema = z.object({
  contacts: perDay,
  enquiries: perDay,
  users: perDay,
  before: z
    .object({ orders: count, revenue: z.number(), contacts: count, enquiries: count, users: count })
    .describe('The same of the period before, which is as long'),
});

export type Trends = z.infer<typeof trendsSchema>;

export async function readTrends(pool: Pool, period: Period): Promise<Trends> {
  const earlier = periodBefore(period);
  const newcomers = async (kind: 'contact' | 'enquiry' | 'user') => {
    const { rows } = await pool.query<{ day: string; count: number }>(
      `select day::text as day, ${summed('orders')} as count from order_sums_now
        where kind = $1 and day between $2 and $3 group by day`,
      [kind, earlier.from, period.to],
    );
    const found = new Map(rows.map(({ day, count: many }) => [day, many]));
    const counts = (days: readonly string[]) => days.map((day) => found.get(day) ?? 0);
    return { now: counts(daysOf(period)), before: total(counts(daysOf(earlier))) };
  };
  const [contacts, enquiries, users, before] = await Promise.all([
    newcomers('contact'),
    newcomers('enquiry'),
    newcomers('user'),
    readEarlierOrders(pool, earlier),
  ]);
  return {
    contacts: contacts.now,
    enquiries: enquiries.now,
    users: users.now,
    before: {
      ...before,
      contacts: contacts.before,
      enquiries: enquiries.before,
      users: users.before,
    },
  };
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
