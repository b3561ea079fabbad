import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertOrder } from '../../tests/support/dashboard.ts';
import { ask } from '../../tests/support/orders.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

type Person = { userId: string; token: string };
let shop: TestShop;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.signUp('ADMIN');
  shopper = await shop.signUp('USER');
});
afterEach(() => shop.pool.query('delete from shipments; delete from carriers; delete from outbox'));
afterAll(() => shop.close());

/** The id of a carrier that there is not. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const call = (method: Method, path: string, payload?: object, who: Person | null = admin) =>
  shop.app.inject({
    method,
    url: `/api/shipping${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(who === null ? {} : { headers: bearer(who.token) }),
  });
const lorry = { name: 'Blue Lorry', trackingUrl: 'https://lorry.example/track?n={tracking}' };
const addCarrier = async (fields: object = {}) =>
  (await call('POST', '/partners', { ...lorry, ...fields })).json().carrier;
const rate = { zone: 'national', minDays: 3, maxDays: 7, baseAmount: 100, perKgAmount: 10 };
const addRate = async (carrierId: string, fields: object = {}) =>
  (await call('POST', '/rates', { ...rate, carrierId, ...fields })).json().rate;
const ship = async (orderId: string, fields: object = {}) =>
  (await call('POST', '/shipments', { orderId, ...fields })).json().shipment;
const move = (id: string, status: string, fields: object = {}) =>
  call('PATCH', `/shipments/${id}/status`, { status, ...fields });
const orderOf = async (id: string) =>
  (await shop.pool.query('select status, tracking_id from orders where id = $1', [id])).rows[0];

describe('the calls about shipping, in the order of the specification', () => {
  it('changes what is sent of a carrier, and keeps what is left out', async () => {
    const { id } = await addCarrier({ isActive: false });
    const renamed = await call('PUT', `/partners/${id}`, { name: 'Blue Lorries' });
    expect(renamed.json().carrier).toMatchObject({ ...lorry, name: 'Blue Lorries', isActive: false });
    const emptied = await call('PUT', `/partners/${id}`, { email: null, trackingUrl: '', isActive: true });
    expect(emptied.json().carrier).toMatchObject({
      ...lorry,
      name: 'Blue Lorries',
      email: null,
      trackingUrl: '',
      isActive: true,
    });
  });

  it('lists and adds carriers [7.shipping.1]', async () => {
    const reply = await call('POST', '/partners', lorry);
    expect(reply.statusCode).toBe(201);
    const { message, carrier, data } = reply.json();
    expect(message).toBe('Carrier created successfully');
    expect(data).toEqual(carrier);
    expect(carrier).toMatchObject({ ...lorry, email: null, phone: '', isActive: true, version: 1 });
    await addCarrier({ name: 'Air Mule', isActive: false });
    const list = (await call('GET', '/partners')).json();
    expect(list.pagination.total).toBe(2);
    expect(list.data.map(({ name }: { name: string }) => name)).toEqual(['Air Mule', 'Blue Lorry']);
    expect((await call('GET', '/partners?isActive=true&search=LORRY')).json().data).toEqual([carrier]);
    const taken = await call('POST', '/partners', { name: 'blue lorry' });
    expect(taken.statusCode).toBe(409);
    expect(errorOf(taken)).toMatchObject({ code: 'CARRIER_NAME_TAKEN', details: { field: 'name' } });
  });

  it('reads and changes one, and the log says who [7.shipping.2]', async () => {
    const { id } = await addCarrier();
    expect((await call('GET', `/partners/${id}`)).json().carrier).toMatchObject({ id, name: 'Blue Lorry' });
    const changed = await call('PUT', `/partners/${id}`, { ...lorry, phone: '98765 43210', version: 1 });
    expect(changed.json().carrier).toMatchObject({ phone: '98765 43210', version: 2 });
    const late = await call('PUT', `/partners/${id}`, { ...lorry, version: 1 });
    expect(errorOf(late)).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { carrier: { phone: '98765 43210', version: 2 } },
    });
    const { rows } = await shop.pool.query(
      'select action, actor_id, after from audit_log where entity_id = $1 order by id',
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'create', actor_id: admin.userId },
      { action: 'update', after: { phone: '98765 43210' } },
    ]);
    expect((await call('GET', `/partners/${randomUUID()}`)).statusCode).toBe(404);
  });

  it('lists rates of a carrier and of all [7.shipping.3]', async () => {
    const first = await addCarrier();
    const second = await addCarrier({ name: 'Air Mule' });
    await addRate(first.id);
    await addRate(second.id, { zone: 'goa' });
    expect((await call('GET', '/rates')).json().data).toMatchObject([
      { carrierName: 'Air Mule', zone: 'goa' },
      { carrierName: 'Blue Lorry', zone: 'national', minWeightKg: 0, maxWeightKg: null, perKgAmount: 10 },
    ]);
    const own = (await call('GET', `/partners/${first.id}/rates`)).json();
    expect(own).toMatchObject({ data: [{ carrierId: first.id }], pagination: { total: 1 } });
    expect((await call('GET', '/rates?zone=goa&method=standard')).json().data).toHaveLength(1);
    expect((await call('GET', `/partners/${randomUUID()}/rates`)).statusCode).toBe(404);
  });

  it('adds and changes rates, and no weight gets two prices [7.shipping.4]', async () => {
    const { id: carrierId } = await addCarrier();
    const { id } = await addRate(carrierId, { maxWeightKg: 20 });
    expect(await addRate(carrierId, { minWeightKg: 20 })).toMatchObject({ minWeightKg: 20, version: 1 });
    const overlap = await call('POST', '/rates', {
      ...rate,
      carrierId,
      minWeightKg: 19.999,
      maxWeightKg: 20,
    });
    expect(overlap.statusCode).toBe(409);
    expect(errorOf(overlap)).toMatchObject({ code: 'RATE_OVERLAPS', details: { field: 'minWeightKg' } });
    const changed = await call('PUT', `/rates/${id}`, { ...rate, carrierId, maxWeightKg: 15, version: 1 });
    expect(changed.json().rate).toMatchObject({ maxWeightKg: 15, version: 2 });
    expect((await call('PUT', `/rates/${id}`, { ...rate, carrierId, version: 1 })).statusCode).toBe(409);
    const stranger = await call('POST', '/rates', { ...rate, carrierId: randomUUID() });
    expect(errorOf(stranger)).toMatchObject({ code: 'CARRIER_UNKNOWN', details: { field: 'carrierId' } });
    expect((await call('POST', '/rates', { ...rate, carrierId, maxDays: 1 })).statusCode).toBe(400);
  });

  it('creates and lists shipments; the tracking number becomes the order’s [7.shipping.5]', async () => {
    const { id: carrierId } = await addCarrier();
    const orderId = await insertOrder(shop.pool, { status: 'CONFIRMED' });
    const form = {
      orderId,
      carrierId,
      trackingNumber: 'BL 1/2',
      weightKg: 42.5,
      cost: 906.25,
      notes: 'Two men',
    };
    const reply = await call('POST', '/shipments', form);
    expect(reply.statusCode).toBe(201);
    expect(reply.json().shipment).toMatchObject({
      ...form,
      orderNumber: expect.any(Number),
      customerName: 'Asha Rao',
      carrierName: 'Blue Lorry',
      trackingUrl: 'https://lorry.example/track?n=BL%201%2F2',
      status: 'PENDING',
      method: 'standard',
      shippedAt: null,
      events: [{ status: 'PENDING' }],
    });
    expect(await orderOf(orderId)).toEqual({ status: 'CONFIRMED', tracking_id: 'BL 1/2' });
    const list = (await call('GET', '/shipments?status=pending&search=bl+1')).json();
    expect(list).toMatchObject({ data: [{ orderId }], pagination: { total: 1, limit: 20 } });
    expect((await call('GET', '/shipments?status=DELIVERED')).json().data).toEqual([]);
    const shown = `RR-${reply.json().shipment.orderNumber}`;
    expect((await call('GET', `/shipments?search=${shown}`)).json().data).toHaveLength(1);
    expect((await call('GET', `/shipments?search=${shown}0`)).json().data).toEqual([]);
    const wrong = await call('GET', '/shipments?carrierId=zz');
    expect(wrong.json()).toMatchObject({ error: 'Please choose a valid carrier' });
  });

  it('finds a parcel by whose order it is, also after that or its number was corrected', async () => {
    const orderId = await insertOrder(shop.pool, {
      name: 'Ganesh Wagh',
      email: 'wagh@example.in',
      phone: '9333333333',
    });
    const { id } = await ship(orderId);
    const found = async (typed: string) =>
      (await call('GET', `/shipments?search=${encodeURIComponent(typed)}`))
        .json()
        .data.map((shipment: { id: string }) => shipment.id);
    for (const typed of ['ganesh wagh', 'WAGH@example', '9333333333', 'ga', orderId])
      expect(await found(typed)).toEqual([id]);
    await shop.pool.query(`update orders set customer_name = 'Ganesh Patil' where id = $1`, [orderId]);
    await move(id, 'picked up', { trackingNumber: 'GP-77', version: 1 });
    expect(await found('ganesh wagh')).toEqual([]);
    for (const typed of ['ganesh patil', 'gp-77', 'gp-7']) expect(await found(typed)).toEqual([id]);
    await move(id, 'in transit', { trackingNumber: '5550001234', version: 2 });
    expect(await found('5550001234')).toEqual([id]);
    expect(await found('555000')).toEqual([]);
  });

  it('reads one and says where it is; the order follows [7.shipping.6]', async () => {
    const orderId = await insertOrder(shop.pool, { status: 'PROCESSING' });
    const { id } = await ship(orderId);
    const left = await move(id, 'picked up', { location: 'Nashik', trackingNumber: 'T1', version: 1 });
    expect(left.json()).toMatchObject({
      message: 'Shipment status updated successfully',
      shipment: { status: 'PICKED_UP', trackingNumber: 'T1', version: 2, shippedAt: expect.any(String) },
    });
    expect(await orderOf(orderId)).toEqual({ status: 'SHIPPED', tracking_id: 'T1' });
    await move(id, 'OUT_FOR_DELIVERY', { location: 'Pune' });
    await move(id, 'DELIVERED');
    expect(await orderOf(orderId)).toEqual({ status: 'DELIVERED', tracking_id: 'T1' });
    const { shipment } = (await call('GET', `/shipments/${id}`)).json();
    expect(shipment.deliveredAt >= shipment.shippedAt).toBe(true);
    expect(shipment.events.map(({ status }: { status: string }) => status)).toEqual([
      'PENDING',
      'PICKED_UP',
      'OUT_FOR_DELIVERY',
      'DELIVERED',
    ]);
    const { rows } = await shop.pool.query(
      'select to_value, actor_id from order_status_history where order_id = $1 order by id',
      [orderId],
    );
    expect(rows).toEqual([
      { to_value: 'SHIPPED', actor_id: admin.userId },
      { to_value: 'DELIVERED', actor_id: admin.userId },
    ]);
  });

  it('shows an order’s parcels to whoever has its unguessable id, the cost to administrators [7.shipping.7]', async () => {
    const { id: carrierId } = await addCarrier();
    const orderId = await insertOrder(shop.pool);
    const shipment = await ship(orderId, {
      carrierId,
      trackingNumber: 'T1',
      cost: 500,
      notes: 'Key at the gate',
    });
    const full = (await call('GET', `/orders/${orderId}/shipments`)).json();
    const pagination = { page: 1, limit: 1, total: 1, pages: 1 };
    expect(full).toEqual({ success: true, data: [shipment], pagination });
    for (const who of [null, shopper]) {
      const reply = await call('GET', `/orders/${orderId}/shipments`, undefined, who);
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(reply.json().data).toMatchObject([{ trackingNumber: 'T1', status: 'PENDING' }]);
      expect(reply.body).not.toMatch(/cost|notes|weightKg|Key at the gate|version/);
    }
    expect((await call('GET', '/orders/1/shipments', undefined, null)).statusCode).toBe(404);
    expect((await call('GET', '/orders/x%00/shipments', undefined, null)).statusCode).toBe(404);
  });

  it('calculates standard and express [7.shipping.8]', async () => {
    const reply = await call('POST', '/calculate', { weightKg: 16.5, pincode: '600001' }, null);
    const { data, shipping } = reply.json();
    expect(data).toEqual(shipping);
    expect(shipping).toEqual({
      weightKg: 16.5,
      state: 'Tamil Nadu',
      options: [
        { method: 'standard', label: 'Standard', days: '3-7 days', charge: 413 },
        { method: 'express', label: 'Express', days: '1-3 days', charge: 620 },
      ],
    });
  });

  it('counts shipments, cost and days [7.shipping.9]', async () => {
    const { id: carrierId } = await addCarrier();
    const orderId = await insertOrder(shop.pool);
    const { id } = await ship(orderId, { carrierId, cost: 120.5 });
    await ship(orderId, { carrierId, cost: 99 });
    await move(id, 'DELIVERED');
    await shop.pool.query(
      `update shipments set shipped_at = delivered_at - interval '60 hours' where id = $1`,
      [id],
    );
    const { data, stats } = (await call('GET', '/stats')).json();
    expect(data).toEqual(stats);
    expect(stats).toMatchObject({
      total: 2,
      byStatus: { PENDING: 1, DELIVERED: 1, RETURNED: 0 },
      cost: 120.5,
      averageDays: 2.5,
      carriers: [{ name: 'Blue Lorry', shipments: 2, delivered: 1, cost: 120.5 }],
    });
  });
});

describe('what the shipping calls do not take', () => {
  it.each([
    ['/partners', {}, 'name'],
    ['/partners', { name: 'x'.repeat(121) }, 'name'],
    ['/partners', { name: 'Lorry', email: 'desk' }, 'email'],
    ['/partners', { name: 'Lorry', trackingUrl: 'javascript:alert(1)' }, 'trackingUrl'],
    ['/partners', { name: 'Lorry', isAdmin: true }, 'isAdmin'],
    ['/rates', {}, 'carrierId'],
    ['/rates', { ...rate, carrierId: NOBODY, zone: 'Tamil Nadu!' }, 'zone'],
    ['/rates', { ...rate, carrierId: NOBODY, baseAmount: -1 }, 'baseAmount'],
    ['/rates', { ...rate, carrierId: NOBODY, maxWeightKg: 0 }, 'maxWeightKg'],
    ['/shipments', {}, 'orderId'],
    ['/shipments', { orderId: 'x', carrierId: NOBODY, trackingNumber: 'A\nB' }, 'trackingNumber'],
    ['/shipments', { orderId: 'x', carrierId: NOBODY, trackingNumber: 'A', cost: '5' }, 'cost'],
  ])('%s: %j, and say which field it is [7.shipping.10]', async (path, body, field) => {
    const reply = await call('POST', path, body);
    expect(reply.statusCode, reply.body).toBe(400);
    const { code, details } = errorOf(reply);
    expect(code).toBe('VALIDATION_FAILED');
    expect(details).toContainEqual({ field, message: expect.any(String) });
  });
});

describe('asking what shipping costs', () => {
  it('adds up the catalogue’s own weights, rounded per line', async () => {
    const { products } = await shop.live.current();
    const bar = products.find(({ id }) => id === '1');
    const { shipping } = (
      await call('POST', '/calculate', { items: [{ productId: '1', quantity: 2 }] }, null)
    ).json();
    expect(bar?.shippingWeight).toBe(22);
    expect(shipping).toMatchObject({ weightKg: 44, options: [{ charge: 1100 }, { charge: 1650 }] });
    expect(shipping).not.toHaveProperty('carriers');
  });

  it('tells administrators what the carriers would charge, the nearest zone first', async () => {
    const { id: carrierId } = await addCarrier();
    await addRate(carrierId);
    await addRate(carrierId, { zone: 'goa', perKgAmount: 5 });
    const off = await addCarrier({ name: 'Gone', isActive: false });
    await addRate(off.id);
    const ask = async (state: string) =>
      (await call('POST', '/calculate', { weightKg: 10, state })).json().shipping.carriers;
    expect(await ask('Goa')).toEqual([
      {
        carrierId,
        carrierName: 'Blue Lorry',
        method: 'standard',
        zone: 'goa',
        amount: 150,
        days: '3-7 days',
      },
    ]);
    expect(await ask('Kerala')).toMatchObject([{ zone: 'national', amount: 200 }]);
  });

  it.each([
    [{}, 400, 'Send either items or a weight'],
    [{ weightKg: 1, items: [{ productId: '1', quantity: 1 }] }, 400, 'Send either items or a weight'],
    [{ items: [] }, 400, 'Send at least one item'],
    [{ weightKg: -1 }, 400, 'Weight must be 0 or more'],
    [{ weightKg: '5' }, 400, 'Weight must be a number'],
    [{ weightKg: 10_001 }, 400, 'Weight must be at most 10000 kg'],
    [{ weightKg: 5, state: 'Texas' }, 400, 'Please choose a valid state'],
    [{ weightKg: 5, pincode: '012345' }, 400, 'Please enter a valid 6 digit pincode'],
    [{ items: [{ productId: 'no-such', quantity: 1 }] }, 422, 'We don’t have this product or variant'],
    [{ items: [{ productId: '13', quantity: 1 }] }, 422, 'We don’t have this product or variant'],
  ])('refuses %j [7.shipping.10]', async (body, status, words) => {
    const reply = await call('POST', '/calculate', body, null);
    expect(reply.statusCode).toBe(status);
    expect(errorOf(reply).message).toMatch(words);
  });

  it.each([0, -1, 1.5, '2', true, [3], null, 2 ** 53, 100])(
    'attack 12: quantity %j is refused',
    async (quantity) => {
      const reply = await call('POST', '/calculate', { items: [{ productId: '1', quantity }] }, null);
      expect(reply.statusCode).toBe(400);
    },
  );
});

describe('a shipment', () => {
  it('is not made for an order that is unknown, hidden or cancelled', async () => {
    const cancelled = await insertOrder(shop.pool, { status: 'CANCELLED' });
    const hidden = await insertOrder(shop.pool);
    await shop.pool.query('update orders set deleted_at = now() where id = $1', [hidden]);
    for (const [orderId, status] of [
      [cancelled, 409],
      [hidden, 422],
      ['no-such-order', 422],
    ] as const) {
      const reply = await call('POST', '/shipments', { orderId });
      expect(reply.statusCode).toBe(status);
      expect(errorOf(reply).details).toMatchObject({ field: 'orderId' });
    }
    const orderId = await insertOrder(shop.pool);
    const stranger = await call('POST', '/shipments', { orderId, carrierId: randomUUID() });
    expect(errorOf(stranger)).toMatchObject({ code: 'CARRIER_UNKNOWN', details: { field: 'carrierId' } });
  });

  it('has a tracking number of its own with its carrier', async () => {
    const { id: carrierId } = await addCarrier();
    const orderId = await insertOrder(shop.pool);
    await ship(orderId, { carrierId, trackingNumber: 'T1' });
    const twice = await call('POST', '/shipments', { orderId, carrierId, trackingNumber: 'T1' });
    expect(twice.statusCode).toBe(409);
    expect(errorOf(twice)).toMatchObject({
      code: 'TRACKING_NUMBER_TAKEN',
      details: { field: 'trackingNumber' },
    });
  });

  it('is made once, however often the same request comes', async () => {
    const orderId = await insertOrder(shop.pool);
    const send = (payload: object, { token } = admin) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/shipping/shipments',
        payload,
        headers: { ...bearer(token), 'idempotency-key': `parcel-${orderId}` },
      });
    expect((await send({ orderId: 'no-such-order' })).statusCode).toBe(422);
    const replies = await Promise.all([send({ orderId }), send({ orderId })]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(replies[0]?.json()).toEqual(replies[1]?.json());
    expect((await call('GET', `/orders/${orderId}/shipments`)).json().data).toHaveLength(1);
    expect(errorOf(await send({ orderId, notes: 'Another' })).code).toBe('KEY_REUSED');
    expect(errorOf(await send({ orderId }, await shop.signUp('ADMIN'))).code).toBe('KEY_REUSED');
  });

  it('delivers the order only with the last of its parcels, also when both arrive at once', async () => {
    const orderId = await insertOrder(shop.pool, { status: 'CONFIRMED' });
    const shipments = [await ship(orderId), await ship(orderId)];
    await move(shipments[0].id, 'DELIVERED');
    expect((await orderOf(orderId)).status).toBe('SHIPPED');
    await move(shipments[0].id, 'IN_TRANSIT');
    const replies = await Promise.all(shipments.map(({ id }) => move(id, 'DELIVERED')));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await orderOf(orderId)).status).toBe('DELIVERED');
  });

  it('is not moved by an edit that began before another one ended', async () => {
    const { id, version } = await ship(await insertOrder(shop.pool));
    const replies = await Promise.all(
      ['PICKED_UP', 'IN_TRANSIT'].map((status) => move(id, status, { version })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('stays in the house when its order is cancelled or deleted, and does not leave while it is', async () => {
    const orderId = await insertOrder(shop.pool, { status: 'CONFIRMED' });
    const waiting = await ship(orderId);
    const gone = await ship(orderId);
    await move(gone.id, 'IN_TRANSIT');
    const setStatus = (status: string) =>
      ask(shop, 'PATCH', `/orders/${orderId}/status`, { body: { status }, token: admin.token });
    await setStatus('CANCELLED');
    expect((await call('GET', `/shipments/${waiting.id}`)).json().shipment).toMatchObject({
      status: 'CANCELLED',
      version: 2,
      events: [{ status: 'PENDING' }, { status: 'CANCELLED' }],
    });
    expect((await call('GET', `/shipments/${gone.id}`)).json().shipment.status).toBe('IN_TRANSIT');
    const leaving = await move(waiting.id, 'PICKED_UP');
    expect(leaving.statusCode).toBe(409);
    expect(errorOf(leaving)).toMatchObject({ code: 'ORDER_CANCELLED', details: { field: 'status' } });
    expect((await move(gone.id, 'RETURNED')).statusCode).toBe(200);
    await setStatus('CONFIRMED');
    expect((await move(waiting.id, 'PICKED_UP')).statusCode).toBe(200);

    const deleted = await insertOrder(shop.pool);
    const { id } = await ship(deleted);
    await ask(shop, 'DELETE', `/orders/${deleted}`, { token: admin.token });
    expect((await call('GET', `/shipments/${id}`)).json().shipment.status).toBe('CANCELLED');
  });

  it('does not leave with goods of an online order that nobody paid, unless somebody gave a reason', async () => {
    const orderId = await insertOrder(shop.pool, { paymentMethod: 'ONLINE' });
    const { id } = await ship(orderId);
    for (const status of ['PICKED_UP', 'DELIVERED']) {
      const leaving = await move(id, status);
      expect([leaving.statusCode, errorOf(leaving).message]).toEqual([
        409,
        'This online order isn’t paid. To move it ahead anyway, change its status and give a reason.',
      ]);
    }
    expect((await call('GET', `/shipments/${id}`)).json().shipment.status).toBe('PENDING');
    await ask(shop, 'PATCH', `/orders/${orderId}/status`, {
      body: { status: 'SHIPPED', reason: 'Paid by bank transfer' },
      token: admin.token,
    });
    expect((await move(id, 'PICKED_UP')).statusCode).toBe(200);
    expect((await move(id, 'DELIVERED')).statusCode).toBe(200);
    expect((await orderOf(orderId)).status).toBe('DELIVERED');
  });

  it('is named in the mail that tells of its departure, and the next one in the next mail', async () => {
    const orderId = await insertOrder(shop.pool, { status: 'CONFIRMED' });
    const mails = async () => {
      const { rows } = await shop.pool.query(
        `select payload ->> 'trackingId' as told from outbox
          where payload ->> 'orderId' = $1 and payload ->> 'event' = 'shipped' order by id`,
        [orderId],
      );
      return rows.map(({ told }) => told);
    };
    const first = await ship(orderId, { trackingNumber: 'T1' });
    const second = await ship(orderId, { trackingNumber: 'T2' });
    await move(first.id, 'IN_TRANSIT');
    expect(await mails()).toEqual(['T1']);
    const third = await ship(orderId, { trackingNumber: 'T3' });
    await move(third.id, 'PENDING', { trackingNumber: 'T4' });
    expect(await mails(), 'nothing has left').toEqual(['T1']);
    expect((await orderOf(orderId)).tracking_id).toBe('T1');
    await move(second.id, 'PICKED_UP');
    await move(second.id, 'OUT_FOR_DELIVERY');
    await move(third.id, 'PICKED_UP');
    expect(await mails()).toEqual(['T1', 'T2', 'T4']);
  });

  it('writes the same news once', async () => {
    const { id } = await ship(await insertOrder(shop.pool));
    await move(id, 'IN_TRANSIT');
    await move(id, 'IN_TRANSIT');
    expect((await call('GET', `/shipments/${id}`)).json().shipment).toMatchObject({
      version: 2,
      events: [{ status: 'PENDING' }, { status: 'IN_TRANSIT' }],
    });
  });

  it('is for administrators', async () => {
    const { id: carrierId } = await addCarrier();
    const { id } = await ship(await insertOrder(shop.pool));
    for (const [method, path, body] of [
      ['GET', '/partners', undefined],
      ['POST', '/partners', lorry],
      ['GET', `/partners/${carrierId}`, undefined],
      ['PUT', `/partners/${carrierId}`, lorry],
      ['GET', `/partners/${carrierId}/rates`, undefined],
      ['GET', '/rates', undefined],
      ['POST', '/rates', { ...rate, carrierId }],
      ['PUT', `/rates/${randomUUID()}`, { ...rate, carrierId }],
      ['GET', '/shipments', undefined],
      ['POST', '/shipments', { orderId: 'x' }],
      ['GET', `/shipments/${id}`, undefined],
      ['PATCH', `/shipments/${id}/status`, { status: 'DELIVERED' }],
      ['GET', '/stats', undefined],
    ] as const) {
      expect((await call(method, path, body, null)).statusCode).toBe(401);
      expect((await call(method, path, body, shopper)).statusCode).toBe(403);
    }
  });
});
