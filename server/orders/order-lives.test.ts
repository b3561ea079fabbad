import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '../../contract/orders/order.ts';
import type { StoreSettings } from '../../contract/settings.ts';
import type { InvoiceDocument } from '../../domain/invoices/invoice-document.ts';
import { CASH_RULES } from '../../domain/orders/cash-rules.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { type Paise, paise, rupees, sum } from '../../domain/pricing/money.ts';
import { readCsv } from '../../domain/text/csv-reader.ts';
import { formatRupeesExact } from '../../domain/text/format.ts';
import { LIVED_PRODUCTS, type Life, live, STEPS } from '../../tests/support/order-lives.ts';
import { ask, brokenInvariants, countStock } from '../../tests/support/orders.ts';
import { type PaymentShop, paymentShop } from '../../tests/support/payments.ts';
import { rounds } from '../../tests/support/rounds.ts';
import { brokenRulesSeenBy } from '../../torture/invariants.ts';
import { DAILY_RECEIVED } from '../dashboard/daily-received.ts';
import { DAILY_PRODUCT_SALES, DAILY_SALES } from '../dashboard/daily-sales.ts';
import { rollUp } from '../db/daily-sums.ts';
import { settleRefund } from '../payments/settle-refund.ts';
import { readSettings } from '../settings/read-settings.ts';
import { orderMail } from './order-mails.ts';
import { readOrder } from './read-order.ts';

/** `LIVES=1000 npx vitest run --project server server/orders/order-lives.test.ts` is the long run; `SEED` another one. */
const LIVES = Number(process.env.LIVES ?? rounds(100));
const SEED = Number(process.env.SEED ?? 20_261_118);
const AT_ONCE = 4;
const PUBLIC_URL = 'https://rackandrep.example';

let shop: PaymentShop;
let owner: string;
let packer: string;
let store: StoreSettings;
beforeAll(async () => {
  shop = await paymentShop();
  owner = (await shop.signUp('ADMIN')).token;
  packer = (await shop.signUp('ADMIN', 'packer')).token;
  for (const id of LIVED_PRODUCTS) await countStock(shop.pool, id, 1_000_000);
  // Prices with paise, and rates of several kinds.
  await shop.pool.query(
    `update products set price = price + 37, sale_price = sale_price + 49, gst = (array[18, 5, 12.25])[1 + length(name) % 3]`,
  );
  await shop.pool.query('update settings set cash_order_max = 1000000000, cash_rules = $1', [
    { ...CASH_RULES, partPayment: true, advancePercent: 15 },
  ]);
  store = await readSettings(shop.pool);
});
afterAll(() => shop.close());

const read = async (path: string, token = owner) => {
  const reply = await ask(shop, 'GET', path, { token });
  expect(reply.statusCode, `${path}: ${reply.body}`).toBe(200);
  return reply;
};
const amountOf = (stored: unknown): Paise => paise(Number(stored));

async function settleRefunds(orderId: string): Promise<void> {
  const { rows } = await shop.pool.query<{ merchant_refund_id: string }>(
    `select r.merchant_refund_id from refunds r join payments p on p.id = r.payment_id
      where p.order_id = $1 and r.state in ('REQUESTED', 'PENDING', 'CONFIRMED')`,
    [orderId],
  );
  for (const { merchant_refund_id: id } of rows) await settleRefund(shop.parts, id);
}

interface Money {
  readonly came: Paise;
  readonly went: Paise;
  readonly net: Paise;
}

/** What the payments themselves say. */
async function moneyOf(condition: string, values: unknown[]): Promise<Money> {
  const { rows } = await shop.pool.query(
    `select coalesce(sum(p.amount_received), 0) as came,
            coalesce(sum((select sum(r.amount) from refunds r where r.payment_id = p.id and r.state = 'COMPLETED')), 0) as went
       from payments p join orders o on o.id = p.order_id where p.state = 'COMPLETED' and ${condition}`,
    values,
  );
  const [came, went] = [amountOf(rows[0]?.came), amountOf(rows[0]?.went)];
  return { came, went, net: paise(came - went) };
}

const figuresOf = (order: Order) => ({
  total: rupees(order.total_amount),
  paid: rupees(order.amount_paid),
  refunded: rupees(order.amount_refunded),
  due: rupees(order.amount_due),
});

async function csvRows(query: string): Promise<Record<string, string>[]> {
  const file = readCsv((await read(`/orders/export${query}`)).body, LIVES + 2);
  if (!file.ok) throw new Error(file.message);
  const [titles = [], ...rows] = file.rows.map(({ cells }) => cells);
  return rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [titles[at] ?? '', cell])));
}
const rupeesIn = (cell: string | undefined): Paise => rupees(Number(cell));

async function pdfText(path: string): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array((await read(path)).rawPayload));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}

