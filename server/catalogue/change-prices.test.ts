import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, type Method } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let admin = '';
beforeAll(async () => {
  shop = await testShop();
  ({ token: admin } = await shop.signUp('ADMIN'));
});
beforeEach(() => shop.pool.query('truncate rate_limits'));
afterAll(() => shop.close());

const call = (method: Method, path: string, body?: object) =>
  ask(shop, method, path, { token: admin, ...(body === undefined ? {} : { body }) });
const product = async (id: string) => (await call('GET', `/products/${id}`)).json().product;
const preview = async (body: object) => {
  const reply = await call('POST', '/products/prices/preview', body);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
};
const seenIn = (products: { id: string; version: number }[]) =>
  products.map(({ id, version }) => ({ id, version }));

let serial = 0;
const plates = async (more: object = {}) => {
  serial += 1;
  const reply = await call('POST', '/products', {
    name: `Priced Plates ${serial}`,
    category: 'weight-plates',
    price: 1000,
    salePrice: 900,
    shortDescription: 'Iron',
    description: 'Cast iron.',
    images: ['/images/plates.webp'],
    productCode: `PP-${serial}`,
    weightVariants: [
      { weight: '5 kg', price: 1000, salePrice: 900, stock: 10 },
      { weight: '10 kg', price: 2000, weightOptions: [{ weight: 'Grey', price: 2200, salePrice: 2100 }] },
      { weight: '15 kg' },
    ],
    ...more,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().product;
};

const TEN_UP = { listPrice: { by: 'percent', amount: 10 }, rounding: 'ninety-nine' };

it('previews and then makes one change of many prices, variants included, with a line in the log for each', async () => {
  const { id } = await plates();
  const other = await plates();
  const before = (await shop.live.current()).hash;
  const shown = await preview({ rule: TEN_UP, ids: [id, other.id, 'nobody'] });
  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatchObject({
    id,
    version: 1,
    lines: [
      { variant: null, before: { price: 1000 }, after: { price: 1099, salePrice: 900, percentOff: 18 } },
      { variant: '5 kg', after: { price: 1099, salePrice: 900 }, isChanged: true, problem: null },
      { variant: '10 kg', after: { price: 2199, salePrice: null } },
      { variant: '10 kg / Grey', after: { price: 2399, salePrice: 2100, percentOff: 12 } },
    ],
  });
  expect((await product(id)).price, 'nothing is saved by looking').toBe(1000);

  const reply = await call('POST', '/products/prices', { rule: TEN_UP, products: seenIn(shown) });
  expect(reply.json()).toMatchObject({ success: true, changed: 2, unchanged: 0 });
  expect(await product(id)).toMatchObject({
    price: 1099,
    salePrice: 900,
    version: 2,
    priceRange: '₹900 – ₹2,100',
    weightVariants: [
      { weight: '5 kg', price: 1099, salePrice: 900, stock: 10 },
      { weight: '10 kg', price: 2199, weightOptions: [{ weight: 'Grey', price: 2399, salePrice: 2100 }] },
      { weight: '15 kg', inStock: true },
    ],
  });
  expect((await shop.live.current()).hash, 'pages are made anew').not.toBe(before);
  const { rows } = await shop.pool.query(
    `select action, before ->> 'price' as old, after ->> 'price' as new from audit_log
      where entity = 'product' and entity_id = $1 order by id`,
    [id],
  );
  expect(rows).toEqual([
    { action: 'create', old: null, new: '1000' },
    { action: 'update', old: '1000', new: '1099' },
  ]);
});

it('moves the variants with their product, so that cards say what the cart charges', async () => {
  const { id } = await plates({
    price: 8999,
    salePrice: 5999,
    weightVariants: [],
    colorVariants: [
      { color: 'Black', price: 8999, salePrice: 5999 },
      { color: 'Red', salePrice: 5999 },
      { color: 'Gold', price: 9999, salePrice: 7999 },
      { color: 'Plain' },
    ],
  });
  const rule = { salePrice: { from: 'salePrice', by: 'rupees', amount: -500 }, rounding: 'rupee' };
  const seen = seenIn(await preview({ rule, ids: [id] }));
  expect((await call('POST', '/products/prices', { rule, products: seen })).json()).toMatchObject({
    changed: 1,
  });
  expect(await product(id)).toMatchObject({
    price: 8999,
    salePrice: 5499,
    priceRange: '₹5,499 – ₹7,499',
    colorVariants: [
      { color: 'Black', price: 8999, salePrice: 5499 },
      { color: 'Red', salePrice: 5499 },
      { color: 'Gold', price: 9999, salePrice: 7499 },
      { color: 'Plain' },
    ],
  });
});

it('changes nothing at all where one product was changed or deleted meanwhile, and names it', async () => {
  const [one, changed, deleted] = [await plates(), await plates(), await plates()];
  const seen = seenIn([one, changed, deleted]);
  await call('PUT', `/products/${changed.id}`, { ...changed, reviews: undefined, price: 1500 });
  await call('DELETE', `/products/${deleted.id}`);
  const refused = await call('POST', '/products/prices', { rule: TEN_UP, products: seen });
  expect(refused.statusCode).toBe(409);
  expect(errorOf(refused)).toMatchObject({
    code: 'PRODUCTS_CHANGED',
    details: {
      count: 2,
      products: [
        { id: changed.id, reason: 'It has changed since' },
        { id: deleted.id, name: deleted.name, reason: 'It has been deleted' },
      ],
    },
  });
  expect(await product(one.id)).toMatchObject({ price: 1000, version: 1 });
});

it('changes nothing where one product cannot have its price', async () => {
  const [fine, cheap] = [await plates(), await plates({ price: 1001, salePrice: 1000, weightVariants: [] })];
  const rule = { listPrice: { by: 'rupees', amount: -50 }, rounding: 'rupee' };
  const shown = await preview({ rule, ids: [fine.id, cheap.id] });
  expect(shown[1].lines[0].problem).toBe('The sale price must be below the list price');
  const refused = await call('POST', '/products/prices', { rule, products: seenIn(shown) });
  expect(refused.statusCode).toBe(422);
  expect(errorOf(refused).details).toMatchObject({ products: [{ id: cheap.id }] });
  expect((await product(fine.id)).price).toBe(1000);
});

it('chooses a category, or what a search by name, code and category finds', async () => {
  const { id, productCode, description } = await plates();
  const rule = { salePrice: 'remove', rounding: 'rupee' };
  const ids = async (choice: object) =>
    (await preview({ rule, ...choice })).map((one: { id: string }) => one.id);
  expect(await ids({ search: productCode.toLowerCase() })).toEqual([id]);
  expect(await ids({ search: `${description} ${productCode}` })).toEqual([]);
  const all = await ids({ category: 'weight-plates' });
  expect(all).toContain(id);
  expect(all).not.toContain('1');
  expect((await ids({})).length).toBeGreaterThan(all.length);
  expect(await ids({ ids: [] })).toEqual([]);
});

it('leaves what does not change untouched, and a combo says what it saves', async () => {
  const shown = await preview({ rule: { salePrice: 'remove', rounding: 'rupee' }, ids: ['1', 'combo-1'] });
  const unsold = await plates({ salePrice: null, weightVariants: [] });
  const rule = { salePrice: { from: 'salePrice', by: 'rupees', amount: -1000 }, rounding: 'rupee' };
  const combo = await product('combo-1');
  const reply = await call('POST', '/products/prices', {
    rule,
    products: [...seenIn(shown).slice(1), { id: unsold.id, version: 1 }],
  });
  expect(reply.json()).toMatchObject({ changed: 1, unchanged: 1 });
  expect(await product(unsold.id)).toMatchObject({ version: 1 });
  expect((await product('combo-1')).savings).toBe(combo.savings + 1000);
});

it.each([
  [{ products: [{ id: '1', version: 1 }] }, 'rule'],
  [{ rule: TEN_UP, products: [] }, 'products'],
  [{ rule: TEN_UP, products: [{ id: '1', version: 1, price: 1 }] }, 'products.0.price'],
  [
    { rule: { ...TEN_UP, listPrice: { by: 'percent', amount: 1e9 } }, products: [{ id: '1', version: 1 }] },
    'rule',
  ],
  [
    {
      rule: TEN_UP,
      products: [
        { id: '1', version: 1 },
        { id: '1', version: 1 },
      ],
    },
    'products',
  ],
])('refuses %j: prices are the server’s to say', async (body, field) => {
  const reply = await call('POST', '/products/prices', body);
  expect(reply.statusCode).toBe(400);
  expect(JSON.stringify(errorOf(reply).details)).toContain(field);
});
