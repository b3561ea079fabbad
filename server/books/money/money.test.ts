import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { insertOrder, insertPayment, insertRefund } from '../../../tests/support/dashboard.ts';
import { bankFile, delhiveryFile, phonePeFile } from '../../../tests/support/money-files.ts';
import {
  awbOf,
  insertCarrier,
  insertParcels,
  moneyDesk,
  withoutMoney,
} from '../../../tests/support/money-in.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof moneyDesk>;
let owner: { userId: string; token: string };
let carrierId: string;
beforeAll(async () => {
  shop = await testShop();
  owner = await shop.signUp('ADMIN');
  desk = moneyDesk(shop, owner.token);
  carrierId = await insertCarrier(shop.pool, 'Delhivery');
});
afterEach(() => withoutMoney(shop.pool));
afterAll(() => shop.close());

const parcels = (from: number, count: number, more: object = {}) =>
  insertParcels(shop.pool, { carrierId, from, count, ...more });
const delhivery = (lines: Parameters<typeof delhiveryFile>[0], utr = 'HDFCN52026111704812') =>
  [delhiveryFile(lines), { kind: 'courier', carrierId, utr }] as const;
const preview = async (file: string, query: Parameters<typeof desk.send>[2]) =>
  (await desk.send('preview', file, query)).json().data;
const counted = async (table: string) => (await shop.pool.query(`select * from ${table}`)).rows.length;
const reasonsOf = (found: { rows: { row: number; reason: string }[] }) =>
  found.rows.map(({ row, reason }) => `${row} ${reason}`);

describe('what is owed', () => {
  it('is the cash of delivered parcels, by carrier and by age', async () => {
    await parcels(1, 2, { daysAgo: 3 });
    await parcels(3, 1, { daysAgo: 19, amount: 184 });
    await parcels(4, 1, { status: 'IN_TRANSIT' });
    await parcels(5, 1, { paymentStatus: 'PAID' });
    const { owed } = await desk.overview();
    expect(owed).toEqual([
      {
        carrierId,
        name: 'Delhivery',
        email: null,
        paysAfterDays: 8,
        open: 3,
        oldestDays: 19,
        ages: [2000, 0, 184, 0],
        late: 184,
        owed: 2184,
      },
    ]);
  });

  it('is what PhonePe has taken and not settled', async () => {
    const [settled, waiting] = [await insertOrder(shop.pool), await insertOrder(shop.pool, { amount: 250 })];
    for (const id of [settled, waiting]) await insertPayment(shop.pool, id, { provider: 'phonepe' });
    expect((await desk.overview()).owed).toMatchObject([{ name: 'PhonePe', open: 2, owed: 1250 }]);
    const today = new Date().toISOString().slice(0, 10);
    await desk.send('import', phonePeFile([{ id: `${settled}-1`, amount: 1000, day: today }]), {
      kind: 'phonepe',
    });
    expect((await desk.overview()).owed).toMatchObject([{ name: 'PhonePe', open: 1, owed: 250 }]);
  });

  it('is less what the courier has paid for a part', async () => {
    await parcels(1, 1);
    await desk.send('import', ...delhivery([{ awb: awbOf(1), amount: 400 }]));
    expect((await desk.overview()).owed).toMatchObject([{ open: 1, owed: 600 }]);
  });
});

