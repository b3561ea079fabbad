import type { PoolClient } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { waitOf } from '../../domain/orders/bulk-selection.ts';
import { NOT_CONFIRMED_IN_TIME } from '../../domain/orders/cash-confirmation.ts';
import { markOfChange } from '../../domain/orders/cash-score.ts';
import { ADVANCE_METHOD_FIXED } from '../../domain/orders/order-money.ts';
import {
  holdOf,
  holdRefusal,
  needsReason,
  type OrderStatus,
  type PaymentMethod,
  type PaymentStatus,
  stockEffect,
} from '../../domain/orders/order-status.ts';
import { nearestPaise } from '../../domain/pricing/money.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Actor } from './actor.ts';
import { recordCashMark } from './cash-score/marks.ts';
import {
  enqueueStatusMail,
  issueDocuments,
  type OrderTransition,
  storeChange,
  writeHistory,
} from './change-effects.ts';
import { enqueuePlacedMails } from './enqueue-order-mail.ts';
import { moveShipments, renumberShipment, TRACKING_NUMBER_TAKEN } from './move-shipments.ts';
import { EDITABLE_FIELDS, type EditableFields, editableFields, type LockedOrder } from './order-fields.ts';
import { REFUNDED_CONDITION } from './order-filter.ts';
import { readOrder } from './read-order.ts';
import { type Reservation, releaseStock, reserveStockAgain } from './reserve-stock.ts';

/** What is left out stays as it is. */
export interface OrderChange {
  /** The change is meant for an order that still is in this status. */
  readonly from?: OrderStatus | undefined;
  readonly status?: OrderStatus | undefined;
  readonly paymentStatus?: PaymentStatus | undefined;
  readonly trackingId?: string | undefined;
  /** Written into the order's history, with the status. */
  readonly note?: string | undefined;
  /** Why an order that is not paid online, or is refunded, moves on all the same; written into the history too. */
  readonly reason?: string | undefined;
  readonly paymentMethod?: PaymentMethod | undefined;
  readonly notes?: string | undefined;
  readonly adminNotes?: string | undefined;
  /** It is paid in test mode, where no money moves: the order stays marked for ever. */
  readonly isTestPayment?: boolean | undefined;
  /** The advance of a cash order has come. */
  readonly isAdvancePaid?: boolean | undefined;
  /** The customer makes the change, and needs no mail about it. */
  readonly isWithoutMail?: boolean | undefined;
  /** Among many: an order that waits for a call or for its customer is left out. */
  readonly isBulk?: boolean | undefined;
  /** The version that was edited; refused where the order has another one by now. */
  readonly version?: number | undefined;
}

export type ChangeRefusal = Refusal<
  | 'NOT_FOUND'
  | 'VERSION_CONFLICT'
  | 'ORDER_UNPAID'
  | 'ORDER_REFUNDED'
  | 'ORDER_WAITING'
  | 'TRACKING_NUMBER_TAKEN'
  | 'PAYMENT_METHOD_FIXED'
  | 'OUT_OF_STOCK'
  | 'COUPON_USED_UP'
>;

export type ChangedOrder =
  | {
      readonly ok: true;
      readonly order: Order;
      readonly before: EditableFields & Pick<LockedOrder, 'awaits_advance' | 'fully_refunded'>;
    }
  | ChangeRefusal;

/**
 * The only way in which a placed order changes: inside the caller's transaction, with the order locked. Any status can
 * follow any other, so that administrators can correct mistakes. A refused change
 * leaves everything as it was. A change without a difference writes no history, sends no mail and keeps the version.
 */
