import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIST_COUNTED_MAX } from '../../domain/limits.ts';
import type { OrderStatus } from '../../domain/orders/order-status.ts';
import { pagedThrough } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { listOrders, type OrderQuery } from './list-orders.ts';
import type { OrderFilter } from './order-filter.ts';

const insertOrders = (rows: string) => `
  insert into orders (id, order_number, status, payment_status, payment_method, subtotal, shipping_cost, tax_amount,
         total_amount, customer_name, customer_email, customer_phone, shipping_address, billing_address, created_at, deleted_at)
  select id, number, status, payment_status, payment_method, 0, 100, 0, 100, name, email, phone, '{"pinCode":"422001"}',
         '{"pinCode":"422001"}', created_at, deleted_at from (${rows}) as rows (id, number, status, payment_status,
         payment_method, name, email, phone, created_at, deleted_at)`;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.pool.query(
    insertOrders(`
      select 'GUEST-' || md5('order' || n), n, (array['PENDING','SHIPPED','DELIVERED','CANCELLED'])[1 + n % 4],
             case when n % 9 = 0 then 'PAID' else 'PENDING' end, 'COD',
             (array['Asha','Ravi','MEERA','Zoë','कमला'])[1 + n % 5] || ' ' || (array['Rao','O''Neil_%','Deshmukh'])[1 + n % 3],
             'Customer' || n % 130 || '@example.in', '+91 98' || lpad((n * 7919)::text, 8, '0'),
             '2026-03-01'::timestamptz - (n / 3) * interval '1 hour', case when n % 50 = 0 then now() end
        from generate_series(1, 400) n`),
  );
});
afterAll(() => shop.close());

const numbersOf = async (query: Partial<OrderQuery>) =>
  (await listOrders(shop.pool, { page: 1, limit: 1000, ...query })).orders.map(
    ({ order_number }) => order_number,
  );

it('an order is found by the codes of what it has: SKU, tracking number, invoice', async () => {
  const idOf = (number: number) => `(select id from orders where order_number = ${number})`;
  await shop.pool.query(`
    insert into order_items (order_id, position, product_id, product_name, product_category, product_gst, product_sku,
           hsn, list_price, unit_price, quantity, total_price)
    select ${idOf(11)}, 0, id, 'Rack', 'Racks', 18, 'RR-RK-021-BLK', '9506', 0, 0, 1, 0 from products limit 1`);
  await shop.pool.query(
    `insert into shipments (order_id, tracking_number, method) values (${idOf(12)}, '5137923679', 'standard')`,
  );
  await shop.pool.query(`update orders set tracking_id = 'DTDC-4711' where order_number = 13`);
  await shop.pool.query(
    `insert into invoices (number, financial_year, serial, order_id, total_amount, document)
     values ('RR/26-27/000123', '26-27', 123, ${idOf(14)}, 0, '{}')`,
  );
  for (const [search, number] of [
    ['rr-rk-021-blk', 11],
    ['RR-RK-021', 11],
    ['5137923679', 12],
    ['5137 9236', 12],
    ['dtdc-4711', 13],
    ['RR/26-27/000123', 14],
    ['rr-26-27-123', 14],
    ['#15', 15],
    ['rr15', 15],
  ] as const)
    expect([search, await numbersOf({ search })]).toEqual([search, [number]]);
  expect(await numbersOf({ search: 'RR/26-27/000124' })).toEqual([]);
  expect(await numbersOf({ search: 'dtdc%' })).toEqual([]);
});

it('a word of one or two letters is the beginning of a name, not any part of one', async () => {
  expect(await numbersOf({ search: 'rao as' })).toEqual(await numbersOf({ search: 'asha rao' }));
  expect(await numbersOf({ search: 'rao sh' })).toEqual([]);
});

it('an order is found by its names in any order, any part of a tracking number, and a city', async () => {
  await shop.pool.query(`
    update orders set customer_name = 'Imran Ahmed Qureshi',
           shipping_address = '{"pinCode":"462016","city":"Bhopal"}' where order_number = 21`);
  await shop.pool.query(
    `insert into shipments (order_id, tracking_number, method)
     select id, 'BL-77310048XK', 'standard' from orders where order_number = 22`,
  );
  await shop.pool.query(`update orders set tracking_id = 'DTDC 88412' where order_number = 23`);
  for (const [search, number] of [
    ['Qureshi Imran', 21],
    ['imran qureshi', 21],
    ['bhopal', 21],
    ['Qureshi Bhopal', 21],
    ['bhop qur', 21],
    ['0048xk', 22],
    ['77310048', 22],
    ['7731', 22],
    ['88412', 23],
  ] as const)
    for (const few of FEW)
      expect([
        search,
        (await listOrders(shop.pool, { page: 1, limit: 20, search }, few)).orders.map(
          ({ order_number }) => order_number,
        ),
      ]).toEqual([search, [number]]);
  expect(await numbersOf({ search: 'Qureshi Mumbai' })).toEqual([]);
  await shop.pool.query(`delete from shipments where tracking_number = 'BL-77310048XK'`);
});

