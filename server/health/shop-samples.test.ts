import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { insertion, insertSamples, ORDER_ID, payment, refund } from '../../tests/support/sample-rows.ts';
import { connectPool } from '../db/connect.ts';
import { readDisk, readShop } from './shop-samples.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
  await insertSamples(database.pool);
});
afterAll(() => database.drop());

const numbers = async () =>
  Object.fromEntries((await readShop(database.pool)).map(([name, value]) => [name, value]));

it('counts what waits: money, mails, connections', async () => {
  const { pool } = database;
  await pool.query(`insert into counters (name, value) values ('orders', 41)
    on conflict (name) do update set value = excluded.value`);
  await pool.query(`update outbox set created_at = now() - interval '10 minutes'`);
  const attempt = (number: number, state: string, minutes: number) =>
    pool.query(
      insertion('payments', {
        order_id: ORDER_ID,
        attempt: number,
        provider: 'phonepe',
        merchant_order_id: `${ORDER_ID}-${number}`,
        state,
        amount: payment.amount,
        created_at: new Date(Date.now() - minutes * 60_000),
      }),
    );
  await attempt(2, 'PENDING', 10);
  await attempt(3, 'CREATED', 180);
  const found = await numbers();
  expect(found).toMatchObject({
    shop_database_up: 1,
    shop_orders_total: 41,
    shop_payments_open: 2,
    shop_payments_stuck: 1,
    shop_payments_disputed: 0,
    shop_outbox_waiting: 1,
    shop_outbox_dead: 0,
  });
  expect(found.shop_outbox_oldest_seconds).toBeGreaterThan(599);
  expect(found.shop_outbox_oldest_seconds).toBeLessThan(700);
  expect(found.shop_database_connections).toBeGreaterThan(0);
  expect(found.shop_database_max_connections).toBeGreaterThan(20);
  expect(found.shop_database_bytes).toBeGreaterThan(1_000_000);

  await pool.query(
    `update payments set state = 'DISPUTED', amount_received = 100, problem = 'too little' where attempt = 3`,
  );
  await pool.query(`update outbox set status = 'dead'`);
  await pool.query(
    insertion('refunds', { ...refund, created_at: new Date(Date.now() - 8 * 24 * 3_600_000) }),
  );
  expect(await numbers()).toMatchObject({
    shop_payments_open: 1,
    shop_payments_stuck: 0,
    shop_payments_disputed: 1,
    shop_refunds_open: 1,
    shop_refunds_stuck: 1,
    shop_outbox_waiting: 0,
    shop_outbox_oldest_seconds: 0,
    shop_outbox_dead: 1,
  });
});

it('says that the database is away, and how full the disk is', async () => {
  const nowhere = connectPool('postgres://shop:secret@127.0.0.1:1/shop');
  expect(await readShop(nowhere)).toEqual([['shop_database_up', 0]]);
  await nowhere.end();
  const [free, size] = await readDisk(tmpdir());
  expect(free?.[1]).toBeGreaterThan(0);
  expect(size?.[1]).toBeGreaterThan(free?.[1] ?? 0);
  expect(await readDisk('/no/such/folder')).toEqual([]);
});
