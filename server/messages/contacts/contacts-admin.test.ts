import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../../tests/support/test-shop.ts';

type Person = { userId: string; token: string };
let database: TestDatabase;
let shop: TestShop;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  database = await freshDatabase();
  shop = await testShop({ pool: database.pool, settings: { RATE_LIMITS: 'off' } });
  admin = await shop.signUp('ADMIN');
  shopper = await shop.signUp('USER');
});
beforeEach(() => database.pool.query('truncate contacts, outbox cascade'));
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const message = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'A rack for a small room',
  message: 'Is there one below two metres?',
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, who: Person | null = admin) =>
  shop.app.inject({
    method,
    url: `/api${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(who === null ? {} : { headers: bearer(who.token) }),
  });
const send = async (fields: object = {}) =>
  (await call('POST', '/contact-us', { ...message, ...fields }, null)).json().contact;
const names = async (query: string) =>
  (await call('GET', `/contacts${query}`)).json().data.map(({ name }: { name: string }) => name);
const audit = async (id: string) =>
  (
    await database.pool.query(
      'select actor_id, action, entity, before, after from audit_log where entity_id = $1 order by id',
      [id],
    )
  ).rows;

describe('the calls about contacts, in the order of the specification', () => {
  it('lists with limit, page, status, type and search, newest first, 20 a page [7.enquiry.7] [7.enquiry.9]', async () => {
    for (let number = 1; number <= 22; number += 1)
      await send({ name: `Sender ${number}`, type: number % 2 === 0 ? 'SALES' : 'SUPPORT' });
    const first = (await call('GET', '/contacts')).json();
    expect(Object.keys(first)).toEqual(['success', 'data', 'pagination']);
    expect(first.pagination).toEqual({ page: 1, limit: 20, total: 22, pages: 2 });
    expect(first.data).toHaveLength(20);
    expect(first.data[0].name).toBe('Sender 22');
    expect(await names('?page=2')).toEqual(['Sender 2', 'Sender 1']);
    expect(await names('?limit=3&page=2&type=sales')).toEqual(['Sender 16', 'Sender 14', 'Sender 12']);
    expect(await names('?search=SENDER+21')).toEqual(['Sender 21']);
    expect(await names('?status=READ')).toEqual([]);
    expect(await names('?status=&type=all&search=&limit=1')).toEqual(['Sender 22']);
  });

  it('answers data and pagination {page, limit, total, pages} [7.enquiry.8]', async () => {
    const sent = await send();
    const reply = await call('GET', '/contacts');
    expect(reply.headers['cache-control']).toBe('no-store');
    const { data, pagination } = reply.json();
    expect(data).toEqual([sent]);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 1, pages: 1 });
  });

  it('gives a thousand at once to the dashboard and the messages screen [7.enquiry.10]', async () => {
    await database.pool.query(
      `insert into contacts (name, email, subject) select 'S', 's@example.in', 'S' from generate_series(1, 1001)`,
    );
    const { data, pagination } = (await call('GET', '/contacts?limit=1000')).json();
    expect(data).toHaveLength(1000);
    expect(pagination).toEqual({ page: 1, limit: 1000, total: 1001, pages: 2 });
    expect((await call('GET', '/contacts?limit=1001')).statusCode).toBe(400);
  });

  it('has what both screens show [3.enquiry.5] [3.enquiry.6]', async () => {
    await send();
    const [contact] = (await call('GET', '/contacts')).json().data;
    expect(contact).toEqual({
      ...message,
      id: expect.any(String),
      referenceId: expect.stringMatching(/^CONTACT-/),
      status: 'NEW',
      type: 'GENERAL',
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    });
  });

  it('changes the status, or status and type [7.enquiry.11]', async () => {
    const { id } = await send();
    const status = await call('PUT', `/contacts/${id}`, { status: 'READ' });
    expect(status.json()).toMatchObject({
      success: true,
      message: 'Contact status updated',
      contact: { id, status: 'READ', type: 'GENERAL' },
    });
    expect(status.json().data).toEqual(status.json().contact);
    const both = await call('PUT', `/contacts/${id}`, { status: 'closed', type: 'complaint' });
    expect(both.json()).toMatchObject({
      message: 'Contact form updated successfully',
      contact: { status: 'CLOSED', type: 'COMPLAINT' },
    });
    expect((await call('PUT', `/contacts/${id}`, { status: 'NEW' })).json().contact.status).toBe('NEW');
    expect(await audit(id)).toMatchObject([
      { actor_id: admin.userId, action: 'update', before: { status: 'NEW' }, after: { status: 'READ' } },
      { before: { status: 'READ', type: 'GENERAL' }, after: { status: 'CLOSED', type: 'COMPLAINT' } },
      { before: { status: 'CLOSED' }, after: { status: 'NEW' } },
    ]);
  });

  it('tells who saves a form that somebody else changed meanwhile, and takes it the second time', async () => {
    const { id, updated_at } = await send();
    const theirs = (await call('PUT', `/contacts/${id}`, { status: 'CLOSED' })).json().contact;
    expect(theirs.updated_at).not.toBe(updated_at);
    const mine = { status: 'NEW', type: 'SALES' };
    const refused = await call('PUT', `/contacts/${id}`, { ...mine, updated_at });
    expect(refused.statusCode).toBe(409);
    expect(errorOf(refused)).toMatchObject({
      code: 'VERSION_CONFLICT',
      message: 'Someone else has changed this message. Please check it and try again.',
      details: { contact: theirs },
    });
    expect((await call('GET', '/contacts')).json().data).toEqual([theirs]);
    const again = await call('PUT', `/contacts/${id}`, { ...mine, updated_at: theirs.updated_at });
    expect(again.json().contact).toMatchObject(mine);
    expect(await audit(id)).toMatchObject([
      { before: { status: 'NEW' }, after: { status: 'CLOSED' } },
      { before: { status: 'CLOSED' }, after: mine },
    ]);
  });

  it('takes one of two forms that are saved at once', async () => {
    const { id, updated_at } = await send();
    const replies = await Promise.all(
      ['SALES', 'SUPPORT'].map((type) =>
        call('PUT', `/contacts/${id}`, { status: 'READ', type, updated_at }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('refuses nobody who saves what is there already', async () => {
    const { id, updated_at } = await send();
    await call('PUT', `/contacts/${id}`, { status: 'READ' });
    expect((await call('PUT', `/contacts/${id}`, { status: 'READ', updated_at })).statusCode).toBe(200);
  });

  it('writes nothing into the log when nothing changed, and none of the sender’s words ever', async () => {
    const { id } = await send();
    await call('PUT', `/contacts/${id}`, { status: 'NEW' });
    expect(await audit(id)).toEqual([]);
    await call('DELETE', `/contacts/${id}`);
    expect(JSON.stringify(await audit(id))).not.toMatch(/asha|metres|98765/i);
  });

  it('answers update and delete under both addresses [7.enquiry.12]', async () => {
    for (const path of ['/contacts', '/contact-us']) {
      const { id } = await send();
      expect((await call('PUT', `${path}/${id}`, { status: 'READ' })).statusCode).toBe(200);
      const gone = await call('DELETE', `${path}/${id}`);
      expect(gone.json()).toEqual({ success: true, message: 'Contact deleted successfully' });
      expect((await call('DELETE', `${path}/${id}`)).statusCode).toBe(404);
      expect(errorOf(await call('PUT', `${path}/${id}`, { status: 'READ' }))).toMatchObject({
        code: 'CONTACT_NOT_FOUND',
        message: 'Contact not found',
      });
      expect(await names('')).toEqual([]);
      const { rows } = await database.pool.query('select deleted_at from contacts where id = $1', [id]);
      expect(rows[0].deleted_at).not.toBeNull();
      expect((await audit(id)).at(-1)).toMatchObject({ action: 'delete', actor_id: admin.userId });
    }
  });

  it('creates at /contact-us with name, email, phone, subject, message [7.enquiry.13]', async () => {
    const reply = await call('POST', '/contact-us', message, null);
    expect(reply.statusCode).toBe(201);
    expect(reply.json().contact).toMatchObject(message);
  });

  it('counts by status and type, new ones of the last 24 hours apart [7.enquiry.14]', async () => {
    await send({ type: 'SALES' });
    const old = await send();
    await database.pool.query(`update contacts set created_at = now() - interval '25 hours' where id = $1`, [
      old.id,
    ]);
    for (const status of ['REPLIED', 'RESPONDED']) {
      const { id } = await send();
      await call('PUT', `/contacts/${id}`, { status });
    }
    const hidden = await send();
    await call('DELETE', `/contacts/${hidden.id}`);
    const { data, stats } = (await call('GET', '/contact-us/stats')).json();
    expect(data).toEqual(stats);
    expect(stats).toEqual({
      total: 4,
      newToday: 3,
      answered: 2,
      byStatus: { NEW: 2, READ: 0, REPLIED: 1, RESPONDED: 1, CLOSED: 0 },
      byType: { GENERAL: 3, SUPPORT: 0, SALES: 1, FEEDBACK: 0, COMPLAINT: 0, OTHER: 0 },
    });
  });
});

describe('the status of a message', () => {
  it('goes from any to any [4.contact.1]', async () => {
    const { id } = await send();
    const words = ['NEW', 'READ', 'REPLIED', 'CLOSED'];
    for (const from of words)
      for (const to of words) {
        await call('PUT', `/contacts/${id}`, { status: from });
        const reply = await call('PUT', `/contacts/${id}`, { status: to });
        expect(reply.json().contact.status).toBe(to);
      }
  });

  it('stands beside one of six types [4.contact.3]', async () => {
    const { id } = await send();
    for (const type of ['GENERAL', 'SUPPORT', 'SALES', 'FEEDBACK', 'COMPLAINT', 'OTHER']) {
      const reply = await call('PUT', `/contacts/${id}`, { status: 'READ', type });
      expect(reply.json().contact.type).toBe(type);
    }
  });

  it('is one state under two words, stored as given [4.contact.8]', async () => {
    const replied = await send({ name: 'Replied' });
    const responded = await send({ name: 'Responded' });
    await call('PUT', `/contacts/${replied.id}`, { status: 'REPLIED' });
    await call('PUT', `/contacts/${responded.id}`, { status: 'RESPONDED' });
    for (const word of ['REPLIED', 'RESPONDED'])
      expect(await names(`?status=${word}`)).toEqual(['Responded', 'Replied']);
    const { data } = (await call('GET', '/contacts')).json();
    expect(data.map(({ status }: { status: string }) => status)).toEqual(['RESPONDED', 'REPLIED']);
  });

  it.each([
    [{}, 'Status is required'],
    [{ type: 'SALES' }, 'Status is required'],
    [{ status: 'DONE' }, 'Please choose a valid status'],
    [{ status: 5 }, 'Please choose a valid status'],
    [{ status: 'READ', type: 'SPAM' }, 'Please choose a valid type'],
    [{ status: 'READ', name: 'Somebody else' }, 'Unknown field: name'],
    [{ status: 'READ', updated_at: 'yesterday' }, 'Please check the message again'],
  ])('refuses %j', async (body, words) => {
    const { id } = await send();
    const reply = await call('PUT', `/contacts/${id}`, body);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
  });
});

describe('the file for the spreadsheet', () => {
  const file = (query = '') => call('GET', `/contacts/export${query}`);

  it('is named by the day and has the columns of the specification [9.limits.13] [9.limits.14]', async () => {
    await send();
    const reply = await file();
    const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="contact-forms-${day}.csv"`);
    expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, line, ...rest] = reply.body.split('\r\n');
    expect(head).toBe('\uFEFFName,Email,Phone,Subject,Type,Status,Message,Created At');
    expect(line).toMatch(/^Asha Rao,asha@example.in,98765 43210,A rack .*,GENERAL,NEW,Is there .*,\d{4}-/);
    expect(rest).toEqual(['']);
  });

  it('has all that match, not a page of them, each once', async () => {
    await database.pool.query(
      `insert into contacts (name, email, subject, type, created_at)
       select 'Sender ' || n, 's@example.in', 'S', case when n % 2 = 0 then 'SALES' else 'OTHER' end,
              now() - (n / 10) * interval '1 minute'
         from generate_series(1, 4500) n`,
    );
    const lines = (await file('?type=SALES')).body.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(2250);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(2250);
  });

  it('says RESPONDED for an answered message, as the screen that exports it does', async () => {
    const { id } = await send();
    await call('PUT', `/contacts/${id}`, { status: 'REPLIED' });
    expect((await file('?status=RESPONDED')).body).toContain(',GENERAL,RESPONDED,');
  });

  it('attack 61: nothing that strangers write runs as a formula', async () => {
    for (const start of ['=', '+', '-', '@'])
      await send({
        name: `${start}cmd|' /C calc'!A0`,
        subject: `${start}1+1`,
        message: `${start}HYPERLINK("x")`,
      });
    const lines = (await file()).body.trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(4);
    for (const line of lines) expect(line).toMatch(/^'[=+\-@]cmd.*,'[=+\-@]1\+1,GENERAL,NEW,"'[=+\-@]HYPER/);
  });

  it('is for administrators', async () => {
    expect((await call('GET', '/contacts/export', undefined, null)).statusCode).toBe(401);
    expect((await call('GET', '/contacts/export', undefined, shopper)).statusCode).toBe(403);
  });
});

