import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectPool } from './connect.ts';
import { loadMigrations, type Migration, migrate } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import * as row from './schema/sample-rows.ts';
import { emptyDatabase } from './testing.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
let lines: string[];
const log = { info: (line: string) => void lines.push(line) };

beforeEach(async () => {
  lines = [];
  database = await emptyDatabase();
});
afterEach(() => database.drop());

const first: Migration = { name: '0000_shelves', sql: 'create table shelves (id int primary key)' };
const second: Migration = { name: '0001_boxes', sql: 'create table boxes (id int references shelves)' };

async function tables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('the shop’s migrations', () => {
  it('are those of the journal, in its order', () => {
    const names = loadMigrations().map(({ name }) => name);
    expect(names).toEqual(journal.entries.map(({ tag }) => tag));
    expect(names).toHaveLength(readdirSync(new URL('./migrations', import.meta.url)).length - 1);
  });

  it('bring an empty database up, and a second start finds nothing to do in one query', async () => {
    await migrate(database.pool, log);
    expect(await tables(database.pool)).toContain('orders');
    expect(lines).toHaveLength(loadMigrations().length);

    const query = vi.spyOn(database.pool, 'query');
    const connect = vi.spyOn(database.pool, 'connect');
    await migrate(database.pool, log);
    expect(query).toHaveBeenCalledTimes(1);
    // pool.query takes its connection itself.
    expect(connect.mock.calls.length).toBeLessThanOrEqual(1);
    expect(lines).toHaveLength(loadMigrations().length);
  });

  it('carry the specifications of a shop that is open already into their own order', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('specifications_in_order'));
    await migrate(database.pool, log, all.slice(0, place));
    await database.pool.query(`insert into categories (id, name, slug) values ('bars', 'Bars', 'bars');
      insert into products (id, slug, name, category_id, price, specifications)
      values ('a', 'a', 'A', 'bars', 100, '{"Knurl": "Medium", "features": ["Straight"]}'), ('b', 'b', 'B', 'bars', 100, default)`);
    await migrate(database.pool, log, all);
    await database.pool.query(
      `insert into products (id, slug, name, category_id, price) values ('c', 'c', 'C', 'bars', 100)`,
    );
    const { rows } = await database.pool.query(
      'select specifications::json as read from products order by id',
    );
    expect(rows.map(({ read }) => read)).toEqual([{ Knurl: 'Medium', features: ['Straight'] }, {}, {}]);
    await expect(database.pool.query(`update products set specifications = '[]'`)).rejects.toThrow(
      /products_specifications_is_object/,
    );
  });

  it('sum up what was sold, and find the parcels that have left, in a shop that is open already', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('product_sums'));
    await migrate(database.pool, log, all.slice(0, place));
    await row.insertSamples(database.pool);
    await database.pool.query(`insert into shipments (order_id, tracking_number, updated_at)
        select id, 'BL-1', '2026-01-01' from orders;
      select fold_order_sums()`);
    await migrate(database.pool, log, all);
    const { rows: sums } = await database.pool.query(
      `select days, (select sum(quantity)::bigint from order_items) = quantity as "isRight" from product_sums order by 1`,
    );
    expect(sums).toEqual([4, 8, 16, 32, 64, 128, 256].map((days) => ({ days, isRight: true })));
    const { rows: parcels } = await database.pool.query<{ search: string; order: string; touched: boolean }>(
      `select s.search, o.search as order, s.updated_at > '2026-01-02' as touched
         from shipments s join orders o on o.id = s.order_id`,
    );
    expect(parcels).toHaveLength(1);
    const { rows: tidied } = await database.pool.query(
      `select from pg_stat_user_tables where relname in ('orders', 'shipments') and vacuum_count = 1`,
    );
    expect(tidied).toHaveLength(2);
    for (const { search, order, touched } of parcels)
      expect({ search, touched }).toEqual({ search: `bl-1 \n ${order}`, touched: false });
  });

  it('take online orders that nobody paid out of the revenue of a shop that is open already', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('revenue_that_was_paid'));
    await migrate(database.pool, log, all.slice(0, place));
    await row.insertSamples(database.pool);
    await database.pool.query(`update orders set payment_method = 'ONLINE', payment_status = 'PENDING';
      select fold_order_sums()`);
    const money = async () =>
      (
        await database.pool.query(
          `select (select sum(amount)::bigint > 0 from order_sums_now where kind = 'state') as revenue,
                  (select sum(amount)::bigint > 0 from product_sums) as sold,
                  (select sum(total_spent)::bigint > 0 from customers) as spent`,
        )
      ).rows[0];
    expect(await money()).toEqual({ revenue: true, sold: true, spent: true });
    await migrate(database.pool, log, all);
    expect(await money()).toEqual({ revenue: null, sold: null, spent: false });
  });

  it('give the reviews that a shop was filled with their own days, and leave those of shoppers alone', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('reviews_by_their_dates'));
    await migrate(database.pool, log, all.slice(0, place));
    await row.insertSamples(database.pool);
    await database.pool.query(`delete from reviews;
      insert into reviews (id, product_id, user_name, rating, date, created_at) values
        ('filled', '1', 'Asha', 5, '2026-03-04', '2026-11-15T09:00:00Z'),
        ('written', '1', 'Ravi', 5, '2026-11-14', '2026-11-14T20:00:00Z')`);
    await migrate(database.pool, log, all);
    const { rows } = await database.pool.query('select created_at from reviews order by id');
    expect(rows).toEqual([
      { created_at: new Date('2026-03-04T00:00:00Z') },
      { created_at: new Date('2026-11-14T20:00:00Z') },
    ]);
  });

  it('mark the orders that the simulator has paid already, and leave the time of their last change', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('bounds_and_test_payments'));
    await migrate(database.pool, log, all.slice(0, place));
    await row.insertSamples(database.pool);
    await database.pool.query(`update payments set provider = 'simulator'`);
    const changes = () => database.pool.query('select updated_at from orders');
    const { rows: before } = await changes();
    await migrate(database.pool, log, all);
    expect((await changes()).rows).toEqual(before);
    const { rows } = await database.pool.query('select test_payment from orders');
    expect(rows).toEqual([{ test_payment: true }]);
  });

  it('let lines remember the rate that they were charged at, and products follow a store that has its own', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('gst_per_product'));
    await migrate(database.pool, log, all.slice(0, place));
    await row.insertSamples(database.pool);
    await database.pool.query('update settings set tax_rate = 12; update order_items set product_gst = 5');
    await migrate(database.pool, log, all);
    const { rows: products } = await database.pool.query('select distinct gst from products');
    expect(products).toEqual([{ gst: null }]);
    const { rows } = await database.pool.query('select distinct product_gst from order_items');
    expect(rows).toEqual([{ product_gst: '18.00' }]);
  });

  it('tell of mails that were promised already whom they go to and about what', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('mails_with_address'));
    await migrate(database.pool, log, all.slice(0, place));
    await row.insertSamples(database.pool);
    await database.pool.query(`delete from outbox;
      insert into users (id, name, email, password_hash)
        values ('9b2f8a40-0000-4000-8000-00000000000a', 'A', 'account@example.in', repeat('x', 20));
      insert into outbox (kind, dedupe_key, payload)
        select 'order-mail', news, jsonb_build_object('orderId', (select min(id) from orders), 'news', news)
          from unnest(array['placed', 'shipped']) news
        union all select 'order-mail', 'z', '{"orderId": "none", "news": "placed"}'
        union all select 'password-reset', 'za', '{"email": "typed@example.in"}'
        union all select 'email-verification', 'zb', '{"userId": "9b2f8a40-0000-4000-8000-00000000000a"}'
        union all select 'administrator-invitation', 'zc', '{"userId": "gone"}'`);
    await migrate(database.pool, log, all);
    const { rows: orders } = await database.pool.query(
      `select customer_email as email, 'RR-' || order_number as number from orders order by id limit 1`,
    );
    const [{ email, number }] = orders;
    const { rows: stores } = await database.pool.query('select store_name as name from settings');
    const at = stores.length === 0 ? '' : ` at ${stores[0].name}`;
    const { rows } = await database.pool.query(
      `select payload->>'to' as "to", payload->>'subject' as subject from outbox order by dedupe_key`,
    );
    expect(rows).toEqual([
      { to: email, subject: `Your order ${number}${at}` },
      { to: email, subject: `Your order ${number} is on its way` },
      { to: null, subject: null },
      { to: 'typed@example.in', subject: 'Set a new password for Rack & Rep' },
      { to: 'account@example.in', subject: 'Confirm your email address at Rack & Rep' },
      { to: null, subject: 'You are invited to run Rack & Rep' },
    ]);
  });

  it('count what a shop has when the sums come', async () => {
    const all = loadMigrations();
    const place = all.findIndex(({ name }) => name.endsWith('further_sums'));
    await migrate(database.pool, log, all.slice(0, place));
    await database.pool.query(`insert into contacts (name, email, subject, deleted_at)
        values ('A', 'a@example.in', 'S', null), ('B', 'b@example.in', 'S', null), ('C', 'c@example.in', 'S', now());
      insert into enquiries (name, email, subject) values ('A', 'a@example.in', 'S');
      insert into users (name, email, password_hash) values ('A', 'a@example.in', repeat('x', 20))`);
    await migrate(database.pool, log, all);
    const { rows } = await database.pool.query(
      `select kind, key, orders from order_sums_now where kind <> 'customer' order by kind`,
    );
    expect(rows).toEqual([
      { kind: 'contact', key: 'NEW/GENERAL', orders: 2 },
      { kind: 'enquiry', key: 'new/', orders: 1 },
      { kind: 'user', key: 'USER', orders: 1 },
    ]);
  });

  it('run once when two processes start together', async () => {
    // As at a start: without the limits of shoppers' requests.
    const processes = [1, 2].map(() => connectPool(database.url, { max: 2, statementTimeout: 0 }));
    try {
      await Promise.all(processes.map((pool) => migrate(pool, log)));
      expect(lines).toHaveLength(loadMigrations().length);
    } finally {
      await Promise.all(processes.map((pool) => pool.end()));
    }
  });

  it('may be run by a database owner who is no superuser', async ({ skip }) => {
    const { rows } = await database.pool.query(
      'select from pg_roles where rolname = current_user and rolsuper',
    );
    if (rows.length === 0) skip('the tests have no superuser, so every test here shows it');
    const name = new URL(database.url).pathname.slice(1);
    const role = `owner_of_${name}`;
    await database.pool.query(`create role ${role}; alter schema public owner to ${role}`);
    await database.pool.query(`alter database ${name} owner to ${role}`);
    const asOwner = new URL(database.url);
    asOwner.searchParams.set('options', `-c role=${role}`);
    const owner = connectPool(asOwner.toString());
    try {
      await migrate(owner, log);
      expect(await tables(owner)).toContain('orders');
    } finally {
      await owner.end();
      await database.pool.query(`reassign owned by ${role} to current_user`);
      await database.pool.query(`drop owned by ${role}; drop role ${role}`);
    }
  });
});

