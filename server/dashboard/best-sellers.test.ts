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

/** Sums of each day by a quantity in SQL of product `n` and day `d`. */
async function sell(quantity: string): Promise<void> {
  await database.pool.query(`
    delete from daily_product_sales;
    insert into daily_product_sales (day, product_id, quantity, revenue)
      select '${FIRST}'::date + d, 'p' || n, sold, sold * (100 + n)
        from generate_series(0, ${DAYS - 1}) d, generate_series(1, 60) n, lateral (select (${quantity})::integer as sold) s
       where sold > 0`);
}

async function addedUp(from: string, to: string): Promise<BestSeller[]> {
  const { rows } = await database.pool.query<BestSeller & { day: string }>(
    `select day, product_id as "productId", p.name, quantity, revenue as ordered
       from daily_product_sales join products p on p.id = product_id`,
  );
  const inPeriod = rows.filter(({ day }) => day >= from && day <= to);
  const total = (of: readonly BestSeller[], field: 'quantity' | 'ordered') =>
    of.reduce((sum, each) => sum + each[field], 0);
  return [...new Map(inPeriod.map(({ productId, name }) => [productId, name]))]
    .map(([productId, name]) => {
      const of = inPeriod.filter((row) => row.productId === productId);
      return { productId, name, quantity: total(of, 'quantity'), ordered: total(of, 'ordered') };
    })
    .sort((a, b) => b.quantity - a.quantity || b.ordered - a.ordered || (a.productId < b.productId ? -1 : 1))
    .slice(0, 10);
}

it.each([
  ['few sell most', '1000 / (n * n) + (n * 7 + d * 13) % 3'],
  ['all sell the same', '2'],
  ['all sell about the same', '5 + (n * 31 + d * 17) % 7'],
  ['each leads on days of its own', 'case when d % 60 = n then 500 else n % 4 end'],
  ['hardly anything is sold', 'case when n = d % 7 and d % 5 = 0 then 1 else 0 end'],
])('best sellers are those of all days added up: %s', async (_, quantity) => {
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
