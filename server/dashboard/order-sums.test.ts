import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../http/testing.ts';
import { foldSums } from './order-sums.ts';
import { insertOrder } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const SUMS = `select kind, day::text, key, sum(orders)::int as orders, sum(quantity)::int as quantity,
                     sum(amount)::bigint as amount
                from order_sums_now group by 1, 2, 3 having sum(orders) <> 0 or sum(quantity) <> 0 or sum(amount) <> 0
               order by 1, 2, 3`;
const CUSTOMERS = `select key, user_id, name, email, phone, orders_count, total_spent, created_at
                     from customers where is_listed order by key`;

/** What the triggers kept, and what counting everything anew says. */
async function keptAndCounted(customers = CUSTOMERS): Promise<[unknown, unknown]> {
  const read = async () => ({
    sums: (await shop.pool.query(SUMS)).rows,
    customers: (await shop.pool.query(customers)).rows,
  });
  const kept = await read();
  await shop.pool.query('begin; select rebuild_summaries(); commit');
  return [kept, await read()];
}

it('sums and customers follow every way in which orders and accounts change', async () => {
  const { userId } = await shop.signUp('USER');
  await shop.signUp('ADMIN');
  const ids = [
    await insertOrder(shop.pool, { quantity: 3, amount: 3000 }),
    await insertOrder(shop.pool, { email: 'ASHA@example.in', name: 'Asha R', state: 'Goa', productId: '3' }),
    await insertOrder(shop.pool, { email: 'ravi@example.in', status: 'CANCELLED' }),
    await insertOrder(shop.pool, { userId, email: 'work@example.in', amount: 70 }),
    await insertOrder(shop.pool, { email: 'gone@example.in', at: '2026-03-09T18:30:00Z' }),
  ];
  for (const [statement, values] of [
    [`update orders set status = 'CANCELLED' where id = $1`, [ids[0]]],
    [`update orders set status = 'SHIPPED', payment_status = 'PAID' where id = $1`, [ids[0]]],
    [`update orders set payment_status = 'REFUNDED' where id = $1`, [ids[1]]],
    [`update orders set status = 'PENDING' where id = $1`, [ids[2]]],
    [`update orders set created_at = '2026-04-01T18:29:00Z' where id = $1`, [ids[3]]],
    [`update orders set deleted_at = now() where id = $1`, [ids[4]]],
  ] as const)
    await shop.pool.query(statement, [...values]);
  const [kept, counted] = await keptAndCounted();
  expect(kept).toEqual(counted);

  await shop.pool.query(`update users set name = 'Meera N', email = 'RAVI@example.in' where id = $1`, [
    userId,
  ]);
  await shop.pool.query('delete from orders where id = $1', [ids[0]]);
  // An order that is gone for good leaves the day on which its customer came.
  const [after, again] = await keptAndCounted(
    'select key, orders_count, total_spent from customers where is_listed order by key',
  );
  expect(after).toEqual(again);
  await shop.pool.query('delete from users');
  const [without, anew] = await keptAndCounted();
  expect(without).toEqual(anew);
});

it('folding the changes changes no sum', async () => {
  await insertOrder(shop.pool, { quantity: 2, amount: 500 });
  const before = (await shop.pool.query(SUMS)).rows;
  await Promise.all([foldSums(shop.pool), foldSums(shop.pool)]);
  expect((await shop.pool.query(SUMS)).rows).toEqual(before);
  expect((await shop.pool.query('select 1 from order_sum_changes')).rowCount).toBe(0);
});

it('two orders of one customer at once are both counted', async () => {
  await Promise.all(
    Array.from({ length: 6 }, (_, place) =>
      shop.pool.query(
        `insert into orders (id, order_number, subtotal, shipping_cost, tax_amount, total_amount, customer_name,
                customer_email, shipping_address, billing_address)
         values ('GUEST-twice-at-once-00000' || $1::text, 90000 + $1::int, 0, 100, 0, 100, 'Twin', 'twin@example.in',
                '{"pinCode":"422001"}', '{"pinCode":"422001"}')`,
        [place],
      ),
    ),
  );
  const { rows } = await shop.pool.query(
    `select (select count(*) from orders where customer_email = 'twin@example.in') as placed,
            coalesce((select orders_count from customers where key = 'twin@example.in'), 0) as counted`,
  );
  expect(rows[0]).toEqual({ placed: 6, counted: 6 });
});
