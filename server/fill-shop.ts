import type { Pool, PoolClient } from 'pg';
import { categories } from '../catalogue/categories.ts';
import { products } from '../catalogue/products.ts';
import { INITIAL_COUPONS } from '../domain/coupon.ts';
import { fillCatalogue } from './catalogue/fill-catalogue.ts';
import { withTransaction } from './db/connect.ts';
import { fillCoupons } from './promotions/fill-coupons.ts';

/**
 * Fills a new shop, once, in one transaction: from then on the database is the truth. Several processes may
 * start together; the lock lets one of them fill it.
 */
export async function fillShop(pool: Pool, now: Date): Promise<boolean> {
  if (await isFilled(pool)) return false;
  return withTransaction(pool, async (client) => {
    await client.query('set local lock_timeout = 0; lock table categories in exclusive mode');
    if (await isFilled(client)) return false;
    await fillCatalogue(client, { categories, products }, now);
    await fillCoupons(client, INITIAL_COUPONS);
    return true;
  });
}

async function isFilled(database: Pool | PoolClient): Promise<boolean> {
  const { rowCount } = await database.query('select 1 from categories limit 1');
  return rowCount !== 0;
}
