import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { withTransaction } from '../db/connect.ts';
import { takeStock } from './move-stock.ts';
import { type StockEdit, setStocks } from './set-stock.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = database.pool;
  await pool.query(`insert into categories (id, name, slug) values ('bars', 'Bars', 'bars')`);
  await pool.query(
    `insert into products (id, slug, name, category_id, price) select id, id, id, 'bars', 100
       from unnest('{a,b,c,d}'::text[]) as id`,
  );
});
afterAll(() => database.drop());

const set = (productId: string, edit: Pick<StockEdit, 'available' | 'seen'>) =>
  withTransaction(pool, (client) => setStocks(client, [{ productId, variantId: null, ...edit }], null));
const count = async (productId: string) => {
  const { rows } = await pool.query('select id, available from stock where product_id = $1', [productId]);
  return rows[0] ?? { id: 0, available: null };
};
const take = (...wanted: [id: number, units: number][]) =>
  withTransaction(pool, (client) => takeStock(client, new Map(wanted)));

describe('taking stock', () => {
  it('takes all of an order or nothing, and says what is short', async () => {
    await set('a', { available: 5, seen: null });
    await set('b', { available: 1, seen: null });
    const [a, b] = [await count('a'), await count('b')];
    const taken = await take([a.id, 2], [b.id, 2], [999_999, 1]);
    expect(taken).toEqual({
      ok: false,
      short: new Map<number, number | null>([
        [b.id, 1],
        [999_999, null],
      ]),
    });
    expect([(await count('a')).available, (await count('b')).available]).toEqual([5, 1]);
    expect(await take([a.id, 5], [b.id, 1])).toEqual({ ok: true });
    expect([(await count('a')).available, (await count('b')).available]).toEqual([0, 0]);
    expect(await take()).toEqual({ ok: true });
  });
});

describe('setting a count', () => {
  it('begins, changes and ends it, with a record of each change', async () => {
    expect(await set('c', { available: 10, seen: null })).toEqual({ ok: true });
    expect(await set('c', { available: 7, seen: 10 })).toEqual({ ok: true });
    expect(await set('c', { available: 7, seen: 7 })).toEqual({ ok: true });
    expect(await set('c', { available: null, seen: 7 })).toEqual({ ok: true });
    const { rows } = await pool.query(
      `select delta from stock_movements where product_id = 'c' and reason = 'adjustment' order by id`,
    );
    expect(rows.map(({ delta }) => delta)).toEqual([10, -3, -7]);
  });

  it('attack 21: is refused when something was sold while the form was open', async () => {
    await set('d', { available: 10, seen: null });
    const { id } = await count('d');
    await take([id, 1]);
    expect(await set('d', { available: 20, seen: 10 })).toMatchObject({
      ok: false,
      code: 'STOCK_CHANGED',
      message: expect.stringContaining('The stock is now 9.'),
    });
    const both = await Promise.all([take([id, 1]), set('d', { available: 20, seen: 9 })]);
    const left = both[1].ok ? 19 : 8;
    expect((await count('d')).available).toBe(left);
  });

  it('is begun by one of two who try at once', async () => {
    await set('d', { available: null, seen: (await count('d')).available });
    const tries = await Promise.all([5, 6].map((available) => set('d', { available, seen: null })));
    expect(tries.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
