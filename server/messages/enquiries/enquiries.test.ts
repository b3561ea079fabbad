import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdTheClock } from '../../../tests/support/accounts.ts';
import { bearer, errorOf, type TestShop, testShop } from '../../../tests/support/test-shop.ts';
import { readMail } from '../../mail/mail.ts';

type Person = { userId: string; token: string };
let shop: TestShop;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  shop = await testShop({ publicUrl: 'https://rackandrep.example' });
  admin = await shop.signUp('ADMIN');
  shopper = await shop.signUp('USER');
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.pool.query('truncate enquiries, outbox, rate_limits cascade');
});
afterAll(() => shop.close());

const enquiry = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'Enquiry about Power Rack',
  message: 'Does it fit\nunder 2.2 m?',
  type: 'GENERAL',
  product_id: '21',
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, payload?: object, who: Person | null = admin) =>
  shop.app.inject({
    method,
    url: `/api${path}`,
    ...(payload === undefined ? {} : { payload }),
    ...(who === null ? {} : { headers: bearer(who.token) }),
  });
const ask = (fields: object = {}, remoteAddress = '203.0.113.7') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/enquiries',
    payload: { ...enquiry, ...fields },
    remoteAddress,
  });
let lastAddress = 10;
const asked = async (fields: object = {}) => (await ask(fields, `203.0.113.${++lastAddress}`)).json().enquiry;
const names = async (query: string) =>
  (await call('GET', `/enquiries${query}`)).json().data.map(({ name }: { name: string }) => name);
const stored = async () => (await shop.pool.query('select * from enquiries')).rows;
const mails = async () => {
  const { rows } = await shop.pool.query(`select payload from outbox where kind = 'mail' order by id`);
  return rows.map(({ payload }) => readMail(payload));
};

