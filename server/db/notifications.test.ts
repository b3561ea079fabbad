import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import * as row from '../../tests/support/sample-rows.ts';

const CHANNELS = ['catalogue_changed', 'outbox', 'admin_events'];

let database: Awaited<ReturnType<typeof freshDatabase>>;
let listener: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  await row.insertSamples(database.pool);
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  for (const channel of [...CHANNELS, 'done']) await listener.query(`listen ${channel}`);
});
afterAll(async () => {
  await listener.end();
  await database.drop();
});

/** What is heard of one transaction; `done`, sent after it, arrives after it. */
async function heardOf(statement: string): Promise<{ channel: string; payload: string }[]> {
  const heard: { channel: string; payload: string }[] = [];
  const done = new Promise<void>((resolve) => {
    const hear = ({ channel, payload = '' }: pg.Notification) => {
      if (channel !== 'done') return heard.push({ channel, payload });
      listener.off('notification', hear);
      return resolve();
    };
    listener.on('notification', hear);
  });
  await database.pool.query(`begin; ${statement}; commit`);
  await database.pool.query('notify done');
  await done;
  return heard;
}

const CATALOGUE_CHANGED = [{ channel: 'catalogue_changed', payload: '' }];

/** Without what administrators hear of it. */
const catalogueHeardOf = async (statement: string) =>
  (await heardOf(statement)).filter(({ channel }) => channel !== 'admin_events');

it.each([
  ['a new price', `update products set sale_price = 580000`],
  ['a renamed category', `update categories set name = 'Bars'`],
  ['a variant that is sold out', `update product_variants set in_stock = false`],
  ['a variant that goes', `delete from product_variants`],
  ['a review that is hidden', `update reviews set status = 'rejected'`],
  ['new settings', `update settings set shipping_threshold = 600000`],
  ['a new discount', `insert into discounts (name, type, value) values ('Diwali', 'percentage', 1000)`],
  ['a coupon that is switched off', `update coupons set is_active = false`],
  ['the last piece sold', `update stock set available = 0`],
  ['new stock of something sold out', `update stock set available = 5`],
  ['a count that is kept no longer', `delete from stock`],
  ['a count that is kept from now on', `insert into stock (product_id, available) values ('1', 5)`],
  ['a table emptied at once', `truncate discounts`],
])('%s tells every process that the catalogue changed, once', async (_title, statement) => {
  expect(await catalogueHeardOf(statement)).toEqual(CATALOGUE_CHANGED);
});

it('tells once of many changes in one transaction', async () => {
  const statement = `update products set name = 'A'; update categories set name = 'B'; update products set name = 'C'`;
  expect(await heardOf(statement)).toEqual(CATALOGUE_CHANGED);
});

it.each([
  ['an order that takes one of several pieces', `update stock set available = available - 1`],
  ['a coupon that is used', `update coupons set used_count = used_count + 1`],
  ['a product saved without a change', `update products set name = name`],
  ['a change of nothing', `update products set name = 'X' where id = 'none'`],
  [
    'a review that waits for its moderation',
    `insert into reviews (id, product_id, user_name, rating) values ('r2', '1', 'Ravi', 4)`,
  ],
  [
    'a seeding that finds everything there',
    `insert into categories select * from categories on conflict do nothing`,
  ],
])('%s keeps the cached pages', async (_title, statement) => {
  expect(await catalogueHeardOf(statement)).toEqual([]);
});

it('wakes the outbox when there is something to send', async () => {
  const statement = `insert into outbox (kind, payload, dedupe_key) values ('mail', '{}', 'a'), ('mail', '{}', 'b')`;
  expect(await heardOf(statement)).toEqual([{ channel: 'outbox', payload: '' }]);
});

it('tells the admin of what changes in orders, messages and reviews, of parcels, of money and of mail that is given up', async () => {
  const columns = `(name, email, subject) values ('Asha', 'asha@example.in', 'Changing')`;
  await heardOf(`insert into contacts ${columns}; insert into enquiries ${columns}`);
  const kinds = async (statement: string) =>
    (await heardOf(statement)).map(({ payload }) => JSON.parse(payload).kind);
  const changing = `where subject = 'Changing'`;
  expect(await kinds(`update orders set status = 'CONFIRMED'`)).toEqual(['order']);
  expect(await kinds(`update contacts set status = 'READ' ${changing}`)).toEqual(['contact']);
  expect(await kinds(`update enquiries set status = 'closed' ${changing}`)).toEqual(['enquiry']);
  expect(await kinds(`insert into shipments (order_id) select id from orders`)).toEqual(['order']);
  expect(await kinds(`update shipments set status = 'PICKED_UP'`)).toEqual(['order']);
  await database.pool.query('delete from shipments');
  expect(
    await kinds(`insert into reviews (id, product_id, user_name, rating) values ('r3', '1', 'Ravi', 4)`),
  ).toEqual(['review']);
  const payment = `insert into payments (order_id, attempt, provider, merchant_order_id, amount)
    select id, 9, 'phonepe', 'disputed-one', total_amount from orders limit 1`;
  await heardOf(payment);
  const dispute = `update payments set state = 'DISPUTED', amount_received = amount, problem = 'Too late'
    where merchant_order_id = 'disputed-one'`;
  expect(await kinds(dispute)).toEqual(['order']);
  await heardOf(`insert into outbox (kind, payload, dedupe_key) values ('mail', '{}', 'given-up')`);
  expect(await kinds(`update outbox set attempts = 1 where dedupe_key = 'given-up'`)).toEqual([]);
  expect(await kinds(`update outbox set status = 'dead' where dedupe_key = 'given-up'`)).toEqual(['mail']);
});

it('tells the admin of new orders, contacts and enquiries', async () => {
  const id = '00000000-0000-4000-8000-0000000000aa';
  const columns = `(id, name, email, subject) values ('${id}', 'Asha', 'asha@example.in', 'Delivery')`;
  const order = `insert into orders (id, order_number, subtotal, shipping_cost, tax_amount, total_amount,
      customer_name, customer_email, shipping_address, billing_address)
    select 'second-unguessable-order-id', 2, 0, 100, 0, 100,
      customer_name, customer_email, shipping_address, billing_address from orders`;
  const heard = await heardOf(`insert into contacts ${columns}; insert into enquiries ${columns}; ${order}`);
  expect(heard.map(({ channel }) => channel)).toEqual(['admin_events', 'admin_events', 'admin_events']);
  expect(heard.map(({ payload }) => JSON.parse(payload))).toEqual([
    { kind: 'contact', id },
    { kind: 'enquiry', id },
    { kind: 'order', id: 'second-unguessable-order-id' },
  ]);
});
