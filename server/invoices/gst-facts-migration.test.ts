import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { addBar, ask, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
const MIGRATION = readFileSync(
  new URL('../db/migrations/0022_invoice_gst_facts.sql', import.meta.url),
  'utf8',
);
const HOME = ORDER_REQUEST_EXAMPLE.shippingAddress;
const KARNATAKA = { ...HOME, city: 'Bengaluru', state: 'Karnataka', pinCode: '560001' };

beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
  await addBar(shop.pool, 'bar');
  await shop.pool.query(`update settings set gstin = '27AAPFU0939F1ZV'`);
});
afterAll(() => shop.close());

async function issue(changes: object, ...statuses: string[]): Promise<void> {
  const placed = await placeGuestOrder(shop, { items: [line('bar', 2)], ...changes });
  expect(placed.statusCode, placed.body).toBe(201);
  for (const status of statuses) {
    const path = `/orders/${placed.json().orderId}/status`;
    const moved = await ask(shop, 'PATCH', path, { body: { status }, token });
    expect(moved.statusCode, moved.body).toBe(200);
  }
}

const documents = async () =>
  (await shop.pool.query('select number, document from invoices order by number')).rows;

/** As they were stored before: without what the returns need. */
async function forget(): Promise<void> {
  await shop.pool.query(`
    drop table invoice_gaps;
    alter table invoices disable trigger append_only;
    update invoices set document = document - 'gst';
    alter table invoices enable trigger append_only`);
}

it('documents from before are completed with what they would be issued with, and gaps are listed', async () => {
  await issue({}, 'SHIPPED');
  await issue({ shippingAddress: KARNATAKA, billingAddress: KARNATAKA }, 'SHIPPED', 'CANCELLED');
  await issue({ items: [line('bar', 20)], shippingAddress: KARNATAKA, billingAddress: HOME }, 'SHIPPED');
  const business = { shippingAddress: KARNATAKA, billingAddress: KARNATAKA, gstin: '29AAJCB4321M1ZF' };
  await issue(business, 'SHIPPED', 'CANCELLED');
  const issued = await documents();
  expect(issued.map(({ document }) => document.gst.class).sort()).toEqual([
    'b2b',
    'b2cl',
    'b2cs',
    'b2cs',
    'b2cs',
    'cdnr',
  ]);

  await forget();
  await shop.pool.query(MIGRATION);
  expect(await documents()).toEqual(issued);
  expect((await shop.pool.query('select * from invoice_gaps')).rows).toEqual([]);

  await forget();
  await shop.pool.query(`
    alter table invoices disable trigger append_only;
    update invoices set document = document #- '{lines,0,unit}' where number like 'RR%1';
    alter table invoices enable trigger append_only`);
  await shop.pool.query(MIGRATION);
  expect((await shop.pool.query('select missing from invoice_gaps')).rows).toEqual([{ missing: ['units'] }]);
  await expect(shop.pool.query(`update invoices set reason = 'x'`)).rejects.toThrow();
});
