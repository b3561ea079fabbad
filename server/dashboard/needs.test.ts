import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertOrder } from '../../tests/support/dashboard.ts';
import { bearer, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  ({ token } = await shop.signUp('ADMIN'));
  await shop.pool.query(`update reviews set status = 'published'; delete from stock`);
});
afterAll(() => shop.close());

const call = async (path: string) =>
  (await shop.app.inject({ url: `/api${path}`, headers: bearer(token) })).json().data;
const needs = () => call('/dashboard/needs');
const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const numbersOf = async (id: string) =>
  (await shop.pool.query('select order_number from orders where id = $1', [id])).rows[0].order_number;

const pay = (orderId: string, state: 'COMPLETED' | 'DISPUTED', attempt = 1) =>
  shop.pool.query(
    `insert into payments (order_id, attempt, provider, merchant_order_id, state, amount, amount_received, problem, completed_at)
     select id, $3::int, 'phonepe', id || ($3::int)::text, $2, total_amount, total_amount,
            case when $2 = 'DISPUTED' then 'The order was already paid.' end, now() from orders where id = $1`,
    [orderId, state, attempt],
  );

const refund = (orderId: string, rupees: number) =>
  shop.pool.query(
    `insert into refunds (payment_id, merchant_refund_id, state, amount)
     select id, 'R-' || gen_random_uuid(), 'COMPLETED', $2 from payments where order_id = $1`,
    [orderId, rupees * 100],
  );

it('needs nobody while nothing waits', async () => {
  expect(await needs()).toEqual({
    claims: { count: 0, orders: [], since: null },
    handedClaims: { count: 0, orders: [], since: null },
    disputed: { count: 0, amount: 0, orders: [] },
    unpaid: { count: 0, amount: 0, oldest: null, since: null },
    refunds: { count: 0, amount: 0, orders: [] },
    late: { count: 0, orders: [] },
    toCall: { count: 0, orders: [], due: null },
    lowStock: { count: 0, items: [] },
    messages: { contacts: 0, enquiries: 0, since: null },
    reviews: { count: 0, products: [] },
    mails: { count: 0, since: null, subject: null },
    flow: { toConfirm: 0, toShip: 0, onTheWay: 0 },
  });
});

it('counts the money that waits, and the list of orders shows the same ones', async () => {
  const online = { paymentMethod: 'UPI' };
  const old = await insertOrder(shop.pool, { ...online, amount: 500, at: dayAgo(5) });
  await insertOrder(shop.pool, { ...online, amount: 300, paymentStatus: 'FAILED', at: dayAgo(1) });
  await insertOrder(shop.pool, { ...online, amount: 900, status: 'CANCELLED' });
  await insertOrder(shop.pool, { amount: 700, status: 'SHIPPED' });
  const partly = await insertOrder(shop.pool, {
    ...online,
    amount: 400,
    status: 'CANCELLED',
    paymentStatus: 'PAID',
  });
  await pay(partly, 'COMPLETED');
  await refund(partly, 150);
  const whole = await insertOrder(shop.pool, { ...online, status: 'CANCELLED', paymentStatus: 'PAID' });
  await pay(whole, 'COMPLETED');
  await refund(whole, 1000);
  const twice = await insertOrder(shop.pool, {
    ...online,
    amount: 250,
    status: 'CONFIRMED',
    paymentStatus: 'PAID',
  });
  await pay(twice, 'COMPLETED');
  await pay(twice, 'DISPUTED', 2);

  const { unpaid, refunds, disputed, flow } = await needs();
  expect(unpaid).toEqual({
    count: 2,
    amount: 800,
    oldest: `RR-${await numbersOf(old)}`,
    since: expect.any(String),
  });
  expect(refunds).toEqual({ count: 1, amount: 250, orders: [`RR-${await numbersOf(partly)}`] });
  expect(disputed).toEqual({ count: 1, amount: 250, orders: [`RR-${await numbersOf(twice)}`] });
  expect(flow).toEqual({ toConfirm: 2, toShip: 1, onTheWay: 1 });
  const listed = async (money: string) =>
    (await call(`/orders?money=${money}`)).map(({ id }: { id: string }) => id);
  expect(await listed('unpaid')).toHaveLength(2);
  expect(await listed('refund-owed')).toEqual([partly]);
  expect(await listed('disputed')).toEqual([twice]);
});

it('names what is low, who waits and which mail was given up', async () => {
  await shop.pool.query(`insert into stock (product_id, available) values ('1', 3), ('3', 0), ('4', 6)`);
  await shop.pool.query(
    `insert into stock (product_id, variant_id, available)
     select product_id, min(id), 5 from product_variants where parent_id is null group by product_id order by 1 limit 1`,
  );
  const message = (table: string, at: string) =>
    shop.pool.query(
      `insert into ${table} (name, email, subject, created_at) values ('Tara', 'tara@example.in', 'Bench', $1)`,
      [at],
    );
  await message('contacts', dayAgo(1));
  const older = dayAgo(2);
  await message('enquiries', older);
  await shop.pool.query(
    `insert into reviews (id, product_id, user_name, rating) values ('n1', '1', 'Ravi', 4), ('n2', '1', 'Asha', 5);
     insert into outbox (kind, payload, dedupe_key, status)
     values ('mail', '{"to":"a@b.in","subject":"Your order RR-1"}', 'x', 'dead'), ('mail', '{}', 'y', 'failed')`,
  );
  const found = await needs();
  expect(found.lowStock.count).toBe(3);
  expect(found.lowStock.items).toMatchObject([
    { available: 0, variant: null },
    { available: 3, variant: null },
  ]);
  expect(found.messages).toMatchObject({ contacts: 1, enquiries: 1, since: older });
  expect(found.reviews).toEqual({ count: 2, products: [expect.any(String)] });
  expect(found.mails).toEqual({ count: 1, since: expect.any(String), subject: 'Your order RR-1' });
  expect(await call('/dashboard/waiting')).toMatchObject({ reviews: 2 });
});
