import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ routes: enquiryRoute });
});
afterAll(() => shop.close());

function enquiryRoute(server: FastifyInstance): void {
  server.withTypeProvider<ZodTypeProvider>().post('/api/test/enquiry', {
    config: { access: 'public' },
    schema: { body: z.strictObject({ name: z.string(), address: z.strictObject({ pincode: z.string() }) }) },
    handler: async ({ body }) => ({ success: true, body }),
  });
}

const post = (payload: string, contentType = 'application/json') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/test/enquiry',
    payload,
    headers: { 'content-type': contentType },
  });
const good = JSON.stringify({ name: 'Asha', address: { pincode: '422001' } });

describe('a request body', () => {
  it('that is right is taken', async () => {
    expect((await post(good)).statusCode).toBe(200);
    expect((await post(good, 'application/json; charset=utf-8')).statusCode).toBe(200);
  });

  it.each([
    ['broken JSON', '{"name":', 400, 'INVALID_JSON'],
    ['no JSON at all', 'name=Asha', 400, 'INVALID_JSON'],
    ['nothing', '', 400, 'INVALID_JSON'],
    ['a key that changes every object', '{"__proto__":{"isAdmin":true}}', 400, 'INVALID_JSON'],
    ['the same key, written in escapes', '{"\\u005f_proto__":{"isAdmin":true}}', 400, 'INVALID_JSON'],
    ['a key deep inside', '{"address":{"__proto__":{"isAdmin":true}}}', 400, 'INVALID_JSON'],
    ['the long way to it', '{"constructor":{"prototype":{"isAdmin":true}}}', 400, 'INVALID_JSON'],
    ['null', 'null', 400, 'VALIDATION_FAILED'],
    ['a list', '[]', 400, 'VALIDATION_FAILED'],
    ['thousands of keys', JSON.stringify(Object.fromEntries(manyKeys())), 400, 'VALIDATION_FAILED'],
    ['a key of 60 KB', JSON.stringify({ ['k'.repeat(60_000)]: 1 }), 400, 'VALIDATION_FAILED'],
    ['65 KB', JSON.stringify({ name: 'a'.repeat(65 * 1024) }), 413, 'BODY_TOO_LARGE'],
  ])('with %s is refused in the shop’s words', async (_what, body, status, code) => {
    const reply = await post(body);
    expect(reply.statusCode).toBe(status);
    expect(errorOf(reply).code).toBe(code);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body.length).toBeLessThan(5000);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
  ])('sent as %s, as a foreign page’s form could, is refused', async (contentType) => {
    const reply = await post(good, contentType);
    expect(reply.statusCode).toBe(415);
    expect(errorOf(reply).code).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each([
    ['lists', '['.repeat(32_000) + ']'.repeat(32_000)],
    ['objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
    ['objects with a bad key inside', `${'{"a":'.repeat(9_000)}{"__proto__":1}${'}'.repeat(9_000)}`],
  ])('of thousands of %s inside each other does no harm', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
    expect((await post(good)).statusCode).toBe(200);
  });

  it('names the fields that are wrong, missing or unknown', async () => {
    const reply = await post('{"name":5,"isAdmin":true,"address":{"role":"ADMIN"}}');
    const { code, details, error } = errorOf(reply);
    expect(code).toBe('VALIDATION_FAILED');
    expect(error).not.toBe('');
    const fields = z.array(z.strictObject({ field: z.string(), message: z.string().min(1) })).parse(details);
    expect(fields.map(({ field }) => field).sort()).toEqual([
      'address.pincode',
      'address.role',
      'isAdmin',
      'name',
    ]);
  });
});

describe('an address', () => {
  const get = (url: string, accept = '*/*') => shop.app.inject({ url, headers: { accept } });

  it.each([
    ['/api/nothing-here', 404, 'NOT_FOUND'],
    ['/api', 404, 'NOT_FOUND'],
    ['/api?x=1', 404, 'NOT_FOUND'],
    ['/api/products/no-such-product', 404, 'PRODUCT_NOT_FOUND'],
    ['/api/products/%E0%A4%A', 400, 'INVALID_REQUEST'],
    [`/api/products/${'a'.repeat(250)}`, 400, 'VALIDATION_FAILED'],
    [`/api/products/${'a'.repeat(400)}`, 414, 'INVALID_REQUEST'],
    ['/api/products?page=0', 400, 'VALIDATION_FAILED'],
    ['/api/products?page=abc', 400, 'VALIDATION_FAILED'],
    ['/api/products?page=1.5', 400, 'VALIDATION_FAILED'],
    ['/api/products?page=-1', 400, 'VALIDATION_FAILED'],
    ['/api/products?page=1&page=2', 400, 'VALIDATION_FAILED'],
    ['/api/products?page=', 400, 'VALIDATION_FAILED'],
    ['/api/products?limit=1001', 400, 'VALIDATION_FAILED'],
    ['/api/products?__proto__=1', 400, 'VALIDATION_FAILED'],
    ['/api/products?constructor=1', 400, 'VALIDATION_FAILED'],
  ])('%s answers JSON even to a browser', async (url, status, code) => {
    for (const accept of ['*/*', 'text/html,*/*;q=0.8']) {
      const reply = await get(url, accept);
      expect(reply.statusCode).toBe(status);
      expect(errorOf(reply).code).toBe(code);
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('with a question the shop does not know says which one', async () => {
    const reply = await get('/api/products?colour=red');
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply)).toMatchObject({
      error: expect.stringContaining('colour'),
      details: [{ field: 'colour' }],
    });
  });

  it('asked with a method it does not have says which it has', async () => {
    for (const method of ['DELETE', 'PATCH', 'PUT'] as const) {
      const reply = await shop.app.inject({ method, url: '/api/products' });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD, POST');
      expect(errorOf(reply).code).toBe('METHOD_NOT_ALLOWED');
    }
  });
});

function manyKeys(): [string, number][] {
  return Array.from({ length: 5000 }, (_, index) => [`k${index}`, index]);
}
