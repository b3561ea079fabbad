import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestShop, testShop } from '../http/testing.ts';
import { listOrders, type OrderQuery } from './list-orders.ts';
import type { OrderFilter } from './order-filter.ts';
import { searchedParts } from './search-orders.ts';
import { pagedThrough } from './testing.ts';

const SEARCH = { search: 'summer' };
/** None is looked at: everything is asked of the search index. */
const LOOKED_AT = 0;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  for (const number of [0, 1400, 2800, 4200])
    await shop.pool.query(
      `insert into orders (id, order_number, status, payment_status, subtotal, shipping_cost, tax_amount, total_amount,
              customer_name, customer_email, customer_phone, shipping_address, billing_address, created_at)
       select 'GUEST-' || md5('order' || n), n, case when n > 5590 then 'PENDING' when n <= 60 then 'CANCELLED' when n % 11 = 0 then 'SHIPPED' else 'DELIVERED' end, 'PAID', 0, 100,
              0, 100, case when n = 5595 or n between 100 and 2500 and n % 10 > 0 then 'Summer Club' else 'Winter Club' end,
              'club' || n || '@example.in', '9820053164', '{"pinCode":"422001"}', '{"pinCode":"422001"}',
              '2025-03-01'::timestamptz + (n / 3) * interval '1 hour'
         from generate_series($1::int + 1, $1::int + 1400) n`,
      [number],
    );
  await shop.pool.query('analyze orders');
  await vi.waitFor(
    () => expect([...searchedParts(shop.pool, SEARCH, { enough: 20 })]).not.toEqual([]),
    10_000,
  );
});
afterAll(() => shop.close());

const list = (query: Partial<OrderQuery>) =>
  listOrders(shop.pool, { ...SEARCH, page: 1, limit: 100, ...query }, LOOKED_AT);

it('what many old orders have is searched for part by part of the time, from wherever a page begins', () => {
  const parts = (looking: Parameters<typeof searchedParts>[2], filter: OrderFilter = SEARCH) => [
    ...searchedParts(shop.pool, filter, looking),
  ];
  const [first, larger] = parts({ enough: 20 });
  const [last] = parts({ enough: 20, direction: 'asc' });
  expect(first?.since?.getTime()).toBeGreaterThan(new Date('2025-03-30').getTime());
  expect(last?.until?.getTime()).toBeLessThan(new Date('2025-03-07').getTime());
  expect(larger?.since?.getTime()).toBeLessThan(first?.since?.getTime() ?? 0);
  const middle = new Date('2025-03-20');
  expect(parts({ enough: 20, from: middle })[0]?.since?.getTime()).toBeLessThan(middle.getTime());
  expect(parts({ enough: 20 }, { search: 'nobody' })).toEqual([]);
  expect(parts({ enough: 20 }, {})).toEqual([]);
  expect(parts({ enough: 20, near: 10_000 })).toEqual([]);
});

it('the pages say how many there are, and how many of them are open, few as they may be among the newest', async () => {
  const { total, isMore, counts } = await list({});
  expect({ total, isMore, pending: counts.PENDING }).toEqual({ total: 2161, isMore: false, pending: 1 });
});

it('the pages of a filter that no sum is kept for never say less than they show, nor more than there is', async () => {
  const cancelled = { search: undefined, payment_method: 'COD', status: 'CANCELLED', limit: 20 } as const;
  const [first, last] = [await list(cancelled), await list({ ...cancelled, page: 3 })];
  expect(first.orders).toHaveLength(20);
  expect(first).toMatchObject({ total: 20, isMore: true, counts: { CANCELLED: 20, PENDING: 10 } });
  expect(first.countedInPart).toEqual(['SHIPPED', 'DELIVERED', 'CANCELLED']);
  expect(last.orders).toHaveLength(20);
  expect(last).toMatchObject({ total: 60, isMore: false, counts: { CANCELLED: 60 } });
  expect(last.countedInPart).toEqual(['SHIPPED', 'DELIVERED']);
  const pending = await list({ ...cancelled, status: 'PENDING' });
  expect(pending).toMatchObject({
    total: 10,
    isMore: false,
    countedInPart: ['SHIPPED', 'DELIVERED', 'CANCELLED'],
  });
  expect(await list({ ...cancelled, status: undefined, page: 80 })).toMatchObject({
    total: 1600,
    isMore: true,
  });
});

it('a page behind the end, or a place in a far future, invents nothing', async () => {
  expect(await list({ search: 'nobody', page: 5 })).toMatchObject({ orders: [], total: 0, isMore: false });
  expect(await list({ search: 'winter', status: 'PENDING', page: 5 })).toMatchObject({
    orders: [],
    total: 9,
  });
  const place = { at: new Date(600_000_000_000_001), id: 'x' };
  expect((await list({ start: { from: 'after', place } })).orders).toHaveLength(100);
});

it.each([undefined, 'PENDING', 'SHIPPED', 'DELIVERED'] as const)(
  'who pages through old orders, %s, forth and back, meets each once',
  async (status) => {
    const { rows } = await shop.pool.query<{ id: string }>(
      `select id from orders where customer_name = 'Summer Club' and ($1::text is null or status = $1)
        order by created_at desc, id desc`,
      [status],
    );
    const { forth, back } = await pagedThrough((query) => list({ status, ...query }));
    expect(forth.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(back.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  },
);

it('a time that is asked for bounds what is found', async () => {
  const from = new Date('2025-03-31T12:00:00Z');
  const { orders, isMore } = await list({ from, to: new Date('2025-04-01T12:00:00Z') });
  expect(isMore).toBe(false);
  expect(orders.length).toBeGreaterThan(50);
  expect(orders.every(({ created_at }) => new Date(created_at) >= from)).toBe(true);
});
