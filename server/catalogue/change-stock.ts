import type { Pool } from 'pg';
import { recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { setStock } from '../stock/set-stock.ts';
import type { Edit } from './catalogue-edit.ts';
import { listCounts, type StockCount } from './stock-records.ts';

export interface WantedStock {
  readonly variantId: number | null;
  readonly available: number | null;
  readonly seen: number | null;
}

export type StockChange =
  | { readonly ok: true; readonly counts: StockCount[] }
  | {
      readonly ok: false;
      readonly code: 'PRODUCT_NOT_FOUND' | 'VARIANT_UNKNOWN' | 'STOCK_CHANGED';
      readonly message: string;
      readonly place?: number;
      readonly counts?: StockCount[];
    };

const MOST_COUNTS = 1000;

export async function countsOf(pool: Pool, productId: string): Promise<StockCount[]> {
  return (await listCounts(pool, { productId, page: 1, limit: MOST_COUNTS })).counts;
}

/** All of them or none. What was sold since `seen` is never overwritten. */
export async function changeStock(
  pool: Pool,
  productId: string,
  wanted: readonly WantedStock[],
  { by }: Edit,
): Promise<StockChange> {
  const change = await rollbackUnlessOk(pool, async (client): Promise<StockChange> => {
    const { counts: before } = await listCounts(client, { productId, page: 1, limit: MOST_COUNTS });
    if (before.length === 0) return { ok: false, code: 'PRODUCT_NOT_FOUND', message: 'Product Not Found' };
    for (const [place, one] of wanted.entries()) {
      const thing = before.find(({ variantId }) => variantId === one.variantId);
      if (thing === undefined)
        return { ok: false, code: 'VARIANT_UNKNOWN', message: 'The product has no such variant', place };
      const set = await setStock(client, { productId, ...one }, by.id);
      if (!set.ok) return { ok: false, code: set.code, message: set.message, place };
      if (one.available !== one.seen)
        await recordChange(client, by, {
          action: 'update',
          entity: 'stock',
          entityId: thing.variant === null ? productId : `${productId} ${thing.variant}`,
          before: { available: one.seen },
          after: { available: one.available },
        });
    }
    return {
      ok: true,
      counts: (await listCounts(client, { productId, page: 1, limit: MOST_COUNTS })).counts,
    };
  });
  if (change.ok || change.code !== 'STOCK_CHANGED') return change;
  return { ...change, counts: await countsOf(pool, productId) };
}
