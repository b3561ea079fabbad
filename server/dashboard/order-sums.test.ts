import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertOrder } from '../../tests/support/dashboard.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { foldSums } from './order-sums.ts';

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
    await insertOrder(shop.pool, { email: 'online@example.in', paymentMethod: 'ONLINE', amount: 500 }),
    await insertOrder(shop.pool, { email: 'unpaid@example.in', paymentMethod: 'UPI', amount: 900 }),
    await insertOrder(shop.pool, { email: 'cash@example.in', amount: 40, at: '2026-03-09T18:30:00Z' }),
  ];
  for (const [statement, values] of [
    [`update orders set status = 'CANCELLED' where id = $1`, [ids[0]]],
    [`update orders set status = 'SHIPPED', payment_status = 'PAID' where id = $1`, [ids[0]]],
    [`update orders set payment_status = 'REFUNDED' where id = $1`, [ids[1]]],
    [`update orders set status = 'PENDING' where id = $1`, [ids[2]]],
    [`update orders set created_at = '2026-04-01T18:29:00Z' where id = $1`, [ids[3]]],
    [`update orders set deleted_at = now() where id = $1`, [ids[4]]],
    [`update orders set payment_status = 'PAID' where id = $1`, [ids[5]]],
    [`update orders set payment_method = 'COD' where id = $1`, [ids[6]]],
    [`update orders set payment_method = 'CARD' where id = $1`, [ids[7]]],
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

it('revenue and what a customer spent count an online order from when it is paid', async () => {
  const email = 'late-payer@example.in';
  const id = await insertOrder(shop.pool, { email, paymentMethod: 'ONLINE', amount: 600, state: 'Sikkim' });
  const money = async () =>
    (
      await shop.pool.query(
        `select (select coalesce(sum(amount), 0)::int from order_sums_now where kind = 'state' and key = 'Sikkim') as revenue,
                (select total_spent::int from customers where key = $1) as spent`,
        [email],
      )
    ).rows[0];
  expect(await money()).toEqual({ revenue: 0, spent: 0 });
  for (const [paymentStatus, amount] of [
    ['PAID', 60_000],
    ['REFUNDED', 0],
    ['PENDING', 0],
    ['FAILED', 0],
  ] as const) {
    await shop.pool.query('update orders set payment_status = $2 where id = $1', [id, paymentStatus]);
    expect(await money(), paymentStatus).toEqual({ revenue: amount, spent: amount });
  }
});

it('messages, accounts, parcels and used coupons are counted however they change', async () => {
  const { pool } = shop;
  const id = await insertOrder(pool, { email: 'parcel@example.in' });
  await shop.signUp('USER');
  await pool.query(`
    insert into contacts (name, email, subject, created_at)
      select 'C', 'c@example.in', 'S', '2026-03-09T18:30:00Z' from generate_series(1, 4);
    insert into enquiries (name, email, subject, product_id)
      values ('E', 'e@example.in', 'S', '1'), ('E', 'e@example.in', 'S', null), ('E', 'e@example.in', 'S', null);
    insert into shipping_partners (id, name) values ('9b2f8a40-0000-4000-8000-000000000001', 'Carrier');
    insert into coupons (id, code, name, type, value)
      values ('9b2f8a40-0000-4000-8000-000000000002', 'COUNTED', 'C', 'fixed', 100)`);
  await pool.query(
    `insert into shipments (order_id, tracking_number, cost) values ($1, 'A', 100), ($1, 'B', 200), ($1, 'C', 400)`,
    [id],
  );
  await pool.query(
    `insert into coupon_uses (coupon_id, order_id, customer_key, amount)
     values ('9b2f8a40-0000-4000-8000-000000000002', $1, 'k', 500)`,
    [id],
  );
  await pool.query(`
    update contacts set status = 'REPLIED', type = 'SALES'
     where id = (select id from contacts where status = 'NEW' limit 1);
    update contacts set deleted_at = now() where id = (select id from contacts where status = 'NEW' limit 1);
    delete from contacts where id = (select id from contacts where status = 'NEW' and deleted_at is null limit 1);
    update enquiries set status = 'closed', product_id = null where product_id is not null;
    update shipments set partner_id = '9b2f8a40-0000-4000-8000-000000000001', status = 'DELIVERED',
           shipped_at = now() - interval '3 days', delivered_at = now() where tracking_number = 'B';
    delete from shipments where tracking_number = 'C'`);
  const [kept, counted] = await keptAndCounted();
  expect(kept).toEqual(counted);
  const { rows } = await pool.query(
    `select kind, key, sum(orders)::int as orders, sum(amount)::int as amount from order_sums_now
      where kind in ('contact', 'enquiry', 'parcel', 'coupon') group by 1, 2 having sum(orders) <> 0 order by 1, 2`,
  );
  expect(rows).toEqual([
    { kind: 'contact', key: 'NEW/GENERAL', orders: 1, amount: 0 },
    { kind: 'contact', key: 'REPLIED/SALES', orders: 1, amount: 0 },
    { kind: 'coupon', key: '9b2f8a40-0000-4000-8000-000000000002', orders: 1, amount: 500 },
    { kind: 'enquiry', key: 'closed/', orders: 1, amount: 0 },
    { kind: 'enquiry', key: 'new/', orders: 2, amount: 0 },
    { kind: 'parcel', key: '/PENDING/', orders: 1, amount: 0 },
    { kind: 'parcel', key: '9b2f8a40-0000-4000-8000-000000000001/DELIVERED/timed', orders: 1, amount: 200 },
  ]);
  await pool.query('update coupon_uses set returned_at = now(); truncate enquiries');
  const [emptied, anew] = await keptAndCounted();
  expect(emptied).toEqual(anew);
});

const PRODUCT_SUMS = `select days, first::text, product_id, quantity, amount from product_sums
                       where (quantity, amount) <> (0, 0) order by 1, 2, 3`;

it('what was sold of a product is summed up for many days too, whenever the changes are folded', async () => {
  const ids = [
    await insertOrder(shop.pool, { quantity: 3, amount: 3000, at: '2026-03-09T18:29:00Z' }),
    await insertOrder(shop.pool, { quantity: 2, amount: 500, at: '2026-03-12T18:29:00Z' }),
    await insertOrder(shop.pool, { productId: '3', amount: 70, at: '2025-12-31T20:00:00Z' }),
  ];
  await foldSums(shop.pool);
  await shop.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [ids[0]]);
  await shop.pool.query('delete from orders where id = $1', [ids[2]]);
  await foldSums(shop.pool);
  const kept = (await shop.pool.query(PRODUCT_SUMS)).rows;
  expect(kept).toContainEqual({ days: 4, first: '2026-03-09', product_id: '1', quantity: 2, amount: 50_000 });
  await shop.pool.query('begin; select rebuild_summaries(); commit');
  expect((await shop.pool.query(PRODUCT_SUMS)).rows).toEqual(kept);
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
