import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { ORDER_REQUEST_EXAMPLE } from '../../contract/orders/order-request.ts';
import { insertPayment } from './dashboard.ts';
import { ask } from './orders.ts';
import type { TestShop } from './test-shop.ts';

/** For tests: a customer of whom every table knows something, through the shop's own calls where there are any. */

export const CUSTOMER = {
  name: 'Zubeida Qureshi',
  email: 'zubeida.q@example.in',
  phone: '9812345678',
  street: '77 Lantern Lane, Old Quarter',
  password: 'twelve steel plates',
};
const { name, email, phone, street, password } = CUSTOMER;

export interface KnownCustomer {
  readonly id: string;
  readonly token: string;
  readonly orders: { readonly delivered: string; readonly cancelled: string };
}

export async function knownCustomer(shop: TestShop): Promise<KnownCustomer> {
  const { pool } = shop;
  const administrator = (await shop.signUp('ADMIN')).token;
  const done = async (...request: Parameters<typeof ask> extends [unknown, ...infer Rest] ? Rest : never) => {
    const reply = await ask(shop, ...request);
    if (reply.statusCode >= 300) throw new Error(`${request[1]}: ${reply.body}`);
    return reply.json();
  };
  const registered = await done('POST', '/auth/register', { body: { name, email, phone, password } });
  const token: string = registered.authorization.token;
  const id: string = registered.user.id;
  const address = {
    ...ORDER_REQUEST_EXAMPLE.shippingAddress,
    fullName: name,
    email,
    phone,
    addressLine1: street,
  };
  await done('PUT', `/users/profile/${id}`, { token, body: { name, phone, addresses: [address] } });
  await done('POST', '/wishlist', { token, body: { productId: '1' } });

  const request = { ...ORDER_REQUEST_EXAMPLE, shippingAddress: address, billingAddress: address };
  const business = { ...request, gstin: '27AAPFU0939F1ZV', notes: `Ring ${name}`, couponCode: 'SAVE500' };
  const delivered: string = (await done('POST', '/orders', { token, body: business, key: 'first' })).orderId;
  await done('PATCH', `/orders/${delivered}/status`, { token: administrator, body: { status: 'DELIVERED' } });
  const { order_items: items } = (await done('GET', `/orders/${delivered}`)).data;
  const lines = [{ itemId: items[0].id, quantity: 1 }];
  await done('POST', `/orders/${delivered}/claims`, { body: { problem: 'damaged', lines, message: name } });
  const cancelled: string = (await done('POST', '/orders/guest', { body: request, key: 'second' })).orderId;
  await done('POST', `/orders/${cancelled}/cancel`, { body: {} });

  const message = {
    name,
    email,
    phone,
    subject: `For ${name}`,
    message: `I live at ${street}, please write.`,
  };
  await done('POST', '/contact-us', { body: message });
  await done('POST', '/enquiries', { body: message });
  const notes = `Calls herself ${name}`;
  await done('PUT', `/customers/${id}`, { token: administrator, body: { notes } });
  await pool.query('update users set email_verified_at = now() where id = $1', [id]);
  await insertPayment(pool, delivered);
  await fillByHand(pool, { id, delivered });
  return { id, token, orders: { delivered, cancelled } };
}

/** What comes of staff, jobs and the payment service. */
async function fillByHand(pool: Pool, { id, delivered }: { id: string; delivered: string }): Promise<void> {
  const payer = JSON.stringify({ state: 'COMPLETED', paymentDetails: [{ rail: { utr: '1' }, payer: name }] });
  const of = `(select id from %s where order_id = '${delivered}' limit 1)`;
  const [paid, claim, shipment] = ['payments', 'claims', 'shipments'].map((table) => of.replace('%s', table));
  const hash = () => `'\\x${randomBytes(32).toString('hex')}'`;
  for (const statement of [
    `insert into reviews (id, product_id, user_id, user_name, rating, comment, status, images)
     values ('z1', '1', '${id}', '${name}', 5, 'Yours, ${name}', 'published', '["/media/me.webp"]'),
            ('z2', '3', '${id}', '${name}', 4, 'Good', 'pending', '[]')`,
    `insert into stock_alerts (product_id, email) values ('1', '${email.toUpperCase()}')`,
    `insert into known_devices values (${hash()}, '${id}', now() + interval '1 day')`,
    `insert into account_tokens (token_hash, purpose, email, expires_at)
     values (${hash()}, 'data_link', '${email}', now() + interval '1 day')`,
    `update payments set payload = '${payer}' where order_id = '${delivered}'`,
    `insert into payment_events (provider, dedupe_key, event, payment_id, payload)
     values ('phonepe', 'z', 'paid', ${paid}, '${payer}')`,
    `insert into refunds (payment_id, merchant_refund_id, state, amount, reason, payload, completed_at)
     values (${paid}, 'RZ', 'COMPLETED', 100, '${name} asked', '${payer}', now())`,
    `update claims set decision = 'refusal', note = 'Sorry, ${name}', decided_at = now(),
            handover_note = 'About ${name}', handed_over_at = now() where id = ${claim}`,
    `insert into claim_photographs (claim_id, content, width, height) values (${claim}, '\\x01', 1, 1)`,
    `insert into order_calls (order_id, outcome, note, actor, at)
     values ('${delivered}', 'reached', '${name} said yes', 'staff@example.in', now())`,
    `update order_status_history set note = '${name}' where order_id = '${delivered}'`,
    `insert into stock_movements (product_id, delta, reason, order_id, note)
     values ('1', -1, 'order', '${delivered}', '${name}')`,
    `insert into cash_marks values ('${delivered}', 'delivered', '${phone}', '422005 77lanternlane', now())
     on conflict do nothing`,
    `insert into cash_allowances (phone) values ('${phone}')`,
    `update orders set admin_notes = '${name}', floor = 3, has_lift = true where id = '${delivered}'`,
    `update shipments set notes = '${name}', status = 'DELIVERED' where order_id = '${delivered}'`,
    `insert into shipment_events (shipment_id, status, note) values (${shipment}, 'DELIVERED', 'Signed by ${name}')`,
    `insert into message_replies (contact_id, message, sent_to, author)
     select id, 'Dear ${name}', email, 'Priya' from contacts where email = '${email}'`,
    `insert into outbox (kind, payload, dedupe_key, status, sent_at, kept_mail)
     select 'mail', '{"to": "shop@example.in"}', 'claim-decided:' || id, 'sent', now(), '{"text": "${name}"}'
       from claims where id = ${claim}`,
  ])
    await pool.query(statement);
}

/** The tables in which any row has one of the words, in any column of any type. */
export async function tablesWith(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: string[] = [];
  for (const { name: table } of rows) {
    const { rowCount } = await pool.query(
      `select 1 from "${table}" t where exists (select from unnest($1::text[]) word where strpos(lower(t::text), word) > 0)
        limit 1`,
      [words.map((word) => word.toLowerCase())],
    );
    if (rowCount === 1) found.push(table);
  }
  return found;
}
