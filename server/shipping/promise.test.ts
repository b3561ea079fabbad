import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { DEFAULT_SETTINGS } from '../../contract/settings.ts';
import { PROMISE_TERMS, promiseFor } from '../../domain/shipping/promise.ts';
import { indianDay } from '../../domain/text/period.ts';
import { insertOrder } from '../../tests/support/dashboard.ts';
import { addBar, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  ({ token } = await shop.signUp('ADMIN'));
  await addBar(shop.pool);
  await addBar(shop.pool, 'made-to-order');
  await shop.pool.query(`update products set details = '{"leadDays": 9}' where id = 'made-to-order'`);
  shop.live.changed();
});
afterEach(() => shop.pool.query('delete from shipments; delete from carriers'));
afterAll(() => shop.close());

const promised = async (query: string) =>
  (await shop.app.inject({ url: `/api/shipping/promise?${query}` })).json().promise;
const admin = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object | string) =>
  shop.app.inject({
    method,
    url: `/api${url}`,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...bearer(token), ...(typeof payload === 'string' && { 'content-type': 'text/csv' }) },
  });
const addCarrier = async (name: string): Promise<string> =>
  (await admin('POST', '/shipping/partners', { name })).json().carrier.id;
const importList = (id: string, file: string, others = 'yes') =>
  admin('PUT', `/shipping/partners/${id}/pincodes?others=${others}`, file);
const saveTerms = (deliveryPromise: object) =>
  admin('PUT', '/settings', { ...DEFAULT_SETTINGS, deliveryPromise });
const daysOf = (pincode: string, leadDays = 0, terms = PROMISE_TERMS) =>
  promiseFor({ pincode, method: 'standard', leadDays, orderedAt: new Date(), terms });
const placeTo = (pinCode: string, changes: object = {}) => {
  const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, pinCode, state: '' };
  return placeGuestOrder(shop, { items: [line('bar')], shippingAddress: address, ...changes });
};

describe('the promise', () => {
  it('is told for a pincode and products, the longest lead time counting', async () => {
    const found = await promised('pincode=560001&products=bar,made-to-order,gone');
    expect(found).toMatchObject({ pincode: '560001', state: 'Karnataka', isDelivered: true, message: null });
    expect(found.options).toHaveLength(2);
    expect(found.options[0]).toEqual({ method: 'standard', ...daysOf('560001', 9) });
    expect((await promised('pincode=560001')).options[0]).toEqual({
      method: 'standard',
      ...daysOf('560001'),
    });
    expect((await shop.app.inject({ url: '/api/shipping/promise?pincode=056001' })).statusCode).toBe(400);
  });

  it('follows what the owner sets, and is fixed on the order when it is placed', async () => {
    const before = (await placeTo('560001')).json().order;
    expect(before).toMatchObject({
      promise_first: daysOf('560001').first,
      promise_last: daysOf('560001').last,
      floor: null,
      has_lift: null,
    });
    const holidays = ['2031-12-25', '2031-10-02', '2031-12-25'];
    const saved = await saveTerms({ dispatchDays: 5, cutOffHour: 14, standard: { metro: [8, 9] }, holidays });
    expect(saved.json().settings.deliveryPromise, 'only what differs').toEqual({
      dispatchDays: 5,
      standard: { metro: [8, 9] },
      holidays: ['2031-10-02', '2031-12-25'],
    });
    shop.live.changed();
    const terms = {
      ...PROMISE_TERMS,
      dispatchDays: 5,
      standard: { ...PROMISE_TERMS.standard, metro: [8, 9] as const },
    };
    expect((await promised('pincode=560001')).options[0]).toMatchObject(daysOf('560001', 0, terms));
    const after = (await placeTo('560001', { items: [line('made-to-order')] })).json().order;
    expect(after.promise_last).toBe(daysOf('560001', 9, terms).last);
    const read = (await shop.app.inject({ url: `/api/orders/${before.id}` })).json().order;
    expect(read.promise_last).toBe(before.promise_last);
    expect((await saveTerms({})).json().settings).not.toHaveProperty('deliveryPromise');
    shop.live.changed();
  });

  it.each([
    [{ cutOffHour: 25 }, 'Cut-off hour must be at most 24'],
    [{ dispatchDays: 1.5 }, 'Days to dispatch must be a whole number'],
    [{ standard: { metro: [5, 3] } }, 'The second number can’t be smaller than the first'],
    [{ express: { remote: [1, 99] } }, 'Enter two numbers of days such as 3-5, up to 90'],
    [{ holidays: ['2026-02-30'] }, '2026-02-30 is not a date. Write it as 2026-11-09'],
  ])('is not reckoned with %j', async (terms, message) => {
    const reply = await saveTerms(terms);
    expect([reply.statusCode, errorOf(reply).message]).toEqual([400, message]);
  });

  it('takes floor and lift with the order', async () => {
    const { order } = (await placeTo('560001', { floor: 3, hasLift: false })).json();
    expect(order).toMatchObject({ floor: 3, has_lift: false });
    expect((await placeTo('560001', { floor: 0, hasLift: true })).json().order).toMatchObject({
      floor: 0,
      has_lift: null,
    });
    expect((await placeTo('560001', { floor: -1 })).statusCode).toBe(400);
  });
});

