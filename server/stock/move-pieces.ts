import type { PoolClient } from 'pg';
import { type Demand, type StockTaking, takeStock } from './move-stock.ts';

interface ClaimedPieces {
  readonly orderId: string;
  readonly actorId: string;
  readonly demand: Demand;
}

/** Pieces that replace claimed ones leave; a refusal leaves all counts as they are. */
export async function takeReplacement(client: PoolClient, pieces: ClaimedPieces): Promise<StockTaking> {
  const taken = await takeStock(client, pieces.demand);
  if (taken.ok) await recordReplacement(client, pieces);
  return taken;
}

/** By the id of the order's line. */
export type Pieces = ReadonlyMap<number, number>;

/**
 * Pieces that can be sold again go back to stock, from an order that has stock: never more of a line than it has and each
 * once, however often claims and refunds say that it came back.
 */
export async function returnPieces(
  client: PoolClient,
  { orderId, actorId }: { readonly orderId: string; readonly actorId: string | null },
  pieces: Pieces,
): Promise<void> {
  if (pieces.size === 0) return;
  await client.query(
    `with back as (select * from unnest($3::bigint[], $4::bigint[]) as b (id, units)),
       returned as (
         update order_items i set restocked = least(i.quantity, old.restocked + b.units)
           from back b join order_items old on old.id = b.id join orders o on o.id = old.order_id
          where i.id = b.id and o.id = $1 and o.stock_held and old.stock_id is not null
         returning i.stock_id, i.restocked - old.restocked as units
       ), counted as (select stock_id, sum(units) as units from returned group by stock_id having sum(units) > 0),
       locked as materialized (
         select s.id, c.units from stock s join counted c on c.stock_id = s.id order by s.id for update of s),
       put as (
         update stock s set available = s.available + l.units from locked l where s.id = l.id
         returning s.product_id, s.variant_id, l.units)
     insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
     select product_id, variant_id, units, 'return', $1, $2 from put`,
    [orderId, actorId, [...pieces.keys()], [...pieces.values()]],
  );
}

async function recordReplacement(
  client: PoolClient,
  { orderId, actorId, demand }: ClaimedPieces,
): Promise<void> {
  if (demand.size === 0) return;
  await client.query(
    `insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
     select s.product_id, s.variant_id, -m.units, 'claim', $3, $4
       from unnest($1::bigint[], $2::bigint[]) as m (id, units) join stock s on s.id = m.id`,
    [[...demand.keys()], [...demand.values()], orderId, actorId],
  );
}
