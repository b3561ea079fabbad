import { join } from 'node:path';
import { LIST_COUNTED_MAX } from '../domain/limits.ts';
import { IS_MAIL } from '../server/mail/kinds.ts';
import { ORDER_EXAMPLE } from '../server/orders/examples.ts';
import { CALLS } from './office/calls.ts';
import { type FilledShop, filledShop } from './office/filled-shop.ts';
import { type Timing, timeBoth, untilRested } from './office/timing.ts';

/**
 * What the back-office's lists take with 10,000 orders and with a million, both with 100,000 messages of either kind and
 * 5,000 products: each within 150 ms at p95, and at the median at most 1.5 times. The small one is filled so
 * that it finds a page where the large one does: an empty page beside a full one says nothing about size.
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
/** An answer that is so much shorter, in a share or in characters, finds less. */
const LESS_SHARE = 0.5;
const LESS_CHARACTERS = 1000;
const PLACING = 'placing a guest order';

export async function run(): Promise<void> {
  const few = await filledShop(FOLDER, PORTS[0], FEW);
  const many = await filledShop(FOLDER, PORTS[1], MANY).catch(async (error: unknown) => {
    await few.close();
    throw error;
  });
  try {
    await untilRested([few, many]);
    const missed: string[] = [];
    for (const [name, path] of Object.entries({ ...CALLS, [PLACING]: '' })) {
      if (!name.includes(ONLY)) continue;
      const ask = name === PLACING ? place : asking(path);
      if (!tell(name, ...(await timeBoth([few, many], ask, ROUNDS)))) continue;
      // A hiccup of the machine is not the shop's: what is slow by itself misses twice. Both tries are shown.
      await untilRested([few, many]);
      if (tell(`${name}, again`, ...(await timeBoth([few, many], ask, ROUNDS)))) missed.push(name);
    }
    if (missed.length > 0) throw new Error(`${missed.length} missed: ${missed.join('; ')}`);
    console.log(`  all within ${LIMIT_MS} ms, and within ${LIMIT_RATIO} times`);
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
    if (!path.includes('/export')) return (await reply.text()).length;
    const reader = reply.body?.getReader();
    // The head of the file is sent at once; the second piece has the first rows.
    await reader?.read();
    await reader?.read();
    await reader?.cancel();
    return 0;
  };
}

/** The last full page that a list leads to: of what is counted to the end, or as far as it is counted. */
const LAST: Readonly<Record<string, [table: string, limit: number, most: number]>> = {
  'LAST-CUSTOMERS': ['customers where is_listed', 20, Number.POSITIVE_INFINITY],
  'LAST-CONTACTS': ['contacts where deleted_at is null', 20, Number.POSITIVE_INFINITY],
  'LAST-PRODUCTS': ['products', 20, Number.POSITIVE_INFINITY],
  'LAST-REVIEWS': ['reviews where deleted_at is null', 20, LIST_COUNTED_MAX],
  'LAST-MAIL': [`outbox where ${IS_MAIL}`, 50, LIST_COUNTED_MAX],
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
  return path.replace(mark, String(Math.floor(rows / limit)));
}

async function place({ shop }: FilledShop): Promise<number> {
  const reply = await fetch(`${shop.url}/api/orders/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(ORDER_EXAMPLE),
  });
  if (!reply.ok) throw new Error(`${PLACING}: ${reply.status} ${await reply.text()}`);
  return (await reply.text()).length;
}

/** True when it misses. */
function tell(name: string, few: Timing, many: Timing): boolean {
  const ratio = many.median / few.median;
  const isSlow = many.p95 > LIMIT_MS || ratio > LIMIT_RATIO;
  const show = ({ p95, median, processor }: Timing) =>
    `${median.toFixed(1).padStart(6)} ms (p95 ${p95.toFixed(1).padStart(6)}, processor ${processor.toFixed(1).padStart(6)})`;
  const missing = [
    isSlow ? 'misses' : '',
    isSameAsked(name, few, many) ? '' : `${few.characters} and ${many.characters} characters`,
  ];
  console.log(
    `  ${name.padEnd(34)} ${show(few)} with ${FEW} → ${show(many)} with ${MANY}, ${ratio.toFixed(2)}× ${missing
      .filter(Boolean)
      .map((text) => `  ← ${text}`)
      .join('')}`,
  );
  return missing.some((text) => text !== '');
}

/** A large shop that finds less than the small one is not asked the same. How much a last page has is chance. */
function isSameAsked(name: string, few: Timing, many: Timing): boolean {
  if (name.includes('last')) return true;
  return (
    many.characters >= few.characters * LESS_SHARE || few.characters - many.characters <= LESS_CHARACTERS
  );
}