describe('the list of a carrier', () => {
  it('says where the shop delivers, and its days count', async () => {
    const slow = await addCarrier('Slow');
    expect((await promised('pincode=190001')).isDelivered).toBe(true);
    const imported = await importList(
      slow,
      'Pincode,Serviceable,Days Min,Days Max\n190001,No,,\n560001,Yes,10,12\n',
    );
    expect(imported.json()).toMatchObject({
      message: 'Pincodes imported successfully',
      carrier: { pincodes: { listed: 2, served: 1, servesOthers: true } },
    });
    expect(await promised('pincode=190001')).toEqual({
      pincode: '190001',
      state: 'Jammu and Kashmir',
      isDelivered: false,
      message: 'We do not deliver to 190001 yet.',
      options: [],
    });
    const terms = {
      ...PROMISE_TERMS,
      standard: { ...PROMISE_TERMS.standard, metro: [10, 12] as const },
    };
    expect((await promised('pincode=560001')).options[0]).toMatchObject(daysOf('560001', 0, terms));
    expect((await promised('pincode=422001')).isDelivered, 'not in the file').toBe(true);

    const other = await addCarrier('Other');
    expect((await promised('pincode=190001')).isDelivered, 'a carrier without a list').toBe(false);
    await importList(other, 'Pincode\n190001\n', 'no');
    expect((await promised('pincode=190001')).isDelivered, 'another one goes there').toBe(true);
    await admin('PUT', `/shipping/partners/${other}`, { isActive: false });
    expect((await promised('pincode=190001')).isDelivered, 'it is not active').toBe(false);

    await importList(slow, 'Pincode\n560001\n', 'no');
    expect((await promised('pincode=422001')).isDelivered, 'the new file alone counts').toBe(false);
    const removed = await admin('DELETE', `/shipping/partners/${slow}/pincodes`);
    expect(removed.json().carrier.pincodes).toBeNull();
    expect((await promised('pincode=190001')).isDelivered).toBe(true);
    const { rows } = await shop.pool.query('select from carrier_pincodes where carrier_id = $1', [slow]);
    expect(rows).toHaveLength(0);
  });

  it('is refused as a whole, with the rows that are wrong', async () => {
    const id = await addCarrier('Careful');
    await importList(id, 'Pincode\n560001\n', 'no');
    const refused = await importList(id, 'Pincode,Serviceable\n560002,yes\n5600,yes\n560003,perhaps\n', 'no');
    expect(refused.statusCode).toBe(422);
    expect(errorOf(refused)).toMatchObject({
      code: 'FILE_INVALID',
      details: {
        problemCount: 2,
        problems: [
          { row: 3, message: '“5600” is not a pincode.' },
          { row: 4, message: 'Serviceable must be Yes or No.' },
        ],
      },
    });
    expect((await promised('pincode=560001')).isDelivered, 'the list before stays').toBe(true);
    expect((await promised('pincode=560002')).isDelivered).toBe(false);
    expect((await importList(id, '')).statusCode).toBe(400);
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await importList(nobody, 'Pincode\n560001\n')).statusCode).toBe(404);
  });

  it('of 20,000 pincodes is taken in one go', async () => {
    const id = await addCarrier('Everywhere');
    const rows = Array.from({ length: 20_000 }, (_, place) => `${400_000 + place},Yes,3,5`);
    const reply = await importList(id, ['Pincode,Serviceable,Days Min,Days Max', ...rows].join('\n'), 'no');
    expect(reply.json().carrier.pincodes).toMatchObject({ listed: 20_000, served: 20_000 });
  });

  it('lets no order through to where nobody goes, except one that an administrator enters', async () => {
    const id = await addCarrier('Never');
    await importList(id, 'Pincode,Serviceable\n190001,no\n');
    const refused = await placeTo('190001');
    expect(refused.statusCode).toBe(422);
    expect(errorOf(refused)).toMatchObject({
      code: 'NOT_DELIVERED',
      message: `We do not deliver to 190001 yet. Please choose another address, or call us on ${DEFAULT_SETTINGS.storePhone}.`,
    });
    const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, pinCode: '190001', state: '' };
    const entered = await admin('POST', '/orders/create', {
      productIds: ['bar'],
      quantities: [1],
      shippingAddress: address,
      billingAddress: address,
    });
    expect(entered.statusCode).toBe(201);
    expect(entered.json().order.promise_last).toMatch(/^\d{4}-/);
  });
});

