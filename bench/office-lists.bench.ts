import { join } from 'node:path';
import { LIST_COUNTED_MAX } from '../domain/limits.ts';
import { ORDER_EXAMPLE } from '../server/orders/examples.ts';
import { CALLS } from './office/calls.ts';
import { type FilledShop, filledShop } from './office/filled-shop.ts';
import { type Timing, timeBoth, untilRested } from './office/timing.ts';

/**
 * What the back-office's lists take with 10,000 orders and with a million, both with 100,000 messages of either kind and
 * 5,000 products: each within 150 ms, and at most 1.5 times.
 * The filled shops are kept in BENCH_FOLDER, BENCH_ONLY names the lines to measure, BENCH_ROUNDS how often.
 */
const FEW = 10_000;
const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const FOLDER = process.env.BENCH_FOLDER ?? join('.data', 'bench');
const ONLY = process.env.BENCH_ONLY ?? '';
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 40);
const PORTS = [24_321, 24_322] as const;
const LIMIT_MS = 150;
const LIMIT_RATIO = 1.5;
/** What is quicker than this counts as this long: nobody waits for it. Its true ratio is printed all the same. */
const QUICK_MS = 20;
const PLACING = 'placing a guest order';

export async function run(): Promise<void> {
  const few = await filledShop(FOLDER, PORTS[0], FEW);
  const many = await filledShop(FOLDER, PORTS[1], MANY).catch(async (error: unknown) => {
    await few.close();
    throw error;
  });
  try {
    await untilRested([few, many]);
    const slow: string[] = [];
    const slower: string[] = [];
    for (const [name, path] of Object.entries({ ...CALLS, [PLACING]: '' })) {
      if (!name.includes(ONLY)) continue;
      const ask = name === PLACING ? place : asking(path);
      const [fewTook, manyTook] = await timeBoth([few, many], ask, ROUNDS);
      if (manyTook.median / fewTook.median > LIMIT_RATIO) slower.push(name);
      if (!tell(name, fewTook, manyTook)) continue;
      // A hiccup of the machine is not the shop's: what is slow by itself misses twice. Both tries are shown.
      await untilRested([few, many]);
      if (tell(`${name}, again`, ...(await timeBoth([few, many], ask, ROUNDS)))) slow.push(name);
    }
    console.log(
      `  ${slower.length} take more than ${LIMIT_RATIO} times as long at the median: ${slower.join('; ')}`,
    );
    if (slow.length > 0) throw new Error(`${slow.length} too slow: ${slow.join('; ')}`);
    console.log(
      `  all within ${LIMIT_MS} ms, and within ${LIMIT_RATIO} times or ${QUICK_MS * LIMIT_RATIO} ms`,
    );
  } finally {
    await few.close();
    await many.close();
  }
}

/** To the first byte of a file, to the last of a list. */
function asking(path: string) {
  const known = new Map<FilledShop, string>();
  return async (shop: FilledShop) => {
    const address = known.get(shop) ?? (await fillIn(path, shop));
    known.set(shop, address);
    const reply = await fetch(`${shop.shop.url}/api${address}`, {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
    if (!path.includes('/export')) return reply.text();
    const reader = reply.body?.getReader();
    // The head of the file is sent at once; the second piece has the first rows.
    await reader?.read();
    await reader?.read();
    return reader?.cancel();
  };
}

/** The last page that a list leads to: of what is counted to the end, or as far as it is counted. */
const LAST: Readonly<Record<string, [table: string, limit: number, most: number]>> = {
  'LAST-CUSTOMERS': ['customers where is_listed', 20, Number.POSITIVE_INFINITY],
  'LAST-CONTACTS': ['contacts', 20, Number.POSITIVE_INFINITY],
  'LAST-PRODUCTS': ['products', 20, Number.POSITIVE_INFINITY],
  'LAST-REVIEWS': ['reviews', 20, LIST_COUNTED_MAX],
  'LAST-MAIL': ['outbox', 50, LIST_COUNTED_MAX],
  'LAST-AUDIT-LOG': ['audit_log', 50, LIST_COUNTED_MAX],
  'LAST-SHIPMENTS': ['shipments', 20, LIST_COUNTED_MAX],
};

async function fillIn(path: string, { database }: FilledShop): Promise<string> {
  const one = async (statement: string) =>
    String((await database.query<{ value: unknown }>(`select (${statement}) as value`)).rows[0]?.value);
  if (path.includes('CARRIER'))
    return path.replace(
      'CARRIER',
      await one(`select id from shipping_partners where name = 'Bench Carriers'`),
    );
  const [mark, last] = Object.entries(LAST).find(([name]) => path.includes(name)) ?? [];
  if (mark === undefined || last === undefined) return path;
  const [table, limit, most] = last;
  const rows = Math.min(most, Number(await one(`select count(*) from ${table}`)));
  return path.replace(mark, String(Math.ceil(rows / limit)));
}

async function place({ shop }: FilledShop): Promise<void> {
  const reply = await fetch(`${shop.url}/api/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(ORDER_EXAMPLE),
  });
  if (!reply.ok) throw new Error(`${PLACING}: ${reply.status} ${await reply.text()}`);
  await reply.text();
}

/** True when it misses. */
function tell(name: string, few: Timing, many: Timing): boolean {
  const ratio = Math.max(many.p95, QUICK_MS) / Math.max(few.p95, QUICK_MS);
  const isSlow = !(many.p95 <= LIMIT_MS && ratio <= LIMIT_RATIO);
  const show = ({ p95, median, processor }: Timing) =>
    `${p95.toFixed(1).padStart(7)} ms (median ${median.toFixed(1).padStart(6)}, processor ${processor.toFixed(1).padStart(6)})`;
  console.log(
    `  ${name.padEnd(34)} ${show(few)} with ${FEW} → ${show(many)} with ${MANY}, ${(many.p95 / few.p95).toFixed(2)}× (median ${(many.median / few.median).toFixed(2)}×)${isSlow ? '  ← misses' : ''}`,
  );
  return isSlow;
}
