import type { Pool } from 'pg';
import { categories } from '../catalogue/categories.ts';
import { products } from '../catalogue/products.ts';
import { INITIAL_COUPONS } from '../domain/promotions/coupon.ts';
import { type Catalogue, fillCatalogue, isEmpty, missingFrom } from './catalogue/fill-catalogue.ts';
import { withTransaction } from './db/connect.ts';
import { fillCoupons } from './promotions/fill-coupons.ts';

const ours: Catalogue = { categories, products };

/**
 * Fills a new shop in one transaction; from then on the database is the truth. A later version of the shop adds
 * only what the database has never had, so nothing that an administrator changed or deleted comes back. Several
 * processes may start together; the lock lets one of them do it. Says whether anything was written.
 */
export async function fillShop(pool: Pool, now: Date, catalogue: Catalogue = ours): Promise<boolean> {
  if (isEmpty(await missingFrom(pool, catalogue))) return false;
  return withTransaction(pool, async (client) => {
    await client.query('set local lock_timeout = 0; lock table categories, products in exclusive mode');
    const missing = await missingFrom(client, catalogue);
    if (isEmpty(missing)) return false;
    const { rowCount } = await client.query('select 1 from categories limit 1');
    await fillCatalogue(client, missing, now);
    if (rowCount === 0) await fillCoupons(client, INITIAL_COUPONS);
    return true;
  });
}
