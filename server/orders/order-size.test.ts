import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_CREATION_FORM_EXAMPLE } from '../../contract/orders/order-creation-form.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import {
  addBar,
  ask,
  brokenInvariants,
  buyer,
  countRows,
  line,
  placeGuestOrder,
  stockOf,
} from '../../tests/support/orders.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { cancelUnconfirmedOrders } from './due-orders.ts';
import { NOT_CONFIRMED_BY_CALL, orderMail } from './order-mails.ts';
import { readOrder } from './read-order.ts';

const BARS = 99;
const TWO_DAYS_MS = 48 * 60 * 60 * 1000;
let shop: TestShop;
let admin: { token: string };

beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  admin = await shop.signUp('ADMIN');
  await addBar(shop.pool, 'bar', BARS);
  await addBar(shop.pool, 'other', 300);
});
afterAll(() => shop.close());

/** 29 bars with tax and freight are above two lakh. */
const large = { items: [line('bar', 29)] };
const ordered = async (changes: object) => {
  const reply = await placeGuestOrder(shop, changes);
  expect(reply.statusCode, reply.body).toBe(201);
  return (await readOrder(shop.pool, reply.json().orderId)) ?? { id: '', call_due_at: null };
};

describe('an order that would hoard the stock', () => {
  it('is refused above the bound for cash, at every call, with what to do instead', async () => {
    const { token } = await shop.signUp('USER');
    const created = {
      ...ORDER_CREATION_FORM_EXAMPLE,
      productIds: ['bar'],
      quantities: [29],
      variants: [],
      prices: [],
    };
    for (const reply of [
      await placeGuestOrder(shop, large),
      await ask(shop, 'POST', '/orders', { body: { ...ORDER_REQUEST_EXAMPLE, ...large }, token }),
      await ask(shop, 'POST', '/orders/create', { body: { ...created, totalAmount: undefined } }),
    ]) {
      expect(reply.statusCode, reply.body).toBe(422);
      expect(errorOf(reply)).toMatchObject({
        code: 'ORDER_TOO_LARGE',
        message:
          'Cash on delivery is offered up to ₹2,00,000. For more, please pay online or send us an enquiry.',
      });
    }
    expect(await countRows(shop.pool, 'orders')).toBe(0);
    expect(await stockOf(shop.pool, 'bar')).toBe(BARS);
  });

  it('is refused above so many pieces, however it is paid', async () => {
    const items = [line('other', 99), line('other', 99), line('bar', 3)];
    const reply = await placeGuestOrder(shop, { items, paymentMethod: 'online' });
    expect(errorOf(reply).message).toBe(
      'You can order up to 200 pieces. For more, please send us an enquiry.',
    );
  });

  it('may be paid online, and an administrator may enter it', async () => {
    const online = await ordered({ ...large, paymentMethod: 'online' });
    expect(online.call_due_at).toBeNull();
    const body = {
      ...ORDER_CREATION_FORM_EXAMPLE,
      productIds: ['bar'],
      quantities: [29],
      variants: [],
      prices: [],
    };
    const entered = await ask(shop, 'POST', '/orders/create', {
      body: { ...body, totalAmount: undefined },
      token: admin.token,
    });
    expect(entered.statusCode, entered.body).toBe(201);
    expect(entered.json().order.call_due_at).toBeNull();
    for (const { orderId } of [{ orderId: online.id }, entered.json()])
      await ask(shop, 'DELETE', `/orders/${orderId}`, { token: admin.token });
    expect(await stockOf(shop.pool, 'bar')).toBe(BARS);
  });

  it('is measured by the settings, which stay where a sender leaves them out', async () => {
    const save = (changes: object) =>
      shop.app.inject({
        method: 'PUT',
        url: '/api/settings',
        payload: changes,
        headers: bearer(admin.token),
      });
    const { cashOrderMax: _max, orderUnitsMax: _units, callAbove: _call, ...specified } = DEFAULT_SETTINGS;
    expect((await save({ ...specified, cashOrderMax: 5000, orderUnitsMax: 1 })).statusCode).toBe(200);
    expect((await save(specified)).json().settings).toMatchObject({
      cashOrderMax: 5000,
      orderUnitsMax: 1,
      callAbove: 50_000,
    });
    expect(errorOf(await placeGuestOrder(shop, { items: [line('bar', 2)] })).message).toContain('1 pieces');
    expect(errorOf(await placeGuestOrder(shop, { items: [line('bar')] })).message).toContain('₹5,000');
    expect((await save(DEFAULT_SETTINGS)).statusCode).toBe(200);
    for (const [wrong, words] of [
      [{ orderUnitsMax: 0 }, 'Maximum pieces per order must be 1 or more'],
      [{ orderUnitsMax: 1.5 }, 'Maximum pieces per order must be a whole number'],
      [{ cashOrderMax: -1 }, 'Largest cash order must be 0 or more'],
    ] as const)
      expect(errorOf(await save({ ...DEFAULT_SETTINGS, ...wrong })).message).toBe(words);
  });
});

