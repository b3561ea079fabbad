import type { Pool, PoolClient } from 'pg';
import { NOT_CONFIRMED_IN_TIME } from '../../domain/orders/cash-confirmation.ts';
import { withTransaction } from '../db/connect.ts';
import { NOT_PAID_IN_TIME, SYSTEM } from './actor.ts';
import { changeOrder, type OrderChange } from './change-order.ts';
import { enqueueOrderMail } from './enqueue-order-mail.ts';
import { NOT_CONFIRMED_BY_CALL } from './order-mails.ts';

/** How long after its own end a payment without a known outcome still keeps its order from being cancelled. */
const GRACE_SECONDS = 15 * 60;

/**
 * Cancels the orders whose payment is overdue. Orders that an administrator has moved on, that have received money, or whose
 * payment is being asked about just now are left alone.
 */
export function cancelUnpaidOrders(pool: Pool, now: Date): Promise<number> {
  const overdue = `
    select id from orders
     where status = 'PENDING' and deleted_at is null and payment_status in ('PENDING', 'FAILED')
       and payment_due_at <= $1
       and not exists (
         select from payments p where p.order_id = orders.id and (p.state in ('COMPLETED', 'DISPUTED')
           or (p.state in ('CREATED', 'PENDING')
             and (p.expires_at + make_interval(secs => ${GRACE_SECONDS}) > $1 or p.lease_until > $1))))
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

function cancelAll(pool: Pool, overdue: string, change: OrderChange, now: Date): Promise<number> {
  return forEachDue(pool, overdue, now, async (client, id) => {
    const changed = await changeOrder(client, id, { ...change, status: 'CANCELLED' }, SYSTEM, now);
    if (!changed.ok) throw new Error(`An overdue order cannot be cancelled: ${changed.message}`);
  });
}

/** Reminds the customers whose cash orders wait for their confirmation, each once. */
export function askAgain(pool: Pool, now: Date): Promise<number> {
  const due = `
    update orders set ask_again_at = null where id = (
      select id from orders
       where status = 'PENDING' and deleted_at is null and ask_again_at <= $1 and confirm_by > $1
       order by ask_again_at limit 1 for update skip locked)
    returning id`;
  return forEachDue(pool, due, now, (client, orderId) =>
    enqueueOrderMail(client, { orderId, event: 'asked' }, 'again'),
  );
}

/** One order a transaction, skipping those that another process has locked. Answers how many there were. */
async function forEachDue(
  pool: Pool,
  due: string,
  now: Date,
  work: (client: PoolClient, orderId: string) => Promise<void>,
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const isDone = await withTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: string }>(due, [now]);
      if (rows[0] !== undefined) await work(client, rows[0].id);
      return rows[0] === undefined;
    });
    if (isDone) return count;
  }
}