const COLUMNS = ['taxable', 'cgst', 'sgst', 'igst', 'total'] as const;
type Column = (typeof COLUMNS)[number];

function addsUp({ number, lines, totals, isInterState }: InvoiceDocument, what: string): void {
  const column = (of: Column) => sum(lines.map((line) => line[of]));
  expect(
    [column('taxable'), column('cgst'), column('sgst'), column('igst')],
    `${what}: columns of ${number}`,
  ).toEqual([totals.taxable, totals.cgst, totals.sgst, totals.igst]);
  expect(column('total') + totals.roundOff, `${what}: total of ${number}`).toBe(totals.total);
  for (const { taxable, cgst, sgst, igst, total } of lines) {
    expect(taxable + cgst + sgst + igst, `${what}: a line of ${number}`).toBe(total);
    expect(isInterState ? [cgst, sgst] : [cgst, igst], `${what}: taxes of ${number}`).toEqual(
      isInterState ? [0, 0] : [sgst, 0],
    );
  }
}

/** Answers what was invoiced and what was credited. */
async function checkDocuments(order: Order, what: string): Promise<{ invoiced: Paise; credited: Paise }> {
  const { rows } = await shop.pool.query<{
    id: string;
    invoice_id: string | null;
    issued_at: Date;
    document: InvoiceDocument;
  }>(
    'select id, invoice_id, issued_at, document from invoices where order_id = $1 order by edition, financial_year, serial',
    [order.id],
  );
  for (const { document } of rows) addsUp(document, what);
  const invoices = rows.filter(({ invoice_id }) => invoice_id === null);
  for (const [place, invoice] of invoices.entries()) {
    const notes = rows
      .filter(({ invoice_id }) => invoice_id === invoice.id)
      .map(({ document }) => document.totals);
    const credited = sum(notes.map(({ total }) => total));
    expect(invoice.document.totals.total, what).toBe(rupees(order.total_amount));
    expect(credited, `${what}: credited`).toBeLessThanOrEqual(invoice.document.totals.total);
    for (const of of [...COLUMNS, 'roundOff'] as const)
      if (credited === invoice.document.totals.total)
        expect(sum(notes.map((totals) => totals[of] ?? paise(0))), `${what}: ${of}`).toBe(
          invoice.document.totals[of],
        );
    const wasCancelled = order.status_history.some(
      ({ to, at }) => to === 'CANCELLED' && Date.parse(at) >= invoice.issued_at.getTime(),
    );
    if (place < invoices.length - 1 || wasCancelled)
      expect(credited, `${what}: all is credited`).toBe(invoice.document.totals.total);
    else {
      const refunds = await shop.pool.query(
        `select coalesce(sum(r.amount), 0) as went from refunds r join payments p on p.id = r.payment_id
          where p.order_id = $1 and p.state = 'COMPLETED' and r.state = 'COMPLETED' and r.completed_at >= $2`,
        [order.id, invoice.issued_at],
      );
      const went = amountOf(refunds.rows[0]?.went);
      expect(credited, `${what}: refunds have their notes`).toBe(
        Math.min(went, invoice.document.totals.total),
      );
    }
  }
  return {
    invoiced: sum(invoices.map(({ document }) => document.totals.total)),
    credited: sum(
      rows.filter(({ invoice_id }) => invoice_id !== null).map(({ document }) => document.totals.total),
    ),
  };
}

async function checkMails(order: Order, what: string): Promise<void> {
  const placed = orderMail('placed', order, store, PUBLIC_URL).text;
  expect(placed, `${what}: the mail`).toContain(`Total: ${formatRupeesExact(rupees(order.total_amount))}`);
  const { rows } = await shop.pool.query<{ amount: number; text: string | null }>(
    `select r.amount, (select payload ->> 'text' from outbox where dedupe_key = 'refund-completed:' || r.id) as text
       from refunds r join payments p on p.id = r.payment_id
      where p.order_id = $1 and r.state = 'COMPLETED' and p.provider <> 'manual'`,
    [order.id],
  );
  for (const { amount, text } of rows)
    expect(text, `${what}: the mail of a refund`).toContain(formatRupeesExact(paise(amount)));
}