it('orders are sorted by each column, both ways, page by page and with a search', async () => {
  const steps = ['PENDING', 'SHIPPED', 'DELIVERED', 'CANCELLED'];
  await shop.pool.query(
    'update orders set total_amount = 100 * (1 + order_number % 7), shipping_cost = 100 * (1 + order_number % 7)',
  );
  for (const by of ['order', 'customer', 'total', 'status', 'date'] as const)
    for (const isDescending of [false, true])
      for (const search of [undefined, 'asha']) {
        const sort = { by, isDescending };
        const read = async (page: number) => listOrders(shop.pool, { sort, search, page, limit: 30 });
        const first = await read(1);
        const isDefault = by === 'date' && isDescending;
        expect(first.next === undefined, 'only the newest first has cursors').toBe(!isDefault);
        const pages = Array.from({ length: Math.ceil(first.total / 30) }, (_, index) => index + 1);
        const orders = (await Promise.all(pages.map(read))).flatMap((page) => page.orders);
        expect(new Set(orders.map(({ id }) => id)).size).toBe(first.total);
        const keys = orders.map((order) => {
          if (by === 'order') return order.order_number;
          if (by === 'total') return order.total_amount;
          if (by === 'status') return steps.indexOf(order.status);
          return by === 'date' ? Date.parse(order.created_at) : 0;
        });
        const sorted = keys.toSorted((one, other) => (isDescending ? other - one : one - other));
        expect(keys).toEqual(sorted);
        if (by === 'customer')
          expect(orders[0]?.customer_info.name).not.toBe(orders.at(-1)?.customer_info.name);
      }
});

it('no way of sorting reads all orders for a page', async () => {
  const keys = ['order_number', 'lower(customer_name)', 'total_amount', 'order_step(status)'];
  await shop.pool.query('set enable_seqscan = off; set enable_sort = off');
  for (const key of keys) {
    const { rows } = await shop.pool.query<{ 'QUERY PLAN': string }>(
      `explain select id from orders where deleted_at is null order by ${key} desc limit 20`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index/);
  }
  await shop.pool.query('reset enable_seqscan; reset enable_sort');
});

it('a period begins with its first day in India and ends now', async () => {
  const inserted = (id: string, number: number, age: string) =>
    shop.pool.query(
      insertOrders(`select 'GUEST-' || md5('${id}'), ${number}, 'PENDING', 'PENDING', 'COD', 'Period Tester', 'p@example.in', '1',
        (date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') - interval '${age}', null::timestamptz`),
    );
  await inserted('period-0', 9001, '0 seconds');
  await inserted('period-1', 9002, '1 second');
  await inserted('period-6', 9003, '6 days');
  await inserted('period-7', 9004, '6 days 1 second');
  await inserted('period-30', 9005, '29 days');
  const of = (period: 'today' | '7-days' | '30-days') => numbersOf({ period, search: 'period tester' });
  expect(await of('today')).toEqual([9001]);
  expect(await of('7-days')).toEqual([9001, 9002, 9003]);
  expect(await of('30-days')).toEqual([9001, 9002, 9003, 9004, 9005]);
  await shop.pool.query(`delete from orders where customer_name = 'Period Tester'`);
});

type Row = Record<'customer_name' | 'customer_email' | 'customer_phone', string> & {
  readonly id: string;
  readonly order_number: number;
};
type IsFound = (row: Row) => boolean;

const named =
  (part: string): IsFound =>
  ({ customer_name }) =>
    customer_name.toLowerCase().includes(part);
const wordOf =
  (start: string): IsFound =>
  ({ customer_name }) =>
    customer_name.split(' ').some((word) => word.toLowerCase().startsWith(start));
const mailed =
  (start: string): IsFound =>
  ({ customer_email }) =>
    customer_email.toLowerCase().startsWith(start);
const phoned =
  (digits: string): IsFound =>
  ({ customer_phone, order_number }) => {
    const phone = customer_phone.replace(/\D/g, '');
    return phone.startsWith(digits) || phone.endsWith(digits) || order_number === Number(digits);
  };

