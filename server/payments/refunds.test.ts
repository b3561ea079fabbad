import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CUSTOMER_EMAIL,
  type PaymentShop,
  paymentShop,
  type TestOrder,
} from '../../tests/support/payments.ts';
import { bearer, errorOf } from '../../tests/support/test-shop.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { settleRefund } from './settle-refund.ts';

let shop: PaymentShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await paymentShop();
  admin = await shop.admin();
});
afterEach(() => shop.turn({ gateway: 'up', refunds: 'COMPLETED', refundMs: 0 }));
afterAll(() => shop.close());

async function paidOrder(): Promise<TestOrder & { paymentId: string }> {
  await shop.turn({ refundMs: 0 });
  const order = await shop.placeOrder();
  await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
  await shop.status(order.id);
  const [payment] = await shop.payments(order.id);
  return { ...order, paymentId: payment?.id ?? '' };
}

const refund = (paymentId: string, body: object, headers = admin) =>
  shop.call('POST', `/payments/${paymentId}/refunds`, { reason: 'Damaged in transit', ...body }, headers);
const ended = async (orderId: string) => {
  // The gateway tells the shop on its own; on a busy machine that takes its time.
  const check = async () => {
    const { data: payments } = (
      await shop.call('GET', `/payments?orderId=${orderId}`, undefined, admin)
    ).json();
    const states: string[] = payments[0].refunds.map(({ status }: { status: string }) => status);
    expect(states.every((state) => state === 'COMPLETED' || state === 'FAILED')).toBe(true);
  };
  await vi.waitFor(check, { timeout: 20_000 });
  return (await shop.call('GET', `/payments?orderId=${orderId}`, undefined, admin)).json().data[0];
};
const news = async () =>
  (await shop.mailsTo(CUSTOMER_EMAIL)).filter((subject) => subject.startsWith('Your refund')).length;

