import type { Pool } from 'pg';
import { z } from 'zod';
import { NEW_TODAY_HOURS } from '../../domain/limits.ts';
import { isPendingForDashboard, ORDER_STATUSES } from '../../domain/orders/order-status.ts';

const count = z.number().int();
const messages = z.object({ total: count, newToday: count.describe('Came in the last 24 hours') });

/** A total that cannot be read just now is null. */
export const totalsSchema = z.object({
  orders: z.object({ total: count, pending: count.describe('Pending, confirmed or processing') }).nullable(),
  contacts: messages.nullable(),
  enquiries: messages.nullable(),
  users: count.nullable(),
});

export type Totals = z.infer<typeof totalsSchema>;
export type MessageTotals = z.infer<typeof messages>;

async function readOne<Row extends object>(pool: Pool, statement: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool.query<Row>(statement, values);
  if (rows[0] === undefined) throw new Error('Nothing was counted');
  return rows[0];
}

export function countOrders(pool: Pool): Promise<{ total: number; pending: number }> {
  return readOne(
    pool,
    `select coalesce(sum(orders), 0)::bigint as total,
            coalesce(sum(orders) filter (where split_part(key, '/', 1) = any($1)), 0)::bigint as pending
       from order_sums_now where kind = 'status'`,
    [ORDER_STATUSES.filter(isPendingForDashboard)],
  );
}

export function countMessages(
  pool: Pool,
  table: 'contacts' | 'enquiries',
  now: Date,
): Promise<MessageTotals> {
  return readOne(
    pool,
    `select (select coalesce(sum(orders), 0)::bigint from order_sums_now where kind = $3) as total,
            (select count(*) from ${table} where deleted_at is null
                and created_at >= $1::timestamptz - make_interval(hours => $2)) as "newToday"`,
    [now, NEW_TODAY_HOURS, table === 'contacts' ? 'contact' : 'enquiry'],
  );
}

/** Whenever they came. */
export async function countUnread(pool: Pool, kind: 'contact' | 'enquiry'): Promise<number> {
  const { unread } = await readOne<{ unread: number }>(
    pool,
    `select coalesce(sum(orders), 0)::bigint as unread from order_sums_now
      where kind = $1 and lower(split_part(key, '/', 1)) = 'new'`,
    [kind],
  );
  return unread;
}

export async function countUsers(pool: Pool): Promise<number> {
  const counted = await readOne<{ users: number }>(
    pool,
    `select coalesce(sum(orders), 0)::bigint as users from order_sums_now where kind = 'user'`,
    [],
  );
  return counted.users;
}
