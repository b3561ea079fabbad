import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_WISHLIST_ITEMS } from '../../domain/wishlist/wishlist.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { catalogueReads } from '../catalogue/reads.ts';
import { wishlistRoutes } from './routes.ts';

type Person = { userId: string; token: string };
let shop: TestShop;
let asha: Person;
let ravi: Person;
/** Products of the catalogue: one without variants, one with weights. */
let plain = '';
let weighted = { id: '', weight: '' };

beforeAll(async () => {
  shop = await testShop();
  const { pool, live, app } = shop;
  if (!app.hasRoute({ method: 'GET', url: '/api/wishlist' }))
    wishlistRoutes(app, { pool, live, catalogue: catalogueReads(pool) });
  asha = await shop.signUp('USER');
  ravi = await shop.signUp('USER');
  const { products } = await live.current();
  plain = products.find(({ weightVariants, colorVariants }) => !weightVariants && !colorVariants)?.id ?? '';
  const found = products.find(({ weightVariants }) => weightVariants !== undefined);
  weighted = { id: found?.id ?? '', weight: found?.weightVariants?.[0]?.weight ?? '' };
});
beforeEach(() => shop.pool.query('delete from wishlist_items'));
afterAll(() => shop.close());

const read = (who: Person, query = '') =>
  shop.app.inject({ url: `/api/wishlist${query}`, headers: bearer(who.token) });
const add = (who: Person, payload: object) =>
  shop.app.inject({ method: 'POST', url: '/api/wishlist', payload, headers: bearer(who.token) });
const remove = (who: Person, id: string) =>
  shop.app.inject({
    method: 'DELETE',
    url: `/api/wishlist/${encodeURIComponent(id)}`,
    headers: bearer(who.token),
  });

