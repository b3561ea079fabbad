import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BookMonthReport, bookMonthReportSchema } from '../../contract/books.ts';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { indianDay } from '../../domain/text/period.ts';
import { GYM_IN_BENGALURU } from '../../tests/support/book-documents.ts';
import { gstr1Schema } from '../../tests/support/gstr1-schema.ts';
import { addBar, ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let owner: string;
let accountant: string;
const MONTH = lastMonth();
const GSTIN = '27AAPFU0939F1ZV';
const HOME = ORDER_REQUEST_EXAMPLE.shippingAddress;
const KARNATAKA = { ...HOME, city: 'Bengaluru', state: 'Karnataka', pinCode: '560001' };

function lastMonth(): string {
  const [year = 0, month = 0] = indianDay(new Date()).split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
}

beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  owner = (await shop.signUp('ADMIN')).token;
  accountant = (await shop.signUp('ADMIN', 'accountant')).token;
  await addBar(shop.pool, 'bar');
});
afterAll(() => shop.close());

beforeEach(async () => {
  await shop.pool.query(`
    update settings set gstin = '${GSTIN}';
    alter table book_months disable trigger user; delete from book_months; alter table book_months enable trigger user`);
});

async function issue(changes: object, ...statuses: string[]): Promise<string> {
  const placed = await placeGuestOrder(shop, { items: [line('bar', 2)], ...changes });
  expect(placed.statusCode, placed.body).toBe(201);
  const { orderId } = placed.json();
  for (const status of statuses) {
    const moved = await ask(shop, 'PATCH', `/orders/${orderId}/status`, { body: { status }, token: owner });
    expect(moved.statusCode, moved.body).toBe(200);
  }
  return orderId;
}

/** As if they had been issued on the 15th of last month; documents are always dated now. */
async function moveToLastMonth(): Promise<void> {
  const day = `${MONTH}-15T06:30:00.000Z`;
  await shop.pool.query(`
    alter table invoices disable trigger append_only;
    update invoices set issued_at = '${day}', document = jsonb_set(document, '{issuedAt}', '"${day}"');
    alter table invoices enable trigger append_only`);
}

const get = (path: string, token = accountant) => ask(shop, 'GET', `/books/months/${path}`, { token });
const post = (path: string, body: object = {}, token = owner) =>
  ask(shop, 'POST', `/books/months/${path}`, { body, token });
async function report(month = MONTH): Promise<BookMonthReport> {
  const reply = await get(month);
  expect(reply.statusCode, reply.body).toBe(200);
  return bookMonthReportSchema.parse(reply.json().report);
}

