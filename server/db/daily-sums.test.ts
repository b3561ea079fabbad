import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertOrder, insertPayment, insertRefund } from '../../tests/support/dashboard.ts';
import { RUNS_ALL } from '../../tests/support/rounds.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { RECEIVED } from '../dashboard/daily-received.ts';
import { DAILY_PRODUCT_SALES, DAILY_SALES, PRODUCT_SALES, SALES } from '../dashboard/daily-sales.ts';
import { DAILY_SUMS } from '../dashboard/roll-up.ts';
import { SHIPMENTS } from '../shipping/daily-shipments.ts';
import { type DailySums, daysToRead, EVER, rollUp } from './daily-sums.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(() =>
  shop.pool.query(`delete from shipments; delete from refunds; delete from payments; delete from orders; delete from daily_sales;
    delete from daily_product_sales; delete from daily_received; delete from daily_shipments; update daily_sums_state set rolled_up_until = '-infinity', received_until = '-infinity'`),
);
afterAll(() => shop.close());

/** The same, counted in the plainest way. */
const COUNTED = new Map<string, Pick<DailySums, 'source' | 'counted'>>([
  [
    SALES,
    {
      source: 'orders',
      counted: `select (created_at at time zone 'Asia/Kolkata')::date as day, status,
            coalesce(nullif(shipping_address ->> 'state', ''), 'Unknown') as state, count(*)::int as orders,
            count(*) filter (where brings_money(status, payment_status, payment_method, awaits_advance))::int as sales,
            coalesce(sum(total_amount) filter (where brings_money(status, payment_status, payment_method, awaits_advance)), 0)::bigint as ordered
       from orders where deleted_at is null group by 1, 2, 3 order by 1, 2, 3`,
    },
  ],
  [
    PRODUCT_SALES,
    {
      source: 'orders',
      counted: `select (created_at at time zone 'Asia/Kolkata')::date as day, product_id, sum(quantity)::int as quantity,
            sum(total_price)::bigint as ordered
       from orders o join order_items i on i.order_id = o.id
      where deleted_at is null and brings_money(status, payment_status, payment_method, awaits_advance)
      group by 1, 2 order by 1, 2`,
    },
  ],
  [
    RECEIVED,
    {
      source: 'money',
      counted: `select (at at time zone 'Asia/Kolkata')::date as day, sum(amount)::bigint as received from (
              select completed_at as at, amount_received as amount from payments where state = 'COMPLETED'
              union all select r.completed_at, -r.amount from refunds r join payments p on p.id = payment_id
               where r.state = 'COMPLETED' and p.state = 'COMPLETED') moved group by 1 order by 1`,
    },
  ],
  [
    SHIPMENTS,
    {
      source: 'shipments',
      counted: `select (created_at at time zone 'Asia/Kolkata')::date as day, carrier_id, status, count(*)::int as shipments,
            count(delivered_at - shipped_at)::int as travelled,
            coalesce(extract(epoch from sum(delivered_at - shipped_at)), 0)::bigint as seconds,
            coalesce(sum(cost) filter (where shipped_at is not null), 0)::bigint as cost
       from shipments group by 1, 2, 3 order by 1, 2, 3`,
    },
  ],
]);

async function expectExact(when: string): Promise<void> {
  for (const [rows, { source, counted }] of COUNTED) {
    const values = await daysToRead(shop.pool, source, EVER);
    const read = await shop.pool.query(`select * from (${rows}) sums order by sums`, values);
    expect(
      read.rows.filter(({ received }) => received !== 0),
      when,
    ).toEqual((await shop.pool.query(counted)).rows);
  }
}

/** Which days are counted from their orders just now. */
const changedDays = async () => (await daysToRead(shop.pool, 'orders', EVER))[0];

/** Everything that was written becomes an hour older. */
const letAnHourPass = () =>
  shop.pool.query(`begin;
    alter table orders disable trigger touch_updated_at;
    alter table shipments disable trigger touch_updated_at;
    alter table payments disable trigger touch_updated_at;
    alter table refunds disable trigger touch_updated_at;
    update payments set updated_at = updated_at - interval '1 hour';
    update refunds set updated_at = updated_at - interval '1 hour';
    update orders set updated_at = updated_at - interval '1 hour';
    update shipments set updated_at = updated_at - interval '1 hour';
    update daily_sums_state set rolled_up_until = rolled_up_until - interval '1 hour',
           received_until = received_until - interval '1 hour';
    alter table orders enable trigger touch_updated_at;
    alter table shipments enable trigger touch_updated_at;
    alter table payments enable trigger touch_updated_at;
    alter table refunds enable trigger touch_updated_at;
    commit`);

