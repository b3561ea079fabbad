import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Paise, paise, rupees, subtract, sum, ZERO } from '../../domain/pricing/money.ts';
import { readCsv } from '../../domain/text/csv-reader.ts';
import { indianDay } from '../../domain/text/period.ts';
import { countStatements } from '../../tests/support/accounts.ts';
import { addBar, ask, buyer, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { ordersCsvStream } from './csv-export.ts';

/** What an administrator makes of a cash order, and of an online one that is paid. */
const CASH = {
  open: [],
  cancelled: [{ status: 'CANCELLED' }],
  shipped: [{ status: 'SHIPPED' }],
  collected: [{ status: 'DELIVERED' }, { payment_status: 'PAID' }],
  'refunded by hand': [
    { status: 'DELIVERED' },
    { payment_status: 'PAID' },
    { payment_status: 'REFUNDED', reason: 'Agreed by phone' },
  ],
  'cancelled once it was shipped': [{ status: 'SHIPPED' }, { status: 'CANCELLED' }],
  'shipped, cancelled, shipped again': [
    { status: 'SHIPPED' },
    { status: 'CANCELLED' },
    { status: 'SHIPPED' },
  ],
} as const;
const REFUNDS = { paid: [], 'refunded in part': [0.11], 'refunded in parts': [0.3, 0.01], refunded: [1] };
const KINDS = [...Object.keys(CASH), ...Object.keys(REFUNDS)];
const ORDERS = 3 * KINDS.length;

/** A small generator of its own, so that a failure can be repeated. */
let seed = 39;
function random(below: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((seed / 0x80000000) * below);
}

let shop: PaymentShop;
let token: string;
beforeAll(async () => {
  shop = await paymentShop();
  token = (await shop.signUp('ADMIN')).token;
  for (const [id, price, gst] of [
    ['light', 122_837, 18],
    ['strap', 39_949, 5],
    ['heavy', 799_937, null],
  ] as const) {
    await addBar(shop.pool, id);
    await shop.pool.query('update products set sale_price = $2::bigint, gst = $3 where id = $1', [
      id,
      price,
      gst,
    ]);
  }
  await shop.pool.query('update settings set cash_order_max = 100000000');
  await shop.turn({ refundMs: 0 });
  for (let index = 0; index < ORDERS; index += KINDS.length)
    await Promise.all(KINDS.map((kind, at) => bring(kind, index + at)));
}, 120_000);
afterAll(() => shop.close());

async function bring(kind: string, index: number): Promise<void> {
  const isCash = kind in CASH;
  const address = {
    ...buyer(`file-${index}`).shippingAddress,
    ...(random(2) === 0 ? {} : { state: 'Karnataka', pinCode: '560001' }),
  };
  const placed = await placeGuestOrder(shop, {
    items: [line('light', 2 + random(4)), line(random(2) === 0 ? 'strap' : 'heavy', 1 + random(2))],
    shippingAddress: address,
    billingAddress: address,
    paymentMethod: isCash ? 'cod' : 'online',
    ...(random(3) === 0 ? { couponCode: 'SAVE500' } : {}),
  });
  expect(placed.statusCode, placed.body).toBe(201);
  const id: string = placed.json().orderId;
  const amount = rupees(placed.json().order.total_amount);
  if (!isCash) {
    await shop.pay((await shop.initiate({ id, amount })).page, { webhook: 'dropped' });
    await shop.status(id);
  }
  for (const body of Object.entries(CASH).find(([name]) => name === kind)?.[1] ?? []) {
    const edited = await ask(shop, 'PUT', `/orders/${id}`, { body, token });
    expect(edited.statusCode, edited.body).toBe(200);
  }
  for (const part of Object.entries(REFUNDS).find(([name]) => name === kind)?.[1] ?? [])
    await refund(id, part === 1 ? {} : { amount: Math.round(amount * part) });
}

async function refund(id: string, body: object): Promise<void> {
  const [payment] = await shop.payments(id);
  const asked = await ask(shop, 'POST', `/payments/${payment?.id}/refunds`, {
    body: { reason: 'Damaged', ...body },
    token,
  });
  expect(asked.statusCode, asked.body).toBe(201);
  const isDone = async () => {
    const { rows } = await shop.pool.query(
      `select from refunds where payment_id = $1 and state <> 'COMPLETED'`,
      [payment?.id],
    );
    expect(rows).toEqual([]);
  };
  await vi.waitFor(isDone, { timeout: 20_000 });
}

type Row = Readonly<Record<string, string>>;

async function exportedRows(query = ''): Promise<Row[]> {
  const { body } = await ask(shop, 'GET', `/orders/export${query}`, { token });
  const read = readCsv(body, ORDERS + 1);
  if (!read.ok) throw new Error(read.message);
  const [titles = [], ...file] = read.rows.map(({ cells }) => cells);
  return file.map((cells) => Object.fromEntries(cells.map((cell, at) => [titles[at] ?? '', cell])));
}

/** A column's sum; empty cells have nothing to add, and a column that is missing is no amount. */
const sumOf = (rows: readonly Row[], column: string): Paise =>
  sum(rows.map((row) => (row[column] === '' ? ZERO : rupees(Number(row[column])))));

/** The sums of the documents and the money of some orders, in paise, as they are stored. */
async function storedSums(orderIds: readonly string[]) {
  const part = (kind: string, path: string) =>
    `(select coalesce(sum((document #>> '{totals,${path}}')::bigint), 0)::bigint from invoices
       where order_id = any($1) and kind = '${kind}')`;
  const { rows } = await shop.pool.query<Record<string, number>>(
    `select ${part('invoice', 'taxable')} as "Taxable Value", ${part('invoice', 'cgst')} as "Invoice CGST",
            ${part('invoice', 'sgst')} as "Invoice SGST", ${part('invoice', 'igst')} as "Invoice IGST",
            ${part('credit_note', 'total')} as "Credited",
            (select sum(r.amount)::bigint from refunds r join payments p on p.id = payment_id
              where order_id = any($1) and r.state = 'COMPLETED') as "Refunded",
            (select sum(amount_received)::bigint from payments
              where order_id = any($1) and state = 'COMPLETED') as "Received"`,
    [orderIds],
  );
  const { Received: received = 0, ...sums } = rows[0] ?? {};
  return { ...sums, 'Net received': subtract(paise(received), paise(sums.Refunded ?? 0)) };
}

describe('the file of orders', () => {
  it('has columns that sum up to the documents and the money of its orders, of a month too', async () => {
    const all = await exportedRows();
    expect(all).toHaveLength(ORDERS);
    // One of each kind.
    const isEarly = (row: Row) => Number(/\d+/.exec(row.Email ?? '')?.[0]) < KINDS.length;
    const earlier = all.filter(isEarly).map((row) => row['Order ID'] ?? '');
    await shop.pool.query(`update orders set created_at = '2025-10-15' where id = any($1)`, [earlier]);
    const month = await exportedRows('?from=2025-10-01&to=2025-10-31');
    expect(month.map((row) => row['Order ID']).sort()).toEqual(earlier.sort());
    for (const rows of [all, month]) {
      const stored = await storedSums(rows.map((row) => row['Order ID'] ?? ''));
      const sums = Object.keys(stored).map((column) => [column, sumOf(rows, column)]);
      expect(Object.fromEntries(sums)).toEqual(stored);
      expect(Object.values(stored).every((amount) => amount > 0)).toBe(true);
    }
  });

  it('names every invoice and credit note, with its day, and the place of supply', async () => {
    const { rows } = await shop.pool.query<{ id: string; kind: string; number: string; place: string }>(
      `select order_id as id, kind, number, document ->> 'placeOfSupply' as place from invoices order by serial`,
    );
    for (const row of await exportedRows()) {
      const issued = rows.filter(({ id }) => id === row['Order ID']);
      const invoices = issued.filter(({ kind }) => kind === 'invoice');
      expect(row['Invoice Number']).toBe(invoices.map(({ number }) => number).join('; '));
      expect(row['Invoice date']).toBe(invoices.map(() => indianDay(new Date())).join('; '));
      expect(row['Credit notes']).toBe(
        issued
          .filter(({ kind }) => kind === 'credit_note')
          .map(({ number }) => number)
          .join('; '),
      );
      expect(row['Place of supply']).toBe(row.State === 'Karnataka' ? 'Karnataka (29)' : 'Maharashtra (27)');
      expect(invoices.every(({ place }) => place === row['Place of supply'])).toBe(true);
    }
  });

  it('has the invoice’s taxes and round-off where there is one, so that its value and they are the total', async () => {
    for (const row of await exportedRows()) {
      const taxes = sum(['CGST', 'SGST', 'IGST', 'Round Off'].map((column) => sumOf([row], column)));
      const total = sumOf([row], 'Total');
      if (row['Invoice Number'] === '') {
        const sold = sum(['Subtotal', 'Shipping'].map((column) => sumOf([row], column)));
        expect(subtract(sum([sold, taxes]), sumOf([row], 'Discount'))).toBe(total);
      } else if (!row['Invoice Number']?.includes(';'))
        expect(sum([sumOf([row], 'Taxable Value'), taxes])).toBe(total);
      expect(row.CGST).toBe(row.SGST);
    }
  });

  it('says when money went back, and under which number it came', async () => {
    const { rows } = await shop.pool.query<{ id: string; transaction: string | null; refunds: number }>(
      `select order_id as id, transaction_id as transaction,
              (select count(*)::int from refunds where payment_id = p.id) as refunds from payments p`,
    );
    expect(rows.length).toBeGreaterThan(ORDERS / 3);
    for (const row of await exportedRows()) {
      const payment = rows.find(({ id }) => id === row['Order ID']);
      expect(row['Transaction ID']).toBe(payment?.transaction ?? '');
      expect(row['Refunded on']).toBe((payment?.refunds ?? 0) > 0 ? indianDay(new Date()) : '');
    }
  });

  it('takes a statement for a batch, however many documents and refunds its orders have', async () => {
    const reading = async () => {
      for await (const _chunk of ordersCsvStream(shop.pool, {}));
    };
    expect(await countStatements(reading)).toBe(1);
  });
});