describe('a migration', () => {
  it('that fails is rolled back, is named, and leaves those before it applied', async () => {
    const broken = { name: '0001_broken', sql: `${second.sql}; create table boxes (id int)` };
    await expect(migrate(database.pool, log, [first, broken])).rejects.toThrow(
      'Migration 0001_broken failed and was rolled back: relation "boxes" already exists',
    );
    expect(await tables(database.pool)).toEqual(['schema_migrations', 'shelves']);

    await migrate(database.pool, log, [first, second]);
    expect(await tables(database.pool)).toEqual(['boxes', 'schema_migrations', 'shelves']);
  });

  it('may take longer than a shopper’s query, and so may another process’s wait for it', async () => {
    const impatient = connectPool(database.url, { statementTimeout: 150, lockTimeout: 150 });
    const other = connectPool(database.url, { statementTimeout: 150, lockTimeout: 150 });
    const slow = [first, { name: '0001_slow', sql: 'select pg_sleep(0.4)' }];
    try {
      await Promise.all([migrate(impatient, log, slow), migrate(other, log, slow)]);
      expect(lines).toHaveLength(2);
      await expect(impatient.query('select pg_sleep(0.4)')).rejects.toThrow('statement timeout');
    } finally {
      await Promise.all([impatient.end(), other.end()]);
    }
  });

  it('that was changed after it ran is refused, but other line endings are no change', async () => {
    await migrate(database.pool, log, [{ ...first, sql: `${first.sql};\n` }]);
    await migrate(database.pool, log, [{ ...first, sql: `${first.sql};\r\n` }]);
    await expect(migrate(database.pool, log, [first])).rejects.toThrow(
      /had were changed since: 0000_shelves\. Restore the files/,
    );
  });

  it('that the code does not know means a newer database, which is refused', async () => {
    await migrate(database.pool, log, [first, second]);
    await expect(migrate(database.pool, log, [first])).rejects.toThrow(
      /The database is newer than this version of the shop: it has had 0001_boxes/,
    );
  });
});
