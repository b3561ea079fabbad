import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { bearer, errorOf } from '../../tests/support/test-shop.ts';
import { settleRefund } from '../payments/settle-refund.ts';

let shop: PaymentShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await paymentShop();
  admin = await shop.admin();
});
beforeEach(() => shop.turn({ gateway: 'up', refunds: 'COMPLETED', refundMs: 0 }));
afterEach(() => shop.turn({ gateway: 'up', refunds: 'COMPLETED', refundMs: 0 }));
afterAll(() => shop.close());

async function paidOrder(): Promise<{ id: string; paymentId: string; amount: number }> {
  const order = await shop.placeOrder();
  await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
  await shop.status(order.id);
  const [payment] = await shop.payments(order.id);
  return { ...order, paymentId: payment?.id ?? '' };
}

const patch = (path: string, payload: object, headers = admin) =>
  shop.app.inject({ method: 'PATCH', url: `/api${path}`, headers, payload });
const setStatus = (id: string, body: object, headers = admin) => patch(`/orders/${id}/status`, body, headers);
const refund = async (paymentId: string, amount?: number) => {
  const body = { reason: 'Changed their mind', amount };
  const reply = await shop.call('POST', `/payments/${paymentId}/refunds`, body, admin);
  expect(reply.statusCode, reply.body).toBeLessThan(300);
};
/** A refund that the payment service has not answered yet. */
const openRefund = async (paymentId: string) => {
  await shop.turn({ gateway: 'down' });
  await refund(paymentId);
  await shop.turn({ gateway: 'up' });
};
const read = async (id: string) => (await shop.call('GET', `/orders/${id}`, undefined, admin)).json().order;
const idsOf = async (query: string): Promise<string[]> =>
  (await shop.call('GET', `/orders?${query}&limit=100`, undefined, admin))
    .json()
    .data.map(({ id }: { id: string }) => id);
const flow = async () => (await shop.call('GET', '/dashboard/needs', undefined, admin)).json().data.flow;

