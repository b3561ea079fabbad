import type { PoolClient } from 'pg';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import type { Refusal } from '../../domain/refusal.ts';
import type { Actor } from './actor.ts';
import { changeOrder } from './change-order.ts';

export type ReplacementRefusal = Refusal<'ORDER_PAID'> & { readonly details: { readonly orderId: string } };

/** The history's note. Money that arrives later does not revive the order; it has to be refunded. */
export const REPLACED_BY_CUSTOMER = 'Customer placed a new order instead';

interface ReplacedOrder {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  readonly advance: number | null;
}

/**
 * A shopper went to pay online, came back and orders again, perhaps to pay on delivery. The unpaid order is cancelled in
 * the transaction that places the new one, so that its stock and its coupon are free for it. A paid order refuses the
 * new one; any other order is left as it is. A guest's order is replaced by whoever knows its id, one of an account only
 * by its owner.
 */
export async function cancelReplacedOrder(
  client: PoolClient,
  { orderId, userId }: { readonly orderId: string; readonly userId: string | null },
  actor: Actor,
  now: Date,
): Promise<{ readonly ok: true } | ReplacementRefusal> {
  const { rows } = await client.query<ReplacedOrder>(
    `select status, payment_status, payment_method, advance from orders
      where id = $1 and deleted_at is null and (user_id is null or user_id = $2) for update`,
    [orderId, userId],
  );
  const [order] = rows;
  if (order === undefined || (order.payment_method === 'COD' && order.advance === null)) return { ok: true };
  if (order.payment_status === 'PAID' || (await hasReceivedMoney(client, orderId)))
    return {
      ok: false,
      code: 'ORDER_PAID',
      message: 'Your first order is already paid, so we didn’t place a second one.',
      details: { orderId },
    };
  if (order.status !== 'PENDING') return { ok: true };
  const change = {
    status: 'CANCELLED',
    paymentStatus: 'FAILED',
    note: REPLACED_BY_CUSTOMER,
    isWithoutMail: true,
  } as const;
  const changed = await changeOrder(client, orderId, change, actor, now);
  if (!changed.ok) throw new Error(`An unpaid order cannot be replaced: ${changed.message}`);
  return { ok: true };
}

/** Only reliable while the order is locked: payments are booked under the same lock. */
async function hasReceivedMoney(client: PoolClient, orderId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from payments where order_id = $1 and state in ('COMPLETED', 'DISPUTED') limit 1`,
    [orderId],
  );
  return rowCount === 1;
}
