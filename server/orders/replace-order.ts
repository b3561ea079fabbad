import type { PoolClient } from 'pg';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import type { Actor } from './actor.ts';
import { changeOrder } from './change-order.ts';

export interface Replacement {
  /** Whoever knows the id of a guest's order has placed it; one of an account is its owner's alone. */
  readonly orderId: string;
  readonly userId: string | null;
}

export type ReplacementRefusal = {
  readonly ok: false;
  readonly code: 'ORDER_PAID';
  readonly message: string;
  readonly details: { readonly orderId: string };
};

/** In the order's history. Money that comes for it later does not revive it, but waits to be given back. */
export const REPLACED_NOTE = 'Ordered anew by the customer';

interface Waiting {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
}

/**
 * Somebody who went to pay online and orders again, perhaps to pay on delivery: the order that waits for its payment
 * lets go of its goods and its coupon, in the transaction that takes them for the new one. An order for which money
 * has come stays, and no second one is made. One that waits for nothing is left as it is.
 */
export async function giveUpReplaced(
  client: PoolClient,
  { orderId, userId }: Replacement,
  actor: Actor,
  now: Date,
): Promise<{ readonly ok: true } | ReplacementRefusal> {
  const { rows } = await client.query<Waiting>(
    `select status, payment_status, payment_method from orders
      where id = $1 and deleted_at is null and (user_id is null or user_id = $2) for update`,
    [orderId, userId],
  );
  const [order] = rows;
  if (order === undefined || order.payment_method === 'COD') return { ok: true };
  if (order.payment_status === 'PAID' || (await hasMoneyCome(client, orderId)))
    return {
      ok: false,
      code: 'ORDER_PAID',
      message: 'Your first order has been paid, so nothing was ordered twice.',
      details: { orderId },
    };
  if (order.status !== 'PENDING') return { ok: true };
  const change = {
    status: 'CANCELLED',
    paymentStatus: 'FAILED',
    note: REPLACED_NOTE,
    isQuiet: true,
  } as const;
  const changed = await changeOrder(client, orderId, change, actor, now);
  if (!changed.ok) throw new Error(`An unpaid order cannot be replaced: ${changed.message}`);
  return { ok: true };
}

/** Asked once the order is locked: whoever books money holds that lock. */
async function hasMoneyCome(client: PoolClient, orderId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from payments where order_id = $1 and state in ('COMPLETED', 'DISPUTED') limit 1`,
    [orderId],
  );
  return rowCount === 1;
}
