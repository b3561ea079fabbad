import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { indianDay } from '../../domain/text/period.ts';
import { countStatements } from '../../tests/support/accounts.ts';
import { addBar, ask, buyer, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { ORDER_CSV_HEAD } from './csv-columns.ts';
import { ordersCsvFileName } from './csv-export.ts';
import { listOrders } from './list-orders.ts';

let shop: TestShop;
let token: string;
const ids: string[] = [];
const FORMULA = '=HYPERLINK("http://evil.example","x")';
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
  await addBar(shop.pool, 'bar');
  const place = async (changes: object) =>
    ids.push((await placeGuestOrder(shop, { items: [line('bar')], ...changes })).json().orderId);
  await place(buyer('one'));
  await place({ ...buyer('two'), paymentMethod: 'online' });
  const address = {
    ...ORDER_REQUEST_EXAMPLE.shippingAddress,
    fullName: FORMULA,
    addressLine1: '@SUM(1), Road',
  };
  await place({ shippingAddress: address, billingAddress: address, notes: '100%_sure' });
  await ask(shop, 'PATCH', `/orders/${ids[0]}/status`, { body: { status: 'CONFIRMED' }, token });
  await shop.pool.query(`update orders set created_at = '2026-04-01T18:29:00Z' where id = $1`, [ids[0]]);
});
afterAll(() => shop.close());

const list = async (query: string) => (await ask(shop, 'GET', `/orders?${query}`, { token })).json();
const idsOf = (reply: { data: { id: string }[] }) => reply.data.map(({ id }) => id);

describe('the list of orders', () => {
  it('has the newest first, by pages', async () => {
    const first = await list('limit=2');
    expect(idsOf(first)).toEqual([ids[2], ids[1]]);
    expect(first.pagination).toMatchObject({ page: 1, limit: 2, total: 3, pages: 2, previous: null });
    expect(idsOf(await list('limit=2&page=2'))).toEqual([ids[0]]);
    expect(idsOf(await list('page=900'))).toEqual([]);
  });

  it('is read from a place on, there and back, and from its end', async () => {
    const first = await list('limit=2');
    const second = await list(`limit=2&page=2&after=${first.pagination.next}`);
    expect(idsOf(second)).toEqual([ids[0]]);
    expect(second.pagination).toMatchObject({ page: 2, total: 3, next: null });
    const back = await list(`limit=2&before=${second.pagination.previous}`);
    expect(idsOf(back)).toEqual([ids[2], ids[1]]);
    expect(back.pagination).toMatchObject({ previous: null, next: first.pagination.next });
    const last = await list('limit=2&page=2&before=end');
    expect(last.pagination).toEqual(second.pagination);
    expect(idsOf(last)).toEqual([ids[0]]);
    expect(idsOf(await list(`limit=1&after=${first.pagination.next}&status=PENDING`))).toEqual([]);
    expect((await list('after=rubbish')).code).toBe('VALIDATION_FAILED');
  });

  it('counts each status for the six tiles, whatever is filtered', async () => {
    const { counts, pagination } = await list('status=confirmed');
    expect(counts).toEqual({
      PENDING: 2,
      CONFIRMED: 1,
      PROCESSING: 0,
      SHIPPED: 0,
      DELIVERED: 0,
      CANCELLED: 0,
    });
    expect(pagination.total).toBe(1);
  });

  it('is filtered by status, payment and day in India', async () => {
    expect(idsOf(await list('status=CONFIRMED'))).toEqual([ids[0]]);
    expect(idsOf(await list('payment_method=online'))).toEqual([ids[1]]);
    expect(idsOf(await list('payment_status=paid'))).toEqual([]);
    expect(idsOf(await list('from=2026-04-01&to=2026-04-01'))).toEqual([ids[0]]);
    expect(idsOf(await list('from=2026-04-02&status=all'))).toEqual([ids[2], ids[1]]);
    expect(idsOf(await list('from=2026-04-02&to=9999-12-31'))).toEqual([ids[2], ids[1]]);
  });

  it('finds a number as it is shown, an id, a name, an e-mail and a phone', async () => {
    const { order_number } = (await list('limit=1')).data[0];
    for (const text of [`RR-${order_number}`, `rr-${order_number}`, ids[2] ?? '', 'hyperlink'])
      expect(idsOf(await list(`search=${encodeURIComponent(text)}`))).toContain(ids[2]);
    expect(idsOf(await list('search=TWO@example'))).toEqual([ids[1]]);
    expect(idsOf(await list('search=9876543210'))).toHaveLength(3);
    for (const id of ids) {
      expect(idsOf(await list(`search=${id}`))).toEqual([id]);
      expect(idsOf(await list(`search=${id.slice(0, 24).toLowerCase()}`))).toEqual([id]);
    }
  });

  it('attack 67: takes % and _ and patterns as letters, and answers at once', async () => {
    for (const text of ['%', '_', '(a+)+$', '\\'])
      expect(idsOf(await list(`search=${encodeURIComponent(text)}`))).toEqual([]);
    const long = await ask(shop, 'GET', `/orders?search=${'x'.repeat(201)}`, { token });
    expect(long.statusCode).toBe(400);
  });

  it.each([
    `status=PENDING' or '1'='1`,
    'sort=total_amount',
    'limit=1001',
    'limit=0',
    'page=-1',
    'page=1;drop table orders',
    'from=yesterday',
  ])('attack 57: refuses ?%s', async (query) => {
    expect((await ask(shop, 'GET', `/orders?${encodeURI(query)}`, { token })).statusCode).toBe(400);
  });

  it('takes two statements, however many orders', async () => {
    expect(await countStatements(() => listOrders(shop.pool, { page: 1, limit: 1000 }))).toBe(2);
  });
});

