import type { PoolClient } from 'pg';
import { type Refusal, refuse } from '../../domain/refusal.ts';

/** A product, or one of its variants. */
export interface StockItem {
  readonly productId: string;
  readonly variantId: number | null;
}

export interface StockEdit extends StockItem {
  /** Null: no longer counted. */
  readonly available: number | null;
  /** The count that the editor saw, null where it was not counted. Left out, what was sold meanwhile is overwritten. */
  readonly seen?: number | null | undefined;
}

export type StocksSet = { readonly ok: true } | (Refusal<'STOCK_CHANGED'> & { readonly edit: StockEdit });

const EDITS = `json_to_recordset($1::json)
  as e ("productId" text, "variantId" bigint, available bigint, seen bigint)`;
const SAME = 's.product_id = e."productId" and s.variant_id is not distinct from e."variantId"';

/**
 * In the caller's transaction: sets all, or refuses with the first count that changed while the form was open, so that a
 * sale is not overwritten.
 */
export async function setStocks(
  client: PoolClient,
  edits: readonly StockEdit[],
  actorId: string | null,
): Promise<StocksSet> {
  if (edits.length === 0) return { ok: true };
  const present = await lockCounts(client, edits);
  const countOf = (edit: StockEdit) => present.get(keyOf(edit)) ?? null;
  const outdated = edits.find((edit) => edit.seen !== undefined && edit.seen !== countOf(edit));
  if (outdated !== undefined) return changed(outdated, countOf(outdated));
  const changing = edits
    .map((edit) => ({ ...edit, seen: countOf(edit) }))
    .filter(({ available, seen }) => available !== seen);
  const given = [JSON.stringify(changing)];
  await client.query(`delete from stock s using ${EDITS} where ${SAME} and e.available is null`, given);
  await client.query(
    `update stock s set available = e.available, version = s.version + 1
       from ${EDITS} where ${SAME} and e.seen is not null`,
    given,
  );
  const { rows } = await client.query<StockItem>(
    `insert into stock (product_id, variant_id, available)
     select e."productId", e."variantId", e.available from ${EDITS} where e.seen is null
     on conflict on constraint stock_one_per_item do nothing
     returning product_id as "productId", variant_id as "variantId"`,
    given,
  );
  const begun = new Set(rows.map(keyOf));
  // Somebody else began to count the same item at the same moment.
  const missed = changing.find((edit) => edit.seen === null && !begun.has(keyOf(edit)));
  if (missed !== undefined)
    return changed(missed, (await lockCounts(client, [missed])).get(keyOf(missed)) ?? null);
  await client.query(
    `insert into stock_movements (product_id, variant_id, delta, reason, actor_id)
     select e."productId", e."variantId", coalesce(e.available, 0) - coalesce(e.seen, 0), 'adjustment', $2
       from ${EDITS} where coalesce(e.available, 0) <> coalesce(e.seen, 0)`,
    [...given, actorId],
  );
  return { ok: true };
}

async function lockCounts(client: PoolClient, edits: readonly StockEdit[]): Promise<Map<string, number>> {
  const { rows } = await client.query<StockItem & { available: number }>(
    `select s.product_id as "productId", s.variant_id as "variantId", s.available
       from stock s join ${EDITS} on ${SAME} order by s.id for update of s`,
    [JSON.stringify(edits)],
  );
  return new Map(rows.map((row) => [keyOf(row), row.available]));
}

const keyOf = ({ productId, variantId }: StockItem) => JSON.stringify([productId, variantId]);

const changed = (edit: StockEdit, available: number | null) =>
  refuse(
    'STOCK_CHANGED',
    available === null
      ? 'This stock is no longer tracked. Please check it and try again.'
      : `The stock is now ${available}. Please check it and try again.`,
    { edit },
  );
