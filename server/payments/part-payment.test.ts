import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order } from '../../contract/orders/order.ts';
import { CASH_RULES, type CashRules } from '../../domain/orders/cash-rules.ts';
import { advanceOf } from '../../domain/orders/part-payment.ts';
import { rupees, toRupees } from '../../domain/pricing/money.ts';
import {
  addBar,
  ask,
  buyer,
  countStock,
  line,
  placeGuestOrder,
  stockOf,
} from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { brokenRulesSeenBy } from '../../torture/invariants.ts';
import { cancelUnpaidOrders } from '../orders/due-orders.ts';

let shop: PaymentShop;
let token: string;
beforeAll(async () => {
  shop = await paymentShop();
  ({ token } = await shop.signUp('ADMIN'));
  await addBar(shop.pool, 'bar');
  await setRules({ partPayment: true });
  await shop.turn({ refundMs: 0 });
});
afterAll(async () => {
  const client = await shop.pool.connect();
  expect(await brokenRulesSeenBy(client)).toEqual([]);
  client.release();
  await shop.close();
});

const setRules = (rules: Partial<CashRules>) =>
  shop.pool.query('update settings set cash_rules = $1, version = version + 1', [
    { ...CASH_RULES, ...rules },
  ]);

let buyers = 0;
/** Two bars to Nashik are ₹14,424, of which ₹1,443 are paid now. */
async function placePart(changes: object = {}): Promise<Order> {
  buyers += 1;
  const placed = await placeGuestOrder(shop, {
    items: [line('bar', 2)],
    paymentMethod: 'cod',
    partPayment: true,
    ...buyer(`part-${buyers}`),
    ...changes,
  });
  expect([placed.statusCode, placed.json().message]).toEqual([201, 'Guest order created successfully']);
  return placed.json().order;
}

async function payAdvance({ id }: Pick<Order, 'id'>, choice = {}): Promise<void> {
  const { page, transactionId } = await shop.initiate({ id, amount: ADVANCE });
  await shop.pay(page, { webhook: 'dropped', ...choice });
  await shop.status(transactionId);
}

const ADVANCE = 144_300;
const read = async (id: string): Promise<Order> =>
  (await ask(shop, 'GET', `/orders/${id}`, { token })).json().order;
const edit = (id: string, body: object) => ask(shop, 'PUT', `/orders/${id}`, { body, token });
const paymentsOf = async (id: string) =>
  (await ask(shop, 'GET', `/payments?orderId=${id}`, { token })).json().data;
const subjectsOf = async (id: string): Promise<string[]> => {
  const { rows } = await shop.pool.query<{ subject: string }>(
    `select payload ->> 'subject' as subject from outbox where payload ->> 'orderId' = $1 order by id`,
    [id],
  );
  return rows.map(({ subject }) => subject);
};

