import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../../tests/support/test-shop.ts';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  token = (await shop.signUp('ADMIN')).token;
});
afterAll(() => shop.close());

const insert = async (table: 'contacts' | 'enquiries', status: string, hour: number, more: object = {}) => {
  const row = { name: 'Tara', email: 'tara@example.in', subject: `${table} ${hour}`, status, ...more };
  const columns = Object.keys(row);
  await shop.pool.query(
    `insert into ${table} (${columns.join(', ')}, created_at)
     values (${columns.map((_, at) => `$${at + 1}`).join(', ')}, '2026-11-18T00:00:00Z'::timestamptz + ${hour} * interval '1 hour')`,
    Object.values(row),
  );
};

it('contact messages and enquiries wait for an answer in one list, the oldest first, read or not', async () => {
  await insert('contacts', 'READ', 2);
  await insert('contacts', 'REPLIED', 1);
  await insert('contacts', 'NEW', 4);
  await insert('contacts', 'NEW', 5, { deleted_at: new Date() });
  await insert('enquiries', 'new', 3, { product_id: '21' });
  await insert('enquiries', 'closed', 0);
  await insert('enquiries', 'read', 6);
  const reply = await ask(shop, 'GET', '/messages/waiting?limit=3', { token });
  expect(reply.statusCode, reply.body).toBe(200);
  const { data, pagination } = reply.json();
  expect(
    data.map(({ source, subject, status, product_id }: Record<string, unknown>) => [
      source,
      subject,
      status,
      product_id,
    ]),
  ).toEqual([
    ['contact', 'contacts 2', 'read', null],
    ['enquiry', 'enquiries 3', 'new', '21'],
    ['contact', 'contacts 4', 'new', null],
  ]);
  expect(pagination).toMatchObject({ total: 4, pages: 2 });
  const second = (await ask(shop, 'GET', '/messages/waiting?limit=3&page=2', { token })).json().data;
  expect(second).toMatchObject([{ source: 'enquiry', subject: 'enquiries 6' }]);
});

it('the dashboard counts what that list shows', async () => {
  const needs = (await ask(shop, 'GET', '/dashboard/needs', { token })).json().data;
  expect(needs.messages).toEqual({ contacts: 2, enquiries: 2, since: '2026-11-18T02:00:00.000Z' });
});
