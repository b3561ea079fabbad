import type { Pool } from 'pg';
import { z } from 'zod';
import { NEW_TODAY_HOURS } from '../../domain/limits.ts';
import { isPendingForDashboard, ORDER_STATUSES } from '../../domain/order-status.ts';

const count = z.number().int();

export const totalsSchema = z.object({
  orders: z.object({ total: count, pending: count.describe('Pending, confirmed or processing') }),
  contacts: z.object({ total: count, newToday: count.describe('Came in the last 24 hours') }),
  enquiries: z.object({ total: count, newToday: count.describe('Came in the last 24 hours') }),
  users: count,
});

export type Totals = z.infer<typeof totalsSchema>;

interface TotalsRow {
  readonly orders: number;
  readonly pending: number;
  readonly contacts: number;
  readonly new_contacts: number;
  readonly enquiries: number;
  readonly new_enquiries: number;
  readonly users: number;
}

export async function readTotals(pool: Pool, now: Date): Promise<Totals> {
  const since = `$2::timestamptz - make_interval(hours => $3)`;
  const { rows } = await pool.query<TotalsRow>(
    `select
       (select count(*) from orders where deleted_at is null) as orders,
       (select count(*) from orders where deleted_at is null and status = any($1)) as pending,
       (select count(*) from contacts where deleted_at is null) as contacts,
       (select count(*) from contacts where deleted_at is null and created_at >= ${since}) as new_contacts,
       (select count(*) from enquiries where deleted_at is null) as enquiries,
       (select count(*) from enquiries where deleted_at is null and created_at >= ${since}) as new_enquiries,
       (select count(*) from users) as users`,
    [ORDER_STATUSES.filter(isPendingForDashboard), now, NEW_TODAY_HOURS],
  );
  const row = rows[0];
  if (row === undefined) throw new Error('Nothing was counted');
  return {
    orders: { total: row.orders, pending: row.pending },
    contacts: { total: row.contacts, newToday: row.new_contacts },
    enquiries: { total: row.enquiries, newToday: row.new_enquiries },
    users: row.users,
  };
}
