import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorOf, htmlPage, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { PageCache } from './page-cache.ts';

let database: TestShop;
beforeAll(async () => {
  database = await testShop();
});
afterAll(() => database.close());

/** A shop on a port of its own; its pages show the address they were rendered for. */
async function openShop({ requestTimeoutMs = 10_000, settings = {} } = {}) {
  const passedPages = vi.fn();
  const render = vi.fn(async ({ path }: { path: string }) =>
    htmlPage(path, path.endsWith('unknown') ? 404 : 200),
  );
  const pages = new PageCache({ isHttps: false, render });
  const routes = (app: FastifyInstance) => {
    app.addHook('onRequest', async () => passedPages());
    app.get('/api/test/slow', { config: { access: 'public' } }, async () => {
      await database.pool.query('select pg_sleep(0.6)');
      return { success: true };
    });
    app.post('/api/test/body', { config: { access: 'public' } }, async () => ({ success: true }));
  };
  const shop = await testShop({ pool: database.pool, pages, routes, requestTimeoutMs, settings });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port }: AddressInfo = addressOf(shop.app);
  return { ...shop, port, pages, render, passedPages, url: `http://127.0.0.1:${port}` };
}

function addressOf(app: FastifyInstance): AddressInfo {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The shop has no port');
  return address;
}

/** Sends bytes as they are, and gives everything that comes back until the server ends the connection. */
async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(bytes);
  return untilEnd(socket);
}

