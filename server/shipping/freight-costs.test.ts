import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { afterWorkingDays, nextWorkingDay, PROMISE_TERMS } from '../../domain/shipping/promise.ts';
import { indianDay } from '../../domain/text/period.ts';
import { addBar, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
let packer: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  ({ token } = await shop.signUp('ADMIN'));
  const second = await shop.signUp('ADMIN');
  await shop.pool.query(`update users set admin_role = 'packer' where id = $1`, [second.userId]);
  packer = second.token;
  await addBar(shop.pool);
  await addBar(shop.pool, 'rack');
  await addBar(shop.pool, 'mat');
  await addBar(shop.pool, 'stand');
  await shop.pool.query(
    `update products set boxes = case id when 'bar'
       then '[{"lengthCm": 220, "widthCm": 12, "heightCm": 12, "weightKg": 10}]'::jsonb
       else '[{"lengthCm": 120, "widthCm": 60, "heightCm": 50, "weightKg": 45}, {"lengthCm": 60, "widthCm": 40, "heightCm": 10, "weightKg": 16}]'::jsonb
       end where id in ('bar', 'rack', 'stand')`,
  );
  await shop.pool.query(
    `insert into product_variants (product_id, kind, label, boxes)
     values ('stand', 'color', 'Red', '[{"lengthCm": 100, "widthCm": 50, "heightCm": 20, "weightKg": 30}]')`,
  );
  shop.live.changed();
});
afterEach(() => shop.pool.query('delete from shipments; delete from carriers'));
afterAll(() => shop.close());

const admin = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH',
  url: string,
  payload?: object | string,
  by = token,
) =>
  shop.app.inject({
    method,
    url: `/api/shipping${url}`,
    ...(payload === undefined ? {} : { payload }),
    headers: { ...bearer(by), ...(typeof payload === 'string' && { 'content-type': 'text/csv' }) },
  });
const addCarrier = async (name: string, rule: object = {}, rate: object | null = {}): Promise<string> => {
  const { id } = (await admin('POST', '/partners', { name, ...rule })).json().carrier;
  const usual = { zone: 'national', minDays: 1, maxDays: 2, baseAmount: 100, perKgAmount: 10 };
  if (rate !== null) await admin('POST', '/rates', { carrierId: id, ...usual, ...rate });
  return id;
};
const placeTo = async (pinCode: string, ...items: object[]) => {
  const address = { ...ORDER_REQUEST_EXAMPLE.shippingAddress, pinCode, state: '' };
  const { order } = (await placeGuestOrder(shop, { items, shippingAddress: address })).json();
  return order;
};
const quotesFor = async (orderId: string, by = token) =>
  (await admin('GET', `/orders/${orderId}/quotes`, undefined, by)).json().quotes;
const ship = async (orderId: string, fields: object = {}) =>
  (await admin('POST', '/shipments', { orderId, ...fields })).json().shipment;
const plain = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u00a0', ' '));

describe('how a carrier weighs', () => {
  const rule = {
    volumeDivisor: 4500,
    weightStepKg: 0.5,
    leastWeightKg: 20,
    overLengthCm: 180.5,
    overLengthCharge: 299.5,
    overLengthWeightKg: 40,
    longestBoxCm: 240,
    heaviestBoxKg: 80,
  };

  it('is kept to the gram, the millimetre and the paisa, and changed field by field', async () => {
    const created = await admin('POST', '/partners', { name: 'Blue Lorry', ...rule });
    expect(created.json().carrier).toMatchObject(rule);
    const { id } = created.json().carrier;
    const changed = await admin('PUT', `/partners/${id}`, { leastWeightKg: null, longestBoxCm: 300 });
    expect(changed.json().carrier).toMatchObject({ ...rule, leastWeightKg: null, longestBoxCm: 300 });
    const { rows } = await shop.pool.query(
      `select before, after from audit_log where entity_id = $1 and action = 'update'`,
      [id],
    );
    expect(rows).toEqual([
      { before: { leastWeightKg: 20, longestBoxCm: 240 }, after: { leastWeightKg: null, longestBoxCm: 300 } },
    ]);
    const bare = await admin('POST', '/partners', { name: 'Air Mule' });
    expect(bare.json().carrier).toMatchObject({
      volumeDivisor: null,
      weightStepKg: null,
      heaviestBoxKg: null,
    });
  });

  it.each([
    [{ volumeDivisor: 500 }, 'volumeDivisor'],
    [{ weightStepKg: 0 }, 'weightStepKg'],
    [{ overLengthCm: 180.55 }, 'overLengthCm'],
    [{ longestBoxCm: 1001 }, 'longestBoxCm'],
    [{ overLengthCharge: -1 }, 'overLengthCharge'],
  ])('is not %j', async (wrong, field) => {
    const reply = await admin('POST', '/partners', { name: 'Lorry', ...wrong });
    expect([reply.statusCode, errorOf(reply).details]).toEqual([
      400,
      [{ field, message: expect.any(String) }],
    ]);
  });

  it('needs the length that a surcharge is for', async () => {
    const reply = await admin('POST', '/partners', { name: 'Lorry', overLengthCharge: 300 });
    expect([reply.statusCode, errorOf(reply)]).toMatchObject([
      400,
      { code: 'OVER_LENGTH_MISSING', details: { field: 'overLengthCm' } },
    ]);
    const id = await addCarrier('Blue Lorry', { overLengthCm: 180, overLengthCharge: 300 });
    expect((await admin('PUT', `/partners/${id}`, { overLengthCm: null })).statusCode).toBe(400);
  });
});

