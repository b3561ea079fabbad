import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBar, ask, buyer, countRows, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

const HOUR_MS = 60 * 60 * 1000;
let shop: TestShop;
let admin: { token: string };
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  admin = await shop.signUp('ADMIN');
  await addBar(shop.pool, 'bar', 500);
});
afterAll(() => shop.close());

/** Ten bars are paid in cash only after a call. */
const ordered = async (name: string, bars = 10): Promise<string> => {
  const reply = await placeGuestOrder(shop, { items: [line('bar', bars)], ...buyer(name) });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().orderId;
};
const unconfirmed = async (name: string): Promise<string> => {
  const id = await ordered(name, 1);
  await shop.pool.query(`update orders set confirm_by = now() + interval '1 day' where id = $1`, [id]);
  return id;
};
const record = (id: string, body: object) =>
  ask(shop, 'POST', `/orders/${id}/calls`, { body, token: admin.token });
const read = async (path: string, token?: string) =>
  (await ask(shop, 'GET', path, token === undefined ? {} : { token })).json();
const listed = async (): Promise<string[]> =>
  (await read('/orders?to_call=true', admin.token)).data.map(({ id }: { id: string }) => id);
const counted = async () => (await read('/dashboard/needs', admin.token)).data.toCall.count;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

describe('a call about an order', () => {
  it('is kept in order of time, with who called and what was said, for administrators alone', async () => {
    const id = await ordered('kept');
    expect((await record(id, { outcome: 'not_reached' })).statusCode).toBe(200);
    const reply = await record(id, { outcome: 'reached', note: ' Wants it on Friday ' });
    const { email } = (await shop.pool.query(`select email from users where role = 'ADMIN' limit 1`)).rows[0];
    const calls = [
      { at: expect.stringMatching(/Z$/), actor: email, outcome: 'not_reached', note: '', again_at: null },
      {
        at: expect.stringMatching(/Z$/),
        actor: email,
        outcome: 'reached',
        note: 'Wants it on Friday',
        again_at: null,
      },
    ];
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Call saved',
      order: { status: 'PENDING', calls },
    });
    expect((await read(`/orders/${id}`, admin.token)).data.calls).toEqual(calls);
    expect((await read(`/orders/${id}`)).data).not.toHaveProperty('calls');
    expect((await listed()).includes(id)).toBe(true);
    const logged = `entity_id = '${id}' and actor = '${email}' and after -> 'call' ->> 'outcome' = 'reached'`;
    expect(await countRows(shop.pool, 'audit_log', logged)).toBe(1);
  });

  it('is kept once when it is sent again with its key after a lost answer', async () => {
    const id = await ordered('again');
    const send = (body: object) =>
      ask(shop, 'POST', `/orders/${id}/calls`, { body, token: admin.token, key: 'call-1' });
    const [first, second] = [await send({ outcome: 'not_reached' }), await send({ outcome: 'not_reached' })];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json().order).toEqual(first.json().order);
    expect(second.json().order.calls).toHaveLength(1);
    expect(errorOf(await send({ outcome: 'reached' }))).toMatchObject({ code: 'KEY_REUSED' });
  });

  it('takes the order out of what is to call until the time to call again', async () => {
    const id = await ordered('later');
    const before = await counted();
    expect(await listed()).toContain(id);
    await record(id, { outcome: 'call_again', again_at: inHours(2) });
    expect(await listed()).not.toContain(id);
    expect(await counted()).toBe(before - 1);
    await shop.pool.query(
      `update order_calls set again_at = now() - interval '1 minute' where order_id = $1`,
      [id],
    );
    expect(await listed()).toContain(id);
    await record(id, { outcome: 'call_again', again_at: inHours(3) });
    expect(await listed()).not.toContain(id);
    await record(id, { outcome: 'not_reached' });
    expect(await listed()).toContain(id);
    expect(await counted()).toBe(before);
  });

  it('confirms or cancels the order in the same step', async () => {
    const [yes, no, own] = [await ordered('yes'), await ordered('no'), await unconfirmed('own')];
    const decided = async (id: string, decision: string) =>
      (await record(id, { outcome: 'reached', note: 'Agreed', decision })).json().order;
    expect(await decided(yes, 'confirm')).toMatchObject({ status: 'CONFIRMED', call_due_at: null });
    expect(await decided(no, 'cancel')).toMatchObject({ status: 'CANCELLED' });
    expect(await decided(own, 'confirm')).toMatchObject({
      status: 'PENDING',
      confirm_by: null,
      confirmed_via: 'phone',
    });
    for (const id of [yes, no, own])
      expect((await read(`/orders/${id}`, admin.token)).data.calls).toMatchObject([{ note: 'Agreed' }]);
    expect(await listed()).toEqual(expect.not.arrayContaining([yes, no, own]));
  });

  it('is refused where nobody waits for one, and for times that make no sense', async () => {
    const [id, small] = [await ordered('refused'), await ordered('small', 1)];
    const refused = async (of: string, body: object) => {
      const reply = await record(of, body);
      return [reply.statusCode, errorOf(reply).code, errorOf(reply).message];
    };
    expect(await refused('nowhere', { outcome: 'reached' })).toEqual([
      404,
      'ORDER_NOT_FOUND',
      'Order not found',
    ]);
    expect(await refused(small, { outcome: 'reached' })).toEqual([
      409,
      'NOT_WAITING',
      'This order doesn’t wait for a call or a confirmation any more.',
    ]);
    const invalid = [
      [{ outcome: 'spoke' }, 'Please choose how the call went'],
      [{ outcome: 'call_again' }, 'Date and time are required'],
      [{ outcome: 'reached', again_at: inHours(1) }, 'Only a call to repeat has a time'],
      [{ outcome: 'not_reached', decision: 'confirm' }, 'Only a reached customer can confirm or cancel'],
      [{ outcome: 'reached', note: 'x'.repeat(501) }, 'Note must be at most 500 characters'],
    ] as const;
    for (const [body, message] of invalid)
      expect(await refused(id, body)).toEqual([400, 'VALIDATION_FAILED', message]);
    for (const hours of [-1, 49])
      expect((await refused(id, { outcome: 'call_again', again_at: inHours(hours) })).slice(0, 2)).toEqual([
        422,
        'CALL_TIME_INVALID',
      ]);
    expect(await countRows(shop.pool, 'order_calls', `order_id in ('${id}', '${small}')`)).toBe(0);
  });
});
