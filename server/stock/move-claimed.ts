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
  if (taken.ok) await recordMovements(client, pieces, -1);
  return taken;
}

/** Claimed pieces that can be sold again come back. */
export async function returnClaimed(client: PoolClient, pieces: ClaimedPieces): Promise<void> {
  await client.query(
    `with back as (select * from unnest($1::bigint[], $2::bigint[]) as b (id, units)),
       locked as materialized (
         select s.id, b.units from stock s join back b on b.id = s.id order by s.id for update of s)
     update stock s set available = s.available + l.units from locked l where s.id = l.id`,
    [[...pieces.demand.keys()], [...pieces.demand.values()]],
  );
  await recordMovements(client, pieces, 1);
}

async function recordMovements(
  client: PoolClient,
  { orderId, actorId, demand }: ClaimedPieces,
  sign: 1 | -1,
): Promise<void> {
  if (demand.size === 0) return;
  await client.query(
    `insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
     select s.product_id, s.variant_id, $3 * m.units, 'claim', $4, $5
       from unnest($1::bigint[], $2::bigint[]) as m (id, units) join stock s on s.id = m.id`,
    [[...demand.keys()], [...demand.values()], sign, orderId, actorId],
  );
}
