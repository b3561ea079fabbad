import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, filledDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { brokenInvariants, buyer, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { readWhole } from '../../tests/support/whole-database.ts';
import { loadMigrations, migrate } from '../db/migrate.ts';
import { restore } from './restore.ts';
import { openSnapshot } from './snapshot.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const KEY = 'a key of our own, and long';
const never = new AbortController().signal;
const options = { signal: never, afresh: 'set DATABASE_URL to an empty one' };

const folder = mkdtempSync(join(tmpdir(), 'rack-and-rep-backup-'));
const targets: TestDatabase[] = [];
let source: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  source = await filledDatabase();
  shop = await testShop({ pool: source.pool, settings: { RATE_LIMITS: 'off' } });
  await fillWithOddities();
});
afterEach(async () => {
  for (const target of targets.splice(0)) await target.drop();
});
afterAll(async () => {
  await shop.close();
  await source.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a format of text could lose: ends of lines, its own signs, nothing and the empty text, bytes, a gap in the numbers. */
async function fillWithOddities(): Promise<void> {
  await shop.signUp('ADMIN');
  await shop.signUp('USER');
  await source.pool.query(
    `insert into contacts (name, email, phone, subject, message) values
       ('Tab\there', 'odd@example.in', '9000000000', e'\\\\N', e'line\\r\\nline \\\\ \\\\. "quoted", नमस्ते 🏋 \\u0001')`,
  );
  await source.pool.query(
    `insert into audit_log (actor, action, entity, entity_id, before, after)
     select 'system', 'update', 'product', n::text, '{"a": "\\n"}', null from generate_series(1, 500) n`,
  );
  await source.pool.query(`select setval(pg_get_serial_sequence('audit_log', 'id'), 10000)`);
}

async function emptyTarget(): Promise<TestDatabase> {
  const target = await emptyDatabase();
  targets.push(target);
  return target;
}

let files = 0;
async function backedUp(key?: string): Promise<string> {
  files += 1;
  const path = join(folder, `${files}.backup`);
  const snapshot = await openSnapshot(source.url, never);
  await writeBackup(snapshot, { path, key, signal: never }).finally(snapshot.close);
  return path;
}

const tablesOf = async ({ url }: TestDatabase) => Object.keys((await readWhole(url)).rows);

describe('a back-up', () => {
  it('taken while orders come in is the shop at one moment, table for table and row for row', async () => {
    let isOver = false;
    let placed = 0;
    const shoppers = Array.from({ length: 3 }, async (_, number) => {
      while (!isOver) {
        const reply = await placeGuestOrder(shop, buyer(`shopper-${number}-${placed}`));
        // A busy machine may send somebody away with 503.
        if (reply.statusCode === 201) placed += 1;
      }
    });
    while (placed < 5) await delay(10);

    const path = join(folder, 'busy.backup');
    const snapshot = await openSnapshot(source.url, never);
    const { rows } = await snapshot.client.query<{ id: string }>('select pg_export_snapshot() as id');
    const moment = readWhole(source.url, rows[0]?.id);
    const before = placed;
    while (placed < before + 3) await delay(10);
    const expected = await moment;
    const written = await writeBackup(snapshot, { path, key: KEY, signal: never });
    await snapshot.close();
    isOver = true;
    await Promise.all(shoppers);

    const target = await emptyTarget();
    const restored = await restore(target.url, await verifyBackup(path, KEY), options);
    const found = await readWhole(target.url);
    expect(found.rows).toEqual(expected.rows);
    expect(found.schema).toEqual(expected.schema);
    expect((await readWhole(source.url)).rows.orders).not.toBe(expected.rows.orders);
    expect(restored).toMatchObject({ tables: written.tables, rows: written.rows, leftOut: [] });
    expect(statSync(path)).toMatchObject({ mode: 0o100600, size: written.bytes });
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('opens as a shop that goes on where it was: numbers follow, rules hold, what is final stays so', async () => {
    const target = await emptyTarget();
    await placeGuestOrder(shop, buyer('last'));
    // A migration that came later is not for the restore: it runs at the next start.
    const known = [...loadMigrations(), { name: '9999_later', sql: 'create table later (id int)' }];
    await restore(target.url, await verifyBackup(await backedUp(), undefined, known), options);
    expect(await tablesOf(target)).not.toContain('later');
    expect((await readWhole(target.url)).sequences).toEqual((await readWhole(source.url)).sequences);

    const again = await testShop({ pool: target.pool });
    const numbers = async () =>
      (await target.pool.query<{ last: number }>('select max(order_number) as last from orders')).rows[0]
        ?.last ?? 0;
    const last = await numbers();
    const reply = await placeGuestOrder(again, buyer('first-after-the-restore'));
    expect(reply.statusCode).toBe(201);
    expect(await numbers()).toBe(last + 1);
    expect(await brokenInvariants(target.pool)).toEqual([]);
    const { rows } = await target.pool.query<{ id: number }>(
      `insert into audit_log (actor, action, entity, entity_id) values ('system', 'test', 'order', '1') returning id`,
    );
    expect(rows[0]?.id).toBe(10_001);
    await expect(target.pool.query('delete from audit_log')).rejects.toThrow('append-only');
    await expect(target.pool.query('update orders set subtotal = subtotal + 1')).rejects.toThrow();
    await expect(target.pool.query('delete from products')).rejects.toThrow(/foreign key/);
    await again.close();
  });

  it('needs no superuser to be restored, and leaves out tables that are none of the shop’s', async () => {
    await source.pool.query('create table reports (id int); insert into reports values (1)');
    const path = await backedUp();
    await source.pool.query('drop table reports');
    const target = await emptyTarget();
    const url = await asPlainOwner(target);
    const restored = await restore(url, await verifyBackup(path, undefined), options);
    expect(restored.leftOut).toEqual(['reports']);
    expect((await readWhole(url)).rows).toEqual((await readWhole(source.url)).rows);
  });

  it('from before version 1.0.0 is restored, and the shop opens with it', async () => {
    const old = await filledDatabase();
    targets.push(old);
    await old.pool.query(
      `drop table data_requests, remittance_columns, bank_credits, settlement_lines, settlement_imports, book_months, invoice_gaps;
       drop trigger month_not_filed on invoices;
       drop function refuse_document_of_filed_month;
       drop index customers_by_guest_id;
       drop function guest_id;
       alter table customers drop column notes, drop column notes_version;
       delete from schema_migrations;
       insert into schema_migrations (name, hash) values ('0001_basics', 'a'), ('0049_claim_handovers', 'b')`,
    );
    const path = join(folder, 'before-the-release.backup');
    const snapshot = await openSnapshot(old.url, never);
    await writeBackup(snapshot, { path, key: undefined, signal: never }).finally(snapshot.close);
    const target = await emptyTarget();
    await restore(target.url, await verifyBackup(path, undefined), options);
    expect((await readWhole(target.url)).rows).toEqual((await readWhole(old.url)).rows);
    const migrated: string[] = [];
    await migrate(target.pool, { info: (line) => migrated.push(line) });
    const later = loadMigrations().filter(({ name }) => name >= '0020');
    expect(migrated).toEqual(later.map(({ name }) => `Migrated the database: ${name}`));
  });

  it('is one at a time', async () => {
    const first = await openSnapshot(source.url, never);
    await expect(openSnapshot(source.url, never)).rejects.toThrow('Another back-up of this shop is running');
    await first.close();
  });

  it('that is stopped leaves no file', async () => {
    const stopping = new AbortController();
    const snapshot = await openSnapshot(source.url, stopping.signal);
    const path = join(folder, 'stopped.backup');
    await expect(
      writeBackup(snapshot, {
        path,
        key: undefined,
        signal: stopping.signal,
        onProgress: ({ number }) => number === 5 && stopping.abort(),
      }),
    ).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith('stopped'))).toEqual([]);
  });

  it('never replaces a file', async () => {
    const path = await backedUp();
    const snapshot = await openSnapshot(source.url, never);
    await expect(writeBackup(snapshot, { path, key: undefined, signal: never })).rejects.toThrow(
      'is there already',
    );
    await snapshot.close();
  });

  it('of a database without a shop is refused', async () => {
    const { url } = await emptyTarget();
    await expect(openSnapshot(url, never)).rejects.toThrow('has no shop in it');
  });
});

/** The address for somebody who owns the database and is nothing more, as on a rented server. */
async function asPlainOwner(target: TestDatabase): Promise<string> {
  const { rows } = await target.pool.query<{ mighty: boolean; name: string }>(
    'select rolsuper as mighty, current_database() as name from pg_roles where rolname = current_user',
  );
  if (rows[0]?.mighty === false) return target.url;
  await target.pool.query(`create role ${rows[0]?.name} login password 'plain'`);
  await target.pool.query(`alter database ${rows[0]?.name} owner to ${rows[0]?.name}`);
  const url = new URL(target.url);
  url.username = rows[0]?.name ?? '';
  url.password = 'plain';
  return url.href;
}

describe('a restore is refused', () => {
  it('into a database that has anything in it, which stays as it is', async () => {
    const backup = await verifyBackup(await backedUp(), undefined);
    const target = await filledDatabase();
    targets.push(target);
    const before = await readWhole(target.url);
    await expect(restore(target.url, backup, options)).rejects.toThrow(
      /is not empty: it has \d+ tables and sequences, such as account_tokens.*set DATABASE_URL to an empty one/,
    );
    expect(await readWhole(target.url)).toEqual(before);
  });

  it('of a newer version of the shop, or another one', async () => {
    const path = await backedUp();
    const known = loadMigrations();
    await expect(verifyBackup(path, undefined, known.slice(0, -1))).rejects.toThrow(
      `from a newer version of the shop: this one does not know ${known.at(-1)?.name}`,
    );
    const other = known.map((migration, index) =>
      index === 3 ? { ...migration, sql: `${migration.sql} -- changed` } : migration,
    );
    await expect(verifyBackup(path, undefined, other)).rejects.toThrow(
      `${known[3]?.name} is not the same here`,
    );
  });

  it('with a file that is not there, or none of ours', async () => {
    await expect(verifyBackup(join(folder, 'nothing.backup'), undefined)).rejects.toThrow('There is no file');
    await expect(verifyBackup('package.json', undefined)).rejects.toThrow('is not a back-up of this shop');
  });

  it('when a row breaks a rule, and leaves an empty database', async () => {
    const broken = await filledDatabase();
    targets.push(broken);
    await broken.pool.query(
      `alter table products disable trigger user; alter table products drop constraint products_sale_below_list;
       update products set sale_price = -1 where id = '1'`,
    );
    const path = join(folder, 'broken.backup');
    const snapshot = await openSnapshot(broken.url, never);
    await writeBackup(snapshot, { path, key: undefined, signal: never }).finally(snapshot.close);
    const target = await emptyTarget();
    await expect(restore(target.url, await verifyBackup(path, undefined), options)).rejects.toThrow(
      'products_sale_below_list',
    );
    expect(await tablesOf(target)).toEqual([]);
  });

  it('when a foreign key leads nowhere', async () => {
    const broken = await filledDatabase();
    targets.push(broken);
    await broken.pool.query(
      `alter table reviews drop constraint reviews_product_id_products_id_fk;
       update reviews set product_id = 'gone'`,
    );
    const path = join(folder, 'nowhere.backup');
    const snapshot = await openSnapshot(broken.url, never);
    await writeBackup(snapshot, { path, key: undefined, signal: never }).finally(snapshot.close);
    const target = await emptyTarget();
    await expect(restore(target.url, await verifyBackup(path, undefined), options)).rejects.toThrow(
      /foreign key/,
    );
    expect(await tablesOf(target)).toEqual([]);
  });

  it('when it is stopped on the way', async () => {
    const backup = await verifyBackup(await backedUp(), undefined);
    const target = await emptyTarget();
    const stopping = new AbortController();
    await expect(
      restore(target.url, backup, {
        ...options,
        signal: stopping.signal,
        onProgress: ({ number }) => number === 10 && stopping.abort(),
      }),
    ).rejects.toThrow('aborted');
    expect(await tablesOf(target)).toEqual([]);
  });
});
