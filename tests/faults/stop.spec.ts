import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { isFree } from '../../server/db/embedded/free-port.ts';
import {
  between,
  createFaultBench,
  type Ending,
  expectNoStackTraces,
  type FaultyShop,
  PATIENCE_MS,
  processesIn,
  report,
  statusOf,
} from '../support/fault-bench.ts';
import { embeddedDatabaseUrl } from '../support/shop-process.ts';
import { isTorture, TORTURE } from '../support/torture.ts';

const bench = createFaultBench();
test.afterEach(bench.cleanUp);
test.describe.configure({ timeout: PATIENCE_MS });

async function expectAnOrderlyEnd(
  shop: FaultyShop,
  folder: string,
  order: () => void,
  endings: readonly Ending[] = [{ code: 0, signal: null }],
): Promise<void> {
  const from = performance.now();
  order();
  const ending = await shop.ended;
  expect(endings, shop.output()).toContainEqual(ending);
  const took = performance.now() - from;
  report(`closed after ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(3000);
  expect(shop.output()).toContain('Closing the shop');
  expectNoStackTraces(shop.output());
  expect(processesIn(folder)).toEqual([]);
  expect(await isFree(shop.port)).toBe(true);
}

/** As an open browser tab leaves them: one that has served a page, and one made in advance and never used. */
async function openIdleConnections(shop: FaultyShop): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  await ask(`${shop.url}/`, agent);
  const unused = connect(shop.port, '127.0.0.1').on('error', () => undefined);
  await once(unused, 'connect');
  bench.atEnd(async () => {
    agent.destroy();
    unused.destroy();
  });
}

async function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  const [reply]: IncomingMessage[] = await once(get(url, { agent }), 'response');
  if (reply === undefined) throw new Error('No reply');
  reply.resume();
  await once(reply, 'end');
  return reply;
}

test('SIGTERM closes the shop in order: a slow request is finished, a browser with open connections is not waited for', async () => {
  const folder = await bench.filledFolder();
  const shop = await bench.openIn(folder);
  await openIdleConnections(shop);
  const { answer, release } = await askSlowly(shop, folder);
  await expectAnOrderlyEnd(shop, folder, () => {
    shop.process.kill('SIGTERM');
    setTimeout(release, 500);
  });
  expect((await answer).statusCode).toBe(200);
});

/** A request that the database holds up until it is released. */
async function askSlowly(shop: FaultyShop, folder: string) {
  const agent = new Agent({ keepAlive: true });
  const blocker = new pg.Client({ connectionString: embeddedDatabaseUrl(folder) });
  blocker.on('error', () => undefined);
  bench.atEnd(async () => {
    agent.destroy();
    await blocker.end();
  });
  await blocker.connect();
  await blocker.query('begin; lock table products in access exclusive mode');
  const answer = ask(`${shop.url}/api/products?limit=5`, agent);
  await delay(100);
  return { answer, release: () => void blocker.query('commit').catch(() => undefined) };
}

const [VISITORS, RESTARTS] = isTorture ? [200, 20] : [50, 3];

test(`${VISITORS} visitors with kept connections lose no request over ${RESTARTS} restarts: each is answered 2xx or 503`, async () => {
  test.setTimeout(PATIENCE_MS + RESTARTS * 20_000);
  const folder = await bench.filledFolder();
  let shop = await bench.openIn(folder, { RATE_LIMITS: 'off' });
  const env = { RATE_LIMITS: 'off', PORT: String(shop.port) };
  const outcomes: Record<string, number> = {};
  let isOver = false;
  const visit = async (path: string) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (; !isOver; await delay(between(0, 100))) {
      const outcome = await outcomeOf(`http://127.0.0.1:${env.PORT}${path}`, agent);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    agent.destroy();
  };
  const visitors = Array.from({ length: VISITORS }, (_, visitor) =>
    visit(visitor % 2 === 0 ? '/' : '/api/products?limit=5'),
  );
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    await delay(between(500, 1500));
    shop.process.kill('SIGTERM');
    expect(await shop.ended).toEqual({ code: 0, signal: null });
    shop = await bench.openIn(folder, env);
  }
  await delay(500);
  isOver = true;
  await Promise.all(visitors);
  report(JSON.stringify(outcomes));
  const { '200': answered = 0, '503': _busy, 'not connected': _refused, ...lost } = outcomes;
  expect(lost).toEqual({});
  expect(answered).toBeGreaterThan(VISITORS * RESTARTS);
});

