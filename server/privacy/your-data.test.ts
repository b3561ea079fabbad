import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PERSONAL_TABLES } from '../../domain/privacy/personal-tables.ts';
import { CUSTOMER, type KnownCustomer, knownCustomer } from '../../tests/support/known-customer.ts';
import { ask, buyer, placeGuestOrder } from '../../tests/support/orders.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { hashToken } from '../accounts/sessions.ts';
import { type Mail, readMail } from '../mail/mail.ts';
import { NothingToSend } from '../outbox/attempt.ts';
import { dataLinkHandler } from './data-link.ts';

let shop: TestShop;
let customer: KnownCustomer;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off' } });
  customer = await knownCustomer(shop);
});
afterAll(() => shop.close());

const post = (path: string, body: object, token?: string) =>
  ask(shop, 'POST', path, token === undefined ? { body } : { body, token });
const rowsOf = async (query: string, values: unknown[] = []) => (await shop.pool.query(query, values)).rows;

const delivery = {
  id: 1,
  payload: {},
  dedupeKey: 'k',
  createdAt: new Date(),
  attempt: 1,
  signal: AbortSignal.abort(),
};

/** What the outbox does with a request: the mail, or why there is none. */
async function mailTo(email: string, now = new Date()): Promise<Mail | NothingToSend> {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => void sent.push(readMail(mail));
  const handler = dataLinkHandler({
    pool: shop.pool,
    publicUrl: 'https://shop.example',
    send,
    now: () => now,
  });
  const nothing = await handler({ to: email, subject: 'Your data' }, delivery);
  const [mail] = sent;
  if (mail !== undefined) return mail;
  if (nothing instanceof NothingToSend) return nothing;
  throw new Error('Neither a mail nor a reason');
}

async function linkTo(email: string, now?: Date): Promise<string> {
  const mail = await mailTo(email, now);
  return mail instanceof NothingToSend ? '' : (/your-data\?token=([\w-]{43})/.exec(mail.text)?.[1] ?? '');
}

async function openedLink(email: string): Promise<string> {
  return (await post('/your-data/open', { token: await linkTo(email) })).json().data.token;
}

async function cancelledGuest(name: string): Promise<string> {
  const { orderId } = (await placeGuestOrder(shop, buyer(name))).json();
  await post(`/orders/${orderId}/cancel`, {});
  return `${name}@example.in`;
}

describe('the file of a person’s data', () => {
  it('has something of every table that has a title, and nothing of somebody else', async () => {
    await cancelledGuest('ravi.other');
    const { data } = (await post('/your-data/export', {}, customer.token)).json();
    const titled = Object.entries(PERSONAL_TABLES).filter(([, table]) => 'title' in table);
    expect(data.parts.map((part: { name: string }) => part.name)).toEqual(titled.map(([name]) => name));
    expect(data.email).toBe(CUSTOMER.email);
    expect(JSON.stringify(data)).not.toContain('ravi.other');
    const orders = data.parts.find((part: { name: string }) => part.name === 'orders').rows;
    expect(orders.map((order: { id: string }) => order.id)).toEqual(Object.values(customer.orders));
  });

  it('has no secrets and names no staff', async () => {
    const { body } = await post('/your-data/export', {}, customer.token);
    for (const secret of ['password_hash', 'token_hash', 'argon2', 'staff@example.in', 'Priya', 'sdk_token'])
      expect(body).not.toContain(secret);
    const [admin] = await rowsOf(`select email from users where role = 'ADMIN' limit 1`);
    expect(body).not.toContain(admin.email);
  });

  it('is recorded without name and address', async () => {
    const [record] = await rowsOf(`select * from data_requests where kind = 'export' limit 1`);
    expect(record).toMatchObject({ asked_by: 'account', actor_id: null, kept: [] });
    expect(JSON.stringify(record)).not.toContain(CUSTOMER.email);
  });
});