describe('strangers and attackers', () => {
  it('attack 45: only administrators reach the messages', async () => {
    const { id } = await send();
    for (const [method, path] of [
      ['GET', '/contacts'],
      ['GET', '/contacts/export'],
      ['GET', '/contact-us/stats'],
      ['PUT', `/contacts/${id}`],
      ['DELETE', `/contacts/${id}`],
      ['PUT', `/contact-us/${id}`],
      ['DELETE', `/contact-us/${id}`],
    ] as const) {
      const body = method === 'PUT' ? { status: 'READ' } : undefined;
      expect((await call(method, path, body, null)).statusCode).toBe(401);
      expect((await call(method, path, body, shopper)).statusCode).toBe(403);
    }
    expect(await names('')).toEqual(['Asha Rao']);
  });

  it('a status change or a delete without an administrator’s token is refused in the screen’s words', async () => {
    const { id } = await send();
    for (const who of [null, shopper])
      for (const reply of [
        await call('PUT', `/contacts/${id}`, { status: 'READ' }, who),
        await call('DELETE', `/contacts/${id}`, undefined, who),
      ])
        expect(errorOf(reply)).toMatchObject({
          code: who === null ? 'NOT_SIGNED_IN' : 'NOT_ALLOWED',
          message: 'Please log in as admin to perform this action',
        });
  });

  it.each([randomUUID(), 'x', "' or 1=1 --", '%00', '..%2f..%2fetc'])(
    'an id that is none is not found: %s',
    async (id) => {
      expect((await call('PUT', `/contacts/${encodeURI(id)}`, { status: 'READ' })).statusCode).toBe(404);
      expect((await call('DELETE', `/contacts/${encodeURI(id)}`)).statusCode).toBe(404);
    },
  );

  it.each([
    ['?search=%00', 400],
    [`?search=${'x'.repeat(201)}`, 400],
    ['?status=DONE', 400],
    ['?type=x%27%20or%201=1', 400],
    ['?page=0', 400],
    ['?page=1e3', 400],
    ['?limit=-1', 400],
    ['?sort=name', 400],
    ['?search=a&search=b', 400],
    ['?from=yesterday', 400],
    ['?__proto__=1', 400],
  ])('attack 57: the query %s is refused', async (query, status) => {
    expect((await call('GET', `/contacts${query}`)).statusCode).toBe(status);
  });

  it('attack 58: a stored payload is found as text and stays it', async () => {
    const name = "'; drop table contacts; --";
    const { id } = await send({ name });
    expect(await names(`?search=${encodeURIComponent(name)}`)).toEqual([name]);
    await call('PUT', `/contacts/${id}`, { status: 'READ' });
    expect((await call('GET', '/contacts/export')).body).toContain(name);
    expect((await call('DELETE', `/contacts/${id}`)).statusCode).toBe(200);
  });

  it('attack 67: % and _ are letters in a search, and a long one is quick', async () => {
    await send({ name: '100% Asha' });
    await send({ name: 'snake_case' });
    expect(await names('?search=%25')).toEqual(['100% Asha']);
    expect(await names('?search=_')).toEqual(['snake_case']);
    expect(await names(`?search=${encodeURIComponent('(a+)+$')}`)).toEqual([]);
    expect(await names(`?search=${encodeURIComponent('\\')}`)).toEqual([]);
  });
});
