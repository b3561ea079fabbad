import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_CREATION_FORM_EXAMPLE } from '../../../contract/orders/order-creation-form.ts';
import { DEFAULT_SETTINGS } from '../../../contract/settings.ts';
import { CASH_CONFIRMATION, LINK_DAMAGED } from '../../../domain/orders/cash-confirmation.ts';
import { PROMISE_TERMS, postponed } from '../../../domain/shipping/promise.ts';
import {
  addBar,
  ask,
  buyer,
  countRows,
  line,
  placeGuestOrder,
  stockOf,
} from '../../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../../tests/support/test-shop.ts';
import { brokenRulesSeenBy } from '../../../torture/invariants.ts';
import { askAgain, cancelLapsedOrders } from '../due-orders.ts';
import { orderMailHandler } from '../order-mails.ts';
import { readOrder } from '../read-order.ts';
import { linkSecret, signOrder } from './link.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BARS = 500;
let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  ({ token: admin } = await shop.signUp('ADMIN'));
  await addBar(shop.pool, 'bar', BARS);
});
afterAll(async () => {
  const client = await shop.pool.connect();
  expect(await brokenRulesSeenBy(client)).toEqual([]);
  client.release();
  await shop.close();
});
// All orders here are of one phone, and many lapse.
beforeEach(() => set({ isAsked: true, scoreLimit: 100 }));

const set = (changes: object | null) =>
  shop.pool.query('update settings set cash_confirmation = $1', [
    changes === null ? null : { ...CASH_CONFIRMATION, ...changes },
  ]);

let buyers = 0;
async function place(changes: object = {}) {
  buyers += 1;
  const reply = await placeGuestOrder(shop, {
    items: [line('bar', 2)],
    paymentMethod: 'cod',
    ...buyer(`confirm-${buyers}`),
    ...changes,
  });
  expect(reply.statusCode, reply.body).toBe(201);
  return read(reply.json().orderId);
}
async function read(id: string) {
  const order = await readOrder(shop.pool, id);
  if (order === null) throw new Error('no order');
  return order;
}
const endTime = ({ id }: { id: string }) =>
  shop.pool.query(
    `update orders set confirm_by = now() - interval '1 second', ask_again_at = null where id = $1`,
    [id],
  );
const later = (days: number) => new Date(Date.now() + days * DAY_MS);
const tokenOf = async ({ id }: { id: string }, expiresAt = later(3)) =>
  signOrder(await linkSecret(shop.pool), { orderId: id, expiresAt });
const look = (token: string) => ask(shop, 'GET', `/orders/confirmation?token=${encodeURIComponent(token)}`);
const answer = (token: string, given: 'yes' | 'cancel') =>
  ask(shop, 'POST', '/orders/confirmation', { body: { token, answer: given } });
const outcome = async (reply: ReturnType<typeof look>) => {
  const { state, isNew } = (await reply).json().data;
  return [state, isNew];
};
const mails = ({ id }: { id: string }, event: string) =>
  countRows(shop.pool, 'outbox', `payload ->> 'orderId' = '${id}' and payload ->> 'event' = '${event}'`);
const stepsOf = async (order: { id: string }) =>
  (await read(order.id)).status_history.map(({ to, actor, note }) => [to, actor, note]);

/** The texts of the mails about an order, as they would leave now. */
async function mailText(order: { id: string }, event: 'placed' | 'asked' | 'cancelled'): Promise<string> {
  const sent: string[] = [];
  const handle = orderMailHandler({
    pool: shop.pool,
    publicUrl: 'https://shop.example',
    readSettings: async () => DEFAULT_SETTINGS,
    send: async ({ text }) => void sent.push(text),
  });
  const payload = { orderId: order.id, event };
  const signal = AbortSignal.timeout(5000);
  await handle(payload, { id: 1, payload, dedupeKey: 'x', createdAt: new Date(), attempt: 1, signal });
  return sent.join('');
}