describe('a file', () => {
  const lines = [
    { awb: awbOf(1), amount: '1,000.00' },
    { awb: `${awbOf(2)}.0`, amount: 999.5 },
    { awb: awbOf(9), amount: 13499 },
    { awb: awbOf(1), amount: 1000 },
    { amount: -286.4, description: 'Freight charges' },
  ];

  it('is previewed with three sums, and nothing is saved', async () => {
    await parcels(1, 2);
    await desk.send('import', bankFile([['17-11-2026', 'NEFT HDFCN52026111704812', 1713.1]]), {
      kind: 'bank',
    });
    const found = await preview(...delhivery(lines));
    expect(found).toMatchObject({
      lines: 5,
      utrs: ['HDFCN52026111704812'],
      savedAt: null,
      placed: { lines: 3, amount: 1713.1 },
      bank: { amount: 1713.1, day: '2026-11-17' },
      file: 16212.1,
    });
    expect(reasonsOf(found)).toEqual(['2 matched', '3 short', '4 unknown_awb', '5 twice', '6 freight']);
    expect(found.rows[1]).toMatchObject({
      expected: 1000,
      amount: 999.5,
      difference: -0.5,
      order: { number: 'RR-500002' },
    });
    expect([await counted('settlement_lines'), await counted('settlement_imports')]).toEqual([0, 1]);
  });

  it('closes the orders that it pays to the paisa, and the others wait', async () => {
    await parcels(1, 2);
    const reply = await desk.send('import', ...delhivery(lines));
    expect(reply.json()).toMatchObject({
      message: 'Saved 1 matched line',
      matched: 1,
      waiting: 3,
      closedOrders: 1,
    });
    const { rows } = await shop.pool.query(
      'select order_number, payment_status from orders order by order_number',
    );
    expect(rows.map(({ payment_status }) => payment_status)).toEqual(['PAID', 'PENDING']);
    const { open, lastFiles } = await desk.overview();
    expect(open.map(({ reason, from }: { reason: string; from: string }) => `${from} ${reason}`)).toEqual([
      'Delhivery short',
      'Delhivery unknown_awb',
    ]);
    expect(lastFiles).toMatchObject([{ kind: 'courier', fileName: 'file.csv', lines: 5 }]);
  });

  it('changes nothing the second time, also under another name or within a larger file', async () => {
    await parcels(1, 2);
    await desk.send('import', ...delhivery(lines));
    const before = await counted('settlement_lines');
    const [file, query] = delhivery(lines);
    const again = await desk.send('import', file, { ...query, name: 'other.csv' });
    expect(again.json()).toMatchObject({ message: 'Nothing new: these lines are saved already', matched: 0 });
    expect((await preview(file, query)).savedAt).not.toBeNull();
    const larger = await preview(...delhivery([...lines, { awb: awbOf(2), amount: 500 }]));
    expect(reasonsOf(larger)).toEqual([
      '2 settled_before',
      '3 settled_before',
      '4 settled_before',
      '5 twice',
      '6 settled_before',
      '7 twice',
    ]);
    expect([await counted('settlement_lines'), await counted('settlement_imports')]).toEqual([before, 1]);
  });

  it('waits for a parcel that is entered later, and for its other half', async () => {
    await desk.send('import', ...delhivery([{ awb: awbOf(1), amount: 600 }]));
    expect((await desk.overview()).open).toMatchObject([{ reason: 'unknown_awb' }]);
    await parcels(1, 1);
    expect((await desk.overview()).open).toMatchObject([{ reason: 'short', difference: -400 }]);
    await shop.pool.query(
      `insert into shipments (order_id, carrier_id, tracking_number, status)
       select order_id, carrier_id, 'SECOND', 'DELIVERED' from shipments`,
    );
    const second = await desk.send('import', ...delhivery([{ awb: 'second', amount: 400 }], 'U2'));
    expect(second.json()).toMatchObject({ matched: 1, closedOrders: 1 });
    expect(await desk.overview()).toMatchObject({ owed: [], open: [] });
  });

  it('is all saved or not at all', async () => {
    await parcels(1, 2);
    await shop.pool.query(`create function cut() returns trigger language plpgsql as $$
      begin raise exception 'cut'; end $$; create trigger cut before insert on audit_log for each row
      when (new.entity = 'settlement') execute function cut()`);
    const reply = await desk.send('import', ...delhivery(lines));
    await shop.pool.query('drop trigger cut on audit_log; drop function cut()');
    expect(reply.statusCode).toBe(500);
    expect([await counted('settlement_lines'), await counted('settlement_imports')]).toEqual([0, 0]);
    expect((await shop.pool.query(`select from orders where payment_status = 'PAID'`)).rowCount).toBe(0);
  });

  it('is saved once when two administrators send it at the same time', async () => {
    await parcels(1, 2);
    const replies = await Promise.all([1, 2, 3].map(() => desk.send('import', ...delhivery(lines))));
    expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200, 200]);
    expect(replies.reduce((all, reply) => all + reply.json().closedOrders, 0)).toBe(1);
    expect(await counted('settlement_lines')).toBe(4);
  });
});

