import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../../contract/orders/order-request.ts';
import { CASH_CONFIRMATION } from '../../../domain/orders/cash-confirmation.ts';
import { addBar, ask, countRows, line, placeGuestOrder } from '../../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../../tests/support/test-shop.ts';
import { cancelLapsedOrders } from '../due-orders.ts';

let shop: TestShop;
let admin: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  ({ token: admin } = await shop.signUp('ADMIN'));
  await addBar(shop.pool, 'bar');
});
afterAll(() => shop.close());
beforeEach(() => set({ isAsked: true }));

const set = (changes: object | null) =>
  shop.pool.query('update settings set cash_confirmation = $1', [
    changes === null ? null : { ...CASH_CONFIRMATION, ...changes },
  ]);

let people = 0;
/** Somebody with a phone and an address of their own. */
function person(changes: object = {}) {
  people += 1;
  const address = {
    ...ORDER_REQUEST_EXAMPLE.shippingAddress,
    email: `score-${people}@example.in`,
    phone: `98${String(people).padStart(8, '0')}`,
    addressLine1: `${people} Score Street`,
    ...changes,
  };
  return { shippingAddress: address, billingAddress: address, customerInfo: undefined };
}
type Person = ReturnType<typeof person>;
const tryToOrder = (who: Person, changes: object = {}) =>
  placeGuestOrder(shop, { items: [line('bar')], paymentMethod: 'cod', ...who, ...changes });
async function order(who: Person, changes: object = {}): Promise<string> {
  const reply = await tryToOrder(who, changes);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().orderId;
}
const move = async (id: string, ...statuses: string[]) => {
  for (const status of statuses) {
    const moved = await ask(shop, 'PATCH', `/orders/${id}/status`, { body: { status }, token: admin });
    expect(moved.statusCode, moved.body).toBe(200);
  }
};
const returned = (id: string, isReturned = true) =>
  ask(shop, 'PUT', `/orders/${id}/returned`, { body: { returned: isReturned }, token: admin });
const scoreOf = async (id: string) =>
  (await ask(shop, 'GET', `/orders/${id}/cash-score`, { token: admin })).json().score;
async function returnOne(who: Person): Promise<string> {
  const id = await order(who);
  await move(id, 'SHIPPED');
  expect((await returned(id)).statusCode).toBe(200);
  return id;
}

it('counts what became of cash orders, with a reason for each point', async () => {
  const who = person();
  const back = await returnOne(who);
  expect(await scoreOf(back)).toMatchObject({
    isCounted: true,
    score: 2,
    limit: 3,
    isAllowed: false,
    isReturned: true,
    reasons: [{ kind: 'returned', reason: 'Parcel refused', points: 2, orderId: back }],
  });
  await move(back, 'CANCELLED');
  expect(await scoreOf(back)).toMatchObject({ score: 2, isReturned: true });
  const delivered = await order(who);
  await move(delivered, 'SHIPPED', 'DELIVERED');
  expect(await scoreOf(back)).toMatchObject({ score: 1 });
  await move(delivered, 'SHIPPED');
  expect(await scoreOf(back)).toMatchObject({ score: 2 });
  await move(delivered, 'CANCELLED');
  expect(await scoreOf(back)).toMatchObject({ score: 3 });
  await move(delivered, 'CONFIRMED');
  expect(await scoreOf(back)).toMatchObject({ score: 2 });
});