describe('an order with an advance', () => {
  it('gives back what was decided on a claim: first the advance through the gateway, then the cash by hand', async () => {
    const order = await placePart();
    await payAdvance(order);
    expect((await edit(order.id, { status: 'DELIVERED', payment_status: 'PAID' })).statusCode).toBe(200);
    const refund = async (amount: number) => {
      const lines = [{ itemId: order.order_items[0]?.id, quantity: 1 }];
      const opened = await ask(shop, 'POST', `/orders/${order.id}/claims`, {
        body: { problem: 'damaged', lines },
      });
      const decision = { decision: 'refund', amount };
      const path = `/claims/${opened.json().claim.id}/decision`;
      const decided = await ask(shop, 'POST', path, { body: decision, token });
      expect(decided.statusCode, decided.body).toBe(200);
    };
    const given = async () =>
      (await paymentsOf(order.id)).flatMap(({ refunds }: { refunds: { amount: number; status: string }[] }) =>
        refunds.map(({ amount, status }) => `${amount} ${status}`),
      );
    await refund(ADVANCE + 5000);
    await vi.waitFor(async () =>
      expect((await given()).sort()).toEqual([`${ADVANCE} COMPLETED`, '5000 COMPLETED'].sort()),
    );
    expect((await read(order.id)).payment_status).toBe('PAID');
    await refund(1_442_400 - ADVANCE - 5000);
    expect((await read(order.id)).payment_status).toBe('REFUNDED');
  });

  it('is a cash order that waits for its advance, and promises nothing by mail before', async () => {
    const order = await placePart();
    expect(order).toMatchObject({
      payment_method: 'COD',
      status: 'PENDING',
      payment_status: 'PENDING',
      total_amount: 14_424,
      advance: 1443,
      awaits_advance: true,
      amount_paid: 0,
      amount_due: 14_424,
      call_due_at: null,
    });
    expect(Date.parse(order.payment_due_at ?? '')).toBeGreaterThan(Date.now());
    expect(await subjectsOf(order.id)).toEqual([]);
  });

  it('is paid for exactly its advance', async () => {
    const order = await placePart();
    for (const amount of [1_442_400, ADVANCE - 100, 1_298_100]) {
      const refused = await shop.call('POST', '/payment/initiate', { orderId: order.id, amount });
      expect([refused.statusCode, refused.json().code, refused.json().details]).toEqual([
        409,
        'AMOUNT_MISMATCH',
        { amount: ADVANCE },
      ]);
    }
    const started = await shop.call('POST', '/payment/initiate', { orderId: order.id });
    expect(started.json().amount).toBe(ADVANCE);
  });

  it('is confirmed once that is paid, with the rest due on delivery', async () => {
    const order = await placePart();
    await payAdvance(order);
    expect(await read(order.id)).toMatchObject({
      status: 'CONFIRMED',
      payment_status: 'PENDING',
      awaits_advance: false,
      amount_paid: 1443,
      amount_due: 12_981,
      payment_due_at: null,
      test_payment: true,
    });
    expect(await paymentsOf(order.id)).toMatchObject([
      { pays: 'advance', status: 'COMPLETED', amount: ADVANCE },
    ]);
    const status = await shop.call('GET', `/payment/status/${order.id}`);
    expect(status.json()).toMatchObject({ status: 'COMPLETED', amount: ADVANCE, due: 1_298_100 });
    expect(await subjectsOf(order.id)).toEqual([
      `Your order RR-${order.order_number} at Rack & Rep`,
      `New order RR-${order.order_number}, ₹14,424`,
    ]);
    expect(await shop.mailsTo(order.customer_info.email)).toEqual([
      `We’ve received your advance for RR-${order.order_number}`,
    ]);
    const again = await shop.call('POST', '/payment/initiate', { orderId: order.id });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'The advance is already paid. You pay the rest when your order arrives.',
    ]);
  });

  it('stays payable after a failed payment, and a late failure of another try changes nothing', async () => {
    const order = await placePart();
    await payAdvance(order, { outcome: 'failure' });
    expect(await read(order.id)).toMatchObject({ payment_status: 'FAILED', awaits_advance: true });
    const first = await shop.initiate({ id: order.id, amount: ADVANCE });
    expect(await read(order.id)).toMatchObject({ payment_status: 'PENDING' });
    const second = await shop.initiate({ id: order.id, amount: ADVANCE });
    await shop.pay(second.page, { webhook: 'dropped' });
    await shop.status(second.transactionId);
    await shop.pay(first.page, { outcome: 'failure', webhook: 'dropped' });
    await shop.status(first.transactionId);
    expect(await read(order.id)).toMatchObject({
      status: 'CONFIRMED',
      payment_status: 'PENDING',
      amount_paid: 1443,
    });
  });

  it('waits for its advance in the list and on the dashboard, for that amount alone, until it has come', async () => {
    const unpaid = async () => {
      const listed = (await ask(shop, 'GET', '/orders?money=unpaid&limit=100', { token })).json().data;
      const needs = (await ask(shop, 'GET', '/dashboard/needs', { token })).json().data;
      return { ids: listed.map(({ id }: Order) => id), amount: needs.unpaid.amount };
    };
    const before = await unpaid();
    const order = await placePart();
    const waiting = await unpaid();
    expect(waiting.ids).toContain(order.id);
    expect(waiting.amount - before.amount).toBe(1443);
    const spent = async () =>
      (
        await shop.pool.query<{ total_spent: number }>('select total_spent from customers where key = $1', [
          order.customer_info.email,
        ])
      ).rows[0]?.total_spent;
    expect(await spent(), 'an order without its advance brings no money').toBe(0);
    await payAdvance(order);
    expect((await unpaid()).ids).not.toContain(order.id);
    expect(await spent()).toBe(144_300);
  });

  it('takes its advance once: a second one waits for a decision', async () => {
    const order = await placePart();
    const first = await shop.initiate({ id: order.id, amount: ADVANCE });
    const second = await shop.initiate({ id: order.id, amount: ADVANCE });
    for (const { page, transactionId } of [first, second]) {
      await shop.pay(page, { webhook: 'dropped' });
      await shop.status(transactionId);
    }
    expect(await read(order.id)).toMatchObject({
      amount_paid: 1443,
      amount_due: 12_981,
      amount_disputed: 1443,
    });
    expect((await paymentsOf(order.id)).map(({ problem }: { problem: string }) => problem).sort()).toEqual([
      'The advance was already paid.',
      null,
    ]);
  });

  it('is cancelled like an unpaid online order, and its late advance revives it', async () => {
    await countStock(shop.pool, 'bar', 10);
    const order = await placePart();
    const { page, transactionId } = await shop.initiate({ id: order.id, amount: ADVANCE });
    await shop.pool.query(`update orders set payment_due_at = now() - interval '2 hours' where id = $1`, [
      order.id,
    ]);
    await shop.pool.query(`update payments set expires_at = now() - interval '1 hour' where order_id = $1`, [
      order.id,
    ]);
    await cancelUnpaidOrders(shop.pool, new Date());
    expect(await read(order.id)).toMatchObject({
      status: 'CANCELLED',
      payment_status: 'FAILED',
      amount_due: 0,
    });
    expect(await stockOf(shop.pool, 'bar')).toBe(10);
    await shop.pay(page, { webhook: 'dropped' });
    await shop.status(transactionId);
    expect(await read(order.id)).toMatchObject({
      status: 'CONFIRMED',
      payment_status: 'PENDING',
      amount_paid: 1443,
    });
    expect(await stockOf(shop.pool, 'bar')).toBe(8);
    await shop.pool.query(`delete from stock where product_id = 'bar'`);
  });

  it('moves ahead unpaid for a reason alone, and then all of it is collected', async () => {
    const order = await placePart();
    const refused = await edit(order.id, { status: 'CONFIRMED' });
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      409,
      'ORDER_UNPAID',
      'The advance for this order isn’t paid. To move it ahead anyway, change its status and give a reason.',
    ]);
    const bulk = await ask(shop, 'PATCH', '/orders/status', {
      body: { ids: [order.id], from: 'PENDING', status: 'CONFIRMED' },
      token,
    });
    expect(bulk.json().unpaid).toEqual([order.id]);
    expect((await edit(order.id, { status: 'SHIPPED', reason: 'Agreed by phone' })).statusCode).toBe(200);
    expect(await read(order.id)).toMatchObject({ amount_paid: 0, amount_due: 14_424 });
    expect((await edit(order.id, { status: 'DELIVERED', payment_status: 'PAID' })).statusCode).toBe(200);
    expect(await paymentsOf(order.id)).toMatchObject([{ pays: 'total', amount: 1_442_400 }]);
  });
});

