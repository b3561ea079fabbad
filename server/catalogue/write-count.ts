import type { PoolClient } from 'pg';
import { type CountedThing, setStock } from '../stock/set-stock.ts';

export interface WantedCount {
  /** Left out: as it is. Null: not counted any more. */
  readonly stock?: number | null | undefined;
  /** What the editor saw. Left out, the edit wins over what was sold meanwhile. */
  readonly seenStock?: number | null | undefined;
}

export type CountRefusal = {
  readonly ok: false;
  readonly code: 'STOCK_CHANGED';
  readonly message: string;
};

export async function writeCount(
  client: PoolClient,
  thing: CountedThing,
  { stock, seenStock }: WantedCount,
  actorId: string,
): Promise<{ readonly ok: true } | CountRefusal> {
  if (stock === undefined) return { ok: true };
  const seen = seenStock === undefined ? await presentCount(client, thing) : seenStock;
  const set = await setStock(client, { ...thing, available: stock, seen }, actorId);
  return set.ok ? set : { ok: false, code: set.code, message: set.message };
}

async function presentCount(client: PoolClient, thing: CountedThing): Promise<number | null> {
  const { rows } = await client.query<{ available: number }>(
    `select available from stock where product_id = $1 and variant_id is not distinct from $2 for update`,
    [thing.productId, thing.variantId],
  );
  return rows[0]?.available ?? null;
}
