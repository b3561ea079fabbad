import type { Pool } from 'pg';
import type { StockAlert } from '../../contract/stock-alerts.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { isBackInStock, isKnownWish } from '../../domain/stock/back-in-stock.ts';
import { findProductsForSale } from '../catalogue/products-for-sale.ts';

export type AskedAlert = { readonly ok: true } | Refusal<'PRODUCT_UNKNOWN' | 'VARIANT_UNKNOWN' | 'IN_STOCK'>;

/** Whoever waits for it already goes on waiting in the same place. */
export async function askForAlert(
  pool: Pool,
  { productId, variant, email }: StockAlert,
  now: Date,
): Promise<AskedAlert> {
  const product = (await findProductsForSale(pool, [productId], now)).get(productId)?.product;
  if (product === undefined) return refuse('PRODUCT_UNKNOWN', 'We no longer sell this product');
  if (!isKnownWish(product, variant))
    return refuse('VARIANT_UNKNOWN', 'This product doesn’t have this variant');
  if (isBackInStock(product, variant))
    return refuse('IN_STOCK', 'It’s in stock now. Reload the page to buy it.');
  await pool.query(
    `insert into stock_alerts (product_id, variant, email, asked_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [productId, variant, email, now],
  );
  return { ok: true };
}
