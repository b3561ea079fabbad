import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../catalogue/categories.ts';
import { products } from '../../catalogue/products.ts';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { fillShop } from '../fill-shop.ts';
import { catalogueReads } from './reads.ts';

const OPENED = new Date('2026-11-01T06:00:00Z');
const UPGRADED = new Date('2026-12-01T06:00:00Z');

/** The shop as it opened: sixteen products, and not yet the category of kettlebells and tiles. */
const atOpening = {
  categories: categories.filter(({ id }) => id !== 'others'),
  products: products.filter(({ category }) => category !== 'others').slice(0, 16),
};

const TOUCHED = `select * from products where id = any('{1,8,13}') order by id`;

let database: TestDatabase;
const query = async (text: string) => (await database.pool.query(text)).rows;
const upgrade = (catalogue = { categories, products }) => fillShop(database.pool, UPGRADED, catalogue);

/** What an administrator did between the two versions. */
async function administer(): Promise<void> {
  for (const change of [
    `update products set price = 2000000, sale_price = 1900000 where id = '1'`,
    `update products set deleted_at = now() where id = '13'`,
    `update categories set deleted_at = now() where id = 'dumbbells'`,
    `delete from product_variants where product_id = '8' and label = 'Red'`,
    `insert into products (id, slug, name, category_id, price) values ('own', 'flat-bench', 'Our old bench', 'benches', 100)`,
    `delete from coupons where code = 'SAVE500'`,
  ])
    await database.pool.query(change);
}

beforeAll(async () => {
  database = await freshDatabase();
  await fillShop(database.pool, OPENED, atOpening);
  await administer();
});
afterAll(() => database.drop());

describe('a shop that starts with a newer catalogue', () => {
  it('has reviews that are as old as they say, not as the shop', async () => {
    expect(await query('select count(*) > 0 as some from reviews')).toEqual([{ some: true }]);
    expect(await query(`select id from reviews where (created_at at time zone 'UTC')::date <> date`)).toEqual(
      [],
    );
  });

  it('is left as it was when the newer catalogue cannot be stored', async () => {
    const [first] = products;
    if (first === undefined) throw new Error('The catalogue is empty');
    const broken = { ...first, id: 'broken', category: 'no-such-category' };
    await expect(upgrade({ categories, products: [...products, broken] })).rejects.toThrow();
    expect(await query('select count(*) from products')).toEqual([{ count: 17 }]);
    expect(await query(`select id from categories where id = 'others'`)).toEqual([]);
  });

  it('is extended once, even when two processes start together, and leaves every old product alone', async () => {
    const before = await query(TOUCHED);
    const written = await Promise.all([upgrade(), upgrade()]);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await upgrade()).toBe(false);
    expect(await query(TOUCHED)).toEqual(before);
  });

  it('gains the new products and categories behind those it has, with variants and reviews', async () => {
    const stored = await query('select id from products order by position, id');
    const added = products.filter((product) => !atOpening.products.includes(product));
    expect(stored.slice(-added.length).map(({ id }) => id)).toEqual(added.map(({ id }) => id));
    const kettlebell = await catalogueReads(database.pool).findProduct('49');
    expect(kettlebell?.weightVariants).toHaveLength(6);
    expect(kettlebell?.reviews).toHaveLength(kettlebell?.reviewCount ?? -1);
    expect((await query('select id from categories order by position')).at(-1)).toEqual({ id: 'others' });
  });

  it('keeps deleted what an administrator deleted', async () => {
    const reads = catalogueReads(database.pool);
    expect(await reads.findProduct('13')).toBeNull();
    expect(await reads.findCategory('dumbbells')).toBeNull();
    expect((await reads.findProduct('8'))?.colorVariants?.map(({ color }) => color)).toEqual(['Black']);
    expect(await query(`select code from coupons where code = 'SAVE500'`)).toEqual([]);
  });

  it('gives a new product another address where an administrator took its own', async () => {
    const reads = catalogueReads(database.pool);
    expect((await reads.findProduct('flat-bench'))?.id).toBe('own');
    expect((await reads.findProduct('29'))?.slug).toBe('flat-bench-2');
  });

  it('dates an offer from the day it came', async () => {
    expect((await catalogueReads(database.pool).findProduct('21'))?.offer?.endDate).toBe('2026-12-31');
  });

  it('has the boxes of the catalogue', async () => {
    const boxesOf = async (id: string) =>
      (await query(`select jsonb_array_length(boxes) as boxes from products where id = '${id}'`))[0]?.boxes;
    expect(await boxesOf('21')).toBe(3);
    const plates = await query(
      `select jsonb_array_length(boxes) as boxes from product_variants
        where product_id = '36' and boxes is not null order by position`,
    );
    expect(plates.map(({ boxes }) => boxes)).toEqual([1, 1, 1, 1, 2, 5]);
  });

  it('has the customs code of exercise equipment on all but storage and floor tiles', async () => {
    const others = await query(
      `select hsn, array_agg(id order by id) as ids from products where hsn <> '95069190' group by hsn order by hsn`,
    );
    expect(others).toEqual([
      { hsn: '40169100', ids: ['50'] },
      { hsn: '94032090', ids: ['26', '27', '28'] },
    ]);
  });
});
