import type { PoolClient } from 'pg';

/** A product, or one of its variants. */
export interface StockItem {
  readonly productId: string;
  readonly variantId: number | null;
}

export interface StockEdit extends StockItem {
  /** Null: no longer counted. */
  readonly available: number | null;
  /** The count that the editor saw; null where it was not counted. */
  readonly seen: number | null;
}

export type StockSet =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: 'STOCK_CHANGED';
      readonly message: string;
      readonly available: number | null;
    };

/** In the caller's transaction. Refused where the count changed while the form was open: a sale is not overwritten. */
export async function setStock(
  client: PoolClient,
  edit: StockEdit,
  actorId: string | null,
): Promise<StockSet> {
  const present = await lockCount(client, edit);
  if (present !== edit.seen) return changed(present);
  if (present === edit.available) return { ok: true };
  if (!(await store(client, edit))) return changed(await lockCount(client, edit));
  const delta = (edit.available ?? 0) - (present ?? 0);
  if (delta !== 0)
    await client.query(
      `insert into stock_movements (product_id, variant_id, delta, reason, actor_id)
       values ($1, $2, $3, 'adjustment', $4)`,
      [edit.productId, edit.variantId, delta, actorId],
    );
  return { ok: true };
}

export async function lockCount(
  client: PoolClient,
  { productId, variantId }: StockItem,
): Promise<number | null> {
  const { rows } = await client.query<{ available: number }>(
    `select available from stock where product_id = $1 and variant_id is not distinct from $2 for update`,
    [productId, variantId],
  );
  return rows[0]?.available ?? null;
}

/** False when somebody else began to count the same item at the same moment. */
async function store(
  client: PoolClient,
  { productId, variantId, available, seen }: StockEdit,
): Promise<boolean> {
  const item = [productId, variantId];
  const isItem = 'product_id = $1 and variant_id is not distinct from $2';
  if (available === null) {
    await client.query(`delete from stock where ${isItem}`, item);
    return true;
  }
  if (seen !== null) {
    await client.query(`update stock set available = $3, version = version + 1 where ${isItem}`, [
      ...item,
      available,
    ]);
    return true;
  }
  const { rowCount } = await client.query(
    `insert into stock (product_id, variant_id, available) values ($1, $2, $3)
     on conflict on constraint stock_one_per_item do nothing`,
    [...item, available],
  );
  return rowCount === 1;
}

const changed = (available: number | null): StockSet => ({
  ok: false,
  code: 'STOCK_CHANGED',
  message:
    available === null
      ? 'This stock is no longer tracked. Please check it and try again.'
      : `The stock is now ${available}. Please check it and try again.`,
  available,
});