it('the order of the files changes nothing', async () => {
  const files = [
    delhivery(
      [
        { awb: awbOf(1), amount: 600 },
        { awb: awbOf(2), amount: 1000 },
      ],
      'U1000001',
    ),
    delhivery(
      [
        { awb: awbOf(3), amount: 1001 },
        { amount: -50, description: 'Freight' },
      ],
      'U1000002',
    ),
    [
      bankFile([
        ['17-11-2026', 'NEFT U1000002', 951],
        ['17-11-2026', 'NEFT U1000001', 1500],
      ]),
      { kind: 'bank' },
    ],
  ] as const;
  const outcomes: unknown[] = [];
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    await parcels(1, 3);
    for (const at of order) {
      const [file, query] = files[at] ?? files[0];
      await desk.send('import', file, query);
    }
    const { owed, open } = await desk.overview();
    const paid = await shop.pool.query(`select order_number from orders where payment_status = 'PAID'`);
    outcomes.push({ owed, paid: paid.rows, open: open.map(({ id: _id, ...line }: { id: string }) => line) });
    await withoutMoney(shop.pool);
  }
  expect(outcomes[0]).toMatchObject({ paid: [{ order_number: 500_002 }] });
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});

describe('PhonePe’s report', () => {
  it('books fee and GST, and asks for the credit note of a refund', async () => {
    const order = await insertOrder(shop.pool);
    await insertPayment(shop.pool, order, { provider: 'phonepe' });
    await insertRefund(shop.pool, order, 200);
    await shop.pool.query(
      `insert into invoices (number, financial_year, serial, order_id, total_amount, document)
       values ('INV-1', '26-27', 1, $1, 100000, '{"totals":{}}')`,
      [order],
    );
    const { rows } = await shop.pool.query('select merchant_refund_id as id from refunds');
    const file = phonePeFile([
      { id: `${order}-1`, amount: 1000, fee: -20, gst: -3.6 },
      { id: rows[0].id, type: 'REFUND', amount: -200 },
      { id: 'X', amount: -50, instrument: 'EXCESS_RECOVERY' },
    ]);
    await desk.send('import', file, { kind: 'phonepe' });
    const stored = await shop.pool.query(
      'select kind, amount, fee, fee_gst, reason from settlement_lines order by row_number',
    );
    expect(stored.rows.map((row) => Object.values(row).join(' '))).toEqual([
      'payment 100000 -2000 -360 matched',
      'refund -20000 0 0 no_credit_note',
      'adjustment -5000 0 0 adjustment',
    ]);
    const { open } = await desk.overview();
    expect(open).toMatchObject([
      { reason: 'no_credit_note', order: { id: order } },
      { reason: 'adjustment', amount: -50 },
    ]);
  });
});

