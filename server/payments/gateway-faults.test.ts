import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentShop, paymentShop, type TestOrder } from '../../tests/support/payments.ts';
import { RUNS_ALL } from '../../tests/support/rounds.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { settlePayment } from './settle.ts';
import { readEntry } from './simulator/entries.ts';
import { simulatorKeys } from './simulator/keys.ts';
import { orderEntry } from './simulator/orders.ts';
import { webhookSignature } from './webhook-signature.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await paymentShop();
});
afterEach(() => shop.turn({ gateway: 'up' }));
afterAll(() => shop.close());

const completed = async (order: TestOrder) => ({
  event: 'checkout.order.completed',
  payload: { merchantOrderId: await shop.attemptId(order.id), state: 'COMPLETED', amount: order.amount },
});
const unpaid = { status: 'PENDING', payment_status: 'PENDING' };
const paid = { status: 'CONFIRMED', payment_status: 'PAID' };

describe('when the payment service is in trouble', () => {
  it.each(['down', 'failing', 'garbage'] as const)(
    '38: a gateway that is %s is told in words, and the order stays payable',
    async (gateway) => {
      const order = await shop.placeOrder();
      await shop.turn({ gateway });
      const reply = await shop.call('POST', '/payment/initiate', { orderId: order.id, amount: order.amount });
      expect(reply.statusCode).toBe(503);
      expect(reply.headers['retry-after']).toBe('15');
      expect(errorOf(reply)).toMatchObject({
        code: 'GATEWAY_UNAVAILABLE',
        message:
          'Failed to initiate payment. The payment service isn’t responding. Your order is saved. Please try again in a moment.',
      });
      const sdk = await shop.call('POST', '/payment/create-sdk-order', { orderId: order.id });
      expect(errorOf(sdk).message).toMatch(/^Failed to create SDK order\. /);
      expect(await shop.status(order.id)).toBe('PENDING');
      expect(await shop.order(order.id)).toMatchObject(unpaid);
      await shop.turn({ gateway: 'up' });
      const { page } = await shop.initiate(order);
      await shop.pay(page, { webhook: 'dropped' });
      expect(await shop.status(order.id)).toBe('COMPLETED');
    },
  );

  it('38: a webhook while the gateway is silent is answered, and settled when it speaks again', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const { webhookUsername, webhookPassword } = await simulatorKeys(shop.pool)();
    const authorization = webhookSignature(webhookUsername, webhookPassword);
    await shop.turn({ gateway: 'failing' });
    const heard = await shop.call('POST', '/payment/webhook', await completed(order), { authorization });
    expect(heard.json()).toEqual({ success: true, message: 'Noted' });
    const { rows } = await shop.pool.query(
      'select next_check_at <= now() as is_due from payments where order_id = $1',
      [order.id],
    );
    expect(rows).toEqual([{ is_due: true }]);
  });

  it.runIf(RUNS_ALL)('38: while a slow gateway is waited for, no database connection is held', async () => {
    const order = await shop.placeOrder();
    await shop.initiate(await shop.placeOrder());
    await shop.turn({ gateway: 'slow' });
    const begun = Date.now();
    const asked = shop.call('POST', '/payment/initiate', { orderId: order.id });
    await delay(1500);
    expect(shop.pool.totalCount - shop.pool.idleCount).toBe(0);
    expect((await asked).statusCode).toBe(503);
    expect(Date.now() - begun).toBeLessThan(12_000);
  });

  it('39: a time-out after the gateway accepted makes no second charge', async () => {
    const order = await shop.placeOrder();
    await shop.initiate(await shop.placeOrder());
    await shop.turn({ gateway: 'cut' });
    expect((await shop.call('POST', '/payment/initiate', { orderId: order.id })).statusCode).toBe(503);
    const first = await shop.attemptId(order.id);
    const book = await readEntry(shop.pool, orderEntry(first));
    expect(book).toMatchObject({ merchantOrderId: first, attempts: [] });
    await shop.turn({ gateway: 'up' });
    const { page, transactionId } = await shop.initiate(order);
    expect(transactionId).toBe(await shop.attemptId(order.id, 2));
    await shop.pay(page, { webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('COMPLETED');
    expect(await settlePayment(shop.parts, first)).toMatchObject({ state: 'PENDING' });
    expect(await shop.order(order.id)).toMatchObject(paid);
  });
});
