import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { PERSONAL_TABLES } from '../../domain/privacy/personal-tables.ts';
import {
  CUSTOMER,
  type KnownCustomer,
  knownCustomer,
  tablesWith,
} from '../../tests/support/known-customer.ts';
import { ask } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';

const { name, email, phone, street, password } = CUSTOMER;
const WORDS = [name, email, phone, street, '77lanternlane'];

/** Tables that know nobody, or only the shop's own people. */
const OF_NOBODY = [
  // What the bank wrote about a credit belongs to the shop's books.
  'bank_credits',
  'book_months',
  'carrier_pincodes',
  'carriers',
  'categories',
  'counters',
  'coupons',
  'daily_product_sales',
  'daily_received',
  'daily_sales',
  'daily_shipments',
  'daily_sums_state',
  'discounts',
  'picture_files',
  'product_variants',
  'products',
  'rate_limits',
  'remittance_columns',
  'schema_migrations',
  'settings',
  'settlement_imports',
  'shipping_rates',
  'stock',
];

let shop: TestShop;
let customer: KnownCustomer;
let before: string[];
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  customer = await knownCustomer(shop);
  before = await tablesWith(shop.pool, WORDS);
});
afterAll(() => shop.close());

const erase = (body: object, token = customer.token) =>
  ask(shop, 'POST', '/your-data/erase', { token, body });
const one = async (query: string, values: unknown[] = []) => (await shop.pool.query(query, values)).rows[0];

describe('the tables', () => {
  it('are all named: what becomes of each, or that it knows nobody', async () => {
    const { rows } = await shop.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    expect(rows.map((row) => row.name).sort()).toEqual(
      [...Object.keys(PERSONAL_TABLES), ...OF_NOBODY].sort(),
    );
  });

  it('know the customer of this test in every place that is emptied', () => {
    expect(before).toEqual([
      'account_tokens',
      'audit_log',
      'cash_allowances',
      'cash_marks',
      'claims',
      'contacts',
      'coupon_uses',
      'customers',
      'enquiries',
      'idempotency_keys',
      'invoices',
      'message_replies',
      'order_calls',
      'order_status_history',
      'orders',
      'outbox',
      'payment_events',
      'payments',
      'refunds',
      'reviews',
      'shipment_events',
      'shipments',
      'stock_alerts',
      'stock_movements',
      'users',
    ]);
  });
});