describe('a cash order', () => {
  it('waits for nobody’s confirmation while the shop asks for none', async () => {
    await set(null);
    const order = await place();
    expect(order).toMatchObject({ confirm_by: null, confirmed_at: null, confirmed_via: null });
    expect(await mailText(order, 'placed')).not.toContain('confirm-order');
  });

  it('waits three days, and its mail has the link', async () => {
    const order = await place();
    const waits = Date.parse(order.confirm_by ?? '') - Date.parse(order.created_at);
    expect(waits).toBe(3 * DAY_MS);
    const text = await mailText(order, 'placed');
    const token = /https:\/\/shop\.example\/confirm-order\?token=(\S+)/.exec(text)?.[1] ?? '';
    expect(await outcome(look(token))).toEqual(['open', false]);
  });

  it('is not asked about if it has an advance, is paid online, needs a call or was entered by an administrator', async () => {
    expect(await place({ paymentMethod: 'online' })).toMatchObject({ confirm_by: null });
    const large = await place({ items: [line('bar', 10)] });
    expect(large.call_due_at).not.toBeNull();
    expect(large.confirm_by).toBeNull();
    const { productIds, ...form } = ORDER_CREATION_FORM_EXAMPLE;
    const body = {
      ...form,
      productIds: ['bar'],
      quantities: [1],
      variants: [],
      prices: [],
      totalAmount: undefined,
    };
    const entered = await ask(shop, 'POST', '/orders/create', { body, token: admin });
    expect(entered.statusCode, entered.body).toBe(201);
    expect(entered.json().order.confirm_by).toBeNull();
  });
});

