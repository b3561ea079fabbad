import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { superuser } from '../../server/db/embedded/server-settings.ts';
import { embeddedDatabaseUrl, openShop, type ShopProcess } from '../../tests/shop-process.ts';
import { manyOrders } from './many-orders.ts';
import * as others from './many-others.ts';

export const ADMIN = { email: 'bench@rackandrep.example', password: 'a million orders' };
const BATCH = 50_000;
/** In both shops, which differ in their orders and in what orders bring: customers, mails, parcels, reviews, notes. */
const MESSAGES = 100_000;
const PRODUCTS = 5000;
const COUPONS = 1000;

export interface FilledShop {
  readonly orders: number;
  readonly shop: ShopProcess;
  readonly database: pg.Client;
  readonly databaseProcess: number;
  readonly token: string;
  close(): Promise<void>;
}

/** A shop with so many orders and what belongs to them. Its folder is kept, so that only the first run fills it. */
export async function filledShop(folder: string, port: number, orders: number): Promise<FilledShop> {
  const dataDir = join(folder, String(orders));
  const mark = join(dataDir, 'filled');
  if (!existsSync(mark)) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const shop = await openShop({
    port,
    dataDir,
    env: { RATE_LIMITS: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  const address = new URL(embeddedDatabaseUrl(dataDir));
  address.username = superuser;
  const database = new pg.Client({ connectionString: address.href });
  try {
    await database.connect();
    if (!existsSync(mark)) {
      await fill(database, orders);
      writeFileSync(mark, '');
    }
    await tidy(database);
    const token = await signIn(shop.url);
    const { rows } = await database.query<{ data: string }>(
      `select setting || '/postmaster.pid' as data from pg_settings where name = 'data_directory'`,
    );
    const { rows: lines } = await database.query<{ pid: string }>(
      `select split_part(pg_read_file($1), e'\\n', 1) as pid`,
      [rows[0]?.data],
    );
    return {
      ...{ orders, shop, database, token },
      databaseProcess: Number(lines[0]?.pid),
      async close() {
        await database.end();
        await shop.stop();
      },
    };
  } catch (error) {
    await database.end();
    await shop.stop();
    throw error;
  }
}

/** Sums and search indexes are made once at the end, not row by row. */
async function fill(database: pg.Client, orders: number): Promise<void> {
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and indexdef like '% USING gin %'`,
  );
  const steps: [string, string[]][] = [
    ['search indexes put aside', indexes.map(({ name }) => `drop index ${name}`)],
    ['accounts', [others.manyAccounts(orders / 20)]],
    ['products', [others.manyProducts(PRODUCTS), others.manyCounts()]],
    [
      'orders',
      Array.from({ length: Math.ceil(orders / BATCH) }, (_, batch) =>
        manyOrders(batch * BATCH, Math.min(orders, (batch + 1) * BATCH), orders),
      ),
    ],
    ['contacts and enquiries', [others.manyContacts(MESSAGES), others.manyEnquiries(MESSAGES)]],
    ['reviews', [others.manyReviews(orders / 20)]],
    ['mails', [others.manyMails(orders / 2)]],
    ['audit log', [others.manyNotes(orders)]],
    ['coupons', [others.manyCoupons(COUPONS), others.manyUses()]],
    ['parcels', [others.manyParcels()]],
    [
      'counters',
      [
        `insert into counters (name, value) values ('orders', ${orders})
           on conflict (name) do update set value = greatest(counters.value, excluded.value)`,
      ],
    ],
    ['search indexes', indexes.map(({ definition }) => definition)],
    ['sums', ['set session_replication_role = origin', 'select rebuild_summaries()']],
    // As they come day by day.
    ['statistics', ['cluster order_sums using order_sums_kind_day_key_pk', 'vacuum analyze']],
  ];
  // No statistics yet, and much to join: what the planner takes for a few rows are many.
  await database.query(
    "set session_replication_role = replica; set enable_nestloop = off; set work_mem = '128MB'",
  );
  for (const [name, statements] of steps) {
    const started = performance.now();
    for (const statement of statements) await database.query(statement);
    console.log(
      `  filling a shop of ${orders} orders: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
  }
  for (let folded = 1; folded > 0; )
    folded = Number((await database.query('select fold_order_sums() as folded')).rows[0].folded);
}

/** What a migration or an earlier run has changed, as the database does by itself some minutes later. */
async function tidy(database: pg.Client): Promise<void> {
  const { rows } = await database.query<{ name: string }>(
    'select relname as name from pg_stat_user_tables where n_mod_since_analyze + n_dead_tup + n_ins_since_vacuum > 500',
  );
  for (const { name } of rows) await database.query(`vacuum analyze ${name}`);
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
