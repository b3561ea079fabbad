import { setTimeout as delay } from 'node:timers/promises';
import { withShop } from './bench-shop.ts';
import { type Figure, percentile, say } from './figures.ts';
import { openFilledShop } from './filled-shop.ts';
import { memory } from './processes.ts';
import { allBytes, visit, withBrowser } from './visits.ts';

/** What 5,000 more products cost: a first visit to the home page no byte, a search little, the process some memory. */
const ORDERS = 10_000;
const SEARCHES = 40;
const CHANGES = 10;
/** By then the first pages are made, and visited ones have their best compression. */
const WARM_UP_MS = 20_000;
/** Names of files that differ from shop to shop compress a little differently. */
const SAME_KB = 0.5;
const LISTS = ['/', '/shop', '/category/barbells', '/product/bench-4711', '/api/products?limit=12'];

export async function run(): Promise<Figure[]> {
  const before = await withShop(({ url }) => visitHome(url));
  const { shop, token } = await openFilledShop(ORDERS);
  try {
    for (const path of LISTS) await (await fetch(`${shop.url}${path}`)).text();
    const large = await visitHome(shop.url);
    // Answers are kept: each search is a new one.
    const times = await timesOf((number) => `${shop.url}/api/products?limit=12&search=bar%20${number * 97}`);
    // An administrator at work: each change makes another state of the catalogue.
    for (let change = 0; change < CHANGES; change += 1) {
      await changeProduct(shop.url, token);
      await presentCatalogue(shop.url);
    }
    const asked = await presentCatalogue(shop.url);
    const questions = await timesOf((number) => asked + questionOf(number));
    // Whoever searches meanwhile has the catalogue of the page, and then the next one.
    await changeProduct(shop.url, token);
    const during = await timesOf((number) => asked + questionOf(number + SEARCHES));
    const changed = await presentCatalogue(shop.url);
    if (changed === asked) throw new Error('The catalogue has not changed');
    const after = await timesOf((number) => changed + questionOf(number));
    return [
      { name: 'home page with 51 products', value: before.kilobytes, unit: 'KB' },
      {
        name: 'home page with 5,000 more',
        value: large.kilobytes,
        unit: 'KB',
        most: before.kilobytes + SAME_KB,
      },
      { name: 'home page with 51 products, blocking', value: before.blocking, unit: 'ms' },
      { name: 'home page with 5,000 more, blocking', value: large.blocking, unit: 'ms' },
      { name: 'a search of the API, p95', value: percentile(times, 0.95), unit: 'ms', most: 100 },
      { name: 'a search of the shop, p95', value: percentile(questions, 0.95), unit: 'ms', most: 100 },
      { name: 'while the catalogue changes, p95', value: percentile(during, 0.95), unit: 'ms', most: 100 },
      { name: 'right after the change, p95', value: percentile(after, 0.95), unit: 'ms', most: 100 },
      { name: 'memory, after ten changes', value: memory(shop.process.pid ?? 0), unit: 'MB', most: 400 },
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

async function timesOf(url: (number: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let number = 0; number < SEARCHES; number += 1) {
    const began = performance.now();
    const response = await fetch(url(number));
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`HTTP ${response.status}: ${url(number)}`);
    times.push(performance.now() - began);
  }
  say(`searches: p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)} ms`);
  return times;
}

/** Words as people type them, with a typo, and filters. */
const WORDS = [
  'barbell',
  'bar 20 kg',
  'steel bench',
  'olympik',
  'kettlebell',
  'hip thrust',
  'adjustable rack',
];

function questionOf(number: number): string {
  const q = encodeURIComponent(`${WORDS[number % WORDS.length]} ${number * 97}`);
  return (
    [`/suggestions?q=${q}`, `/listing?q=${q}&sort=price-low`, `/listing?category=racks&page=${number}`][
      number % 3
    ] ?? ''
  );
}

/** Where the server answers about what a page of this moment shows. */
async function presentCatalogue(url: string): Promise<string> {
  const page = await (await fetch(`${url}/shop`)).text();
  return `${url}/catalogue/${/\/catalogue\/(\w+)\.json/.exec(page)?.[1]}`;
}

/** As the admin does it. */
async function changeProduct(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const { product } = (await (await fetch(`${url}/api/products/bench-1`, { headers })).json()) as {
    product: { name: string; version: number };
  };
  const body = JSON.stringify({ ...product, name: `${product.name.slice(0, 80)} ${Date.now()}` });
  const response = await fetch(`${url}/api/products/bench-1`, { method: 'PUT', headers, body });
  if (!response.ok) throw new Error(`The product was not changed: ${await response.text()}`);
}
