import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { brokenRules } from '../../torture/invariants.ts';
import { report } from '../support/fault-bench.ts';
import { ADMIN, query } from '../support/shop-process.ts';
import { TORTURE } from '../support/torture.ts';
import { openTwoShops, type Received, send, type TwoShops } from '../support/two-shops.ts';

/** Two shops that share nothing but a PostgreSQL server, behind the nginx of deploy/. */
test.describe('two shops behind nginx', TORTURE, () => {
  test.describe.configure({ mode: 'default', timeout: 300_000 });

  let two: TwoShops;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const opened = await openTwoShops();
    test.skip(opened === null, 'nginx and PostgreSQL are not here and cannot be installed by this user');
    if (opened !== null) two = opened;
  });
  test.afterAll(() => two?.close());

  /** Somebody else each time, from a network of their own. */
  let visitors = 0;
  const someone = () => {
    visitors += 1;
    return `127.${10 + (visitors >> 16)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  };
  const orderOf = (productId: string, email: string) => {
    const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, email };
    return {
      ...ORDER_REQUEST_EXAMPLE,
      items: [{ productId, quantity: 1 }],
      shippingAddress: address,
      billingAddress: address,
    };
  };
  const placeOrder = (productId: string, key: string, url = two.url) =>
    send(`${url}/api/orders/guest`, {
      method: 'POST',
      body: orderOf(productId, `${key}@example.in`),
      headers: { 'idempotency-key': key },
      from: someone(),
    });
  const codeOf = (body: Buffer) => z.object({ code: z.string() }).parse(JSON.parse(body.toString())).code;
  const rows = (statement: string, values: unknown[] = []) => query(two.databaseUrl, statement, values);
  const token = async () => {
    const { status, body } = await send(`${two.url}/api/auth/admin-login`, { method: 'POST', body: ADMIN });
    expect(status).toBe(200);
    return z.object({ data: z.object({ token: z.string() }) }).parse(JSON.parse(body.toString())).data.token;
  };

  test('files come from nginx with the headers of the shop, packed, and the metrics stay inside', async () => {
    const names = readdirSync('build/client/assets');
    const first = (end: string) => names.find((name) => name.endsWith(end)) ?? '';
    const paths = ['.js', '.css', '.svg', '.woff2'].map((end) => `/assets/${first(end)}`);
    const picture = readdirSync('build/client/images').find((name) => name.endsWith('.webp'));
    for (const path of [...paths, `/images/${picture}`])
      for (const encoding of ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const [fromNginx, fromShop] = await Promise.all([
          send(two.url + path, { headers }),
          send(two.shops[0].url + path, { headers }),
        ]);
        const place = `${path} ${encoding}`;
        expect(fromNginx.status, place).toBe(200);
        expect(fromNginx.headers.server, place).toBe('nginx');
        expect(fromNginx.headers['x-request-id'], place).toBeUndefined();
        const compared = Object.keys(fromShop.headers).filter(
          (name) =>
            !['x-request-id', 'date', 'connection', 'keep-alive', 'etag', 'last-modified'].includes(name),
        );
        for (const name of compared)
          expect(fromNginx.headers[name], `${place}: ${name}`).toBe(fromShop.headers[name]);
        expect(fromNginx.body.equals(fromShop.body), place).toBe(true);
      }
    expect((await send(`${two.url}/assets/of-no-build.js`)).status).toBe(404);
    expect((await send(`${two.url}/assets/..%2f..%2fpackage.json`)).status).toBe(400);
    expect((await send(`${two.url}/metrics`)).status).toBe(404);
    expect((await send(`${two.shops[1].url}/metrics`)).body.toString()).toContain('shop_orders_total');
  });

  test('pages are kept for a second, and both shops show a new price within two', async () => {
    const page = '/product/43';
    const headers = { 'accept-encoding': 'br' };
    const textOf = ({ headers: got, body }: Received) =>
      (got['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
    const before = await send(two.url + page, { headers });
    expect(before.headers['cache-control']).toBe('public, no-cache');
    const etag = String(before.headers.etag);
    expect((await send(two.url + page, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(304);
    expect((await send(`${two.url}/product/no-such-thing`)).status).toBe(404);
    await Promise.all(Array.from({ length: 50 }, () => send(two.url + page, { headers })));
    const kept = two
      .accessLog()
      .split('\n')
      .filter((line) => line.includes('"path":"/product/43"') && line.includes('"cache":"HIT"'));
    expect(kept.length).toBeGreaterThan(30);

    await rows(`update products set price = 777700, sale_price = 765400 where id = '43'`);
    const changed = performance.now();
    const places = [two.url, two.shops[0].url, two.shops[1].url];
    await expect(async () => {
      for (const place of places)
        for (let look = 0; look < 4; look += 1)
          expect(textOf(await send(place + page, { headers })).includes('7,654'), place).toBe(true);
    }).toPass({ timeout: 2000, intervals: [20] });
    report(`a new price was seen everywhere after ${(performance.now() - changed).toFixed(0)} ms`);
  });

  test('an order at one shop is told to administrators at the other, through nginx at once', async () => {
    const headers = { authorization: `Bearer ${await token()}` };
    const listen = async (url: string) => {
      let heard = '';
      const request = get(`${url}/api/dashboard/events`, { agent: false, headers }, (response) =>
        response.setEncoding('utf8').on('data', (part: string) => {
          heard += part;
        }),
      );
      request.on('error', () => undefined);
      await expect.poll(() => heard, { timeout: 5000 }).not.toBe('');
      return { heard: () => heard, stop: () => request.destroy() };
    };
    const streams = await Promise.all([two.url, two.shops[0].url, two.shops[1].url].map(listen));
    expect((await placeOrder('1', randomUUID(), two.shops[1].url)).status).toBe(201);
    const placed = performance.now();
    for (const { heard } of streams)
      await expect.poll(heard, { timeout: 2000, intervals: [20] }).toContain('event: order');
    report(`an event reached all after ${(performance.now() - placed).toFixed(0)} ms`);
    for (const { stop } of streams) stop();
  });

  test('a picture uploaded through nginx is served by both shops, and kept by nginx', async () => {
    const form = new FormData();
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'red', noise } });
    form.append(
      'files',
      new Blob([new Uint8Array(await picture.png().toBuffer())], { type: 'image/png' }),
      'bar.png',
    );
    const sent = await fetch(`${two.url}/api/uploads/images`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await token()}` },
      body: form,
    });
    expect(sent.status).toBe(201);
    const { data } = z.object({ data: z.array(z.object({ url: z.string() })) }).parse(await sent.json());
    const path = data[0]?.url ?? '';
    const [first, ...others] = await Promise.all(
      [two.shops[0].url, two.shops[1].url, two.url].map((place) => send(place + path)),
    );
    expect(first?.status).toBe(200);
    for (const other of others) expect(first?.body.equals(other.body)).toBe(true);
    await send(two.url + path);
    expect(two.accessLog()).toMatch(new RegExp(`"path":"${path}".*"cache":"HIT"`));
  });

  test('limits are counted across both shops, by the real address of the visitor', async () => {
    const from = someone();
    const lookUp = (place: string, claimed?: string) =>
      send(`${place}/api/orders/lookup`, {
        method: 'POST',
        body: { orderNumber: 'RR-999999', contact: 'asha@example.in' },
        from,
        ...(claimed === undefined
          ? {}
          : { headers: { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` } }),
      });
    const statuses: number[] = [];
    for (let look = 0; look < 10; look += 1)
      statuses.push((await lookUp(two.url, `203.0.113.${look}`)).status);
    expect(statuses).not.toContain(429);
    expect(new Set(statuses).size).toBe(1);
    // Whichever shop is asked, through nginx or as nginx would ask it.
    expect((await lookUp(two.url)).status).toBe(429);
    for (const shop of two.shops) expect((await lookUp(shop.url, from)).status).toBe(429);
    expect((await lookUp(two.shops[0].url, someone())).status).toBe(statuses[0]);
  });

  test('nginx turns away a flood from one address, and only that', async () => {
    const from = someone();
    const flood = await Promise.all(
      Array.from({ length: 700 }, () => send(`${two.url}/api/health`, { from }).then(({ status }) => status)),
    );
    expect(flood.filter((status) => status === 429).length).toBeGreaterThan(100);
    expect((await send(`${two.url}/api/health`, { from: someone() })).status).toBe(200);
  });

  test('of 5,000 attempts on 500 units exactly 500 become orders', async () => {
    await rows(`insert into stock (product_id, variant_id, available) values ('43', null, 500)
      on conflict on constraint stock_one_per_item do update set available = excluded.available`);
    const [before] = await rows('select count(*)::int as count from orders');
    const from = performance.now();
    const answers = new Map<string, number>();
    let left = 5000;
    const buy = async () => {
      while (left > 0) {
        left -= 1;
        const key = randomUUID();
        for (let isAnswered = false; !isAnswered; ) {
          const { status, body } = await placeOrder('43', key);
          const words = status === 201 ? 'placed' : codeOf(body);
          answers.set(words, (answers.get(words) ?? 0) + 1);
          // "Later" is no answer: the checkout asks again, with the same key.
          isAnswered = status !== 503;
          if (!isAnswered) await delay(200);
        }
      }
    };
    await Promise.all(Array.from({ length: 48 }, buy));
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    report(
      `5,000 attempts took ${seconds} s: ${[...answers].map(([words, count]) => `${words} ${count}`).join(', ')}`,
    );
    expect(answers.get('placed')).toBe(500);
    expect(answers.get('OUT_OF_STOCK')).toBe(4500);
    expect(await rows(`select available::int from stock where product_id = '43'`)).toEqual([
      { available: 0 },
    ]);
    const [after] = await rows('select count(*)::int as count from orders');
    expect(Number(after?.count) - Number(before?.count)).toBe(500);
    expect(await brokenRules(two.databaseUrl)).toEqual([]);
  });

  interface Load {
    readonly placed: Map<string, string>;
    readonly failures: string[];
    readonly counts: { pages: number; orders: number; retries: number };
    stop(): Promise<void>;
  }

  /** What a shop says by itself on a machine without a free core; a restart has no part in it. */
  const OVERLOADED = /"code":"(?:BUSY|DATABASE_UNAVAILABLE)"/;

  /**
   * Visitors who read and others who order, without a pause. Without `retries` whatever does not come from the shop itself, such
   * as a refused or reset connection, is a failure.
   */
  function keepBusy({ retries }: { readonly retries: boolean }): Load {
    const load = {
      placed: new Map<string, string>(),
      failures: [] as string[],
      counts: { pages: 0, orders: 0, retries: 0 },
    };
    let isOver = false;
    const read = async () => {
      const paths = ['/', '/shop', '/product/43', '/api/products?limit=12', '/api/health'];
      for (let turn = 0; !isOver; turn += 1) {
        const path = paths[turn % paths.length] ?? '/';
        const answer = await send(two.url + path, { from: someone() }).catch((error: Error) => error.message);
        load.counts.pages += 1;
        if (typeof answer === 'string' || answer.status !== 200)
          load.failures.push(
            `GET ${path}: ${typeof answer === 'string' ? answer : `${answer.status} ${answer.body}`}`,
          );
        await delay(5);
      }
    };
    const order = async () => {
      while (!isOver) {
        const key = randomUUID();
        for (let tries = 0; ; tries += 1) {
          const answer = await placeOrder('1', key).catch((error: Error) => error.message);
          if (typeof answer !== 'string' && answer.status === 201) {
            load.counts.orders += 1;
            load.placed.set(
              key,
              z.object({ orderId: z.string() }).parse(JSON.parse(answer.body.toString())).orderId,
            );
            break;
          }
          const words = `POST: ${typeof answer === 'string' ? answer : `${answer.status} ${answer.body}`}`;
          if (tries > 100 || !(retries || OVERLOADED.test(words))) {
            load.failures.push(words);
            break;
          }
          // As the checkout does: the same order with the same key.
          load.counts.retries += 1;
          await delay(300);
        }
      }
    };
    const busy = [read(), read(), read(), order(), order(), order()];
    return {
      ...load,
      stop: async () => {
        isOver = true;
        await Promise.all(busy);
      },
    };
  }

  async function expectEveryOrder({ placed }: Load): Promise<void> {
    const found = await rows(
      `select o.id, (select count(*) from orders p where p.customer_email = o.customer_email)::int as orders
         from orders o where o.id = any($1)`,
      [[...placed.values()]],
    );
    expect(found.length, 'every acknowledged order is there').toBe(placed.size);
    expect(
      found.filter(({ orders }) => orders !== 1),
      'and none twice',
    ).toEqual([]);
    expect(await brokenRules(two.databaseUrl)).toEqual([]);
  }

  test('a rolling restart under load fails nobody', async () => {
    const load = keepBusy({ retries: false });
    for (let round = 0; round < 2; round += 1) {
      await delay(1000);
      await two.rollingRestart();
    }
    await delay(1000);
    await load.stop();
    report(`four restarts under load: ${JSON.stringify(load.counts)}, ${load.failures.length} failed`);
    expect(load.failures, two.nginxErrors()).toEqual([]);
    expect(load.counts.orders).toBeGreaterThan(50);
    await expectEveryOrder(load);
  });

  test('one shop killed under load loses no order that was acknowledged, and makes none twice', async () => {
    const load = keepBusy({ retries: true });
    for (const place of [1, 0] as const) {
      await delay(2000);
      await two.shops[place].stop('SIGKILL');
      await delay(2000);
      await two.reopen(place);
    }
    await delay(1000);
    await load.stop();
    report(`two kills under load: ${JSON.stringify(load.counts)}, ${load.failures.length} failed`);
    // Reads go to the other shop; orders are sent again with their key.
    expect(load.failures, two.nginxErrors()).toEqual([]);
    await expectEveryOrder(load);
  });
});
