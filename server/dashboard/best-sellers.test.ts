import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import { type BestSeller, readBestSellers } from './best-sellers.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
  await database.pool.query(`insert into categories (id, name, slug) values ('barbells', 'Barbells', 'barbells');
    insert into products (id, slug, name, category_id, price)
    select 'p' || n, 'p-' || n, 'Product ' || n, 'barbells', 100 from generate_series(1, 60) n`);
});
afterAll(() => database.drop());

const FIRST = '2026-01-01';
const DAYS = 100;

/** Sums of each day by a quantity in SQL of product `n` and day `d`, and those of many days made of them. */
async function sell(quantity: string): Promise<void> {
  await database.pool.query(`
    delete from order_sums where kind = 'product';
    delete from order_sum_changes where kind = 'product';
    insert into order_sums (kind, day, key, orders, quantity, amount)
      select 'product', '${FIRST}'::date + d, 'p' || n, 0, sold, sold * (100 + n)
        from generate_series(0, ${DAYS - 1}) d, generate_series(1, 60) n, lateral (select (${quantity})::bigint as sold) s
       where sold > 0;
    insert into order_sum_changes (kind, day, key, orders, quantity, amount)
      values ('product', '${FIRST}'::date + 50, 'p59', 0, 40, 4000), ('product', '${FIRST}'::date + 3, 'p1', 0, -1, -101)`);
  await database.pool.query('select rebuild_product_sums()');
}

async function addedUp(from: string, to: string): Promise<BestSeller[]> {
  const { rows } = await database.pool.query<BestSeller>(
    `select key as "productId", p.name, sum(quantity)::bigint as quantity, sum(amount)::bigint as revenue
       from order_sums_now join products p on p.id = key
      where kind = 'product' and day between $1 and $2 group by 1, 2 having sum(quantity) > 0
      order by quantity desc, revenue desc, key limit 10`,
    [from, to],
  );
  return rows;
}

it.each([
  ['few sell most', '1000 / (n * n) + (n * 7 + d * 13) % 3'],
  ['all sell the same', '2'],
  ['all sell about the same', '5 + (n * 31 + d * 17) % 7'],
  ['each leads on days of its own', 'case when d % 60 = n then 500 else n % 4 end'],
  ['hardly anything is sold', 'case when n = d % 7 and d % 5 = 0 then 1 else 0 end'],
])('best sellers are those of all sums added up: %s', async (_, quantity) => {
  await sell(quantity);
  for (const [from, to] of [
    [FIRST, '2026-04-10'],
    ['2026-01-04', '2026-02-02'],
    ['2026-02-20', '2026-02-20'],
    ['2026-03-01', '2026-03-12'],
    ['2025-01-01', '2025-02-01'],
  ] as const)
    expect(await readBestSellers(database.pool, { from, to })).toEqual(await addedUp(from, to));
});
