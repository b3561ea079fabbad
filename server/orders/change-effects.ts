import type { PoolClient } from 'pg';
import { needsInvoice } from '../../domain/invoices/order-documents.ts';
import { issueCreditNote, issueInvoice } from '../invoices/issue.ts';
import type { Actor } from './actor.ts';
import { enqueueOrderMail } from './enqueue-order-mail.ts';
import { EDITABLE_FIELDS, type EditableFields, type LockedOrder } from './order-fields.ts';

/** From what a locked order was to what it becomes; every rule has allowed it. */
export interface OrderTransition {
  readonly orderId: string;
  readonly before: LockedOrder;
  readonly after: EditableFields;
  readonly note: string | undefined;
  readonly actor: Actor;
  readonly now: Date;
}

/** The deadlines for payment, for the confirming call and for the customer's own confirmation end with the wait for them. */
export async function storeChange(
  client: PoolClient,
  { orderId, after }: OrderTransition,
  stored: {
    readonly isStockReserved: boolean;
    readonly isTestPayment: boolean;
    readonly awaitsAdvance: boolean;
  },
): Promise<void> {
  const { isStockReserved, isTestPayment, awaitsAdvance } = stored;
  const isWaiting = after.status === 'PENDING' && after.payment_status !== 'PAID';
  const isCash = after.payment_method === 'COD' && !awaitsAdvance;
  await client.query(
    `update orders set status = $2, payment_status = $3, payment_method = $4, tracking_id = $5, notes = $6,
            admin_notes = $7, stock_held = $8, payment_due_at = case when $9 then payment_due_at end,
            call_due_at = case when $10 then call_due_at end, confirm_by = case when $10 then confirm_by end,
            ask_again_at = case when $10 then ask_again_at end, test_payment = test_payment or $11,
            awaits_advance = $12, version = version + 1
      where id = $1`,
    [
      orderId,
      ...EDITABLE_FIELDS.map((field) => after[field]),
      isStockReserved,
      isWaiting && !isCash,
      isWaiting && isCash,
      isTestPayment,
      awaitsAdvance,
    ],
  );
}

export async function writeHistory(client: PoolClient, transition: OrderTransition): Promise<void> {
  const { orderId, before, after, note, actor, now } = transition;
  const changed = (['status', 'payment_status'] as const).filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  await client.query(
    `insert into order_status_history (order_id, field, from_value, to_value, actor_id, actor, note, at)
     select $1, field, from_value, to_value, $5, $6, $7, $8
       from unnest($2::text[], $3::text[], $4::text[]) as changed (field, from_value, to_value)`,
    [
      orderId,
      changed,
      changed.map((field) => before[field]),
      changed.map((field) => after[field]),
      actor.id,
      actor.name,
      note ?? null,
      now,
    ],
  );
}

/** Issues the invoice once it is due, and the credit note when an invoiced order is cancelled. */
export async function issueDocuments(
  client: PoolClient,
  { orderId, before, after, now }: OrderTransition,
): Promise<void> {
  const isInvoiceDue = (order: EditableFields) => needsInvoice(order.status, order.payment_status);
  if (isInvoiceDue(after) && !isInvoiceDue(before)) await issueInvoice(client, orderId, now);
  if (after.status === 'CANCELLED' && before.status !== 'CANCELLED')
    await issueCreditNote(client, orderId, 'Order cancelled', now);
}

/** A tracking id that comes after the dispatch is worth a second mail; the same id is not sent twice. */
export async function enqueueStatusMail(
  client: PoolClient,
  { orderId, before, after }: OrderTransition,
): Promise<void> {
  const isNewStatus = before.status !== after.status;
  const trackingId = after.tracking_id;
  const isTracked = trackingId !== null && trackingId !== before.tracking_id;
  if (after.status === 'SHIPPED' && (isNewStatus || isTracked))
    await enqueueOrderMail(client, { orderId, event: 'shipped', trackingId }, trackingId ?? 'untracked');
  else if (isNewStatus && after.status === 'CANCELLED')
    await enqueueOrderMail(client, { orderId, event: 'cancelled' }, before.version);
  else if (isNewStatus && before.status === 'CANCELLED')
    await enqueueOrderMail(client, { orderId, event: 'revived' }, before.version);
}
