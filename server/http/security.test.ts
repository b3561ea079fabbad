import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlPage, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { PageCache } from './page-cache.ts';
import { pageCsp } from './security.ts';

const page = '<!doctype html><script>start()</script><p>Racks<script>steal()</script></p>';
const hashOf = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`;

async function open(publicUrl: string, from?: TestShop): Promise<TestShop> {
  const render = async ({ path }: { path: string }) => ({
    ...htmlPage(page, path === '/unknown' ? 404 : 200),
    scriptHashes: [hashOf('start()')],
  });
  const shop = await testShop({
    publicUrl,
    pages: new PageCache({ render, isHttps: publicUrl.startsWith('https:') }),
    routes: someRoutes,
    ...(from === undefined ? {} : { pool: from.pool }),
  });
  await shop.app.inject({ url: '/' });
  return shop;
}

function someRoutes(app: FastifyInstance): void {
  app.get('/api/test/fault', { config: { access: 'public' } }, async () => {
    throw new Error('a fault');
  });
  app.post('/api/test/body', { config: { access: 'public' } }, async () => 'taken');
  const rateLimit = { max: 0, timeWindow: 60_000 };
  app.get('/api/test/limited', { config: { access: 'public', rateLimit } }, async () => 'never');
}

let http: TestShop;
let https: TestShop;
beforeAll(async () => {
  http = await open('http://127.0.0.1:3000');
  https = await open('https://shop.example', http);
});
afterAll(async () => {
  await https.close();
  await http.close();
});

const bigBody = {
  method: 'POST',
  payload: `"${'x'.repeat(70_000)}"`,
  headers: { 'content-type': 'application/json' },
} as const;
const REPLIES = [
  ['a list', 200, { url: '/api/products?limit=1' }],
  ['an unknown address', 404, { url: '/api/nothing' }],
  ['an unreadable address', 400, { url: '/api/products/%E0%A4%A' }],
  ['a refused question', 400, { url: '/api/products?x=1' }],
  ['a refused caller', 401, { url: '/api/audit-log' }],
  ['a body too large', 413, { ...bigBody, url: '/api/test/body' }],
  ['too many requests', 429, { url: '/api/test/limited' }],
  ['a fault', 500, { url: '/api/test/fault' }],
  ['a refusal shown as a page', 404, { url: '/favicon.png', headers: { accept: 'text/html' } }],
  ['a page', 200, { url: '/' }],
  ['a page that is not there', 404, { url: '/no-such-page' }],
  ['the shop’s health', 200, { url: '/api/health' }],
  ['the monitoring', 200, { url: '/metrics' }],
  ['the API’s description', 200, { url: '/api/docs/' }],
] as const;

describe('every reply', () => {
  it.each(REPLIES)('tells the browser to be careful: %s', async (_what, status, request) => {
    for (const shop of [http, https]) {
      const { headers, statusCode } = await shop.app.inject(request);
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(self)'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      if (shop === http) {
        expect(headers).not.toHaveProperty('strict-transport-security');
        expect(policy).not.toContain('upgrade-insecure-requests');
      } else {
        expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      }
    }
  });

  it('lets a page run its own inline scripts and no others', async () => {
    const { headers } = await https.app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' '${hashOf('start()')}';`);
    expect(policy).toContain('upgrade-insecure-requests');
    const without = pageCsp({ scriptHashes: [] }, false);
    expect(without).toContain("script-src 'self';");
    expect(without).toContain("style-src 'self';");
    expect(pageCsp({ scriptHashes: [], styleHash: hashOf('p{}') }, false)).toContain(
      `style-src 'self' '${hashOf('p{}')}';`,
    );
  });
});