/** What has changed is behind the last roll-up, as it is after some minutes in which nothing happens. */
async function settle(): Promise<void> {
  await rollUp(shop.pool, DAILY_SUMS);
  await letAnHourPass();
  await rollUp(shop.pool, DAILY_SUMS);
}

/** Repeats itself, so that a failure can be looked into. */
function luck(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Money comes, was entered by mistake, is promised back, or goes back. */
async function moveMoney(id: string, kind: number, at: string): Promise<void> {
  const { rows } = await shop.pool.query<{ state: string; left: number }>(
    `select p.state, p.amount_received - coalesce(sum(r.amount), 0)::bigint as left
       from payments p left join refunds r on r.payment_id = p.id where p.order_id = $1 group by p.id`,
    [id],
  );
  const left = rows.reduce((sum, row) => sum + (row.left ?? 0), 0);
  if (rows.every(({ state }) => state === 'FAILED'))
    await insertPayment(shop.pool, id, { at, state: kind === 9 ? 'DISPUTED' : 'COMPLETED' });
  else if (kind === 10 && left > 100) await insertRefund(shop.pool, id, 1, { at });
  else if (kind === 11)
    await shop.pool.query(
      `update refunds set state = 'COMPLETED', completed_at = $2 where state = 'REQUESTED'
          and payment_id in (select p.id from payments p where p.order_id = $1)`,
      [id, at],
    );
  else if (kind === 12)
    await shop.pool.query(
      `update payments p set state = 'FAILED', amount_received = null, completed_at = null
        where order_id = $1 and state = 'COMPLETED' and not exists (select from refunds r where r.payment_id = p.id)`,
      [id],
    );
  else if (left > 100) await insertRefund(shop.pool, id, 1, { at, state: 'REQUESTED' });
}

it.each(RUNS_ALL ? [11, 12, 13] : [11])(
  'roll-up and changed days together are what the orders say: run %i',
  async (seed) => {
    const random = luck(seed);
    const one = <T>(...of: readonly T[]) => of[random(of.length)] as T;
    const ids: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      const id = ids.length === 0 ? '' : one(...ids);
      const kind = random(13);
      if (ids.length < 5 || kind < 4) {
        const at = `2026-03-0${1 + random(5)}T18:${29 + random(2)}:59Z`;
        const [state, paymentMethod] = [one('Goa', 'Kerala', ''), one('COD', 'ONLINE', 'UPI')];
        const [productId, quantity] = [one('1', '3', '4'), 1 + random(4)];
        const status = one('PENDING', 'SHIPPED', 'CANCELLED');
        const amount = quantity * (1 + random(9));
        ids.push(
          await insertOrder(shop.pool, { at, state, paymentMethod, productId, quantity, status, amount }),
        );
      } else if (kind === 4)
        await shop.pool.query('update orders set status = $2 where id = $1', [
          id,
          one('DELIVERED', 'CANCELLED'),
        ]);
      else if (kind === 5)
        await shop.pool.query('update orders set payment_status = $2 where id = $1', [
          id,
          one('PAID', 'REFUNDED'),
        ]);
      else if (kind === 6)
        await shop.pool.query('update orders set deleted_at = now() where id = $1 and deleted_at is null', [
          id,
        ]);
      else if (kind === 7)
        await shop.pool.query(
          `insert into shipments (order_id, cost, created_at, shipped_at) values ($1, $2, '2026-03-03T18:30:00Z', $3)`,
          [id, random(500), one(null, '2026-03-04T00:00:00Z')],
        );
      else if (kind > 8) await moveMoney(id, kind, `2026-03-0${1 + random(5)}T18:${29 + random(2)}:59Z`);
      else
        await shop.pool.query(
          `update shipments set status = 'DELIVERED', delivered_at = '2026-03-06T01:02:03Z' where order_id = $1`,
          [id],
        );
      if (random(4) === 0) await rollUp(shop.pool, DAILY_SUMS);
      if (random(3) === 0) await letAnHourPass();
      await expectExact(`after step ${step}`);
    }
  },
);

