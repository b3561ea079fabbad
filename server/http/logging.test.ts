import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bearer, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { ShopError } from './errors.ts';

const SECRETS = {
  email: 'asha.kulkarni@example.in',
  phone: '9876543210',
  address: '203.0.113.77',
  search: 'knee-surgery-recovery',
  orderId: 'ord_3f9c1b7e5a',
  message: 'please-call-after-six',
};

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ routes: leakyRoutes });
  ({ token } = await shop.signUp('ADMIN'));
  await shop.pool.query(
    `insert into users (name, email, phone, password_hash) values ('Asha', $1, $2, 'no password opens this')`,
    [SECRETS.email, SECRETS.phone],
  );
});
afterAll(() => shop.close());

/** Each route fails in a way that quotes what it was given. */
const FAILURES: Record<string, () => Promise<unknown>> = {
  'a-broken-rule': () =>
    shop.pool.query(
      `insert into users (name, email, password_hash) values ('Asha', $1, 'no password opens this')`,
      [SECRETS.email],
    ),
  'a-value-of-the-wrong-kind': () => shop.pool.query('select $1::uuid', [SECRETS.orderId]),
  'a-number-that-is-none': () => shop.pool.query('select $1::text::date', [SECRETS.phone]),
  'a-rule-of-our-own': () =>
    shop.pool.query(
      `do $$ begin raise exception 'the lines of order ${SECRETS.orderId} do not add up' using errcode = 'check_violation'; end $$`,
    ),
  'a-rule-without-a-code': () =>
    shop.pool.query(`do $$ begin raise exception 'no stock for ${SECRETS.email}'; end $$`),
  'a-wrapped-error': async () => {
    const cause = await shop.pool
      .query('select $1::int', [SECRETS.phone + SECRETS.email])
      .catch((error) => error);
    throw new ShopError('ORDER_FAILED', 500, 'No', { cause: new Error(`for ${SECRETS.email}`, { cause }) });
  },
  'a-thrown-text': () => Promise.reject(SECRETS.email),
};

function leakyRoutes(app: FastifyInstance): void {
  const config = { access: 'anyone' } as const;
  app.post('/api/test/orders/:id', { config }, async () => ({ success: true }));
  for (const [name, fail] of Object.entries(FAILURES)) app.post(`/api/test/${name}/:id`, { config }, fail);
}

const send = (path: string) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/test/${path}/${SECRETS.orderId}?search=${SECRETS.search}`,
    remoteAddress: SECRETS.address,
    headers: { ...bearer(token), 'user-agent': SECRETS.message, referer: `/track/${SECRETS.orderId}` },
    payload: { email: SECRETS.email, phone: SECRETS.phone, message: SECRETS.message },
  });

function expectNoSecret(): void {
  for (const secret of [...Object.values(SECRETS), token]) expect(shop.log()).not.toContain(secret);
}

const lineSchema = z.looseObject({ level: z.number(), msg: z.string(), reqId: z.string().optional() });
const linesOf = (requestId: unknown) =>
  shop
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ reqId }) => reqId === requestId);

describe('the log', () => {
  it('says of a good request which route it was, its outcome and its time, and nothing of the visitor', async () => {
    const reply = await send('orders');
    expect(reply.statusCode).toBe(200);
    expect(linesOf(reply.headers['x-request-id'])).toMatchObject([
      {
        level: 30,
        msg: 'answered',
        method: 'POST',
        route: '/api/test/orders/:id',
        status: 200,
        ms: expect.any(Number),
      },
    ]);
    expectNoSecret();
  });

  it.each(Object.keys(FAILURES))(
    'says of %s what failed, under the request’s id, but quotes no value',
    async (name) => {
      const reply = await send(name);
      expect(reply.statusCode).toBe(500);
      const [failure, answered] = linesOf(reply.headers['x-request-id']);
      expect(failure).toMatchObject({ level: 50, err: { type: expect.any(String) } });
      expect(answered).toMatchObject({
        level: 40,
        msg: 'answered',
        status: 500,
        route: `/api/test/${name}/:id`,
      });
      expectNoSecret();
    },
  );

  it('keeps what a programmer needs: the code, the broken rule, the place', async () => {
    const reply = await send('a-broken-rule');
    expect(linesOf(reply.headers['x-request-id'])[0]).toMatchObject({
      err: { code: '23505', constraint: 'users_email_unique', stack: expect.stringContaining('    at ') },
    });
  });

  it('keeps the whole text of an error that quotes no value', async () => {
    await shop.pool.query('alter table reviews rename to reviews_away');
    const reply = await shop.app.inject({ url: '/api/products' });
    await shop.pool.query('alter table reviews_away rename to reviews');
    expect(linesOf(reply.headers['x-request-id'])[0]).toMatchObject({
      err: { code: '42P01', message: 'relation "reviews" does not exist' },
    });
  });

  it.each([
    ['a wrong path', { url: `/api/orders/${SECRETS.orderId}?email=${SECRETS.email}` }],
    ['a wrong page', { url: `/track/${SECRETS.orderId}` }],
    ['an unreadable address', { url: `/api/products/%E0%A4%A${SECRETS.email}` }],
    ['a wrong question', { url: `/api/products?phone=${SECRETS.phone}` }],
    ['a search', { url: `/api/products?search=${SECRETS.search}` }],
    [
      'a token that is not one',
      { url: '/api/audit-log', headers: bearer(`${SECRETS.orderId}-xxxxxxxxxxxxxxx`) },
    ],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/api/test/orders/1',
        payload: `{"email": ${SECRETS.email}`,
        headers: { 'content-type': 'application/json' },
      },
    ],
  ] as const)('keeps nothing of %s', async (_what, request) => {
    const before = shop.log().length;
    await shop.app.inject({ ...request, remoteAddress: SECRETS.address });
    expect(shop.log().length).toBeGreaterThanOrEqual(before);
    expectNoSecret();
  });
});
