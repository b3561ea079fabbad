import type { PoolClient } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import {
  canChange,
  needsReason,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  stockEffect,
  UNPAID_REFUSAL,
} from '../../domain/orders/order-status.ts';
import type { Actor } from './actor.ts';
import { cancelParcels } from './cancel-shipments.ts';
import { EDITABLE, type EditableFields, editableFields, type LockedOrder } from './order-fields.ts';
import { readOrder } from './read-order.ts';
import { issueDocuments, type Step, storeChange, tellCustomer, writeHistory } from './record-change.ts';
import { type ReservedStock, releaseStock, reserveStockAgain } from './reserve-stock.ts';

export type { Actor };

/** What is left out stays as it is. */
export interface OrderChange {
  /** The change is meant for an order that still is in this status. */
  readonly from?: OrderStatus | undefined;
  readonly status?: OrderStatus | undefined;
  readonly paymentStatus?: PaymentStatus | undefined;
  readonly trackingId?: string | undefined;
  /** Kept with the status in the order's history. */
  readonly note?: string | undefined;
  /** Why an online order that is not paid moves on all the same; kept in the history as well. */
  readonly reason?: string | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly notes?: string | undefined;
  readonly adminNotes?: string | undefined;
  /** The money that pays it is of test mode: the order is marked so for ever. */
  readonly isTestPayment?: boolean | undefined;
  /** The customer does it and need not be told. */
  readonly isQuiet?: boolean | undefined;
  /** The version that the change was made on: another one means that somebody was faster. */
  readonly version?: number | undefined;
}

export type ChangeRefusal = {
  readonly ok: false;
  readonly code:
    | 'NOT_FOUND'
    | 'NOT_ALLOWED'
    | 'VERSION_CONFLICT'
    | 'ORDER_UNPAID'
    | 'OUT_OF_STOCK'
    | 'COUPON_USED_UP';
  readonly message: string;
};

export type ChangedOrder =
  | { readonly ok: true; readonly order: Order; readonly before: EditableFields }
  | ChangeRefusal;

/**
 * The only way in which a placed order changes: inside the caller's transaction, with the order locked. A refusal leaves
 * everything as it was. A change that changes nothing is no event: no history, no mail, the same version.
 */
export async function changeOrder(
  client: PoolClient,
  orderId: string,
  change: OrderChange,
  actor: Actor,
  now: Date,
): Promise<ChangedOrder> {
  const before = await lockOrder(client, orderId);
  if (before === undefined) return { ok: false, code: 'NOT_FOUND', message: 'Order not found' };
  if (change.version !== undefined && change.version !== before.version)
    return {
      ok: false,
      code: 'VERSION_CONFLICT',
      message: 'The order was changed by somebody else meanwhile. Please look at it again.',
    };
  if (change.from !== undefined && change.from !== before.status)
    return {
      ok: false,
      code: 'VERSION_CONFLICT',
      message: `The order is ${before.status.toLowerCase()} by now. Please look at it again.`,
    };
  const after = applied(before, change);
  if (!canChange(before.status, after.status))
    return {
      ok: false,
      code: 'NOT_ALLOWED',
      message: `An order cannot go from ${before.status} to ${after.status}`,
    };
  const { payment_method: paymentMethod, payment_status: paymentStatus } = after;
  if (!change.reason && needsReason(before.status, { status: after.status, paymentMethod, paymentStatus }))
    return { ok: false, code: 'ORDER_UNPAID', message: UNPAID_REFUSAL };
  if (EDITABLE.some((field) => before[field] !== after[field])) {
    const step = { orderId, before, after, note: noteOf(change), actor, now };
    const goods = await moveGoods(client, step);
    if (!goods.ok) return goods;
    await storeChange(client, step, { ...goods, isTestPayment: change.isTestPayment === true });
    await writeHistory(client, step);
    await issueDocuments(client, step);
    if (after.status === 'CANCELLED') await cancelParcels(client, { orderId, actorId: actor.id, now });
    if (change.isQuiet !== true) await tellCustomer(client, step);
  }
  const order = await readOrder(client, orderId);
  if (order === null) throw new Error('A locked order is gone');
  return { ok: true, order, before: editableFields(before) };
}

async function lockOrder(client: PoolClient, orderId: string): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    `select status, payment_status, payment_method, tracking_id, notes, admin_notes, stock_held, version
       from orders where id = $1 and deleted_at is null for update`,
    [orderId],
  );
  return rows[0];
}

/** As long as the history keeps it. */
const noteOf = ({ reason, note }: OrderChange): string | undefined =>
  [reason, note].filter(Boolean).join(' · ').slice(0, 1000) || undefined;

function applied(before: EditableFields, change: OrderChange): EditableFields {
  return {
    status: change.status ?? before.status,
    payment_status: change.paymentStatus ?? before.payment_status,
    payment_method: change.paymentMethod ?? before.payment_method,
    // An empty text takes a mistyped tracking id away.
    tracking_id: change.trackingId === undefined ? before.tracking_id : change.trackingId || null,
    notes: change.notes ?? before.notes,
    admin_notes: change.adminNotes ?? before.admin_notes,
  };
}

async function moveGoods(client: PoolClient, step: Step): Promise<ReservedStock> {
  const { before, after, orderId, actor, now } = step;
  const holder = { orderId, actorId: actor.id, now };
  const effect = stockEffect(before.status, after.status);
  if (effect === 'take') return reserveStockAgain(client, holder);
  if (effect === 'none') return { ok: true, stockHeld: before.stock_held };
  await releaseStock(client, holder, before.stock_held);
  return { ok: true, stockHeld: false };
}