describe('the rest of an order with an advance', () => {
  it('is recorded as cash, taken back where that was a mistake, and recorded again', async () => {
    const order = await placePart();
    await payAdvance(order);
    expect((await edit(order.id, { status: 'DELIVERED', payment_status: 'PAID' })).statusCode).toBe(200);
    expect(await read(order.id)).toMatchObject({
      payment_status: 'PAID',
      amount_paid: 14_424,
      amount_due: 0,
    });
    const balance = { provider: 'manual', pays: 'balance', status: 'COMPLETED', amount: 1_298_100 };
    expect(await paymentsOf(order.id)).toMatchObject([balance, { pays: 'advance' }]);
    expect((await edit(order.id, { payment_status: 'PENDING' })).statusCode).toBe(200);
    expect(await read(order.id)).toMatchObject({ amount_paid: 1443, amount_due: 12_981 });
    expect((await edit(order.id, { payment_status: 'PAID' })).statusCode).toBe(200);
    expect(await read(order.id)).toMatchObject({ amount_paid: 14_424, amount_due: 0 });
  });

  it.each([
    [{ payment_status: 'FAILED' }, 'PAYMENT_STATUS_FIXED'],
    [{ payment_status: 'REFUNDED' }, 'PAYMENT_STATUS_FIXED'],
    [{ payment_method: 'ONLINE' }, 'PAYMENT_METHOD_FIXED'],
  ])('cannot be edited to %j', async (body, code) => {
    const order = await placePart();
    await payAdvance(order);
    expect((await edit(order.id, body)).json().code).toBe(code);
  });
});