it('days that have not changed are read from their sums, and today is counted', async () => {
  await insertOrder(shop.pool, { at: '2026-03-10T12:00:00Z', amount: 500 });
  await settle();
  expect(await changedDays()).toEqual([]);
  await insertOrder(shop.pool, { at: '2026-03-12T12:00:00Z', amount: 700 });
  expect(await changedDays()).toEqual(['2026-03-12']);
  await expectExact('with a new order');
  expect(await daysToRead(shop.pool, 'orders', { from: '2026-03-10', to: '2026-03-11' })).toEqual([
    [],
    '2026-03-10',
    '2026-03-11',
  ]);
});

it('an old order that changes is counted anew at once, and once more in the next roll-up', async () => {
  const id = await insertOrder(shop.pool, { at: '2025-03-10T12:00:00Z', quantity: 3, amount: 900 });
  await insertOrder(shop.pool, { at: '2025-03-10T13:00:00Z', productId: '3' });
  await settle();
  await shop.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [id]);
  expect(await changedDays()).toEqual(['2025-03-10']);
  await expectExact('at once');
  await settle();
  expect(await changedDays()).toEqual([]);
  await expectExact('after the next roll-up');
});

it('a change that is under way during a roll-up is not lost', async () => {
  const id = await insertOrder(shop.pool, { at: '2026-03-10T12:00:00Z' });
  await settle();
  const slow = await shop.pool.connect();
  await slow.query('begin');
  await slow.query(`update orders set status = 'CANCELLED' where id = $1`, [id]);
  await rollUp(shop.pool, DAILY_SUMS);
  await slow.query('commit');
  slow.release();
  await expectExact('after it was committed');
  await settle();
  await expectExact('after the next roll-up');
});

it('a roll-up that is killed half-way leaves everything as it was', async () => {
  await insertOrder(shop.pool, { at: '2026-03-10T12:00:00Z' });
  await settle();
  await insertOrder(shop.pool, { at: '2026-03-10T13:00:00Z', amount: 70 });
  const stored = async () => [
    ...(await shop.pool.query('select * from daily_sales')).rows,
    ...(await shop.pool.query('select rolled_up_until from daily_sums_state')).rows,
  ];
  const before = await stored();
  const endless: DailySums = {
    ...DAILY_PRODUCT_SALES,
    counted: `select sold.* from (${DAILY_PRODUCT_SALES.counted}) sold, pg_sleep(60)`,
  };
  const killed = expect(rollUp(shop.pool, [DAILY_SALES, endless])).rejects.toThrow(/terminat/);
  await expect
    .poll(async () => {
      const { rows } = await shop.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where wait_event = 'PgSleep' and datname = current_database()`,
      );
      return rows.length;
    })
    .toBe(1);
  await killed;
  expect(await stored()).toEqual(before);
  await expectExact('after the kill');
  await settle();
  await expectExact('after the next roll-up');
});

it('of two roll-ups at once one does the work and the other does not wait', async () => {
  for (const place of [1, 2, 3]) await insertOrder(shop.pool, { at: `2026-03-1${place}T12:00:00Z` });
  const first = await shop.pool.connect();
  await first.query('begin');
  await first.query('select 1 from daily_sums_state for update');
  await rollUp(shop.pool, DAILY_SUMS);
  expect((await shop.pool.query('select 1 from daily_sales')).rowCount).toBe(0);
  await first.query('rollback');
  first.release();
  await Promise.all([
    rollUp(shop.pool, DAILY_SUMS),
    rollUp(shop.pool, DAILY_SUMS),
    rollUp(shop.pool, DAILY_SUMS),
  ]);
  await expectExact('after all of them');
  await settle();
  expect(await changedDays()).toEqual([]);
});

it('every change of an order moves its time of change, that of a deleted one too', async () => {
  const id = await insertOrder(shop.pool, { at: '2026-03-10T12:00:00Z' });
  const { userId } = await shop.signUp('USER');
  for (const change of [
    `status = 'SHIPPED'`,
    `payment_status = 'PAID'`,
    `payment_method = 'UPI'`,
    `user_id = '${userId}'`,
    'deleted_at = now()',
    'deleted_at = null',
  ]) {
    await letAnHourPass();
    await shop.pool.query(`update orders set ${change} where id = $1`, [id]);
    const { rows } = await shop.pool.query(
      `select updated_at > now() - interval '1 minute' as moved from orders where id = $1`,
      [id],
    );
    expect(rows[0], change).toEqual({ moved: true });
  }
  await letAnHourPass();
  await shop.pool.query('delete from users where id = $1', [userId]);
  const { rows } = await shop.pool.query(
    `select updated_at > now() - interval '1 minute' as moved from orders where id = $1`,
    [id],
  );
  expect(rows[0], 'an account that goes').toEqual({ moved: true });
});
