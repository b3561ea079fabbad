import type { Pool } from 'pg';
import type { RecordCall } from '../../contract/orders/order-call.ts';
import { waitOf } from '../../domain/orders/bulk-selection.ts';
import { callAgainProblem } from '../../domain/orders/order-call.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { claimKey, type RequestKey, storeResponse } from '../http/idempotency.ts';
import { confirmByPhone, type PhoneConfirmation } from './confirmation/answer.ts';
import { type EditContext, type EditedOrder, editWithin } from './edit-order.ts';

export type RecordedCall = EditedOrder | PhoneConfirmation | Refusal<'CALL_TIME_INVALID' | 'KEY_REUSED'>;

interface WaitingRow {
  readonly status: OrderStatus;
  readonly call_due_at: Date | null;
  readonly confirm_by: Date | null;
}

/** Once per idempotency key: keeps how a call about a waiting order went, and confirms or cancels the order with it where that was agreed. */
export async function recordCall(
  pool: Pool,
  orderId: string,
  { outcome, note, again_at, decision }: RecordCall,
  context: EditContext,
  key?: RequestKey,
): Promise<RecordedCall> {
  const { by, now } = context;
  return rollbackUnlessOk<RecordedCall>(pool, async (client) => {
    const claimed = await claimKey(client, key, now);
    if (claimed.state === 'key reused')
      return refuse('KEY_REUSED', 'This key was already used for another call');
    if (claimed.state === 'repeated') return editWithin(client, orderId, {}, context);
    const { rows } = await client.query<WaitingRow>(
      'select status, call_due_at, confirm_by from orders where id = $1 and deleted_at is null for update',
      [orderId],
    );
    const [order] = rows;
    if (order === undefined) return refuse('NOT_FOUND', 'Order not found');
    const until = order.call_due_at ?? order.confirm_by;
    if (waitOf(order) === undefined || until === null)
      return refuse('NOT_WAITING', 'This order doesn’t wait for a call or a confirmation any more.');
    const problem = again_at === null ? undefined : callAgainProblem(new Date(again_at), until, now);
    if (problem !== undefined) return refuse('CALL_TIME_INVALID', problem);
    await client.query(
      `insert into order_calls (order_id, outcome, note, again_at, actor_id, actor, at)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [orderId, outcome, note, again_at, by.id, by.name, now],
    );
    await storeResponse(client, key, { orderId });
    await recordChange(client, by, 'update', 'order', orderId, {
      after: { call: { outcome, note, again_at } },
    });
    if (decision === 'confirm' && order.confirm_by !== null) return confirmByPhone(client, orderId, by, now);
    const status = decision && ({ confirm: 'CONFIRMED', cancel: 'CANCELLED' } as const)[decision];
    // Everybody who has the order open sees the call.
    await client.query('update orders set version = version + 1 where id = $1', [orderId]);
    return editWithin(client, orderId, { status }, context);
  });
}
