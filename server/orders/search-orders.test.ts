import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, testShop } from '../http/testing.ts';
import { listOrders } from './list-orders.ts';
import type { OrderFilter } from './order-filter.ts';
import { findOrders } from './search-orders.ts';
import { pagedThrough } from './testing.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.pool.query(`
    insert into orders (id, order_number, status, payment_status, subtotal, shipping_cost, tax_amount, total_amount,
           customer_name, customer_email, customer_phone, shipping_address, billing_address, created_at, deleted_at)
    select 'GUEST-' || md5('order' || n), n, (array['PENDING','SHIPPED','DELIVERED','CANCELLED'])[1 + n % 4],
           case when n % 9 = 0 then 'PAID' else 'PENDING' end, 0, 100, 0, 100,
           (array['Asha','Ravi','MEERA','Zoë','कमला'])[1 + n % 5] || ' ' || (array['Rao','O''Neil_%','Deshmukh'])[1 + n % 3],
           'customer' || n % 130 || '@example.in', '98' || lpad((n * 7919)::text, 8, '0'), '{"pinCode":"422001"}',
           '{"pinCode":"422001"}', '2026-03-01'::timestamptz - (n / 3) * interval '1 hour',
           case when n % 50 = 0 then now() end
      from generate_series(1, 400) n`);
});
afterAll(() => shop.close());

const SEARCHES = [
  ...[
    'asha',
    'ASHA DESHMUKH',
    'meera rao',
    'o’neil',
    "o'neil_%",
    'zoë',
    'ZOË RAO',
    'कमला',
    'कमला deshmukh',
    'ku',
    'a',
  ],
  ...[
    'customer7',
    'customer77@',
    'customer77@example.in',
    'example.in',
    '98000',
    '9800007919',
    '0007919',
    '391',
  ],
  ...['guest-', 'asha kumar', 'zzzzzz', '%', '__', 'rao customer', 'e', 'in', '12', 'in 98'],
];
const FILTERS: OrderFilter[] = [
  {},
  { payment_status: 'PAID' },
  { payment_status: 'PENDING', from: new Date('2026-02-26') },
  { to: new Date('2026-02-27') },
];

/** As anybody would write it: each order looked at, one after the other. */
async function lookedFor(filter: OrderFilter): Promise<string[]> {
  const { rows } = await shop.pool.query<{ id: string; search: string }>(
    `select id, search from orders where deleted_at is null and ($1::text is null or payment_status = $1)
        and ($2::timestamptz is null or created_at >= $2) and ($3::timestamptz is null or created_at < $3)
      order by created_at desc, id desc`,
    [filter.payment_status ?? null, filter.from ?? null, filter.to ?? null],
  );
  const typed = filter.search?.toLowerCase() ?? '';
  const isShort = /^[\p{L}\p{M}\p{N}]{1,2}$/u.test(typed);
  return rows
    .filter(({ search }) => (isShort ? isWordOf(search, typed) : search.includes(typed)))
    .map(({ id }) => id);
}

/** Words are what stands between signs. */
const isWordOf = (text: string, typed: string) =>
  text.split(/[^\p{L}\p{M}\p{N}]/u).some((word) => word.startsWith(typed));

/** Every text under every filter, in each of the ways. */
async function* eachSearch(wanted: { readonly enough: number; readonly most: number }) {
  for (const filter of FILTERS) {
    for (const search of SEARCHES) {
      const expected = await lookedFor({ ...filter, search });
      for (const lookedAt of [0, 30, 1000]) {
        const { found, isMore } = await findOrders(shop.pool, { ...filter, search }, { ...wanted, lookedAt });
        yield { search, expected, ids: found.map(({ id }) => id), isMore };
      }
    }
  }
}

it('a search finds the same orders among the newest, in the search index and by looking at each', async () => {
  for await (const { search, expected, ids, isMore } of eachSearch({ enough: 1000, most: 1000 }))
    expect({ search, ids, isMore }).toEqual({ search, ids: expected, isMore: false });
});

it('a search that is counted in part has found the newest, and there are more', async () => {
  for await (const { search, expected, ids, isMore } of eachSearch({ enough: 5, most: 10 })) {
    expect(ids).toEqual(expected.slice(0, ids.length));
    expect({ search, isMore }).toEqual({ search, isMore: expected.length > ids.length });
    expect(isMore ? ids.length : 5).toBeGreaterThanOrEqual(5);
  }
});

it('a search that many orders match says how many, in all and per status, on every page alike', async () => {
  const all = (await lookedFor({ search: 'example.in' })).length;
  for (const page of [1, 2, 9]) {
    const { total, isMore, counts, countedInPart } = await listOrders(shop.pool, {
      ...{ search: 'example.in', page, limit: 20 },
    });
    expect({ page, total, isMore, countedInPart }).toEqual({
      ...{ page, total: all, isMore: false, countedInPart: [] },
    });
    expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(all);
  }
});

it('what many orders have is found no further than needed, and a status among them is counted to its end', async () => {
  const { found, isMore } = await findOrders(shop.pool, { search: 'example.in' }, { enough: 50, most: 50 });
  expect(isMore).toBe(true);
  expect(found.map(({ id }) => id)).toEqual((await lookedFor({ search: 'example.in' })).slice(0, 50));
  const page = await listOrders(shop.pool, { search: 'example.in', page: 1, limit: 20 });
  expect(page.counts.PENDING).toBe(96);
  const cancelled = await listOrders(shop.pool, {
    search: 'example.in',
    status: 'CANCELLED',
    page: 2,
    limit: 20,
  });
  expect(cancelled.orders).toHaveLength(20);
  expect(cancelled.total).toBe(cancelled.counts.CANCELLED);
});

it.each(['example.in', 'asha rao', 'zoë'])(
  'who pages through “%s”, forth and back, meets every order once',
  async (search) => {
    for (const status of [undefined, 'SHIPPED'] as const) {
      const expected = await lookedFor({ search });
      const { forth, back } = await pagedThrough((query) =>
        listOrders(shop.pool, { search, status, page: 1, limit: 15, ...query }),
      );
      const ids = forth.map(({ id }) => id);
      expect(ids).toEqual(status === undefined ? expected : expected.filter((id) => ids.includes(id)));
      expect(back.map(({ id }) => id)).toEqual(ids);
      expect(forth.every((order) => status === undefined || order.status === status)).toBe(true);
    }
  },
);
