import { isDeepStrictEqual } from 'node:util';
import type { Pool, PoolClient } from 'pg';
import type { Order } from '../../contract/orders/order.ts';
import { type Holder, may, type Permission } from '../../domain/accounts/permissions.ts';
import { PASSWORD_NEEDED } from '../../domain/accounts/recent-password.ts';
import { checkDeletable, type Deletable, type PaymentEdit } from '../../domain/orders/order-money.ts';
import { permissionsForEdit } from '../../domain/orders/order-permissions.ts';
import { isPendingForDashboard, type OrderStatus } from '../../domain/orders/order-status.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { recordManualPayment } from '../payments/manual-payment.ts';
import { type ChangedOrder, changeOrder, type OrderChange } from './change-order.ts';
import { moveShipments } from './move-shipments.ts';
import { editableFields } from './order-fields.ts';
import { readOrder } from './read-order.ts';
import { releaseStock } from './reserve-stock.ts';

/** Changes by administrators; each is one transaction with its entry in the audit log. */

export interface EditContext {
  readonly by: Administrator;
  readonly now: Date;
  /** The payment service that the shop uses now. */
  readonly gateway: string;
  /** Whether the password was entered lately, which a changed payment status needs. */
  readonly hasRecentPassword: boolean;
  /** Whose role decides which fields may change. */
  readonly holder: Holder | null;
}

export type EditedOrder =
  | ChangedOrder
  | Exclude<PaymentEdit, { ok: true }>
  | Refusal<'PASSWORD_NEEDED'>
  | { readonly ok: false; readonly code: 'ROLE_NOT_ALLOWED'; readonly missing: Permission };

export async function editOrder(
  pool: Pool,
  orderId: string,
  change: OrderChange,
  context: EditContext,
): Promise<EditedOrder> {
  return rollbackUnlessOk(pool, (client) => editWithin(client, orderId, change, context));
}

/** In the caller's transaction, which undoes all of it after a refusal. */
export async function editWithin(
  client: PoolClient,
  orderId: string,
  change: OrderChange,
  { by, now, gateway, hasRecentPassword, holder }: EditContext,
): Promise<EditedOrder> {
  const changed = await changeOrder(client, orderId, change, by, now);
  if (!changed.ok) return changed;
  const { awaits_advance, fully_refunded, ...before } = changed.before;
  const after = editableFields(changed.order);
  const held = { awaits_advance, fully_refunded };
  const missing = permissionsForEdit({ ...before, ...held }, { ...after, ...held }).find(
    (permission) => !may(holder, permission),
  );
  if (missing !== undefined) return { ok: false, code: 'ROLE_NOT_ALLOWED', missing };
  const isPaymentChange =
    change.paymentStatus !== undefined && before.payment_status !== after.payment_status;
  if (isPaymentChange && !hasRecentPassword) return refuse('PASSWORD_NEEDED', PASSWORD_NEEDED);
  const payment = { orderId, before, after, gateway, administratorId: by.id, now };
  const recorded = await recordManualPayment(client, payment);
  if (!recorded.ok) return recorded;
  if (!isDeepStrictEqual(before, after)) {
    await recordChange(client, by, 'update', 'order', orderId, {
      before,
      after: { ...after, reason: change.reason || undefined },
    });
  }
  return changed;
}

export type DeletedOrder =
  | { readonly ok: true; readonly order: Order }
  | Refusal<'NOT_FOUND'>
  | Exclude<Deletable, { ok: true }>;

/**
 * Hides the order, unless it was paid or invoiced. One that was not dispatched releases its stock and its coupon, since
 * nobody can cancel it later.
 */
export async function deleteOrder(
  pool: Pool,
  orderId: string,
  by: Administrator,
  now: Date,
): Promise<DeletedOrder> {
  return withTransaction(pool, async (client): Promise<DeletedOrder> => {
    const { rows } = await client.query<{
      status: OrderStatus;
      stock_held: boolean;
      isPaid: boolean;
      isInvoiced: boolean;
    }>(
      `select o.status, o.stock_held,
              o.payment_status in ('PAID', 'REFUNDED')
                or exists (select from payments where order_id = o.id and amount_received > 0) as "isPaid",
              exists (select from invoices where order_id = o.id) as "isInvoiced"
         from orders o where o.id = $1 and o.deleted_at is null for update`,
      [orderId],
    );
    const locked = rows[0];
    if (locked === undefined) return refuse('NOT_FOUND', 'Order not found');
    const checked = checkDeletable(locked);
    if (!checked.ok) return checked;
    const order = await readOrder(client, orderId);
    const isNotDispatched = isPendingForDashboard(locked.status);
    if (isNotDispatched) await releaseStock(client, { orderId, actorId: by.id, now }, locked.stock_held);
    await client.query(
      `update orders set deleted_at = $2, stock_held = stock_held and not $3, payment_due_at = null,
              version = version + 1 where id = $1`,
      [orderId, now, isNotDispatched],
    );
    await moveShipments(client, 'CANCELLED', { orderId, actorId: by.id, now });
    await recordChange(client, by, 'delete', 'order', orderId);
    return order === null ? refuse('NOT_FOUND', 'Order not found') : { ok: true, order };
  });
}

export interface BulkStatusChange {
  readonly ids: readonly string[];
  readonly from: OrderStatus;
  readonly status: OrderStatus;
}

type BulkOutcome = Record<'moved' | 'skipped' | 'unpaid' | 'refunded' | 'waiting', string[]>;

/** Moves the orders that still have the status `from`, one after the other. Answers the ids of each outcome. */
export async function changeOrdersInBulk(
  pool: Pool,
  { ids, from, status }: BulkStatusChange,
  context: EditContext,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { moved: [], skipped: [], unpaid: [], refunded: [], waiting: [] };
  for (const id of new Set(ids)) {
    const changed = await editOrder(pool, id, { from, status, isBulk: true }, context);
    if (changed.ok) outcome.moved.push(id);
    else if (changed.code === 'ORDER_UNPAID') outcome.unpaid.push(id);
    else if (changed.code === 'ORDER_REFUNDED') outcome.refunded.push(id);
    else if (changed.code === 'ORDER_WAITING') outcome.waiting.push(id);
    else outcome.skipped.push(id);
  }
  return outcome;
}
