import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ask, brokenInvariants, line, type Method, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let admin = '';
let shopper = '';
let id = '';
beforeAll(async () => {
  shop = await testShop();
  ({ token: admin } = await shop.signUp('ADMIN'));
  ({ token: shopper } = await shop.signUp('USER'));
});
beforeEach(async () => {
  await shop.pool.query('truncate rate_limits');
  id = (await call('POST', '/products', plates)).json().product.id;
});
afterAll(() => shop.close());

const call = (method: Method, path: string, body?: object, token = admin) =>
  ask(shop, method, path, { ...(body === undefined ? {} : { body }), token });
const record = async () => (await call('GET', `/products/${id}`)).json().product;
const counts = async () => (await call('GET', `/products/${id}/stock`)).json().data;
const availables = async () =>
  (await counts()).map(({ variant, available }: Record<string, unknown>) => [variant, available]);

const plates = {
  name: 'Counted Plates',
  category: 'weight-plates',
  price: 1000,
  shortDescription: 'Iron',
  description: 'Cast iron.',
  images: ['/images/plates.webp'],
  weightVariants: [
    {
      weight: '5 kg',
      price: 1000,
      salePrice: 900,
      stock: 10,
      weightOptions: [{ weight: 'Black' }, { weight: 'Grey', price: 1100, stock: 3 }],
    },
    { weight: '10 kg', price: 2000, shippingWeight: 10, productCode: 'P10' },
  ],
  colorVariants: [{ color: 'Red', inStock: false }],
};

it('keeps a count per product or variant; what is not counted follows inStock', async () => {
  expect(await record()).toMatchObject({
    stock: null,
    inStock: true,
    priceRange: '₹900 – ₹2,000',
    weightVariants: [
      {
        weight: '5 kg',
        salePrice: 900,
        stock: 10,
        weightOptions: [
          { weight: 'Black', stock: null, inStock: true },
          { weight: 'Grey', stock: 3, price: 1100 },
        ],
      },
      { weight: '10 kg', shippingWeight: 10, productCode: 'P10', stock: null },
    ],
    colorVariants: [{ color: 'Red', inStock: false }],
  });
  expect(await availables()).toEqual([
    [null, null],
    ['5 kg', 10],
    ['Red', null],
    ['5 kg / Black', null],
    ['5 kg / Grey', 3],
    ['10 kg', null],
  ]);
  const list = (await call('GET', `/stock?search=counted&counted=true&atMost=3`)).json();
  expect(list.pagination.total).toBeGreaterThan(0);
  const behind = (await call('GET', `/stock?search=counted&counted=true&atMost=3&page=99`)).json();
  expect(behind).toMatchObject({ data: [], pagination: { total: list.pagination.total } });
  for (const { variant } of list.data) expect(variant).toBe('5 kg / Grey');
});

it('keeps the counts, codes and weights of variants that are sent without them, through a new label too', async () => {
  const [small, large] = (await record()).weightVariants;
  const reply = await call('PUT', `/products/${id}`, {
    ...plates,
    weightVariants: [
      { weight: '10 kg' },
      { weight: '5 kg pair', id: small.id, salePrice: null },
      { weight: '20 kg', price: 4000, stock: 1 },
    ],
  });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().product).toMatchObject({
    priceRange: '₹1,000 – ₹4,000',
    weightVariants: [
      { id: large.id, weight: '10 kg', price: 2000, shippingWeight: 10, productCode: 'P10' },
      { id: small.id, weight: '5 kg pair', price: 1000, stock: 10, weightOptions: [{}, { stock: 3 }] },
      { weight: '20 kg', stock: 1 },
    ],
  });
  const swapped = await call('PUT', `/products/${id}`, {
    ...plates,
    weightVariants: [
      { weight: '5 kg pair', id: large.id },
      { weight: '10 kg', id: small.id },
    ],
    colorVariants: [],
  });
  expect(swapped.json().product.weightVariants).toMatchObject([
    { id: small.id, stock: 10 },
    { id: large.id },
  ]);
  expect(swapped.json().product).not.toHaveProperty('colorVariants');
});

it('sets counts, all or none, and says why each changed', async () => {
  const [product, small] = await counts();
  const set = (...wanted: object[]) => call('PUT', `/products/${id}/stock`, { counts: wanted });
  const both = await set(
    { variantId: product.variantId, available: 5, seen: null },
    { variantId: small.variantId, available: 12, seen: 10 },
  );
  expect(both.json()).toMatchObject({ success: true, message: 'Stock updated successfully' });
  expect((await availables()).slice(0, 2)).toEqual([
    [null, 5],
    ['5 kg', 12],
  ]);
  const late = await set({ available: 0, seen: 5 }, { variantId: small.variantId, available: 1, seen: 10 });
  expect(late.statusCode).toBe(409);
  expect(errorOf(late)).toMatchObject({
    code: 'STOCK_CHANGED',
    details: {
      field: 'counts.1',
      stock: expect.arrayContaining([expect.objectContaining({ available: 12 })]),
    },
  });
  expect((await availables())[0]).toEqual([null, 5]);
  expect((await set({ available: null, seen: 5 })).statusCode).toBe(200);
  const { data: movements } = (await call('GET', `/products/${id}/stock/movements`)).json();
  expect(movements.map(({ delta, reason }: Record<string, unknown>) => [delta, reason])).toEqual([
    [-5, 'adjustment'],
    [2, 'adjustment'],
    [5, 'adjustment'],
    [3, 'adjustment'],
    [10, 'adjustment'],
  ]);
  expect(movements[0].actor).toMatch(/@example\.in$/);
  const { rows } = await shop.pool.query(
    `select entity_id, after from audit_log where entity = 'stock' and entity_id like $1 order by id`,
    [`${id}%`],
  );
  expect(rows).toEqual([
    { entity_id: id, after: { available: 5 } },
    { entity_id: `${id} 5 kg`, after: { available: 12 } },
    { entity_id: id, after: { available: null } },
  ]);
});

