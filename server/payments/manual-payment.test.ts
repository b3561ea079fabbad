import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRefund } from '../../tests/support/dashboard.ts';
import { addBar, ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  ({ token } = await shop.signUp('ADMIN'));
  await addBar(shop.pool, 'bar');
});
afterAll(() => shop.close());

const place = async (changes: object = {}): Promise<string> =>
  (await placeGuestOrder(shop, { items: [line('bar')], ...changes })).json().orderId;
const set = async (id: string, payment_status: string) =>
  expect((await ask(shop, 'PUT', `/orders/${id}`, { body: { payment_status }, token })).statusCode).toBe(200);
const refused = async (id: string, body: object, code: string) => {
  const reply = await ask(shop, 'PUT', `/orders/${id}`, { body, token });
  expect([reply.statusCode, reply.json().code]).toEqual([409, code]);
};
const paymentsOf = async (id: string) =>
  (await ask(shop, 'GET', `/payments?orderId=${id}`, { token })).json().data;

describe('money that an administrator has taken', () => {
  it('is a payment of the order’s total, once, and the customer can ask for it', async () => {
    const id = await place();
    await set(id, 'PAID');
    await set(id, 'PAID');
    const paid = { provider: 'manual', status: 'COMPLETED', amount: 721200, amountReceived: 721200 };
    expect(await paymentsOf(id)).toMatchObject([paid]);
    const status = (await ask(shop, 'GET', `/payment/status/${id}`)).json();
    expect(status).toMatchObject({ status: 'COMPLETED', amount: 721200 });
  });

  it('is booked and taken back only shortly after the password was typed; everything else is not asked for', async () => {
    const id = await place();
    const change = (body: object) => ask(shop, 'PUT', `/orders/${id}`, { body, token });
    await shop.pool.query(`update sessions set password_at = now() - interval '16 minutes'`);
    const refusal = await change({ payment_status: 'PAID', notes: 'Cash' });
    expect([refusal.statusCode, refusal.json().code]).toEqual([403, 'PASSWORD_NEEDED']);
    expect(await paymentsOf(id)).toEqual([]);
    expect((await change({ payment_status: 'PENDING', notes: 'Call first' })).statusCode).toBe(200);
    await shop.pool.query('update sessions set password_at = now()');
    expect((await change({ payment_status: 'PAID' })).statusCode).toBe(200);
    await shop.pool.query(`update sessions set password_at = now() - interval '16 minutes'`);
    expect((await change({ payment_status: 'PENDING' })).statusCode).toBe(403);
    expect((await change({ notes: 'Paid' })).statusCode).toBe(200);
    await shop.pool.query('update sessions set password_at = now()');
  });

  it('is no payment any more when that was a mistake, and can be booked anew', async () => {
    const id = await place();
    await set(id, 'PAID');
    await set(id, 'PENDING');
    expect(await paymentsOf(id)).toMatchObject([{ status: 'FAILED', errorCode: 'TAKEN_BACK' }]);
    await set(id, 'PAID');
    const states = (await paymentsOf(id)).map(({ status }: { status: string }) => status).sort();
    expect(states).toEqual(['COMPLETED', 'FAILED']);
  });

  it('is no mistake any more once a part of it went back', async () => {
    const id = await place();
    await set(id, 'PAID');
    await insertRefund(shop.pool, id, 100);
    await refused(id, { payment_status: 'PENDING' }, 'PAYMENT_STATUS_FIXED');
    await set(id, 'REFUNDED');
  });

  it('cannot be sent back through the gateway', async () => {
    const id = await place();
    await set(id, 'PAID');
    const [{ id: payment }] = await paymentsOf(id);
    const reply = await ask(shop, 'POST', `/payments/${payment}/refunds`, { body: { reason: 'x' }, token });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'OTHER_GATEWAY']);
  });

  it('is not offered to the gateway for a refund: an administrator gives it back and says so', async () => {
    const id = await place();
    await set(id, 'PAID');
    expect(await paymentsOf(id)).toMatchObject([{ refundable: 0, isRefundedByHand: true }]);
    await set(id, 'REFUNDED');
    const { order } = (await ask(shop, 'GET', `/orders/${id}`, { token })).json();
    expect(order.payment_status).toBe('REFUNDED');
    expect(await paymentsOf(id), 'the money did come').toMatchObject([
      {
        status: 'COMPLETED',
        amountReceived: 721200,
        isRefundedByHand: false,
        refunds: [{ status: 'COMPLETED', amount: 721200, reason: 'Refunded by hand' }],
      },
    ]);
    expect(order.amount_refunded).toBe(7212);
    const note = await ask(shop, 'GET', `/orders/${id}/credit-note`, { token });
    expect(note.headers['content-type']).toBe('application/pdf');
    await refused(id, { payment_status: 'PAID' }, 'PAYMENT_STATUS_FIXED');
  });

  it('keeps its method, and nothing is refunded that was not paid', async () => {
    const id = await place();
    await refused(id, { payment_status: 'REFUNDED' }, 'PAYMENT_STATUS_FIXED');
    await set(id, 'PAID');
    await refused(id, { payment_method: 'UPI' }, 'PAYMENT_METHOD_FIXED');
  });

  it('is owed to the customer when the order is cancelled, until it was given back', async () => {
    const id = await place();
    await set(id, 'PAID');
    const owed = async () =>
      (await ask(shop, 'GET', `/orders/${id}`, { token })).json().order.amount_to_refund;
    expect(await owed()).toBe(0);
    await ask(shop, 'PATCH', `/orders/${id}/status`, { body: { status: 'CANCELLED' }, token });
    expect(await owed()).toBe(7212);
    await set(id, 'REFUNDED');
    expect(await owed()).toBe(0);
  });

  it('is not left to a hand once it was taken back', async () => {
    const id = await place();
    await set(id, 'PAID');
    await set(id, 'PENDING');
    expect(await paymentsOf(id)).toMatchObject([{ refundable: 0, isRefundedByHand: false }]);
  });
});
