import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { holdTheClock } from '../../../tests/support/accounts.ts';
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { errorOf, type TestShop, testShop } from '../../../tests/support/test-shop.ts';
import { readMail } from '../../mail/mail.ts';
import { contactRoutes } from '../routes.ts';

const publicUrl = 'https://rackandrep.example';
let database: TestDatabase;
let shop: TestShop;
beforeAll(async () => {
  database = await freshDatabase();
  shop = await testShop({ pool: database.pool, publicUrl });
  if (!shop.app.hasRoute({ method: 'POST', url: '/api/contact-us' }))
    contactRoutes(shop.app, { pool: database.pool, publicUrl });
});
afterEach(async () => {
  vi.useRealTimers();
  await database.pool.query('truncate contacts, outbox, rate_limits cascade');
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const message = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98765 43210',
  subject: 'A rack for a small room',
  message: 'Is there one\nbelow two metres?',
};
const send = (body: object, remoteAddress = '203.0.113.7') =>
  shop.app.inject({ method: 'POST', url: '/api/contact-us', payload: body, remoteAddress });
const stored = async () => (await database.pool.query('select * from contacts')).rows;
const mails = async () => {
  const { rows } = await database.pool.query(`select payload from outbox where kind = 'mail' order by id`);
  return rows.map(({ payload }) => readMail(payload));
};

describe('a message to the shop', () => {
  it('is stored as new and general, and answered with a reference', async () => {
    const reply = await send(message);
    expect(reply.statusCode).toBe(201);
    const [row] = await stored();
    const contact = {
      ...message,
      id: row.id,
      referenceId: row.reference,
      status: 'NEW',
      type: 'GENERAL',
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    };
    expect(row.reference).toMatch(/^CONTACT-[0-9A-F]{10}$/);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Your message has been sent successfully! We will get back to you soon.',
      data: contact,
      contact,
      referenceId: row.reference,
    });
  });

  it('promises a receipt to the sender and a notice to the shop', async () => {
    const { referenceId } = (await send(message)).json();
    const [receipt, notice, ...others] = await mails();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      to: 'asha@example.in',
      subject: `We’ve received your message (${referenceId})`,
    });
    expect(notice).toMatchObject({
      to: 'sales@rackandrep.example',
      replyTo: 'asha@example.in',
      subject: `Contact ${referenceId}: A rack for a small room`,
    });
    expect(notice?.text).toContain('Is there one\nbelow two metres?');
    expect(notice?.text).toContain('Phone: 98765 43210');
  });

  it('does not carry the sender’s words to whoever’s address was typed', async () => {
    await send({
      ...message,
      name: 'Win a prize at evil.example',
      subject: 'evil.example',
      message: 'evil.example',
    });
    const [receipt] = await mails();
    expect(JSON.stringify(receipt)).not.toContain('evil.example');
  });

  it('needs a name, an e-mail and a subject only', async () => {
    const { name, email, subject } = message;
    const reply = await send({ name, email, subject });
    expect(reply.statusCode).toBe(201);
    expect(reply.json().contact).toMatchObject({ phone: null, message: '', type: 'GENERAL' });
  });

  it('is about support when the order page says so', async () => {
    expect((await send({ ...message, type: 'SUPPORT' })).json().contact.type).toBe('SUPPORT');
    expect((await send({ ...message, type: 'support' })).json().contact.type).toBe('SUPPORT');
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ email: 'asha' }, 'Please enter a valid email address'],
    [{ subject: '   ' }, 'Subject is required'],
    [{ phone: 'call me' }, 'Please enter a valid phone number'],
    [{ type: 'SPAM' }, 'Please choose a valid type'],
    [{ message: 'x'.repeat(5001) }, 'Message must be at most 5000 characters'],
    [{ message: 'a\u0000b' }, 'Message contains a character that we can’t save'],
    [{ message: 'a\ud800b' }, 'The text contains a character that we can’t save'],
    [{ message: { html: 'x' } }, 'Message must be text'],
    [{ status: 'CLOSED' }, 'Unknown field: status'],
    [{ id: 'x' }, 'Unknown field: id'],
  ])('with %j is refused in the form’s words, and nothing is stored or sent', async (wrong, words) => {
    const reply = await send({ ...message, ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
    expect([await stored(), await mails()]).toEqual([[], []]);
  });

  it.each([
    ['name', 'Asha\r\nBcc: all@example.in', 'Name must be on one line'],
    ['subject', 'Hello\nX-Spam: no', 'Subject must be on one line'],
    ['subject', 'Hello\u0085X', 'The text contains a character that we can’t save'],
    ['email', 'asha@example.in\r\nBcc: all@example.in', 'Please enter a valid email address'],
    ['email', 'asha@example.in,all@example.in', 'Please enter a valid email address'],
    ['email', 'asha,rao@example.in', 'Please enter a valid email address'],
  ])('attack 62: with a forged line in the %s %j is refused', async (field, text, words) => {
    const reply = await send({ ...message, [field]: text });
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(words);
    expect(await mails()).toEqual([]);
  });

  it('stays text in the shop’s mail, whatever is in it', async () => {
    const attack = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    await send({ ...message, name: attack, subject: attack, message: attack });
    const [, notice] = await mails();
    expect(notice?.html).not.toMatch(/<script|<img src=x/);
  });

  it('is not stored when its mails cannot be promised', async () => {
    await database.pool.query('alter table outbox add constraint full_up check (false) not valid');
    const reply = await send(message);
    await database.pool.query('alter table outbox drop constraint full_up');
    expect(reply.statusCode).toBe(500);
    expect(errorOf(reply).code).toBe('INTERNAL_ERROR');
    expect(await stored()).toEqual([]);
  });
});

describe('a flood of messages', () => {
  it('from one address is stopped', async () => {
    holdTheClock();
    const replies = await Promise.all(
      Array.from({ length: 13 }, (_, index) => send({ ...message, email: `asha${index}@example.in` })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(3);
    expect(await stored()).toHaveLength(10);
  });

  it('in one person’s name is stopped, wherever it comes from', async () => {
    holdTheClock();
    const replies = await Promise.all(
      Array.from({ length: 7 }, (_, index) =>
        send(
          { ...message, email: index % 2 === 0 ? 'asha@example.in' : 'ASHA@example.in' },
          `203.0.${index}.7`,
        ),
      ),
    );
    const refused = replies.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