/** What one request came to. Where no connection was made while the shop was closed, nothing was sent. */
function outcomeOf(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (reply) => {
      reply.resume();
      reply.once('end', () => resolve(String(reply.statusCode)));
      reply.once('error', (error) => resolve(`broken off: ${error.message}`));
    });
    request.once('error', (error) => {
      const isRefused = 'code' in error && error.code === 'ECONNREFUSED';
      resolve(
        isRefused
          ? 'not connected'
          : `${error.message} on a ${request.reusedSocket ? 'kept' : 'new'} connection`,
      );
    });
  });
}

test('Ctrl-C in the terminal ends npm start and everything below it', async () => {
  const folder = await bench.filledFolder();
  const shop = await bench.npmStart(folder);
  expect(await statusOf(`${shop.url}/healthz`)).toBe(200);
  // npm ends by the signal too, once the shop has ended; older versions say so with 128 + 2.
  await expectAnOrderlyEnd(shop, folder, () => void shop.stop(), [
    { code: 0, signal: null },
    { code: null, signal: 'SIGINT' },
    { code: 130, signal: null },
  ]);
});

test(
  'SIGTERM at any moment of a start leaves no process, and the next start works until Ctrl-C comes twice',
  TORTURE,
  async () => {
    const folder = await bench.filledFolder();
    for (const moment of [between(0, 300), between(300, 600), between(600, 1000), between(1000, 2000)]) {
      const shop = await bench.spawnIn(folder);
      await delay(moment);
      await expectGivenUp(shop, folder);
    }
    const shop = await bench.openIn(folder);
    expect(await statusOf(`${shop.url}/api/products?limit=1`)).toBe(200);
    await expectAnOrderlyEnd(shop, folder, () => {
      shop.process.kill('SIGINT');
      setTimeout(() => shop.process.kill('SIGINT'), 3);
    });
  },
);

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(
    `${signal} during the very first start, while the database is made, does not harm the next`,
    TORTURE,
    async () => {
      const folder = bench.emptyFolder();
      const first = await bench.spawnIn(folder);
      while (!first.output().includes('Preparing the database')) await delay(10);
      await delay(between(0, 1500));
      if (signal === 'SIGTERM') await expectGivenUp(first, folder);
      else first.process.kill(signal);
      await first.ended;
      const shop = await bench.openIn(folder);
      expect(await statusOf(`${shop.url}/api/products?limit=1`)).toBe(200);
    },
  );
}

/** In its first moments Node itself ends by the signal; from then on the shop ends in order. */
async function expectGivenUp(shop: FaultyShop, folder: string): Promise<void> {
  shop.process.kill('SIGTERM');
  const ending = await shop.ended;
  const orderly = [
    { code: 0, signal: null },
    { code: null, signal: 'SIGTERM' },
  ];
  expect(orderly, shop.output()).toContainEqual(ending);
  expect(shop.output()).not.toContain('does not start');
  expect(processesIn(folder)).toEqual([]);
}

test(
  'what visitors have asked when SIGTERM arrives is answered, and so is what follows at once',
  TORTURE,
  async () => {
    const folder = await bench.filledFolder();
    const shop = await bench.openIn(folder);
    const visitors = Array.from({ length: 40 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    bench.atEnd(async () => {
      for (const agent of visitors) agent.destroy();
    });
    const address = (visitor: number) => `${shop.url}${visitor % 2 === 0 ? '/' : '/api/products?limit=5'}`;
    await Promise.all(visitors.map((agent, visitor) => ask(address(visitor), agent)));

    const answers = visitors.map(async (agent, visitor) => {
      if (visitor >= 20) await delay(between(0, 40));
      return (await ask(address(visitor), agent)).statusCode;
    });
    await delay(between(0, 20));
    shop.process.kill('SIGTERM');
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    expect(await shop.ended).toEqual({ code: 0, signal: null });
    await expect(statusOf(shop.url)).rejects.toThrow('fetch failed');
  },
);