describe('a guest’s link', () => {
  it('is promised in the same words whether the address is known or not', async () => {
    const email = await cancelledGuest('known.guest');
    const known = await post('/your-data/link', { email });
    const unknown = await post('/your-data/link', { email: 'nobody@example.in' });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    expect(await mailTo('nobody@example.in')).toBeInstanceOf(NothingToSend);
    expect(await mailTo(email)).toMatchObject({ to: email, subject: 'Your data at Rack & Rep' });
  });

  it('is stored as a hash, opens once, and not after an hour', async () => {
    const email = await cancelledGuest('once.guest');
    const token = await linkTo(email);
    expect(
      await rowsOf('select purpose from account_tokens where token_hash = $1', [hashToken(token)]),
    ).toEqual([{ purpose: 'data_link' }]);
    expect((await post('/your-data/export', { token })).statusCode).toBe(400);
    expect((await post('/your-data/open', { token })).json().data.email).toBe(email);
    const again = await post('/your-data/open', { token });
    expect([again.statusCode, again.json().code]).toEqual([400, 'DATA_LINK_INVALID']);
    const late = await linkTo(email, new Date(Date.now() - 61 * 60_000));
    expect((await post('/your-data/open', { token: late })).statusCode).toBe(400);
  });

  it('opens the data of its address alone, and deletes it; after that it opens nothing', async () => {
    const email = await cancelledGuest('leaving.guest');
    const token = await openedLink(email);
    const { data } = (await post('/your-data/export', { token })).json();
    expect(data.parts.map((part: { name: string }) => part.name)).toContain('orders');
    expect(JSON.stringify(data)).not.toContain(CUSTOMER.email);
    expect((await post('/your-data/erase', { token })).json().kept).toMatchObject([{ count: 1 }]);
    expect((await post('/your-data/erase', { token })).statusCode).toBe(400);
    expect(await mailTo(email)).toBeInstanceOf(NothingToSend);
  });

  it('does the same for an account, with no password: its mails could set one', async () => {
    const email = 'forgetful@example.in';
    await post('/auth/register', { name: 'Asha Rao', email, password: CUSTOMER.password });
    expect((await post('/your-data/erase', { token: await openedLink(email) })).statusCode).toBe(200);
    expect(await rowsOf('select 1 from users where email = $1', [email])).toEqual([]);
  });

  it('sends an address three mails in ten minutes at most, and refuses nobody', async () => {
    const limited = await testShop({ pool: shop.pool });
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']) {
      const body = { email: 'Often@example.in' };
      expect((await ask(limited, 'POST', '/your-data/link', { body, from })).statusCode).toBe(200);
    }
    expect(await rowsOf(`select 1 from outbox where payload ->> 'to' = 'often@example.in'`)).toHaveLength(3);
    const statuses = [];
    for (let call = 0; call < 21; call += 1)
      statuses.push(
        (await ask(limited, 'POST', '/your-data/open', { body: { token: 'guessed' }, from: '192.0.2.9' }))
          .statusCode,
      );
    expect(statuses.at(-1)).toBe(429);
    await limited.close();
  });
});

describe('a deletion and an order at the same moment', () => {
  it('either waits for the order or comes before it: no order loses its address', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = await cancelledGuest(`racing.${round}`);
      const token = await openedLink(email);
      const [placed, erased] = await Promise.all([
        placeGuestOrder(shop, buyer(`racing.${round}`)),
        post('/your-data/erase', { token }),
      ]);
      expect(placed.statusCode).toBe(201);
      expect([200, 409]).toContain(erased.statusCode);
      const [order] = await rowsOf('select customer_email, status from orders where id = $1', [
        placed.json().orderId,
      ]);
      expect(order).toEqual({ customer_email: email, status: 'PENDING' });
    }
  });

  it('asked for twice at once is done once', async () => {
    const token = await openedLink(await cancelledGuest('twice'));
    const replies = await Promise.all([1, 2].map(() => post('/your-data/erase', { token })));
    expect(
      replies.map(({ statusCode }) => statusCode).every((status) => status === 200 || status === 400),
    ).toBe(true);
    expect(await rowsOf(`select 1 from orders where customer_email = 'twice@example.in'`)).toEqual([]);
    expect(await rowsOf(`select 1 from customers where key = 'twice@example.in'`)).toEqual([]);
  });
});

describe('administrators', () => {
  it('export and delete a guest who asks by phone, with their password and a line in the audit log', async () => {
    const { token, userId } = await shop.signUp('ADMIN', 'manager');
    const email = await cancelledGuest('by.phone');
    const found = await ask(shop, 'GET', `/customers?search=${email}`, { token });
    const { id } = found.json().data[0];
    await shop.pool.query(`update sessions set password_at = now() - interval '1 hour' where user_id = $1`, [
      userId,
    ]);
    for (const call of ['data', 'erase'])
      expect((await post(`/customers/${id}/${call}`, {}, token)).json().code).toBe('PASSWORD_NEEDED');
    await shop.pool.query('update sessions set password_at = now() where user_id = $1', [userId]);
    const { data } = (await post(`/customers/${id}/data`, {}, token)).json();
    expect(data.email).toBe(email);
    expect((await post(`/customers/${id}/erase`, {}, token)).json().kept).toMatchObject([
      { count: 1 },
      { count: 1 },
    ]);
    expect((await post(`/customers/${id}/erase`, {}, token)).statusCode).toBe(404);
    const entries = await rowsOf(
      `select action, actor_id from audit_log where entity = 'customer' and entity_id = $1 order by id`,
      [id],
    );
    expect(entries).toEqual(['export_data', 'erase'].map((action) => ({ action, actor_id: userId })));
    expect(
      await rowsOf('select kind, asked_by from data_requests where actor_id = $1 order by at', [userId]),
    ).toEqual([
      { kind: 'export', asked_by: 'administrator' },
      { kind: 'erasure', asked_by: 'administrator' },
    ]);
  });

  it('who answer messages may do neither', async () => {
    const { token } = await shop.signUp('ADMIN', 'support');
    for (const call of ['data', 'erase'])
      expect((await post(`/customers/${customer.id}/${call}`, {}, token)).json().code).toBe(
        'ROLE_NOT_ALLOWED',
      );
  });
});
