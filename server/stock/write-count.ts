import type { PoolClient } from 'pg';
import { lockCount, type StockItem, setStock } from './set-stock.ts';

export interface CountFields {
  /** Left out: stays as it is. Null: no longer counted. */
  readonly stock?: number | null | undefined;
  /** The count that the editor saw. Left out, the edit overwrites what was sold meanwhile. */
  readonly seenStock?: number | null | undefined;
}

export type CountRefusal = {
  readonly ok: false;
  readonly code: 'STOCK_CHANGED';
  readonly message: string;
};

export async function writeCount(
  client: PoolClient,
  item: StockItem,
  { stock, seenStock }: CountFields,
  actorId: string,
): Promise<{ readonly ok: true } | CountRefusal> {
  if (stock === undefined) return { ok: true };
  const seen = seenStock === undefined ? await lockCount(client, item) : seenStock;
  const set = await setStock(client, { ...item, available: stock, seen }, actorId);
  return set.ok ? set : { ok: false, code: set.code, message: set.message };
}
