import type { Pool, PoolClient } from 'pg';
import type { Product } from '../../domain/catalogue/product.ts';
import { isBackInStock } from '../../domain/stock/back-in-stock.ts';
import { findProductsForSale } from '../catalogue/products-for-sale.ts';
import { withTransaction } from '../db/connect.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { enqueueAll } from '../outbox/enqueue.ts';
import { readStore } from '../settings/read-settings.ts';
import { backInStockMail, type Waiting } from './alert-mail.ts';

/** So that the mails of a thing that thousands wait for do not lock their rows for long. */
const MOST_AT_ONCE = 200;

export interface AlertParts {
  readonly pool: Pool;
  readonly publicUrl: string;
  readonly now: () => Date;
}

/**
 * Writes to everybody who waits for something that can be bought now, in the order of asking. Whoever is told and the mail are
 * stored together, so that a process that ends in between has written to nobody, and none gets a second mail. What is in stock is looked
 * up rather than reported by those who raise it: a count, a cancelled order, an import and a category that is shown again all count.
 */
export async function sendBackInStockMails({ pool, publicUrl, now }: AlertParts): Promise<number> {
  let told = 0;
  for (;;) {
    const count = await withTransaction(pool, (client) => tellSome(client, publicUrl, now()));
    told += count;
    if (count < MOST_AT_ONCE) return told;
  }
}

async function tellSome(client: PoolClient, publicUrl: string, now: Date): Promise<number> {
  // One process at a time, so that the order of asking holds; the next one finds nobody left.
  await client.query(`select pg_advisory_xact_lock(hashtext('stock alerts in turn'))`);
  const wishes = await client.query<Pick<Waiting, 'product_id' | 'variant'>>(
    'select distinct product_id, variant from stock_alerts where told_at is null',
  );
  if (wishes.rows.length === 0) return 0;
  const ids = [...new Set(wishes.rows.map(({ product_id }) => product_id))];
  const forSale = await findProductsForSale(client, ids, now);
  const productOf = (id: string): Product | undefined => forSale.get(id)?.product;
  const there = wishes.rows.filter(({ product_id, variant }) => {
    const product = productOf(product_id);
    return product !== undefined && isBackInStock(product, variant);
  });
  if (there.length === 0) return 0;
  const { rows } = await client.query<Waiting>(
    `with due as (
       select a.id from stock_alerts a
         join unnest($1::text[], $2::text[]) as there (product_id, variant)
           on there.product_id = a.product_id and there.variant is not distinct from a.variant
        where a.told_at is null order by a.asked_at, a.id limit $3
     ), told as (
       update stock_alerts set told_at = greatest($4, asked_at) where id in (select id from due)
       returning id, product_id, variant, email, asked_at
     )
     select * from told order by asked_at, id`,
    [there.map(({ product_id }) => product_id), there.map(({ variant }) => variant), MOST_AT_ONCE, now],
  );
  const store = await readStore(client);
  await enqueueAll(
    client,
    rows.flatMap((waiting) => {
      const product = productOf(waiting.product_id);
      if (product === undefined) return [];
      const payload = backInStockMail(waiting, product, store, publicUrl);
      return { kind: MAIL_KIND, payload, dedupeKey: `stock-alert:${waiting.id}` };
    }),
  );
  return rows.length;
}