export async function changeOrder(
  client: PoolClient,
  orderId: string,
  change: OrderChange,
  actor: Actor,
  now: Date,
): Promise<ChangedOrder> {
  const before = await lockOrder(client, orderId);
  if (before === undefined) return refuse('NOT_FOUND', 'Order not found');
  if (change.version !== undefined && change.version !== before.version)
    return refuse('VERSION_CONFLICT', 'Someone else has changed this order. Please check it and try again.');
  if (change.from !== undefined && change.from !== before.status)
    return refuse(
      'VERSION_CONFLICT',
      `This order is now ${before.status.toLowerCase()}. Please check it and try again.`,
    );
  const after = applyChange(before, change);
  if (before.has_advance && before.payment_method !== after.payment_method) return ADVANCE_METHOD_FIXED;
  const { payment_method: paymentMethod, payment_status: paymentStatus } = after;
  const awaitsAdvance = before.awaits_advance && change.isAdvancePaid !== true;
  const paid = { paymentMethod, paymentStatus, awaitsAdvance, isRefunded: before.fully_refunded };
  if (!change.reason && needsReason(before.status, { ...paid, status: after.status })) {
    const code = holdOf(paid) === 'refunded' ? 'ORDER_REFUNDED' : 'ORDER_UNPAID';
    return refuse(code, holdRefusal(paid));
  }
  if (change.isBulk === true && waitOf(before) !== undefined)
    return refuse('ORDER_WAITING', 'This order waits for a call or for its customer.');
  const isAdvanceNews = awaitsAdvance !== before.awaits_advance;
  if (isAdvanceNews || EDITABLE_FIELDS.some((field) => before[field] !== after[field])) {
    const transition = { orderId, before, after, note: historyNote(change), actor, now };
    const reservation = await updateReservation(client, transition);
    if (!reservation.ok) return reservation;
    const isTestPayment = change.isTestPayment === true;
    await storeChange(client, transition, { ...reservation, isTestPayment, awaitsAdvance });
    await writeHistory(client, transition);
    await issueDocuments(client, transition);
    const tracking = { from: before.tracking_id, to: after.tracking_id };
    if (tracking.from !== tracking.to && !(await renumberShipment(client, orderId, tracking)))
      return TRACKING_NUMBER_TAKEN;
    if (before.status !== after.status)
      await moveShipments(client, after.status, { orderId, actorId: actor.id, now });
    if (change.isWithoutMail !== true) await enqueueStatusMail(client, transition);
  }
  const order = await readOrder(client, orderId);
  if (order === null) throw new Error('A locked order has vanished');
  if (before.payment_method !== 'COD' && paymentMethod === 'COD' && order.status !== 'CANCELLED')
    await enqueuePlacedMails(client, {
      id: orderId,
      number: order.order_number,
      total: nearestPaise(order.total_amount),
    });
  const mark = markOfChange({
    before: before.status,
    after: after.status,
    paymentMethod,
    isLapse: change.note === NOT_CONFIRMED_IN_TIME,
  });
  if (mark !== undefined) await recordCashMark(client, order, mark, now);
  return {
    ok: true,
    order,
    before: {
      ...editableFields(before),
      awaits_advance: before.awaits_advance,
      fully_refunded: before.fully_refunded,
    },
  };
}

async function lockOrder(client: PoolClient, orderId: string): Promise<LockedOrder | undefined> {
  const { rows } = await client.query<LockedOrder>(
    `select status, payment_status, payment_method, tracking_id, notes, admin_notes, stock_held, version,
            awaits_advance, advance is not null as has_advance, call_due_at, confirm_by, ${REFUNDED_CONDITION} as fully_refunded
       from orders o where id = $1 and deleted_at is null for update`,
    [orderId],
  );
  return rows[0];
}

const HISTORY_NOTE_MAX = 1000;

const historyNote = ({ reason, note }: OrderChange): string | undefined =>
  [reason, note].filter(Boolean).join(' · ').slice(0, HISTORY_NOTE_MAX) || undefined;

function applyChange(before: EditableFields, change: OrderChange): EditableFields {
  return {
    status: change.status ?? before.status,
    payment_status: change.paymentStatus ?? before.payment_status,
    payment_method: change.paymentMethod ?? before.payment_method,
    // An empty text removes a mistyped tracking id.
    tracking_id: change.trackingId === undefined ? before.tracking_id : change.trackingId || null,
    notes: change.notes ?? before.notes,
    admin_notes: change.adminNotes ?? before.admin_notes,
  };
}

async function updateReservation(client: PoolClient, transition: OrderTransition): Promise<Reservation> {
  const { before, after, orderId, actor, now } = transition;
  const order = { orderId, actorId: actor.id, now };
  const effect = stockEffect(before.status, after.status);
  if (effect === 'reserve') return reserveStockAgain(client, order);
  if (effect === 'none') return { ok: true, isStockReserved: before.stock_held };
  await releaseStock(client, order, before.stock_held);
  return { ok: true, isStockReserved: false };
}
