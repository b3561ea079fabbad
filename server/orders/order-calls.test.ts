import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GUEST_ORDER_FORM_EXAMPLE } from '../../contract/orders/guest-order-form.ts';
import { ORDER_CREATION_FORM_EXAMPLE } from '../../contract/orders/order-creation-form.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { addressLine } from '../../domain/shipping/address.ts';
import {
  type Ask,
  addBar,
  ask,
  brokenInvariants,
  countRows,
  line,
  type Method,
  stockOf,
} from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let shopper: { userId: string; token: string };
let other: { userId: string; token: string };
let admin: { userId: string; token: string };
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  await addBar(shop.pool, 'bar', 1000);
  [shopper, other, admin] = await Promise.all([
    shop.signUp('USER'),
    shop.signUp('USER'),
    shop.signUp('ADMIN'),
  ]);
});
afterAll(() => shop.close());

const call = (method: Method, path: string, asked: Ask = {}) => ask(shop, method, path, asked);
const bars = (quantity: number) => ({ ...ORDER_REQUEST_EXAMPLE, items: [line('bar', quantity)] });
const form = { ...GUEST_ORDER_FORM_EXAMPLE, items: [{ product_id: 'bar', quantity: 2 }] };
/** An order by each of the methods; gives their ids. */
const placeInTurn = async (...methods: string[]): Promise<string[]> => {
  const ids: string[] = [];
  for (const paymentMethod of methods)
    ids.push((await call('POST', '/orders/guest', { body: { ...bars(1), paymentMethod } })).json().orderId);
  return ids;
};
const emailOf = async (userId: string) =>
  (await shop.pool.query('select email from users where id = $1', [userId])).rows[0].email;