describe('a large cash order that waits for a call', () => {
  const waiting = (name: string) => ordered({ items: [line('bar', 10)], ...buyer(name) });

  it('says until when it keeps its goods, and a small one waits for nothing', async () => {
    const { id, call_due_at } = await waiting('called');
    const due = new Date(call_due_at ?? 0).getTime();
    expect(Math.abs(due - Date.now() - TWO_DAYS_MS)).toBeLessThan(60_000);
    expect((await ordered({ items: [line('bar')] })).call_due_at).toBeNull();

    await ask(shop, 'PATCH', `/orders/${id}/status`, { body: { status: 'CONFIRMED' }, token: admin.token });
    expect((await readOrder(shop.pool, id))?.call_due_at).toBeNull();
    expect(await cancelUnconfirmedOrders(shop.pool, new Date(due + 1))).toBe(0);
  });

  it('is left out of bulk runs, is a row of what needs somebody, and is listed until it is confirmed', async () => {
    const [toCall, unconfirmed, small] = [
      await waiting('to-call'),
      await ordered({ items: [line('other')], ...buyer('unconfirmed') }),
      await ordered({ items: [line('other')], ...buyer('nobody') }),
    ];
    await shop.pool.query(`update orders set confirm_by = now() + interval '1 day' where id = $1`, [
      unconfirmed.id,
    ]);
    const ids = [toCall.id, unconfirmed.id, small.id];
    const call = async (method: 'GET' | 'PATCH', path: string, body?: object) =>
      (await ask(shop, method, path, { token: admin.token, ...(body && { body }) })).json();
    const bulk = await call('PATCH', '/orders/status', { ids, from: 'PENDING', status: 'CONFIRMED' });
    expect(bulk).toMatchObject({ data: [small.id], skipped: [], unpaid: [] });
    expect(bulk.waiting).toEqual([toCall.id, unconfirmed.id]);
    const listed = async (): Promise<string[]> =>
      (await call('GET', '/orders?to_call=true')).data.map(({ id }: { id: string }) => id);
    const counted = async () => (await call('GET', '/dashboard/needs')).data.toCall.count;
    const [before, first] = [await counted(), await listed()];
    expect(first).toHaveLength(before);
    expect(first).toContain(toCall.id);
    expect(first).not.toContain(unconfirmed.id);
    await call('PATCH', `/orders/${toCall.id}/status`, { status: 'CONFIRMED' });
    expect(await counted()).toBe(before - 1);
    expect(await listed()).not.toContain(toCall.id);
    await call('PATCH', `/orders/${unconfirmed.id}/status`, { status: 'CONFIRMED' });
    expect(await readOrder(shop.pool, unconfirmed.id)).toMatchObject({
      status: 'CONFIRMED',
      confirm_by: null,
    });
  });

  it('gives its goods back after two days, once, and says so in its history and to the customer', async () => {
    const before = await stockOf(shop.pool, 'bar');
    const { id, call_due_at } = await waiting('silent');
    const due = new Date(call_due_at ?? 0);
    expect(await cancelUnconfirmedOrders(shop.pool, new Date(due.getTime() - 1000))).toBe(0);
    const rounds = await Promise.all([1, 2, 3].map(() => cancelUnconfirmedOrders(shop.pool, due)));
    expect(rounds.sort()).toEqual([0, 0, 1]);
    expect(await stockOf(shop.pool, 'bar')).toBe(before);
    const order = await readOrder(shop.pool, id);
    if (order === null) throw new Error('The order is gone');
    expect(order).toMatchObject({ status: 'CANCELLED', payment_status: 'PENDING', call_due_at: null });
    expect(order.status_history.at(-1)).toMatchObject({ actor: 'system', note: NOT_CONFIRMED_BY_CALL });
    expect(await countRows(shop.pool, 'outbox', `payload ->> 'event' = 'cancelled'`)).toBe(1);
    const mail = orderMail('cancelled', order, DEFAULT_SETTINGS, 'https://shop.example');
    expect(mail.text).toContain('We couldn’t confirm your order by phone within 2 days');
    expect(await brokenInvariants(shop.pool)).toEqual([]);
  });
});
