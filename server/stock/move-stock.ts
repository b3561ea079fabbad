import type { PoolClient } from 'pg';

/** Units by the id of the count that they come from, summed over the lines of an order. */
export type Demand = ReadonlyMap<number, number>;

export type TakenStock =
  | { readonly ok: true }
  /** What is left of each count that has too little; null if the count is gone. */
  | { readonly ok: false; readonly short: ReadonlyMap<number, number | null> };

interface Counted {
  readonly id: number;
  readonly available: number;
}

/**
 * Everything or nothing, in one statement. The rows are locked in the order of their ids, so that baskets that cross
 * wait for each other instead of blocking each other; `available` is then what nobody else can take any more.
 */
export async function takeStock(client: PoolClient, demand: Demand): Promise<TakenStock> {
  if (demand.size === 0) return { ok: true };
  const { rows } = await client.query<Counted>({
    name: 'take stock',
    text: `with wanted as (
       select id, units from unnest($1::bigint[], $2::bigint[]) as w (id, units)
     ), locked as materialized (
       select s.id, s.available, w.units from stock s join wanted w on w.id = s.id order by s.id for update of s
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

/** What the lines of an order need of each count that still exists. */
export async function demandOf(client: PoolClient, orderId: string): Promise<Demand> {
  const { rows } = await client.query<{ id: number; units: number }>(
    `select s.id, sum(i.quantity)::bigint as units
       from order_items i join stock s on s.id = i.stock_id
      where i.order_id = $1 group by s.id`,
    [orderId],
  );
  return new Map(rows.map(({ id, units }) => [id, units]));
}

/** Says in the stock's own record that an order took what it took. */
export async function recordSale(client: PoolClient, orderId: string, actorId: string | null): Promise<void> {
  await client.query(
    `insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
     select s.product_id, s.variant_id, -sum(i.quantity), 'order', $1, $2
       from order_items i join stock s on s.id = i.stock_id
      where i.order_id = $1 group by s.id`,
    [orderId, actorId],
  );
}

/** A count that was deleted meanwhile gets nothing back. The caller knows that the order holds its goods. */
export async function giveStockBack(
  client: PoolClient,
  orderId: string,
  actorId: string | null,
): Promise<void> {
  await client.query(
    `with held as (
       select stock_id, sum(quantity) as units from order_items
        where order_id = $1 and stock_id is not null group by stock_id
     ), locked as materialized (
       select s.id, h.units from stock s join held h on h.stock_id = s.id order by s.id for update of s
     ), returned as (
       update stock s set available = s.available + l.units from locked l where s.id = l.id
       returning s.product_id, s.variant_id, l.units
     )
     insert into stock_movements (product_id, variant_id, delta, reason, order_id, actor_id)
     select product_id, variant_id, units, 'return', $1, $2 from returned`,
    [orderId, actorId],
  );
}
