import type { Pool, PoolClient } from 'pg';
import type { ConfirmationAnswer } from '../../../contract/orders/cash-confirmation.ts';
import type { Order } from '../../../contract/orders/order.ts';
import {
  type ConfirmationState,
  type ConfirmedVia,
  confirmationState,
} from '../../../domain/orders/cash-confirmation.ts';
import type { OrderStatus } from '../../../domain/orders/order-status.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { postponed } from '../../../domain/shipping/promise.ts';
import { promiseTerms } from '../../../domain/shipping/promise-schema.ts';
import type { ShipmentStatus } from '../../../domain/shipping/shipment.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { readStoredSettings } from '../../settings/read-settings.ts';
import { CUSTOMER } from '../actor.ts';
import { cancelOrder } from '../cancel-order.ts';
import { readOrder } from '../read-order.ts';
import { linkSecret, readSignedOrder } from './link.ts';

export interface ConfirmationOutcome {
  readonly state: ConfirmationState;
  /** This very answer has changed the order. */
  readonly isNew: boolean;
  readonly order: Order;
}

/** What a link leads to, without changing anything: programs that check mails open links too. Null for a damaged one. */
export async function lookAtLink(pool: Pool, token: string, now: Date): Promise<ConfirmationOutcome | null> {
  const signed = readSignedOrder(await linkSecret(pool), token);
  if (signed === null) return null;
  const order = await readOrder(pool, signed.orderId);
  const state = await stateOf(pool, signed, now);
  if (order === null || state === null) return null;
  const promise = state === 'open' && (await promiseFrom(pool, order.id, now));
  return { state, isNew: false, order: promise ? { ...order, ...promise } : order };
}

/** Confirms or cancels once; to any further answer the order stays as it is. */
export async function answerLink(
  pool: Pool,
  token: string,
  answer: ConfirmationAnswer,
  now: Date,
): Promise<ConfirmationOutcome | null> {
  const signed = readSignedOrder(await linkSecret(pool), token);
  if (signed === null) return null;
  const { orderId } = signed;
  return withTransaction(pool, async (client): Promise<ConfirmationOutcome | null> => {
    // Locked before it is read, so that everything read is as whoever had it before left it.
    await client.query('select from orders where id = $1 for update', [orderId]);
    const found = await stateOf(client, signed, now);
    if (found === null) return null;
    const isNew = found === 'open';
    if (isNew && answer === 'yes') await storeConfirmation(client, orderId, 'link', now);
    if (isNew && answer === 'cancel') {
      const cancelled = await cancelOrder(client, orderId, CUSTOMER, now);
      if (!cancelled.ok) throw new Error(`An open order cannot be cancelled: ${cancelled.message}`);
    }
    const order = await readOrder(client, orderId);
    if (order === null) throw new Error('A locked order has vanished');
    return { state: isNew ? (answer === 'yes' ? 'confirmed' : 'cancelled') : found, isNew, order };
  });
}

interface StateRow {
  readonly status: OrderStatus;
  readonly confirm_by: Date | null;
  readonly confirmed_at: Date | null;
  readonly shipments: readonly ShipmentStatus[];
  readonly cancel_note: string | null;
}

async function stateOf(
  client: Pool | PoolClient,
  { orderId, expiresAt }: { readonly orderId: string; readonly expiresAt: Date },
  now: Date,
): Promise<ConfirmationState | null> {
  const { rows } = await client.query<StateRow>(
    `select o.status, o.confirm_by, o.confirmed_at,
            array(select s.status from shipments s where s.order_id = o.id) as shipments,
            (select h.note from order_status_history h where h.order_id = o.id and h.to_value = 'CANCELLED'
              order by h.id desc limit 1) as cancel_note
       from orders o where o.id = $1 and o.deleted_at is null`,
    [orderId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  return confirmationState(
    {
      status: row.status,
      shipments: row.shipments,
      confirmBy: row.confirm_by,
      confirmedAt: row.confirmed_at,
      cancelNote: row.cancel_note,
    },
    expiresAt,
    now,
  );
}

async function storeConfirmation(
  client: PoolClient,
  orderId: string,
  via: ConfirmedVia,
  now: Date,
): Promise<void> {
  const promise = await promiseFrom(client, orderId, now);
  await client.query(
    `update orders set confirm_by = null, ask_again_at = null, confirmed_at = $2, confirmed_via = $3,
            promise_first = $4, promise_last = $5, version = version + 1 where id = $1`,
    [orderId, now, via, promise?.promise_first ?? null, promise?.promise_last ?? null],
  );
}

interface PromisedRow {
  readonly created_at: Date;
  readonly promise_first: string | null;
  readonly promise_last: string | null;
}

/** When it comes if it is confirmed now: nothing is packed before. Null for an order without a promise. */
async function promiseFrom(
  client: Pool | PoolClient,
  orderId: string,
  now: Date,
): Promise<Pick<Order, 'promise_first' | 'promise_last'> | null> {
  const { rows } = await client.query<PromisedRow>(
    'select created_at, promise_first, promise_last from orders where id = $1',
    [orderId],
  );
  const [order] = rows;
  const [promisedFirst, promisedLast] = [order?.promise_first ?? null, order?.promise_last ?? null];
  if (order === undefined || promisedFirst === null || promisedLast === null) return null;
  const { settings } = await readStoredSettings(client);
  const { first, last } = postponed(
    { first: promisedFirst, last: promisedLast },
    { orderedAt: order.created_at, startsAt: now, terms: promiseTerms(settings) },
  );
  return { promise_first: first, promise_last: last };
}

export type PhoneConfirmation =
  | { readonly ok: true; readonly order: Order }
  | Refusal<'NOT_FOUND' | 'NOT_WAITING'>;

/** For an administrator who has the customer on the phone. One that is confirmed already stays as it is. */
export async function confirmByPhone(
  client: PoolClient,
  orderId: string,
  by: Administrator,
  now: Date,
): Promise<PhoneConfirmation> {
  const { rows } = await client.query<{ isWaiting: boolean; isConfirmed: boolean }>(
    `select confirm_by is not null as "isWaiting", confirmed_at is not null as "isConfirmed"
       from orders where id = $1 and deleted_at is null for update`,
    [orderId],
  );
  const [found] = rows;
  if (found === undefined) return refuse('NOT_FOUND', 'Order not found');
  if (!found.isWaiting && !found.isConfirmed)
    return refuse('NOT_WAITING', 'This order doesn’t wait for a confirmation any more.');
  if (found.isWaiting) {
    await storeConfirmation(client, orderId, 'phone', now);
    await recordChange(client, by, 'update', 'order', orderId, {
      before: { confirmed_via: null },
      after: { confirmed_via: 'phone' },
    });
  }
  const order = await readOrder(client, orderId);
  if (order === null) throw new Error('A locked order has vanished');
  return { ok: true, order };
}
