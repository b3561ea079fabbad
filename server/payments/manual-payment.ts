import type { PoolClient } from 'pg';
import type { PaymentStatus } from '../../domain/order-status.ts';

interface HandChange {
  readonly orderId: string;
  readonly before: PaymentStatus;
  readonly after: PaymentStatus;
  readonly now: Date;
}

/**
 * What an administrator says of the money: cash at the door or a bank transfer is a payment as well, for the order's
 * total, and a mistake that is taken back is none. Whatever came through a gateway stays what the gateway said.
 */
export async function recordByHand(
  client: PoolClient,
  { orderId, before, after, now }: HandChange,
): Promise<void> {
  if (before === after) return;
  if (after === 'PAID') await bookByHand(client, orderId, now);
  else if (before === 'PAID' && after !== 'REFUNDED') await takeBack(client, orderId);
}

/** The smallest payment there is: an order that costs nothing is paid by nothing. */
const LEAST = 100;

async function bookByHand(client: PoolClient, orderId: string, now: Date): Promise<void> {
  await client.query(
    `insert into payments (order_id, attempt, provider, merchant_order_id, state, amount, amount_received,
            completed_at, created_at)
     select o.id, n.attempt, 'manual', o.id || '-' || n.attempt, 'COMPLETED', o.total_amount, o.total_amount, $2, $2
       from orders o,
            lateral (select coalesce(max(attempt), 0) + 1 as attempt from payments where order_id = o.id) n
      where o.id = $1 and o.total_amount >= $3
        and not exists (select from payments where order_id = o.id and state = 'COMPLETED')`,
    [orderId, now, LEAST],
  );
}

async function takeBack(client: PoolClient, orderId: string): Promise<void> {
  await client.query(
    `update payments set state = 'FAILED', error_code = 'TAKEN_BACK', amount_received = null, completed_at = null
      where order_id = $1 and provider = 'manual' and state = 'COMPLETED'`,
    [orderId],
  );
}