describe('the calls about enquiries, in the order of the specification', () => {
  it('lists them newest first, as success and data [7.enquiry.1]', async () => {
    const first = await asked({ name: 'First', type: 'ORDER_INQUIRY', product_id: undefined });
    const second = await asked({ name: 'Second', email: 'ravi@example.in' });
    const reply = await call('GET', '/enquiries');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      success: true,
      data: [second, first],
      pagination: { page: 1, limit: 20, total: 2, pages: 1 },
    });
    await call('PUT', `/enquiries/${first.id}`, { status: 'read' });
    for (const [query, found] of [
      ['?status=read', ['First']],
      ['?status=NEW', ['Second']],
      ['?status=all&search=', ['Second', 'First']],
      ['?type=order_inquiry', ['First']],
      ['?product_id=21', ['Second']],
      ['?search=RAVI@', ['Second']],
      [`?search=${first.referenceId}`, ['First']],
      ['?limit=1&page=2', ['First']],
      ['?to=2020-01-01', []],
    ] as const)
      expect(await names(query)).toEqual(found);
  });

  it('gives a thousand at once to the admin screen [7.enquiry.2]', async () => {
    await shop.pool.query(
      `insert into enquiries (name, email, subject) select 'S', 's@example.in', 'S' from generate_series(1, 1001)`,
    );
    const { data, pagination } = (await call('GET', '/enquiries?limit=1000')).json();
    expect(data).toHaveLength(1000);
    expect(pagination.total).toBe(1001);
  });

  it('reads one [7.enquiry.3] [3.enquiry.1]', async () => {
    const { id } = await asked();
    const { success, data, enquiry: read } = (await call('GET', `/enquiries/${id}`)).json();
    expect(success).toBe(true);
    expect(data).toEqual(read);
    expect(read).toEqual({
      ...enquiry,
      product_name: expect.any(String),
      product_slug: expect.any(String),
      id,
      referenceId: expect.stringMatching(/^ENQ-[0-9A-F]{10}$/),
      status: 'new',
      created_at: expect.stringMatching(/Z$/),
    });
  });

  it('takes one from anybody and answers enquiryId [7.enquiry.4] [3.enquiry.4]', async () => {
    const reply = await ask();
    expect(reply.statusCode).toBe(201);
    const [row] = await stored();
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Your enquiry has been submitted successfully! We will get back to you soon.',
      enquiryId: row.id,
      referenceId: row.reference,
      enquiry: { id: row.id, product_id: '21' },
    });
    expect(reply.json().data).toEqual(reply.json().enquiry);
  });

  it('changes the status and deletes, and the log says who [7.enquiry.5]', async () => {
    const { id } = await asked();
    const changed = await call('PUT', `/enquiries/${id}`, { status: 'replied' });
    expect(changed.json()).toMatchObject({
      success: true,
      message: 'Enquiry status updated',
      enquiry: { id, status: 'replied' },
    });
    expect(changed.json().data).toEqual(changed.json().enquiry);
    await call('PUT', `/enquiries/${id}`, { status: 'replied' });
    const gone = await call('DELETE', `/enquiries/${id}`);
    expect(gone.json()).toEqual({ success: true, message: 'Enquiry deleted successfully' });
    for (const again of [
      await call('DELETE', `/enquiries/${id}`),
      await call('GET', `/enquiries/${id}`),
      await call('PUT', `/enquiries/${id}`, { status: 'read' }),
    ])
      expect(errorOf(again)).toMatchObject({ code: 'ENQUIRY_NOT_FOUND', message: 'Enquiry not found' });
    expect(await stored()).toHaveLength(1);
    const { rows } = await shop.pool.query(
      'select action, actor_id, before, after from audit_log where entity_id = $1 order by id',
      [id],
    );
    expect(rows).toMatchObject([
      { action: 'update', actor_id: admin.userId, before: { status: 'new' }, after: { status: 'replied' } },
      { action: 'delete', actor_id: admin.userId },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/asha|2\.2 m/i);
  });

  it('counts them [7.enquiry.6]', async () => {
    await asked();
    const { id } = await asked({ product_id: null });
    await call('PUT', `/enquiries/${id}`, { status: 'closed' });
    await shop.pool.query(`update enquiries set created_at = now() - interval '25 hours' where id = $1`, [
      id,
    ]);
    const { data, stats } = (await call('GET', '/enquiries/stats')).json();
    expect(data).toEqual(stats);
    expect(stats).toEqual({
      total: 2,
      newToday: 1,
      aboutProducts: 1,
      byStatus: { new: 1, read: 0, replied: 0, closed: 1 },
    });
  });
});

