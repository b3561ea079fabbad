import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  insertOrder,
  insertPaidOrder,
  insertPayment,
  insertRefund,
} from '../../../tests/support/dashboard.ts';
import { bearer, type TestShop, testShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(async () => {
  await shop.pool.query('delete from refunds; delete from payments; delete from orders; delete from users');
  ({ token } = await shop.signUp('ADMIN'));
});
afterAll(() => shop.close());

const ask = (query = '') => shop.app.inject({ url: `/api/customers${query}`, headers: bearer(token) });
const emails = async (query = '') =>
  (await ask(query)).json().data.map(({ email }: { email: string }) => email);
const addAccount = async (email: string, name = 'Asha Rao', at = '2026-01-01T00:00:00Z') => {
  const { rows } = await shop.pool.query(
    `insert into users (name, email, phone, password_hash, created_at) values ($1, $2, '98765 43210', $3, $4)
     returning id`,
    [name, email, 'x'.repeat(60), at],
  );
  return rows[0].id;
};

describe('the customers', () => {
  it('are those who ordered and those with an account, as a list with paging [7.orders.18] [3.other.3]', async () => {
    const at = '2026-02-01T00:00:00Z';
    await insertPaidOrder(shop.pool, {
      email: 'Guest@example.in',
      name: 'Ravi',
      amount: 1000,
      at,
    });
    await insertPaidOrder(shop.pool, {
      email: 'guest@example.in',
      name: 'Ravi Kumar',
      phone: '9000000000',
      amount: 500,
      state: 'Goa',
      city: 'Panaji',
      pinCode: '403001',
      at: '2026-02-02T00:00:00Z',
    });
    const userId = await addAccount('asha@example.in');
    const { success, data, pagination } = (await ask()).json();
    expect(success).toBe(true);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
    expect(data).toEqual([
      {
        id: expect.stringMatching(/^guest-[0-9a-f]{24}$/),
        full_name: 'Ravi Kumar',
        email: 'guest@example.in',
        phone: '9000000000',
        city: 'Panaji',
        state: 'Goa',
        pincode: '403001',
        orders_count: 2,
        total_spent: 1500,
        created_at: '2026-02-01T00:00:00.000Z',
        has_account: false,
      },
      {
        id: userId,
        full_name: 'Asha Rao',
        email: 'asha@example.in',
        phone: '98765 43210',
        city: '',
        state: '',
        pincode: '',
        orders_count: 0,
        total_spent: 0,
        created_at: '2026-01-01T00:00:00.000Z',
        has_account: true,
      },
    ]);
  });

  it('are one person each: orders as a guest, signed in, and under another address', async () => {
    const userId = await addAccount('asha@example.in');
    await insertPaidOrder(shop.pool, { email: 'ASHA@example.in', amount: 100 });
    await insertPaidOrder(shop.pool, { email: 'work@example.in', userId, amount: 200 });
    const { data } = (await ask()).json();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      id: userId,
      email: 'asha@example.in',
      orders_count: 2,
      total_spent: 300,
      city: 'Nashik',
    });
  });

  it('spent what was received for their orders, less what went back', async () => {
    await insertOrder(shop.pool, { amount: 100, status: 'SHIPPED' });
    await insertPaidOrder(shop.pool, { amount: 200, status: 'CANCELLED' });
    await insertOrder(shop.pool, { amount: 800, paymentStatus: 'FAILED' });
    await insertOrder(shop.pool, { amount: 6400, paymentMethod: 'ONLINE' });
    await insertPaidOrder(shop.pool, { amount: 12_800, paymentMethod: 'UPI' });
    const returned = await insertPaidOrder(shop.pool, { amount: 400 });
    await insertRefund(shop.pool, returned, 400);
    const inPart = await insertPaidOrder(shop.pool, { amount: 1600, status: 'DELIVERED' });
    await insertRefund(shop.pool, inPart, 600);
    await insertRefund(shop.pool, inPart, 50);
    const promised = await insertPaidOrder(shop.pool, { amount: 3200, status: 'DELIVERED' });
    await insertRefund(shop.pool, promised, 3000, { state: 'REQUESTED' });
    await insertPayment(shop.pool, promised, { state: 'DISPUTED', provider: 'simulator' });
    expect((await ask()).json().data).toMatchObject([
      { orders_count: 8, total_spent: 200 + 12_800 + 950 + 3200 },
    ]);
  });

  it('are found by name, e-mail or phone, not by an order’s number', async () => {
    await addAccount('meera@example.in', 'Meera Nair');
    await insertOrder(shop.pool, { email: 'ravi@example.in', name: 'Ravi Kumar', phone: '9111111111' });
    expect(await emails('?search=NAIR')).toEqual(['meera@example.in']);
    expect(await emails('?search=ravi@')).toEqual(['ravi@example.in']);
    expect(await emails('?search=91111')).toEqual(['ravi@example.in']);
    expect(await emails('?search=guest-')).toEqual([]);
    expect(await emails('?search=%25')).toEqual([]);
    expect(await emails(`?search=${encodeURIComponent("' or 1=1 --")}`)).toEqual([]);
  });

  it('are filtered by time, sorted and paged', async () => {
    await insertPaidOrder(shop.pool, {
      email: 'a@example.in',
      amount: 10,
      at: '2026-02-01T00:00:00Z',
    });
    await insertPaidOrder(shop.pool, {
      email: 'b@example.in',
      amount: 30,
      at: '2026-02-02T00:00:00Z',
    });
    for (const day of ['03', '04'])
      await insertPaidOrder(shop.pool, {
        email: 'c@example.in',
        amount: 10,
        at: `2026-02-${day}T00:00:00Z`,
      });
    expect(await emails()).toEqual(['c@example.in', 'b@example.in', 'a@example.in']);
    expect(await emails('?from=2026-02-02&to=2026-02-02')).toEqual(['b@example.in']);
    expect(await emails('?sort=spent')).toEqual(['b@example.in', 'c@example.in', 'a@example.in']);
    expect(await emails('?sort=orders&limit=1')).toEqual(['c@example.in']);
    expect((await ask('?limit=2&page=2')).json()).toMatchObject({
      data: [{ email: 'a@example.in' }],
      pagination: { page: 2, limit: 2, total: 3, pages: 2 },
    });
    expect((await ask('?limit=2&page=9')).json()).toMatchObject({ data: [], pagination: { total: 3 } });
  });

  it('include staff only after they have bought something', async () => {
    expect(await emails()).toEqual([]);
    const admin = await shop.signUp('ADMIN');
    await insertOrder(shop.pool, { userId: admin.userId });
    expect(await emails()).toHaveLength(1);
  });

  it.each(['?sort=name', '?state=Goa', '?search=%00', '?limit=0', '?role=ADMIN'])(
    'the query %s is refused',
    async (query) => {
      expect((await ask(query)).statusCode).toBe(400);
    },
  );

  it('refuse a sort order that does not exist in plain words', async () => {
    expect((await ask('?sort=name')).json().error).toBe('Please choose a valid sort order');
  });

  it('are shown to administrators', async () => {
    expect((await shop.app.inject({ url: '/api/customers' })).statusCode).toBe(401);
    const shopper = await shop.signUp('USER');
    const reply = await shop.app.inject({ url: '/api/customers', headers: bearer(shopper.token) });
    expect(reply.statusCode).toBe(403);
  });
});
