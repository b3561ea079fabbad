import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import * as row from '../../tests/support/sample-rows.ts';
import { connectPool } from './connect.ts';

let database: Awaited<ReturnType<typeof freshDatabase>>;

/** Some thousand rows, so that the planner has a reason to look for an index. */
const crowd = [
  `insert into users (name, email, password_hash)
    select 'User ' || n, 'user' || n || '@example.in', repeat('x', 60) from generate_series(1, 4000) n`,
  `insert into sessions (token_hash, user_id, expires_at)
    select sha256(id::text::bytea), id, now() + interval '30 days' from users`,
  `insert into orders (id, order_number, user_id, status, subtotal, shipping_cost, tax_amount, total_amount,
      customer_name, customer_email, shipping_address, billing_address, created_at, payment_due_at)
    select 'unguessable-order-id-' || n, n + 1, u.id, case when n % 100 = 0 then 'SHIPPED' else 'DELIVERED' end, 0, 100, 0,
      100, 'Customer ' || md5(n::text), u.email, o.shipping_address, o.billing_address,
      now() - n * interval '1 minute', case when n % 100 = 0 then now() + n * interval '1 second' end
    from orders o, (select *, row_number() over (order by email) as n from users) u`,
  `insert into payments (order_id, attempt, provider, merchant_order_id, transaction_id, state, amount, next_check_at)
    select id, 1, 'phonepe', id, 'T' || order_number, case when order_number % 50 = 0 then 'PENDING' else 'FAILED' end,
      100, now() + order_number * interval '1 second' from orders where total_amount = 100`,
  `insert into contacts (name, email, subject, message, status, created_at)
    select 'C', 'c@example.in', 'S', md5(n::text), case when n % 100 = 0 then 'NEW' else 'CLOSED' end,
      now() - n * interval '1 minute' from generate_series(1, 4000) n`,
  `insert into enquiries (name, email, subject, message, status, created_at)
    select 'C', 'c@example.in', 'S', md5(n::text), case when n % 100 = 0 then 'new' else 'closed' end,
      now() - n * interval '1 minute' from generate_series(1, 4000) n`,
  `insert into outbox (kind, payload, dedupe_key, status, sent_at, next_attempt_at)
    select 'mail', '{}', n::text, 'sent', now(), now() - n * interval '1 second' from generate_series(1, 4000) n`,
  `insert into products (id, slug, name, category_id, price)
    select 'p' || n, 'p-' || n, 'Product ' || n, 'barbells', 100 from generate_series(1, 4000) n`,
  `insert into reviews (id, product_id, user_name, rating, status)
    select 'r-' || id, id, 'U', 5, 'published' from products`,
  `insert into coupons (code, name, type, value) select 'C' || n, 'C', 'fixed', 100 from generate_series(1, 4000) n`,
  `insert into rate_limits (bucket, window_start, expires_at)
    select n::text, now(), now() + n * interval '1 minute' from generate_series(1, 4000) n`,
  `insert into idempotency_keys (scope, key, request_hash, expires_at)
    select 'guest', n::text, sha256(n::text::bytea), now() + n * interval '1 minute' from generate_series(1, 4000) n`,
  `insert into audit_log (actor, action, entity, entity_id)
    select 'system', 'update', 'product', n::text from generate_series(1, 4000) n`,
];

beforeAll(async () => {
  database = await freshDatabase();
  await row.insertSamples(database.pool);
  const unlimited = connectPool(database.url, { max: 1, statementTimeout: 0 });
  for (const statement of crowd) await unlimited.query(statement);
  // As autovacuum would: it also sorts new rows into the search indexes.
  await unlimited.query('vacuum analyze');
  await unlimited.end();
});
afterAll(() => database.drop());

const latest = 'order by created_at desc, id desc limit 20';