describe('the export of orders', () => {
  const exported = (query = '') => ask(shop, 'GET', `/orders/export?${query}`, { token });

  it('is a CSV file of all that match, named by the day in India', async () => {
    const reply = await exported();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="${ordersCsvFileName(new Date())}"`,
    );
    expect(ordersCsvFileName(new Date('2026-11-14T18:30:00Z'))).toBe('orders-2026-11-15.csv');
    const lines = reply.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe(`\uFEFF${ORDER_CSV_HEAD}`);
    expect(lines).toHaveLength(4);
    expect((await exported('status=CONFIRMED')).body.trim().split('\r\n')).toHaveLength(2);
  });

  it('attack 61: runs nothing in a spreadsheet, and keeps amounts numbers', async () => {
    const { body } = await exported('search=hyperlink');
    const row = body.trim().split('\r\n')[1] ?? '';
    expect(row).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(row).toContain(`"'@SUM(1), Road, Near the stadium"`);
    expect(row).toContain('5900.00,250.00,531.00,531.00,0.00,0.00,0.00,7212.00');
    expect(row).toContain('1 x Test bar bar');
  });

  it('names the invoice with its value and tax, the GSTIN of a business and the HSN codes', async () => {
    await addBar(shop.pool, 'collars');
    await shop.pool.query(`update products set hsn = '7318' where id = 'collars'`);
    const placed = await placeGuestOrder(shop, {
      items: [line('bar', 1), line('collars', 1)],
      gstin: '27AAPFU0939F1ZV',
      ...buyer('business'),
    });
    const cellsOf = async () => {
      const [titles = '', row = ''] = (await exported('search=business@example.in')).body
        .trim()
        .split('\r\n');
      expect(titles).toMatch(
        /,Order ID,Test Payment,Invoice Number,Taxable Value,Invoice GST,GSTIN,HSN,Advance,Paid,Due,Promised From,Promised To,Confirmation,Refunded,Refunded on,Credit notes,Credited,Net received,Invoice date,Invoice CGST,Invoice SGST,Invoice IGST,Place of supply,Transaction ID$/,
      );
      return row.split(`${placed.json().orderId},,`)[1];
    };
    const { promise_first, promise_last } = (
      await ask(shop, 'GET', `/orders/${placed.json().orderId}`, { token })
    ).json().order;
    const promised = `${promise_first},${promise_last},`;
    const noMoney = '0.00,,,,0.00';
    expect(await cellsOf()).toBe(
      `,,,27AAPFU0939F1ZV,7318; 95069190,,0.00,14424.00,${promised},${noMoney},,,,,Maharashtra (27),`,
    );
    await ask(shop, 'PATCH', `/orders/${placed.json().orderId}/status`, {
      body: { status: 'SHIPPED' },
      token,
    });
    // 11,800.00 and the freight of 500.00 at 18 %.
    const [invoice, ...cells] = (await cellsOf())?.split(',') ?? [];
    expect(invoice).toMatch(/^RR\/\d\d-\d\d\/000001$/);
    expect(cells.join(',')).toBe(
      `12223.73,2200.28,27AAPFU0939F1ZV,7318; 95069190,,0.00,14424.00,${promised},${noMoney},${indianDay(new Date())},1100.14,1100.14,0.00,Maharashtra (27),`,
    );
  });

  it('goes on behind the last order of a batch', async () => {
    await shop.pool.query(
      `insert into orders (id, order_number, subtotal, shipping_cost, tax_amount, total_amount, customer_name,
         customer_email, shipping_address, billing_address, created_at)
       select md5(n::text), 10000 + n, 0, 0, 0, 0, 'Many', 'many@example.in', '{"pinCode": "422001"}',
         '{"pinCode": "422001"}', '2025-01-01'::timestamptz + (n / 3) * interval '1 minute'
         from generate_series(1, 1100) as n`,
    );
    const lines = (await exported('search=many@example.in')).body.trim().split('\r\n').slice(1);
    expect(new Set(lines).size).toBe(1100);
    expect(lines).toHaveLength(1100);
    await shop.pool.query(`delete from orders where customer_name = 'Many'`);
  });
});

describe('one order', () => {
  it('is read by its unguessable id without a token, and without what is the shop’s [6.12] [6.13]', async () => {
    await ask(shop, 'PUT', `/orders/${ids[1]}`, {
      body: { admin_notes: 'Bad payer', payment_status: 'FAILED' },
      token,
    });
    const reply = await ask(shop, 'GET', `/orders/${ids[1]}`);
    expect(reply.statusCode).toBe(200);
    const { order } = reply.json();
    for (const field of ['admin_notes', 'calls', 'version', 'user', 'user_id'])
      expect(order).not.toHaveProperty(field);
    expect(reply.body).not.toContain('Bad payer');
    expect(order.status_history.at(-1)).toEqual({
      field: 'payment_status',
      from: 'PENDING',
      to: 'FAILED',
      at: expect.any(String),
    });
  });

  it('attack 43: is kept out of caches, search engines and other sites’ logs', async () => {
    for (const id of [ids[1], 'GUEST-0123456789abcdef0123456789abcdef']) {
      const { headers } = await ask(shop, 'GET', `/orders/${id}`);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    }
  });

  it('attack 42: by its number needs the owner’s token or an admin’s [6.11]', async () => {
    const owner = await shop.signUp('USER');
    const stranger = await shop.signUp('USER');
    const body = { ...ORDER_REQUEST_EXAMPLE, items: [line('bar')] };
    const { order } = (await ask(shop, 'POST', '/orders', { body, token: owner.token })).json();
    const status = async (number: string | number, asker?: string) =>
      (await ask(shop, 'GET', `/orders/${number}`, asker === undefined ? {} : { token: asker })).statusCode;
    for (const number of [order.order_number, `RR-${order.order_number}`]) {
      expect(await status(number)).toBe(404);
      expect(await status(number, stranger.token)).toBe(404);
      expect(await status(number, owner.token)).toBe(200);
      expect(await status(number, token)).toBe(200);
    }
    const guest = (await list('search=two@example')).data[0].order_number;
    expect(await status(guest, stranger.token)).toBe(404);
  });

  it.each([
    'null',
    'undefined',
    '[]',
    '{}',
    '%00',
    'GUEST-',
    `${'a'.repeat(32)}`,
    `' or ''='`,
    '..%2f',
    '0',
    '9'.repeat(20),
  ])('attack 44: does not exist under %s', async (id) => {
    const reply = await ask(shop, 'GET', `/orders/${id}`);
    expect(reply.statusCode).toBe(404);
    expect(errorOf(reply).success).toBe(false);
  });
});

describe('finding an order by its number', () => {
  const find = (body: object, from?: string) =>
    ask(shop, 'POST', '/orders/lookup', { body, ...(from === undefined ? {} : { from }) });

  it('works with the e-mail or the phone it was placed with, in any spelling', async () => {
    const { order_number } = (await list('search=two@example')).data[0];
    for (const contact of [
      'two@example.in',
      ' TWO@Example.IN ',
      '9876543210',
      '+91 98765-43210',
      '09876543210',
    ])
      for (const number of [order_number, `RR-${order_number}`, ` rr-${order_number} `])
        expect((await find({ order_number: number, contact })).json()).toMatchObject({
          success: true,
          orderId: ids[1],
          data: { id: ids[1] },
        });
  });

  it('tells nothing apart that does not match', async () => {
    const { order_number } = (await list('search=two@example')).data[0];
    const replies = await Promise.all(
      [
        { order_number, contact: 'one@example.in' },
        { order_number, contact: '9876543211' },
        { order_number, contact: '-' },
        { order_number: 999999, contact: 'two@example.in' },
        { order_number: 'GUEST-1', contact: 'two@example.in' },
      ].map((body) => find(body)),
    );
    for (const reply of replies) {
      expect(reply.statusCode).toBe(404);
      expect(errorOf(reply)).toEqual(errorOf(replies[0] ?? reply));
    }
    expect((await find({ order_number, contact: ' ' })).statusCode).toBe(400);
  });
});
