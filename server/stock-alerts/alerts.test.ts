import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { STOCK_ALERT_SAVED } from '../../contract/stock-alerts.ts';
import { ask, line, type Method, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { sendBackInStockMails } from './back-in-stock-mails.ts';
import { purgeOldAlerts } from './purge-alerts.ts';

let shop: TestShop;
let admin = '';
let id = '';

beforeAll(async () => {
  shop = await testShop();
  ({ token: admin } = await shop.signUp('ADMIN'));
});
beforeEach(async () => {
  await shop.pool.query('truncate rate_limits, stock_alerts, outbox');
  id = (await call('POST', '/products', belt)).json().product.id;
});
afterAll(() => shop.close());

const belt = {
  name: 'Awaited Belt',
  category: 'others',
  price: 1000,
  shortDescription: 'Leather',
  description: 'A belt.',
  images: ['/images/belt.webp'],
  weightVariants: [
    { weight: '5 kg pair', stock: 0 },
    { weight: '10 kg pair', stock: 4 },
  ],
};

const call = (method: Method, path: string, body?: object, token: string | undefined = admin) =>
  ask(shop, method, path, { ...(body === undefined ? {} : { body }), token });
const wait = (email: string, wish: object = { variant: '5 kg pair' }) =>
  ask(shop, 'POST', '/stock-alerts', { body: { productId: id, email, ...wish } });
const tell = (pool = shop.pool) =>
  sendBackInStockMails({ pool, publicUrl: 'https://shop.example', now: () => new Date() });
const mails = async () =>
  (
    await shop.pool.query<{ to: string; subject: string; text: string }>(
      `select payload ->> 'to' as to, payload ->> 'subject' as subject, payload ->> 'text' as text
         from outbox where dedupe_key like 'stock-alert:%' order by id`,
    )
  ).rows;
async function raise(variant: string, available: number) {
  const { data } = (await call('GET', `/products/${id}/stock`)).json();
  const count = data.find((one: { variant: string | null }) => one.variant === variant);
  const counts = [{ variantId: count.variantId, available, seen: count.available }];
  expect((await call('PUT', `/products/${id}/stock`, { counts })).statusCode).toBe(200);
}

it('writes once to everybody who waits, in the order of asking, when it is back', async () => {
  for (const email of ['asha@example.in', 'ravi@example.in', 'ASHA@example.in', 'mina@example.in']) {
    const reply = await wait(email);
    expect(reply.statusCode, reply.body).toBe(201);
    expect(reply.json()).toEqual({ success: true, message: STOCK_ALERT_SAVED });
  }
  expect(await tell()).toBe(0);
  expect((await call('GET', `/products/${id}`)).json().product.waiting).toBe(3);

  await raise('5 kg pair', 1);
  expect(await Promise.all([tell(), tell()])).toContain(3);
  const told = await mails();
  expect(told.map(({ to }) => to)).toEqual(['asha@example.in', 'ravi@example.in', 'mina@example.in']);
  expect(told[0]?.subject).toBe('Awaited Belt, 5\u00a0kg\u00a0×\u00a02 is back in stock');
  expect(told[0]?.text).toContain('https://shop.example/product/awaited-belt');
  expect(told[0]?.text).toContain('?weight=5+kg+pair');
  expect(told[0]?.text).toMatch(/You asked us to tell you on .* This is the only e-mail/);
  expect((await call('GET', `/products/${id}`)).json().product.waiting).toBe(0);

  await raise('5 kg pair', 0);
  await raise('5 kg pair', 3);
  expect(await tell()).toBe(0);
  expect(await mails()).toHaveLength(3);

  await raise('5 kg pair', 0);
  expect((await wait('asha@example.in')).statusCode).toBe(201);
  await raise('5 kg pair', 3);
  expect(await tell(), 'who asks again is told again').toBe(1);
});

it('tells of what a cancelled order gives back', async () => {
  await raise('5 kg pair', 1);
  const placed = await placeGuestOrder(shop, {
    items: [{ ...line(id, 1), variant: '5 kg pair', variantType: 'weight' }],
  });
  expect(placed.statusCode, placed.body).toBe(201);
  await wait('asha@example.in');
  expect(await tell()).toBe(0);
  const orderId = placed.json().data.id;
  await call('PATCH', `/orders/${orderId}/status`, { status: 'CANCELLED' });
  expect(await tell()).toBe(1);
});

it('tells neither none nor twice where a process ends in between', async () => {
  await wait('asha@example.in');
  await raise('5 kg pair', 1);
  // Stops the statement that queues the mails, after those who are told have been marked.
  await shop.pool.query(
    `create function no_mail() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  );
  await shop.pool.query(
    'create trigger no_mail before insert on outbox for each row execute function no_mail()',
  );
  await expect(tell()).rejects.toThrow('killed');
  await shop.pool.query('drop trigger no_mail on outbox; drop function no_mail()');
  expect(await mails()).toEqual([]);
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  expect(await mails()).toHaveLength(1);
});

it('waits while the category is hidden, and tells of a whole product in whichever variant', async () => {
  await raise('10 kg pair', 0);
  expect((await wait('asha@example.in', {})).statusCode).toBe(201);
  await shop.pool.query(`update categories set is_active = false where id = 'others'`);
  await raise('10 kg pair', 2);
  expect(await tell()).toBe(0);
  await shop.pool.query(`update categories set is_active = true where id = 'others'`);
  expect(await tell()).toBe(1);
  expect((await mails())[0]?.subject).toBe('Awaited Belt is back in stock');
});

it.each([
  ['what is in stock', { variant: '10 kg pair' }, 409, 'IN_STOCK'],
  ['a product of which something is in stock', {}, 409, 'IN_STOCK'],
  ['a variant that nobody makes', { variant: '7 kg' }, 422, 'VARIANT_UNKNOWN'],
  ['a product that nobody sells', { productId: 'none' }, 422, 'PRODUCT_UNKNOWN'],
  ['no address', { email: 'asha' }, 400, 'VALIDATION_FAILED'],
])('takes no wait for %s', async (_words, wish, status, code) => {
  const reply = await wait('asha@example.in', wish);
  expect(reply.statusCode).toBe(status);
  expect(errorOf(reply).code).toBe(code);
});

it('stops who asks for many', async () => {
  const replies = [];
  for (let count = 0; count < 6; count += 1) replies.push((await wait('asha@example.in')).statusCode);
  expect(replies).toEqual([201, 201, 201, 201, 201, 429]);
});

it('forgets addresses: a season after the mail, a year after asking', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  const insert = (email: string, asked: number, told: number | null) =>
    shop.pool.query(
      'insert into stock_alerts (product_id, email, asked_at, told_at) values ($1, $2, $3, $4)',
      [id, email, days(asked), told === null ? null : days(told)],
    );
  await insert('told-lately@example.in', 200, 80);
  await insert('told-long-ago@example.in', 200, 91);
  await insert('waits@example.in', 364, null);
  await insert('waited@example.in', 366, null);
  expect(await purgeOldAlerts(shop.pool, new Date())).toBe(2);
  const { rows } = await shop.pool.query('select email from stock_alerts order by email');
  expect(rows.map(({ email }) => email)).toEqual(['told-lately@example.in', 'waits@example.in']);
});