const SEARCHES: readonly (readonly [string, IsFound])[] = [
  ['asha', named('asha')],
  ['ASHA DESHMUKH', named('asha deshmukh')],
  ["o'neil_%", named("o'neil_%")],
  ['o’neil', named('o’neil')],
  ['ZOË RAO', named('zoë rao')],
  ['कमला', named('कमला')],
  ['sha', named('sha')],
  ['asha kumar', named('asha kumar')],
  ['example.in', named('example.in')],
  ['%', named('%')],
  ['__', named('__')],
  ['a', wordOf('a')],
  ['DE', wordOf('de')],
  ['ku', wordOf('ku')],
  ['customer7@', mailed('customer7@')],
  ['CUSTOMER77@example.in', mailed('customer77@example.in')],
  ['@example.in', mailed('@example.in')],
  ['9800007919', phoned('9800007919')],
  ['+91 98000-07919', phoned('9800007919')],
  ['7919', phoned('7919')],
  ['9198', phoned('9198')],
  ['391', phoned('391')],
  ['12', phoned('12')],
  ['RR-12', ({ order_number }) => order_number === 12],
];
const FILTERS: OrderFilter[] = [
  {},
  { payment_status: 'PAID' },
  { payment_status: 'PENDING', from: new Date('2026-02-26') },
  { to: new Date('2026-02-27') },
];
/** None and all of the searches are expected to find few orders: both plans find the same. */
const FEW = [-1, 1000];

/** As anybody would write it: each order looked at, one after the other. */
async function lookedFor(isFound: IsFound, filter: OrderFilter = {}): Promise<string[]> {
  const { rows } = await shop.pool.query<Row>(
    `select * from orders where deleted_at is null and ($1::text is null or payment_status = $1)
        and ($2::timestamptz is null or created_at >= $2) and ($3::timestamptz is null or created_at < $3)
      order by created_at desc, id desc`,
    [filter.payment_status ?? null, filter.from ?? null, filter.to ?? null],
  );
  return rows.filter(isFound).map(({ id }) => id);
}

it.each(SEARCHES)(
  '“%s” finds the same orders by either plan and by looking at each',
  async (search, isFound) => {
    for (const filter of FILTERS) {
      const expected = await lookedFor(isFound, filter);
      for (const few of FEW) {
        const found = await listOrders(shop.pool, { ...filter, search, page: 1, limit: 1000 }, few);
        expect(found.orders.map(({ id }) => id)).toEqual(expected);
        expect(found).toMatchObject({ total: expected.length, isMore: false, countedInPart: [] });
        expect(Object.values(found.counts).reduce((sum, count) => sum + count, 0)).toBe(expected.length);
      }
    }
  },
);

it.each(FEW)('who pages through a search, forth and back, meets every order once (%i)', async (few) => {
  for (const status of [undefined, 'SHIPPED'] as const) {
    const expected = await lookedFor(named('sha'));
    const { forth, back } = await pagedThrough((query) =>
      listOrders(shop.pool, { search: 'sha', status, page: 1, limit: 7, ...query }, few),
    );
    const ids = forth.map(({ id }) => id);
    expect(ids).toEqual(expected.filter((id) => status === undefined || ids.includes(id)));
    expect(back.map(({ id }) => id)).toEqual(ids);
    expect(forth.every((order) => status === undefined || order.status === status)).toBe(true);
  }
});

it('the total of a status is what its pages show, and the tiles count every status', async () => {
  for (const few of FEW) {
    const page = await listOrders(shop.pool, { search: 'rao', status: 'CANCELLED', page: 2, limit: 20 }, few);
    expect(page.total).toBe(page.counts.CANCELLED);
    expect(page.orders).toHaveLength(page.total - 20);
    expect(page.counts.PENDING).toBeGreaterThan(0);
    const behind = await listOrders(shop.pool, { search: 'rao', page: 99, limit: 20 }, few);
    expect(behind).toMatchObject({ orders: [], isMore: false });
    expect(behind.total).toBe((await lookedFor(named('rao'))).length);
  }
});

it('more than 5,000 orders of a status are counted to 5,000, the others to their end', async () => {
  const PARTS = 5;
  for (let part = 0; part < PARTS; part += 1)
    await shop.pool.query(
      insertOrders(`
        select 'GUEST-' || md5('many' || n), 1000 + n, case when n <= 22 then 'CANCELLED' else 'DELIVERED' end, 'PAID', 'UPI',
               'Summer Club', 'club@example.in', '9820053164', '2025-03-01'::timestamptz + n * interval '1 minute', null::timestamptz
          from generate_series(1, ${LIST_COUNTED_MAX + 30}) n where n % ${PARTS} = ${part}`),
    );
  const list = (query: Partial<OrderQuery> & { readonly status?: OrderStatus }) =>
    listOrders(shop.pool, { page: 1, limit: 20, ...query });
  for (const filter of [{ search: 'summer' }, { payment_method: 'UPI' as const }]) {
    expect(await list(filter)).toMatchObject({
      total: LIST_COUNTED_MAX,
      isMore: true,
      countedInPart: ['DELIVERED'],
      counts: { PENDING: 0, CANCELLED: 22, DELIVERED: LIST_COUNTED_MAX },
    });
    expect(await list({ ...filter, status: 'CANCELLED' })).toMatchObject({ total: 22, isMore: false });
    expect((await list({ ...filter, status: 'CANCELLED', start: { from: 'end' } })).orders).toHaveLength(2);
    expect(await list({ ...filter, page: 260 })).toMatchObject({
      total: LIST_COUNTED_MAX + 30,
      isMore: false,
    });
  }
});
