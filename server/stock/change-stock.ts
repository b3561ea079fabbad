import type { Pool, PoolClient } from 'pg';
import type { StockCount, WantedCount } from '../../contract/stock.ts';
import { recordChange } from '../audit/administrator.ts';
import type { Edit } from '../catalogue/catalogue-edit.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { listCounts } from './list-stock.ts';
import { setStock } from './set-stock.ts';

export type StockChange =
  | { readonly ok: true; readonly counts: StockCount[] }
  | {
      readonly ok: false;
      readonly code: 'PRODUCT_NOT_FOUND' | 'VARIANT_UNKNOWN' | 'STOCK_CHANGED';
      readonly message: string;
      /** Of the count that was refused. */
      readonly index?: number;
      readonly counts?: StockCount[];
    };

const MOST_COUNTS = 1000;

export async function countsOf(database: Pool | PoolClient, productId: string): Promise<StockCount[]> {
  return (await listCounts(database, { productId, page: 1, limit: MOST_COUNTS })).counts;
}

/** All counts or none. A count that changed since it was `seen` is not overwritten. */
export async function changeStock(
  pool: Pool,
  productId: string,
  wanted: readonly WantedCount[],
  { by }: Edit,
): Promise<StockChange> {
  const change = await rollbackUnlessOk(pool, async (client): Promise<StockChange> => {
    const before = await countsOf(client, productId);
    if (before.length === 0) return { ok: false, code: 'PRODUCT_NOT_FOUND', message: 'Product Not Found' };
    for (const [index, one] of wanted.entries()) {
      const item = before.find(({ variantId }) => variantId === one.variantId);
      if (item === undefined)
        return {
          ok: false,
          code: 'VARIANT_UNKNOWN',
          message: 'This product doesn’t have this variant',
          index,
        };
      const set = await setStock(client, { productId, ...one }, by.id);
      if (!set.ok) return { ok: false, code: set.code, message: set.message, index };
      if (one.available !== one.seen)
        await recordChange(client, by, {
          action: 'update',
          entity: 'stock',
          entityId: item.variant === null ? productId : `${productId} ${item.variant}`,
          before: { available: one.seen },
          after: { available: one.available },
        });
    }
    return { ok: true, counts: await countsOf(client, productId) };
  });
  if (change.ok || change.code !== 'STOCK_CHANGED') return change;
  return { ...change, counts: await countsOf(pool, productId) };
}
