import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CUSTOMER_EMAIL,
  type PaymentShop,
  paymentShop,
  type TestOrder,
} from '../../tests/support/payments.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { readConfig } from '../config.ts';
import { settlePayment } from './settle.ts';
import { changeEntry, readEntry } from './simulator/entries.ts';
import { simulatorKeys } from './simulator/keys.ts';
import { describeOrder, orderEntry } from './simulator/orders.ts';
import { webhookSignature } from './webhook-signature.ts';

let shop: PaymentShop;
let signature: string;
beforeAll(async () => {
  shop = await paymentShop();
  const { webhookUsername, webhookPassword } = await simulatorKeys(shop.pool)();
  signature = webhookSignature(webhookUsername, webhookPassword);
});
afterAll(() => shop.close());

const webhook = (body: object, authorization: string | null = signature) =>
  shop.call('POST', '/payment/webhook', body, authorization === null ? {} : { authorization });
const completed = async (order: TestOrder) => ({
  event: 'checkout.order.completed',
  payload: { merchantOrderId: await shop.attemptId(order.id), state: 'COMPLETED', amount: order.amount },
});
const bookOf = async (order: TestOrder, attempt = 1) => orderEntry(await shop.attemptId(order.id, attempt));
const settle = async (order: TestOrder, attempt = 1) =>
  settlePayment(shop.parts, await shop.attemptId(order.id, attempt));
const alarms = async () =>
  (await shop.mailsTo('sales@rackandrep.example')).filter((subject) => subject.startsWith('Please check'))
    .length;
const receipts = async () =>
  (await shop.mailsTo(CUSTOMER_EMAIL)).filter((subject) => subject.startsWith('We’ve received')).length;
const checkings = async () =>
  (await shop.mailsTo(CUSTOMER_EMAIL)).filter((subject) => subject.startsWith('We’re checking')).length;
const unpaid = { status: 'PENDING', payment_status: 'PENDING' };
const paid = { status: 'CONFIRMED', payment_status: 'PAID' };

