import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Figure, say } from '../bench/figures.ts';
import { findFreePort } from '../server/db/embedded/free-port.ts';
import { startEmbeddedPostgres } from '../server/db/embedded/start.ts';
import { random } from '../tests/support/random.ts';
import { openShop, temporaryFolder } from '../tests/support/shop-process.ts';
import { type Buyers, fillStock, lostAndDoubled, startBuyers } from './buyers.ts';
import { type FaultProxy, openFaultProxy } from './fault-proxy.ts';
import { brokenRules } from './invariants.ts';

const BUYERS = 6;
const PAGES = ['/', '/shop', '/category/barbells', '/product/1'];
const AWAY_MS = 30_000;

/** The network between the shop and its database is slow, breaks, hangs, and is away for half a minute. */
export async function run(): Promise<Figure[]> {
  const folder = temporaryFolder();
  const database = await startEmbeddedPostgres({ folder: join(folder, 'server'), log: () => undefined });
  const direct = new URL(database.url);
  const proxy = await openFaultProxy(Number(direct.port));
  const through = new URL(database.url);
  through.port = String(proxy.port);
  const port = await findFreePort(folder);
  const env = { RATE_LIMITS: 'off', DATABASE_URL: through.href };
  const shop = await openShop({ port, dataDir: join(folder, 'shop'), env });
  const broken: string[] = [];
  const check = async (after: string) => {
    const rules = await brokenRules(direct.href);
    say(`${after}: ${rules.length === 0 ? 'everything adds up' : rules.join(', ')}`);
    broken.push(...rules);
  };
  try {
    await fillStock(direct.href);
    for (const page of PAGES) await fetch(`${shop.url}${page}`);
    const buyers = await startBuyers([shop.url], BUYERS);

    proxy.setDelay(20);
    const slow = await countOrders(buyers, 10_000);
    proxy.setDelay(0);
    await check('a network that takes 20 ms each way');

    for (let time = 0; time < 20; time += 1) {
      await delay(random() * 800);
      proxy.cut();
    }
    await nextOrder(buyers);
    await check('all connections cut 20 times');

    for (let time = 0; time < 5; time += 1) {
      await delay(random() * 1000);
      proxy.freeze();
      await delay(2000 + random() * 3000);
      proxy.thaw();
    }
    await nextOrder(buyers);
    await check('a network that hung 5 times for up to 5 seconds');

    const { missedPages, recovery } = await goAway(shop.url, proxy, buyers);
    await check('a database that was away for half a minute');

    await buyers.stop();
    const { lost, doubled } = await lostAndDoubled(direct.href, buyers.taken);
    broken.push(...buyers.oddAnswers);
    return [
      { name: 'orders with 20 ms each way to the database', value: slow / 10, unit: 'orders/s' },
      { name: 'orders that the shop said it took', value: buyers.taken.length, unit: 'orders' },
      { name: 'of them lost', value: lost, unit: 'orders', most: 0 },
      { name: 'of them there twice', value: doubled, unit: 'orders', most: 0 },
      { name: 'rules broken, odd answers', value: broken.length, unit: 'times', most: 0 },
      {
        name: 'pages missed while the database was away',
        value: missedPages,
        unit: 'pages',
        most: 0,
      },
      { name: 'next order after it was back', value: recovery, unit: 'ms', most: 5000 },
    ];
  } finally {
    await shop.stop();
    await proxy.close();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function countOrders(buyers: Buyers, milliseconds: number): Promise<number> {
  const before = buyers.taken.length;
  await delay(milliseconds);
  return buyers.taken.length - before;
}

async function nextOrder(buyers: Buyers): Promise<void> {
  const before = buyers.taken.length;
  while (buyers.taken.length === before) await delay(10);
}

async function goAway(url: string, proxy: FaultProxy, buyers: Buyers) {
  let missedPages = 0;
  proxy.refuse();
  for (const end = performance.now() + AWAY_MS; performance.now() < end; await delay(100))
    for (const page of PAGES) if (!(await fetch(`${url}${page}`)).ok) missedPages += 1;
  proxy.restore();
  const began = performance.now();
  await nextOrder(buyers);
  return { missedPages, recovery: performance.now() - began };
}
