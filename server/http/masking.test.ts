import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { connectPool } from '../db/connect.ts';
import { PageCache } from './page-cache.ts';

const TELLTALE = /select|insert|users|postgres|node_modules|\.ts|at \w+ \(|fastify|5432|secret/i;

describe('a fault of our own', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await testShop({ routes: (app) => faultyRoutes(app, () => shop) });
  });
  afterAll(() => shop.close());

  it.each([
    '/api/test/program',
    '/api/test/statement',
    '/api/test/text',
    '/api/test/nothing',
    '/api/test/reply',
    '/api/test/foreign-500',
  ])('is answered without a word about its inside: %s', async (url) => {
    const reply = await shop.app.inject({ url });
    expect(reply.statusCode).toBe(500);
    const error = errorOf(reply);
    expect(error).toEqual({
      success: false,
      error: 'Something went wrong on our side. Please try again.',
      message: error.error,
      code: 'INTERNAL_ERROR',
      requestId: reply.headers['x-request-id'],
    });
    expect(JSON.stringify([reply.body, reply.headers])).not.toMatch(TELLTALE);
    expect(shop.log()).toContain(error.requestId);
  });

  it('is answered to a browser as a page that runs nothing and loads nothing', async () => {
    const reply = await shop.app.inject({ url: '/test/page', headers: { accept: 'text/html' } });
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain('This page isn’t available right now');
    expect(reply.body).toContain(String(reply.headers['x-request-id']));
    expect(reply.body).not.toMatch(/secret|<script|src=|http:|https:/i);
    const style = /<style>([\s\S]*)<\/style>/.exec(reply.body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(reply.headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    );
    expect(reply.headers['x-frame-options']).toBe('DENY');
  });
});

function faultyRoutes(app: FastifyInstance, shop: () => TestShop): void {
  const fail = (url: string, handler: () => Promise<unknown>) =>
    app.get(url, { config: { access: 'public' } }, handler);
  fail('/api/test/program', async () => {
    throw new Error('secret: select * from users');
  });
  fail('/test/page', async () => {
    throw new Error('secret <script>');
  });
  fail('/api/test/statement', () => shop().pool.query('select secret from users'));
  fail('/api/test/text', () => Promise.reject('secret'));
  fail('/api/test/nothing', () => Promise.reject(null));
  fail('/api/test/foreign-500', async () => {
    throw Object.assign(new Error('secret'), { statusCode: 502 });
  });
  app.get('/api/test/reply', { config: { access: 'public' } }, async (_request, reply) => {
    reply.type('application/json');
    return { amount: 1n };
  });
}

describe('without its database the shop', () => {
  const nowhere = connectPool('postgres://shop:secret@127.0.0.1:1/shop');
  const ended = connectPool('postgres://shop:secret@127.0.0.1:1/shop');
  const render = async () => {
    await nowhere.query('select 1');
    return { status: 200, contentType: 'text/html', body: '', scriptHashes: [] };
  };
  const shops: TestShop[] = [];
  beforeAll(async () => {
    await ended.end();
    for (const pool of [nowhere, ended])
      shops.push(await testShop({ pool, pages: new PageCache({ render, isHttps: false }) }));
  });
  afterAll(async () => {
    for (const shop of shops) await shop.close();
    await nowhere.end();
  });

  it.each([0, 1])('says so within three seconds and asks to come back (%i)', async (index) => {
    const from = performance.now();
    const reply = await shops[index]?.app.inject({ url: '/api/products' });
    expect(performance.now() - from).toBeLessThan(3000);
    expect(reply?.statusCode).toBe(503);
    expect(reply?.headers['retry-after']).toBe('2');
    expect(reply && errorOf(reply).code).toBe('DATABASE_UNAVAILABLE');
    expect(reply?.body).not.toMatch(TELLTALE);
  });

  it('shows a visitor a page that says so, and a program the same in JSON', async () => {
    const page = await shops[0]?.app.inject({ url: '/', headers: { accept: 'text/html' } });
    expect(page?.statusCode).toBe(503);
    expect(page?.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page?.headers['retry-after']).toBe('2');
    expect(page?.body).toContain('We can’t reach the database');
    const data = await shops[0]?.app.inject({ url: '/_root.data' });
    expect(data?.statusCode).toBe(503);
    expect(data && errorOf(data).code).toBe('DATABASE_UNAVAILABLE');
  });
});