describe('a month of orders', () => {
  beforeAll(async () => {
    await shop.pool.query(`update settings set gstin = '${GSTIN}'`);
    await issue({}, 'SHIPPED');
    const business = { shippingAddress: KARNATAKA, billingAddress: KARNATAKA, gstin: GYM_IN_BENGALURU };
    await issue(business, 'SHIPPED');
    await issue(business, 'SHIPPED', 'CANCELLED');
    const large = { items: [line('bar', 20)], shippingAddress: KARNATAKA, billingAddress: KARNATAKA };
    await issue(large, 'SHIPPED');
    await issue(large, 'SHIPPED', 'CANCELLED');
    const name = { ...HOME, fullName: '=HYPERLINK("http://x")' };
    await issue({ shippingAddress: name, billingAddress: name, gstin: '27AAHCG5678L1ZW' }, 'SHIPPED');
    await moveToLastMonth();
  });

  it('adds up to what the tables say, counted independently', async () => {
    const { sections, total, hsn, gstr3b, checks, documents } = await report();
    const { rows } = await shop.pool.query(
      `with lines as (
         select d.document #>> '{gst,class}' as section, d.kind, line,
                case d.kind when 'invoice' then 1 else -1 end as sign
           from invoices d, jsonb_array_elements(d.document -> 'lines') line)
       select section,
              sum(sign * (line ->> 'taxable')::bigint)::float8 as taxable,
              sum(sign * (line ->> 'igst')::bigint)::float8 as igst,
              sum(sign * (line ->> 'cgst')::bigint)::float8 as cgst,
              sum(sign * (line ->> 'sgst')::bigint)::float8 as sgst
         from lines group by rollup (section) order by section nulls last`,
    );
    const counted = sections.map(({ section, taxable, igst, cgst, sgst }) => ({
      section,
      taxable,
      igst,
      cgst,
      sgst,
    }));
    expect(counted).toEqual(rows.slice(0, -1));
    expect(total).toMatchObject({ taxable: rows.at(-1).taxable, igst: rows.at(-1).igst });
    const { section: _all, ...all } = rows.at(-1);
    expect(gstr3b.taxed).toEqual(all);
    expect(hsn.reduce((sum, { taxable }) => sum + taxable, 0)).toBe(all.taxable);
    expect(sections.map(({ section }) => section)).toEqual(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur']);
    expect(documents).toBe(8);
    expect(checks.filter(({ level }) => level === 'red')).toEqual([]);
  });

  it('opens the documents behind a figure', async () => {
    const { data, pagination } = (await get(`${MONTH}/documents?section=cdnr`)).json();
    expect(pagination.total).toBe(1);
    expect(data[0]).toMatchObject({
      kind: 'credit_note',
      day: `${MONTH}-15`,
      buyerGstin: GYM_IN_BENGALURU,
      place: '29 Karnataka',
      original: expect.stringMatching(/^RR/),
    });
    expect(data[0].total).toBeLessThan(0);
    expect((await get(`${MONTH}/documents?limit=3&page=3`)).json().data).toHaveLength(2);
  });

  it('is a file for the portal, named as its tool names it', async () => {
    const reply = await get(`${MONTH}/gstr1.json`);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(
      /"returns_\d{6,8}_R1_27AAPFU0939F1ZV_offline\.json"/,
    );
    const file = gstr1Schema.parse(reply.json());
    expect(file.fp).toBe(`${MONTH.slice(5)}${MONTH.slice(0, 4)}`);
    expect(file.doc_issue?.doc_det.map(({ docs }) => docs[0]?.net_issue)).toEqual([6, 2]);
  });

  it('is a workbook with the official sheets, in which no cell is a formula', async () => {
    const reply = await get(`${MONTH}/gstr1.xlsx`);
    expect(reply.statusCode).toBe(200);
    const { sheets } = await readXlsx(new Uint8Array(reply.rawPayload));
    expect(sheets.map(({ name }) => name)).toEqual([
      'b2b,sez,de',
      'b2cl',
      'b2cs',
      'cdnr',
      'cdnur',
      'exemp',
      'hsn(b2b)',
      'hsn(b2c)',
      'docs',
    ]);
    const cells = sheets.flatMap(({ rows }) => rows.flat());
    expect(cells).toContain('29-Karnataka');
    expect(cells.some((cell) => String(cell).startsWith('=HYPERLINK('))).toBe(true);
    const formulas = sheets.flatMap(({ cells: special }) => [...(special?.values() ?? [])]);
    expect(formulas.filter(({ formula }) => formula !== undefined)).toEqual([]);
  });

  it('tells what the portal’s error file means, and whose order it is', async () => {
    const { data } = (await get(`${MONTH}/documents?section=b2b`)).json();
    const file = {
      error_report: { b2b: [{ error_cd: 'RET191112', inv: [{ inum: data[0].number }, { inum: 'RR/1' }] }] },
    };
    const reply = await post(`${MONTH}/portal-errors`, { file: JSON.stringify(file) }, accountant);
    expect(reply.json().data).toEqual([
      {
        code: 'RET191112',
        sentence: 'The place of supply is not a State that the portal knows.',
        about: '',
        documents: [
          { number: data[0].number, orderId: data[0].orderId },
          { number: 'RR/1', orderId: null },
        ],
      },
    ]);
    expect((await post(`${MONTH}/portal-errors`, { file: 'no' }, accountant)).statusCode).toBe(400);
  });

  it('counts the numbers of orders paid in test mode as cancelled', async () => {
    const { data } = (await get(`${MONTH}/documents?section=b2cs`)).json();
    const mark = (isTest: boolean) =>
      shop.pool.query('update orders set test_payment = $2 where id = $1', [data[0].orderId, isTest]);
    await mark(true);
    const { cancelled, sections, series } = await report();
    await mark(false);
    expect(cancelled).toBe(1);
    expect(sections.map(({ section }) => section)).not.toContain('b2cs');
    expect(series[0]).toMatchObject({ used: 6, issued: 5 });
  });

  it('holds its files back while a check is red, until an owner says why', async () => {
    await shop.pool.query(`update settings set gstin = ''`);
    const refused = await get(`${MONTH}/gstr1.json`);
    expect([refused.statusCode, errorOf(refused).code]).toEqual([409, 'CHECKS_OPEN']);
    expect((await get(`${MONTH}/gstr1.xlsx`)).statusCode).toBe(409);
    expect((await post(`${MONTH}/override`, { reason: 'x' }, accountant)).statusCode).toBe(403);
    expect((await post(`${MONTH}/override`, { reason: ' ' })).statusCode).toBe(400);
    expect((await post(`${MONTH}/override`, { reason: 'The number comes tomorrow' })).statusCode).toBe(200);
    expect((await get(`${MONTH}/gstr1.json`)).statusCode).toBe(200);
    const { rows } = await shop.pool.query(
      `select action, after from audit_log where entity = 'book_month' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ action: 'override_checks', after: { reason: 'The number comes tomorrow' } }]);
  });

  it('is filed with its ARN, takes no document from then on, and is locked', async () => {
    const filing = { arn: 'aa271026048213k', filedOn: indianDay(new Date()) };
    const running = await post(`${indianDay(new Date()).slice(0, 7)}/file`, filing);
    expect([running.statusCode, errorOf(running).code]).toEqual([409, 'MONTH_RUNNING']);
    expect((await post(`${MONTH}/lock`)).statusCode).toBe(409);
    expect((await post(`${MONTH}/file`, { ...filing, arn: '123' })).statusCode).toBe(400);
    expect((await post(`${MONTH}/file`, filing, accountant)).statusCode).toBe(403);
    const filed = await post(`${MONTH}/file`, filing);
    expect(filed.json().month).toMatchObject({ state: 'filed', arn: 'AA271026048213K' });
    await expect(moveOneMore()).rejects.toThrow('is filed');
    expect((await post(`${MONTH}/lock`)).json().month.state).toBe('locked');
    expect((await post(`${MONTH}/file`, filing)).statusCode).toBe(409);
    await expect(shop.pool.query(`update book_months set arn = null`)).rejects.toThrow('append-only');
    const { rows } = await shop.pool.query('select file_hash from book_months');
    expect(rows[0].file_hash).toMatch(/^[0-9a-f]{64}$/);
    const months = (await ask(shop, 'GET', '/books/months', { token: accountant })).json().data;
    expect(months.map(({ state }: { state: string }) => state)).toEqual(['running', 'locked']);
  });

  /** A document that would be dated in last month. */
  const moveOneMore = () =>
    shop.pool.query(
      `insert into invoices (kind, number, financial_year, serial, order_id, total_amount, document, issued_at)
       select kind, 'RR/99', financial_year, 99, order_id, total_amount, document, $1 from invoices limit 1`,
      [`${MONTH}-20T06:30:00.000Z`],
    );
});

it('an empty month has nothing to report and nothing wrong', async () => {
  const empty = await report('2020-01');
  expect([empty.documents, empty.sections, empty.hsn]).toEqual([0, [], []]);
  expect(empty.checks.every(({ level }) => level === 'passed')).toBe(true);
  expect((await get('2020-13')).statusCode).toBe(400);
});
