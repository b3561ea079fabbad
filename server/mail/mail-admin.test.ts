import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorOf, type TestShop, testShop } from '../http/testing.ts';
import { namedOrder } from '../orders/order-filter.ts';
import { ask } from '../orders/testing.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { listMail } from './admin-list.ts';
import { MAIL_KIND } from './handler.ts';

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

it('finds the beginning of an order number in whatever mail has the text', async () => {
  const piece = fc.oneof(
    fc.constantFrom('RR-', 'rr-', 'r', ' ', '-', ': ', 'order '),
    fc.stringMatching(/^[0-2]{1,14}$/),
  );
  const words = fc.array(piece, { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
  const subjects = fc.sample(words, { numRuns: 300, seed: 18 });
  for (const [place, subject] of subjects.entries())
    await enqueue(shop.pool, {
      kind: MAIL_KIND,
      payload: { to: 'begins@example.in', subject, text: '', html: '' },
      dedupeKey: `begins:${place}`,
    });
  const typed = fc
    .tuple(fc.constantFrom('rr-', 'RR-1', ' rr-2', '0 Rr-'), words)
    .map((parts) => parts.join(''));
  const texts = fc.oneof(
    typed,
    fc.constantFrom(...subjects).filter((subject) => /rr-\d/i.test(subject)),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      fc.pre(namedOrder(text) === undefined);
      const { rows } = await shop.pool.query<{ id: number }>(
        'select id from outbox where strpos(search, lower($1)) > 0 order by id',
        [text],
      );
      const { mails } = await listMail(shop.pool, { search: text, page: 1, limit: 400 });
      expect(mails.map(({ id }) => id).sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    }),
    { numRuns: 300 },
  );
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
