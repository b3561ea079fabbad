import type { Pool, PoolClient } from 'pg';
import type { StockCount, WantedCount } from '../../contract/stock.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { listCounts } from './list-stock.ts';
import { setStocks } from './set-stock.ts';

export type StockChange =
  | { readonly ok: true; readonly counts: StockCount[] }
  | (Refusal<'PRODUCT_NOT_FOUND' | 'VARIANT_UNKNOWN' | 'STOCK_CHANGED'> & {
      /** Of the count that was refused. */
      readonly index?: number;
      readonly counts?: StockCount[];
    });

const MOST_COUNTS = 1000;

export async function countsOf(database: Pool | PoolClient, productId: string): Promise<StockCount[]> {
  return (await listCounts(database, { productId, page: 1, limit: MOST_COUNTS })).counts;
}

/** All counts or none. A count that changed since it was `seen` is not overwritten. */
export async function changeStock(
  pool: Pool,
  productId: string,
  wanted: readonly WantedCount[],
  by: Administrator,
): Promise<StockChange> {
  const change = await rollbackUnlessOk(pool, async (client): Promise<StockChange> => {
    const before = await countsOf(client, productId);
    if (before.length === 0) return refuse('PRODUCT_NOT_FOUND', 'Product Not Found');
    const nameOf = new Map(before.map(({ variantId, variant }) => [variantId, variant]));
    const unknown = wanted.findIndex(({ variantId }) => !nameOf.has(variantId));
    if (unknown !== -1)
      return refuse('VARIANT_UNKNOWN', 'This product doesn’t have this variant', { index: unknown });
    const edits = wanted.map((one) => ({ productId, ...one }));
    const set = await setStocks(client, edits, by.id);
    if (!set.ok) {
      const { edit, ...refused } = set;
      return { ...refused, index: edits.findIndex(({ variantId }) => variantId === edit.variantId) };
    }
    const changes = wanted.filter(({ available, seen }) => available !== seen);
    for (const { variantId, available, seen } of changes)
      await recordChange(
        client,
        by,
        'update',
        'stock',
        [productId, nameOf.get(variantId)].filter(Boolean).join(' '),
        { before: { available: seen }, after: { available } },
      );
    return { ok: true, counts: await countsOf(client, productId) };
  });
  if (change.ok || change.code !== 'STOCK_CHANGED') return change;
  return { ...change, counts: await countsOf(pool, productId) };
}
