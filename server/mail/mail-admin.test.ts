import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBar, ask, buyer, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { errorOf, type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { recordRecipient } from '../channels/channel.ts';
import { enqueueOrderMail } from '../orders/enqueue-order-mail.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { startOutbox } from '../outbox/runner.ts';
import { MAIL_KIND, MAIL_KINDS } from './kinds.ts';
import { listMail } from './list-mail.ts';
import { storeOnlyTransport } from './transport.ts';

let shop: TestShop;
let admin: { token: string };
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.signUp('ADMIN');
});
afterAll(() => shop.close());

async function givenUp(name: string): Promise<number> {
  const payload = { to: `${name}@example.in`, subject: `For ${name}`, text: 'secret-link', html: '<p>x</p>' };
  await enqueue(shop.pool, { kind: MAIL_KIND, payload, dedupeKey: `mail-admin:${name}` });
  const { rows } = await shop.pool.query<{ id: number }>(
    `update outbox set status = 'dead', attempts = 8, last_error = '550 unknown', sent_at = null,
            locked_by = null, lease_until = null
      where dedupe_key = $1 returning id`,
    [`mail-admin:${name}`],
  );
  return rows[0]?.id ?? 0;
}

it('lists mails by status, recipient and subject, without what they say', async () => {
  const id = await givenUp('listed');
  const reply = await ask(shop, 'GET', '/mail?status=dead&search=LISTED@', { token: admin.token });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({
    data: [
      {
        id,
        to: 'listed@example.in',
        subject: 'For listed',
        status: 'dead',
        attempts: 8,
        lastError: '550 unknown',
        nextAttemptAt: null,
      },
    ],
    pagination: { total: 1 },
  });
  expect(reply.body).not.toContain('secret-link');
  const none = await ask(shop, 'GET', '/mail?status=sent&search=listed@', { token: admin.token });
  expect(none.json().pagination.total).toBe(0);
});

it('calls a mail sent only when it has left', async () => {
  for (const [name, note] of Object.entries({ left: null, kept: 'Not sent: mail is not set up' })) {
    const id = await givenUp(name);
    await shop.pool.query(
      `update outbox set status = 'sent', sent_at = now(), last_error = $2 where id = $1`,
      [id, note],
    );
  }
  const found = async (status: string, search: string) =>
    (await ask(shop, 'GET', `/mail?status=${status}&search=${search}@`, { token: admin.token })).json().data;
  expect(await found('sent', 'left')).toMatchObject([{ status: 'sent', sentAt: expect.any(String) }]);
  expect(await found('unsent', 'left')).toEqual([]);
  expect(await found('sent', 'kept')).toEqual([]);
  for (const status of ['unsent', ''])
    expect(await found(status, 'kept')).toMatchObject([
      { status: 'unsent', sentAt: null, lastError: 'Not sent: mail is not set up' },
    ]);
});

it('means the mails about an order by its number, whatever follows it', async () => {
  const subjects = [
    'Your order RR-104',
    'Your order RR-1042 is on its way',
    'Contact CONTACT-1: RR-104, or RR-1043?',
  ];
  for (const [place, subject] of subjects.entries())
    await enqueue(shop.pool, {
      kind: MAIL_KIND,
      payload: { to: 'numbers@example.in', subject, text: '', html: '' },
      dedupeKey: `numbers:${place}`,
    });
  const found = async (search: string) => {
    const reply = await ask(shop, 'GET', `/mail?search=${encodeURIComponent(search)}`, {
      token: admin.token,
    });
    return reply
      .json()
      .data.map(({ subject }: { subject: string }) => subjects.indexOf(subject))
      .sort();
  };
  expect(await found('rr-104')).toEqual([0, 2]);
  expect(await found('RR-1042')).toEqual([1]);
  expect(await found('RR-1043')).toEqual([2]);
  expect(await found('rr-10')).toEqual([]);
  expect(await found('order rr-104')).toEqual([0, 1]);
  expect(await found('rr-1042 is on')).toEqual([1]);
});

it('gives a mail that was given up all its attempts again, once, and notes who wanted it', async () => {
  const id = await givenUp('revived');
  const retry = (of: number | string) => ask(shop, 'POST', `/mail/${of}/retry`, { token: admin.token });
  expect((await retry(id)).statusCode).toBe(200);
  const log = await ask(shop, 'GET', `/audit-log?entity=mail&entityId=${id}`, { token: admin.token });
  expect(log.json().data).toMatchObject([{ action: 'retry', entityId: String(id) }]);
  for (const other of [id, 999_999_999, 'x', '1e3'])
    expect(errorOf(await retry(other)).code).toBe('MAIL_NOT_FOUND');
});

const listed = async (search: string) =>
  (await ask(shop, 'GET', `/mail?search=${encodeURIComponent(search)}`, { token: admin.token })).json().data;

it('lists every mail about an order under its number, and sends again what was given up', async () => {
  // Other tests’ subjects may have the same number.
  await shop.pool.query('delete from outbox');
  await addBar(shop.pool, 'bar');
  const place = async (name: string) =>
    (await placeGuestOrder(shop, { items: [line('bar')], ...buyer(name) })).json().order;
  const [order] = [await place('mailed'), await place('another')];
  const number = `RR-${order.order_number}`;
  await enqueueOrderMail(shop.pool, { orderId: order.id, event: 'cancelled' }, 1);
  const found = await listed(number);
  expect(found.map(({ to, subject }: { to: string; subject: string }) => [to, subject])).toEqual([
    ['mailed@example.in', `Your order ${number} was cancelled`],
    ['sales@rackandrep.example', expect.stringMatching(`^New order ${number}, ₹`)],
    ['mailed@example.in', `Your order ${number} at Rack & Rep`],
  ]);
  expect(await listed('mailed@example.in')).toEqual([found[0], found[2]]);
  for (const mail of found) expect(mail.orderId).toBe(order.id);
  const [{ id }] = found;
  await shop.pool.query(`update outbox set status = 'dead', sent_at = null where id = $1`, [id]);
  const retried = await ask(shop, 'POST', `/mail/${id}/retry`, { token: admin.token });
  expect(retried.statusCode).toBe(200);
  expect((await listed(number))[0]).toMatchObject({ id, status: 'pending', attempts: 0 });
});

