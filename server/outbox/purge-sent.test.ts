import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { purgeSentMessages } from './purge-sent.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('forgets what was sent a quarter of a year ago, and nothing that waits or failed', async () => {
  const { pool } = database;
  await pool.query(
    `insert into outbox (kind, payload, dedupe_key, status, sent_at, created_at)
     select 'mail', '{}', status || age, status, case status when 'sent' then now() end, now() - age * interval '1 day'
       from unnest(array['sent', 'pending', 'failed', 'dead']) status, unnest(array[89, 91]) age`,
  );
  expect(await purgeSentMessages(pool, new Date())).toBe(1);
  const { rows } = await pool.query(
    `select dedupe_key from outbox where status = 'sent' or dedupe_key like '%91'`,
  );
  expect(rows.map(({ dedupe_key }) => dedupe_key).sort()).toEqual([
    'dead91',
    'failed91',
    'pending91',
    'sent89',
  ]);
});