describe('the link', () => {
  it('changes nothing when it is opened, as programs that check mails do', async () => {
    const order = await place();
    const token = await tokenOf(order);
    for (let count = 0; count < 3; count += 1) expect(await outcome(look(token))).toEqual(['open', false]);
    expect((await read(order.id)).version).toBe(order.version);
  });

  it('confirms once, whatever is pressed later', async () => {
    await cancelLapsedOrders(shop.pool, later(9));
    const order = await place();
    const token = await tokenOf(order);
    expect(await outcome(answer(token, 'yes'))).toEqual(['confirmed', true]);
    const confirmed = await read(order.id);
    expect(confirmed).toMatchObject({ status: 'PENDING', confirm_by: null, confirmed_via: 'link' });
    expect(await outcome(answer(token, 'yes'))).toEqual(['confirmed', false]);
    expect(await outcome(answer(token, 'cancel'))).toEqual(['confirmed', false]);
    expect(await outcome(look(token))).toEqual(['confirmed', false]);
    expect(await read(order.id)).toEqual(confirmed);
    expect(await cancelLapsedOrders(shop.pool, later(9))).toBe(0);
  });

  it('moves the promised days by the working days that it waited', async () => {
    const order = await place();
    // Ordered on Wednesday the 4th, before the cut-off hour, for the 9th to the 11th.
    await shop.pool.query(
      `update orders set created_at = '2026-11-04 09:00+05:30', promise_first = '2026-11-09', promise_last = '2026-11-11'
        where id = $1`,
      [order.id],
    );
    const token = await tokenOf(order);
    const { first, last } = postponed(
      { first: '2026-11-09', last: '2026-11-11' },
      { orderedAt: new Date('2026-11-04T03:30:00Z'), startsAt: new Date(), terms: PROMISE_TERMS },
    );
    expect(last > '2026-11-12').toBe(true);
    const promised = { promise_first: first, promise_last: last };
    expect((await look(token)).json().data.order).toMatchObject(promised);
    expect(await read(order.id)).toMatchObject({ promise_last: '2026-11-11' });
    expect((await answer(token, 'yes')).json().data.order).toMatchObject(promised);
    expect(await read(order.id)).toMatchObject(promised);
  });

  it('cancels once: goods, history and one mail', async () => {
    const before = await stockOf(shop.pool, 'bar');
    const order = await place();
    const token = await tokenOf(order);
    expect(await outcome(answer(token, 'cancel'))).toEqual(['cancelled', true]);
    for (const given of ['cancel', 'yes'] as const)
      expect(await outcome(answer(token, given))).toEqual(['cancelled', false]);
    expect(await stockOf(shop.pool, 'bar')).toBe(before);
    expect(await stepsOf(order)).toEqual([
      ['PENDING', 'customer', null],
      ['CANCELLED', 'customer', 'Cancelled by the customer'],
    ]);
    expect(await mails(order, 'cancelled')).toBe(1);
  });

  it('counts only the first of two answers that arrive at the same time', async () => {
    const order = await place();
    const token = await tokenOf(order);
    const outcomes = await Promise.all(
      (['yes', 'cancel', 'yes', 'cancel'] as const).map((each) => outcome(answer(token, each))),
    );
    expect(outcomes.filter(([, isNew]) => isNew)).toHaveLength(1);
    expect(new Set(outcomes.map(([state]) => state)).size).toBe(1);
  });

  it('is refused when it is forged, damaged or of another shop', async () => {
    const order = await place();
    const token = await tokenOf(order);
    const [id, , signature] = token.split('.');
    const longer = (await tokenOf(order, later(300))).split('.')[1];
    for (const forged of [
      '',
      'no-token',
      token.slice(0, -1),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${id}.${longer}.${signature}`,
      `${(await place()).id}${token.slice(order.id.length)}`,
      signOrder(Buffer.alloc(32, 7), { orderId: order.id, expiresAt: later(3) }),
    ])
      for (const reply of [await look(forged), await answer(forged, 'yes'), await answer(forged, 'cancel')]) {
        expect(reply.statusCode, forged).toBe(400);
        if (forged !== '')
          expect(errorOf(reply)).toMatchObject({ code: 'LINK_DAMAGED', message: LINK_DAMAGED });
      }
    expect(await read(order.id)).toMatchObject({
      status: 'PENDING',
      confirmed_at: null,
      version: order.version,
    });
  });

  it('comes too late after its time, before and after the order has lapsed', async () => {
    const order = await place();
    const token = await tokenOf(order);
    await endTime(order);
    expect(await outcome(answer(token, 'yes'))).toEqual(['late', false]);
    expect(await outcome(answer(token, 'cancel'))).toEqual(['late', false]);
    expect((await read(order.id)).status).toBe('PENDING');
    expect(await cancelLapsedOrders(shop.pool, new Date())).toBe(1);
    expect(await outcome(answer(token, 'yes'))).toEqual(['lapsed', false]);
    expect(await outcome(look(token))).toEqual(['lapsed', false]);
    expect((await read(order.id)).status).toBe('CANCELLED');
  });

  it('an older link ends with its own time', async () => {
    const order = await place();
    expect(await outcome(answer(await tokenOf(order, later(-1)), 'yes'))).toEqual(['late', false]);
  });

  it('says so where the shop has gone on meanwhile', async () => {
    for (const [status, state] of [
      ['CONFIRMED', 'under-way'],
      ['SHIPPED', 'shipped'],
      ['CANCELLED', 'cancelled'],
    ]) {
      const order = await place();
      const token = await tokenOf(order);
      const moved = await ask(shop, 'PATCH', `/orders/${order.id}/status`, {
        body: { status },
        token: admin,
      });
      expect(moved.statusCode, moved.body).toBe(200);
      for (const given of ['yes', 'cancel'] as const)
        expect(await outcome(answer(token, given))).toEqual([state, false]);
      expect(await read(order.id)).toMatchObject({ status, confirm_by: null, confirmed_at: null });
    }
  });

  it('of a deleted order leads nowhere', async () => {
    const order = await place();
    const token = await tokenOf(order);
    await ask(shop, 'DELETE', `/orders/${order.id}`, { token: admin });
    expect((await answer(token, 'yes')).statusCode).toBe(400);
  });
});

describe('an order that nobody confirms', () => {
  it('is asked about once more after a day, by however many processes', async () => {
    const order = await place();
    await askAgain(shop.pool, later(0.9));
    expect(await mails(order, 'asked')).toBe(0);
    await Promise.all([1, 2, 3].map(() => askAgain(shop.pool, later(1.1))));
    await askAgain(shop.pool, later(2));
    expect(await mails(order, 'asked')).toBe(1);
    const text = await mailText(order, 'asked');
    expect(text).toContain('Do you still want your order');
    expect(text).toContain('/confirm-order?token=');
  });

  it('is not asked about again once it is confirmed, and a reminder on its way is not sent', async () => {
    const order = await place();
    await answer(await tokenOf(order), 'yes');
    await askAgain(shop.pool, later(1.1));
    expect(await mails(order, 'asked')).toBe(0);
    expect(await mailText(order, 'asked')).toBe('');
  });

  it('lapses once: goods back, one mail, the shop in its history, with several processes at once', async () => {
    await cancelLapsedOrders(shop.pool, later(9));
    const before = await stockOf(shop.pool, 'bar');
    const orders = [await place(), await place(), await place()];
    expect(await stockOf(shop.pool, 'bar')).toBe((before ?? 0) - 6);
    expect(await cancelLapsedOrders(shop.pool, later(2.9))).toBe(0);
    const lapsed = await Promise.all([1, 2, 3].map(() => cancelLapsedOrders(shop.pool, later(3.1))));
    expect(lapsed.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await cancelLapsedOrders(shop.pool, later(4))).toBe(0);
    expect(await stockOf(shop.pool, 'bar')).toBe(before);
    for (const order of orders) {
      expect(await stepsOf(order)).toEqual([
        ['PENDING', 'customer', null],
        ['CANCELLED', 'system', 'The customer didn’t confirm it in time'],
      ]);
      expect(await mails(order, 'cancelled')).toBe(1);
    }
    expect(await mailText(orders[0] ?? { id: '' }, 'cancelled')).toContain('It wasn’t confirmed in time');
  });

  it('keeps its goods when the process dies in the middle, and lapses once afterwards', async () => {
    await cancelLapsedOrders(shop.pool, later(9));
    const before = await stockOf(shop.pool, 'bar');
    const order = await place();
    const held = await shop.pool.connect();
    await held.query('begin');
    // The mail is the last thing that lapsing writes: it waits, with the stock already given back in its transaction.
    await held.query('lock table outbox in share row exclusive mode');
    const cut = cancelLapsedOrders(shop.pool, later(3.1)).catch(() => 'cut off');
    const victim = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await shop.pool.query(`select ${victim}`)).rowCount).toBe(1);
    await shop.pool.query(`select pg_terminate_backend(pid) ${victim}`);
    expect(await cut).toBe('cut off');
    await held.query('rollback');
    held.release();
    expect(await read(order.id)).toMatchObject({ status: 'PENDING' });
    expect(await stockOf(shop.pool, 'bar')).toBe((before ?? 0) - 2);
    expect(await cancelLapsedOrders(shop.pool, later(3.1))).toBe(1);
    expect(await cancelLapsedOrders(shop.pool, later(3.1))).toBe(0);
    expect(await stockOf(shop.pool, 'bar')).toBe(before);
    expect(await mails(order, 'cancelled')).toBe(1);
  });

  it('does not lapse once an administrator has moved it ahead, taken its cash or revived it', async () => {
    const order = await place();
    const move = (status: string) =>
      ask(shop, 'PATCH', `/orders/${order.id}/status`, { body: { status }, token: admin });
    await move('CONFIRMED');
    await move('PENDING');
    expect(await read(order.id)).toMatchObject({ status: 'PENDING', confirm_by: null });
    const lapsing = await place();
    await endTime(lapsing);
    await cancelLapsedOrders(shop.pool, new Date());
    await ask(shop, 'PATCH', `/orders/${lapsing.id}/status`, { body: { status: 'PENDING' }, token: admin });
    expect(await cancelLapsedOrders(shop.pool, later(20))).toBe(0);
    expect(await read(lapsing.id)).toMatchObject({ status: 'PENDING', confirm_by: null });
  });
});

describe('an administrator', () => {
  const confirm = (id: string, token = admin) => ask(shop, 'POST', `/orders/${id}/confirmation`, { token });

  it('confirms by phone, once, with an entry in the audit log', async () => {
    const order = await place();
    const audited = () => countRows(shop.pool, 'audit_log', `entity_id = '${order.id}'`);
    const before = await audited();
    expect((await confirm(order.id)).json().order).toMatchObject({
      confirmed_via: 'phone',
      confirm_by: null,
    });
    expect((await confirm(order.id)).statusCode).toBe(200);
    expect(await audited()).toBe(before + 1);
    expect(await outcome(answer(await tokenOf(order), 'cancel'))).toEqual(['confirmed', false]);
  });

  it('cannot confirm what nobody waits for, nor what is not there', async () => {
    const online = await place({ paymentMethod: 'online' });
    expect(errorOf(await confirm(online.id))).toMatchObject({ code: 'NOT_WAITING' });
    expect((await confirm('x'.repeat(30))).statusCode).toBe(404);
    const { token: packer } = await shop.signUp('ADMIN', 'packer');
    expect((await confirm((await place()).id, packer)).statusCode).toBe(403);
  });

  it('lists those that are not confirmed yet', async () => {
    const waiting = await place();
    const confirmed = await place();
    await confirm(confirmed.id);
    const listed = (await ask(shop, 'GET', '/orders?unconfirmed=true&limit=100', { token: admin })).json()
      .data;
    const ids = listed.map(({ id }: { id: string }) => id);
    expect(ids).toContain(waiting.id);
    expect(ids).not.toContain(confirmed.id);
  });
});