describe('a deletion', () => {
  it('wants the password', async () => {
    const reply = await erase({ password: 'not this one' });
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'WRONG_PASSWORD']);
    expect((await erase({})).statusCode).toBe(422);
  });

  it('waits for an order that is not finished, and changes nothing', async () => {
    await shop.pool.query(`update orders set status = 'SHIPPED' where id = $1`, [customer.orders.delivered]);
    const reply = await erase({ password });
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'DATA_IN_USE']);
    expect(reply.json().message).toMatch(/^Order RR-\d+ isn’t finished\./);
    await shop.pool.query(`update orders set status = 'DELIVERED' where id = $1`, [
      customer.orders.delivered,
    ]);
    expect(await tablesWith(shop.pool, WORDS)).toEqual(before);
  });

  it.each([
    [
      'a reported problem',
      `update claims set decision = null, decided_at = null`,
      `update claims set decision = 'refusal', decided_at = now()`,
      'The problem reported with',
    ],
    [
      'a refund',
      `update refunds set state = 'PENDING', completed_at = null`,
      `update refunds set state = 'COMPLETED', completed_at = now()`,
      'The refund for',
    ],
    [
      'a replacement',
      `update shipments set status = 'IN_TRANSIT'`,
      `update shipments set status = 'DELIVERED'`,
      'isn’t finished',
    ],
    [
      'a payment',
      `insert into payments (order_id, attempt, provider, merchant_order_id, state, amount)
       select id, 9, 'phonepe', 'open', 'PENDING', total_amount from orders where status = 'CANCELLED' limit 1`,
      `delete from payments where merchant_order_id = 'open'`,
      'A payment for',
    ],
  ])('waits for %s', async (_what, open, close, sentence) => {
    await shop.pool.query(open);
    expect((await erase({ password })).json().message).toContain(sentence);
    await shop.pool.query(close);
  });

  it('is not for administrators', async () => {
    const { userId, token } = await shop.signUp('ADMIN');
    await shop.pool.query(
      'update users set password_hash = (select password_hash from users where id = $2) where id = $1',
      [userId, customer.id],
    );
    const reply = await erase({ password }, token);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'ADMINISTRATOR']);
  });

  it('leaves the e-mail, phone, name and address nowhere but on invoices and in the audit log', async () => {
    const spent = () => one(`select sum(total_amount)::int as total, count(*)::int as orders from orders`);
    const amounts = await spent();
    const reply = await erase({ password });
    expect(reply.json()).toMatchObject({ success: true, message: 'Your data has been deleted' });
    expect(
      reply.json().kept.map(({ what, count }: { what: string; count: number }) => [what, count]),
    ).toEqual([
      ['Invoices and credit notes', 1],
      ['Orders and payments without your name', 2],
      ['Published reviews without your name', 1],
      ['Our audit log', 2],
    ]);
    expect(await tablesWith(shop.pool, WORDS)).toEqual(['audit_log', 'invoices']);
    expect(await spent()).toEqual(amounts);
  });

  it('keeps of an order what tax law and the accounts need', async () => {
    const order = await one('select * from orders where id = $1', [customer.orders.delivered]);
    expect(order).toMatchObject({
      customer_name: 'Deleted customer',
      user_id: null,
      customer_phone: '',
      notes: '',
    });
    expect(order.customer_email).toMatch(/^deleted:[0-9a-f]{8}@customer\.invalid$/);
    expect(order.billing_address).toMatchObject({
      state: 'Maharashtra',
      pinCode: '422000',
      gstin: '27AAPFU0939F1ZV',
    });
    const guest = await one('select * from orders where id = $1', [customer.orders.cancelled]);
    expect(guest.customer_email).toBe(order.customer_email);
    expect(guest.billing_address.gstin).toBeUndefined();
    expect(await one('select payload from payments')).toEqual({
      payload: { state: 'COMPLETED', paymentDetails: [{ rail: { utr: '1' } }] },
    });
    expect(await one(`select user_name, comment, rating, images from reviews where id = 'z1'`)).toEqual({
      user_name: 'A customer',
      comment: '',
      rating: 5,
      images: [],
    });
    expect(await one(`select 1 from reviews where id = 'z2'`)).toBeUndefined();
    const seen = await ask(shop, 'GET', `/orders/${customer.orders.delivered}`);
    expect(seen.json().data.customer_info.name).toBe('Deleted customer');
  });

  it('ends the sessions, and leaves a record without name and address', async () => {
    expect((await ask(shop, 'GET', '/auth/user-profile', { token: customer.token })).statusCode).toBe(401);
    expect((await erase({ password })).statusCode).toBe(401);
    const record = await one(`select kind, asked_by, octet_length(person) as hash, kept from data_requests`);
    expect(record).toMatchObject({ kind: 'erasure', asked_by: 'account', hash: 32 });
    expect(record.kept[0].why).toContain('72 months');
    const entry = await one(`select actor, action, entity_id, after from audit_log where action = 'erase'`);
    expect(entry).toMatchObject({ actor: 'customer', entity_id: customer.id, after: { 'Our audit log': 2 } });
  });

  it('lets the same person come back as somebody new', async () => {
    const reply = await ask(shop, 'POST', '/auth/register', { body: { name, email, password } });
    expect(reply.statusCode).toBe(201);
    const { token } = reply.json().authorization;
    expect((await ask(shop, 'GET', '/orders', { token })).json().data).toEqual([]);
  });
});

describe('an account whose address is not confirmed', () => {
  it('neither reads nor deletes what somebody else sent under this address', async () => {
    const owner = {
      ...ORDER_REQUEST_EXAMPLE.shippingAddress,
      fullName: 'True Owner',
      email: 'true.owner@example.in',
    };
    const body = { ...ORDER_REQUEST_EXAMPLE, shippingAddress: owner, billingAddress: owner };
    const { orderId } = (await ask(shop, 'POST', '/orders/guest', { body })).json();
    await ask(shop, 'POST', `/orders/${orderId}/cancel`, { body: {} });
    const stranger = { name: 'A Stranger', email: 'True.Owner@example.in', password };
    const { token } = (await ask(shop, 'POST', '/auth/register', { body: stranger })).json().authorization;
    const seen = await ask(shop, 'POST', '/your-data/export', { token, body: {} });
    expect(seen.body).not.toContain('True Owner');
    expect((await erase({ password }, token)).statusCode).toBe(200);
    const kept = await one('select customer_name from orders where id = $1', [orderId]);
    expect(kept).toEqual({ customer_name: 'True Owner' });
    expect(
      await one(`select orders_count, user_id from customers where key = 'true.owner@example.in'`),
    ).toEqual({
      orders_count: 1,
      user_id: null,
    });
  });
});
