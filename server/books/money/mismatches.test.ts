import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reason } from '../../../domain/books/money/settlement-line.ts';
import { insertOrder, insertPayment, insertRefund } from '../../../tests/support/dashboard.ts';
import {
  delhiveryFile,
  phonePeFile,
  type Remitted,
  type Settled,
} from '../../../tests/support/money-files.ts';
import { awbOf, insertCarrier, insertParcels, moneyDesk } from '../../../tests/support/money-in.ts';
import { type TestShop, testShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let desk: ReturnType<typeof moneyDesk>;
let carrierId: string;
beforeAll(async () => {
  shop = await testShop();
  desk = moneyDesk(shop, (await shop.signUp('ADMIN')).token);
  carrierId = await insertCarrier(shop.pool, 'Delhivery');
});
afterAll(() => shop.close());

const countsOf = async (file: string, query: Parameters<typeof desk.send>[2]) => {
  const { data } = (await desk.send('preview', file, query)).json();
  const counts = data.counts as { reason: Reason; lines: number }[];
  return Object.fromEntries(counts.map(({ reason, lines }) => [reason, lines]));
};

it('of 2,000 parcels each mismatch is found with its reason, and none is invented', async () => {
  const insert = (from: number, count: number, more: object = {}) =>
    insertParcels(shop.pool, { carrierId, from, count, ...more });
  await insert(1, 1900);
  await insert(3001, 20, { status: 'IN_TRANSIT' });
  await insert(3101, 20, { status: 'RETURNED' });
  await shop.pool.query(
    `insert into invoices (number, financial_year, serial, order_id, total_amount, document)
     select 'INV-' || order_number, '26-27', order_number, id, total_amount, '{"totals":{}}' from orders
      where order_number between 503101 and 503120`,
  );
  const query = { kind: 'courier', carrierId, utr: 'U1000001' };
  const earlier = Array.from({ length: 11 }, (_, at): Remitted => ({ awb: awbOf(1881 + at), amount: 1000 }));
  await desk.send('import', delhiveryFile(earlier), query);

  const lines = Array.from({ length: 1880 }, (_, at): Remitted => ({ awb: awbOf(at + 1), amount: 1000 }));
  const change = (from: number, count: number, changed: (line: Remitted) => Remitted) => {
    for (let at = from; at < from + count; at += 1) lines[at] = changed(lines[at] ?? { amount: 0 });
  };
  change(0, 17, (line) => ({ ...line, amount: 500 }));
  change(100, 3, (line) => ({ ...line, amount: 999.99 }));
  change(200, 14, (line) => ({ ...line, amount: 1000.01 }));
  change(300, 15, (line) => ({ ...line, awb: `NOBODY-${line.awb}` }));
  const more = (count: number, made: (at: number) => Remitted) => {
    lines.push(...Array.from({ length: count }, (_, at) => made(at)));
  };
  more(16, (at) => ({ awb: awbOf(401 + at), amount: 1000 }));
  more(11, (at) => ({ awb: awbOf(1881 + at), amount: 1000 }));
  more(20, (at) => ({ awb: awbOf(3001 + at), amount: 1000 }));
  more(12, (at) => ({ awb: awbOf(3101 + at), amount: 1000 }));
  more(8, (at) => ({ awb: awbOf(3113 + at), amount: -1000 }));
  more(7, () => ({ amount: -80, description: 'Freight charges' }));
  more(5, () => ({ amount: -9, description: 'Weight dispute' }));
  const shuffled = lines.toSorted((a, b) => String(a.amount).localeCompare(String(b.amount)));
  const found = await countsOf(delhiveryFile(shuffled), { ...query, utr: 'U1000002' });
  expect(found).toEqual({
    matched: 1880 - 17 - 3 - 14 - 15,
    short: 17 + 3,
    excess: 14,
    unknown_awb: 15,
    twice: 16,
    settled_before: 11,
    not_due: 20,
    returned: 12,
    return_reversed: 8,
    freight: 7,
    adjustment: 5,
  });
});

it('of a report’s payments each mismatch is found with its reason, and none is invented', async () => {
  const settled: Settled[] = [];
  for (let at = 0; at < 60; at += 1) {
    const order = await insertOrder(shop.pool);
    await insertPayment(shop.pool, order, { provider: 'phonepe' });
    settled.push({ id: `${order}-1`, amount: 1000, fee: -20, gst: -3.6 });
    if (at >= 6) continue;
    await insertRefund(shop.pool, order, 100);
    await shop.pool.query(
      `insert into invoices (number, financial_year, serial, order_id, total_amount, document)
       values ('PP-' || $2, '26-27', $2::int, $1, 100000, '{"totals":{}}')`,
      [order, at + 1],
    );
  }
  const { rows } = await shop.pool.query<{ id: string }>('select merchant_refund_id as id from refunds');
  const refunds = rows.map(({ id }): Settled => ({ id, type: 'REFUND', amount: -100 }));
  const file = phonePeFile([
    ...settled.map((line, at) => {
      if (at < 3) return { ...line, amount: 999 };
      if (at < 5) return { ...line, amount: 2000 };
      return at < 9 ? { ...line, fee: 20, gst: 3.6 } : line;
    }),
    ...refunds,
    { id: 'R-nobody', type: 'REFUND', amount: -1 },
    { id: 'nobody-1', amount: 5 },
    { id: 'recovery', amount: -2360, instrument: 'EXCESS_RECOVERY' },
  ]);
  expect(await countsOf(file, { kind: 'phonepe' })).toEqual({
    matched: 51,
    short: 3,
    excess: 2,
    fee: 4,
    no_credit_note: 6,
    unknown_reference: 2,
    adjustment: 1,
  });
});
