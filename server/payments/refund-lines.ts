import type { PoolClient } from 'pg';
import type { GoodsState } from '../../domain/payments/refund-lines.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { returnPieces } from '../stock/move-pieces.ts';

/** What of an order is refunded. Without pieces the money is for the line, and none of it counts as refunded. */
export interface RefundedPieces {
  readonly itemId: number;
  readonly quantity: number;
  readonly goods: GoodsState;
}

/**
 * In the transaction that stores the refund, with the order locked. False where the order has no such line, or fewer pieces
 * of it that are not refunded yet.
 */
export async function storeRefundLines(
  client: PoolClient,
  { refundId, orderId }: { readonly refundId: string; readonly orderId: string },
  lines: readonly RefundedPieces[],
): Promise<boolean> {
  if (lines.length === 0) return true;
  const { rowCount } = await client.query(
    `with named as (select * from unnest($3::bigint[], $4::int[], $5::text[]) as n (id, pieces, goods)),
       counted as (
         update order_items i set refunded = i.refunded + n.pieces from named n
          where i.id = n.id and i.order_id = $2 and i.refunded + n.pieces <= i.quantity returning n.*)
     insert into refund_lines (refund_id, order_item_id, quantity, goods) select $1, id, pieces, goods from counted`,
    [
      refundId,
      orderId,
      lines.map(({ itemId }) => itemId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ goods }) => goods),
    ],
  );
  return rowCount === lines.length;
}

/** The pieces of a refund that failed may be refunded again. */
export async function releaseRefundLines(client: PoolClient, refundId: string): Promise<void> {
  await client.query(
    `update order_items i set refunded = i.refunded - l.quantity
       from refund_lines l where l.refund_id = $1 and l.order_item_id = i.id`,
    [refundId],
  );
}

/** The good pieces of a refund go back to stock once its money has gone. */
export async function restockRefund(
  client: PoolClient,
  { refundId, orderId }: { readonly refundId: string; readonly orderId: string },
  actorId: string | null,
): Promise<void> {
  const { rows } = await client.query<{ id: number; quantity: number }>(
    `update refund_lines set is_restocked = true
      where refund_id = $1 and goods = 'good' and quantity > 0 and not is_restocked
     returning order_item_id as id, quantity`,
    [refundId],
  );
  const pieces = new Map(rows.map(({ id, quantity }) => [id, quantity]));
  await returnPieces(client, { orderId, actorId }, pieces);
}

/** The refund's pieces of each line of the order, null for those that it does not name; undefined where it names none. */
export async function namedPieces(
  client: PoolClient,
  refundId: string,
  orderId: string,
): Promise<readonly (number | null)[] | undefined> {
  const { rows } = await client.query<{ quantity: number | null }>(
    `select l.quantity from order_items i
       left join refund_lines l on l.order_item_id = i.id and l.refund_id = $1
      where i.order_id = $2 order by i.position`,
    [refundId, orderId],
  );
  const pieces = rows.map(({ quantity }) => quantity);
  return pieces.some((quantity) => quantity !== null) ? pieces : undefined;
}

export type AnsweredGoods =
  | { readonly ok: true; readonly orderId: string; readonly isNew: boolean }
  | Refusal<'REFUND_NOT_FOUND' | 'GOODS_ANSWERED'>;

/** Goods that had not come back when they were refunded have come. The same answer twice changes nothing. */
export async function answerGoods(
  client: PoolClient,
  answer: { readonly refundId: string; readonly itemId: number; readonly goods: GoodsState },
  actorId: string,
): Promise<AnsweredGoods> {
  const { refundId, itemId, goods } = answer;
  const found = await client.query<{ order_id: string }>(
    'select p.order_id from refunds r join payments p on p.id = r.payment_id where r.id = $1',
    [refundId],
  );
  const orderId = found.rows[0]?.order_id;
  await client.query('select from orders where id = $1 for update', [orderId]);
  const { rows } = await client.query<{ goods: GoodsState; is_done: boolean }>(
    `select l.goods, r.state = 'COMPLETED' as is_done from refund_lines l join refunds r on r.id = l.refund_id
      where r.id = $1 and l.order_item_id = $2 and l.quantity > 0 and r.state <> 'FAILED'`,
    [refundId, itemId],
  );
  const [line] = rows;
  if (orderId === undefined || line === undefined) return refuse('REFUND_NOT_FOUND', 'Refund not found');
  if (line.goods === goods) return { ok: true, orderId, isNew: false };
  if (line.goods !== 'not_yet')
    return refuse('GOODS_ANSWERED', 'Someone has already recorded what happened to these goods.');
  await client.query('update refund_lines set goods = $3 where refund_id = $1 and order_item_id = $2', [
    refundId,
    itemId,
    goods,
  ]);
  if (line.is_done) await restockRefund(client, { refundId, orderId }, actorId);
  return { ok: true, orderId, isNew: true };
}
