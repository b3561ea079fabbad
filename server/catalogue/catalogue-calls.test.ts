import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../contract/catalogue/product.ts';
import { lowestPrice } from '../../domain/pricing/price-range.ts';
import { stockLevel } from '../../domain/stock/stock-level.ts';
import { type Ask, ask, type Method } from '../../tests/support/orders.ts';
import { errorOf, htmlPage, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { PageCache } from '../http/page-cache.ts';
import { withListVersion } from './catalogue-edit.ts';
import { listRecords } from './product-records.ts';

let shop: TestShop;
let admin = '';
beforeAll(async () => {
  shop = await testShop();
  ({ token: admin } = await shop.signUp('ADMIN'));
});
beforeEach(() => shop.pool.query('truncate rate_limits'));
afterAll(() => shop.close());

const call = (method: Method, path: string, body?: object | string, token: string | null = admin) => {
  const asked: Ask = { ...(body === undefined ? {} : { body }), ...(token === null ? {} : { token }) };
  return ask(shop, method, path, asked);
};
const read = async (path: string, token: string | null = null) =>
  (await call('GET', path, undefined, token)).json();
const snapshotName = async () => (await shop.live.current()).hash;

const bench = {
  name: 'Garage Bench',
  category: 'benches',
  price: '8,999.50',
  shortDescription: 'Holds 300 kg',
  description: 'Steel frame, 60 mm padding.',
  images: '/images/bench-a.webp, /images/bench-b.webp',
};
let serial = 0;
const create = async (fields: object = {}) => {
  serial += 1;
  const reply = await call('POST', '/products', { ...bench, name: `Garage Bench No ${serial}`, ...fields });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().product;
};

describe('the search of products', () => {
  it.each([
    ['search=TRAP BAR&limit=1', ['8'], 3],
    ['search=20kg dumbell', ['13', '19'], 2],
    ['search=20kg dumbell&limit=1&page=2', ['19'], 2],
    ['search=20kg dumbell&page=9', [], 2],
    ['search=20 kg&category=barbells', ['1', '4'], 2],
    ['search=power cage', ['21', '22'], 2],
    ['search=treadmil', [], 0],
    ['search=%25%25', [], 0],
  ])('finds what the shop finds, the best first: %s', async (query, ids, total) => {
    const { data: products, pagination } = await read(`/products?${query}`);
    expect(products.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(products.every(({ reviews }: { reviews: unknown }) => Array.isArray(reviews))).toBe(true);
    expect(pagination.total).toBe(total);
  });
});

describe('the calls about products, in the order of the specification', () => {
  it('lists them and creates one, which the shop shows at once [7.catalogue.1]', async () => {
    const before = await read('/products');
    expect(before.pagination.total).toBe(before.data.length);
    for (const token of [null, admin]) {
      const { data: products, pagination } = await read('/products?page=99&limit=50', token);
      expect(products).toEqual([]);
      expect(pagination, 'a page behind the end').toMatchObject({ total: before.data.length, pages: 2 });
    }
    const name = await snapshotName();
    const reply = await call('POST', '/products', bench);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ success: true, message: 'Product created successfully' });
    expect(reply.json().data).toEqual(reply.json().product);
    const { product } = reply.json();
    expect(product).toMatchObject({
      id: '81',
      slug: 'garage-bench',
      price: 8999.5,
      images: ['/images/bench-a.webp', '/images/bench-b.webp'],
      inStock: true,
      stock: null,
      rating: 0,
      reviews: [],
      version: 1,
    });
    const after = await read('/products');
    expect(after.pagination.total).toBe(before.pagination.total + 1);
    expect(after.data.at(-1)).toMatchObject({ id: '81', name: 'Garage Bench' });
    expect(after.data.at(-1)).not.toHaveProperty('version');
    expect(await snapshotName()).not.toBe(name);
    expect(shop.live.known.products.has('garage-bench')).toBe(true);
  });

  it('are sorted for administrators by name, price or stock, the same on every page', async () => {
    const sorted = async (sort: string, more = '') =>
      (await read(`/products?sort=${sort}&limit=30${more}`, admin)).data;
    const every = async (sort: string) => [
      ...(await sorted(sort)),
      ...(await sorted(sort, '&page=2')),
      ...(await sorted(sort, '&page=3')),
    ];
    for (const [sort, of] of [
      ['name', ({ name }: ProductRecord) => name.toLowerCase()],
      ['price', (product: ProductRecord) => lowestPrice(product)],
      ['stock', (product: ProductRecord) => stockLevel(product).total ?? Infinity],
    ] as const) {
      const values: (string | number)[] = (await every(sort)).map((product: ProductRecord) => of(product));
      expect(values).toEqual(
        values.toSorted((a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)),
      );
    }
    const ids = (await every('-price')).map(({ id }: ProductRecord) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const counted = (await every('-stock')).map((product: ProductRecord) => stockLevel(product).total ?? -1);
    expect(counted, 'what is not counted stands last').toEqual(
      counted.toSorted((a: number, b: number) => b - a),
    );
    expect(errorOf(await call('GET', '/products?sort=color', undefined, admin)).code).toBe(
      'VALIDATION_FAILED',
    );
    expect(errorOf(await call('GET', '/products?sort=price', undefined, null)).code).toBe('NOT_ALLOWED');
  });

  it('answers one product by its id or slug [7.catalogue.2]', async () => {
    expect((await read('/products/81')).product.slug).toBe('garage-bench');
    expect((await read('/products/garage-bench')).data.id).toBe('81');
    expect(errorOf(await call('GET', '/products/no-such-bench'))).toMatchObject({
      code: 'PRODUCT_NOT_FOUND',
      message: 'Product Not Found',
    });
  });

  it('changes and deletes one, and the log says who [7.catalogue.3]', async () => {
    const name = await snapshotName();
    const changed = await call('PUT', '/products/81', {
      ...bench,
      price: 7999,
      salePrice: '4,999',
      version: 1,
    });
    expect(changed.json()).toMatchObject({
      message: 'Product updated successfully',
      product: { id: '81', price: 7999, salePrice: 4999, version: 2 },
    });
    expect((await read('/products/81')).product).toMatchObject({ price: 7999, salePrice: 4999 });
    const second = await snapshotName();
    expect(second).not.toBe(name);
    expect((await call('DELETE', '/products/81')).json()).toEqual({
      success: true,
      message: 'Product deleted successfully',
    });
    expect(await snapshotName()).not.toBe(second);
    expect((await call('GET', '/products/81', undefined, null)).statusCode).toBe(404);
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await call(method, '/products/81', method === 'PUT' ? bench : undefined)).statusCode).toBe(404);
    const { rows } = await shop.pool.query(
      `select action, before, after from audit_log where entity = 'product' and entity_id = '81' order by id`,
    );
    expect(rows).toMatchObject([
      { action: 'create', after: { name: 'Garage Bench' } },
      { action: 'update', before: { price: 8999.5 }, after: { price: 7999, salePrice: 4999 } },
      { action: 'delete', before: { name: 'Garage Bench' } },
    ]);
    // Its address is free again, its id is not.
    expect(await create({ name: 'Garage Bench' })).toMatchObject({ id: '82', slug: 'garage-bench' });
  });

  it('hides what a posted list leaves out, and loses nothing [7.catalogue.9]', async () => {
    const { data: products, version } = await read('/products', admin);
    const kept = products.filter(({ id }: { id: string }) => id !== '82');
    const reply = await call('POST', '/products', kept);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ success: true, hidden: 1, changed: 0, added: 0 });
    expect(reply.json().data).toEqual(kept);
    expect((await call('GET', '/products/82', undefined, null)).statusCode).toBe(404);
    const { rows } = await shop.pool.query(`select name, deleted_at from products where id = '82'`);
    expect(rows).toEqual([{ name: 'Garage Bench', deleted_at: expect.any(Date) }]);
    // A list from before somebody else's change saves nothing; a whole one brings the hidden product back.
    expect(errorOf(await call('POST', '/products', { products, version }))).toMatchObject({
      code: 'LIST_CHANGED',
    });
    expect((await call('POST', '/products', { products })).json()).toMatchObject({ changed: 1, hidden: 0 });
    expect((await read('/products/82')).product.name).toBe('Garage Bench');
    const ids = products.map(({ id }: { id: string }) => ({ id }));
    expect((await call('POST', '/products', ids)).json()).toMatchObject({ added: 0, changed: 0, hidden: 0 });
  });

  it('never hides what was added while the list was read', async () => {
    const { found, version } = await withListVersion(shop.pool, 'products', async () => {
      const { products } = await listRecords(shop.pool);
      await create();
      return products;
    });
    const posted = await call('POST', '/products', { products: found.map(({ id }) => ({ id })), version });
    expect(errorOf(posted).code).toBe('LIST_CHANGED');
  });

  it('takes what shoppers get as a list too, and never a discounted price for the stored one', async () => {
    await shop.pool.query(`insert into discounts (name, type, value) values ('Sale', 'percentage', 1000)`);
    const shown = (await read('/products')).data;
    const stored = (await read('/products', admin)).data;
    expect(shown[0].salePrice).toBeLessThan(stored[0].salePrice);
    const [first, ...others] = shown;
    const reply = await call('POST', '/products', [{ ...first, name: 'Renamed in the list' }, ...others]);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ changed: 1, hidden: 0, added: 0 });
    expect(reply.json().data[0]).toEqual({
      ...stored[0],
      name: 'Renamed in the list',
      version: stored[0].version + 1,
      updatedAt: expect.any(String),
    });
    await shop.pool.query('delete from discounts');
  });
});

