import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from '../../domain/orders/order-status.ts';
import {
  addBar,
  addCoupon,
  ask,
  brokenInvariants,
  buyer,
  countRows,
  line,
  placeGuestOrder,
  stockOf,
} from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { withTransaction } from '../db/connect.ts';
import { changeOrder } from './change-order.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
  await addBar(shop.pool, 'bar');
});
afterAll(() => shop.close());

const place = async (changes: object = {}): Promise<string> => {
  const reply = await placeGuestOrder(shop, { items: [line('bar')], ...changes });
  expect(reply.statusCode).toBe(201);
  return reply.json().orderId;
};
const setStatus = (id: string, status: string, more: object = {}) =>
  ask(shop, 'PATCH', `/orders/${id}/status`, { body: { status, ...more }, token });
const edit = (id: string, body: object) => ask(shop, 'PUT', `/orders/${id}`, { body, token });
const mailsOf = async (id: string): Promise<string[]> =>
  (
    await shop.pool.query(
      `select payload ->> 'event' as event from outbox
        where payload ->> 'orderId' = $1 and payload ->> 'event' <> 'noticed' order by id`,
      [id],
    )
  ).rows.map(({ event }) => event);

describe('the status of an order', () => {
  it('can follow any other, and every step is kept in its history [4.order.5] [4.order.6]', async () => {
    const id = await place();
    const steps = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.flatMap((to) => [from, to]));
    const actor = { id: null, name: 'system' };
    await withTransaction(shop.pool, async (client) => {
      for (const status of steps) {
        const changed = await changeOrder(client, id, { status }, actor, new Date());
        expect(changed).toMatchObject({ ok: true, order: { status } });
      }
    });
    const history = (await edit(id, {})).json().order.status_history;
    for (const [index, event] of history.entries())
      if (index > 0) expect(event.from).toBe(history[index - 1].to);
    expect(history.length).toBe(
      steps.filter((to, index) => to !== (steps[index - 1] ?? 'PENDING')).length + 1,
    );
  });

  it('keeps who set it, when and why', async () => {
    const id = await place();
    const { order } = (await setStatus(id, 'PROCESSING', { note: 'Parts came' })).json();
    expect(order.status_history[1]).toEqual({
      field: 'status',
      from: 'PENDING',
      to: 'PROCESSING',
      at: expect.stringMatching(/Z$/),
      actor: expect.stringMatching(/@example\.in$/),
      note: 'Parts came',
    });
    expect(await countRows(shop.pool, 'audit_log', `entity_id = '${id}'`)).toBe(1);
  });

  it('leaves no entry in the history when it is set to what it is', async () => {
    const id = await place();
    await setStatus(id, 'CONFIRMED');
    const again = (await setStatus(id, 'CONFIRMED')).json().order;
    expect(again).toMatchObject({ version: 2 });
    expect(again.status_history).toHaveLength(2);
    expect(await countRows(shop.pool, 'audit_log', `entity_id = '${id}'`)).toBe(1);
  });

  it('stands beside every payment status and method [4.order.11] [4.order.12]', async () => {
    const id = await place();
    for (const payment_method of [...PAYMENT_METHODS, 'COD'])
      expect((await edit(id, { payment_method })).json().order.payment_method).toBe(payment_method);
    for (const payment_status of [
      ...PAYMENT_STATUSES.filter((status) => status !== 'REFUNDED'),
      'PAID',
      'REFUNDED',
    ])
      expect((await edit(id, { payment_status })).json().order.payment_status).toBe(payment_status);
  });
});

