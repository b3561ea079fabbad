import type { PoolClient } from 'pg';
import type { StockEdit } from './set-stock.ts';

export type StocksSet =
  | { readonly ok: true }
  | { readonly ok: false; readonly edit: StockEdit; readonly available: number | null };

const EDITS = `json_to_recordset($1::json)
  as e ("productId" text, "variantId" bigint, available bigint, seen bigint)`;
const SAME = 's.product_id = e."productId" and s.variant_id is not distinct from e."variantId"';

/** As `setStock`, for many at once: sets all, or refuses with the first count that has changed. */
export async function setStocks(
  client: PoolClient,
  edits: readonly StockEdit[],
  actorId: string,
): Promise<StocksSet> {
  if (edits.length === 0) return { ok: true };
  const given = [JSON.stringify(edits)];
  const { rows } = await client.query<{ product_id: string; variant_id: number | null; available: number }>(
    `select s.product_id, s.variant_id, s.available from stock s join ${EDITS} on ${SAME} order by s.id for update of s`,
    given,
  );
  const present = new Map(rows.map((row) => [keyOf(row.product_id, row.variant_id), row.available]));
  for (const edit of edits) {
    const available = present.get(keyOf(edit.productId, edit.variantId)) ?? null;
    if (available !== edit.seen) return { ok: false, edit, available };
  }
  await client.query(
    `delete from stock s using ${EDITS} where ${SAME} and e.available is null and e.seen is not null`,
    given,
  );
  await client.query(
    `update stock s set available = e.available, version = s.version + 1
       from ${EDITS} where ${SAME} and e.available <> e.seen`,
    given,
  );
  // If somebody else begins to count the same item right now, the constraint fails and the transaction rolls back.
  await client.query(
    `insert into stock (product_id, variant_id, available)
     select e."productId", e."variantId", e.available from ${EDITS} where e.seen is null and e.available is not null`,
    given,
  );
  await client.query(
    `insert into stock_movements (product_id, variant_id, delta, reason, actor_id)
     select e."productId", e."variantId", coalesce(e.available, 0) - coalesce(e.seen, 0), 'adjustment', $2
       from ${EDITS} where coalesce(e.available, 0) <> coalesce(e.seen, 0)`,
    [...given, actorId],
  );
  return { ok: true };
}

const keyOf = (productId: string, variantId: number | null) => JSON.stringify([productId, variantId]);
