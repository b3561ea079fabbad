import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { completeOrder } from '../../contract/orders/complete-order.ts';
import { ORDER_REQUEST_EXAMPLE, orderRequestSchema } from '../../contract/orders/order-request.ts';
import {
  addBar,
  addCoupon,
  brokenInvariants,
  buyer,
  countRows,
  line,
  stockOf,
} from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop, type TestOrder } from '../../tests/support/payments.ts';
import { placeOrder } from '../orders/place-order.ts';
import { REPLACED_BY_CUSTOMER } from '../orders/replace-order.ts';
import { settlePayment } from './settle.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await paymentShop();
});
afterEach(() => shop.turn({ gateway: 'up' }));
afterAll(() => shop.close());

type Body = Record<string, unknown>;
const order = (bar: string, changes: Body = {}) => ({
  ...ORDER_REQUEST_EXAMPLE,
  ...buyer(bar),
  items: [line(bar)],
  ...changes,
});

/** Somebody went to the gateway's page with the last bar of its kind. */
async function unpaidOrder(bar: string, changes: Body = {}) {
  await addBar(shop.pool, bar, 1);
  const reply = await shop.call('POST', '/orders/guest', order(bar, { paymentMethod: 'online', ...changes }));
  expect(reply.statusCode, reply.body).toBe(201);
  const { orderId, order: placed } = reply.json();
  const first: TestOrder = { id: orderId, amount: Math.round(placed.total_amount * 100) };
  return { ...first, ...(await shop.initiate(first)) };
}

const orderAnew = (bar: string, replacesOrderId: string, changes: Body = {}, headers = {}) =>
  shop.call('POST', '/orders/guest', order(bar, { replacesOrderId, ...changes }), headers);
const ordersOf = (bar: string) => countRows(shop.pool, 'order_items', `product_id = '${bar}'`);
const mailsAbout = async (orderId: string) => {
  const { rows } = await shop.pool.query<{ event: string }>(
    `select payload->>'event' as event from outbox
      where payload->>'orderId' = $1 and payload->>'event' <> 'noticed'`,
    [orderId],
  );
  return rows.map(({ event }) => event);
};