/** One order, wherever it is shown. */
async function checkOrder({ id, story }: Life): Promise<void> {
  const what = story.join(', ');
  const order = await readOrder(shop.pool, id);
  if (order === null) throw new Error(`${what}: the order is gone`);
  const { came, went, net } = await moneyOf('o.id = $1', [id]);
  const figures = figuresOf(order);
  expect(figures, `${what}: the payments`).toMatchObject({ paid: came, refunded: went });
  expect(figuresOf((await read(`/orders/${id}`)).json().order), `${what}: the order`).toEqual(figures);
  expect(
    figuresOf((await ask(shop, 'GET', `/orders/${id}`)).json().order),
    `${what}: the buyer’s page`,
  ).toEqual(figures);
  const number = displayOrderNumber(order.order_number);
  const [row] = (await read(`/orders?search=${number}`)).json().data;
  expect(figuresOf(row), `${what}: the list`).toEqual(figures);
  const slip = (await read(`/orders/${id}`, packer)).json().order;
  expect(rupees(slip.amount_to_collect), `${what}: the packing slip`).toBe(
    order.payment_method === 'COD' ? figures.due : 0,
  );
  const { subtotal, shipping_cost, tax_amount, discount_amount, round_off } = order;
  const parts = [subtotal, shipping_cost, tax_amount, round_off].map(rupees);
  expect(sum(parts) - rupees(discount_amount), `${what}: the total`).toBe(figures.total);
  expect(order.cgst, what).toBe(order.sgst);
  const { credited, invoiced } = await checkDocuments(order, what);
  await checkMails(order, what);
  const [line = {}] = await csvRows(`?search=${number}`);
  expect(
    ['Total', 'Paid', 'Due', 'Refunded', 'Net received', 'Credited'].map((title) => rupeesIn(line[title])),
    `${what}: the CSV file`,
  ).toEqual([figures.total, came, figures.due, went, net, credited]);
  if (invoiced > 0 && order.order_number % 8 === 0) {
    expect(await pdfText(`/orders/${id}/invoice`), what).toContain(formatRupeesExact(figures.total));
    if (credited > 0) expect(await pdfText(`/orders/${id}/credit-note`), what).toContain('Credit');
  }
}

/** All orders, as the dashboard and the customers sum them up. */
async function checkSums(lives: readonly Life[], what: string): Promise<void> {
  const { net } = await moneyOf('true', []);
  const { series } = (await read('/dashboard')).json().data;
  const total = (key: 'ordered' | 'received') =>
    sum(series.days.map((day: Record<typeof key, number>) => rupees(day[key])));
  expect(total('received'), `${what}: received`).toBe(net);
  const { rows } = await shop.pool.query(
    `select coalesce(sum(total_amount), 0) as ordered from orders where status <> 'CANCELLED' and deleted_at is null
        and (payment_status = 'PAID' or (payment_status = 'PENDING' and payment_method = 'COD' and not awaits_advance))`,
  );
  expect(total('ordered'), `${what}: ordered`).toBe(amountOf(rows[0]?.ordered));
  for (const email of new Set(lives.map((life) => life.email))) {
    const [customer] = (await read(`/customers?search=${email}`)).json().data;
    const theirs = await moneyOf('o.customer_email = $1', [email]);
    expect(rupees(customer.total_spent), `${what}: ${email}`).toBe(theirs.net);
  }
}

const title = `the sums of ${LIVES} order lives agree on every screen, mail, document and file (seed ${SEED})`;
it(title, { timeout: 120_000 + LIVES * 3000 }, async () => {
  const counts = new Map<string, number>();
  for (let first = 0; first < LIVES; first += AT_ONCE) {
    await shop.turn({
      refundMs: first % 28 === 0 ? 3_600_000 : 0,
      refunds: first % 20 === 0 ? 'FAILED' : 'COMPLETED',
    });
    const seeds = Array.from(
      { length: Math.min(AT_ONCE, LIVES - first) },
      (_, place) => SEED + first + place,
    );
    const lives = await Promise.all(seeds.map((seed) => live(shop, seed, owner, settleRefunds)));
    for (const life of lives) {
      await checkOrder(life);
      for (const step of life.story.slice(1)) counts.set(step, (counts.get(step) ?? 0) + 1);
    }
    await checkSums(lives, `lives up to ${first + AT_ONCE}`);
    if (first % 60 === 0) await rollUp(shop.pool, [DAILY_SALES, DAILY_PRODUCT_SALES, DAILY_RECEIVED]);
  }
  const everything = await moneyOf('true', []);
  const file = await csvRows('');
  expect(file).toHaveLength(LIVES);
  expect(sum(file.map((row) => rupeesIn(row['Net received']))), 'the whole file').toBe(everything.net);
  expect(await brokenInvariants(shop.pool)).toEqual([]);
  const client = await shop.pool.connect();
  const broken = await brokenRulesSeenBy(client);
  client.release();
  expect(broken).toEqual([]);
  if (LIVES < 500) return;
  const happened = new Set(
    [...counts.keys()].filter((step) => / [23]\d\d$/.test(step)).map((step) => step.slice(0, -4)),
  );
  expect([...happened].sort()).toEqual(Object.keys(STEPS).sort());
  process.stdout.write(`${JSON.stringify(Object.fromEntries([...counts].sort()))}\n`);
});