describe('an online order that is not paid', () => {
  it.each(['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'])('does not become %s', async (status) => {
    const id = await place({ paymentMethod: 'online' });
    for (const refused of [
      await setStatus(id, status),
      await edit(id, { status }),
      await setStatus(id, status, { reason: ' ' }),
    ])
      expect([refused.statusCode, errorOf(refused)]).toMatchObject([
        409,
        {
          code: 'ORDER_UNPAID',
          message:
            'This online order isn’t paid. To move it ahead anyway, change its status and give a reason.',
        },
      ]);
    expect((await edit(id, {})).json().order).toMatchObject({ status: 'PENDING', version: 1 });
    expect(await mailsOf(id)).not.toContain('shipped');
    expect(await countRows(shop.pool, 'invoices', `order_id = '${id}'`)).toBe(0);
  });

  it('moves on for a reason, which the history and the audit log keep', async () => {
    const id = await place({ paymentMethod: 'online' });
    await edit(id, { payment_status: 'FAILED' });
    const reason = 'Paid by cheque, on its way';
    const { order } = (await setStatus(id, 'SHIPPED', { reason, note: 'By hand' })).json();
    expect(order).toMatchObject({ status: 'SHIPPED', payment_status: 'FAILED' });
    expect(order.status_history.at(-1)).toMatchObject({ to: 'SHIPPED', note: `${reason} · By hand` });
    const { rows } = await shop.pool.query(
      `select before, after from audit_log where entity_id = $1 order by id desc limit 1`,
      [id],
    );
    expect(rows).toEqual([{ before: { status: 'PENDING' }, after: { status: 'SHIPPED', reason } }]);
    const byEdit = await place({ paymentMethod: 'online' });
    expect((await edit(byEdit, { status: 'CONFIRMED', reason })).json().order.status).toBe('CONFIRMED');
    expect((await setStatus(byEdit, 'SHIPPED')).statusCode, 'each step is asked for').toBe(409);
  });

  it('moves on when it is paid in the same edit, and may be cancelled', async () => {
    const paid = await place({ paymentMethod: 'online' });
    expect((await edit(paid, { status: 'CONFIRMED', payment_status: 'PAID' })).statusCode).toBe(200);
    const unpaid = await place({ paymentMethod: 'online' });
    expect((await setStatus(unpaid, 'CANCELLED')).statusCode).toBe(200);
  });
});

describe('an unpaid online order that is paid in cash after all', () => {
  it('gets the mails of a new order, once', async () => {
    const id = await place({ paymentMethod: 'online' });
    expect(await mailsOf(id)).toEqual([]);
    await edit(id, { payment_method: 'COD' });
    expect(await mailsOf(id)).toEqual(['placed']);
    expect(await countRows(shop.pool, 'outbox', `dedupe_key = 'order-noticed:${id}'`)).toBe(1);
    await edit(id, { payment_method: 'UPI' });
    await edit(id, { payment_method: 'COD' });
    expect(await mailsOf(id)).toEqual(['placed']);
  });
});

describe('an edit that keeps the status', () => {
  it.each(ORDER_STATUSES)('changes the payment method of an unpaid cash order that is %s', async (status) => {
    const id = await place();
    await setStatus(id, status);
    for (const payment_method of ['ONLINE', 'UPI', 'CARD', 'COD']) {
      const changed = await edit(id, { status, payment_status: 'PENDING', payment_method });
      expect([changed.statusCode, changed.json().order?.payment_method], changed.body).toEqual([
        200,
        payment_method,
      ]);
    }
    for (const field of [{ tracking_id: 'DTDC-1' }, { admin_notes: 'Asked for UPI' }])
      expect((await edit(id, { status, payment_method: 'ONLINE', ...field })).statusCode).toBe(200);
  });
});

