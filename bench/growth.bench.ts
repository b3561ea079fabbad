import { setTimeout as delay } from 'node:timers/promises';
import { withShop } from './bench-shop.ts';
import { type Figure, percentile, say } from './figures.ts';
import { openFilledShop } from './filled-shop.ts';
import { memory } from './processes.ts';
import { allBytes, visit, withBrowser } from './visits.ts';

/** What 5,000 more products cost: a first visit to the home page no byte, a search little, the process some memory. */
const ORDERS = 10_000;
const SEARCHES = 40;
/** By then the first pages are made, and visited ones have their best compression. */
const WARM_UP_MS = 20_000;
/** Names of files that differ from shop to shop compress a little differently. */
const SAME_KB = 0.5;
const LISTS = ['/', '/shop', '/category/barbells', '/product/bench-4711', '/api/products?limit=12'];

export async function run(): Promise<Figure[]> {
  const before = await withShop(({ url }) => visitHome(url));
  const { shop } = await openFilledShop(ORDERS);
  try {
    for (const path of LISTS) await (await fetch(`${shop.url}${path}`)).text();
    const after = await visitHome(shop.url);
    const times: number[] = [];
    // Answers are kept: each search is a new one.
    for (let number = 0; number < SEARCHES; number += 1)
      times.push(await timeOf(`${shop.url}/api/products?limit=12&search=bar%20${number * 97}`));
    say(`a search: p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)} ms`);
    return [
      { name: 'home page with 51 products', value: before.kilobytes, unit: 'KB' },
      {
        name: 'home page with 5,000 more',
        value: after.kilobytes,
        unit: 'KB',
        most: before.kilobytes + SAME_KB,
      },
      { name: 'home page with 51 products, blocking', value: before.blocking, unit: 'ms' },
      { name: 'home page with 5,000 more, blocking', value: after.blocking, unit: 'ms' },
      { name: 'a search, p95', value: percentile(times, 0.95), unit: 'ms', most: 100 },
      { name: 'memory', value: memory(shop.process.pid ?? 0), unit: 'MB', most: 400 },
    ];
  } finally {
    await shop.stop();
  }
}

async function visitHome(url: string): Promise<{ kilobytes: number; blocking: number }> {
  await fetch(url);
  await delay(WARM_UP_MS);
  const seen = await withBrowser((browser) => visit(browser, url));
  const kilobytes = seen === null ? Number.NaN : allBytes(seen) / 1024;
  say(`a first visit to the home page: ${kilobytes.toFixed(1)} KB`);
  return { kilobytes, blocking: seen?.blocking ?? Number.NaN };
}

async function timeOf(url: string): Promise<number> {
  const began = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - began;
}