describe('a refund', () => {
  it('gives a part back, then the rest, and the order is refunded when nothing is left', async () => {
    const order = await paidOrder();
    const before = await news();
    const first = await refund(order.paymentId, { amount: 10_000 });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      success: true,
      message: 'The refund is being processed',
      refund: { amount: 10_000 },
    });
    expect(await ended(order.id)).toMatchObject({ refundable: order.amount - 10_000 });
    expect((await shop.order(order.id)).payment_status).toBe('PAID');
    expect((await refund(order.paymentId, {})).json().refund.amount).toBe(order.amount - 10_000);
    expect(await ended(order.id)).toMatchObject({ refundable: 0, status: 'COMPLETED' });
    expect((await shop.order(order.id)).payment_status).toBe('REFUNDED');
    expect(await news()).toBe(before + 2);
  });

  it('needs a password that was typed within a quarter of an hour', async () => {
    const order = await paidOrder();
    const typed = (ago: string) =>
      shop.pool.query(`update sessions set password_at = now() - $1::interval`, [ago]);
    await typed('16 minutes');
    const refused = await refund(order.paymentId, { amount: 10_000 });
    expect(refused.statusCode).toBe(403);
    expect(errorOf(refused)).toMatchObject({
      code: 'PASSWORD_NEEDED',
      message: 'Please enter your password to continue',
    });
    expect(await ended(order.id)).toMatchObject({ refundable: order.amount });
    await typed('14 minutes');
    expect((await refund(order.paymentId, { amount: 10_000 })).statusCode).toBe(201);
    await typed('0 minutes');
  });

  it('alone makes an order refunded that was paid online, whose method stays', async () => {
    const order = await paidOrder();
    for (const [body, code] of [
      [{ payment_status: 'REFUNDED' }, 'PAYMENT_STATUS_FIXED'],
      [{ payment_status: 'PENDING' }, 'PAYMENT_STATUS_FIXED'],
      [{ payment_method: 'COD' }, 'PAYMENT_METHOD_FIXED'],
    ] as const) {
      const reply = await shop.call('PUT', `/orders/${order.id}`, body, admin);
      expect([reply.statusCode, errorOf(reply).code]).toEqual([409, code]);
    }
    expect(await shop.order(order.id)).toMatchObject({ payment_status: 'PAID' });
    const shown = async () => (await shop.call('GET', `/orders/${order.id}`, undefined, admin)).json().order;
    await refund(order.paymentId, { amount: 10_000 });
    await ended(order.id);
    expect(await shown()).toMatchObject({
      payment_status: 'PAID',
      amount_refunded: 100,
      amount_to_refund: 0,
    });
    await shop.call('PUT', `/orders/${order.id}`, { status: 'CANCELLED' }, admin);
    expect((await shown()).amount_to_refund).toBe((order.amount - 10_000) / 100);
    await refund(order.paymentId, {});
    await ended(order.id);
    expect(await shown()).toMatchObject({
      payment_status: 'REFUNDED',
      amount_refunded: order.amount / 100,
      amount_to_refund: 0,
    });
    const link = (await shop.call('GET', `/orders/${order.id}`)).json().order;
    expect(link).toMatchObject({ amount_refunded: order.amount / 100 });
    expect(link).not.toHaveProperty('amount_to_refund');
  });

  it('makes a credit note of each part, with a number of its own, until the whole invoice is credited', async () => {
    const order = await paidOrder();
    for (const amount of [10_000, 250]) {
      await refund(order.paymentId, { amount });
      await ended(order.id);
    }
    await refund(order.paymentId, { reason: 'Sent back' });
    await ended(order.id);
    const { rows } = await shop.pool.query(
      `select serial, reason, total_amount, document from invoices
        where order_id = $1 and kind = 'credit_note' order by serial`,
      [order.id],
    );
    expect(rows.map(({ reason, total_amount }) => [reason, total_amount])).toEqual([
      ['Refund: Damaged in transit', 10_000],
      ['Refund: Damaged in transit', 250],
      ['Refund: Sent back', order.amount - 10_250],
    ]);
    expect(rows.map(({ serial }) => serial - rows[0].serial)).toEqual([0, 1, 2]);
    const { rows: invoices } = await shop.pool.query(
      `select document from invoices where order_id = $1 and kind = 'invoice'`,
      [order.id],
    );
    for (const column of ['taxable', 'cgst', 'sgst', 'igst', 'roundOff'])
      expect(rows.reduce((all, { document }) => all + document.totals[column], 0)).toBe(
        invoices[0].document.totals[column],
      );
    const latest = await shop.call('GET', `/orders/${order.id}/credit-note`);
    expect(latest.headers['content-disposition']).toContain(rows[2].document.number.replaceAll('/', '-'));
  });

  it('after a cancellation makes no second credit note, and a cancellation after a part credits the rest', async () => {
    const notes = async (id: string) =>
      (
        await shop.pool.query(
          `select total_amount from invoices where order_id = $1 and kind = 'credit_note' order by serial`,
          [id],
        )
      ).rows.map(({ total_amount }) => total_amount);
    const cancel = (id: string) => shop.call('PUT', `/orders/${id}`, { status: 'CANCELLED' }, admin);
    const cancelled = await paidOrder();
    expect((await cancel(cancelled.id)).statusCode).toBe(200);
    await refund(cancelled.paymentId, {});
    await ended(cancelled.id);
    expect(await notes(cancelled.id)).toEqual([cancelled.amount]);

    const inPart = await paidOrder();
    await refund(inPart.paymentId, { amount: 5_000 });
    await ended(inPart.id);
    expect((await cancel(inPart.id)).statusCode).toBe(200);
    expect(await notes(inPart.id)).toEqual([5_000, inPart.amount - 5_000]);
  });

  it('40: is refused when it is too much, too little, twice or of nothing', async () => {
    const order = await paidOrder();
    const tooMuch = await refund(order.paymentId, { amount: order.amount + 1 });
    expect(tooMuch.statusCode).toBe(422);
    expect(errorOf(tooMuch)).toMatchObject({
      code: 'REFUND_TOO_LARGE',
      message: expect.stringMatching(/^You can refund at most ₹/),
    });
    for (const amount of [0, 99, -100, 100.5, '100', null]) {
      expect((await refund(order.paymentId, { amount })).statusCode).toBe(400);
    }
    expect((await refund(order.paymentId, { reason: ' ' })).statusCode).toBe(400);
    await refund(order.paymentId, {});
    await ended(order.id);
    const again = await refund(order.paymentId, { amount: 100 });
    expect(again.statusCode).toBe(409);
    expect(errorOf(again).code).toBe('FULLY_REFUNDED');

    const unpaid = await shop.placeOrder();
    await shop.initiate(unpaid);
    const [open] = await shop.payments(unpaid.id);
    expect(errorOf(await refund(open?.id ?? '', {})).code).toBe('NOT_PAID');
    expect((await refund('00000000-0000-4000-8000-000000000000', {})).statusCode).toBe(404);
  });

  it('40: asked for ten times at once is given once', async () => {
    const order = await paidOrder();
    await shop.turn({ refundMs: 3_600_000 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(order.paymentId, {})));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(replies.filter((reply) => reply.statusCode === 409).map((reply) => errorOf(reply).code)).toEqual(
      Array(9).fill('REFUND_UNDER_WAY'),
    );
  });

  it('is an administrator’s alone, and is written down with the name', async () => {
    const order = await paidOrder();
    expect((await refund(order.paymentId, {}, {})).statusCode).toBe(401);
    expect((await shop.call('GET', '/payments')).statusCode).toBe(401);
    const { token } = await shop.signUp('USER');
    expect((await refund(order.paymentId, {}, bearer(token))).statusCode).toBe(403);
    await refund(order.paymentId, { amount: 500 });
    const { rows } = await shop.pool.query(
      `select action, after from audit_log where entity = 'payment' and entity_id = $1`,
      [order.paymentId],
    );
    expect(rows).toEqual([
      { action: 'refund', after: { order_id: order.id, amount: 500, reason: 'Damaged in transit' } },
    ]);
  });

  it('that the bank sends back is failed and can be tried again', async () => {
    const order = await paidOrder();
    await shop.turn({ refunds: 'FAILED' });
    await refund(order.paymentId, {});
    expect(await ended(order.id)).toMatchObject({
      refundable: order.amount,
      refunds: [{ status: 'FAILED', errorCode: 'BF_034' }],
    });
    expect((await shop.order(order.id)).payment_status).toBe('PAID');
    await shop.turn({ refunds: 'COMPLETED' });
    expect((await refund(order.paymentId, {})).statusCode).toBe(201);
    await ended(order.id);
    expect((await shop.order(order.id)).payment_status).toBe('REFUNDED');
  });

  it('waits for a gateway that is away, and is then sent once', async () => {
    const order = await paidOrder();
    await shop.turn({ gateway: 'down' });
    const reply = await refund(order.paymentId, {});
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toMatchObject({
      message: 'The payment service isn’t responding. We’ll send the refund as soon as it does.',
      refund: { status: 'REQUESTED' },
    });
    await shop.turn({ gateway: 'up' });
    await reconcilePayments({ ...shop.parts, now: () => new Date(Date.now() + 60_000) });
    expect(await ended(order.id)).toMatchObject({ refunds: [{ status: 'COMPLETED' }] });
  });

  it('that the gateway took without saying so is not sent a second time', async () => {
    const order = await paidOrder();
    await shop.turn({ gateway: 'cut', refundMs: 100 });
    expect((await refund(order.paymentId, {})).statusCode).toBe(202);
    await shop.turn({ gateway: 'up' });
    await delay(150);
    const { rows } = await shop.pool.query<{ merchant_refund_id: string }>(
      'select merchant_refund_id from refunds where payment_id = $1',
      [order.paymentId],
    );
    expect(await settleRefund(shop.parts, rows[0]?.merchant_refund_id ?? '')).toBe('COMPLETED');
    const given = await shop.pool.query(
      `select jsonb_array_length(payload -> 'refunds') as count from payment_events where dedupe_key = $1`,
      [`simulator/order:${await shop.attemptId(order.id, 1)}`],
    );
    expect(given.rows).toEqual([{ count: 1 }]);
  });

  it('gives disputed money back without touching the order', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { outcome: 'short', webhook: 'dropped' });
    await shop.status(order.id);
    const [disputed] = await shop.payments(order.id);
    await shop.turn({ refundMs: 0 });
    expect((await refund(disputed?.id ?? '', {})).json().refund.amount).toBe(order.amount - 100);
    await ended(order.id);
    expect((await shop.order(order.id)).payment_status).toBe('PENDING');
    const flagged = await shop.call('GET', '/payments?flagged=true', undefined, admin);
    expect(flagged.json().data).toEqual([]);
  });
});