describe('cancelling', () => {
  it('gives the goods back once, also when it comes ten times at once [4.order.18]', async () => {
    await addBar(shop.pool, 'back', 10);
    const id = await place({ items: [line('back', 2), line('back', 1), line('bar')] });
    expect(await stockOf(shop.pool, 'back')).toBe(7);
    const replies = await Promise.all(Array.from({ length: 10 }, () => setStatus(id, 'CANCELLED')));
    for (const reply of replies) expect(reply.statusCode).toBe(200);
    expect(await stockOf(shop.pool, 'back')).toBe(10);
    await setStatus(id, 'DELIVERED');
    expect(await stockOf(shop.pool, 'back')).toBe(7);
    await setStatus(id, 'CANCELLED');
    expect(await stockOf(shop.pool, 'back')).toBe(10);
  });

  it('attack 10: gives the coupon’s use back exactly once', async () => {
    await addCoupon(shop.pool, { code: 'BACK', type: 'fixed', value: 10000, usage_limit: 1 });
    const used = async () => countRows(shop.pool, 'coupons', `code = 'BACK' and used_count = 1`);
    const id = await place({ couponCode: 'BACK' });
    expect(await used()).toBe(1);
    await Promise.all([setStatus(id, 'CANCELLED'), setStatus(id, 'CANCELLED')]);
    expect(await used()).toBe(0);
    await setStatus(id, 'CONFIRMED');
    expect(await used()).toBe(1);
    await setStatus(id, 'CANCELLED');
    await place({ couponCode: 'BACK', ...buyer('next') });
    const refused = await setStatus(id, 'CONFIRMED');
    expect(refused.statusCode).toBe(409);
    expect(errorOf(refused).code).toBe('COUPON_USED_UP');
    expect(await used()).toBe(1);
  });

  it('can be undone while the goods are there, and is refused with nothing changed when they are not', async () => {
    await addBar(shop.pool, 'gone', 3);
    await addBar(shop.pool, 'there', 3);
    const id = await place({ items: [line('there', 2), line('gone', 2)] });
    await setStatus(id, 'CANCELLED');
    await place({ items: [line('gone', 2)], ...buyer('faster') });
    const refused = await setStatus(id, 'PENDING');
    expect(refused.statusCode).toBe(409);
    expect(errorOf(refused).code).toBe('OUT_OF_STOCK');
    expect([await stockOf(shop.pool, 'there'), await stockOf(shop.pool, 'gone')]).toEqual([3, 1]);
    expect((await edit(id, {})).json().order.status).toBe('CANCELLED');
  });

  it('leaves a stock row that was made anew alone', async () => {
    await addBar(shop.pool, 'recounted', 5);
    const id = await place({ items: [line('recounted', 2)] });
    await shop.pool.query(`delete from stock where product_id = 'recounted'`);
    await shop.pool.query(`insert into stock (product_id, available) values ('recounted', 9)`);
    await setStatus(id, 'CANCELLED');
    expect(await stockOf(shop.pool, 'recounted')).toBe(9);
    expect((await setStatus(id, 'CONFIRMED')).statusCode).toBe(200);
    expect(await stockOf(shop.pool, 'recounted')).toBe(9);
  });
});

describe('deleting', () => {
  const remove = (id: string) => ask(shop, 'DELETE', `/orders/${id}`, { token });

  it('is refused for what was paid or invoiced: it is cancelled instead', async () => {
    const paid = await place();
    await edit(paid, { payment_status: 'PAID' });
    const refused = await remove(paid);
    expect([refused.statusCode, errorOf(refused)]).toMatchObject([
      409,
      { code: 'ORDER_PAID', message: 'This order is paid, so you can’t delete it. Cancel it instead.' },
    ]);
    const sent = await place();
    await setStatus(sent, 'SHIPPED');
    const invoiced = await remove(sent);
    expect([invoiced.statusCode, errorOf(invoiced)]).toMatchObject([
      409,
      {
        code: 'ORDER_INVOICED',
        message: 'This order has an invoice, so you can’t delete it. Cancel it instead.',
      },
    ]);
    await setStatus(sent, 'CANCELLED');
    expect(errorOf(await remove(sent)).message).toMatch(/It’s already cancelled\.$/);
    for (const id of [paid, sent]) expect((await edit(id, {})).statusCode).toBe(200);
  });

  it('gives back what had not left the house', async () => {
    await addBar(shop.pool, 'deleted', 10);
    const open = await place({ items: [line('deleted', 2)], couponCode: 'WELCOME10' });
    expect((await remove(open)).statusCode).toBe(200);
    expect(await stockOf(shop.pool, 'deleted')).toBe(10);
    expect(
      await countRows(shop.pool, 'coupon_uses', `order_id = '${open}' and returned_at is not null`),
    ).toBe(1);
  });
});

