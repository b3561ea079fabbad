import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products as written } from '../../catalogue/products.ts';
import { productSchema } from '../../domain/catalogue/product.ts';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { fillShop } from '../fill-shop.ts';
import { catalogueReads } from './reads.ts';
import { takeSnapshot } from './snapshot.ts';

const SEEDED = new Date('2026-11-01T06:00:00Z');
let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe('a new shop', () => {
  it('is filled from the catalogue files once, even when two processes start together [1.21]', async () => {
    const filled = await Promise.all([fillShop(database.pool, SEEDED), fillShop(database.pool, SEEDED)]);
    expect(filled.filter(Boolean)).toHaveLength(1);
    await database.pool.query(`update products set name = 'Renamed by the owner' where id = '1'`);
    expect(await fillShop(database.pool, SEEDED)).toBe(false);
    expect((await catalogueReads(database.pool).findProduct('1'))?.name).toBe('Renamed by the owner');
    await database.pool.query(`update products set name = $1 where id = '1'`, [
      written.find(({ id }) => id === '1')?.name,
    ]);
  });

  it('has every product of the files, in the shape that the API speaks', async () => {
    const { products, total } = await catalogueReads(database.pool).listProducts();
    expect(total).toBe(written.length);
    expect(products.map(({ id }) => id)).toEqual(written.map(({ id }) => id));
    for (const product of products) expect(productSchema.safeParse(product).error?.issues).toBeUndefined();
  });

  it.each(written.map((product) => [product.id, product] as const))(
    'keeps product %s exactly as it was written',
    async (id, product) => {
      const stored = await catalogueReads(database.pool).findProduct(id);
      const { offer: _offer, hsn: _hsn, reviews, ...rest } = product;
      expect(stored).toMatchObject({ ...rest, reviewCount: reviews.length });
      expect(stored?.reviews).toHaveLength(reviews.length);
    },
  );

  it('dates an offer that runs for some days from the day it was filled', async () => {
    const rack = await catalogueReads(database.pool).findProduct('21');
    expect(rack?.offer).toEqual({ discount: '₹20,000 off', endDate: '2026-12-01', enabled: true });
  });

  it('has the four coupons of the specification', async () => {
    const { rows } = await database.pool.query(
      'select code, type, value, min_amount, max_discount, is_public from coupons order by code',
    );
    expect(rows).toEqual([
      {
        code: 'FREESHIP',
        type: 'shipping',
        value: 0,
        min_amount: 100_000,
        max_discount: null,
        is_public: true,
      },
      {
        code: 'NEWUSER',
        type: 'percentage',
        value: 1500,
        min_amount: 50_000,
        max_discount: 100_000,
        is_public: true,
      },
      {
        code: 'SAVE500',
        type: 'fixed',
        value: 50_000,
        min_amount: 200_000,
        max_discount: null,
        is_public: true,
      },
      {
        code: 'WELCOME10',
        type: 'percentage',
        value: 1000,
        min_amount: 100_000,
        max_discount: 50_000,
        is_public: true,
      },
    ]);
  });
});

