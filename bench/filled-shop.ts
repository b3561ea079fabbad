import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { DAILY_SUMS } from '../server/dashboard/roll-up.ts';
import { connectPool } from '../server/db/connect.ts';
import { rollUp } from '../server/db/daily-sums.ts';
import { superuser } from '../server/db/embedded/server-settings.ts';
import { manyProducts } from '../tests/support/many-products.ts';
import { embeddedDatabaseUrl, openShop, type ShopProcess } from '../tests/support/shop-process.ts';
import { say } from './figures.ts';

const FOLDER = process.env.BENCH_FOLDER ?? join('.data', 'bench');
const ADMIN = { email: 'bench@rackandrep.example', password: 'a million orders' };
const [MESSAGES, PRODUCTS] = [100_000, 5000];

export type FilledShop = { readonly shop: ShopProcess; readonly token: string };

/** A shop with 5,000 products, so many orders and what belongs to them. It is kept in BENCH_FOLDER, so that only the first run fills it. */
export async function openFilledShop(orders: number): Promise<FilledShop> {
  const dataDir = join(FOLDER, String(orders));
  const mark = join(dataDir, 'filled');
  if (!existsSync(mark)) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const env = { RATE_LIMITS: 'off', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const settings = { port: 24_321, dataDir, env };
  let shop = await openShop(settings);
  try {
    if (!existsSync(mark)) {
      await fillDatabase(embeddedDatabaseUrl(dataDir), orders);
      writeFileSync(mark, '');
      // Without triggers it has not heard of what it has now.
      await shop.stop();
      shop = await openShop(settings);
    }
    const login = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ADMIN),
    };
    const response = await fetch(`${shop.url}/api/auth/admin-login`, login);
    const { data } = (await response.json()) as { data: { token: string } };
    return { shop, token: data.token };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

/** Without triggers, and with the indexes made at the end: row by row both would take an hour. */
async function fillDatabase(url: string, orders: number): Promise<void> {
  const address = new URL(url);
  address.username = superuser;
  const database = new pg.Client({ connectionString: address.href });
  await database.connect();
  const { rows: indexes } = await database.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and indexdef not like '% UNIQUE %' and indexdef not like '% gist %'`,
  );
  say(`filling a shop of ${orders} orders, which takes some minutes for a million`);
  for (const statement of [
    `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '512MB'`,
    ...indexes.map(({ name }) => `drop index ${name}`),
    ...[manyProducts(PRODUCTS), manyOrders(orders), manyPayments, manyShipments, manyCustomers],
    ...[manyMessages('contacts', MESSAGES), manyMessages('enquiries', MESSAGES)],
    manyMails(orders / 5),
    ...indexes.map(({ definition }) => definition),
    'vacuum analyze',
  ])
    await database.query(statement);
  await database.end();
  const pool = connectPool(url, { max: 1, statementTimeout: 0 });
  await rollUp(pool, DAILY_SUMS);
  await pool.query('vacuum analyze daily_sales, daily_product_sales, daily_received, daily_shipments');
  await pool.end();
}

/** Evenly over a year; a larger number is newer, as rows come into a table. */
const timeOf = (number: string, of: number) => `now() - (${of} - ${number}) * interval '365 days' / ${of}`;

const phoneOf = (number: string) => `'9' || lpad((${number}::bigint * 387420489 % 1000000000)::text, 9, '0')`;

/** Some first names are frequent; ten people have a rare name; a frequent one has not ordered for half a year. */
const nameOf = (number: string, of: number) => `
  case when ${number} % ${of / 10} = 7 then 'Quentin Venkataraghavan'
       when ${number} % 25 = 3 and ${number} < ${of / 2} then 'Gurpreet Ahluwalia' else
  (array['Asha','Ravi','Meera','Vikram','Neha','Arvind','Joseph','Harish','Sneha','Abdul','Pooja','Ganesh','Ritu','Kiran',
         'Farhan','Lakshmi','Deepak','Anita','Suresh','Kavya','Imran','Divya','Rajesh','Nisha','Manoj','Fatima','Sanjay',
         'Priya','Karthik','Leela','Mohan','Zoya'])[1 + floor(power(random(), 1.3) * 32)::int] || ' ' ||
  (array['Rao','Kumar','Nair','Shinde','Bansal','Menon','Gowda','Kapoor','Rahman','Shetty','Wagh','Chawla','Joshi',
         'Iyer','Pillai','Yadav','Gill','Deshmukh','Patil'])[1 + ${number} % 19] end`;

const manyOrders = (count: number) => `
  insert into orders (id, order_number, status, payment_status, payment_method, subtotal, shipping_cost, tax_amount,
         total_amount, customer_name, customer_email, customer_phone, shipping_address, billing_address, created_at,
         updated_at)
  select 'GUEST-' || md5(n::text), n,
         case when n > ${count} * 0.995 then (array['PENDING','CONFIRMED','PROCESSING'])[1 + n % 3]
              when n > ${count} * 0.98 then 'SHIPPED' when n % 20 = 0 then 'CANCELLED' else 'DELIVERED' end,
         (array['PAID','PAID','PAID','PENDING','FAILED'])[1 + n % 5], (array['COD','ONLINE','UPI','CARD'])[1 + n % 4],
         500000, 0, 0, 500000, ${nameOf('n', count)}, 'customer' || n % ${Math.floor(count / 3)} || '@example.in',
         ${phoneOf(`(n % ${Math.floor(count / 3)})`)}, address, address, ${timeOf('n', count)}, ${timeOf('n', count)}
    from generate_series(1, ${count}) n cross join lateral (select jsonb_build_object('fullName', 'Asha Rao', 'addressLine1',
         'Plot ' || n || ', Station Road', 'city', 'Nashik', 'pinCode', '422001', 'state',
         (array['Maharashtra','Goa','Kerala','Delhi','Punjab','Gujarat'])[1 + n % 6]) as address) home;
  insert into order_items (order_id, position, product_id, product_name, product_category, product_gst, hsn, list_price,
         unit_price, quantity, total_price)
  select id, 0, 'bench-' || 1 + floor(power(random(), 4) * ${PRODUCTS}), 'Power Rack', 'racks', 18, '9506', 500000, 500000,
         1, 500000 from orders;
  insert into counters (name, value) values ('orders', ${count}) on conflict (name) do update set value = excluded.value`;

const manyMessages = (table: string, count: number) => `
  insert into ${table} (name, email, phone, subject, message, created_at)
  select ${nameOf('n', count)}, 'writer' || n || '@example.in', ${phoneOf('n')}, 'A question about delivery ' || n,
         'Is the power rack in stock, and how long does the delivery to Pune take? We are a gym of ' || n || ' members.' ||
         case when n % 10000 = 7 then ' Do you sell a trampoline?' else '' end, ${timeOf('n', count)} from generate_series(1, ${count}) n`;

const manyMails = (count: number) => `
  insert into outbox (kind, payload, dedupe_key, status, attempts, created_at, sent_at)
  select 'mail', jsonb_build_object('to', 'customer' || n || '@example.in', 'subject', 'Your order RR-' || n, 'text', 'Thank you.'),
         'bench-' || n, 'sent', 1, ${timeOf('n', count)}, now() from generate_series(1, ${count}) n`;

const manyShipments = `
  insert into carriers (name, tracking_url) values ('Bench Carriers', 'https://carrier.example/t?n={tracking}');
  insert into shipments (order_id, carrier_id, tracking_number, status, weight_grams, cost, created_at, updated_at)
  select o.id, p.id, 'BC' || 5000000000 + o.order_number, case o.status when 'SHIPPED' then 'IN_TRANSIT' else 'DELIVERED' end,
         20000, 45000, o.created_at + interval '1 hour', o.created_at + interval '1 hour'
    from orders o, carriers p where o.status in ('SHIPPED', 'DELIVERED') and p.name = 'Bench Carriers'`;

/** Every order that is paid, and every fiftieth of them gave a part back. */
const manyPayments = `
  insert into payments (order_id, attempt, provider, merchant_order_id, state, amount, amount_received, completed_at,
         created_at, updated_at)
  select id, 1, 'manual', id || '-1', 'COMPLETED', total_amount, total_amount, created_at, created_at, created_at
    from orders where payment_status = 'PAID';
  insert into refunds (payment_id, merchant_refund_id, state, amount, completed_at, created_at, updated_at)
  select p.id, 'R-' || o.order_number, 'COMPLETED', 50000, now - (now - p.created_at) / 2, p.created_at, p.created_at
    from payments p join orders o on o.id = p.order_id, lateral (select now()) t (now) where o.order_number % 50 = 1`;

const manyCustomers = `
  insert into customers (key, name, email, phone, orders_count, total_spent, created_at, latest_at)
  select lower(customer_email), max(customer_name), max(customer_email), max(customer_phone), count(*),
         coalesce(sum(total_amount) filter (where payment_status = 'PAID'), 0), min(created_at), max(created_at)
    from orders group by 1`;