describe('an order that is refunded in full and not cancelled', () => {
  it('is refused to move ahead without a reason, and its history keeps the reason', async () => {
    const order = await paidOrder();
    await refund(order.paymentId);
    for (const status of ['PROCESSING', 'SHIPPED', 'DELIVERED']) {
      const refused = await setStatus(order.id, { status });
      expect([refused.statusCode, errorOf(refused).code]).toEqual([409, 'ORDER_REFUNDED']);
      expect(errorOf(refused).message).toBe(
        'This order is refunded. To move it ahead anyway, change its status and give a reason.',
      );
      const edited = await shop.call('PUT', `/orders/${order.id}`, { status }, admin);
      expect(errorOf(edited).code).toBe('ORDER_REFUNDED');
    }
    expect(await shop.order(order.id)).toMatchObject({ status: 'CONFIRMED' });
    const forced = await setStatus(order.id, { status: 'SHIPPED', reason: 'A gift for the trouble' });
    expect(forced.statusCode, forced.body).toBe(200);
    expect((await read(order.id)).status_history.at(-1)).toMatchObject({
      to: 'SHIPPED',
      note: 'A gift for the trouble',
    });
    // What has left may arrive.
    expect((await setStatus(order.id, { status: 'DELIVERED' })).statusCode).toBe(200);
  });

  it('counts as refunded from the moment the last refund is asked for, in however many parts, until one fails', async () => {
    const order = await paidOrder();
    await refund(order.paymentId, 10_000);
    expect(await read(order.id)).toMatchObject({ fully_refunded: false });
    await openRefund(order.paymentId);
    expect(await read(order.id)).toMatchObject({ fully_refunded: true, payment_status: 'PAID' });
    expect(errorOf(await setStatus(order.id, { status: 'SHIPPED' })).code).toBe('ORDER_REFUNDED');
    await shop.turn({ refunds: 'FAILED' });
    const { rows } = await shop.pool.query(
      `select merchant_refund_id from refunds where payment_id = $1 and state = 'REQUESTED'`,
      [order.paymentId],
    );
    const settle = () => settleRefund(shop.parts, rows[0].merchant_refund_id);
    expect([await settle(), await settle()]).toEqual(['PENDING', 'FAILED']);
    expect(await read(order.id)).toMatchObject({ fully_refunded: false });
    expect((await setStatus(order.id, { status: 'SHIPPED' })).statusCode).toBe(200);
  });

  it('counts as refunded when cash that was recorded by hand is given back', async () => {
    const { id } = await shop.placeOrder('cod');
    const put = (body: object) => shop.call('PUT', `/orders/${id}`, body, admin);
    expect((await put({ status: 'CONFIRMED', payment_status: 'PAID' })).statusCode).toBe(200);
    expect((await put({ payment_status: 'REFUNDED' })).statusCode).toBe(200);
    expect(errorOf(await setStatus(id, { status: 'SHIPPED' })).code).toBe('ORDER_REFUNDED');
    expect(errorOf(await put({ status: 'DELIVERED' })).code).toBe('ORDER_REFUNDED');
  });

  it('is forced ahead only by those who may change orders', async () => {
    const order = await paidOrder();
    await refund(order.paymentId);
    const packer = bearer((await shop.signUp('ADMIN', 'packer')).token);
    const forced = await setStatus(order.id, { status: 'SHIPPED', reason: 'Packed already' }, packer);
    expect([forced.statusCode, errorOf(forced).code]).toEqual([403, 'ROLE_NOT_ALLOWED']);
  });

  it('is skipped and named by a bulk run', async () => {
    const [refunded, waiting, paid] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await refund(refunded.paymentId);
    await openRefund(waiting.paymentId);
    const ids = [refunded.id, waiting.id, paid.id];
    const reply = await patch('/orders/status', { ids, from: 'CONFIRMED', status: 'SHIPPED' });
    expect(reply.json()).toMatchObject({
      data: [paid.id],
      updated: 1,
      refunded: [refunded.id, waiting.id],
      unpaid: [],
      skipped: [],
    });
  });

  it('leaves the list and the count of what is ready to ship, and is not late', async () => {
    const before = await flow();
    const [refunded, waiting, paid] = [await paidOrder(), await paidOrder(), await paidOrder()];
    expect((await flow()).toShip).toBe(before.toShip + 3);
    await shop.pool.query(`update orders set promise_first = '2026-01-01', promise_last = '2026-01-02'`);
    await refund(refunded.paymentId);
    await openRefund(waiting.paymentId);
    expect((await flow()).toShip).toBe(before.toShip + 1);
    const ready = await idsOf('status=CONFIRMED&refunded=false');
    expect([refunded, waiting, paid].map(({ id }) => ready.includes(id))).toEqual([false, false, true]);
    const left = await idsOf('status=CONFIRMED&refunded=true');
    expect([refunded, waiting, paid].map(({ id }) => left.includes(id))).toEqual([true, true, false]);
    const late = await idsOf('late=true');
    expect([refunded, waiting, paid].map(({ id }) => late.includes(id))).toEqual([false, false, true]);
  });

  it('is not dispatched by its shipment', async () => {
    const order = await paidOrder();
    const made = await shop.call('POST', '/shipping/shipments', { orderId: order.id, weightKg: 22 }, admin);
    expect(made.statusCode, made.body).toBe(201);
    await refund(order.paymentId);
    const left = await patch(`/shipping/shipments/${made.json().data.id}/status`, { status: 'IN_TRANSIT' });
    expect([left.statusCode, errorOf(left).code]).toEqual([409, 'ORDER_CHANGE_REFUSED']);
    expect(errorOf(left).message).toContain('This order is refunded.');
    expect(await shop.order(order.id)).toMatchObject({ status: 'CONFIRMED' });
  });
});