describe('the quotes for an order', () => {
  it('compare carriers by its boxes, and put the cheapest that keeps the promise first', async () => {
    const order = await placeTo('560001', { ...line('rack'), quantity: 1 }, { ...line('bar'), quantity: 2 });
    const dispatch = nextWorkingDay(new Date(), PROMISE_TERMS);
    // 72 and 16 kg for the rack's boxes (360,000 and 24,000 cm³ / 5000), 2 × 10 kg for the bars: 108 kg, 2 × ₹300.
    const air = await addCarrier(
      'Air Mule',
      { volumeDivisor: 5000, overLengthCm: 180, overLengthCharge: 300 },
      { perKgAmount: 5 },
    );
    const lorry = await addCarrier('Blue Lorry', {}, { maxDays: 3 });
    const slow = await addCarrier('Slow Boat', {}, { perKgAmount: 1, maxDays: 20 });
    const tuk = await addCarrier('Tuk', { longestBoxCm: 180 });
    const town = await addCarrier('Town Van');
    await admin('PUT', `/partners/${town}/pincodes?others=no`, 'Pincode\n400001\n');
    const light = await addCarrier('Light', {}, { maxWeightKg: 50 });
    const gone = await addCarrier('Gone');
    await admin('PUT', `/partners/${gone}`, { isActive: false });

    const quotes = await quotesFor(order.id);
    expect(quotes).toMatchObject({
      weightKg: 81,
      boxes: 4,
      unmeasured: [],
      promise: { first: order.promise_first, last: order.promise_last },
      dispatch,
    });
    expect(quotes.quotes).toMatchObject([
      {
        carrierId: lorry,
        method: 'standard',
        weightKg: 81,
        why: [],
        amount: 910,
        maxDays: 3,
        arrival: afterWorkingDays(dispatch, 3, PROMISE_TERMS),
        daysLate: 0,
      },
      { carrierId: air, weightKg: 108, amount: 1240, daysLate: 0 },
      { carrierId: slow, amount: 181, arrival: afterWorkingDays(dispatch, 20, PROMISE_TERMS) },
    ]);
    expect(plain(quotes.quotes[1].why)).toEqual([
      'volumetric: 108 kg, actual 81 kg',
      '2 boxes over 180 cm: ₹600',
    ]);
    expect(quotes.quotes[2].daysLate).toBeGreaterThan(0);
    expect(
      quotes.refused.map(({ reason, ...carrier }: { reason: string }) => [carrier, plain([reason])[0]]),
    ).toEqual([
      [{ carrierId: light, carrierName: 'Light' }, 'no rate for 81 kg'],
      [{ carrierId: town, carrierName: 'Town Van' }, 'does not deliver to 560001'],
      [{ carrierId: tuk, carrierName: 'Tuk' }, 'takes boxes up to 180 cm'],
    ]);
    expect(await quotesFor(order.id, packer), 'packers ship').toEqual(quotes);
  });

  it('take a variant’s own boxes, and say whose are not known', async () => {
    await addCarrier('Air Mule', { volumeDivisor: 5000 });
    const order = await placeTo('422001', { ...line('mat'), quantity: 2 });
    expect(await quotesFor(order.id)).toMatchObject({
      weightKg: 20,
      boxes: 2,
      unmeasured: ['Test bar mat'],
      quotes: [{ weightKg: 20, amount: 300 }],
    });
    await shop.pool.query(
      `update order_items set product_id = 'stand', variant = 'Red', variant_type = 'color' where order_id = $1`,
      [order.id],
    );
    // 100 × 50 × 20 = 100,000 cm³ are 20 kg: its 30 kg count, twice.
    expect(await quotesFor(order.id)).toMatchObject({
      weightKg: 60,
      unmeasured: [],
      quotes: [{ amount: 700 }],
    });
  });

  it('are by price alone for an order without a promise, and only for one that is there', async () => {
    await addCarrier('Slow Boat', {}, { maxDays: 60, perKgAmount: 1 });
    await addCarrier('Blue Lorry');
    const { id } = await placeTo('422001', line('bar'));
    await shop.pool.query('update orders set promise_first = null, promise_last = null where id = $1', [id]);
    expect(await quotesFor(id)).toMatchObject({
      promise: null,
      quotes: [{ carrierName: 'Slow Boat', daysLate: null }, { daysLate: null }],
    });
    expect((await admin('GET', '/orders/GUEST-none/quotes')).statusCode).toBe(404);
    expect((await shop.app.inject({ url: `/api/shipping/orders/${id}/quotes` })).statusCode).toBe(401);
  });

  it('are those of the calculator, for items whose boxes are known', async () => {
    await addCarrier('Air Mule', { volumeDivisor: 5000 });
    const asked = { items: [{ productId: 'rack', quantity: 1 }], state: 'Goa' };
    const { shipping } = (await admin('POST', '/calculate', asked)).json();
    // 72 + 16 kg; what the customer pays stays by the product's 10 kg.
    expect(shipping).toMatchObject({
      weightKg: 10,
      carriers: [{ amount: 980 }],
      options: [{ charge: 250 }, {}],
    });
  });
});

