import { readdirSync } from 'node:fs';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDatabase } from '../../tests/support/database.ts';
import { connectPool } from './connect.ts';
import { hashOf, loadMigrations, type Migration, migrate, UnreleasedSchemaError } from './migrate.ts';

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
  it('are numbered one after the other', () => {
    const numbers = loadMigrations().map(({ name }) => Number(/^(\d{4})_[a-z_]+$/.exec(name)?.[1]));
    expect(numbers).toEqual(numbers.map((_, place) => place + 1));
    const files = readdirSync(new URL('./migrations', import.meta.url));
    expect(numbers).toHaveLength(files.filter((file) => file.endsWith('.sql')).length);
  });

  it('are final once they are released: a change is a new file', () => {
    const released = loadMigrations().slice(0, 19);
    expect(hashOf(released.map(({ sql }) => hashOf(sql)).join())).toBe(
      '1c604dc54943ceb2ab907a8aff80f65d3e41b0bc441ad3ff84884a71447d565f',
    );
  });

  it('bring an empty database up with one line, and a second start finds nothing to do in one query', async () => {
    await migrate(database.pool, log);
    expect(await tables(database.pool)).toContain('orders');
    expect(lines).toEqual(['Prepared the database']);

    const query = vi.spyOn(database.pool, 'query');
    const connect = vi.spyOn(database.pool, 'connect');
    await migrate(database.pool, log);
    expect(query).toHaveBeenCalledTimes(1);
    // pool.query takes its connection itself.
    expect(connect.mock.calls.length).toBeLessThanOrEqual(1);
    expect(lines).toEqual(['Prepared the database']);
  });

  it('run once when two processes start together', async () => {
    // As at a start: without the limits of shoppers' requests.
    const processes = [1, 2].map(() => connectPool(database.url, { max: 2, statementTimeout: 0 }));
    try {
      await Promise.all(processes.map((pool) => migrate(pool, log)));
      expect(lines).toEqual(['Prepared the database']);
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

  it('that cannot be recorded is rolled back as well', async () => {
    await migrate(database.pool, log, [first]);
    await database.pool.query(`alter table schema_migrations add check (name <> '0001_boxes')`);
    await expect(migrate(database.pool, log, [first, second])).rejects.toThrow('was rolled back');
    expect(await tables(database.pool)).toEqual(['schema_migrations', 'shelves']);
  });

  it('may take longer than a shopper’s query, and so may another process’s wait for it', async () => {
    const impatient = connectPool(database.url, { statementTimeout: 150, lockTimeout: 150 });
    const other = connectPool(database.url, { statementTimeout: 150, lockTimeout: 150 });
    const slow = [first, { name: '0001_slow', sql: 'select pg_sleep(0.4)' }];
    try {
      await Promise.all([migrate(impatient, log, slow), migrate(other, log, slow)]);
      expect(lines).toHaveLength(1);
      await expect(impatient.query('select pg_sleep(0.4)')).rejects.toThrow('statement timeout');
    } finally {
      await Promise.all([impatient.end(), other.end()]);
    }
  });

  it('that comes to a shop with data is named, and leaves all tables tidy', async () => {
    await migrate(database.pool, log, [first]);
    await migrate(database.pool, log, [first, second]);
    expect(lines).toEqual(['Prepared the database', 'Migrated the database: 0001_boxes']);
    const { rows } = await database.pool.query(
      `select relname as name, vacuum_count as tidied from pg_stat_user_tables where relname <> 'schema_migrations' order by 1`,
    );
    expect(rows).toEqual([
      { name: 'boxes', tidied: 1 },
      { name: 'shelves', tidied: 1 },
    ]);
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
      /The database is newer than this version of the shop: it has the migrations 0001_boxes/,
    );
  });

  it('of a newer version are accepted by an older one when a setting allows it', async () => {
    await migrate(database.pool, log, [first, second]);
    await expect(migrate(database.pool, log, [first], { mayBeNewer: true })).resolves.toBeUndefined();
  });

  it('other than the first of this code means a database from before the release, which is refused', async () => {
    await migrate(database.pool, log, [first]);
    await expect(migrate(database.pool, log, [second])).rejects.toThrow(UnreleasedSchemaError);
  });
});
