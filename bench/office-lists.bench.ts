import { rmSync } from 'node:fs';
import pg from 'pg';
import { embeddedDatabaseUrl, openShop, temporaryFolder } from '../tests/shop-process.ts';
import { manyOrders } from './many-orders.ts';

/** What the back-office's lists take with 10,000 orders and with a million: each within 150 ms, and at most 1.5 times. */
const FEW = 10_000;
const MANY = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const BATCH = 50_000;
const DAYS = 365;
const ROUNDS = 40;
const LIMIT_MS = 150;
const LIMIT_RATIO = 1.5;
/** Below this, a ratio is noise. */
const QUICK_MS = 20;
const PORT = 24_321;
const ADMIN = { email: 'bench@rackandrep.example', password: 'a million orders' };

const CALLS: Readonly<Record<string, string>> = {
  'orders, first page': '/orders?limit=20',
  'orders, last page': '/orders?limit=20&page=2&before=end',
  'orders, from a place': '/orders?limit=20&after=PLACE',
  'orders, one status': '/orders?limit=20&status=PENDING',
  'orders, failed payments': '/orders?limit=20&payment_status=REFUNDED',
  'orders, by number': '/orders?limit=20&search=RR-4711',
  'orders, by full name': '/orders?limit=20&search=asha%20deshmukh',
  'orders, by first name': '/orders?limit=20&search=meera',
  'orders, by e-mail': '/orders?limit=20&search=customer77@',
  'orders, nobody': '/orders?limit=20&search=zzzzzz',
  'dashboard, 30 days': '/dashboard',
  'dashboard, 90 days': `/dashboard?from=${new Date(Date.now() - 89 * 86_400_000).toISOString().slice(0, 10)}`,
  waiting: '/dashboard/waiting',
  'customers, newest': '/customers?limit=20',
  'customers, most spent': '/customers?limit=20&sort=spent',
  'customers, by name': '/customers?limit=20&search=asha%20deshmukh',
  'customers, by e-mail': '/customers?limit=20&search=customer77@',
};

export async function run(): Promise<void> {
  const folder = temporaryFolder();
  const shop = await openShop({
    port: PORT,
    dataDir: folder,
    env: { RATE_LIMITS: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const database = new pg.Client({ connectionString: embeddedDatabaseUrl(folder) });
  try {
    await database.connect();
    const token = await signIn(shop.url);
    await fill(database, 0, FEW);
    const few = await measure(shop.url, token);
    await fill(database, FEW, MANY);
    const many = await measure(shop.url, token);
    const slow = report(few, many);
    if (slow.length > 0) throw new Error(`Too slow: ${slow.join(', ')}`);
  } finally {
    await database.end();
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sums and the search index are made once at the end, not order by order. */
async function fill(database: pg.Client, from: number, to: number): Promise<void> {
  await database.query(
    'alter table orders disable trigger user; alter table order_items disable trigger user',
  );
  await database.query('drop index orders_search');
  for (let there = from; there < to; there += BATCH)
    await database.query(manyOrders(Math.min(BATCH, to - there), DAYS));
  await database.query('create index orders_search on orders using gin (search gin_trgm_ops)');
  await database.query('alter table orders enable trigger user; alter table order_items enable trigger user');
  await database.query('select rebuild_summaries()');
  for (let folded = 1; folded > 0; )
    folded = Number((await database.query('select fold_order_sums() as folded')).rows[0].folded);
  await database.query('vacuum analyze');
}

async function signIn(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/auth/admin-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  return data.token;
}

/** The slowest but one in twenty, in milliseconds, for each call. */
async function measure(url: string, token: string): Promise<Map<string, number>> {
  const ask = async (path: string): Promise<number> => {
    const started = performance.now();
    const reply = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    await reply.text();
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return performance.now() - started;
  };
  const place = `${Date.now() - 100 * 86_400_000}_GUEST-0`;
  const results = new Map<string, number>();
  for (const [name, path] of Object.entries(CALLS)) {
    const times: number[] = [];
    for (let round = -10; round < ROUNDS; round += 1) {
      const time = await ask(path.replace('PLACE', place));
      if (round >= 0) times.push(time);
    }
    times.sort((a, b) => a - b);
    results.set(name, times[Math.floor(times.length * 0.95)] ?? Number.NaN);
  }
  return results;
}

function report(few: ReadonlyMap<string, number>, many: ReadonlyMap<string, number>): string[] {
  const slow: string[] = [];
  for (const [name, before] of few) {
    const after = many.get(name) ?? Number.NaN;
    const ratio = Math.max(after, QUICK_MS) / Math.max(before, QUICK_MS);
    const isSlow = !(after <= LIMIT_MS && ratio <= LIMIT_RATIO);
    if (isSlow) slow.push(name);
    console.log(
      `  ${name.padEnd(24)} ${before.toFixed(1).padStart(7)} ms with ${FEW}, ${after.toFixed(1).padStart(7)} ms with ${MANY}${isSlow ? '  ← slow' : ''}`,
    );
  }
  return slow;
}