describe('charged against paid', () => {
  it('is recorded with the bill, shared by weight and marked where the bill is off', async () => {
    const carrierId = await addCarrier('Blue Lorry');
    const order = await placeTo('422001', { ...line('bar'), quantity: 3 });
    expect(order.shipping_cost).toBe(750);
    const first = await ship(order.id, { carrierId, weightKg: 10, cost: 300 });
    expect(first).toMatchObject({ cost: 300, quotedCost: 300, billedAt: null, charged: 750 });
    const second = await ship(order.id, { carrierId, weightKg: 20 });
    expect(second).toMatchObject({ cost: 0, quotedCost: null, billedAt: null, charged: 500 });

    const bill = (id: string, version: number, fields: object) =>
      admin('PATCH', `/shipments/${id}/status`, { status: 'IN_TRANSIT', version, ...fields });
    const billed = await bill(first.id, 1, { bill: 345.5 });
    expect(billed.json().shipment).toMatchObject({
      cost: 345.5,
      quotedCost: 300,
      billedAt: expect.any(String),
      charged: 250,
      version: 2,
    });
    const late = await bill(first.id, 1, { bill: 1 });
    expect(errorOf(late)).toMatchObject({ code: 'VERSION_CONFLICT', details: { shipment: { cost: 345.5 } } });
    expect((await bill(first.id, 2, { bill: -1 })).statusCode).toBe(400);
    const again = await bill(first.id, 2, { bill: 345.5 });
    expect(again.json().shipment.version, 'nothing is new').toBe(2);
    const kept = await bill(first.id, 2, { note: 'At the hub' });
    expect(kept.json().shipment).toMatchObject({ cost: 345.5, billedAt: billed.json().shipment.billedAt });
    const { rows } = await shop.pool.query(
      `select before, after from audit_log where entity_id = $1 and action = 'update' order by id`,
      [first.id],
    );
    expect(rows[0]).toEqual({
      before: { status: 'PENDING', bill: null },
      after: { status: 'IN_TRANSIT', bill: 345.5 },
    });

    const today = indianDay(new Date());
    const report = async () =>
      (await admin('GET', `/freight-report?from=${today}&to=${today}`)).json().report;
    const sums = { shipments: 1, billed: 1, unusual: 1, charged: 250, paid: 345.5, difference: -95.5 };
    expect(await report()).toEqual({
      from: today,
      to: today,
      total: sums,
      carriers: [{ id: carrierId, name: 'Blue Lorry', ...sums }],
    });
    const back = await bill(first.id, 3, { bill: null });
    expect(back.json().shipment).toMatchObject({ cost: 300, billedAt: null });
    await bill(second.id, 1, { bill: 0 });
    expect((await report()).total).toEqual({
      shipments: 2,
      billed: 1,
      unusual: 0,
      charged: 750,
      paid: 300,
      difference: 450,
    });
    await shop.pool.query(`update orders set status = 'CANCELLED' where id = $1`, [order.id]);
    expect((await report()).total).toMatchObject({ charged: 0, paid: 300, difference: -300 });
  });

  it('tells what customers paid to those alone who see order amounts, and sums to those who see revenue', async () => {
    const order = await placeTo('422001', line('bar'));
    const { id } = await ship(order.id, { cost: 100 });
    const replies = [
      await admin('GET', `/shipments/${id}`, undefined, packer),
      await admin('GET', '/shipments', undefined, packer),
      await admin('GET', `/orders/${order.id}/shipments`, undefined, packer),
      await admin('PATCH', `/shipments/${id}/status`, { status: 'PENDING', bill: 5 }, packer),
      await admin('PATCH', `/shipments/${id}/status`, { status: 'PENDING', version: 1 }, packer),
      await admin('POST', '/shipments', { orderId: order.id }, packer),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 409, 201]);
    for (const { body } of replies) {
      expect(body).toContain('quotedCost');
      expect(body).not.toContain('charged');
    }
    expect((await admin('GET', '/freight-report', undefined, packer)).statusCode).toBe(403);
    expect((await admin('GET', '/freight-report?from=2026-01-02&to=2026-01-01')).statusCode).toBe(400);
  });
});
