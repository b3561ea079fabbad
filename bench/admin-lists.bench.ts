import { type Figure, percentile, say } from './figures.ts';
import { type FilledShop, openFilledShop } from './filled-shop.ts';

/**
 * The dashboard, and what staff type and filter in the admin lists, of a shop with a million orders, 100,000 messages of
 * either kind and 5,000 products: each within 150 ms at p95. The filled shop is kept in BENCH_FOLDER; BENCH_ONLY names the lines to measure.
 */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const ONLY = process.env.BENCH_ONLY ?? '';
const ROUNDS = 40;
const MOST_MS = 150;

const lastYear = new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10);
const search = (text: string) => `search=${encodeURIComponent(text)}`;

const CALLS: Readonly<Record<string, string>> = {
  dashboard: '/dashboard',
  'what waits for somebody': '/dashboard/waiting',
  'counts of contact messages': '/contact-us/stats',
  'counts of enquiries': '/enquiries/stats',
  'counts of shipments': '/shipping/stats',
  'counts of coupons': '/coupons/stats',
  orders: '/orders',
  'orders, last page': '/orders?before=end&page=251',
  'orders, pending': '/orders?status=PENDING',
  'orders, cancelled': '/orders?status=CANCELLED',
  'orders, failed payments': '/orders?payment_status=FAILED',
  'orders, of a period': `/orders?from=${lastYear}`,
  'orders, a number': `/orders?${search('RR-4711')}`,
  'orders, a phone': `/orders?${search('98765 43210')}`,
  'orders, last four of a phone': `/orders?${search('4711')}`,
  'orders, an e-mail': `/orders?${search('customer4711@example.in')}`,
  'orders, a full name': `/orders?${search('Asha Deshmukh')}`,
  'orders, a first name': `/orders?${search('asha')}`,
  'orders, a rarer first name': `/orders?${search('lakshmi')}`,
  'orders, a first name, pending': `/orders?${search('asha')}&status=PENDING`,
  'orders, a first name, cancelled': `/orders?${search('asha')}&status=CANCELLED`,
  'orders, a name of old orders': `/orders?${search('Gurpreet')}`,
  'orders, a rare name': `/orders?${search('Venkataraghavan')}`,
  customers: '/customers?sort=spent',
  'customers, a full name': `/customers?${search('Asha Deshmukh')}`,
  'shipments, a tracking number': `/shipping/shipments?${search('BC5000004711')}`,
  'shipments, a full name': `/shipping/shipments?${search('Asha Deshmukh')}`,
  'contact messages, a frequent word': `/contacts?${search('delivery')}`,
  'contact messages, a rare word': `/contacts?${search('trampoline')}`,
  'mail about an order': `/mail?${search('RR-4711')}`,
  'products, a code': `/products?${search('B-4711')}`,
};

export async function run(): Promise<Figure[]> {
  const filled = await openFilledShop(ORDERS);
  const calls = Object.entries(CALLS).filter(([name]) => name.includes(ONLY));
  const figures: Figure[] = [];
  try {
    // A shop that has been open for a while has its caches filled.
    for (const [, path] of [...calls, ...calls]) await ask(filled, path);
    for (const [name, path] of calls) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await ask(filled, path));
      const p95 = percentile(times, 0.95);
      say(`${name}: p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${p95.toFixed(1)} ms`);
      figures.push({ name, value: p95, unit: 'ms', most: MOST_MS });
    }
    return figures;
  } finally {
    await filled.shop.stop();
  }
}

/** How long it takes, in milliseconds. */
async function ask({ shop, token }: FilledShop, path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${shop.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${body}`);
  return performance.now() - started;
}