describe('the calls about categories, in the order of the specification', () => {
  const kettlebells = {
    name: 'Kettle Bells & More',
    description: 'Cast iron',
    image: '/images/kettlebells.webp',
  };

  it('lists them, also by isActive, and creates one [7.catalogue.5] [3.product.21]', async () => {
    const { categories, data, pagination } = await read('/categories');
    expect(data).toEqual(categories);
    expect(pagination).toEqual({ page: 1, limit: 1000, total: 8, pages: 1 });
    expect(categories[0]).toEqual({
      id: 'barbells',
      name: expect.any(String),
      slug: 'barbells',
      description: expect.any(String),
      image: expect.any(String),
      isActive: true,
      productCount: expect.any(Number),
    });
    const reply = await call('POST', '/categories', { ...kettlebells, isActive: false });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Category created successfully',
      category: { id: 'kettle-bells-more', slug: 'kettle-bells-more', isActive: false, version: 1 },
    });
    expect((await read('/categories')).categories).toHaveLength(8);
    expect((await read('/categories?isActive=false')).categories).toEqual([]);
    expect((await read('/categories', admin)).categories).toHaveLength(9);
    expect((await read('/categories?isActive=true', admin)).categories).toHaveLength(8);
    expect((await read('/categories?isActive=false', admin)).categories).toMatchObject([
      { id: 'kettle-bells-more' },
    ]);
    expect((await call('GET', '/categories?isActive=constructor')).statusCode).toBe(400);
  });

  it('changes and deletes one, and its page follows at once [7.catalogue.6]', async () => {
    const name = await snapshotName();
    const changed = await call('PUT', '/categories/kettle-bells-more', {
      ...kettlebells,
      name: 'Kettlebells',
      isActive: true,
      version: 1,
    });
    expect(changed.json()).toMatchObject({
      message: 'Category updated successfully',
      category: { name: 'Kettlebells', slug: 'kettle-bells-more', isActive: true, version: 2 },
    });
    expect((await read('/categories')).categories.at(-1)).toMatchObject({ name: 'Kettlebells' });
    expect(await snapshotName()).not.toBe(name);
    expect(shop.live.known.categories.has('kettle-bells-more')).toBe(true);
    await create({ category: 'kettle-bells-more', name: 'Bell of 16 kg' });
    expect((await call('DELETE', '/categories/kettle-bells-more')).json()).toEqual({
      success: true,
      message: 'Category deleted successfully',
      hiddenProducts: 1,
    });
    expect((await read('/categories')).categories).toHaveLength(8);
    expect((await call('GET', '/products/bell-of-16-kg', undefined, null)).statusCode).toBe(404);
    expect((await read('/products/bell-of-16-kg', admin)).product).toMatchObject({ isListed: false });
    expect((await call('DELETE', '/categories/kettle-bells-more')).statusCode).toBe(404);
    const { rows } = await shop.pool.query(
      `select action from audit_log where entity = 'category' and entity_id = 'kettle-bells-more' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  it('adds, edits, hides, brings back and sorts by a posted list, all of it or nothing', async () => {
    const { categories: listed, version } = await read('/categories', admin);
    const categories = listed.map(({ version: _version, ...category }: { version: number }) => category);
    const [barbells, dumbbells, ...others] = categories;
    const list = [
      dumbbells,
      { ...barbells, name: 'Bars' },
      ...others.filter(({ id }: { id: string }) => id !== 'others'),
      { id: 'kettle-bells-more' },
      { ...kettlebells, name: 'Sleds' },
    ];
    const reply = await call('POST', '/categories', list);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ success: true, added: 1, hidden: 1 });
    const shown = (await read('/categories')).categories;
    expect(shown.map(({ id }: { id: string }) => id)).toEqual([
      'dumbbells',
      'barbells',
      ...others.map(({ id }: { id: string }) => id).filter((id: string) => id !== 'others'),
      'kettle-bells-more',
      'sleds',
    ]);
    expect(shown[1].name).toBe('Bars');
    expect((await read('/products/bell-of-16-kg')).product.category).toBe('kettle-bells-more');
    expect(errorOf(await call('POST', '/categories', { categories, version })).code).toBe('LIST_CHANGED');
    const broken = await call('POST', '/categories', [
      { ...barbells, name: 'Lost' },
      { ...dumbbells, image: '' },
    ]);
    expect(errorOf(broken)).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: [{ field: 'categories.1.image', message: 'Image URL is required' }],
    });
    expect(
      errorOf(await call('POST', '/categories', [{ ...barbells, slug: 'dumbbells' }, dumbbells])),
    ).toMatchObject({
      code: 'SLUG_TAKEN',
      details: { field: 'categories.0.slug' },
    });
    expect((await read('/categories')).categories).toEqual(shown);
    expect((await call('POST', '/categories', { categories })).statusCode).toBe(200);
    expect((await read('/categories')).categories.map(({ id }: { id: string }) => id)).toEqual(
      categories.map(({ id }: { id: string }) => id),
    );
  });

  it('brings a deleted one back under its slug and with its products when it is added again', async () => {
    const sandbags = { ...kettlebells, name: 'Sand Bags' };
    const add = async (body: object) => (await call('POST', '/categories', body)).json().category;
    expect(await add(sandbags)).toMatchObject({ id: 'sand-bags', slug: 'sand-bags', productCount: 0 });
    await create({ category: 'sand-bags', name: 'Bag of 20 kg' });
    await call('DELETE', '/categories/sand-bags');
    const again = { ...sandbags, name: 'SAND bags', description: 'Canvas' };
    expect(await add(again)).toMatchObject({
      ...again,
      id: 'sand-bags',
      slug: 'sand-bags',
      isActive: true,
      productCount: 1,
    });
    expect((await read('/categories')).categories.at(-1)).toMatchObject({ id: 'sand-bags' });
    expect((await read('/products/bag-of-20-kg')).product.category).toBe('sand-bags');
    expect(await add(again), 'one that is there has its slug').toMatchObject({ slug: 'sand-bags-2' });
    await call('DELETE', '/categories/sand-bags-2');

    const { categories } = await read('/categories', admin);
    const others = categories.filter(({ id }: { id: string }) => id !== 'sand-bags');
    expect((await call('POST', '/categories', others)).json()).toMatchObject({ hidden: 1 });
    const typed = { ...sandbags, name: 'Bags', slug: 'Sand Bags' };
    expect((await call('POST', '/categories', [...others, typed])).json()).toMatchObject({ added: 1 });
    expect((await read('/categories')).categories.at(-1)).toMatchObject({
      id: 'sand-bags',
      name: 'Bags',
      slug: 'sand-bags',
      productCount: 1,
    });
    await call('DELETE', '/categories/sand-bags');
    const named = [...others, sandbags, { id: 'sand-bags' }];
    expect((await call('POST', '/categories', named)).statusCode).toBe(200);
    const shown = (await read('/categories')).categories.map(({ id }: { id: string }) => id);
    expect(shown.slice(-2), 'an entry of its own in the list').toEqual(['sand-bags-3', 'sand-bags']);
    expect((await call('POST', '/categories', others)).statusCode).toBe(200);
  });

  it('says what is wrong with one', async () => {
    expect(errorOf(await call('POST', '/categories', {}))).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Name is required',
      details: [
        { field: 'name', message: 'Name is required' },
        { field: 'description', message: 'Description is required' },
        { field: 'image', message: 'Image URL is required' },
      ],
    });
    expect(errorOf(await call('POST', '/categories', { ...kettlebells, slug: 'racks' })).code).toBe(
      'SLUG_TAKEN',
    );
    expect(
      (await call('POST', '/categories', { ...kettlebells, name: 'Racks' })).json().category,
    ).toMatchObject({
      id: 'racks-2',
      slug: 'racks-2',
    });
    expect((await call('DELETE', '/categories/racks-2')).statusCode).toBe(200);
    expect(errorOf(await call('PUT', '/categories/racks', { ...kettlebells, version: 99 }))).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { category: { id: 'racks' } },
    });
  });
});

it('a change shows on the pages at the next visit', async () => {
  const pages = new PageCache({
    isHttps: false,
    render: async ({ path }) => {
      const product = await read(`/products/${path.replace('/product/', '')}`);
      return htmlPage(product.success ? `${product.product.name} ₹${product.product.price}` : 'not found');
    },
  });
  const open = await testShop({ pool: shop.pool, pages });
  const visit = async () => (await open.app.inject({ url: '/product/1' })).body;
  const { product } = await read('/products/1', admin);
  expect(await visit()).toBe(`${product.name} ₹${product.price}`);
  await ask(open, 'PUT', '/products/1', {
    body: { ...product, images: ['/images/1.webp'], price: 15_555 },
    token: admin,
  });
  expect(await visit()).toBe(`${product.name} ₹15555`);
  await ask(open, 'DELETE', '/products/1', { token: admin });
  expect(await visit()).toBe('not found');
  await open.close();
});

it('a category’s picture keeps its alternative text', async () => {
  const sleds = { name: 'Sleds', description: 'To push', image: '/images/sleds.webp' };
  await call('POST', '/categories', { ...sleds, imageAlt: ' Two sleds ' });
  const change = (fields: object) => call('PUT', '/categories/sleds', { ...sleds, ...fields });
  expect((await read('/categories')).categories.at(-1)).toMatchObject({ id: 'sleds', imageAlt: 'Two sleds' });
  expect((await change({})).json().category.imageAlt, 'left out, it stays').toBe('Two sleds');
  expect((await change({ imageAlt: 'Two\nsleds' })).statusCode).toBe(400);
  expect((await change({ imageAlt: 'x'.repeat(201) })).statusCode).toBe(400);
  expect((await change({ imageAlt: 'One sled' })).json().category.imageAlt).toBe('One sled');
  expect((await change({ imageAlt: '' })).json().category).not.toHaveProperty('imageAlt');
});