describe('cancelling an order with an advance', () => {
  it('owes the advance, and gives it back through the payment service', async () => {
    const order = await placePart();
    await payAdvance(order);
    const cancelled = await ask(shop, 'POST', `/orders/${order.id}/cancel`);
    expect(cancelled.json().message).toBe(
      'Your order was cancelled. We’ll refund ₹1,443 to the account or card you paid with.',
    );
    expect(await read(order.id)).toMatchObject({
      status: 'CANCELLED',
      amount_paid: 1443,
      amount_due: 0,
      amount_to_refund: 1443,
    });
    const owed = await ask(shop, 'GET', '/orders?money=refund-owed', { token });
    expect(owed.json().data.map(({ id }: Order) => id)).toContain(order.id);
    const [payment] = await paymentsOf(order.id);
    const refunded = await ask(shop, 'POST', `/payments/${payment.id}/refunds`, {
      body: { reason: 'Cancelled by the customer' },
      token,
    });
    expect(refunded.json().data.amount).toBe(ADVANCE);
    await expect.poll(async () => (await read(order.id)).payment_status).toBe('REFUNDED');
    expect(await read(order.id)).toMatchObject({
      amount_paid: 1443,
      amount_refunded: 1443,
      amount_due: 0,
      amount_to_refund: 0,
    });
    expect(await shop.mailsTo(order.customer_info.email)).toContain(
      `Your refund for RR-${order.order_number}`,
    );
  });

  it('while it is unpaid owes nothing', async () => {
    const order = await placePart();
    const cancelled = await ask(shop, 'POST', `/orders/${order.id}/cancel`);
    expect(cancelled.json()).toMatchObject({
      message: 'Your order was cancelled',
      order: { payment_status: 'FAILED', awaits_advance: false, amount_due: 0 },
    });
  });

  it('after delivery gives back the advance online and the cash by hand', async () => {
    const order = await placePart();
    await payAdvance(order);
    await edit(order.id, { status: 'DELIVERED', payment_status: 'PAID' });
    await edit(order.id, { status: 'CANCELLED' });
    expect(await read(order.id)).toMatchObject({ amount_to_refund: 14_424 });
    const advance = (await paymentsOf(order.id)).find(({ pays }: { pays: string }) => pays === 'advance');
    await ask(shop, 'POST', `/payments/${advance.id}/refunds`, { body: { reason: 'Returned' }, token });
    await expect.poll(async () => (await read(order.id)).amount_refunded).toBe(1443);
    expect(await read(order.id)).toMatchObject({ payment_status: 'PAID', amount_to_refund: 12_981 });
    expect((await edit(order.id, { payment_status: 'REFUNDED' })).statusCode).toBe(200);
    expect(await read(order.id)).toMatchObject({
      payment_status: 'REFUNDED',
      amount_paid: 14_424,
      amount_refunded: 14_424,
      amount_to_refund: 0,
    });
  });

  it('is what a new order does that replaces it', async () => {
    const first = await placePart();
    const second = await placePart({ replacesOrderId: first.id });
    expect(await read(first.id)).toMatchObject({ status: 'CANCELLED', payment_status: 'FAILED' });
    await payAdvance(second);
    const third = await placeGuestOrder(shop, { items: [line('bar')], replacesOrderId: second.id });
    expect(third.json().code).toBe('ORDER_PAID');
  });
});

describe('the rules about cash', () => {
  const refusal = async (changes: object): Promise<string> => {
    const placed = await placeGuestOrder(shop, { items: [line('bar', 2)], ...changes });
    return placed.statusCode === 201 ? 'taken' : `${placed.statusCode} ${placed.json().code}`;
  };
  afterAll(() => setRules({ partPayment: true }));

  it.each<[Partial<CashRules>, object, string]>([
    [{}, { partPayment: true }, '422 PART_PAYMENT_NOT_OFFERED'],
    [{}, {}, 'taken'],
    [{ partPayment: true }, { partPayment: true, paymentMethod: 'online' }, '400 VALIDATION_FAILED'],
    [{ partPayment: true, advanceFrom: 14_424 }, {}, '422 ADVANCE_NEEDED'],
    [{ partPayment: true, advanceFrom: 14_425 }, {}, 'taken'],
    [{ partPayment: true, advanceFrom: 14_424 }, { partPayment: true }, 'taken'],
    [{ pincodesWithoutCash: ['422'] }, {}, '422 CASH_NOT_OFFERED'],
    [{ pincodesWithoutCash: ['422'] }, { paymentMethod: 'online' }, 'taken'],
    [
      { partPayment: true, statesWithoutCash: ['Maharashtra'] },
      { partPayment: true },
      '422 CASH_NOT_OFFERED',
    ],
    [{ partPayment: true }, { partPayment: true, advance: 1443 }, 'taken'],
    [{ partPayment: true, advancePercent: 20 }, { partPayment: true, advance: 1443 }, '409 PRICE_CHANGED'],
    [{ partPayment: true }, { partPayment: true, advance: 1442.8 }, '409 PRICE_CHANGED'],
    [{ partPayment: true }, { partPayment: true, advance: 1443.01 }, '409 PRICE_CHANGED'],
    [{ partPayment: true }, { advance: 1443 }, '409 PRICE_CHANGED'],
    [{ partPayment: true }, { advance: 0 }, 'taken'],
  ])('%j with %j: %s', async (rules, changes, outcome) => {
    await setRules(rules);
    expect(await refusal(changes)).toBe(outcome);
  });

  it('hold for nobody whose order an administrator enters', async () => {
    await setRules({ pincodesWithoutCash: ['422'] });
    const { items: _items, ...form } = { ...buyer('agreed'), items: [] };
    const placed = await ask(shop, 'POST', '/orders/create', {
      body: { productIds: ['bar'], quantities: [2], paymentMethod: 'COD', partPayment: true, ...form },
      token,
    });
    expect(placed.json().order).toMatchObject({
      awaits_advance: true,
      advance: toRupees(advanceOf(rupees(14_424), CASH_RULES.advancePercent)),
    });
  });
});
