import type { PoolClient } from 'pg';

/**
 * In the `from` of a statement: waits until the orders that came before have ended. Rows alone give no turns (whoever comes late may
 * overtake others again and again), and an order that holds stock while it waits for its number stops others. With turns the slowest
 * of a hundred orders takes half the time, and as many are placed a second.
 */
export const ORDER_SERIALIZATION_LOCK = `(select pg_advisory_xact_lock(hashtext('orders in turn'))) turn`;

/** The units that an order needs, by the id of the `stock` row; pieces that were put back before are not among them. */
export type Demand = ReadonlyMap<number, number>;

export type StockTaking =
  | { readonly ok: true }
  /** What is left in each row that has too little; null if the row is gone. */
  | { readonly ok: false; readonly short: ReadonlyMap<number, number | null> };

interface StockRow {
  readonly id: number;
  readonly available: number;
}

/** Takes all units or none, in one statement. Rows are locked in the order of their ids, so that orders cannot deadlock. */
export async function takeStock(client: PoolClient, demand: Demand): Promise<StockTaking> {
  if (demand.size === 0) return { ok: true };
  const { rows } = await client.query<StockRow>({
    name: 'take stock',
    text: `with wanted as (
       select id, units from unnest($1::bigint[], $2::bigint[]) as w (id, units)
     ), locked as materialized (
       select s.id, s.available, w.units from ${ORDER_SERIALIZATION_LOCK}, stock s join wanted w on w.id = s.id
        order by s.id for update of s
     ), taken as (
       update stock s set available = s.available - l.units from locked l
        where s.id = l.id and s.available >= l.units
          and (select count(*) from locked where available >= units) = cardinality($1::bigint[])
     )
     select id, available from locked`,
    values: [[...demand.keys()], [...demand.values()]],
  });
  const available = new Map(rows.map((row) => [row.id, row.available]));
  const short = new Map<number, number | null>();
  for (const [id, units] of demand) {
    const left = available.get(id);
    if (left === undefined || left < units) short.set(id, left ?? null);
  }
  return short.size === 0 ? { ok: true } : { ok: false, short };
}

export async function demandOf(client: PoolClient, orderId: string): Promise<Demand> {
  const { rows } = await client.query<{ id: number; units: number }>(
    `select s.id, sum(i.quantity - i.restocked)::bigint as units
       from order_items i join stock s on s.id = i.stock_id
      where i.order_id = $1 group by s.id having sum(i.quantity - i.restocked) > 0`,
    [orderId],
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}

export async function recordSale(client: PoolClient, orderId: string, actorId: string | null): Promise<void> {
  await client.query(
    `insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
     select s.product_id, s.variant_id, -sum(i.quantity - i.restocked), 'order', $1, $2
       from order_items i join stock s on s.id = i.stock_id
      where i.order_id = $1 group by s.id having sum(i.quantity - i.restocked) > 0`,
    [orderId, actorId],
  );
}

/** The caller makes sure that the order has stock reserved. A `stock` row that was deleted since gets nothing back. */
export async function returnStock(
  client: PoolClient,
  orderId: string,
  actorId: string | null,
): Promise<void> {
  await client.query(
    `with reserved as (
       select stock_id, sum(quantity - restocked) as units from order_items
        where order_id = $1 and quantity > restocked and stock_id is not null group by stock_id
     ), locked as materialized (
       select s.id, r.units from stock s join reserved r on r.stock_id = s.id order by s.id for update of s
     ), returned as (
       update stock s set available = s.available + l.units from locked l where s.id = l.id
       returning s.product_id, s.variant_id, l.units
     )
     insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
     select product_id, variant_id, units, 'return', $1, $2 from returned`,
    [orderId, actorId],
  );
}