describe('reading the catalogue', () => {
  it('finds a product by its slug before its id', async () => {
    const reads = catalogueReads(database.pool);
    expect((await reads.findProduct('olympic-barbell-7-ft-20-kg'))?.id).toBe('1');
    expect(await reads.findProduct('2')).toBeNull();
  });

  it.each([
    [{ category: 'dumbbells' }, ['13', '15', '19', '18', '20']],
    [{ ids: ['38', '8'] }, ['38', '8']],
    [{ ids: [] }, []],
    [{ limit: 3, page: 3, category: 'weight-plates' }, []],
    [{ limit: 1, page: 2, category: 'weight-plates' }, ['38']],
  ])('lists what %o asks for', async (filter, ids) => {
    const { products } = await catalogueReads(database.pool).listProducts(filter);
    expect(products.map(({ id }) => id)).toEqual(ids);
  });

  it('lists in one query and reads one product in one', async () => {
    let queries = 0;
    const { pool } = database;
    const counting = new Proxy(pool, {
      get: (target, key) => {
        if (key === 'query') queries += 1;
        return Reflect.get(target, key);
      },
    });
    await catalogueReads(counting).listProducts();
    expect(queries).toBe(1);
    await catalogueReads(counting).findProduct('13');
    expect(queries).toBe(2);
  });

  it('shows nothing that is hidden, alone or with its category', async () => {
    const reads = catalogueReads(database.pool);
    await database.pool.query(`update products set deleted_at = now() where id = '7'`);
    await database.pool.query(`update categories set is_active = false where id = 'benches'`);
    try {
      const { products } = await reads.listProducts();
      expect(products.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['7']));
      expect(products.map(({ id }) => id)).not.toEqual(expect.arrayContaining(['30']));
      expect(await reads.findProduct('7')).toBeNull();
      expect(await reads.findProduct('30')).toBeNull();
      expect(await reads.findCategory('benches')).toBeNull();
      expect((await reads.listCategories()).map(({ id }) => id)).not.toContain('benches');
    } finally {
      await database.pool.query(`update products set deleted_at = null where id = '7'`);
      await database.pool.query(`update categories set is_active = true where id = 'benches'`);
    }
  });

  it('counts stock where it is tracked, of a product or a variant: the last piece sold is out of stock [3.product.22]', async () => {
    const reads = catalogueReads(database.pool);
    const setStock = (available: number) =>
      database.pool.query('update stock set available = $1', [available]);
    const isRedInStock = async () =>
      (await reads.findProduct('8'))?.colorVariants?.find(({ color }) => color === 'Red')?.inStock;
    expect((await reads.findProduct('1'))?.inStock).toBe(true);
    expect(await isRedInStock()).toBe(true);
    await database.pool.query(`insert into stock (product_id, available) values ('1', 1)`);
    await database.pool.query(
      `insert into stock (product_id, variant_id, available)
       select product_id, id, 1 from product_variants where product_id = '8' and label = 'Red'`,
    );
    expect([(await reads.findProduct('1'))?.inStock, await isRedInStock()]).toEqual([true, true]);
    await setStock(0);
    expect([(await reads.findProduct('1'))?.inStock, await isRedInStock()]).toEqual([false, false]);
    expect((await reads.findProduct('8'))?.inStock).toBe(true);
    await database.pool.query(`delete from stock`);
  });

  it('shows a review only once it is published', async () => {
    const reads = catalogueReads(database.pool);
    await database.pool.query(
      `insert into reviews (id, product_id, user_name, rating, comment) values ('new-review', '1', 'Asha', 5, 'Straight.')`,
    );
    expect((await reads.findProduct('1'))?.reviews.map(({ id }) => id)).not.toContain('new-review');
    await database.pool.query(`delete from reviews where id = 'new-review'`);
  });
});

describe('the snapshot for the browser', () => {
  it('keeps its name while nothing changes, and gets another when something does', async () => {
    const reads = catalogueReads(database.pool);
    const first = await takeSnapshot(reads, SEEDED);
    expect((await takeSnapshot(reads, SEEDED)).hash).toBe(first.hash);
    await database.pool.query(`update products set sale_price = sale_price - 100 where id = '1'`);
    expect((await takeSnapshot(reads, SEEDED)).hash).not.toBe(first.hash);
    await database.pool.query(`update products set sale_price = sale_price + 100 where id = '1'`);
  });

  it('has what lists, search and the cart need, and no reviews', async () => {
    const { products } = await takeSnapshot(catalogueReads(database.pool), SEEDED);
    const [bar] = products;
    expect(bar).toMatchObject({
      price: 14_999,
      salePrice: 9999,
      shippingWeight: 22,
      description: expect.any(String),
    });
    expect(bar).not.toHaveProperty('reviews');
    expect(bar).not.toHaveProperty('keyPoints');
  });

  it('knows when the next offer ends', async () => {
    const reads = catalogueReads(database.pool);
    expect((await takeSnapshot(reads, SEEDED)).changesAt).toEqual(new Date('2026-12-01T18:29:59.999Z'));
    expect((await takeSnapshot(reads, new Date('2027-01-01T00:00:00Z'))).changesAt).toBeNull();
  });
});