describe('invoice and credit note', () => {
  it('of a deleted order can still be read by an administrator', async () => {
    const id = await place();
    const { order } = (await edit(id, { payment_status: 'PAID' })).json();
    await setStatus(id, 'CANCELLED');
    await shop.pool.query('update orders set deleted_at = now() where id = $1', [id]);
    for (const name of [id, `RR-${order.order_number}`])
      for (const paper of ['invoice', 'credit-note']) {
        const path = `/orders/${name}/${paper}`;
        expect((await ask(shop, 'GET', path, { token })).headers['content-type']).toBe('application/pdf');
        expect((await ask(shop, 'GET', path)).statusCode).toBe(404);
      }
  });
});

describe('an edit', () => {
  it('made on an older version is refused with the order as it is now', async () => {
    const id = await place();
    expect((await edit(id, { admin_notes: 'first', version: 1 })).statusCode).toBe(200);
    const late = await edit(id, { admin_notes: 'second', version: 1 });
    expect(late.statusCode).toBe(409);
    const { code, details } = errorOf(late);
    expect(code).toBe('VERSION_CONFLICT');
    expect(details).toMatchObject({ order: { admin_notes: 'first', version: 2 } });
  });

  it('meant for a status that the order has left is refused with the order as it is now', async () => {
    const id = await place();
    expect((await setStatus(id, 'CANCELLED', { from: 'PENDING' })).statusCode).toBe(200);
    const late = await setStatus(id, 'CONFIRMED', { from: 'PENDING' });
    expect(late.statusCode).toBe(409);
    expect(errorOf(late)).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { order: { status: 'CANCELLED' } },
    });
    expect(late.json().error).toBe('This order is now cancelled. Please check it and try again.');
    expect(await mailsOf(id)).toEqual(['placed', 'cancelled']);
  });

  it('of two at the same version, one wins', async () => {
    const id = await place();
    const replies = await Promise.all(
      ['a', 'b', 'c', 'd'].map((admin_notes) => edit(id, { admin_notes, version: 1 })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each([
    [{ total_amount: 1 }, 'Unknown field: total_amount'],
    [{ notes: 'x'.repeat(2001) }, 'Notes must be at most 2000 characters'],
    [{ tracking_id: 'x'.repeat(101) }, 'Tracking ID must be at most 100 characters'],
    [{ tracking_id: 'a\nb' }, 'Tracking ID must be on one line'],
    [{ status: '' }, 'Status is required'],
    [{ admin_notes: 'a\u0000' }, 'Admin notes contains a character that we can’t save'],
  ])('with %j is refused', async (body, words) => {
    const reply = await edit(await place(), body);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
  });

  it('of no order, or of one that nobody has, finds nothing', async () => {
    expect((await edit('GUEST-0123456789abcdef0123456789abcdef', {})).statusCode).toBe(404);
    expect((await setStatus(`' or 1=1 --`, 'CANCELLED')).statusCode).toBe(404);
  });
});

describe('the customer', () => {
  it('is told once of the parcel, its tracking id, a cancellation and its end [3.order.10]', async () => {
    const id = await place();
    await setStatus(id, 'SHIPPED');
    const tracked = await setStatus(id, 'SHIPPED', { tracking_id: 'DTDC-1' });
    expect(tracked.json().order.tracking_id).toBe('DTDC-1');
    await setStatus(id, 'PROCESSING');
    await setStatus(id, 'SHIPPED');
    await setStatus(id, 'CANCELLED');
    await setStatus(id, 'CONFIRMED');
    await setStatus(id, 'CANCELLED');
    expect(await mailsOf(id)).toEqual(['placed', 'shipped', 'shipped', 'cancelled', 'revived', 'cancelled']);
  });

  it('hears nothing of a change that was undone', async () => {
    const id = await place();
    const undone = withTransaction(shop.pool, async (client) => {
      const changed = await changeOrder(
        client,
        id,
        { status: 'CANCELLED' },
        { id: null, name: 'system' },
        new Date(),
      );
      expect(changed.ok).toBe(true);
      throw new Error('the caller fails');
    });
    await expect(undone).rejects.toThrow('the caller fails');
    expect(await mailsOf(id)).toEqual(['placed']);
    expect((await edit(id, {})).json().order.status).toBe('PENDING');
  });
});

describe('the whole database', () => {
  it('stock, coupons, payments and history add up after all these changes', async () => {
    expect(await brokenInvariants(shop.pool)).toEqual([]);
  });
});
