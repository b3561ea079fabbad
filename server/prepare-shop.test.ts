import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDatabase } from '../tests/support/database.ts';
import { prepareShop } from './prepare-shop.ts';

let database: Awaited<ReturnType<typeof emptyDatabase>>;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.drop());

/** Every table with its columns, rows and the number of its last write. */
async function everything(): Promise<unknown> {
  const { rows: columns } = await database.pool.query(
    `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public' order by 1, 2`,
  );
  const { rows: applied } = await database.pool.query('select *, xmin::text from schema_migrations');
  const { rows: orders } = await database.pool.query('select *, xmin::text from orders');
  return { columns, applied, orders };
}

it('a database from before version 1.0.0 is refused with an explanation, and nothing in it is changed', async () => {
  await database.pool.query(
    `create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now());
     insert into schema_migrations (name, hash) values ('0000_extensions', 'a'), ('0001_tables', 'b');
     create table orders (id text primary key, total_amount bigint not null);
     insert into orders values ('first', 100)`,
  );
  const before = await everything();
  const lines: string[] = [];
  const prepared = prepareShop(
    {
      url: database.url,
      description: 'built-in PostgreSQL in .data/postgres',
      afresh: 'set DATA_DIR to an empty folder',
    },
    {
      admin: { email: 'owner@example.in', password: undefined },
      allowNewerDatabase: false,
    },
    (line) => lines.push(line),
  );
  await expect(prepared).rejects.toThrow(
    'This data is from before version 1.0.0, and this version can’t use it as it is. Nothing was changed. ' +
      'It is still here: built-in PostgreSQL in .data/postgres. To start with an empty shop, set DATA_DIR to an empty folder. ' +
      'To move this data on, run “npm run backup” with the version that created it, and “npm run restore” with this one.',
  );
  expect(await everything()).toEqual(before);
  expect(lines).toEqual([]);
});