describe('promises and deliveries', () => {
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const promise = (id: string, last: Date) =>
    shop.pool.query('update orders set promise_first = $2, promise_last = $2 where id = $1', [
      id,
      indianDay(last),
    ]);
  const order = async (fields: object, last: Date) => {
    const id = await insertOrder(shop.pool, { at: dayAgo(20).toISOString(), ...fields });
    await promise(id, last);
    return id;
  };
  const deliver = (id: string, carrier: string, at: Date) =>
    shop.pool.query(
      `insert into shipments (order_id, carrier_id, status, shipped_at, delivered_at) values ($1, $2, 'DELIVERED', $3, $3)`,
      [id, carrier, at],
    );
  const report = async (query: string) =>
    (await admin('GET', `/shipping/promises-kept?${query}`)).json().report;

  it('are compared by carrier and State, and what is late needs somebody', async () => {
    await shop.pool.query('update orders set promise_first = null, promise_last = null');
    expect(await report('')).toMatchObject({
      total: { onTime: 0, late: 0, waiting: 0, medianDaysLate: null },
      carriers: [],
      states: [],
    });
    const carrier = await addCarrier('Blue Lorry');
    const delivered = { status: 'DELIVERED' };
    await deliver(await order(delivered, dayAgo(5)), carrier, dayAgo(5));
    await deliver(await order({ ...delivered, state: 'Karnataka' }, dayAgo(9)), carrier, dayAgo(6));
    await deliver(await order({ ...delivered, state: 'Karnataka' }, dayAgo(9)), carrier, dayAgo(4));
    await order({ status: 'CANCELLED' }, dayAgo(9));
    const late = await order({ status: 'SHIPPED' }, dayAgo(2));
    await order({ status: 'CONFIRMED' }, dayAgo(-3));
    const found = await report('');
    expect(found.total).toEqual({ onTime: 1, late: 3, waiting: 1, medianDaysLate: 3 });
    expect(found.carriers).toEqual([
      { id: carrier, name: 'Blue Lorry', onTime: 1, late: 2, waiting: 0, medianDaysLate: 4 },
      { id: null, name: null, onTime: 0, late: 1, waiting: 1, medianDaysLate: 2 },
    ]);
    expect(found.states).toContainEqual({
      state: 'Karnataka',
      onTime: 0,
      late: 2,
      waiting: 0,
      medianDaysLate: 4,
    });
    const yesterday = indianDay(dayAgo(1));
    expect((await report(`from=${yesterday}&to=${yesterday}`)).carriers).toEqual([]);
    expect((await admin('GET', '/shipping/promises-kept?from=2026-02-02&to=2026-01-01')).statusCode).toBe(
      400,
    );

    const { data: needs } = (await admin('GET', '/dashboard/needs')).json();
    const { rows } = await shop.pool.query('select order_number from orders where id = $1', [late]);
    expect(needs.late).toEqual({ count: 1, orders: [`RR-${rows[0].order_number}`] });
    const listed = (await admin('GET', '/orders?late=true')).json().data;
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([late]);
  });
});
