import type { PoolClient } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { type Cancellable, checkCancellable } from '../../domain/orders/cancellation.ts';
import type { OrderStatus, PaymentMethod, PaymentStatus } from '../../domain/orders/order-status.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { ShipmentStatus } from '../../domain/shipping/shipment.ts';
import type { Actor } from './actor.ts';
import { changeOrder } from './change-order.ts';

/** The history's note. Money that arrives later does not revive the order; it has to be refunded. */
export const CANCELLED_BY_CUSTOMER = 'Cancelled by the customer';

interface LockedRow {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: PaymentMethod;
  readonly awaits_advance: boolean;
  readonly shipments: readonly ShipmentStatus[];
}

export type CancelledOrder =
  | { readonly ok: true; readonly order: Order }
  | Refusal<'NOT_FOUND'>
  | Exclude<Cancellable, { ok: true }>;

/** Cancels for the customer, as long as nothing was dispatched. What was paid is owed until it is refunded. */
export async function cancelOrder(
  client: PoolClient,
  orderId: string,
  actor: Actor,
  now: Date,
): Promise<CancelledOrder> {
  const { rows } = await client.query<LockedRow>(
    `select status, payment_status, payment_method, awaits_advance,
              array(select s.status from shipments s where s.order_id = o.id) as shipments
         from orders o where id = $1 and deleted_at is null for update`,
    [orderId],
  );
  const [order] = rows;
  if (order === undefined) return refuse('NOT_FOUND', 'Order not found');
  const cancellable = checkCancellable(order.status, order.shipments);
  if (!cancellable.ok) return cancellable;
  const isPaidFirst = order.payment_method !== 'COD' || order.awaits_advance;
  const isAwaitingPayment = isPaidFirst && order.payment_status === 'PENDING';
  const changed = await changeOrder(
    client,
    orderId,
    {
      status: 'CANCELLED',
      note: CANCELLED_BY_CUSTOMER,
      ...(isAwaitingPayment ? { paymentStatus: 'FAILED' } : {}),
    },
    actor,
    now,
  );
  if (!changed.ok) throw new Error(`An order cannot be cancelled: ${changed.message}`);
  return { ok: true, order: changed.order };
}
