import type { Pool } from 'pg';
import type { MessageTotals } from '../../contract/dashboard.ts';
import { NEW_TODAY_HOURS } from '../../domain/limits.ts';
import { isPendingForDashboard, ORDER_STATUSES } from '../../domain/orders/order-status.ts';
import { daysToRead, EVER } from '../db/daily-sums.ts';
import { SALES } from './daily-sales.ts';

async function readOne<Row extends object>(pool: Pool, statement: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool.query<Row>(statement, values);
  if (rows[0] === undefined) throw new Error('Nothing was counted');
  return rows[0];
}

const PENDING = ORDER_STATUSES.filter(isPendingForDashboard);

export async function countOrders(pool: Pool): Promise<{ total: number; pending: number }> {
  return readOne(
    pool,
    `select coalesce(sum(orders), 0)::bigint as total,
            coalesce(sum(orders) filter (where status = any($4)), 0)::bigint as pending
       from (${SALES}) days`,
    [...(await daysToRead(pool, 'orders', EVER)), PENDING],
  );
}

export async function countPendingOrders(pool: Pool): Promise<number> {
  const { pending } = await readOne<{ pending: number }>(
    pool,
    'select count(*) as pending from orders where deleted_at is null and status = any($1)',
    [PENDING],
  );
  return pending;
}

export async function countOpenClaims(pool: Pool): Promise<number> {
  const { open } = await readOne<{ open: number }>(
    pool,
    `select count(*) as open from claims c join orders o on o.id = c.order_id
      where c.decision is null and o.deleted_at is null`,
    [],
  );
  return open;
}

export function countMessages(
  pool: Pool,
  table: 'contacts' | 'enquiries',
  now: Date,
): Promise<MessageTotals> {
  return readOne(
    pool,
    `select count(*) as total,
            count(*) filter (where created_at >= $1::timestamptz - make_interval(hours => $2)) as "newToday"
       from ${table} where deleted_at is null`,
    [now, NEW_TODAY_HOURS],
  );
}

const UNREAD = { contacts: 'NEW', enquiries: 'new', reviews: 'pending' } as const;

export async function countUnread(pool: Pool, table: keyof typeof UNREAD): Promise<number> {
  const { unread } = await readOne<{ unread: number }>(
    pool,
    `select count(*) as unread from ${table} where deleted_at is null and status = $1`,
    [UNREAD[table]],
  );
  return unread;
}

export async function countUsers(pool: Pool): Promise<number> {
  const { users } = await readOne<{ users: number }>(pool, 'select count(*) as users from users', []);
  return users;
}