/** In the order of the specification's list of calls. */
describe('the order calls', () => {
  it('POST /orders/guest takes the checkout’s request from anybody [7.orders.1]', async () => {
    const reply = await call('POST', '/orders/guest', { body: bars(1) });
    expect(reply.statusCode).toBe(201);
    expect(reply.headers['cache-control']).toBe('no-store');
    const withToken = await call('POST', '/orders/guest', { body: bars(1), token: shopper.token });
    expect(withToken.json().order).not.toHaveProperty('user_id');
  });

  it('POST /orders makes it the order of whoever is signed in [7.orders.3] [3.order.1]', async () => {
    const reply = await call('POST', '/orders', { body: bars(1), token: shopper.token });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ success: true, message: 'Order created successfully' });
    expect(reply.json().order).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      order_number: expect.any(Number),
      created_at: expect.stringMatching(/Z$/),
      user_id: shopper.userId,
      user: { id: shopper.userId, email: await emailOf(shopper.userId) },
    });
    const expired = await call('POST', '/orders', { body: bars(1), token: 'A'.repeat(43) });
    expect(expired.statusCode).toBe(401);
  });

  it('POST /orders takes the guest cart’s form without a token [7.orders.4] [7.orders.5] [7.orders.6] [7.orders.7]', async () => {
    const billing = {
      fullName: 'Ravi Rao',
      email: 'ravi@example.in',
      address: 'Plot 5, Station Road',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
      phone: '9876500000',
    };
    const reply = await call('POST', '/orders', {
      body: { ...form, billing_address: billing, payment_method: 'UPI' },
    });
    expect(reply.statusCode).toBe(201);
    const { order } = reply.json();
    expect(order.id).toMatch(/^GUEST-/);
    expect(order).toMatchObject({ notes: 'Please call before delivery', payment_method: 'UPI' });
    const { addressLine1, addressLine2 } = ORDER_REQUEST_EXAMPLE.shippingAddress;
    expect(order.shipping_address).toMatchObject({
      fullName: 'Asha Rao',
      email: 'asha@example.in',
      address: addressLine(addressLine1, addressLine2),
      city: 'Nashik',
      state: 'Maharashtra',
      pincode: '422001',
      phone: '9876543210',
    });
    expect(order.billing_address).toMatchObject(billing);
    expect(order.order_items[0]).toMatchObject({ product_id: 'bar', quantity: 2 });
  });

  it('POST /orders compares the amounts of that form too [7.orders.8]', async () => {
    const amounts = {
      shipping_cost: 500,
      tax_amount: 2124,
      cgst: 1062,
      sgst: 1062,
      igst: 0,
      discount_amount: 0,
    };
    expect((await call('POST', '/orders', { body: { ...form, ...amounts } })).statusCode).toBe(201);
    for (const amount of Object.keys(amounts)) {
      const reply = await call('POST', '/orders', { body: { ...form, ...amounts, [amount]: 1 } });
      expect({ amount, code: errorOf(reply).code }).toEqual({ amount, code: 'PRICE_CHANGED' });
    }
  });

  it.each([
    [{}, 'No items in cart'],
    [{ items: [] }, 'No items in cart'],
    [{ items: [line('bar')] }, 'Shipping and billing addresses are required'],
    [{ shipping_address: form.shipping_address }, 'No items in cart'],
    [
      { ...form, items: [{ product_id: 'bar', quantity: 0 }] },
      'Quantity must be a whole number from 1 to 99',
    ],
    [{ ...form, notes: 'a\ud800' }, 'The text contains a character that we can’t save'],
    [{ ...form, shipping_address: {} }, 'Name is required'],
  ])('POST /orders refuses %j in words', async (body, words) => {
    const reply = await call('POST', '/orders', { body });
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
  });

  it('GET /orders gives a shopper the own orders and an admin all [7.orders.10] [7.orders.11]', async () => {
    await call('POST', '/orders', { body: bars(1), token: other.token });
    const own = (await call('GET', '/orders', { token: shopper.token })).json();
    expect(own.success).toBe(true);
    expect(own.pagination).toEqual({ page: 1, limit: 20, total: 1, pages: 1, next: null, previous: null });
    expect(own.data[0].user_id).toBe(shopper.userId);
    expect(own.data[0]).not.toHaveProperty('admin_notes');
    expect(own).not.toHaveProperty('counts');
    const all = (await call('GET', '/orders?limit=1000', { token: admin.token })).json();
    expect(all.pagination.total).toBe(await countRows(shop.pool, 'orders'));
    expect(all.counts.PENDING).toBe(all.pagination.total);
    expect(all.data[0]).toMatchObject({ admin_notes: '', version: 1 });
    const bought = (await call('GET', '/orders?own=true', { token: admin.token })).json();
    expect(bought.data).toEqual([]);
    expect(bought).not.toHaveProperty('counts');
    const same = (await call('GET', '/orders?own=true', { token: shopper.token })).json();
    expect(same).toEqual(own);
    expect((await call('GET', '/orders?own=false', { token: admin.token })).statusCode).toBe(400);
    expect((await call('GET', '/orders')).statusCode).toBe(401);
  });

  it('GET, PUT and DELETE /orders/{id} read, edit and hide one [7.orders.12] [7.orders.13] [3.order.5]', async () => {
    const { orderId } = (await call('POST', '/orders/guest', { body: bars(2) })).json();
    const read = await call('GET', `/orders/${orderId}`);
    expect(read.json().data).toEqual(read.json().order);
    const edit = {
      status: 'confirmed',
      payment_status: 'Paid',
      payment_method: 'upi',
      notes: 'Ring twice',
      admin_notes: 'A friend',
    };
    const edited = await call('PUT', `/orders/${orderId}`, { body: edit, token: admin.token });
    expect(edited.json()).toMatchObject({
      success: true,
      message: 'Order updated successfully',
      order: {
        status: 'CONFIRMED',
        payment_status: 'PAID',
        payment_method: 'UPI',
        notes: 'Ring twice',
        admin_notes: 'A friend',
        version: 2,
      },
    });
    const { orderId: hidden } = (await call('POST', '/orders/guest', { body: bars(2) })).json();
    const left = await stockOf(shop.pool, 'bar');
    const deleted = await call('DELETE', `/orders/${hidden}`, { token: admin.token });
    expect(deleted.json()).toMatchObject({ success: true, message: 'Order deleted successfully' });
    expect((await call('GET', `/orders/${hidden}`)).statusCode).toBe(404);
    expect((await call('DELETE', `/orders/${hidden}`, { token: admin.token })).statusCode).toBe(404);
    const kept = `id = '${hidden}' and deleted_at is not null`;
    expect(await countRows(shop.pool, 'orders', kept)).toBe(1);
    const logged = `entity_id = '${hidden}' and action = 'delete' and actor_id = '${admin.userId}'`;
    expect(await countRows(shop.pool, 'audit_log', logged)).toBe(1);
    expect(await stockOf(shop.pool, 'bar')).toBe((left ?? 0) + 2);
  });

  it('PATCH /orders/{id}/status sets the status, in any letter case [7.orders.14] [4.order.13]', async () => {
    const { orderId } = (await call('POST', '/orders/guest', { body: bars(1) })).json();
    for (const [sent, stored] of [
      ['CONFIRMED', 'CONFIRMED'],
      ['processing', 'PROCESSING'],
      ['Delivered', 'DELIVERED'],
    ]) {
      const reply = await call('PATCH', `/orders/${orderId}/status`, {
        body: { status: sent },
        token: admin.token,
      });
      expect(reply.json()).toMatchObject({
        message: 'Order status updated successfully',
        order: { status: stored },
      });
    }
    for (const [sent, stored] of [
      ['paid', 'PAID'],
      ['refunded', 'REFUNDED'],
    ]) {
      const body = { payment_status: sent };
      const reply = await call('PUT', `/orders/${orderId}`, { body, token: admin.token });
      expect(reply.json().order.payment_status).toBe(stored);
    }
    const wrong = await call('PATCH', `/orders/${orderId}/status`, {
      body: { status: 'LOST' },
      token: admin.token,
    });
    expect(errorOf(wrong).message).toBe('Please choose a valid status');
  });

  it('POST /orders/create takes the order creation form [7.orders.15] [7.orders.16]', async () => {
    const body = {
      ...ORDER_CREATION_FORM_EXAMPLE,
      productIds: ['bar', '1'],
      quantities: [2, 1],
      notes: 'For the club',
    };
    const reply = await call('POST', '/orders/create', { body });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().order).toMatchObject({
      notes: 'For the club',
      customer_info: ORDER_CREATION_FORM_EXAMPLE.customerInfo,
      order_items: [
        { product_id: 'bar', quantity: 2, unit_price: 5900 },
        { product_id: '1', quantity: 1 },
      ],
    });
    const uneven = await call('POST', '/orders/create', { body: { ...body, quantities: [1] } });
    expect(errorOf(uneven).message).toBe('Every product needs a quantity');
  });

  it('honours prices there for administrators only [7.orders.17] [7.orders.25]', async () => {
    const body = { ...ORDER_CREATION_FORM_EXAMPLE, productIds: ['bar'], quantities: [2], prices: [5000] };
    for (const token of [undefined, shopper.token]) {
      const reply = await call('POST', '/orders/create', { body, ...(token === undefined ? {} : { token }) });
      expect(reply.statusCode).toBe(409);
      expect(errorOf(reply).code).toBe('PRICE_CHANGED');
    }
    const priced = await call('POST', '/orders/create', { body, token: admin.token });
    expect(priced.statusCode).toBe(201);
    expect(priced.json().order).toMatchObject({ subtotal: 10000, tax_amount: 1800, user_id: null });
    const history = priced.json().order.status_history;
    expect(history).toMatchObject([{ to: 'PENDING', actor: await emailOf(admin.userId) }]);
    const catalogue = { ...body, prices: [5900] };
    expect((await call('POST', '/orders/create', { body: catalogue })).statusCode).toBe(201);
  });

  it('takes an agreed delivery price with its reason from those who change prices, and keeps who gave it', async () => {
    const body = {
      ...ORDER_CREATION_FORM_EXAMPLE,
      productIds: ['bar'],
      quantities: [2],
      totalAmount: 14_044,
    };
    const create = (delivery: object, token?: string) =>
      call('POST', '/orders/create', { body: { ...body, delivery }, ...(token && { token }) });
    const agreed = { price: 120, reason: 'Goes with RR-1' };
    for (const token of [undefined, shopper.token]) {
      const reply = await create(agreed, token);
      expect([reply.statusCode, errorOf(reply).code]).toEqual([403, 'NOT_ALLOWED']);
    }
    for (const [delivery, message] of [
      [{ price: 120 }, 'Please say why the delivery price is different'],
      [{ price: 120, reason: ' ' }, 'Please say why the delivery price is different'],
      [{ price: -1, reason: 'Rebate' }, 'Delivery price must be 0 or more'],
      [{ price: 1.005, reason: 'Rebate' }, 'Delivery price must have at most two decimals'],
      [{ reason: 'Rebate' }, 'Delivery price is required'],
    ] as const) {
      const reply = await create(delivery, admin.token);
      expect([reply.statusCode, errorOf(reply).message]).toEqual([400, message]);
    }
    const reply = await create(agreed, admin.token);
    expect(reply.statusCode).toBe(201);
    const { order } = reply.json();
    // Everything else is the shop's own: 11,800 + 120 + 2,124.
    expect(order).toMatchObject({
      subtotal: 11_800,
      shipping_cost: 120,
      tax_amount: 2124,
      total_amount: 14_044,
    });
    expect(order.status_history).toMatchObject([
      { actor: await emailOf(admin.userId), note: 'Delivery ₹120 instead of ₹500: Goes with RR-1' },
    ]);
    const { rows } = await shop.pool.query(
      'select actor, action, before, after from audit_log where entity = $1 and entity_id = $2',
      ['order', order.id],
    );
    expect(rows).toEqual([
      {
        actor: await emailOf(admin.userId),
        action: 'update',
        before: { delivery_price: 500 },
        after: { delivery_price: 120, reason: 'Goes with RR-1' },
      },
    ]);
    const other = await call('POST', '/orders/create', {
      body: { ...body, totalAmount: 14_043, delivery: { ...agreed, price: 119 }, prices: [null] },
      token: admin.token,
    });
    expect(other.json().order.total_amount, 'the total is what the delivery price makes it').toBe(14_043);
    const wrong = await call('POST', '/orders/create', {
      body: { ...body, totalAmount: 14_000, delivery: agreed },
      token: admin.token,
    });
    expect(errorOf(wrong).code, 'no other amount is believed').toBe('PRICE_CHANGED');
  });

  it('mails the link to pay an order that an administrator entered, and keeps its items for two days', async () => {
    const body = {
      ...ORDER_CREATION_FORM_EXAMPLE,
      productIds: ['bar'],
      quantities: [1],
      paymentMethod: 'online',
    };
    const { order } = (await call('POST', '/orders/create', { body, token: admin.token })).json();
    const mailsOf = async () =>
      (await call('GET', `/orders/${order.id}/mails`, { token: admin.token })).json().data;
    expect(await mailsOf()).toMatchObject([{ event: 'pay', to: 'asha@example.in' }]);
    const kept = Date.parse(order.payment_due_at) - Date.parse(order.created_at);
    expect(kept).toBe(2 * 24 * 3_600_000);
    const again = () =>
      call('POST', `/orders/${order.id}/mails`, { body: { event: 'pay' }, token: admin.token });
    expect((await again()).statusCode).toBe(200);
    const own = (await call('POST', '/orders/create', { body })).json().order;
    const { rows } = await shop.pool.query(`select 1 from outbox where payload->>'orderId' = $1`, [own.id]);
    expect(rows, 'whoever orders alone pays at once').toEqual([]);
    await call('PATCH', `/orders/${order.id}/status`, { body: { status: 'CANCELLED' }, token: admin.token });
    expect(errorOf(await again()).code).toBe('MAIL_NOT_TRUE');
  });

  it('gives the same answer to the same key and body, and one order', async () => {
    const before = await countRows(shop.pool, 'orders');
    for (const [path, body] of [
      ['/orders/guest', bars(1)],
      ['/orders', form],
      ['/orders/create', { ...ORDER_CREATION_FORM_EXAMPLE, productIds: ['bar'] }],
    ] as const) {
      const first = await call('POST', path, { body, key: `again-${path}` });
      const second = await call('POST', path, { body, key: `again-${path}` });
      expect(second.statusCode).toBe(201);
      expect(second.body).toBe(first.body);
    }
    expect(await countRows(shop.pool, 'orders')).toBe(before + 3);
  });

  it('refuses the same key with another body [7.orders.21]', async () => {
    await call('POST', '/orders/guest', { body: bars(1), key: 'other-body' });
    const reply = await call('POST', '/orders/guest', { body: bars(2), key: 'other-body' });
    expect(reply.statusCode).toBe(422);
    expect(errorOf(reply).code).toBe('KEY_REUSED');
    const unfit = await call('POST', '/orders/guest', { body: bars(1), key: 'x'.repeat(201) });
    expect(unfit.statusCode).toBe(400);
  });

  it('refuses totals that differ by a rupee with the fresh ones, and takes those [7.orders.23] [7.orders.24]', async () => {
    const stale = { ...bars(2), totalAmount: 14000, subtotal: 11376 };
    const reply = await call('POST', '/orders/guest', { body: stale, key: 'confirmed-anew' });
    expect(reply.statusCode).toBe(409);
    const { code, details } = errorOf(reply);
    expect(code).toBe('PRICE_CHANGED');
    expect(details).toMatchObject({
      changed: ['subtotal', 'total'],
      totals: { subtotal: 11800, shippingCost: 500, taxAmount: 2124, discountAmount: 0, totalAmount: 14424 },
      items: [{ productId: 'bar', quantity: 2, priceAtPurchase: 5900 }],
    });
    const confirmed = { ...bars(2), totalAmount: 14424.4, subtotal: 11800 };
    const placed = await call('POST', '/orders/guest', { body: confirmed, key: 'confirmed-anew' });
    expect(placed.statusCode).toBe(201);
  });

  it('PATCH /orders/status moves those that still are where the screen showed them', async () => {
    const ids = [];
    for (let count = 0; count < 3; count += 1)
      ids.push((await call('POST', '/orders/guest', { body: bars(1) })).json().orderId);
    await call('PATCH', `/orders/${ids[2]}/status`, { body: { status: 'DELIVERED' }, token: admin.token });
    const confirm = { ids, from: 'PENDING', status: 'CONFIRMED' };
    const reply = await call('PATCH', '/orders/status', { body: confirm, token: admin.token });
    expect(reply.json()).toMatchObject({ success: true, updated: 2, skipped: [ids[2]], unpaid: [] });
    const ship = { ids, from: 'CONFIRMED', status: 'SHIPPED' };
    expect((await call('PATCH', '/orders/status', { body: ship, token: admin.token })).json().updated).toBe(
      2,
    );
    expect((await call('PATCH', '/orders/status', { body: ship, token: admin.token })).json().updated).toBe(
      0,
    );
    const told = `payload ->> 'event' = 'shipped' and payload ->> 'orderId' = any('{${ids.join(',')}}')`;
    expect(await countRows(shop.pool, 'outbox', told)).toBe(2);
    const invoiced = `order_id = any('{${ids.join(',')}}')`;
    expect(await countRows(shop.pool, 'invoices', invoiced), 'two shipped, one delivered').toBe(3);
    const history = (await call('GET', `/orders/${ids[0]}`, { token: admin.token })).json().order
      .status_history;
    expect(history.map(({ to }: { to: string }) => to)).toEqual(['PENDING', 'CONFIRMED', 'SHIPPED']);
    const unknown = await call('PATCH', '/orders/status', {
      body: { ids, from: 'SHIPPED', status: 'CANCELLED' },
      token: admin.token,
    });
    expect(unknown.statusCode).toBe(400);
    const strange = await call('PATCH', '/orders/status', {
      body: { ...ship, all: true },
      token: admin.token,
    });
    expect(strange.statusCode).toBe(400);
  });

  it('PATCH /orders/status leaves out online orders that are not paid, and names them', async () => {
    const [cash, unpaid, failed, paid] = await placeInTurn('cod', 'online', 'online', 'online');
    const edit = (id: string | undefined, payment_status: string) =>
      call('PUT', `/orders/${id}`, { body: { payment_status }, token: admin.token });
    await edit(failed, 'FAILED');
    await edit(paid, 'PAID');
    const waiting = (await call('GET', '/orders?status=PENDING&unpaid=true', { token: admin.token })).json();
    const ids = waiting.data.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([unpaid, failed]));
    expect(ids, 'cash is paid at the door').not.toContain(cash);
    expect(ids).not.toContain(paid);
    expect(waiting.pagination.total).toBe(ids.length);

    const body = { ids: [cash, unpaid, failed, paid], from: 'PENDING', status: 'CONFIRMED' };
    const reply = await call('PATCH', '/orders/status', { body, token: admin.token });
    expect(reply.json()).toMatchObject({
      ...{ data: [cash, paid], updated: 2 },
      ...{ skipped: [], unpaid: [unpaid, failed] },
    });
  });

  it('PATCH /orders/status ships nothing that is not paid, also where it was confirmed for a reason', async () => {
    const [cash, unpaid] = await placeInTurn('cod', 'online');
    for (const id of [cash, unpaid]) {
      const body = { status: 'CONFIRMED', reason: 'Paid by cheque' };
      await call('PATCH', `/orders/${id}/status`, { body, token: admin.token });
    }
    const body = { ids: [cash, unpaid], from: 'CONFIRMED', status: 'SHIPPED' };
    const reply = await call('PATCH', '/orders/status', { body, token: admin.token });
    expect(reply.json()).toMatchObject({ data: [cash], updated: 1, skipped: [], unpaid: [unpaid] });
    expect(await countRows(shop.pool, 'invoices', `order_id = '${unpaid}'`)).toBe(0);
    const told = `payload ->> 'event' = 'shipped' and payload ->> 'orderId' = '${unpaid}'`;
    expect(await countRows(shop.pool, 'outbox', told)).toBe(0);
  });

  it('leave nothing behind that does not add up', async () => {
    expect(await brokenInvariants(shop.pool)).toEqual([]);
  });
});

