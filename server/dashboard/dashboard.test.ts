import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readDayRange } from '../../domain/text/day-range.ts';
import { insertOrder, insertPaidOrder, insertPayment, insertRefund } from '../../tests/support/dashboard.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
  ({ token } = await shop.signUp('ADMIN'));
});
beforeEach(() =>
  shop.pool.query(
    'delete from refunds; delete from payments; delete from orders; delete from contacts; delete from enquiries',
  ),
);
afterAll(() => shop.close());

const ask = (query = '') => shop.app.inject({ url: `/api/dashboard${query}`, headers: bearer(token) });
const read = async (query = '') => (await ask(query)).json().dashboard;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const write = (table: 'contacts' | 'enquiries', name: string, at: string) =>
  shop.pool.query(
    `insert into ${table} (name, email, subject, created_at) values ($1, $2, 'Delivery to Leh', $3)`,
    [name, `${name.toLowerCase()}@example.in`, at],
  );

describe('the dashboard', () => {
  it('has four totals, pending and new-today counts beside them [4.contact.5] [4.contact.6]', async () => {
    for (const status of ['PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED'])
      await insertOrder(shop.pool, { status });
    await write('contacts', 'New', hoursAgo(23.9));
    await write('contacts', 'Old', hoursAgo(24.1));
    await write('enquiries', 'New', hoursAgo(1));
    await shop.pool.query(
      `insert into contacts (name, email, subject, deleted_at) values ('H', 'h@example.in', 'S', now())`,
    );
    const { rows } = await shop.pool.query('select count(*) as users from users');
    expect((await read()).totals).toEqual({
      orders: { total: 6, pending: 3 },
      contacts: { total: 2, newToday: 1 },
      enquiries: { total: 1, newToday: 1 },
      users: rows[0].users,
    });
  });

  it('takes 5 orders, 3 contacts and 3 enquiries and sorts by newest [7.other.2]', async () => {
    for (let hour = 1; hour <= 7; hour += 1) {
      await insertOrder(shop.pool, { at: hoursAgo(hour), name: `Buyer ${hour}` });
      await write('contacts', `Contact${hour}`, hoursAgo(hour + 0.2));
      await write('enquiries', `Enquiry${hour}`, hoursAgo(hour + 0.4));
    }
    const { recentActivity } = await read();
    expect(recentActivity.map(({ customerName }: { customerName: string }) => customerName)).toEqual([
      'Buyer 1',
      'Contact1',
      'Enquiry1',
      'Buyer 2',
      'Contact2',
      'Enquiry2',
      'Buyer 3',
      'Contact3',
      'Enquiry3',
      'Buyer 4',
      'Buyer 5',
    ]);
  });

  it('describes each activity by the specification’s fields [3.other.7]', async () => {
    const id = await insertOrder(shop.pool, { amount: 123_456, at: hoursAgo(1) });
    await write('contacts', 'Ravi', hoursAgo(2));
    await write('enquiries', 'Meera', hoursAgo(3));
    expect((await read()).recentActivity).toEqual([
      {
        id,
        type: 'order',
        title: 'Order RR-1',
        description: 'Asha Rao placed an order of ₹1,23,456',
        status: 'PENDING',
        createdAt: expect.any(String),
        customerName: 'Asha Rao',
        customerEmail: 'asha@example.in',
      },
      expect.objectContaining({
        type: 'contact',
        title: 'Contact message',
        description: 'Delivery to Leh',
        status: 'NEW',
        customerEmail: 'ravi@example.in',
      }),
      expect.objectContaining({ type: 'enquiry', status: 'new', customerName: 'Meera' }),
    ]);
  });

  it('has what was ordered and received on each Indian day, empty days included', async () => {
    await insertOrder(shop.pool, { at: '2026-03-09T18:29:59Z', amount: 1 });
    await insertOrder(shop.pool, { at: '2026-03-09T18:30:00Z', amount: 1000 });
    await insertOrder(shop.pool, { at: '2026-03-10T12:00:00Z', amount: 500, status: 'CANCELLED' });
    await insertOrder(shop.pool, { at: '2026-03-10T12:00:00Z', amount: 700, paymentStatus: 'REFUNDED' });
    await insertOrder(shop.pool, { at: '2026-03-12T18:29:59.999Z', amount: 250 });
    await insertOrder(shop.pool, { at: '2026-03-12T18:30:00Z', amount: 9 });
    const { series, period } = await read('?from=2026-03-10&to=2026-03-12');
    expect(period).toEqual({ from: '2026-03-10', to: '2026-03-12' });
    expect(series.days).toEqual([
      { date: '2026-03-10', orders: 3, ordered: 1000, received: 0 },
      { date: '2026-03-11', orders: 0, ordered: 0, received: 0 },
      { date: '2026-03-12', orders: 1, ordered: 250, received: 0 },
    ]);
    expect(series.statuses).toEqual([
      { status: 'PENDING', orders: 3 },
      { status: 'CANCELLED', orders: 1 },
    ]);
  });

  it('counts money on the day on which it came, and subtracts refunds on theirs', async () => {
    const at = '2026-03-10T12:00:00Z';
    const cash = await insertOrder(shop.pool, { at, amount: 1000 });
    await insertPayment(shop.pool, cash, { at: '2026-03-11T18:29:59Z' });
    await insertRefund(shop.pool, cash, 300, { at: '2026-03-11T18:30:00Z' });
    const online = await insertOrder(shop.pool, {
      at,
      amount: 500,
      paymentMethod: 'ONLINE',
      status: 'CANCELLED',
    });
    await insertPayment(shop.pool, online, { at, provider: 'simulator' });
    await insertRefund(shop.pool, online, 100, { at, state: 'REQUESTED' });
    await insertPayment(shop.pool, online, { at, state: 'DISPUTED', provider: 'simulator' });
    await insertPayment(shop.pool, await insertOrder(shop.pool, { at, amount: 90 }), {
      at,
      state: 'CREATED',
    });
    const { series } = await read('?from=2026-03-10&to=2026-03-12');
    expect(series.days).toEqual([
      { date: '2026-03-10', orders: 3, ordered: 1090, received: 500 },
      { date: '2026-03-11', orders: 0, ordered: 0, received: 1000 },
      { date: '2026-03-12', orders: 0, ordered: 0, received: -300 },
    ]);
  });

  it('names best sellers and the states they went to', async () => {
    const at = '2026-03-10T12:00:00Z';
    await insertOrder(shop.pool, { at, productId: '1', quantity: 2, amount: 2000 });
    await insertOrder(shop.pool, { at, productId: '3', quantity: 5, amount: 500, state: 'Goa' });
    await insertOrder(shop.pool, { at, productId: '1', quantity: 1, amount: 1000, state: 'Goa' });
    await insertOrder(shop.pool, { at, productId: '3', quantity: 50, amount: 50, status: 'CANCELLED' });
    const { series } = await read('?from=2026-03-10&to=2026-03-10');
    expect(series.bestSellers).toEqual([
      { productId: '3', name: expect.any(String), quantity: 5, ordered: 500 },
      { productId: '1', name: expect.any(String), quantity: 3, ordered: 3000 },
    ]);
    expect(series.states).toEqual([
      { state: 'Maharashtra', orders: 1, ordered: 2000 },
      { state: 'Goa', orders: 2, ordered: 1500 },
    ]);
  });

  it('shows the last 30 days unless others are asked for', async () => {
    expect((await read()).series.days).toHaveLength(30);
    expect(readDayRange({}, new Date('2026-11-15T18:29:59Z'))).toEqual({
      ok: true,
      period: { from: '2026-10-17', to: '2026-11-15' },
    });
    expect(readDayRange({}, new Date('2026-11-15T18:30:00Z'))).toMatchObject({
      period: { to: '2026-11-16' },
    });
  });

  it.each([
    ['?from=2026-03-11&to=2026-03-10', 'The last day can’t be before the first day'],
    ['?from=2020-01-01&to=2026-03-10', 'A period can have up to 366 days'],
    ['?from=0001-01-01', 'A period can have up to 366 days'],
    ['?from=2026-02-30', 'A date such as 2026-04-01'],
    ['?from=x', 'A date such as 2026-04-01'],
    ['?days=5', 'Unknown field: days'],
  ])('refuses %s', async (query, words) => {
    const reply = await ask(query);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
  });

  it('compares with the period before and counts newcomers per day', async () => {
    const paid = await insertPaidOrder(shop.pool, { at: '2026-03-09T12:00:00Z', amount: 300 });
    await insertRefund(shop.pool, paid, 20, { at: '2026-03-09T18:29:59Z' });
    await insertRefund(shop.pool, paid, 50, { at: '2026-03-09T18:30:00Z' });
    await insertOrder(shop.pool, { at: '2026-03-07T12:00:00Z', amount: 200, status: 'CANCELLED' });
    await write('contacts', 'Before', '2026-03-08T12:00:00Z');
    await write('contacts', 'Now', '2026-03-11T18:29:59Z');
    await write('enquiries', 'Later', '2026-03-11T18:30:00Z');
    const { trends } = await read('?from=2026-03-10&to=2026-03-12');
    expect(trends).toEqual({
      contacts: [0, 1, 0],
      enquiries: [0, 0, 1],
      users: [0, 0, 0],
      before: { orders: 2, ordered: 300, received: 280, contacts: 1, enquiries: 0, users: 0 },
    });
  });

  it.each([
    ['products', ['series']],
    ['contacts', ['contacts']],
    ['enquiries', ['enquiries']],
  ])('shows the rest when %s cannot be read [7.other.1]', async (table, unavailable) => {
    await insertOrder(shop.pool, {});
    await shop.pool.query(`alter table ${table} rename to away`);
    const dashboard = await read();
    await shop.pool.query(`alter table away rename to ${table}`);
    expect(dashboard).toMatchObject({
      totals: { orders: { total: 1 } },
      recentActivity: [{ type: 'order' }],
    });
    expect(dashboard.unavailable.sort()).toEqual(unavailable);
    expect(dashboard.series === null).toBe(table === 'products');
    expect(dashboard.totals.contacts === null).toBe(table === 'contacts');
  });

  it('says how much waits for somebody', async () => {
    for (const status of ['PENDING', 'PROCESSING', 'DELIVERED']) await insertOrder(shop.pool, { status });
    await write('contacts', 'New', hoursAgo(2));
    await write('contacts', 'Unread', hoursAgo(48));
    await write('enquiries', 'Answered', hoursAgo(2));
    await shop.pool.query(`update enquiries set status = 'closed'`);
    const reply = await shop.app.inject({ url: '/api/dashboard/waiting', headers: bearer(token) });
    expect(reply.json()).toEqual({
      success: true,
      data: { orders: 2, claims: 0, contacts: 2, enquiries: 0, reviews: 0 },
    });
  });

  it('is for administrators', async () => {
    expect((await shop.app.inject({ url: '/api/dashboard' })).statusCode).toBe(401);
    const { token: shopper } = await shop.signUp('USER');
    expect((await shop.app.inject({ url: '/api/dashboard', headers: bearer(shopper) })).statusCode).toBe(403);
  });
});