it('lists links to an account by recipient and subject, whoever asked for them', async () => {
  const email = 'linked@example.in';
  const body = { name: 'Linked', email, password: 'twelve plates', phone: '9876543210' };
  await shop.app.inject({ method: 'POST', url: '/api/auth/register', payload: body });
  await shop.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
  expect(await listed(email)).toMatchObject([
    { to: email, subject: 'Set a new password for Rack & Rep' },
    { to: email, subject: 'Confirm your e-mail address for Rack & Rep' },
  ]);
});

it('lists mails of every kind, also one without recipient and subject, and no other messages', async () => {
  for (const kind of [...MAIL_KINDS, 'note'])
    await enqueue(shop.pool, { kind, payload: {}, dedupeKey: `kinds:${kind}` });
  const { rows } = await shop.pool.query(`select id from outbox where dedupe_key like 'kinds:%'`);
  const ids = new Set(rows.map(({ id }) => id));
  const { mails } = await listMail(shop.pool, { page: 1, limit: 10 });
  expect(mails.filter(({ id }) => ids.has(id)).map(({ to, subject }) => `${to}${subject}`)).toEqual(
    MAIL_KINDS.map(() => ''),
  );
});

it('lists a mail as it was sent last, without what it says', async () => {
  await enqueue(shop.pool, {
    kind: 'order-mail',
    payload: { orderId: 'mended', to: 'wrong@example.in', subject: 'Old' },
    dedupeKey: 'mended',
  });
  const { rows } = await shop.pool.query<{ id: number }>(`select id from outbox where dedupe_key = 'mended'`);
  const mail = { to: 'mended@example.in', subject: 'New', text: 'secret-link', html: '<p>x</p>' };
  const sent: unknown[] = [];
  const send = recordRecipient(shop.pool, async (given) => void sent.push(given));
  await send(mail, { id: rows[0]?.id ?? 0, dedupeKey: 'mended', createdAt: new Date() });
  expect(sent).toEqual([mail]);
  expect(await listed('mended@')).toMatchObject([{ to: 'mended@example.in', subject: 'New' }]);
  const stored = await shop.pool.query(`select payload from outbox where dedupe_key = 'mended'`);
  expect(stored.rows[0].payload).toEqual({ orderId: 'mended', to: 'mended@example.in', subject: 'New' });
});

describe('a mail that was kept because mail is not set up', () => {
  async function kept(kind: string, name: string): Promise<number> {
    const payload = { to: 'asha@example.in', subject: `Kept: ${name}`, orderId: 'x', userId: 'x' };
    await enqueue(shop.pool, { kind, payload, dedupeKey: `kept:${name}` });
    const mail = { to: payload.to, subject: payload.subject, text: `Text of ${name}`, html: '<p>x</p>' };
    const outbox = startOutbox({
      pool: shop.pool,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      handlers: { [kind]: async (_payload, delivery) => storeOnlyTransport().send(mail, delivery) },
    });
    await outbox.drain();
    await outbox.stop();
    const { rows } = await shop.pool.query<{ id: number }>('select id from outbox where dedupe_key = $1', [
      `kept:${name}`,
    ]);
    return rows[0]?.id ?? 0;
  }
  const read = (of: TestShop, path: string) => ask(of, 'GET', path, { token: admin.token });

  it('can be read and downloaded at every process of the shop', async () => {
    const id = await kept('order-mail', 'order');
    const other = await testShop({ pool: shop.pool });
    expect(await listed('kept: order')).toMatchObject([{ id, status: 'unsent', isReadable: true }]);
    const reply = await read(other, `/mail/${id}`);
    expect(reply.json().mail).toMatchObject({ id, to: 'asha@example.in', subject: 'Kept: order' });
    expect(reply.json().mail.text).toBe('Text of order');
    expect(reply.headers['cache-control']).toContain('no-store');
    const file = await read(other, `/mail/${id}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'message/rfc822',
      'content-disposition': `attachment; filename="mail-${id}.eml"`,
    });
    expect(file.body).toContain('Subject: Kept: order\n');
    await other.close();
  });

  it.each(['password-reset', 'email-verification', 'administrator-invitation'])(
    'is hidden when it opens an account: %s',
    async (kind) => {
      expect(MAIL_KINDS).toContain(kind);
      const id = await kept(kind, kind);
      expect(await listed(`kept: ${kind}`)).toMatchObject([{ id, isReadable: false }]);
      for (const path of [`/mail/${id}`, `/mail/${id}/file`]) {
        const reply = await read(shop, path);
        expect([reply.statusCode, errorOf(reply).code]).toEqual([404, 'MAIL_NOT_FOUND']);
      }
    },
  );

  it('is not found when it was sent, never was, or has no number', async () => {
    const dead = await givenUp('never-kept');
    for (const id of [dead, 999_999_999, 'x', '1e3', '-1'])
      expect((await read(shop, `/mail/${id}`)).statusCode, String(id)).toBe(404);
  });
});