describe('an unpaid order that its shopper places anew', () => {
  it('lets go of the last unit, which otherwise it would keep from its own shopper', async () => {
    const first = await unpaidOrder('switch');
    expect((await shop.call('POST', '/orders/guest', order('switch'))).json()).toMatchObject({
      code: 'OUT_OF_STOCK',
    });
    const reply = await orderAnew('switch', first.id);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json().order).toMatchObject({ payment_method: 'COD', status: 'PENDING' });
    expect(await shop.order(first.id)).toEqual({
      status: 'CANCELLED',
      payment_status: 'FAILED',
      stock_held: false,
    });
    expect(await stockOf(shop.pool, 'switch')).toBe(0);
    const { rows } = await shop.pool.query(
      `select actor, note from order_status_history where order_id = $1 and to_value = 'CANCELLED'`,
      [first.id],
    );
    expect(rows).toEqual([{ actor: 'customer', note: REPLACED_BY_CUSTOMER }]);
    expect(await mailsAbout(first.id)).toEqual([]);
    expect(await mailsAbout(reply.json().orderId)).toEqual(['placed']);
    const again = await shop.call('POST', '/payment/initiate', { orderId: first.id });
    expect(again.json()).toMatchObject({ code: 'ORDER_CANCELLED' });
  });

  it('lets go of a coupon that each customer has once', async () => {
    await addCoupon(shop.pool, { code: 'MINE', type: 'fixed', value: 10_000, per_customer_limit: 1 });
    const first = await unpaidOrder('coupon', { couponCode: 'MINE' });
    const reply = await orderAnew('coupon', first.id, { couponCode: 'MINE' });
    expect(reply.json().order).toMatchObject({ discount_amount: 100 });
    expect(await countRows(shop.pool, 'coupon_uses', 'returned_at is null')).toBe(1);
  });

  it('stays as it was when the new order is refused', async () => {
    const first = await unpaidOrder('refused');
    const short = await orderAnew('refused', first.id, { items: [line('refused', 2)] });
    expect(short.json()).toMatchObject({ code: 'OUT_OF_STOCK' });
    const dearer = await orderAnew('refused', first.id, { totalAmount: 1 });
    expect(dearer.json()).toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await shop.order(first.id)).toMatchObject({ status: 'PENDING', stock_held: true });
    expect(await stockOf(shop.pool, 'refused')).toBe(0);
  });

  it('is given up once when the new order is sent twice', async () => {
    const first = await unpaidOrder('twice');
    const send = () => orderAnew('twice', first.id, {}, { 'idempotency-key': 'anew' });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await ordersOf('twice')).toBe(2);
  });

  it('has been paid in another tab: it stands, and nothing is ordered twice', async () => {
    const first = await unpaidOrder('paid');
    await shop.pay(first.page, { webhook: 'dropped' });
    const reply = await orderAnew('paid', first.id);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'ORDER_PAID', details: { orderId: first.id } });
    expect(await shop.order(first.id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' });
    expect(await ordersOf('paid')).toBe(1);
  });

  it('is paid after all while the gateway is silent: the money waits to be given back, and the new order stands', async () => {
    const first = await unpaidOrder('late');
    await shop.turn({ gateway: 'failing' });
    expect((await orderAnew('late', first.id)).statusCode).toBe(201);
    await shop.turn({ gateway: 'up' });
    await shop.pay(first.page, { webhook: 'dropped' });
    expect(await shop.status(first.id)).toBe('DISPUTED');
    expect(await shop.payments(first.id)).toMatchObject([
      { state: 'DISPUTED', problem: 'The order was cancelled before the payment came in.' },
    ]);
    expect(await shop.order(first.id)).toMatchObject({ status: 'CANCELLED', stock_held: false });
    expect(await stockOf(shop.pool, 'late')).toBe(0);
  });

  it('is paid in the same instant: one of the two orders has the goods, and the money is never lost', async () => {
    for (let round = 0; round < 6; round += 1) {
      const bar = `instant-${round}`;
      const first = await unpaidOrder(bar);
      await shop.pay(first.page, { webhook: 'dropped' });
      const request = orderRequestSchema
        .transform(completeOrder)
        .parse(order(bar, { replacesOrderId: first.id }));
      const [, placed] = await Promise.all([
        settlePayment(shop.parts, first.transactionId),
        placeOrder(shop.pool, {
          request,
          userId: null,
          actor: { id: null, name: 'customer' },
          reader: 'guest',
          offersOnline: true,
          key: undefined,
          now: new Date(),
        }),
      ]);
      const stood = { ...(await shop.order(first.id)), payment: (await shop.payments(first.id))[0]?.state };
      expect(stood).toMatchObject(
        placed.ok
          ? { status: 'CANCELLED', stock_held: false, payment: 'DISPUTED' }
          : { status: 'CONFIRMED', payment_status: 'PAID', stock_held: true, payment: 'COMPLETED' },
      );
      expect(placed.ok || placed.code).toBe(placed.ok ? true : 'ORDER_PAID');
      expect(await stockOf(shop.pool, bar)).toBe(0);
    }
  });
});

describe('a request to replace another order', () => {
  it('is ignored for an order of somebody else’s account, one that is paid on delivery, or one that does not exist', async () => {
    await addBar(shop.pool, 'plenty', 100);
    const { token } = await shop.signUp('USER');
    const owner = { authorization: `Bearer ${token}` };
    const online = order('plenty', { paymentMethod: 'online' });
    const owned = (await shop.call('POST', '/orders', online, owner)).json().orderId;
    const onDelivery = (await shop.call('POST', '/orders/guest', order('plenty'))).json().orderId;
    for (const id of [owned, onDelivery, 'GUEST-unknown'])
      expect((await orderAnew('plenty', id)).statusCode).toBe(201);
    for (const id of [owned, onDelivery])
      expect(await shop.order(id)).toMatchObject({ status: 'PENDING', stock_held: true });

    const anew = order('plenty', { replacesOrderId: owned });
    expect((await shop.call('POST', '/orders', anew, owner)).statusCode).toBe(201);
    expect(await shop.order(owned)).toMatchObject({ status: 'CANCELLED' });
  });

  it('leaves stock, payments and totals that add up', async () => {
    expect(await brokenInvariants(shop.pool)).toEqual([]);
  });
});
