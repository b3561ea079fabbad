import { afterAll, beforeAll, expect, it } from 'vitest';
import { addBar, ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
  await addBar(shop.pool, 'bar');
});
afterAll(() => shop.close());

const place = async (): Promise<string> =>
  (await placeGuestOrder(shop, { items: [line('bar')] })).json().orderId;
const mailsOf = async (id: string) => (await ask(shop, 'GET', `/orders/${id}/mails`, { token })).json().data;
const send = (id: string, event: string) =>
  ask(shop, 'POST', `/orders/${id}/mails`, { token, body: { event } });
const left = (id: string, status: 'sent' | 'dead' = 'sent') =>
  shop.pool.query(
    `update outbox set status = $2, sent_at = case when $2 = 'sent' then now() end, locked_by = null, lease_until = null
      where payload->>'orderId' = $1`,
    [id, status],
  );
const count = async (id: string, event: string) => {
  const { rows } = await shop.pool.query(
    `select id from outbox where payload->>'orderId' = $1 and payload->>'event' = $2`,
    [id, event],
  );
  return rows.length;
};

it('sends the confirmation again once the first has left, and two clicks are one mail', async () => {
  const id = await place();
  await left(id);
  const [first, ...others] = await mailsOf(id);
  expect(others, 'the shop’s own mail is none of the customer’s').toEqual([]);
  expect(first).toMatchObject({ event: 'placed', to: 'asha@example.in', status: 'sent', lastError: null });

  const clicks = await Promise.all([send(id, 'placed'), send(id, 'placed')]);
  expect(clicks.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await count(id, 'placed')).toBe(2);
  const [again] = await mailsOf(id);
  expect(again.id).toBeGreaterThan(first.id);
  const { rows } = await shop.pool.query(
    `select action, entity from audit_log where entity_id = $1 and entity = 'mail'`,
    [String(again.id)],
  );
  expect(rows).toEqual([{ action: 'retry', entity: 'mail' }]);

  await left(id);
  await send(id, 'placed');
  expect(await count(id, 'placed')).toBe(3);
});

it('gives a mail that was given up its attempts again, instead of a second one', async () => {
  const id = await place();
  await left(id, 'dead');
  expect((await send(id, 'placed')).statusCode).toBe(200);
  expect(await mailsOf(id)).toMatchObject([{ event: 'placed', status: 'pending' }]);
  expect(await count(id, 'placed')).toBe(1);
});

it('sends the tracking id of now', async () => {
  const id = await place();
  await ask(shop, 'PATCH', `/orders/${id}/status`, { token, body: { status: 'SHIPPED' } });
  await left(id);
  await shop.pool.query(`update orders set tracking_id = 'DTDC-4711' where id = $1`, [id]);
  await send(id, 'shipped');
  const { rows } = await shop.pool.query(
    `select payload from outbox where payload->>'orderId' = $1 order by id desc limit 1`,
    [id],
  );
  expect(rows[0].payload).toMatchObject({ event: 'shipped', trackingId: 'DTDC-4711' });
});

it('refuses what is not true of the order, and orders that nobody knows', async () => {
  const id = await place();
  await left(id);
  const early = await send(id, 'shipped');
  expect(early.statusCode).toBe(409);
  expect(errorOf(early)).toMatchObject({ code: 'MAIL_NOT_TRUE' });
  expect(await count(id, 'shipped')).toBe(0);
  expect((await send('nobody', 'placed')).statusCode).toBe(404);
  expect((await send(id, 'noticed')).statusCode).toBe(400);
});
