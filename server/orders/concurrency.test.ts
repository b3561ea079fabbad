import { setTimeout as delay } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledDatabase, type TestDatabase } from '../../tests/support/database.ts';
import {
  addBar,
  addCoupon,
  brokenInvariants,
  buyer,
  countRows,
  line,
  placeGuestOrder,
  stockOf,
} from '../../tests/support/orders.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { connectPool } from '../db/connect.ts';

let database: TestDatabase;
let pool: Pool;
const pools: Pool[] = [];
const processes: TestShop[] = [];
beforeAll(async () => {
  database = await filledDatabase();
  pool = database.pool;
  for (let count = 0; count < 2; count += 1) {
    const own = connectPool(database.url, { max: 10, waitForConnection: 25_000 });
    pools.push(own);
    processes.push(await testShop({ pool: own, settings: { RATE_LIMITS: 'off' } }));
  }
});
afterAll(async () => {
  for (const shop of processes) await shop.close();
  for (const own of pools) await own.end();
  await database.drop();
});

/** All at once, spread over both processes. Whom a busy machine sends away with 503 comes back, as the reply says. */
function placeAtOnce(
  count: number,
  order: (index: number) => object,
  key?: string,
): Promise<LightMyRequestResponse[]> {
  const asked = key === undefined ? {} : { key };
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const shop = processes[index % processes.length];
      if (shop === undefined) throw new Error('no process');
      let reply = await placeGuestOrder(shop, order(index), asked);
      for (let again = 0; reply.statusCode === 503 && again < 5; again += 1) {
        await delay(500);
        reply = await placeGuestOrder(shop, order(index), asked);
      }
      return reply;
    }),
  );
}

/** More would only wait for the two processes' connections. */
const AT_ONCE = 100;

function statuses(replies: readonly LightMyRequestResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of replies) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

describe('many buyers at once', () => {
  it('attack 17: of 200 who want the last one, in two processes, one gets it [4.order.17]', async () => {
    await addBar(pool, 'last', 1);
    const replies = await placeAtOnce(200, (index) => ({ items: [line('last')], ...buyer(index) }));
    expect(statuses(replies)).toEqual({ 201: 1, 409: 199 });
    for (const reply of replies.filter(({ statusCode }) => statusCode === 409))
      expect(errorOf(reply).code).toBe('OUT_OF_STOCK');
    expect(await stockOf(pool, 'last')).toBe(0);
    expect(await countRows(pool, 'order_items', `product_id = 'last'`)).toBe(1);
  });

  it('attack 18: four times as many attempts as units sell every unit once', async () => {
    const units = rounds(500);
    await addBar(pool, 'units', units);
    const sold: Record<number, number> = {};
    for (let from = 0; from < 4 * units; from += AT_ONCE) {
      const replies = await placeAtOnce(AT_ONCE, (index) => ({
        items: [line('units')],
        ...buyer(`unit.${from + index}`),
      }));
      for (const { statusCode } of replies) sold[statusCode] = (sold[statusCode] ?? 0) + 1;
    }
    expect(sold).toEqual({ 201: units, 409: 3 * units });
    expect(await stockOf(pool, 'units')).toBe(0);
    expect(await countRows(pool, 'order_items', `product_id = 'units'`)).toBe(units);
  }, 60_000);

  it('attack 19: baskets that cross wait for each other, and no deadlock reaches a shopper', async () => {
    await addBar(pool, 'a', 1000);
    await addBar(pool, 'b', 1000);
    const replies = await placeAtOnce(60, (index) => ({
      items: index % 2 === 0 ? [line('a'), line('b')] : [line('b'), line('a')],
      ...buyer(index),
    }));
    expect(statuses(replies)).toEqual({ 201: 60 });
    expect([await stockOf(pool, 'a'), await stockOf(pool, 'b')]).toEqual([940, 940]);
  });

  it('attack 5: of 50 who use a coupon that has one use left, one gets the discount', async () => {
    await addBar(pool, 'plain');
    await addCoupon(pool, { code: 'LASTONE', type: 'fixed', value: 10000, usage_limit: 1 });
    const replies = await placeAtOnce(50, (index) => ({
      items: [line('plain')],
      couponCode: 'LASTONE',
      ...buyer(index),
    }));
    expect(statuses(replies)).toEqual({ 201: 1, 422: 49 });
    expect(await countRows(pool, 'orders', `coupon_code = 'LASTONE'`)).toBe(1);
    expect(await countRows(pool, 'coupon_uses')).toBe(1);
  });

  it('attack 6: one customer gets a coupon once, however the address is written, also all at once', async () => {
    await addCoupon(pool, { code: 'FIRST', type: 'fixed', value: 10000, per_customer_limit: 1 });
    const spellings = ['asha', 'ASHA', 'asha+gym', 'Asha+2', 'asha+a+b'];
    const replies = await placeAtOnce(20, (index) => ({
      items: [line('plain')],
      couponCode: 'first',
      ...buyer(spellings[index % spellings.length] ?? ''),
    }));
    expect(statuses(replies)).toEqual({ 201: 1, 422: 19 });
    const spaced = await placeAtOnce(1, () => ({
      items: [line('plain')],
      couponCode: 'FIRST',
      ...buyer(' asha'),
    }));
    expect(statuses(spaced)).toEqual({ 422: 1 });
  });

  it('attack 22: the same order sent 20 times with one key is one order, and everybody gets the same reply', async () => {
    await addBar(pool, 'once', 5);
    const replies = await placeAtOnce(20, () => ({ items: [line('once')] }), 'one-key');
    expect(statuses(replies)).toEqual({ 201: 20 });
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await stockOf(pool, 'once')).toBe(4);
    expect(await countRows(pool, 'order_items', `product_id = 'once'`)).toBe(1);
  });

  it('gives every order a number of its own, and leaves none out', async () => {
    const { rows } = await pool.query(
      'select count(*), count(distinct order_number) as numbers, max(order_number) as last from orders',
    );
    expect(rows[0].numbers).toBe(rows[0].count);
    expect(rows[0].last).toBe(rows[0].count);
  });

  it('leaves nothing behind that does not add up', async () => {
    expect(await brokenInvariants(pool)).toEqual([]);
  });
});
