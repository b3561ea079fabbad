import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { addBar, brokenInvariants, countRows, line, stockOf } from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { CANCELLED_BY_CUSTOMER } from './cancel-order.ts';
import { readOrder } from './read-order.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await paymentShop();
  await addBar(shop.pool, 'bar', 20);
});
afterAll(() => shop.close());
afterEach(async () => expect(await brokenInvariants(shop.pool)).toEqual([]));

const place = async (headers: Record<string, string> = {}, changes: object = {}) => {
  const body = { ...ORDER_REQUEST_EXAMPLE, items: [line('bar', 2)], ...changes };
  const reply = await shop.call('POST', '/orders', body, headers);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().order;
};
const cancel = (id: string, headers: Record<string, string> = {}) =>
  shop.call('POST', `/orders/${id}/cancel`, undefined, headers);
const signedUp = async () => {
  const { token, userId } = await shop.signUp('USER');
  return { userId, headers: { authorization: `Bearer ${token}` } };
};

describe('an order that its customer cancels', () => {
  it('gives its goods back once, keeps who did it, and is told by mail', async () => {
    const { id } = await place();
    const before = await stockOf(shop.pool, 'bar');
    const replies = await Promise.all([cancel(id), cancel(id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(replies[0]?.json()).toMatchObject({
      message: 'Your order was cancelled',
      order: { status: 'CANCELLED' },
    });
    expect(replies[0]?.json().order).not.toHaveProperty('admin_notes');
    expect(await stockOf(shop.pool, 'bar')).toBe((before ?? 0) + 2);
    const order = await readOrder(shop.pool, id);
    expect(order?.status_history.at(-1)).toMatchObject({ actor: 'customer', note: CANCELLED_BY_CUSTOMER });
    expect(await countRows(shop.pool, 'outbox', `payload ->> 'event' = 'cancelled'`)).toBe(1);
  });

  it('is found by its number with the owner’s token alone', async () => {
    const [owner, stranger] = [await signedUp(), await signedUp()];
    const { order_number } = await place(owner.headers);
    expect((await cancel(`RR-${order_number}`)).statusCode).toBe(404);
    expect((await cancel(`RR-${order_number}`, stranger.headers)).statusCode).toBe(404);
    expect((await cancel('no-such-order-of-this-shop')).statusCode).toBe(404);
    const reply = await cancel(`RR-${order_number}`, owner.headers);
    expect(reply.json()).toMatchObject({ order: { status: 'CANCELLED', user_id: owner.userId } });
  });

  it('is owed what was paid, also when the money came without a word', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const reply = await cancel(order.id);
    expect(reply.json().message).toMatch(/^Your order was cancelled\. We’ll refund ₹[\d,.]+ to the account/);
    expect(await shop.order(order.id)).toMatchObject({ status: 'CANCELLED', payment_status: 'PAID' });
    const admin = await shop.admin();
    const seen = (await shop.call('GET', `/orders/${order.id}`, undefined, admin)).json().order;
    expect(seen.amount_to_refund).toBe(order.amount / 100);
  });

  it('takes no money any more that comes later', async () => {
    const order = await shop.placeOrder();
    const { page, transactionId } = await shop.initiate(order);
    expect((await cancel(order.id)).json().order).toMatchObject({ payment_status: 'FAILED' });
    await shop.pay(page, { webhook: 'dropped' });
    expect(await shop.status(transactionId)).toBe('DISPUTED');
    expect((await shop.order(order.id)).status).toBe('CANCELLED');
  });

  it.each(['SHIPPED', 'DELIVERED'])('is refused with a way out once it is %s', async (status) => {
    const { id } = await place();
    const admin = await shop.admin();
    await shop.call('PUT', `/orders/${id}`, { status }, admin);
    const reply = await cancel(id);
    expect(reply.statusCode).toBe(409);
    expect(errorOf(reply)).toMatchObject({ code: 'ORDER_LEFT' });
    expect(errorOf(reply).message).toContain('Please call or write to us');
  });

  it('is refused while one of its parcels is under way', async () => {
    const { id } = await place();
    await shop.pool.query(`insert into shipments (order_id, status) values ($1, 'IN_TRANSIT')`, [id]);
    expect((await cancel(id)).statusCode).toBe(409);
    expect((await shop.order(id)).status).toBe('PENDING');
  });
});
