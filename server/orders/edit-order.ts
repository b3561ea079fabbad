import { isDeepStrictEqual } from 'node:util';
import type { Pool } from 'pg';
import { BULK_CHANGES, isPendingForDashboard, type OrderStatus } from '../../domain/order-status.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { undoOnRefusal } from '../db/undo-on-refusal.ts';
import { issueCreditNote } from '../invoices/issue.ts';
import { recordByHand } from '../payments/manual-payment.ts';
import { cancelParcels } from './cancel-parcels.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import { releaseGoods } from './hold-goods.ts';
import { editableFields } from './order-fields.ts';
import type { Order } from './order-schema.ts';
import { readOrder } from './read-order.ts';

/** What administrators do to orders; each change and its entry in the audit log are one transaction. */

export async function editOrder(
  pool: Pool,
  orderId: string,
  change: OrderChange,
  by: Administrator,
  now: Date,
): Promise<ChangedOrder> {
  return undoOnRefusal(pool, async (client) => {
    const changed = await changeOrder(client, orderId, change, by, now);
    if (!changed.ok) return changed;
    const { before } = changed;
    const after = editableFields(changed.order);
    await recordByHand(client, { orderId, before: before.payment_status, after: after.payment_status, now });
    if (!isDeepStrictEqual(before, after))
      await recordChange(client, by, { action: 'update', entity: 'order', entityId: orderId, before, after });
    return changed;
  });
}

/**
 * Hides the order. One that has not left the house gives its goods and its coupon back, since nobody could cancel it
 * later; a parcel on its way keeps them.
 */
export async function deleteOrder(
  pool: Pool,
  orderId: string,
  by: Administrator,
  now: Date,
): Promise<Order | null> {
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<{ status: OrderStatus; stock_held: boolean }>(
      'select status, stock_held from orders where id = $1 and deleted_at is null for update',
      [orderId],
    );
    const locked = rows[0];
    if (locked === undefined) return null;
    const order = await readOrder(client, orderId);
    const isOpen = isPendingForDashboard(locked.status);
    if (isOpen) await releaseGoods(client, { orderId, actorId: by.id, now }, locked.stock_held);
    await client.query(
      `update orders set deleted_at = $2, stock_held = stock_held and not $3, payment_due_at = null,
              version = version + 1 where id = $1`,
      [orderId, now, isOpen],
    );
    if (isOpen) await issueCreditNote(client, orderId, 'Order deleted', now);
    await cancelParcels(client, { orderId, actorId: by.id, now });
    await recordChange(client, by, { action: 'delete', entity: 'order', entityId: orderId });
    return order;
  });
}

export interface BulkStep {
  readonly ids: readonly string[];
  readonly from: OrderStatus;
  readonly status: OrderStatus;
}

/** The steps of the two bulk buttons; none of them moves goods. */
export const isBulkStep = ({ from, status }: Pick<BulkStep, 'from' | 'status'>): boolean =>
  Object.values(BULK_CHANGES).some((change) => change.from === from && change.to === status);

/** Moves those that still are where the screen showed them, one after the other, and answers their ids. */
export async function changeManyOrders(
  pool: Pool,
  { ids, from, status }: BulkStep,
  by: Administrator,
  now: Date,
): Promise<string[]> {
  const moved: string[] = [];
  for (const id of new Set(ids)) {
    const changed = await editOrder(pool, id, { from, status }, by, now);
    if (changed.ok) moved.push(id);
  }
  return moved;
}
