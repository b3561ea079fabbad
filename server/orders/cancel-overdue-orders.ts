import type { Pool } from 'pg';
import { NOT_CONFIRMED_IN_TIME } from '../../domain/orders/cash-confirmation.ts';
import { withTransaction } from '../db/connect.ts';
import { NOT_PAID_IN_TIME, SYSTEM } from './actor.ts';
import { changeOrder, type OrderChange } from './change-order.ts';
import { NOT_CONFIRMED_BY_CALL } from './order-mails.ts';

/** How long after its own end a payment without a known outcome still keeps its order from being cancelled. */
const GRACE_SECONDS = 15 * 60;

/**
 * Cancels the orders whose payment is overdue. Orders that an administrator has moved on, or that have received money, are
 * left alone.
 */
export function cancelUnpaidOrders(pool: Pool, now: Date): Promise<number> {
  const overdue = `
    select id from orders
     where status = 'PENDING' and deleted_at is null and payment_status in ('PENDING', 'FAILED')
       and payment_due_at <= $1
       and not exists (
         select from payments p where p.order_id = orders.id and (p.state in ('COMPLETED', 'DISPUTED')
           or (p.state in ('CREATED', 'PENDING') and p.expires_at + make_interval(secs => ${GRACE_SECONDS}) > $1)))
     order by payment_due_at limit 1 for update skip locked`;
  return cancelAll(pool, overdue, { paymentStatus: 'FAILED', note: NOT_PAID_IN_TIME }, now);
}

/** Cancels the large cash orders that nobody has confirmed by a call in time. */
export function cancelUnconfirmedOrders(pool: Pool, now: Date): Promise<number> {
  const overdue = `
    select id from orders where status = 'PENDING' and deleted_at is null and call_due_at <= $1
     order by call_due_at limit 1 for update skip locked`;
  return cancelAll(pool, overdue, { note: NOT_CONFIRMED_BY_CALL }, now);
}

/** Cancels the cash orders that the customer has not confirmed in time. */
export function cancelLapsedOrders(pool: Pool, now: Date): Promise<number> {
  const overdue = `
    select id from orders where status = 'PENDING' and deleted_at is null and confirm_by <= $1
     order by confirm_by limit 1 for update skip locked`;
  return cancelAll(pool, overdue, { note: NOT_CONFIRMED_IN_TIME }, now);
}

/** One order a transaction, skipping those that another process has locked. Answers how many were cancelled. */
async function cancelAll(pool: Pool, overdue: string, change: OrderChange, now: Date): Promise<number> {
  const cancelNext = () =>
    withTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(overdue, [now]);
      const id = rows[0]?.id;
      if (id === undefined) return false;
      const changed = await changeOrder(client, id, { ...change, status: 'CANCELLED' }, SYSTEM, now);
      if (!changed.ok) throw new Error(`An overdue order cannot be cancelled: ${changed.message}`);
      return true;
    });
  let cancelled = 0;
  while (await cancelNext()) cancelled += 1;
  return cancelled;
}
