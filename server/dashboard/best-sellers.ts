import type { Pool } from 'pg';
import type { DayRange } from '../../domain/text/day-range.ts';
import { daysToRead } from '../db/daily-sums.ts';
import { PRODUCT_SALES } from './daily-sales.ts';

export interface BestSeller {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  /** In paise. */
  readonly ordered: number;
}

const BEST_SELLERS = 10;

export async function readBestSellers(pool: Pool, period: DayRange): Promise<BestSeller[]> {
  const { rows } = await pool.query<BestSeller>(
    `select best.product_id as "productId", p.name, quantity, ordered
       from (select product_id, sum(quantity) as quantity, sum(ordered)::bigint as ordered from (${PRODUCT_SALES}) days
              group by product_id order by quantity desc, ordered desc, product_id limit ${BEST_SELLERS}) best
            join products p on p.id = best.product_id
      order by quantity desc, ordered desc, best.product_id`,
    await daysToRead(pool, 'orders', period),
  );
  return rows;
}