it('refuses cash from three points on, to the same phone or the same address, and nothing else', async () => {
  const who = person();
  await returnOne(who);
  await returnOne(who);
  const refused = await tryToOrder(who);
  expect(refused.statusCode).toBe(422);
  expect(errorOf(refused)).toMatchObject({
    code: 'CASH_NOT_OFFERED',
    message: expect.stringContaining(
      'weren’t accepted, so we can’t offer cash on delivery now. Please pay online.',
    ),
  });
  const { phone, addressLine1 } = who.shippingAddress;
  const samePhone = await tryToOrder(person({ phone: `+91 ${phone}` }));
  expect(samePhone.statusCode, samePhone.body).toBe(422);
  const sameAddress = await tryToOrder(person({ addressLine1: ` ${addressLine1.toUpperCase()}. ` }));
  expect(sameAddress.statusCode, sameAddress.body).toBe(422);
  expect((await tryToOrder(who, { paymentMethod: 'online' })).statusCode).toBe(201);
  expect((await tryToOrder(person())).statusCode).toBe(201);
  await shop.pool.query(`update settings set cash_rules = $1`, [
    {
      partPayment: true,
      advancePercent: 10,
      advanceFrom: null,
      pincodesWithoutCash: [],
      statesWithoutCash: [],
    },
  ]);
  expect((await tryToOrder(who, { partPayment: true })).statusCode).toBe(201);
  await shop.pool.query('update settings set cash_rules = null');
});

it('changes nothing while the shop asks for no confirmation', async () => {
  const who = person();
  const first = await returnOne(who);
  await returnOne(who);
  await set(null);
  expect((await tryToOrder(who)).statusCode).toBe(201);
  expect(await scoreOf(first)).toMatchObject({ isCounted: false });
});

it('counts an order that lapsed, and forgives after twelve months', async () => {
  const who = person();
  const id = await order(who);
  await cancelLapsedOrders(shop.pool, new Date(Date.now() + 4 * 24 * 60 * 60 * 1000));
  expect(await scoreOf(id)).toMatchObject({ score: 1, reasons: [{ kind: 'lapsed' }] });
  await shop.pool.query(`update cash_marks set at = now() - interval '12 months 1 day' where order_id = $1`, [
    id,
  ]);
  expect(await scoreOf(id)).toMatchObject({ score: 0, reasons: [] });
});

it('is overruled for a phone by an administrator, with an entry in the audit log', async () => {
  const who = person();
  const id = await returnOne(who);
  await returnOne(who);
  const allow = (allowed: boolean, token = admin) =>
    ask(shop, 'PUT', `/orders/${id}/cash-allowed`, { body: { allowed }, token });
  const audited = () =>
    countRows(shop.pool, 'audit_log', `entity_id = '${id}' and after ? 'cash_allowed_anyway'`);
  expect((await allow(true)).json().score).toMatchObject({ isAllowed: true, score: 4 });
  expect((await allow(true)).statusCode).toBe(200);
  expect(await audited()).toBe(1);
  expect((await tryToOrder(who)).statusCode).toBe(201);
  await allow(false);
  expect(await audited()).toBe(2);
  expect((await tryToOrder(who)).statusCode).toBe(422);
  const { token: support } = await shop.signUp('ADMIN', 'support');
  expect((await allow(true, support)).statusCode).toBe(403);
});

it('takes a return back, and knows returns only of cash orders that were shipped', async () => {
  const who = person();
  const id = await order(who);
  expect(errorOf(await returned(id))).toMatchObject({ code: 'NOT_DISPATCHED' });
  await move(id, 'SHIPPED', 'DELIVERED');
  await returned(id);
  await returned(id);
  expect(await scoreOf(id)).toMatchObject({ score: 2, isReturned: true });
  await returned(id, false);
  expect(await scoreOf(id)).toMatchObject({ score: 0, isReturned: false, reasons: [{ kind: 'delivered' }] });
  const online = await order(who, { paymentMethod: 'online' });
  expect(errorOf(await returned(online))).toMatchObject({ code: 'NOT_DISPATCHED' });
});

it('marks the shipments of a returned order', async () => {
  const id = await order(person());
  const shipment = (
    await ask(shop, 'POST', '/shipping/shipments', { body: { orderId: id }, token: admin })
  ).json().shipment;
  const path = `/shipping/shipments/${shipment.id}/status`;
  await ask(shop, 'PATCH', path, { body: { status: 'OUT_FOR_DELIVERY' }, token: admin });
  await returned(id);
  const { rows } = await shop.pool.query(
    `select s.status, e.note from shipments s join shipment_events e on e.shipment_id = s.id
      where s.order_id = $1 order by e.id desc limit 1`,
    [id],
  );
  expect(rows).toEqual([{ status: 'RETURNED', note: 'Parcel refused' }]);
});
