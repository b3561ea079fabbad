import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { htmlPage, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { connectPool } from '../db/connect.ts';
import { isDiskFull } from '../db/disk.ts';
import { PageCache } from '../http/page-cache.ts';
import { mailTransport } from '../mail/transport.ts';
import { checkHealth } from './health.ts';

let shop: TestShop;
let away: TestShop;
const nowhere = connectPool('postgres://shop:secret@127.0.0.1:1/shop');
beforeAll(async () => {
  shop = await testShop({ pages: new PageCache({ render: async () => htmlPage('racks'), isHttps: false }) });
  away = await testShop({ pool: nowhere });
});
afterAll(async () => {
  await away.close();
  await shop.close();
  await nowhere.end();
});

const quiet = { warn: () => undefined };
const ask = ({ app }: TestShop, url: string) => app.inject({ url });

describe('a shop that is well', () => {
  it.each([
    ['/healthz', 'alive\n'],
    ['/readyz', 'ready\n'],
  ])('says so to the machine that watches it: %s', async (url, words) => {
    const reply = await ask(shop, url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(words);
    expect(reply.headers).toMatchObject({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
  });

  it('tells how its parts are', async () => {
    const reply = await ask(shop, '/api/health');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      success: true,
      database: 'connected',
      mail: 'kept',
      payments: 'test mode',
      backup: 'off',
      disk: 'good',
    });
  });

  it('says that mail and back-ups fail without calling itself ill, and names a real gateway', async () => {
    const mailState = () => Promise.reject(new Error('no answer'));
    const backupState = async () => ({ status: 'overdue' }) as const;
    const isDiskFull = async () => false;
    const checks = { pool: shop.pool, isDiskFull, mailState, backupState, payments: 'live' } as const;
    expect(await checkHealth(checks)).toEqual({
      ok: true,
      database: 'connected',
      mail: 'failing',
      payments: 'live',
      backup: 'overdue',
      disk: 'good',
    });
  });
});

describe('a shop that is asked often', () => {
  it('looks at the mail server once for all who ask within half a minute', async () => {
    let greetings = 0;
    const mailServer = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onConnect: (_session, done) => {
        greetings += 1;
        done();
      },
    });
    await new Promise<void>((resolve) => {
      mailServer.listen(0, '127.0.0.1', resolve);
    });
    const { port } = z.object({ port: z.number() }).parse(mailServer.server.address());
    const mail = mailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'shop@example.in', log: quiet });
    const busy = await testShop({
      pool: shop.pool,
      mailState: async () => ((await mail.verify()) ? 'smtp' : 'failing'),
    });
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(busy, '/api/health')));
    expect(replies.map((reply) => reply.json().mail)).toEqual(Array(20).fill('smtp'));
    expect(greetings).toBe(1);
    await busy.close();
    mail.close();
    await new Promise<void>((resolve) => {
      mailServer.close(resolve);
    });
  });
});

describe('a shop whose disk is full', () => {
  it('is not ready and says so to everybody: orders could not be written', async () => {
    expect(await isDiskFull(tmpdir())).toBe(false);
    expect(await isDiskFull(tmpdir(), Number.POSITIVE_INFINITY)).toBe(true);
    expect(await isDiskFull('/no/such/folder')).toBe(false);
    const full = await testShop({
      pool: shop.pool,
      leastFreeBytes: Number.POSITIVE_INFINITY,
      settings: { DATA_DIR: tmpdir() },
    });
    const ready = await ask(full, '/readyz');
    expect([ready.statusCode, ready.body]).toEqual([503, 'the disk is full\n']);
    const health = await ask(full, '/api/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ success: false, database: 'connected', disk: 'full' });
    expect((await ask(full, '/healthz')).statusCode).toBe(200);
    await full.close();
  });
});

describe('a shop whose database is away', () => {
  it('counts as alive, but not as ready for visitors', async () => {
    expect((await ask(away, '/healthz')).statusCode).toBe(200);
    const ready = await ask(away, '/readyz');
    expect(ready.statusCode).toBe(503);
    expect(ready.body).toBe('the database does not answer\n');
    const health = await ask(away, '/api/health');
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ success: false, database: 'unreachable' });
  });

  it('says so in time, even when the database takes the call and stays silent', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const pool = connectPool(`postgres://shop:secret@127.0.0.1:${port}/shop`);
    const mute = await testShop({ pool });
    const from = performance.now();
    const replies = await Promise.all(
      ['/readyz', '/api/health', '/api/products'].map((url) => ask(mute, url)),
    );
    expect(performance.now() - from).toBeLessThan(3000);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
    await mute.close();
    await pool.end();
    silent.close();
  });
});

describe('the numbers for Prometheus', () => {
  const line = /^[a-z_]+(?:\{[a-z_]+="[^"\n]*"\})? (?:\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;

  it('are lines that it can read, each once', async () => {
    await ask(shop, '/');
    await ask(shop, '/');
    await ask(shop, '/api/nothing');
    const reply = await ask(shop, '/metrics');
    expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4');
    expect(reply.body.endsWith('\n')).toBe(true);
    const lines = reply.body.trimEnd().split('\n');
    for (const text of lines) expect(text).toMatch(line);
    const names = lines.map((text) => text.split(' ')[0]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are all explained in docs/operations.md', async () => {
    const words = readFileSync('docs/operations.md', 'utf8');
    const names = new Set((await ask(shop, '/metrics')).body.match(/^[a-z_]+/gm));
    const explained = (name: string) =>
      words.includes(`\`${name}`) || words.includes(`\`${name.replace(/^shop_page_cache/, '')}\``);
    expect([...names].filter((name) => !explained(name))).toEqual([]);
  });

  it('count answers, pages and bytes', async () => {
    const { body } = await ask(shop, '/metrics');
    const number = (name: string) =>
      Number(
        body
          .split('\n')
          .find((text) => text.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    expect(number('shop_http_answers_total{status="4xx"}')).toBe(1);
    expect(number('shop_http_answers_total{status="2xx"}')).toBeGreaterThan(3);
    expect(number('shop_page_cache_misses_total')).toBe(2);
    expect(number('shop_page_cache_pages')).toBe(1);
    expect(number('shop_process_resident_bytes')).toBeGreaterThan(10_000_000);
    expect(number('shop_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(number('shop_database_up')).toBe(1);
    expect(number('shop_orders_total')).toBe(0);
    expect(number('shop_pool_connections')).toBeGreaterThan(0);
  });
});
