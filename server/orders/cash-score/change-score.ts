import type { Pool, PoolClient } from 'pg';
import type { CashScore } from '../../../contract/orders/cash-score.ts';
import type { Order } from '../../../contract/orders/order.ts';
import { type CashMark, cashScore } from '../../../domain/orders/cash-score.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { type Administrator, recordChange } from '../../audit/administrator.ts';
import { withTransaction } from '../../db/connect.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { readOrder } from '../read-order.ts';
import { countsFor, keysOf, recordCashMark } from './marks.ts';

export type ChangedScore =
  | { readonly ok: true; readonly score: CashScore }
  | Refusal<'NOT_FOUND' | 'NOT_DISPATCHED' | 'NO_PHONE'>;

const NOT_FOUND = refuse('NOT_FOUND', 'Order not found');

export async function readScore(client: Pool | PoolClient, orderId: string): Promise<CashScore | null> {
  const order = await readOrder(client, orderId);
  return order === null ? null : scoreOf(client, order);
}

interface MarkRow {
  readonly kind: CashMark;
  readonly at: string;
  readonly orderId: string;
  readonly orderNumber: number;
}

async function scoreOf(client: Pool | PoolClient, order: Order): Promise<CashScore> {
  const { phone, address } = keysOf(order);
  const { rows } = await client.query<{ marks: MarkRow[] | null; isAllowed: boolean; isReturned: boolean }>(
    `select (select jsonb_agg(jsonb_build_object(
                'kind', m.kind, 'at', m.at, 'orderId', o.id, 'orderNumber', o.order_number) order by m.at desc)
               from cash_marks m join orders o on o.id = m.order_id where ${countsFor('$1', '$2')}) as marks,
            exists (select from cash_allowances where phone = $1) as "isAllowed",
            exists (select from cash_marks where order_id = $3 and kind = 'returned') as "isReturned"`,
    [phone, address, order.id],
  );
  const { marks = [], isAllowed = false, isReturned = false } = rows[0] ?? {};
  const { isAsked, scoreLimit } = (await readSettings(client)).cashConfirmation;
  const { score, reasons } = cashScore(marks ?? []);
  return {
    isCounted: isAsked,
    score,
    limit: scoreLimit,
    isAllowed,
    isReturned,
    reasons: reasons.map(({ at, ...reason }) => ({ ...reason, at: new Date(at).toISOString() })),
  };
}

/** The parcel came back because nobody took it, or not after all. What becomes of the order is decided apart. */
export async function markReturned(
  pool: Pool,
  orderId: string,
  isReturned: boolean,
  by: Administrator,
  now: Date,
): Promise<ChangedScore> {
  return withTransaction(pool, async (client): Promise<ChangedScore> => {
    const order = await lockOrder(client, orderId);
    if (order === null) return NOT_FOUND;
    const { rows } = await client.query<{ kind: CashMark }>(
      'select kind from cash_marks where order_id = $1',
      [orderId],
    );
    const before = rows[0]?.kind;
    const hasLeft = order.status === 'SHIPPED' || order.status === 'DELIVERED' || before === 'cancelled';
    if (isReturned && !(order.payment_method === 'COD' && (hasLeft || before === 'returned')))
      return refuse('NOT_DISPATCHED', 'Only shipped cash orders can be marked as refused.');
    if ((before === 'returned') !== isReturned) {
      if (isReturned) {
        await recordCashMark(client, order, 'returned', now);
        await returnShipments(client, orderId, by, now);
      } else {
        await client.query('delete from cash_marks where order_id = $1', [orderId]);
        if (order.status === 'DELIVERED') await recordCashMark(client, order, 'delivered', now);
        if (order.status === 'CANCELLED') await recordCashMark(client, order, 'cancelled', now);
      }
      await touch(client, orderId);
      await recordChange(client, by, 'update', 'order', orderId, {
        before: { returned_unaccepted: !isReturned },
        after: { returned_unaccepted: isReturned },
      });
    }
    return { ok: true, score: await scoreOf(client, order) };
  });
}

/** The phone of an order gets cash orders whatever its marks say. */
export async function allowCash(
  pool: Pool,
  orderId: string,
  isAllowed: boolean,
  by: Administrator,
): Promise<ChangedScore> {
  return withTransaction(pool, async (client): Promise<ChangedScore> => {
    const order = await lockOrder(client, orderId);
    if (order === null) return NOT_FOUND;
    const { phone } = keysOf(order);
    if (phone.length < 4) return refuse('NO_PHONE', 'This order has no phone number.');
    const { rowCount } = isAllowed
      ? await client.query(
          'insert into cash_allowances (phone, allowed_by) values ($1, $2) on conflict do nothing',
          [phone, by.id],
        )
      : await client.query('delete from cash_allowances where phone = $1', [phone]);
    if ((rowCount ?? 0) > 0) {
      await touch(client, orderId);
      await recordChange(client, by, 'update', 'order', orderId, {
        before: { cash_allowed_anyway: !isAllowed },
        after: { cash_allowed_anyway: isAllowed },
      });
    }
    return { ok: true, score: await scoreOf(client, order) };
  });
}

async function lockOrder(client: PoolClient, orderId: string): Promise<Order | null> {
  await client.query('select from orders where id = $1 for update', [orderId]);
  return readOrder(client, orderId);
}

/** So that other administrators' screens follow. */
async function touch(client: PoolClient, orderId: string): Promise<void> {
  await client.query('update orders set version = version + 1 where id = $1', [orderId]);
}

/** What was on its way has come back. */
async function returnShipments(
  client: PoolClient,
  orderId: string,
  by: Administrator,
  now: Date,
): Promise<void> {
  await client.query(
    `with returned as (
       update shipments set status = 'RETURNED', delivered_at = null, version = version + 1
        where order_id = $1 and status in ('PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'FAILED') returning id
     )
     insert into shipment_events (shipment_id, status, note, actor_id, at)
     select id, 'RETURNED', 'Parcel refused', $2, $3 from returned`,
    [orderId, by.id, now],
  );
}
