import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { filledDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { catalogueReads } from '../catalogue/reads.ts';
import { takeSnapshot } from '../catalogue/snapshot.ts';
import { listen } from '../db/listen.ts';

type Person = { userId: string; token: string };
let database: TestDatabase;
let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  database = await filledDatabase();
  shop = await testShop({ pool: database.pool });
  admin = await shop.signUp('ADMIN');
});
afterEach(() => database.pool.query('delete from discounts'));
afterAll(async () => {
  await shop.close();
  await database.drop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, who: Person | null = admin) =>
  shop.app.inject({
    method,
    url: `/api/discounts${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(who === null ? {} : { headers: bearer(who.token) }),
  });
const discount = {
  name: 'Bars in November',
  type: 'percentage',
  value: 10,
  appliesTo: 'category',
  targetId: 'barbells',
};
const create = async (fields: object = {}) =>
  (await call('POST', '', { ...discount, ...fields })).json().discount;
const priceOf = async (id: string) => (await shop.app.inject({ url: `/api/products/${id}` })).json().product;

describe('the calls about discounts', () => {
  it('lists, creates, reads, changes, deletes and counts them [7.promo.5]', async () => {
    const reply = await call('POST', '', discount);
    expect(reply.statusCode).toBe(201);
    const { id } = reply.json().discount;
    const made = {
      ...discount,
      id,
      targetName: 'Barbells',
      from: null,
      to: null,
      isActive: true,
      state: 'live',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    };
    expect(reply.json()).toEqual({
      success: true,
      message: 'Discount created successfully',
      data: made,
      discount: made,
    });
    await create({ name: 'Later', appliesTo: 'all', targetId: null, from: '2090-01-01' });
    const list = (await call('GET', '')).json();
    expect(list.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
    expect(list.data.map(({ name }: { name: string }) => name)).toEqual(['Later', 'Bars in November']);
    expect((await call('GET', '?status=live')).json().data).toHaveLength(1);
    expect((await call('GET', '?appliesTo=category&search=NOV')).json().data).toHaveLength(1);
    expect((await call('GET', '?appliesTo=everything')).json().data).toMatchObject([{ name: 'Later' }]);
    expect((await call('GET', `/${id}`)).json().discount).toEqual(made);

    const changed = await call('PUT', `/${id}`, { ...discount, value: 15, version: 1 });
    expect(changed.json()).toMatchObject({
      message: 'Discount updated successfully',
      discount: { value: 15, version: 2 },
    });
    const late = await call('PUT', `/${id}`, { ...discount, value: 20, version: 1 });
    expect(late.statusCode).toBe(409);
    expect(errorOf(late)).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { discount: { value: 15, version: 2 } },
    });
    expect((await call('GET', '/stats')).json().stats).toEqual({
      total: 2,
      byState: { inactive: 0, scheduled: 1, ended: 0, live: 1 },
      byTarget: { all: 0, category: 1, product: 0 },
    });
    expect((await call('DELETE', `/${id}`)).json()).toEqual({
      success: true,
      message: 'Discount deleted successfully',
    });
    for (const method of ['GET', 'DELETE'] as const)
      expect(errorOf(await call(method, `/${id}`)).message).toBe('Discount not found');
    const { rows } = await database.pool.query(
      'select action, actor_id, before, after from audit_log where entity_id = $1 order by id',
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'create', actor_id: admin.userId, after: { targetId: 'barbells' } },
      { action: 'update', before: { value: 10 }, after: { value: 15 } },
      { action: 'delete', before: { name: 'Bars in November', value: 15 } },
    ]);
  });

  it.each([
    [{ value: 101 }, 400, 'Enter at most 100%'],
    [{ value: 0 }, 400, 'Value must be more than 0'],
    [{ type: 'shipping' }, 400, 'Type must be percentage or fixed'],
    [{ targetId: null }, 400, 'Please choose a category'],
    [{ targetId: 'no-such' }, 422, 'We don’t have this category'],
    [{ appliesTo: 'product', targetId: "1' or '1'='1" }, 422, 'We don’t have this product'],
    [{ from: '2026-11-16', to: '2026-11-15' }, 400, 'The last day can’t be before the first day'],
    [{ name: 'a\nb' }, 400, 'Name must be on one line'],
    [{ targetId: '1\u0000' }, 400, 'The text contains a character that we can’t save'],
    [{ version: 1 }, 400, 'Unknown field: version'],
  ])('refuses %j [7.promo.10]', async (wrong, status, words) => {
    const reply = await call('POST', '', { ...discount, ...wrong });
    expect(reply.statusCode).toBe(status);
    expect(errorOf(reply).message).toBe(words);
    expect((await call('GET', '')).json().pagination.total).toBe(0);
  });

  it('are for administrators only', async () => {
    const { id } = await create();
    const shopper = await shop.signUp('USER');
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/stats'],
      ['GET', `/${id}`],
      ['PUT', `/${id}`],
      ['DELETE', `/${id}`],
    ] as const) {
      const body = method === 'POST' || method === 'PUT' ? discount : undefined;
      expect((await call(method, path, body, null)).statusCode).toBe(401);
      expect((await call(method, path, body, shopper)).statusCode).toBe(403);
    }
    expect((await call('GET', `/${randomUUID()}`)).statusCode).toBe(404);
  });
});

describe('a live discount', () => {
  it('lowers the sale prices of its category, in the product’s own call and in every list', async () => {
    const before = await priceOf('1');
    const other = await priceOf('21');
    await create();
    const after = await priceOf('1');
    expect(after.price).toBe(before.price);
    expect(after.salePrice).toBe(Math.round(before.salePrice * 0.9));
    expect(await priceOf('21')).toEqual(other);
    shop.live.changed();
    const { products } = await shop.live.current();
    expect(products.find(({ id }) => id === '1')?.salePrice).toBe(after.salePrice);
  });

  it('is the best of several, and nothing once it is switched off', async () => {
    const { salePrice } = await priceOf('1');
    await create();
    const { id } = await create({ type: 'fixed', value: 5000, appliesTo: 'product', targetId: '1' });
    expect((await priceOf('1')).salePrice).toBe(salePrice - 5000);
    await call('PUT', `/${id}`, {
      ...discount,
      type: 'fixed',
      value: 5000,
      appliesTo: 'product',
      targetId: '1',
      isActive: false,
    });
    expect((await priceOf('1')).salePrice).toBe(Math.round(salePrice * 0.9));
  });

  it('tells every process that the catalogue is another', async () => {
    let changes = 0;
    const listener = await listen({
      url: database.url,
      channels: { catalogue_changed: () => (changes += 1) },
      onConnected: () => undefined,
    });
    const { id } = await create();
    await call('PUT', `/${id}`, { ...discount, value: 12 });
    await call('PUT', `/${id}`, { ...discount, value: 12 });
    await call('DELETE', `/${id}`);
    await expect.poll(() => changes).toBe(3);
    await listener.close();
  });
});

describe('attack 79: a discount that begins and ends by time', () => {
  const at = (moment: string) => catalogueReads(database.pool, () => new Date(moment));
  const priceAt = async (moment: string) => (await at(moment).findProduct('1'))?.salePrice;

  it('counts from the first midnight in India to the last', async () => {
    const full = await priceAt('2029-01-01T00:00:00Z');
    await create({ from: '2029-03-10', to: '2029-03-11' });
    expect(await priceAt('2029-03-09T18:29:59.999Z')).toBe(full);
    expect(await priceAt('2029-03-09T18:30:00.000Z')).not.toBe(full);
    expect(await priceAt('2029-03-11T18:29:59.999Z')).not.toBe(full);
    expect(await priceAt('2029-03-11T18:30:00.000Z')).toBe(full);
  });

  it('is known to the snapshot, so that pages change at that moment', async () => {
    await create({ from: '2029-03-10', to: '2029-03-11' });
    const changesAt = async (moment: string) => (await takeSnapshot(at(moment), new Date(moment))).changesAt;
    expect(await changesAt('2029-03-01T00:00:00Z')).toEqual(new Date('2029-03-09T18:30:00.000Z'));
    expect(await changesAt('2029-03-10T00:00:00Z')).toEqual(new Date('2029-03-11T18:30:00.000Z'));
    expect(await changesAt('2029-03-12T00:00:00Z')).toBeNull();
  });

  it('wakes the shop when it begins', async () => {
    await create({ from: '2029-03-10', to: '2029-03-11' });
    const begins = Date.parse('2029-03-09T18:30:00.000Z');
    let live: LiveCatalogue | undefined;
    await new Promise<void>((resolve, reject) => {
      const now = () => new Date(begins - 50);
      live = new LiveCatalogue(catalogueReads(database.pool, now), now, resolve);
      live.current().catch(reject);
    });
    live?.close();
  });
});
