import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { ACCESS_RULES } from './access.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ routes: oneRoutePerRule });
});
afterAll(() => shop.close());

function oneRoutePerRule(app: FastifyInstance): void {
  for (const access of ACCESS_RULES)
    app.get(
      `/api/test/${access}`,
      { config: { access, needs: 'open the back-office' } },
      async ({ visitor }) => ({ role: visitor?.role }),
    );
}

const CALLERS = {
  nobody: async () => ({}),
  shopper: async () => bearer((await shop.signUp('USER')).token),
  admin: async () => bearer((await shop.signUp('ADMIN')).token),
  'an admin who writes bearer small': async () => ({
    authorization: `bearer ${(await shop.signUp('ADMIN')).token}`,
  }),
  'a disabled admin': () => adminAfter('update users set disabled_at = now() where id = $1'),
  'an expired session': () =>
    adminAfter(`update sessions set expires_at = now() - interval '1 s' where user_id = $1`),
  'a revoked session': () => adminAfter('update sessions set revoked_at = now() where user_id = $1'),
  'a made-up token': async () => bearer('A'.repeat(43)),
  'a broken header': async () => ({ authorization: 'Bearer ' }),
  'a password instead of a token': async () => ({ authorization: 'Basic YWRtaW46YWRtaW4=' }),
  'an injection': async () => bearer(`' or role = 'ADMIN' --`),
};

async function adminAfter(statement: string) {
  const { userId, token } = await shop.signUp('ADMIN');
  await shop.pool.query(statement, [userId]);
  return bearer(token);
}

const call = (rule: string, headers: Record<string, string>) =>
  shop.app.inject({ url: `/api/test/${rule}`, headers });