it('attack 21: never overwrites what was sold while the form was open', async () => {
  const simple = { ...plates, weightVariants: undefined, colorVariants: undefined, stock: 5 };
  id = (await call('POST', '/products', simple)).json().product.id;
  const { version } = await record();
  const placed = await placeGuestOrder(shop, { items: [line(id, 2)] });
  expect(placed.statusCode, placed.body).toBe(201);
  const reply = await call('PUT', `/products/${id}`, { ...simple, stock: 8, seenStock: 5, version });
  expect(reply.statusCode).toBe(409);
  expect(errorOf(reply)).toMatchObject({ code: 'STOCK_CHANGED', details: { product: { id, stock: 3 } } });
  const withVariant = { ...simple, stock: 8, seenStock: 5, weightVariants: [{ weight: '5 kg', price: 1 }] };
  const refused = errorOf(await call('PUT', `/products/${id}`, withVariant));
  expect(refused, 'shows what is stored').toMatchObject({ details: { product: await record() } });
  expect(JSON.stringify(refused), 'and not what was refused').not.toContain('5 kg');
  expect((await call('PUT', `/products/${id}`, { ...simple, stock: 8, seenStock: 3 })).statusCode).toBe(200);
  expect((await record()).stock).toBe(8);
  // A whole list that was read before a sale does not give back what was sold.
  const { data: products } = (await call('GET', '/products')).json();
  await placeGuestOrder(shop, { items: [line(id, 2)] });
  const listed = products.map((product: { id: string }) =>
    product.id === id ? { ...product, name: 'Listed' } : product,
  );
  expect((await call('POST', '/products', listed)).json()).toMatchObject({ changed: 1 });
  expect(await record()).toMatchObject({ name: 'Listed', stock: 6 });
  expect(await brokenInvariants(shop.pool)).toEqual([]);
});

it('is in stock again once the last piece, sold meanwhile, is counted anew', async () => {
  const simple = { ...plates, weightVariants: undefined, colorVariants: undefined, stock: 0 };
  id = (await call('POST', '/products', simple)).json().product.id;
  const sold = await record();
  expect(sold).toMatchObject({ stock: 0, inStock: false });
  const name = (await shop.live.current()).hash;
  const reply = await call('PUT', `/products/${id}`, { ...sold, stock: 4, seenStock: 0 });
  expect(reply.json().product).toMatchObject({ stock: 4, inStock: true, version: sold.version });
  expect((await shop.live.current()).hash).not.toBe(name);
  const off = await call('PUT', `/products/${id}`, { ...simple, stock: undefined, inStock: false });
  expect(off.json().product).toMatchObject({ stock: 4, inStock: false });
});

it.each([
  ['GET', '/stock'],
  ['GET', '/products/1/stock'],
  ['PUT', '/products/1/stock'],
  ['GET', '/products/1/stock/movements'],
] as const)('attack 45: %s %s is an administrator’s alone', async (method, path) => {
  const body = method === 'PUT' ? {} : undefined;
  expect((await call(method, path, body, 'x'.repeat(40))).statusCode).toBe(401);
  expect((await call(method, path, body, shopper)).statusCode).toBe(403);
});

it.each([0.5, -1, '2', true, null, 2 ** 53])(
  'attack 12: takes no count of %j without saying what was seen',
  async (available) => {
    const reply = await call('PUT', `/products/${id}/stock`, { counts: [{ available }] });
    expect(reply.statusCode).toBe(400);
    expect(
      (await call('PUT', `/products/nothing/stock`, { counts: [{ available: 1, seen: null }] })).statusCode,
    ).toBe(404);
  },
);

it('finds the products that are low or sold out, for administrators alone', async () => {
  const names = async (query: string) =>
    (await call('GET', `/products?search=Counted Plates&${query}`))
      .json()
      .data.map((found: { id: string }) => found.id);
  const only = (ids: readonly string[]) => ids.filter((found) => found === id);
  expect(only(await names('stock=low')), 'three grey ones are left').toEqual([id]);
  expect(only(await names('stock=sold-out'))).toEqual([]);
  expect(only(await names('stock=all'))).toEqual([id]);

  await call('PUT', `/products/${id}/stock`, { counts: [{ variantId: null, available: 0, seen: null }] });
  expect(only(await names('stock=Sold-Out'))).toEqual([id]);
  const behind = (await call('GET', '/products?search=Counted Plates&stock=sold-out&limit=1&page=9')).json();
  expect(behind.data).toEqual([]);
  expect(behind.pagination.total).toBeGreaterThan(0);
  expect((await call('GET', '/products/export?search=Counted Plates&stock=sold-out')).body).toContain(
    'Counted Plates',
  );

  expect(errorOf(await call('GET', '/products?stock=plenty')).code).toBe('VALIDATION_FAILED');
  expect(errorOf(await call('GET', '/products?stock=low', undefined, shopper)).code).toBe('NOT_ALLOWED');
});
