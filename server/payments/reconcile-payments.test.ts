import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  CUSTOMER_EMAIL,
  type PaymentShop,
  paymentShop,
  type TestOrder,
} from '../../tests/support/payments.ts';
import { cancelUnconfirmedOrders, cancelUnpaidOrders } from '../orders/due-orders.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await paymentShop();
  await shop.pool.query(`insert into stock (product_id, available) values ('1', 50)`);
});
afterEach(async () => {
  await shop.turn({ gateway: 'up' });
  await shop.pool.query(`update payments set state = 'FAILED' where state in ('CREATED', 'PENDING')`);
  await shop.pool.query('update orders set payment_due_at = null');
});
afterAll(() => shop.close());

/** What the jobs of one process do so many seconds later. */
async function runJobs(secondsLater: number): Promise<void> {
  const now = new Date(Date.now() + secondsLater * 1000);
  await reconcilePayments({ ...shop.parts, now: () => now });
  await cancelUnpaidOrders(shop.pool, now);
  await cancelUnconfirmedOrders(shop.pool, now);
}

const available = async (): Promise<number> => {
  const { rows } = await shop.pool.query<{ available: number }>(
    `select available from stock where product_id = '1'`,
  );
  return rows[0]?.available ?? Number.NaN;
};
const checksOf = async ({ id }: TestOrder) => {
  const { rows } = await shop.pool.query(
    `select checks, locked_by, extract(epoch from next_check_at - created_at)::int as next
       from payments where order_id = $1 order by attempt desc limit 1`,
    [id],
  );
  return rows[0];
};
const AN_HOUR = 3600;
const paid = { status: 'CONFIRMED', payment_status: 'PAID' };

describe('the reconciler', () => {
  it('37: settles a payment whose webhook never came and whose browser never returned', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    await runJobs(20);
    expect(await checksOf(order)).toEqual({ checks: 0, locked_by: null, next: 25 });
    await runJobs(25);
    expect(await shop.order(order.id)).toMatchObject(paid);
    const subjects = await shop.mailsTo(CUSTOMER_EMAIL);
    expect(subjects.filter((subject) => subject.startsWith('We’ve received'))).toHaveLength(1);
  });

  it('asks again at the prescribed times while a payment is open', async () => {
    const order = await shop.placeOrder();
    await shop.initiate(order);
    await runJobs(26);
    expect(await checksOf(order)).toEqual({ checks: 1, locked_by: null, next: 28 });
    await runJobs(27);
    expect((await checksOf(order)).checks).toBe(1);
    await runJobs(300);
    expect(await checksOf(order)).toEqual({ checks: 2, locked_by: null, next: 355 });
  });

  it('goes on while the gateway is away, and settles when it is back', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    await shop.turn({ gateway: 'down' });
    await runJobs(26);
    expect(await shop.order(order.id)).toMatchObject({ payment_status: 'PENDING' });
    await shop.turn({ gateway: 'up' });
    await runJobs(60);
    expect(await shop.order(order.id)).toMatchObject(paid);
  });

  it('77: of two processes one asks, and a process that died holds nothing up', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const processes = [runJobs(26), runJobs(26), runJobs(26)];
    await Promise.all(processes);
    expect(await shop.order(order.id)).toMatchObject(paid);
    expect((await checksOf(order)).checks).toBe(1);

    const other = await shop.placeOrder();
    await shop.pay((await shop.initiate(other)).page, { webhook: 'dropped' });
    await shop.pool.query(`update payments set locked_by = 'dead', lease_until = $2 where order_id = $1`, [
      other.id,
      new Date(Date.now() + 60_000),
    ]);
    await runJobs(30);
    expect((await shop.order(other.id)).payment_status).toBe('PENDING');
    await runJobs(61);
    expect(await shop.order(other.id)).toMatchObject(paid);
  });

  it('finds out what became of a payment that the gateway never answered about', async () => {
    const order = await shop.placeOrder();
    await shop.turn({ gateway: 'failing' });
    expect((await shop.call('POST', '/payment/initiate', { orderId: order.id })).statusCode).toBe(503);
    await shop.turn({ gateway: 'up' });
    await runJobs(26);
    expect((await shop.payments(order.id)).map(({ state }) => state)).toEqual(['FAILED']);
    expect(await shop.order(order.id)).toMatchObject({ status: 'PENDING', payment_status: 'FAILED' });
  });

  it('cancels a large cash order that nobody has confirmed by a call in time, and gives its goods back', async () => {
    const before = await available();
    const { id } = await shop.placeOrder('cod');
    expect(await available()).toBe(before - 1);
    await shop.pool.query(`update orders set call_due_at = created_at + interval '2 days' where id = $1`, [
      id,
    ]);
    await runJobs(47 * AN_HOUR);
    expect(await shop.order(id)).toMatchObject({ status: 'PENDING' });
    await runJobs(49 * AN_HOUR);
    expect(await shop.order(id)).toMatchObject({ status: 'CANCELLED' });
    expect(await available()).toBe(before);
  });
});

