import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bearer, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { AnswerCache } from './answer-cache.ts';

let shop: TestShop;
let url: string;
let statements = 0;
let onStatement = () => {};
beforeAll(async () => {
  shop = await testShop({
    answers: (live) => new AnswerCache({ live, isHttps: false, maxBytes: 300_000, quietMs: 1 }),
  });
  url = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { query } = shop.pool;
  shop.pool.query = ((...call: Parameters<typeof query>) => {
    statements += 1;
    onStatement();
    return query.apply(shop.pool, call);
  }) as typeof query;
});
afterAll(() => shop.close());
beforeEach(() => shop.live.changed());

/** The raw bytes: `fetch` unpacks them. */
const ask = async (path: string, headers: Record<string, string> = {}) => {
  statements = 0;
  const reply = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: reply.status, headers: reply.headers, text: await reply.text(), statements };
};

describe('what guests read of the API', () => {
  it.each([
    '/api/products',
    '/api/products?limit=12&page=2',
    '/api/products?category=racks',
    '/api/products?search=bench',
    '/api/products/21',
    '/api/categories',
    '/api/settings',
  ])('%s costs no statement once it was asked for, and is the same', async (path) => {
    const first = await ask(path);
    const second = await ask(path);
    expect(first.statements).toBeGreaterThan(0);
    expect(second).toMatchObject({ status: 200, statements: 0, text: first.text });
    for (const name of ['etag', 'cache-control', 'content-type', 'content-security-policy', 'vary'])
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    expect(second.headers.get('cache-control')).toBe('public, no-cache');
    expect(await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' })).toMatchObject({
      status: 304,
      text: '',
    });
  });

  it('is read anew after a change', async () => {
    const nameIn = async () => JSON.parse((await ask('/api/products/21')).text).data.name;
    const before = await nameIn();
    await shop.pool.query(`update products set name = 'Another rack' where id = '21'`);
    expect(await nameIn()).toBe(before);
    shop.live.changed();
    expect(await nameIn()).toBe('Another rack');
  });

  it('is not kept when the catalogue changed while it was read', async () => {
    onStatement = () => {
      onStatement = () => {};
      shop.live.changed();
    };
    await ask('/api/categories');
    expect((await ask('/api/categories')).statements).toBeGreaterThan(0);
  });

  it('never answers an administrator, and is never made of what one was answered', async () => {
    const admin = await shop.signUp('ADMIN');
    const guest = await ask('/api/products/21');
    const asAdmin = await ask('/api/products/21', bearer(admin.token));
    expect(JSON.parse(asAdmin.text).data).toHaveProperty('version');
    expect(asAdmin.headers.get('cache-control')).toBe('no-store');
    shop.live.changed();
    await ask('/api/products/21', bearer(admin.token));
    expect((await ask('/api/products/21')).text).toBe(guest.text);
  });

  it('is refused as before when it is refused', async () => {
    for (const path of ['/api/products/nothing', '/api/products?page=0'])
      for (const _time of [1, 2]) expect((await ask(path)).status).toBe(path.endsWith('0') ? 400 : 404);
  });

  it('gets the best compression once nothing has changed for a while, unless it has a query', async () => {
    const lengthOf = async (path: string) => {
      const { headers, text } = await ask(path, { 'accept-encoding': 'br' });
      expect(JSON.parse(text).success).toBe(true);
      return Number(headers.get('content-length'));
    };
    const paths = ['/api/products/21', '/api/products/21?made=up'];
    const fast: number[] = [];
    for (const path of paths) {
      await ask(path);
      fast.push(await lengthOf(path));
    }
    const [plain = 0, withQuery] = fast;
    await vi.waitFor(async () => expect(await lengthOf('/api/products/21')).toBeLessThan(plain), 5000);
    expect(await lengthOf('/api/products/21?made=up')).toBe(withQuery);
  });

  it('keeps the most wanted when visitors make up searches', async () => {
    await ask('/api/products?limit=12');
    for (let word = 0; word < 40; word++) {
      await ask(`/api/products?search=rack&limit=${word + 20}`);
      expect((await ask('/api/products?limit=12')).statements).toBe(0);
    }
    expect((await ask('/api/products?search=rack&limit=20')).statements).toBeGreaterThan(0);
  });
});

describe('a reply of more than 1 KB', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent as %s, to guests and administrators', async (encoding, unpack) => {
    const { token } = await shop.signUp('ADMIN');
    for (const headers of [{}, bearer(token)]) {
      const reply = await shop.app.inject({
        url: '/api/products',
        headers: { 'accept-encoding': encoding, ...headers },
      });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(JSON.parse(unpack(reply.rawPayload).toString()).data).toHaveLength(51);
      expect(reply.rawPayload.length).toBeLessThan(48_000);
    }
  });

  it('is sent as it is to those who unpack nothing, and so is a short one', async () => {
    const plain = await shop.app.inject({ url: '/api/products' });
    const short = await shop.app.inject({ url: '/api/health', headers: { 'accept-encoding': 'br' } });
    for (const reply of [plain, short]) expect(reply.headers['content-encoding']).toBeUndefined();
  });
});
