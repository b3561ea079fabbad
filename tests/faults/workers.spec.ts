import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { isFree } from '../../server/db/embedded/free-port.ts';
import { isAlive, signal } from '../../server/db/embedded/processes.ts';
import {
  createFaultBench,
  expectNoStackTraces,
  type FaultyShop,
  PATIENCE_MS,
  report,
} from '../support/fault-bench.ts';
import { query } from '../support/shop-process.ts';
import { TORTURE } from '../support/torture.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

/** On a connection of its own, so that the processes take turns. */
async function ask(url: string): Promise<{ status: number; text: string }> {
  const request = get(url, { agent: false, signal: AbortSignal.timeout(5000) });
  const [reply]: IncomingMessage[] = await once(request, 'response');
  if (reply === undefined) throw new Error('No reply');
  let text = '';
  reply.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  await once(reply, 'end');
  return { status: reply.statusCode ?? 0, text };
}

/** The log names the process that answered a call of the API. */
function workersOf(shop: FaultyShop): number[] {
  const answers = shop.output().matchAll(/^\{.*"pid":(\d+).*"msg":"answered"\}$/gm);
  return [...new Set([...answers].map(([, pid]) => Number(pid)))];
}

async function untilAnsweredBy(shop: FaultyShop, count: number): Promise<number[]> {
  await expect(async () => {
    expect((await ask(`${shop.url}/api/products?limit=1`)).status).toBe(200);
    expect(workersOf(shop)).toHaveLength(count);
  }).toPass({ timeout: 10_000, intervals: [20] });
  return workersOf(shop);
}

test(
  'two workers share a port, hear of a change, replace one of them that is killed, and end together',
  TORTURE,
  async () => {
    const database = await bench.externalDatabase(await bench.filledFolder());
    const settings = { DATABASE_URL: database.url, WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' };
    const shop = await bench.openIn(bench.emptyFolder(), settings);
    const [first = 0, second = 0] = await untilAnsweredBy(shop, 2);
    expect([first, second]).not.toContain(shop.process.pid);

    await test.step('a change in the catalogue reaches the pages of both', async () => {
      const showsEverywhere = async (name: string) => {
        const pages = Array.from({ length: 8 }, () => ask(`${shop.url}/product/44`));
        for (const { text } of await Promise.all(pages)) expect(text).toContain(name);
      };
      await showsEverywhere('Quick-Lock Barbell Collars');
      await query(database.url, `update products set name = 'Collars, second edition' where id = '44'`);
      await expect(() => showsEverywhere('Collars, second edition')).toPass({
        timeout: 5000,
        intervals: [50],
      });
    });

    await test.step('whichever answers tells the numbers of both, and those of the shop once', async () => {
      const { text } = await ask(`${shop.url}/metrics`);
      const valuesOf = (name: string) => text.split('\n').filter((line) => line.startsWith(name));
      expect(valuesOf('shop_uptime_seconds')).toEqual([
        expect.stringContaining('{worker="1"}'),
        expect.stringContaining('{worker="2"}'),
      ]);
      expect(valuesOf('shop_http_answers_total{status="2xx"')).toHaveLength(2);
      expect(valuesOf('shop_orders_total')).toEqual(['shop_orders_total 0']);
      expect(valuesOf('shop_disk_free_bytes')).toHaveLength(1);
    });

    await test.step('a second shop on the same port is refused in words and leaves these alone', async () => {
      const other = await bench.spawnIn(bench.emptyFolder(), { ...settings, PORT: String(shop.port) });
      expect(await other.ended).toEqual({ code: 1, signal: null });
      expect(other.output().match(/The shop could not start: .*/g)).toEqual([
        expect.stringContaining(`port ${shop.port} is used by another program`),
      ]);
      expectNoStackTraces(other.output());
    });

    await test.step('a killed one is replaced while the other serves', async () => {
      const visits = [1, 2, 3].map(() => keepVisiting(`${shop.url}/`));
      await delay(100);
      const from = performance.now();
      signal(first, 'SIGKILL');
      await untilAnsweredBy(shop, 3);
      report(`a killed worker was replaced after ${(performance.now() - from).toFixed(0)} ms`);
      for (const { answered, failures } of await Promise.all(visits.map(({ stop }) => stop()))) {
        expect(answered).toBeGreaterThan(0);
        expect(failures.length, 'only what the killed process had in hand is lost').toBeLessThanOrEqual(1);
      }
    });

    const workers = workersOf(shop);
    expect(await shop.stop()).toEqual({ code: 0, signal: null });
    expect(workers.filter(isAlive)).toEqual([]);
    expect(await isFree(shop.port)).toBe(true);
  },
);

/** A visitor who asks again and again, each time on a new connection. */
function keepVisiting(url: string) {
  const failures: string[] = [];
  let answered = 0;
  let isStopped = false;
  const visiting = (async () => {
    for (; !isStopped; await delay(10))
      await ask(url).then(
        ({ status }) => {
          answered += status === 200 ? 1 : 0;
        },
        (error: Error) => failures.push(error.message),
      );
  })();
  return {
    stop: async () => {
      isStopped = true;
      await visiting;
      return { answered, failures };
    },
  };
}