async function untilEnd(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

function readRaw(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { head, statusCode: Number(head.split(' ')[1]), body };
}

describe('a call with a method that its address does not take', () => {
  it.each([
    ['PATCH', '/api/products?limit=1', 'GET, HEAD, POST'],
    ['DELETE', '/api/contact-us', 'POST'],
    ['PUT', '/api/products/1/stock/more', null],
    ['PUT', '/api/nothing', null],
  ] as const)('%s %s is told which it takes: %s', async (method, url, allow) => {
    const reply = await database.app.inject({ method, url });
    expect(reply.statusCode, reply.body).toBe(allow === null ? 404 : 405);
    expect(reply.headers.allow).toBe(allow ?? undefined);
    if (allow === null) return;
    expect(errorOf(reply)).toMatchObject({
      code: 'METHOD_NOT_ALLOWED',
      message: `Use ${allow} here, not ${method}`,
    });
  });
});

describe('pages and API on one port', () => {
  it('answers a page from memory before the request gets any further', async () => {
    const shop = await openShop();
    const visit = async () => (await fetch(`${shop.url}/?utm_source=x`)).text();
    expect(await visit()).toBe('/');
    expect(shop.passedPages).toHaveBeenCalledTimes(1);
    expect([await visit(), await visit()]).toEqual(['/', '/']);
    expect(shop.passedPages).toHaveBeenCalledTimes(1);
    expect(shop.render).toHaveBeenCalledTimes(1);
    const head = await fetch(shop.url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('content-length')).toBe('1');
    expect((await fetch(`${shop.url}/`, { method: 'POST' })).status).toBe(404);
    const metrics = await (await fetch(`${shop.url}/metrics`)).text();
    expect(metrics).toMatch(/^shop_http_answers_total\{status="2xx"\} 4$/m);
    expect(metrics).toMatch(/^shop_page_cache_hits_total 3$/m);
    await shop.close();
  });

  it('finds a product that is new since the last page was made', async () => {
    const shop = await openShop();
    const visit = async () => (await fetch(`${shop.url}/product/brand-new-rack`)).text();
    expect(await visit()).toBe('/product/unknown');
    await database.pool.query(
      `update products set slug = 'brand-new-rack' where id = (select min(id) from products)`,
    );
    expect(await visit()).toBe('/product/unknown');
    shop.live.changed();
    shop.pages.invalidate();
    expect(await visit()).toBe('/product/brand-new-rack');
    await shop.close();
  });

  it('leads from an address in other letters to its page, also while the page for unknown ones is in memory', async () => {
    const shop = await openShop();
    const visit = (path: string) => fetch(shop.url + path, { redirect: 'manual' });
    expect((await visit('/nothing')).status).toBe(404);
    for (const _ of ['first', 'again']) {
      const reply = await visit('/Shop?Sort=Price');
      expect([reply.status, reply.headers.get('location')]).toEqual([301, '/shop?Sort=Price']);
      expect((await visit('/Nothing')).status).toBe(404);
    }
    expect(await (await fetch(`${shop.url}/Order-Success/GUEST-aB`)).text()).toBe('/order-success');
    for (const path of ['/API/health', '/Assets/x.js', '/Metrics'])
      expect((await visit(path)).headers.get('location'), path).toBeNull();
    await shop.close();
  });
});

describe('a connection that holds the shop up', () => {
  it.each([
    [
      'a body that never ends',
      'POST /api/test/body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    ],
    ['headers that never end', 'GET / HTTP/1.1\r\nhost: x\r\nx-slow: '],
    ['no word at all', ''],
  ])('is cut, and others are served meanwhile: %s', async (_what, bytes) => {
    const shop = await openShop({ requestTimeoutMs: 400 });
    const from = performance.now();
    const slow = Promise.all(Array.from({ length: 30 }, () => sendRaw(shop.port, bytes)));
    expect((await fetch(`${shop.url}/api/products?limit=1`)).status).toBe(200);
    for (const answer of await slow) {
      const reply = readRaw(answer);
      expect(reply.statusCode).toBe(408);
      expect(errorOf(reply).code).toBe('REQUEST_TOO_SLOW');
    }
    expect(performance.now() - from).toBeLessThan(3000);
    await shop.close();
  });

  it('is looked for every second, so that the limit of ten seconds is one', async () => {
    const shop = await openShop();
    expect(shop.app.server).toMatchObject({ requestTimeout: 10_000, headersTimeout: 8000 });
    expect(Reflect.get(shop.app.server, 'connectionsCheckingInterval')).toBe(1000);
    await shop.close();
  });

  it('is cut after half a minute in which nothing of a response was read', async () => {
    const shop = await openShop();
    const asked = once(shop.app.server, 'request');
    const reply = fetch(`${shop.url}/api/test/slow`);
    const [request]: IncomingMessage[] = await asked;
    expect(request?.socket.timeout).toBe(30_000);
    expect((await reply).status).toBe(200);
    await shop.close();
  });

  const threeHundred = async (port: number) => {
    const sockets = Array.from({ length: 300 }, () =>
      connect(port, '127.0.0.1').on('error', () => undefined),
    );
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    return sockets;
  };

  it('is none of more than three hundred that one address has open', async () => {
    const shop = await openShop();
    const sockets = await threeHundred(shop.port);
    expect(await sendRaw(shop.port, '')).toBe('');
    sockets.pop()?.destroy();
    await vi.waitUntil(async () => (await fetch(`${shop.url}/healthz`).catch(() => null))?.status === 200);
    for (const socket of sockets) socket.destroy();
    await shop.close();
  });

  it.each([{ RATE_LIMITS: 'off' }, { TRUST_PROXY: '1', PAYMENTS: 'test' }])(
    'is not counted for one address where the shop has %o',
    async (settings) => {
      const shop = await openShop({ settings });
      const sockets = await threeHundred(shop.port);
      expect((await fetch(`${shop.url}/healthz`)).status).toBe(200);
      for (const socket of sockets) socket.destroy();
      await shop.close();
    },
  );
});

describe('bytes that are no request', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', 400, 'INVALID_REQUEST'],
    [
      'two lengths',
      'POST /api/test/body HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'INVALID_REQUEST',
    ],
    [
      '17 KB of headers',
      `GET / HTTP/1.1\r\nhost: x\r\nx-much: ${'x'.repeat(17_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('get an answer of the same shape and care: %s', async (_what, bytes, status, code) => {
    const shop = await openShop();
    const reply = readRaw(await sendRaw(shop.port, bytes));
    expect(reply.statusCode).toBe(status);
    expect(errorOf(reply).code).toBe(code);
    expect(reply.head).toContain('x-content-type-options: nosniff');
    expect(reply.head).toContain("frame-ancestors 'none'");
    await shop.close();
  });
});

describe('closing the shop', () => {
  it('lets a running request finish, takes no new visitor, and then ends', async () => {
    const shop = await openShop();
    const agent = new Agent({ keepAlive: true });
    const running = once(get(`${shop.url}/api/test/slow`, { agent }), 'response');
    await vi.waitFor(() => expect(shop.passedPages).toHaveBeenCalled(), { interval: 5, timeout: 5000 });
    const closed = shop.close();
    await delay(50);
    await expect(fetch(`${shop.url}/api/health`)).rejects.toThrow('fetch failed');
    const [reply]: IncomingMessage[] = await running;
    expect(reply?.resume().statusCode).toBe(200);
    const from = performance.now();
    await closed;
    expect(performance.now() - from).toBeLessThan(3000);
    agent.destroy();
  });

  it('answers what still comes in over an open connection, as the last on it', async () => {
    const shop = await openShop();
    const socket = connect(shop.port, '127.0.0.1');
    const answers = untilEnd(socket);
    const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    ask('/api/test/slow');
    await vi.waitFor(() => expect(shop.passedPages).toHaveBeenCalled(), { interval: 5, timeout: 5000 });
    const closed = shop.close();
    await delay(50);
    ask('/api/products?limit=1');
    await closed;
    const heads = (await answers).match(/HTTP\/1\.1 \d+|^connection: [\w-]+/gim);
    expect(heads).toEqual(['HTTP/1.1 200', 'Connection: keep-alive', 'HTTP/1.1 200', 'Connection: close']);
  });
});
