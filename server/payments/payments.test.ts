import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { CUSTOMER_EMAIL, type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { errorOf } from '../../tests/support/test-shop.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await paymentShop();
});
afterEach(() => shop.turn({ gateway: 'up' }));
afterAll(() => shop.close());

const customerInfo = { fullName: 'Asha Rao', email: CUSTOMER_EMAIL, phone: '9876543210' };
const initiate = (body: object, headers = {}) => shop.call('POST', '/payment/initiate', body, headers);

describe('the payment calls, in the order of the specification', () => {
  it('POST /payment/initiate with orderId, amount and customerInfo, without a token [3.payment.1] [3.payment.2] [7.payment.2]', async () => {
    const { id, amount } = await shop.placeOrder();
    const reply = await initiate({ orderId: id, amount, customerInfo });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Payment initiated successfully',
      paymentUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/simulator\/pay\?token=/),
      orderId: id,
      transactionId: expect.stringMatching(/^PAY-[0-9a-f-]{36}$/),
      amount,
      expiresAt: expect.any(String),
    });
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('GET /payment/status/{id} by order id and by transaction id, its amount in minor units [3.payment.3] [7.payment.3] [7.payment.4] [9.limits.11]', async () => {
    const order = await shop.placeOrder();
    const { page, transactionId } = await shop.initiate(order);
    const before = await shop.call('GET', `/payment/status/${order.id}`);
    const record = {
      status: 'PENDING',
      transactionId,
      orderId: order.id,
      orderNumber: expect.stringMatching(/^RR-\d+$/),
      amount: order.amount,
      createdAt: expect.stringMatching(/^20\d\d-\d\d-\d\dT.*Z$/),
    };
    expect(before.json()).toEqual({ success: true, ...record, data: record });
    await shop.pay(page, { webhook: 'dropped' });
    const paid = (await shop.call('GET', `/payment/status/${order.id}`)).json();
    expect(paid).toMatchObject({ status: 'COMPLETED', transactionId: expect.stringMatching(/^OM\d{28}$/) });
    const { order_number, total_amount } = (await shop.call('GET', `/orders/${order.id}`)).json().order;
    expect(paid.amount).toBe(total_amount * 100);
    const told = { ...paid.data, orderId: `RR-${order_number}` };
    for (const id of [paid.transactionId, transactionId])
      expect((await shop.call('GET', `/payment/status/${id}`)).json()).toEqual({
        success: true,
        ...told,
        data: told,
      });
  });

  it('POST /payment/create-sdk-order, for the provider’s script [7.payment.5]', async () => {
    const order = await shop.placeOrder();
    const reply = await shop.call('POST', '/payment/create-sdk-order', { orderId: order.id });
    expect(reply.statusCode).toBe(201);
    const { token, tokenUrl, scriptUrl, orderId, message } = reply.json();
    expect({ orderId, message }).toEqual({ orderId: order.id, message: 'SDK order created successfully' });
    expect(new URL(tokenUrl).searchParams.get('token')).toBe(token);
    const script = await shop.app.inject({ url: new URL(scriptUrl).pathname });
    expect(script.headers['content-type']).toMatch(/^text\/javascript/);
    expect(script.body).toContain('window.PhonePeCheckout');
  });

  it('and for an app, which gets a token alone', async () => {
    const order = await shop.placeOrder();
    const body = { orderId: order.id, platform: 'app' };
    const reply = (await shop.call('POST', '/payment/create-sdk-order', body)).json();
    expect(reply).toMatchObject({ success: true, tokenUrl: null, token: expect.any(String) });
    const page = new URL(`/simulator/pay?token=${encodeURIComponent(reply.token)}`, shop.url);
    await shop.pay(page, { webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('COMPLETED');
  });

  it('all of them without a token of an account [7.payment.1]', async () => {
    const order = await shop.placeOrder();
    const headers = { authorization: 'Bearer not-a-token-of-anybody' };
    expect((await initiate({ orderId: order.id }, headers)).statusCode).toBe(201);
    expect((await shop.call('GET', `/payment/status/${order.id}`, undefined, headers)).statusCode).toBe(200);
    const sdk = await shop.call('POST', '/payment/create-sdk-order', { orderId: order.id }, headers);
    expect(sdk.statusCode).toBe(201);
  });
});

describe('an online order', () => {
  const receipts = async () =>
    (await shop.mailsTo(CUSTOMER_EMAIL)).filter((subject) => subject.startsWith('We’ve received'));

  it('is paid by the webhook alone: the browser never returns', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    const before = (await receipts()).length;
    const paid = await shop.pay(page);
    expect(paid.status).toBe(303);
    expect(paid.location).toMatch(/\/payment-response\?transactionId=PAY-[0-9a-f-]{36}$/);
    await vi.waitFor(
      async () =>
        expect(await shop.order(order.id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' }),
      { timeout: 20_000 },
    );
    expect((await receipts()).length).toBe(before + 1);
  });

  it('stays pending until the provider says completed [4.order.14]', async () => {
    const order = await shop.placeOrder();
    const untouched = { status: 'PENDING', payment_status: 'PENDING' };
    expect(await shop.order(order.id)).toMatchObject(untouched);
    const { page } = await shop.initiate(order);
    await shop.pay(page, { outcome: 'pending' });
    expect(await shop.status(order.id)).toBe('PENDING');
    expect(await shop.order(order.id)).toMatchObject(untouched);
    await shop.pay(page, { outcome: 'success', webhook: 'dropped' });
    expect(await shop.order(order.id)).toMatchObject(untouched);
    expect(await shop.status(order.id)).toBe('COMPLETED');
    expect(await shop.order(order.id)).toMatchObject({ status: 'CONFIRMED', payment_status: 'PAID' });
    const other = await shop.placeOrder();
    await shop.pay((await shop.initiate(other)).page);
    await vi.waitFor(async () => expect((await shop.order(other.id)).payment_status).toBe('PAID'), {
      timeout: 20_000,
    });
  });

  it('tells of a declined payment and can be paid again, with an id of its own for the new attempt', async () => {
    const order = await shop.placeOrder();
    const first = await shop.initiate(order);
    await shop.pay(first.page, { outcome: 'failure', failure: 'ZM', webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('FAILED');
    expect(await shop.order(order.id)).toMatchObject({ status: 'PENDING', payment_status: 'FAILED' });
    const second = await shop.initiate(order);
    expect(second.transactionId).toBe(await shop.attemptId(order.id, 2));
    expect(second.transactionId).not.toBe(first.transactionId);
    expect((await shop.order(order.id)).payment_status).toBe('PENDING');
    expect(await shop.status(first.transactionId)).toBe('FAILED');
    await shop.pay(second.page, { webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('COMPLETED');
    expect((await shop.payments(order.id)).map(({ state }) => state)).toEqual(['FAILED', 'COMPLETED']);
  });

  it('can be cancelled on the provider’s page, and tried there again after a decline', async () => {
    const order = await shop.placeOrder();
    const { page } = await shop.initiate(order);
    const declined = await shop.pay(page, { outcome: 'retry' });
    expect(declined.status).toBe(200);
    expect(declined.text).toContain('The last attempt was declined');
    await shop.pay(page, { outcome: 'cancel', webhook: 'dropped' });
    expect(await shop.status(order.id)).toBe('FAILED');
  });

  it('is paid for its own total, whatever the client says [7.payment.7]', async () => {
    const { id, amount } = await shop.placeOrder();
    for (const wrong of [100, amount - 1, amount / 100]) {
      const reply = await initiate({ orderId: id, amount: wrong });
      expect(reply.statusCode).toBe(409);
      expect(errorOf(reply)).toMatchObject({
        code: 'AMOUNT_MISMATCH',
        message: 'The amount doesn’t match the order total.',
        details: { amount },
      });
    }
    expect((await initiate({ orderId: id })).json().amount).toBe(amount);
  });

  it.each([['7462'], [true], [[100]], [1.5], [0], [-100], [null]])(
    'is not paid with the amount %j',
    async (amount) => {
      const { id } = await shop.placeOrder();
      expect((await initiate({ orderId: id, amount })).statusCode).toBe(400);
      expect(await shop.payments(id)).toEqual([]);
    },
  );

  it('is not started with fields that nobody knows', async () => {
    const { id } = await shop.placeOrder();
    expect((await initiate({ orderId: id, currency: 'USD' })).statusCode).toBe(400);
    expect((await initiate({ orderId: id, customerInfo: { card: '4242' } })).statusCode).toBe(400);
  });

  it('is started once for the same key, also when it is sent ten times at once', async () => {
    const order = await shop.placeOrder();
    const body = { orderId: order.id, amount: order.amount };
    const headers = { 'idempotency-key': 'a-second-click' };
    const replies = await Promise.all(Array.from({ length: 10 }, () => initiate(body, headers)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await shop.payments(order.id)).toHaveLength(1);
    const other = await shop.placeOrder();
    expect(other.amount, 'so that nothing but the order differs').toBe(order.amount);
    for (const changed of [{ orderId: order.id }, { ...body, orderId: other.id }]) {
      const reply = await initiate(changed, headers);
      expect(reply.statusCode).toBe(422);
      expect(errorOf(reply).code).toBe('KEY_REUSED');
    }
    expect(await shop.payments(other.id)).toEqual([]);
  });

  it('may come with the key of its order, because each kind of call has keys of its own', async () => {
    const headers = { 'idempotency-key': 'the-same-for-both' };
    const request = { ...ORDER_REQUEST_EXAMPLE, paymentMethod: 'online' };
    const placed = await shop.call('POST', '/orders/guest', request, headers);
    expect(placed.statusCode).toBe(201);
    const { orderId } = placed.json();
    const started = await initiate({ orderId }, headers);
    expect(started.statusCode).toBe(201);
    expect(started.json().orderId).toBe(orderId);
    expect((await shop.call('POST', '/orders/guest', request, headers)).json()).toEqual(placed.json());
  });

  it('gets a fresh attempt when the one of the key came to nothing', async () => {
    const order = await shop.placeOrder();
    const headers = { 'idempotency-key': 'again' };
    await shop.turn({ gateway: 'failing' });
    expect((await initiate({ orderId: order.id }, headers)).statusCode).toBe(503);
    await shop.turn({ gateway: 'up' });
    const second = await initiate({ orderId: order.id }, headers);
    expect(second.json()).toMatchObject({ success: true, transactionId: await shop.attemptId(order.id, 2) });
    expect((await initiate({ orderId: order.id }, headers)).json()).toEqual(second.json());
  });
});

describe('an order that cannot be paid says why', () => {
  it('when it is paid already', async () => {
    const order = await shop.placeOrder();
    await shop.pay((await shop.initiate(order)).page, { webhook: 'dropped' });
    const reply = await initiate({ orderId: order.id });
    expect(reply.statusCode).toBe(409);
    expect(errorOf(reply)).toMatchObject({ code: 'ORDER_PAID', message: 'This order is already paid.' });
    expect(await shop.payments(order.id)).toHaveLength(1);
  });

  it('when it is cancelled', async () => {
    const order = await shop.placeOrder();
    const admin = await shop.admin();
    await shop.call('PUT', `/orders/${order.id}`, { status: 'CANCELLED' }, admin);
    const reply = await initiate({ orderId: order.id });
    expect(reply.statusCode).toBe(409);
    expect(errorOf(reply).message).toBe('This order was cancelled. Please place a new order.');
  });

  it('when it is paid in cash', async () => {
    const reply = await initiate({ orderId: (await shop.placeOrder('cod')).id });
    expect(errorOf(reply)).toMatchObject({ code: 'ORDER_NOT_ONLINE' });
  });

  it('when nobody knows it, or its payment', async () => {
    const unknown = 'GUEST-00000000000000000000000';
    expect((await initiate({ orderId: unknown })).statusCode).toBe(404);
    for (const id of [unknown, '1', '%00', "' or 1=1 --", '%F0%9F%92%B0']) {
      const reply = await shop.call('GET', `/payment/status/${id}`);
      expect(reply.statusCode).toBe(404);
      expect(errorOf(reply).code).toBe('PAYMENT_NOT_FOUND');
    }
    const unpaid = await shop.placeOrder();
    expect((await shop.call('GET', `/payment/status/${unpaid.id}`)).statusCode).toBe(404);
  });
});
