import type { Pool } from 'pg';
import { withTransaction } from '../db/connect.ts';
import { changeOrder } from '../orders/change-order.ts';
import { NOT_CONFIRMED_BY_CALL } from '../orders/order-mails.ts';
import { RELEASE_NOTE, SYSTEM } from './actors.ts';

/** A payment whose end the gateway does not tell holds the goods no longer than this after its own time is over. */
const GRACE_SECONDS = 15 * 60;

/**
 * Gives up the orders whose payment is due and did not come: their goods go back. One order a transaction, skipping
 * what another process is at. An order that an administrator has taken up, or for which money has come that needs a
 * decision, is left alone.
 */
export async function releaseUnpaidOrders(pool: Pool, now: Date): Promise<number> {
  let released = 0;
  while (await releaseOne(pool, now)) released += 1;
  return released;
}

async function releaseOne(pool: Pool, now: Date): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from orders
        where status = 'PENDING' and deleted_at is null and payment_status in ('PENDING', 'FAILED')
          and payment_due_at <= $1
          and not exists (
            select from payments p where p.order_id = orders.id and (p.state in ('COMPLETED', 'DISPUTED')
              or (p.state in ('CREATED', 'PENDING') and p.expires_at + make_interval(secs => $2) > $1)))
        order by payment_due_at limit 1 for update skip locked`,
      [now, GRACE_SECONDS],
    );
    const id = rows[0]?.id;
    if (id === undefined) return false;
    const change = { status: 'CANCELLED', paymentStatus: 'FAILED', note: RELEASE_NOTE } as const;
    const changed = await changeOrder(client, id, change, SYSTEM, now);
    if (!changed.ok) throw new Error(`An unpaid order cannot be released: ${changed.message}`);
    return true;
  });
}

/** Gives up the large cash orders that nobody has confirmed by a call in time. */
export async function releaseUnconfirmedOrders(pool: Pool, now: Date): Promise<number> {
  let released = 0;
  while (await releaseUncalled(pool, now)) released += 1;
  return released;
}

async function releaseUncalled(pool: Pool, now: Date): Promise<boolean> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id from orders where status = 'PENDING' and deleted_at is null and call_due_at <= $1
        order by call_due_at limit 1 for update skip locked`,
      [now],
    );
    const id = rows[0]?.id;
    if (id === undefined) return false;
    const changed = await changeOrder(
      client,
      id,
      { status: 'CANCELLED', note: NOT_CONFIRMED_BY_CALL },
      SYSTEM,
      now,
    );
    if (!changed.ok) throw new Error(`An unconfirmed order cannot be released: ${changed.message}`);
    return true;
  });
}
