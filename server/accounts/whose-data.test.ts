import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, accountShop, PUBLIC_URL } from '../../tests/support/accounts.ts';
import { catalogueReads } from '../catalogue/reads.ts';
import { contactRoutes } from '../messages/routes.ts';
import { wishlistRoutes } from '../wishlist/routes.ts';

let shop: AccountShop;
const people = { a: { id: '', token: '' }, b: { id: '', token: '' }, admin: { id: '', token: '' } };
beforeAll(async () => {
  shop = await accountShop({ RATE_LIMITS: 'off' });
  const { app, pool, live } = shop;
  if (!app.hasRoute({ method: 'GET', url: '/api/wishlist' }))
    wishlistRoutes(app, { pool, live, catalogue: catalogueReads(pool) });
  if (!app.hasRoute({ method: 'POST', url: '/api/contact-us' }))
    contactRoutes(app, { pool, publicUrl: PUBLIC_URL });
  people.a = await shop.addUser('a@example.in');
  people.b = await shop.addUser('b@example.in');
  people.admin = await shop.addUser('admin@example.in', 'ADMIN');
});
afterAll(() => shop.close());

const anybody = [400, 400, 400, 400];
const nobodyElse = [401, 200, 404, 404];

/** What each call answers to nobody, to shopper A, to shopper B and to an administrator. `:a` is shopper A's id. */
const TABLE = [
  ['POST', '/auth/login', {}, anybody],
  ['POST', '/auth/admin-login', {}, anybody],
  ['POST', '/auth/register', {}, anybody],
  ['POST', '/auth/forgot-password', {}, anybody],
  ['POST', '/auth/reset-password', {}, anybody],
  ['POST', '/contact-us', {}, anybody],
  ['GET', '/auth/user-profile', undefined, [401, 200, 200, 200]],
  ['PUT', '/users/profile/:a', { name: 'Asha' }, nobodyElse],
  [
    'PUT',
    '/users/profile/:a/password',
    { currentPassword: 'not this one', newPassword: 'thirteen plates' },
    [401, 422, 404, 404],
  ],
  ['GET', '/users', undefined, [401, 403, 403, 200]],
  ['GET', '/wishlist', undefined, [401, 200, 200, 200]],
  ['POST', '/wishlist', { productId: 'none' }, [401, 422, 422, 422]],
  ['DELETE', `/wishlist/${randomUUID()}`, undefined, [401, 404, 404, 404]],
  ['POST', '/auth/verify-email', { token: 'none' }, [401, 400, 400, 400]],
  ['POST', '/auth/resend-verification', { x: 1 }, [401, 400, 400, 400]],
  ['POST', '/auth/logout-all', { x: 1 }, [401, 400, 400, 400]],
  ['POST', '/auth/refresh', { x: 1 }, [401, 400, 400, 400]],
  ['POST', '/auth/logout', { x: 1 }, [401, 400, 400, 400]],
  ['POST', '/your-data/link', {}, anybody],
  ['POST', '/your-data/open', {}, anybody],
  ['POST', '/your-data/export', {}, [401, 200, 200, 200]],
  ['POST', '/your-data/erase', { password: 'not this one' }, [401, 422, 422, 422]],
] as const;

describe('who may do what', () => {
  it.each(TABLE)('%s %s', async (method, path, body, expected) => {
    const url = path.replace(':a', people.a.id);
    const statuses = [];
    for (const token of [undefined, people.a.token, people.b.token, people.admin.token]) {
      const call = { ...(body === undefined ? {} : { body }), ...(token === undefined ? {} : { token }) };
      statuses.push((await shop.call(method, url, call)).statusCode);
    }
    expect(statuses).toEqual(expected);
  });

  it('is described with every call: its summary, its group, its replies and its errors [7.auth.1]', async () => {
    const { paths } = (await shop.call('GET', '/openapi.json')).json();
    expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([]);
    for (const [method, path] of TABLE) {
      const pattern = `/api${path}`.replace(':a', '{id}').replace(/[0-9a-f-]{36}/, '{id}');
      const call = paths[pattern][method.toLowerCase()];
      expect(call.summary).not.toBe('');
      expect(call.tags).toHaveLength(1);
      const codes = Object.keys(call.responses);
      expect(codes.some((code) => code === '200' || code === '201')).toBe(true);
      expect(codes.some((code) => code >= '400')).toBe(true);
    }
    expect(paths['/api/auth/register'].post.requestBody.content['application/json'].schema).toMatchObject({
      additionalProperties: false,
      required: ['name', 'email', 'password'],
    });
  });
});