describe('the description of the order calls', () => {
  it('has a summary and every kind of reply', async () => {
    const { paths } = (await call('GET', '/openapi.json')).json();
    const described = Object.entries<Record<string, { summary: string; responses: object }>>(paths).filter(
      ([path]) =>
        /^\/api\/orders(?:\/(?:guest|create|lookup|status|export|\{id\}(?:\/status)?))?$/.test(path),
    );
    expect(described).toHaveLength(8);
    for (const [, methods] of described)
      for (const { summary, responses } of Object.values(methods)) {
        expect(summary.length).toBeGreaterThan(5);
        expect(Object.keys(responses).some((status) => status >= '400')).toBe(true);
      }
  });

  it('has examples that work as they are', async () => {
    for (const [path, body] of [
      ['/orders/guest', ORDER_REQUEST_EXAMPLE],
      ['/orders', ORDER_REQUEST_EXAMPLE],
      ['/orders', GUEST_ORDER_FORM_EXAMPLE],
      ['/orders/create', ORDER_CREATION_FORM_EXAMPLE],
    ] as const)
      expect((await call('POST', path, { body })).statusCode).toBe(201);
  });
});

describe('attack 45: who may make the order calls', () => {
  const body = { status: 'CONFIRMED' };
  const bulk = { ids: ['x'], from: 'PENDING', status: 'CONFIRMED' };
  it.each([
    ['POST', '/orders/guest', {}, [400, 400, 400, 400]],
    ['POST', '/orders', {}, [400, 400, 400, 400]],
    ['POST', '/orders/create', {}, [400, 400, 400, 400]],
    ['POST', '/orders/lookup', {}, [400, 400, 400, 400]],
    ['GET', '/orders', undefined, [401, 200, 200, 200]],
    ['GET', '/orders/export', undefined, [401, 403, 403, 200]],
    ['GET', '/orders/:id', undefined, [200, 200, 200, 200]],
    ['GET', '/orders/:number', undefined, [404, 200, 404, 200]],
    ['PUT', '/orders/:id', {}, [401, 403, 403, 200]],
    ['PATCH', '/orders/:id/status', body, [401, 403, 403, 200]],
    ['PATCH', '/orders/status', bulk, [401, 403, 403, 200]],
    ['DELETE', '/orders/:id', undefined, [401, 403, 403, 200]],
  ] as const)(
    '%s %s, asked by nobody, its owner, another shopper and an admin',
    async (method, path, sent, expected) => {
      const { order } = (await call('POST', '/orders', { body: bars(1), token: shopper.token })).json();
      const url = path.replace(':id', order.id).replace(':number', `RR-${order.order_number}`);
      const statuses = [];
      for (const token of [undefined, shopper.token, other.token, admin.token]) {
        const asked = {
          ...(sent === undefined ? {} : { body: sent }),
          ...(token === undefined ? {} : { token }),
        };
        statuses.push((await call(method, url, asked)).statusCode);
      }
      expect(statuses).toEqual(expected);
    },
  );
});