describe('an enquiry', () => {
  it('has a lowercase status that goes from any to any [4.contact.4]', async () => {
    const { id } = await asked();
    const words = ['new', 'read', 'replied', 'closed'];
    for (const from of words)
      for (const to of words) {
        await call('PUT', `/enquiries/${id}`, { status: from });
        expect((await call('PUT', `/enquiries/${id}`, { status: to })).json().enquiry.status).toBe(to);
      }
  });

  it('is general unless it says otherwise, as the order page does', async () => {
    expect((await asked({ type: undefined })).type).toBe('GENERAL');
    expect((await asked({ type: 'ORDER_INQUIRY' })).type).toBe('ORDER_INQUIRY');
  });

  it('promises a receipt with the reference, without the sender’s words, and a notice to the shop', async () => {
    const { referenceId } = (await ask({ subject: 'evil.example' })).json();
    const [receipt, notice, ...others] = await mails();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      to: 'asha@example.in',
      subject: `We’ve received your enquiry (${referenceId})`,
    });
    expect(receipt?.text).toContain(`Reference: ${referenceId}`);
    expect(JSON.stringify(receipt)).not.toMatch(/evil|2\.2 m|Asha/);
    expect(notice).toMatchObject({
      to: 'sales@rackandrep.example',
      replyTo: 'asha@example.in',
      subject: `Enquiry ${referenceId}: evil.example`,
    });
    expect(notice?.text).toContain('Does it fit\nunder 2.2 m?');
    expect(notice?.text).toMatch(/Product: .+/);
  });

  it('names the product that it is about, and its page while that is sold', async () => {
    const { rows } = await shop.pool.query(`select name, slug from products where id = '21'`);
    expect(await asked()).toMatchObject({ product_name: rows[0].name, product_slug: rows[0].slug });
    await shop.pool.query(`update products set deleted_at = now() where id = '21'`);
    const { data } = (await call('GET', '/enquiries')).json();
    expect(data[0]).toMatchObject({ product_name: rows[0].name, product_slug: null });
    await shop.pool.query(`update products set deleted_at = null where id = '21'`);
    expect(await asked({ product_id: undefined })).toMatchObject({ product_name: null, product_slug: null });
  });

  it('may be about a product that is not sold any more, not about one that never was', async () => {
    await shop.pool.query(`update products set deleted_at = now() where id = '7'`);
    expect((await ask({ product_id: 7 })).statusCode).toBe(201);
    await shop.pool.query(`update products set deleted_at = null where id = '7'`);
    for (const product_id of ['no-such', '1.5', "1' or '1'='1", '1\u0000']) {
      const reply = await ask({ product_id });
      expect(reply.statusCode).toBe(product_id.includes('\u0000') ? 400 : 422);
    }
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    [{ name: ' ' }, 'Name is required'],
    [{ email: 'asha' }, 'Please enter a valid email address'],
    [{ subject: undefined }, 'Subject is required'],
    [{ phone: 'call me' }, 'Please enter a valid phone number'],
    [{ type: 'SPAM' }, 'Please choose a valid type'],
    [{ message: 'x'.repeat(5001) }, 'Message must be at most 5000 characters'],
    [{ message: 'a\ud800b' }, 'The text contains a character that we can’t save'],
    [{ status: 'closed' }, 'Unknown field: status'],
    [{ category: 'racks' }, 'Unknown field: category'],
  ])('with %j is refused in the form’s words', async (wrong, words) => {
    const reply = await ask(wrong);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it.each(['name', 'subject', 'email'])('attack 62: a forged line in the %s is refused', async (field) => {
    const reply = await ask({ [field]: 'asha@example.in\r\nBcc: all@example.in' });
    expect(reply.statusCode).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('attack 59: stays text in the shop’s mail', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await ask({ name: attack, subject: attack, message: attack });
    for (const { html } of await mails()) expect(html).not.toMatch(/<script|<img src=x/);
  });
});

describe('strangers and attackers', () => {
  it('attack 45: only administrators read and change enquiries', async () => {
    const { id } = await asked();
    for (const [method, path] of [
      ['GET', '/enquiries'],
      ['GET', '/enquiries/stats'],
      ['GET', `/enquiries/${id}`],
      ['PUT', `/enquiries/${id}`],
      ['DELETE', `/enquiries/${id}`],
    ] as const) {
      const body = method === 'PUT' ? { status: 'read' } : undefined;
      expect((await call(method, path, body, null)).statusCode).toBe(401);
      expect((await call(method, path, body, shopper)).statusCode).toBe(403);
    }
  });

  it.each([randomUUID(), 'x', "' or 1=1 --"])('an id that is none is not found: %s', async (id) => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { status: 'read' } : undefined;
      expect((await call(method, `/enquiries/${encodeURIComponent(id)}`, body)).statusCode).toBe(404);
    }
  });

  it.each([{}, { status: 'DONE' }, { status: null }, { status: 'read', name: 'x' }])(
    'the change %j is refused',
    async (body) => {
      const { id } = await asked();
      expect((await call('PUT', `/enquiries/${id}`, body)).statusCode).toBe(400);
    },
  );

  it('attack 71: a flood is stopped, by address and by the e-mail it names', async () => {
    holdTheClock();
    const flood = await Promise.all(
      Array.from({ length: 12 }, (_, index) => ask({ email: `a${index}@example.in` })),
    );
    const refused = flood.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const inOneName = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask({ email: 'ravi@example.in' }, `198.51.${index}.7`)),
    );
    expect(inOneName.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
  });
});