describe('an order that is not paid in time', () => {
  it('10, 20: is given up once, its goods go back and the customer is told', async () => {
    const before = await available();
    const order = await shop.placeOrder('online', 3);
    expect(await available()).toBe(before - 3);
    await runJobs(AN_HOUR - 10);
    expect(await shop.order(order.id)).toMatchObject({ status: 'PENDING', stock_held: true });
    const processes = [runJobs(AN_HOUR + 10), runJobs(AN_HOUR + 10)];
    await Promise.all(processes);
    await runJobs(AN_HOUR + 60);
    expect(await shop.order(order.id)).toEqual({
      status: 'CANCELLED',
      payment_status: 'FAILED',
      stock_held: false,
    });
    expect(await available()).toBe(before);
    const { rowCount } = await shop.pool.query('select from outbox where dedupe_key like $1', [
      `order-cancelled:${order.id}:%`,
    ]);
    expect(rowCount).toBe(1);
  });

  it('is given up too after a payment that failed, but not while one is open or an administrator has taken it up', async () => {
    const [failed, open, confirmed, cash] = [
      await shop.placeOrder(),
      await shop.placeOrder(),
      await shop.placeOrder(),
      await shop.placeOrder('cod'),
    ];
    await shop.pay((await shop.initiate(failed)).page, { outcome: 'failure', webhook: 'dropped' });
    await shop.status(failed.id);
    await shop.initiate(open);
    await shop.pool.query('update payments set expires_at = $2, next_check_at = $2 where order_id = $1', [
      open.id,
      new Date(Date.now() + (AN_HOUR + 30) * 1000),
    ]);
    const taken = { status: 'CONFIRMED', reason: 'Pays by cheque' };
    await shop.call('PUT', `/orders/${confirmed.id}`, taken, await shop.admin());
    await runJobs(AN_HOUR + 10);
    const statuses = await Promise.all(
      [failed, open, confirmed, cash].map(async ({ id }) => (await shop.order(id)).status),
    );
    expect(statuses).toEqual(['CANCELLED', 'PENDING', 'CONFIRMED', 'PENDING']);
  });

  it('is not given up while the gateway is being asked about its payment', async () => {
    const order = await shop.placeOrder();
    await shop.initiate(order);
    const later = (seconds: number) => new Date(Date.now() + (AN_HOUR + seconds) * 1000);
    await shop.pool.query(
      `update payments set expires_at = now() - interval '1 day', lease_until = $2 where order_id = $1`,
      [order.id, later(60)],
    );
    expect(await cancelUnpaidOrders(shop.pool, later(10))).toBe(0);
    expect(await cancelUnpaidOrders(shop.pool, later(70))).toBe(1);
  });

  it('33: is taken up again by late money, with its goods', async () => {
    const before = await available();
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    await shop.pool.query(`update payments set expires_at = now() - interval '1 day' where order_id = $1`, [
      order.id,
    ]);
    await shop.turn({ gateway: 'down' });
    await runJobs(AN_HOUR + 10);
    expect(await shop.order(order.id)).toMatchObject({ status: 'CANCELLED' });
    await shop.turn({ gateway: 'up' });
    await shop.pay(page, { webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('COMPLETED');
    expect(await shop.order(order.id)).toMatchObject({ ...paid, stock_held: true });
    expect(await available()).toBe(before - 1);
  });

  it('33: stays cancelled when its goods are gone, and the money waits to be given back', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    await shop.pool.query(`update payments set expires_at = now() - interval '1 day' where order_id = $1`, [
      order.id,
    ]);
    await shop.turn({ gateway: 'down' });
    await runJobs(AN_HOUR + 10);
    await shop.turn({ gateway: 'up' });
    const { rows } = await shop.pool.query<{ available: number }>(
      `with old as (select available from stock where product_id = '1')
       update stock set available = 0 where product_id = '1' returning (select available from old)`,
    );
    await shop.pay(page, { webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('DISPUTED');
    await shop.pool.query(`update stock set available = $1 where product_id = '1'`, [rows[0]?.available]);
    expect(await shop.order(order.id)).toMatchObject({ status: 'CANCELLED', stock_held: false });
    expect((await shop.payments(order.id))[0]?.problem).toMatch(/isn’t enough stock/);
  });
});
