import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type TestShop, type TestShopOptions, testShop } from '../../tests/support/test-shop.ts';
import { networkOf, purgeExpiredCounts, windowOf } from './rate-limit.ts';

/** So long that no test crosses the end of a window. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let shop: TestShop;
const others: TestShop[] = [];
beforeAll(async () => {
  shop = await testShop({ routes: limitedRoutes });
});
afterEach(async () => {
  for (const other of others.splice(0)) await other.close();
  await shop.pool.query('delete from rate_limits');
});
afterAll(() => shop.close());

function limitedRoutes(app: FastifyInstance): void {
  const limited = (url: string, rateLimit: { max: number; timeWindow: number; groupId?: string }) =>
    app.get(url, { config: { access: 'public', rateLimit } }, async () => ({ success: true }));
  limited('/api/test/coupon', { max: 3, timeWindow: YEAR_MS });
  limited('/api/test/enquiry', { max: 3, timeWindow: YEAR_MS });
  limited('/api/test/sign-in', { max: 3, timeWindow: YEAR_MS, groupId: 'sign-in' });
  limited('/api/test/reset', { max: 3, timeWindow: YEAR_MS, groupId: 'sign-in' });
  limited('/api/test/many', { max: 40, timeWindow: YEAR_MS });
  limited('/api/test/minute', { max: 0, timeWindow: 60_000 });
}

async function anotherShop(settings: NonNullable<TestShopOptions['settings']> = {}): Promise<TestShop> {
  const other = await testShop({ pool: shop.pool, routes: limitedRoutes, settings });
  others.push(other);
  return other;
}

const call = (
  from: TestShop,
  url = '/api/test/coupon',
  remoteAddress = '203.0.113.7',
  headers: Record<string, string> = {},
) => from.app.inject({ url, remoteAddress, headers });
const statuses = async (count: number, visit: (index: number) => ReturnType<typeof call>) => {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) found.push((await visit(index)).statusCode);
  return found;
};

describe('too many requests', () => {
  it('are answered in the shop’s words, with the time to wait', async () => {
    expect(await statuses(4, () => call(shop))).toEqual([200, 200, 200, 429]);
    const reply = await call(shop, '/api/test/minute');
    expect(reply.statusCode).toBe(429);
    expect(errorOf(reply)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      error: expect.stringMatching(/^Too many requests\. Please try again in (\d+ seconds?|1 minute)\.$/),
    });
    const wait = Number(reply.headers['retry-after']);
    expect(wait).toBeGreaterThanOrEqual(1);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('of one visitor or to one address do not stop others', async () => {
    await statuses(4, () => call(shop));
    expect((await call(shop, '/api/test/coupon', '203.0.113.8')).statusCode).toBe(200);
    expect((await call(shop, '/api/test/enquiry')).statusCode).toBe(200);
    expect((await call(shop, '/api/products')).statusCode).toBe(200);
  });

  it('are counted together for addresses of one group', async () => {
    expect(await statuses(2, () => call(shop, '/api/test/sign-in'))).toEqual([200, 200]);
    expect(await statuses(2, () => call(shop, '/api/test/reset'))).toEqual([200, 429]);
  });

  it('are counted together by two processes', async () => {
    const other = await anotherShop();
    expect(await statuses(4, (index) => call(index % 2 === 0 ? shop : other))).toEqual([200, 200, 200, 429]);
  });

  it('are counted exactly when they come at once', async () => {
    const other = await anotherShop();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => call(index % 2 === 0 ? shop : other, '/api/test/many')),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(40);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(60);
    const { rows } = await shop.pool.query('select hits from rate_limits');
    expect(rows).toEqual([{ hits: 100 }]);
  });

  it('pass when the limits are switched off', async () => {
    const open = await anotherShop({ RATE_LIMITS: 'off' });
    expect(new Set(await statuses(10, () => call(open)))).toEqual(new Set([200]));
  });
});

describe('who is counted', () => {
  const via = (chain: string) => ({ 'x-forwarded-for': chain });

  it('is the one who connects, whatever the request claims', async () => {
    const visits = await statuses(4, (index) =>
      call(shop, '/api/test/coupon', '203.0.113.7', via(`10.0.0.${index}`)),
    );
    expect(visits).toEqual([200, 200, 200, 429]);
  });

  it('is each client of the proxy, when one stands in front', async () => {
    const proxied = await anotherShop({ TRUST_PROXY: '1', PAYMENTS: 'test' });
    const visit = (chain: string) => call(proxied, '/api/test/coupon', '127.0.0.1', via(chain));
    expect(await statuses(4, () => visit('198.51.100.1'))).toEqual([200, 200, 200, 429]);
    expect((await visit('198.51.100.2')).statusCode).toBe(200);
    // Only the last entry is the proxy's own word; what the client wrote before it counts for nothing.
    expect(await statuses(2, (index) => visit(`10.0.0.${index}, 198.51.100.1`))).toEqual([429, 429]);
  });

  it('is one household, not each of its many IPv6 addresses', async () => {
    const visits = await statuses(4, (index) => call(shop, '/api/test/coupon', `2001:db8:1:2::${index + 1}`));
    expect(visits).toEqual([200, 200, 200, 429]);
  });

  it('is not kept: the database holds no network address', async () => {
    await call(shop);
    await call(shop, '/api/test/sign-in');
    const { rows } = await shop.pool.query<{ bucket: string; row: string }>(
      'select bucket, rate_limits::text as row from rate_limits',
    );
    expect(rows).toHaveLength(2);
    for (const { bucket, row } of rows) {
      expect(bucket).toMatch(/^[\w-]{43}$/);
      expect(row).not.toContain('203.0.113');
    }
  });
});

describe('counts', () => {
  it('run from the start of a window to its end', () => {
    const at = (text: string) => Date.parse(`2026-04-01T${text}Z`);
    expect(windowOf(at('10:00:42'), 60_000)).toEqual({ start: at('10:00:00'), ttl: 18_000 });
    expect(windowOf(at('10:01:00'), 60_000)).toEqual({ start: at('10:01:00'), ttl: 60_000 });
    expect(windowOf(at('10:00:59.999'), 60_000).ttl).toBe(1);
  });

  it('are forgotten when their window is over, and not before', async () => {
    await shop.pool.query(
      `insert into rate_limits (bucket, window_start, expires_at) values
         ('over', now() - interval '2 minutes', now() - interval '1 minute'),
         ('running', now(), now() + interval '1 minute')`,
    );
    await purgeExpiredCounts(shop.pool);
    const { rows } = await shop.pool.query('select bucket from rate_limits');
    expect(rows).toEqual([{ bucket: 'running' }]);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1:2:3:4:5', 'fe80:0:0:1'],
  ['nonsense', 'nonsense'],
])('the address %s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