describe('the wishlist', () => {
  it('takes a product by its id as a text or as a number', async () => {
    expect(plain).toMatch(/^\d+$/);
    const added = await add(asha, { productId: Number(plain) });
    expect(added.statusCode, added.body).toBe(201);
    expect((await add(asha, { productId: plain })).statusCode).toBe(200);
    for (const productId of [undefined, null, '', ' ', {}, true])
      expect(errorOf(await add(asha, { productId }))).toMatchObject({ message: 'Product is required' });
  });

  it('takes products with and without a variant and gives them back in the order of adding [7.promo.7] [7.promo.8]', async () => {
    const first = await add(asha, { productId: plain, variant: null, variantType: null });
    expect(first.statusCode).toBe(201);
    const { success, message, data, item } = first.json();
    expect({ success, message }).toEqual({ success: true, message: 'Added to wishlist' });
    expect(data).toEqual(item);
    expect(item).toEqual({
      id: expect.any(String),
      productId: plain,
      variant: null,
      variantType: null,
      product: expect.objectContaining({ id: plain, name: expect.any(String) }),
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(item.product).not.toHaveProperty('reviews');
    await add(asha, { productId: weighted.id, variant: weighted.weight, variantType: 'weight' });

    const list = await read(asha);
    expect(list.statusCode).toBe(200);
    expect(list.headers['cache-control']).toBe('no-store');
    expect(Object.keys(list.json())).toEqual(['success', 'data', 'pagination']);
    const { data: wishlist, pagination } = list.json();
    expect(wishlist[0]).toEqual(item);
    expect(wishlist[1]).toMatchObject({
      productId: weighted.id,
      variant: weighted.weight,
      variantType: 'weight',
    });
    expect(pagination).toEqual({ page: 1, limit: MAX_WISHLIST_ITEMS, total: 2, pages: 1 });
    expect((await read(asha, '?limit=1&page=2')).json().data).toEqual([wishlist[1]]);
  });

  it('keeps the same thing once, also when it comes several times at once', async () => {
    const body = { productId: weighted.id, variant: weighted.weight, variantType: 'weight' };
    const replies = await Promise.all(Array.from({ length: 6 }, () => add(asha, body)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(replies.map((reply) => reply.json().item.id)).size).toBe(1);
    expect((await add(asha, { productId: weighted.id })).statusCode).toBe(201);
    expect((await read(asha)).json().pagination.total).toBe(2);
  });

  it('loses an entry once [7.promo.9]', async () => {
    const { id } = (await add(asha, { productId: plain })).json().item;
    const reply = await remove(asha, id);
    expect(reply.json()).toEqual({ success: true, message: 'Removed from wishlist' });
    expect((await remove(asha, id)).statusCode).toBe(404);
    expect((await read(asha)).json().data).toEqual([]);
  });

  it.each([
    ['a product that the shop does not have', { productId: 'no-such-product' }],
    ['SQL', { productId: "1' or '1'='1" }],
    ['a variant that the product does not have', { productId: '1', variant: 'Gold', variantType: 'color' }],
  ])('does not take %s', async (_what, body) => {
    const reply = await add(asha, body);
    expect(reply.statusCode).toBe(422);
    expect(errorOf(reply).code).toBe('PRODUCT_UNKNOWN');
  });

  it('takes a product by its id, not by its slug, and a weight as a weight only', async () => {
    const { products } = await shop.live.current();
    const slug = products.find(({ id }) => id === plain)?.slug;
    expect((await add(asha, { productId: slug })).statusCode).toBe(422);
    const asColour = { productId: weighted.id, variant: weighted.weight, variantType: 'color' };
    expect((await add(asha, asColour)).statusCode).toBe(422);
  });

  it.each([
    [{}, 'Product is required'],
    [{ productId: ['5'] }, 'Product is required'],
    [{ productId: '1', variantType: 'size' }, /.+/],
    [{ productId: '1', variant: ['x'] }, /.+/],
    [{ productId: '1', userId: 'x' }, 'Unknown field: userId'],
    [{ productId: '1\ud800' }, 'The text contains a character that we can’t save'],
  ])('refuses %j', async (body, message) => {
    const reply = await add(asha, body);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toMatch(message);
  });

  it('leaves out what is not sold any more, until it is sold again', async () => {
    await add(asha, { productId: plain });
    const hide = async (when: string) => {
      await shop.pool.query(`update products set deleted_at = ${when} where id = $1`, [plain]);
      shop.live.changed();
    };
    await hide('now()');
    expect((await read(asha)).json()).toMatchObject({ data: [], pagination: { total: 0 } });
    expect((await add(asha, { productId: plain })).statusCode).toBe(422);
    await hide('null');
    expect((await read(asha)).json().pagination.total).toBe(1);
  });

  it('has an end', async () => {
    await shop.pool.query(
      `insert into wishlist_items (user_id, product_id, variant, variant_type)
       select $1, $2, 'Variant ' || n, 'weight' from generate_series(1, $3) n`,
      [asha.userId, plain, MAX_WISHLIST_ITEMS],
    );
    const reply = await add(asha, { productId: weighted.id });
    expect(reply.statusCode).toBe(422);
    expect(errorOf(reply)).toMatchObject({
      code: 'WISHLIST_FULL',
      message: 'You can save up to 200 products in your wishlist',
    });
    expect((await add(ravi, { productId: weighted.id })).statusCode).toBe(201);
  });
});

describe('somebody’s wishlist', () => {
  it('attack 46: shows nobody else’s entries, and a foreign id is not found', async () => {
    const { id } = (await add(asha, { productId: plain })).json().item;
    expect((await read(ravi)).json().data).toEqual([]);
    const admin = await shop.signUp('ADMIN');
    for (const who of [ravi, admin])
      for (const foreign of [id, randomUUID(), 'x', "' or 1=1 --"]) {
        const reply = await remove(who, foreign);
        expect(reply.statusCode).toBe(404);
        expect(errorOf(reply)).toMatchObject({
          code: 'WISHLIST_ITEM_NOT_FOUND',
          message: 'Wishlist item not found',
        });
      }
    expect((await read(asha)).json().pagination.total).toBe(1);
  });

  it('needs a token', async () => {
    for (const [method, url] of [
      ['GET', '/api/wishlist'],
      ['POST', '/api/wishlist'],
      ['DELETE', `/api/wishlist/${randomUUID()}`],
    ] as const)
      expect((await shop.app.inject({ method, url })).statusCode).toBe(401);
  });
});