describe('the bank', () => {
  it('says what came without a payout, and which payout did not come', async () => {
    const unpaid = await insertOrder(shop.pool, { amount: 12499 });
    await parcels(1, 1);
    const [file] = delhivery([{ awb: awbOf(1), amount: 1000 }]);
    await desk.send('import', file, { kind: 'courier', carrierId, utr: 'LOST00001' });
    await shop.pool.query(`update settlement_lines set settled_on = '2026-11-10'`);
    const statement = bankFile([
      ['09-11-2026', 'NEFT FROM PRIYANKA T', 12499],
      ['16-11-2026', 'INTEREST', 1],
    ]);
    expect((await desk.send('import', statement, { kind: 'bank' })).json()).toMatchObject({
      matched: 0,
      waiting: 2,
    });
    const { open } = await desk.overview();
    expect(open).toMatchObject([
      { source: 'payout', reference: 'LOST00001', reason: 'not_in_bank', difference: -1000 },
      { source: 'bank', reference: 'INTEREST', reason: 'no_payout', likelyOrder: null },
      { source: 'bank', reason: 'no_payout', likelyOrder: { id: unpaid } },
    ]);
    const overlapping = bankFile([
      ['09-11-2026', 'NEFT FROM PRIYANKA T', 12499],
      ['18-11-2026', 'INTEREST', 1],
    ]);
    expect(reasonsOf(await preview(overlapping, { kind: 'bank' }))).toEqual([
      '2 settled_before',
      '3 no_payout',
    ]);
  });
});

describe('a line that waits', () => {
  const close = (id: string, token = owner.token) =>
    shop.app.inject({ method: 'POST', url: `/api/books/money/open/${id}/close`, headers: bearer(token) });

  it('is accepted as it is, and its order is paid then', async () => {
    await parcels(1, 1);
    await desk.send('import', ...delhivery([{ awb: awbOf(1), amount: 1001 }]));
    const [line] = (await desk.overview()).open;
    expect((await close(line.id)).json()).toEqual({ success: true, message: 'Accepted' });
    expect(await desk.overview()).toMatchObject({ owed: [], open: [] });
    expect((await close(line.id)).statusCode).toBe(404);
  });

  it('is not closed by an accountant, who sees it all the same', async () => {
    const accountant = await shop.signUp('ADMIN', 'accountant');
    await desk.send('import', ...delhivery([{ awb: awbOf(7), amount: 1 }]));
    const view = moneyDesk(shop, accountant.token);
    const { open } = await view.overview();
    expect(open).toHaveLength(1);
    expect((await close(open[0].id, accountant.token)).statusCode).toBe(403);
    expect((await view.send('preview', ...delhivery([{ awb: '1', amount: 1 }]))).statusCode).toBe(403);
  });
});

describe('another courier’s file', () => {
  const file = 'AWB NO.,Price,UTR\r\n590000000001,1000,U7\r\n';
  const query = () => ({ kind: 'courier', carrierId });
  const columns = (body: object) =>
    shop.app.inject({
      method: 'PUT',
      url: `/api/books/money/columns/${carrierId}`,
      headers: bearer(owner.token),
      payload: {
        awb: 'AWB NO.',
        amount: 'Price',
        day: null,
        utr: 'UTR',
        freight: null,
        paysAfterDays: 5,
        ...body,
      },
    });

  it('asks once what its columns are', async () => {
    await parcels(1, 1, { daysAgo: 6 });
    expect(await preview(file, query())).toEqual({
      kind: 'columns',
      titles: ['AWB NO.', 'Price', 'UTR'],
      sample: [['590000000001', '1000', 'U7']],
    });
    expect(errorOf(await desk.send('import', file, query())).code).toBe('COLUMNS_UNKNOWN');
    expect((await columns({})).statusCode).toBe(200);
    expect((await desk.overview()).owed).toMatchObject([{ paysAfterDays: 5, late: 1000 }]);
    expect(reasonsOf(await preview(file, query()))).toEqual(['2 matched']);
    expect(await preview('AWB,Price\r\n1,2\r\n', query())).toMatchObject({ kind: 'columns' });
  });

  it('needs a carrier that there is', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect(errorOf(await desk.send('preview', file, { kind: 'courier' })).error).toBe(
      'Please choose the courier of this file',
    );
    expect(errorOf(await desk.send('preview', file, { kind: 'courier', carrierId: nobody })).code).toBe(
      'CARRIER_UNKNOWN',
    );
    expect((await columns({ paysAfterDays: 91 })).statusCode).toBe(400);
  });
});