describe('who may call what', () => {
  const stranger = { public: 200, anyone: 200, user: 401, admin: 401 };
  it.each([
    ['nobody', stranger],
    ['shopper', { public: 200, anyone: 200, user: 200, admin: 403 }],
    ['admin', { public: 200, anyone: 200, user: 200, admin: 200 }],
    ['an admin who writes bearer small', { public: 200, anyone: 200, user: 200, admin: 200 }],
    ['a disabled admin', stranger],
    ['an expired session', stranger],
    ['a revoked session', stranger],
    ['a made-up token', stranger],
    ['a broken header', stranger],
    ['a password instead of a token', stranger],
    ['an injection', stranger],
  ] as const)('%s', async (caller, expected) => {
    const headers = await CALLERS[caller]();
    for (const [rule, status] of Object.entries(expected)) {
      const reply = await call(rule, headers);
      expect({ rule, status: reply.statusCode }).toEqual({ rule, status });
      if (status !== 200) expect(errorOf(reply).code).toBe(status === 401 ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED');
    }
  });

  it('knows a signed-in caller where anyone may come, and looks at no token where all is public', async () => {
    const headers = await CALLERS.shopper();
    expect((await call('anyone', headers)).json()).toEqual({ role: 'USER' });
    expect((await call('anyone', {})).json()).toEqual({});
    expect((await call('public', headers)).json()).toEqual({});
  });

  it('respects a demotion, a promotion and a sign-out at the next call', async () => {
    const { userId, token } = await shop.signUp('ADMIN');
    const status = async () => (await call('admin', bearer(token))).statusCode;
    expect(await status()).toBe(200);
    await shop.pool.query(`update users set role = 'USER', admin_role = null where id = $1`, [userId]);
    expect(await status()).toBe(403);
    await shop.pool.query(`update users set role = 'ADMIN', admin_role = 'owner' where id = $1`, [userId]);
    expect(await status()).toBe(200);
    await shop.pool.query('update sessions set revoked_at = now() where user_id = $1', [userId]);
    expect(await status()).toBe(401);
  });

  it('asks the same of HEAD as of GET', async () => {
    const head = (rule: string) => shop.app.inject({ method: 'HEAD', url: `/api/test/${rule}` });
    expect((await head('admin')).statusCode).toBe(401);
    expect((await head('public')).statusCode).toBe(200);
  });
});

describe('a route that declares no rule', () => {
  it.each([
    ['none', {}],
    ['one that does not exist', { config: { access: JSON.parse('"everyone"') } }],
  ])('keeps the shop from starting and is named: %s', async (_what, options) => {
    const open = await testShop({
      pool: shop.pool,
      routes: (app) => {
        app.post('/api/test/forgotten', options, async () => 'open to all');
        app.register(async (inner) => {
          inner.get('/api/test/hidden-inside', options, async () => 'open to all');
        });
      },
    });
    await expect(open.app.ready()).rejects.toThrow(
      /POST \/api\/test\/forgotten, GET \/api\/test\/hidden-inside/,
    );
    await open.close();
  });
});

describe('a route for administrators that says not what it needs', () => {
  it.each([
    ['nothing', undefined],
    ['a permission that does not exist', JSON.parse('"rule the world"')],
    ['an empty list', { oneOf: [] }],
  ])('keeps the shop from starting and is named: %s', async (_what, needs) => {
    const open = await testShop({
      pool: shop.pool,
      routes: (app) =>
        app.get(
          '/api/test/needless',
          { config: { access: 'admin', needs } },
          async () => 'open to every role',
        ),
    });
    await expect(open.app.ready()).rejects.toThrow(/\(config\.needs\): GET \/api\/test\/needless/);
    await open.close();
  });
});

describe('a role that does not include what a route needs', () => {
  it('is told who can do it, and gets in at the next call after a change of the role', async () => {
    const { userId, token } = await shop.signUp('ADMIN', 'packer');
    const changeSettings = () =>
      shop.app.inject({ method: 'PUT', url: '/api/settings', headers: bearer(token) });
    const refused = await changeSettings();
    expect([refused.statusCode, errorOf(refused)]).toMatchObject([
      403,
      {
        code: 'ROLE_NOT_ALLOWED',
        message: 'As a packer, you can’t change settings. Please ask an owner or a manager.',
      },
    ]);
    await shop.pool.query(`update users set admin_role = 'manager' where id = $1`, [userId]);
    expect((await changeSettings()).statusCode).toBe(400);
  });
});

describe('the numbers for the operator', () => {
  const TOKEN = 'a-token-for-prometheus';
  const metrics = (from: TestShop, remoteAddress: string, headers: Record<string, string> = {}) =>
    from.app.inject({ url: '/metrics', remoteAddress, headers });

  it.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
    'are shown on the machine itself: %s',
    async (ip) => {
      expect((await metrics(shop, ip)).statusCode).toBe(200);
    },
  );

  it.each([
    ['from elsewhere', '203.0.113.7', {}],
    ['from a near network', '10.0.0.1', {}],
    ['through a proxy on the machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy that says it the other way', '127.0.0.1', { forwarded: 'for=203.0.113.7' }],
    ['by one who claims to be local', '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' }],
    ['with a token when none is set', '203.0.113.7', bearer('undefined')],
  ])('do not exist %s', async (_what, ip, headers) => {
    const reply = await metrics(shop, ip, headers);
    expect(reply.statusCode).toBe(404);
    expect(errorOf(reply).code).toBe('NOT_FOUND');
  });

  it('are shown from anywhere with the token, and not with another', async () => {
    const guarded = await testShop({
      pool: shop.pool,
      settings: { METRICS_TOKEN: TOKEN, TRUST_PROXY: '1', PAYMENTS: 'test' },
    });
    expect((await metrics(guarded, '203.0.113.7', bearer(TOKEN))).statusCode).toBe(200);
    expect((await metrics(guarded, '203.0.113.7', bearer(`${TOKEN}x`))).statusCode).toBe(404);
    expect((await metrics(guarded, '203.0.113.7', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
    expect((await metrics(guarded, '127.0.0.1')).statusCode).toBe(200);
    await guarded.close();
  });
});