it.each([
  ['the newest orders', `select * from orders where deleted_at is null ${latest}`, 'orders_by_time'],
  [
    'the next page of orders',
    `select * from orders where deleted_at is null
      and (created_at, id) < (now() - interval '30 hours', 'x') ${latest}`,
    'orders_by_time',
  ],
  [
    'the orders of a status',
    `select * from orders where status = 'SHIPPED' and deleted_at is null ${latest}`,
    'orders_by_status',
  ],
  [
    'the orders of a shopper',
    `select * from orders where user_id = '${row.USER_ID}' ${latest}`,
    'orders_by_user',
  ],
  [
    'the orders of an e-mail',
    `select * from orders where lower(customer_email) = 'user7@example.in'`,
    'orders_by_email',
  ],
  ['an order by its number', `select * from orders where order_number = 7`, 'orders_number_unique'],
  [
    'orders by a part of the name',
    `select * from orders where search_text like '%c4ca4238a0%'`,
    'orders_by_search_text',
  ],
  [
    'orders by two letters that begin a word',
    `select * from orders where (search_text like 'zq%' or search_text like '% zq%')`,
    'orders_by_search_text',
  ],
  [
    'orders by how an e-mail begins',
    `select * from orders where lower(customer_email) like 'user7@%'`,
    'orders_by_email',
  ],
  [
    'orders by how a phone begins',
    `select * from orders where phone_digits(customer_phone) like '98765%'`,
    'orders_by_phone',
  ],
  [
    'orders by the last four digits of a phone',
    `select * from orders where reverse(phone_digits(customer_phone)) like '0123%'`,
    'orders_by_phone_end',
  ],
  [
    'unpaid orders that are due',
    `select id from orders where payment_status in ('PENDING', 'FAILED') and status = 'PENDING'
      and payment_due_at < now() order by payment_due_at limit 10`,
    'orders_payment_due',
  ],
  [
    'payments to ask the gateway about',
    `select id from payments where state in ('CREATED', 'PENDING') and next_check_at <= now()
      order by next_check_at limit 10 for update skip locked`,
    'payments_to_reconcile',
  ],
  [
    'a payment by its transaction',
    `select * from payments where transaction_id = 'T7'`,
    'payments_by_transaction',
  ],
  ['a session', `select * from sessions where token_hash = sha256('x')`, 'sessions_token_unique'],
  ['a user by e-mail', `select * from users where lower(email) = 'user7@example.in'`, 'users_email_unique'],
  [
    'new contacts',
    `select * from contacts where status = 'NEW' and deleted_at is null ${latest}`,
    'contacts_by_status',
  ],
  [
    'contacts by a word',
    `select * from contacts
      where lower(reference || ' ' || name || ' ' || email || ' ' || subject || ' ' || message) like '%c4ca4238a0%'`,
    'contacts_by_text',
  ],
  [
    'new enquiries',
    `select * from enquiries where status = 'new' and deleted_at is null ${latest}`,
    'enquiries_by_status',
  ],
  [
    'what is to be sent',
    `select id from outbox where status in ('pending', 'failed') and next_attempt_at <= now()
      order by next_attempt_at limit 10 for update skip locked`,
    'outbox_due',
  ],
  ['mails that were given up', `select * from outbox where status = 'dead' ${latest}`, 'outbox_by_status'],
  [
    'mails to somebody',
    `select * from outbox where lower(payload ->> 'to') like 'asha@example%'`,
    'outbox_by_recipient',
  ],
  [
    'mails about an order',
    `select * from outbox
      where lower(coalesce(payload ->> 'to', '') || ' ' || coalesce(payload ->> 'subject', '')) ~ 'rr-1042\\M'`,
    'outbox_by_text',
  ],
  [
    'mails to the customer of an order',
    `select * from outbox where kind = 'order-mail' and payload ->> 'orderId' = 'x7' and payload ->> 'event' <> 'noticed'`,
    'outbox_by_order',
  ],
  [
    'reviews to read',
    `select * from reviews where status = 'pending' and deleted_at is null ${latest}`,
    'reviews_by_status',
  ],
  [
    'reviews by a word',
    `select * from reviews where lower(user_name || ' ' || comment) like '%knurl%'`,
    'reviews_by_text',
  ],
  [
    'a product by its address',
    `select * from products where slug = 'p-7' and deleted_at is null`,
    'products_slug_unique',
  ],
  [
    'the reviews of a product',
    `select * from reviews where product_id = 'p7' and deleted_at is null`,
    'reviews_by_product',
  ],
  [
    'a coupon',
    `select * from coupons where upper(code) = 'C7' and deleted_at is null`,
    'coupons_code_unique',
  ],
  ['old counts to forget', `delete from rate_limits where expires_at < now()`, 'rate_limits_by_expiry'],
  [
    'old replies to forget',
    `delete from idempotency_keys where expires_at < now()`,
    'idempotency_keys_by_expiry',
  ],
  [
    'what happened to the settings',
    `select * from audit_log where entity = 'settings' order by at desc, id desc limit 50`,
    'audit_log_by_kind',
  ],
  [
    'what happened to a product',
    `select * from audit_log where entity = 'product' and entity_id = '7' order by id desc`,
    'audit_log_by_entity',
  ],
])('%s: found through an index', async (_title, query, index) => {
  const { rows } = await database.pool.query(`explain (format json) ${query}`);
  expect(JSON.stringify(rows)).toContain(`"Index Name":"${index}"`);
});