describe('attacks on payments: a state counts once, in any order, for the exact amount [4.order.16]', () => {
  it('27: a return address that claims success pays nothing', async () => {
    const order = await shop.placeOrder();
    await shop.initiate(order);
    await shop.app.inject({
      url: `/payment-response?success=true&orderId=${order.id}&transactionId=${await shop.attemptId(order.id)}`,
    });
    expect(await shop.status(order.id)).toBe('PENDING');
    expect(await shop.order(order.id)).toMatchObject(unpaid);
  });

  it('28: a webhook without, with a wrong or an empty signature is refused', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const wrong = [null, '', signature.slice(1), `Bearer ${signature}`, webhookSignature('admin', 'admin')];
    for (const authorization of wrong) {
      const reply = await webhook(await completed(order), authorization);
      expect(reply.statusCode).toBe(401);
      expect(errorOf(reply).code).toBe('NOT_GENUINE');
    }
    expect(await shop.order(order.id)).toMatchObject(unpaid);
    const { rows } = await shop.pool.query(`select from payment_events where event like 'checkout.%'`);
    expect(rows).toEqual([]);
  });

  it('28: a forged webhook of the provider’s own making is refused as well', async () => {
    const order = await shop.placeOrder();
    const before = shop.log().length;
    await shop.pay((await shop.initiate(order)).page, { webhook: 'forged' });
    while (!shop.log().slice(before).includes('without the right signature')) await delay(20);
    expect(await shop.order(order.id)).toMatchObject(unpaid);
  });

  it('29: a gateway without its webhook’s secret stops the start and names the setting', () => {
    const settings = {
      PHONEPE_CLIENT_ID: 'SHOP',
      PHONEPE_CLIENT_SECRET: 'secret',
      PHONEPE_ENV: 'production',
    };
    expect(() => readConfig(settings)).toThrow(/PHONEPE_WEBHOOK_USERNAME.*\n.*PHONEPE_WEBHOOK_PASSWORD/);
  });

  it('30: a genuine signature on a forged body pays nothing, and the true message still counts later', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    const forged = await webhook(await completed(order));
    expect(forged.json()).toEqual({ success: true, message: 'Noted' });
    expect(await shop.order(order.id)).toMatchObject(unpaid);
    await shop.pay(page, { webhook: 'dropped' });
    expect((await webhook(await completed(order))).json()).toEqual({ success: true, message: 'Settled' });
    expect(await shop.order(order.id)).toMatchObject(paid);
  });

  it('31: another amount pays nothing and is flagged for the administrator [4.order.16]', async () => {
    const order = await shop.placeOrder();
    const before = await alarms();
    const checked = await checkings();
    await shop.pay((await shop.initiate(order)).page, { outcome: 'short', webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('DISPUTED');
    await settle(order);
    expect(await shop.order(order.id)).toMatchObject(unpaid);
    expect(await alarms()).toBe(before + 1);
    expect(await checkings()).toBe(checked + 1);
    const list = await shop.call('GET', '/payments?flagged=true', undefined, await shop.admin());
    expect(list.json().data[0]).toMatchObject({
      orderId: order.id,
      status: 'DISPUTED',
      amountReceived: order.amount - 100,
      refundable: order.amount - 100,
      problem: 'The payment service reported a different amount than the order’s.',
    });
  });

  it('31: money that settles nothing is told of in the list of orders, and its order cannot be deleted', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { outcome: 'short', webhook: 'dropped' });
    await settle(order);
    const admin = await shop.admin();
    const listed = async () =>
      (await shop.call('GET', `/orders?search=${order.id}`, undefined, admin)).json().data;
    expect(await listed()).toMatchObject([
      { payment_status: 'PENDING', amount_disputed: (order.amount - 100) / 100 },
    ]);
    const refused = await shop.call('DELETE', `/orders/${order.id}`, undefined, admin);
    expect([refused.statusCode, errorOf(refused).code]).toEqual([409, 'ORDER_PAID']);
    expect(await listed()).toHaveLength(1);
  });

  it('31: an answer about another payment of the shop pays nothing', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    await shop.pay(page, { webhook: 'dropped' });
    await changeEntry(shop.pool, await bookOf(order), (entry) => ({ ...entry, merchantOrderId: 'another' }));
    expect(await settle(order)).toEqual({ outcome: 'unchanged', state: 'PENDING' });
    const merchantOrderId = await shop.attemptId(order.id);
    await changeEntry(shop.pool, orderEntry(merchantOrderId), (entry) => ({
      ...entry,
      merchantOrderId,
      orderId: 'OMO-of-somebody-else',
    }));
    expect(await settle(order)).toEqual({ outcome: 'unchanged', state: 'PENDING' });
    expect(await shop.order(order.id)).toMatchObject(unpaid);
    expect((await shop.payments(order.id))[0]?.problem).toMatch(/a different/);
  });

  it('32: the same webhook ten times at once makes one transition and one e-mail [4.order.16]', async () => {
    const order = await shop.placeOrder();
    const before = await receipts();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const replies = await Promise.all(
      Array.from({ length: 10 }, async () => webhook(await completed(order))),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await shop.order(order.id)).toMatchObject(paid);
    expect(await receipts()).toBe(before + 1);
    const { rows } = await shop.pool.query(
      'select field, to_value from order_status_history where order_id = $1 and from_value is not null order by id',
      [order.id],
    );
    expect(rows).toEqual([
      { field: 'status', to_value: 'CONFIRMED' },
      { field: 'payment_status', to_value: 'PAID' },
    ]);
    const placed = await shop.pool.query('select from outbox where dedupe_key like $1', [
      `order-placed:${order.id}:%`,
    ]);
    expect(placed.rowCount).toBe(1);
  });

  it('33: completed after failed: the money counts [4.order.16]', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    await shop.pay(page, { outcome: 'failure', webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('FAILED');
    const book = await readEntry(shop.pool, await bookOf(order));
    await changeEntry(shop.pool, await bookOf(order), (entry) => ({
      ...entry,
      attempts: entry.attempts.map((attempt) => ({ ...attempt, outcome: 'COMPLETED' as const })),
    }));
    expect(book?.attempts).toHaveLength(1);
    await webhook(await completed(order));
    expect(await shop.order(order.id)).toMatchObject(paid);
  });

  it('33: money for an order that somebody cancelled waits for the administrator’s decision', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    await shop.call('PUT', `/orders/${order.id}`, { status: 'CANCELLED' }, await shop.admin());
    await shop.pay(page, { webhook: 'dropped' });
    await webhook(await completed(order));
    expect(await shop.order(order.id)).toMatchObject({ status: 'CANCELLED', payment_status: 'PENDING' });
    expect(await shop.payments(order.id)).toMatchObject([
      { state: 'DISPUTED', problem: 'The order was cancelled before the payment came in.' },
    ]);
  });

  it('33: money for an order that was deleted is not lost either', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    await shop.call('DELETE', `/orders/${order.id}`, undefined, await shop.admin());
    await shop.pay(page, { webhook: 'dropped' });
    await webhook(await completed(order));
    expect(await shop.payments(order.id)).toMatchObject([
      { state: 'DISPUTED', problem: 'The order was deleted.' },
    ]);
    expect((await shop.call('POST', '/payment/initiate', { orderId: order.id })).statusCode).toBe(404);
  });

  it('34: failed after completed is ignored [4.order.16]', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    await settle(order);
    await changeEntry(shop.pool, await bookOf(order), (entry) => ({
      ...entry,
      attempts: entry.attempts.map((attempt) => ({ ...attempt, outcome: 'FAILED' as const })),
      abandoned: { errorCode: 'TXN_CANCELLED', detailedErrorCode: 'ZA' },
    }));
    const failed = {
      event: 'checkout.order.failed',
      payload: { ...(await completed(order)).payload, state: 'FAILED' },
    };
    expect((await webhook(failed)).statusCode).toBe(200);
    expect(await shop.order(order.id)).toMatchObject(paid);
  });

  it('35: a webhook of an unknown order is not found, leaves no row and is logged', async () => {
    const before = await shop.pool.query('select count(*) from payment_events');
    const unknown = { id: 'GUEST-0000000000000000000000', amount: 100 };
    expect((await webhook(await completed(unknown))).statusCode).toBe(404);
    expect(
      (await webhook({ event: 'pg.refund.completed', payload: { merchantRefundId: 'R-0' } })).statusCode,
    ).toBe(404);
    expect((await webhook({})).statusCode).toBe(404);
    expect((await webhook([])).statusCode).toBe(400);
    expect((await shop.pool.query('select count(*) from payment_events')).rows).toEqual(before.rows);
    expect(shop.log()).toContain('a webhook speaks of a payment that the shop does not know');
  });

  it('36: a transaction that paid one order pays no other', async () => {
    const [first, second] = [await shop.placeOrder(), await shop.placeOrder()];
    for (const order of [first, second])
      await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const transactionId = describeOrderOf(await readEntry(shop.pool, await bookOf(first)));
    await changeEntry(shop.pool, await bookOf(second), (entry) => ({
      ...entry,
      attempts: entry.attempts.map((attempt) => ({ ...attempt, transactionId })),
    }));
    await Promise.all([settle(first), settle(second), settle(second), settle(first)]);
    const states = [...(await shop.payments(first.id)), ...(await shop.payments(second.id))];
    expect(states.map(({ state }) => state).sort()).toEqual(['COMPLETED', 'DISPUTED']);
    const orders = [await shop.order(first.id), await shop.order(second.id)];
    expect(orders.filter(({ payment_status }) => payment_status === 'PAID')).toHaveLength(1);
  });

  it('36: an order that is paid twice keeps one payment, and the other one is given back', async () => {
    const order = await shop.placeOrder();
    const first = await shop.initiate(order);
    const second = await shop.initiate(order);
    await shop.pay(first.page, { webhook: 'dropped' });
    await shop.pay(second.page, { webhook: 'dropped' });
    await Promise.all([settle(order, 1), settle(order, 2)]);
    expect((await shop.payments(order.id)).map(({ state }) => state).sort()).toEqual([
      'COMPLETED',
      'DISPUTED',
    ]);
    expect(await shop.order(order.id)).toMatchObject(paid);
    expect(await shop.status(order.id)).toBe('COMPLETED');

    await shop.turn({ refundMs: 0 });
    const admin = await shop.admin();
    const disputed = (await shop.payments(order.id)).find(({ state }) => state === 'DISPUTED');
    const asked = { reason: 'Paid twice' };
    const refund = await shop.call('POST', `/payments/${disputed?.id}/refunds`, asked, admin);
    expect(refund.statusCode, refund.body).toBeLessThan(300);
    const refunds = async () =>
      (await shop.call('GET', `/payments?orderId=${order.id}`, undefined, admin))
        .json()
        .data.flatMap((payment: { status: string; refunds: { amount: number; status: string }[] }) =>
          payment.refunds.map(({ amount, status }) => [payment.status, amount, status]),
        );
    await expect.poll(refunds, { timeout: 20_000 }).toEqual([['DISPUTED', order.amount, 'COMPLETED']]);
    expect(await shop.order(order.id)).toMatchObject(paid);
  });

  it('leave no secret, no address and no order’s key in the log', async () => {
    const { clientSecret, webhookPassword, signingSecret } = await simulatorKeys(shop.pool)();
    const { rows } = await shop.pool.query<{ id: string }>('select id from orders');
    expect(rows.length).toBeGreaterThan(10);
    const log = shop.log();
    for (const secret of [
      clientSecret,
      webhookPassword,
      signingSecret,
      signature,
      CUSTOMER_EMAIL,
      '9876543210',
    ])
      expect(log).not.toContain(secret);
    const { rows: attempts } = await shop.pool.query<{ id: string }>(
      'select merchant_order_id as id from payments',
    );
    for (const { id } of [...rows, ...attempts]) expect(log).not.toContain(id);
  });

  it('tell the gateway nothing that opens the order, nor does who has read its logs learn it', async () => {
    const order = await shop.placeOrder();
    const { page, transactionId } = await shop.initiate(order);
    const paidPage = await shop.pay(page, { webhook: 'dropped' });
    const entry = JSON.stringify(await readEntry(shop.pool, await bookOf(order)));
    const asked = await shop.call('GET', `/payment/status/${transactionId}`);
    expect(asked.json()).toMatchObject({ status: 'COMPLETED', orderId: expect.stringMatching(/^RR-\d+$/) });
    const settled = await shop.call('GET', `/payment/status/${asked.json().transactionId}`);
    for (const told of [transactionId, paidPage.location ?? '', entry, asked.body, settled.body])
      expect(told).not.toContain(order.id);
    const own = await shop.call('GET', `/payment/status/${order.id}`);
    expect(own.json()).toMatchObject({ status: 'COMPLETED', orderId: order.id });
  });
});

function describeOrderOf(entry: Parameters<typeof describeOrder>[0] | null): string {
  if (entry === null) throw new Error('The simulator does not know the order');
  return describeOrder(entry, Date.now()).paymentDetails[0]?.transactionId ?? '';
}
