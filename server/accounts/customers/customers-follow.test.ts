import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertOrder, insertPayment, insertRefund } from '../../../tests/support/dashboard.ts';
import { type TestShop, testShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const KEPT = `select key, user_id, name, email, phone, orders_count, total_spent, created_at
                from customers where is_listed order by key`;

/** The same from accounts and orders, in one query. */
const COUNTED = `
  select people.key, u.id as user_id, coalesce(u.name, latest_name, '') as name,
         coalesce(u.email, latest_email, people.key) as email, coalesce(u.phone, latest_phone, '') as phone,
         coalesce(many, 0) as orders_count, coalesce(spent, 0)::bigint as total_spent,
         least(u.created_at, first_at) as created_at
    from (
      select lower(email) as key from users
      union
      select customer_of(user_id, customer_email) from orders where deleted_at is null
    ) people
    left join users u on lower(u.email) = people.key
    left join (
      select customer_of(user_id, customer_email) as key, count(*) as many, min(created_at) as first_at,
             sum(net) as spent,
             (array_agg(customer_name order by created_at desc, id desc))[1] as latest_name,
             (array_agg(customer_email order by created_at desc, id desc))[1] as latest_email,
             (array_agg(customer_phone order by created_at desc, id desc))[1] as latest_phone
        from orders join lateral (
          select coalesce(sum(amount), 0) as net from (
            select amount_received as amount from payments where order_id = orders.id and state = 'COMPLETED'
            union all select -r.amount from refunds r join payments p on p.id = payment_id
             where p.order_id = orders.id and p.state = 'COMPLETED' and r.state = 'COMPLETED') moved) money on true
       where deleted_at is null group by 1
    ) ordered on ordered.key = people.key
   where many > 0 or u.role = 'USER' order by people.key`;

const rowsOf = async (query: string) => (await shop.pool.query(query)).rows;

it('customers follow every way in which orders and accounts change', async () => {
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
  for (const id of ids.slice(0, 5)) await insertPayment(shop.pool, id);
  await insertRefund(shop.pool, ids[0] ?? '', 1000);
  await insertRefund(shop.pool, ids[0] ?? '', 70, { state: 'REQUESTED' });
  await insertRefund(shop.pool, ids[3] ?? '', 7);
  for (const [statement, values] of [
    [`update orders set status = 'CANCELLED' where id = $1`, [ids[0]]],
    [`update orders set status = 'SHIPPED', payment_status = 'PAID' where id = $1`, [ids[0]]],
    [`update refunds set state = 'COMPLETED', completed_at = now() where state = 'REQUESTED'`, []],
    [`update payments set state = 'FAILED', amount_received = null where order_id = $1`, [ids[1]]],
    [`update orders set status = 'PENDING' where id = $1`, [ids[2]]],
    [`update orders set created_at = '2026-04-01T18:29:00Z' where id = $1`, [ids[3]]],
    [`update orders set deleted_at = now() where id = $1`, [ids[4]]],
    [`update orders set payment_status = 'PAID' where id = $1`, [ids[5]]],
    [`update orders set payment_method = 'COD' where id = $1`, [ids[6]]],
    [`update orders set payment_method = 'CARD' where id = $1`, [ids[7]]],
  ] as const)
    await shop.pool.query(statement, [...values]);
  expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));

  await shop.pool.query(`update users set name = 'Meera N', email = 'RAVI@example.in' where id = $1`, [
    userId,
  ]);
  expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));
  await shop.pool.query('delete from refunds');
  await shop.pool.query('delete from payments');
  expect(await rowsOf(KEPT)).toEqual(await rowsOf(COUNTED));
  await shop.pool.query('delete from orders where id = $1', [ids[0]]);
  // An order that is gone for good leaves the day on which its customer came.
  const spent = (query: string) => `select key, orders_count, total_spent from (${query}) all_of_them`;
  expect(await rowsOf(spent(KEPT))).toEqual(await rowsOf(spent(COUNTED)));
  await shop.pool.query('delete from users');
  expect(await rowsOf(spent(KEPT))).toEqual(await rowsOf(spent(COUNTED)));
});

it('what a customer spent follows the money of an order, not its status', async () => {
  const email = 'late-payer@example.in';
  const id = await insertOrder(shop.pool, { email, paymentMethod: 'ONLINE', amount: 600 });
  const spent = async () =>
    (await shop.pool.query('select total_spent from customers where key = $1', [email])).rows[0];
  expect(await spent()).toEqual({ total_spent: 0 });
  await insertPayment(shop.pool, id, { provider: 'simulator' });
  expect(await spent(), 'paid').toEqual({ total_spent: 60_000 });
  await insertRefund(shop.pool, id, 100);
  expect(await spent(), 'refunded in part').toEqual({ total_spent: 50_000 });
  await shop.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [id]);
  expect(await spent(), 'cancelled, and the rest is still here').toEqual({ total_spent: 50_000 });
  await insertRefund(shop.pool, id, 500);
  expect(await spent(), 'refunded').toEqual({ total_spent: 0 });
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
