import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, errorOf, type TestShop, testShop } from '../../../tests/support/test-shop.ts';

type Person = { userId: string; token: string };
let shop: TestShop;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  shop = await testShop({ settings: { RATE_LIMITS: 'off', SMTP_URL: 'smtp://127.0.0.1:1' } });
  admin = await shop.signUp('ADMIN');
  shopper = await shop.signUp('USER');
});
beforeEach(() => shop.pool.query('truncate contacts, enquiries, outbox cascade'));
afterAll(() => shop.close());

const SENT = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  subject: 'A rack for a small room',
  message: 'Is there one below two metres?\nOur ceiling is <low>.',
};
const TEXT = 'Yes: the compact rack is 1.9 m.\nShall we reserve one?';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Asked {
  readonly body?: object;
  readonly who?: Person | null;
  readonly key?: string;
  readonly of?: TestShop;
}
const call = (method: Method, path: string, { body, who = admin, key, of = shop }: Asked = {}) =>
  of.app.inject({
    method,
    url: `/api${path}`,
    ...(body === undefined ? {} : { payload: body }),
    headers: {
      ...(who === null ? {} : bearer(who.token)),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  });
const mails = async () =>
  (await shop.pool.query(`select payload, dedupe_key from outbox where dedupe_key like 'reply:%'`)).rows;

describe.each([
  ['/contact-us', '/contacts', 'contact', 'REPLIED', 'NEW'],
  ['/enquiries', '/enquiries', 'enquiry', 'replied', 'new'],
] as const)('a reply to what was sent to %s', (sentTo, path, entity, replied, fresh) => {
  const send = async (fields: object = {}): Promise<{ id: string; referenceId: string }> =>
    (await call('POST', sentTo, { body: { ...SENT, ...fields }, who: null })).json().data;
  const statusOf = async (id: string) =>
    (await call('GET', `${path}?limit=50`)).json().data.find((row: { id: string }) => row.id === id).status;

  it('is kept, mailed from the shop with the message quoted, and marks it as replied', async () => {
    const { id, referenceId } = await send();
    const answer = await call('POST', `${path}/${id}/replies`, { body: { message: `  ${TEXT} ` } });
    expect(answer.statusCode, answer.body).toBe(201);
    const { reply, data, message } = answer.json();
    expect(message).toBe('Reply is on its way');
    expect(data).toEqual(reply);
    expect(reply).toMatchObject({
      message: TEXT,
      to: SENT.email,
      author: 'Asha',
      status: 'pending',
      lastError: null,
    });
    expect(await statusOf(id)).toBe(replied);

    const [mail] = await mails();
    expect(mail.dedupe_key).toBe(`reply:${reply.id}`);
    expect(mail.payload).toMatchObject({
      to: SENT.email,
      replyTo: 'sales@rackandrep.example',
      subject: `Re: A rack for a small room [${referenceId}]`,
      isPersonal: true,
    });
    expect(mail.payload.text).toContain(TEXT);
    expect(mail.payload.text).toContain('\n> Is there one below two metres?\n> Our ceiling is <low>.\n');
    expect(mail.payload.html).toContain('Our ceiling is &lt;low&gt;.</blockquote>');

    const list = (await call('GET', `${path}/${id}/replies`)).json();
    expect(list).toMatchObject({ data: [reply], isMailSetUp: true, pagination: { total: 1 } });
    const { rows } = await shop.pool.query(
      `select action, before, after from audit_log where entity = $1 and entity_id = $2`,
      [entity, id],
    );
    expect(rows).toEqual([{ action: 'reply', before: { status: fresh }, after: { status: replied } }]);
  });

  it('is sent once, however often its button is pressed', async () => {
    const { id } = await send();
    const key = randomUUID();
    const press = (body = { message: TEXT }) => call('POST', `${path}/${id}/replies`, { body, key });
    const [first, second] = await Promise.all([press(), press()]);
    expect([first?.statusCode, second?.statusCode]).toEqual([201, 201]);
    expect(second?.json().reply.id).toBe(first?.json().reply.id);
    expect(await mails()).toHaveLength(1);
    expect(errorOf(await press({ message: 'Another text' })).code).toBe('KEY_REUSED');
    expect((await call('POST', `${path}/${id}/replies`, { body: { message: TEXT } })).statusCode).toBe(201);
    expect((await call('GET', `${path}/${id}/replies`)).json().data).toHaveLength(2);
  });

  it('says what became of its mail', async () => {
    const { id } = await send();
    await call('POST', `${path}/${id}/replies`, { body: { message: TEXT } });
    const seen = async (change: string) => {
      await shop.pool.query(`update outbox set ${change} where dedupe_key like 'reply:%'`);
      const [{ status, lastError }] = (await call('GET', `${path}/${id}/replies`)).json().data;
      return [status, lastError];
    };
    expect(await seen(`status = 'dead', last_error = '550 unknown'`)).toEqual(['dead', '550 unknown']);
    expect(await seen(`status = 'sent', sent_at = now(), last_error = 'Not sent: no mail'`)).toEqual([
      'unsent',
      'Not sent: no mail',
    ]);
    expect(await seen('last_error = null')).toEqual(['sent', null]);
    await shop.pool.query('delete from outbox');
    const [kept] = (await call('GET', `${path}/${id}/replies`)).json().data;
    expect(kept, 'long ago').toMatchObject({ status: 'sent', mailId: null });
  });

  it('cannot forge a header of its mail', async () => {
    const { id } = await send();
    const table = path.slice(1);
    await shop.pool.query(`update ${table} set subject = $2 where id = $1`, [
      id,
      'Racks\r\nBcc: victim@example.in',
    ]);
    expect(
      (await call('POST', `${path}/${id}/replies`, { body: { message: 'Hi\r\nBcc: x@example.in' } }))
        .statusCode,
    ).toBe(201);
    const [mail] = await mails();
    expect(mail.payload.subject).toMatch(/^Re: Racks Bcc: victim@example\.in \[/);
    await shop.pool.query(`update ${table} set email = 'a,b@example.in' where id = $1`, [id]);
    const refused = await call('POST', `${path}/${id}/replies`, { body: { message: TEXT } });
    expect([refused.statusCode, errorOf(refused).code]).toEqual([422, 'ADDRESS_UNUSABLE']);
  });

  it.each([
    [{}, 'Write your reply first'],
    [{ message: '  \n ' }, 'Write your reply first'],
    [{ message: 'x'.repeat(5001) }, 'The reply must be at most 5000 characters'],
    [{ message: 'a\0b' }, 'The reply contains a character that we can’t save'],
    [{ message: 'x', to: 'else@example.in' }, /to/],
  ])('is refused with %o', async (body, words) => {
    const { id } = await send();
    const refused = await call('POST', `${path}/${id}/replies`, { body });
    expect([refused.statusCode, errorOf(refused).code]).toEqual([400, 'VALIDATION_FAILED']);
    if (typeof words === 'string') expect(errorOf(refused).message).toBe(words);
    expect(await mails()).toEqual([]);
    expect(await statusOf(id)).toBe(fresh);
  });

  it('is for administrators, to a message that is there, with mail that is set up', async () => {
    const { id } = await send();
    const body = { message: TEXT };
    for (const [who, status] of [
      [null, 401],
      [shopper, 403],
    ] as const) {
      expect((await call('POST', `${path}/${id}/replies`, { body, who })).statusCode).toBe(status);
      expect((await call('GET', `${path}/${id}/replies`, { who })).statusCode).toBe(status);
    }
    for (const missing of [randomUUID(), 'no-id'])
      for (const method of ['GET', 'POST'] as const) {
        const found = await call(method, `${path}/${missing}/replies`, method === 'GET' ? {} : { body });
        expect([found.statusCode, errorOf(found).code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
      }
    const without = await testShop({ pool: shop.pool, settings: { RATE_LIMITS: 'off' } });
    const refused = await call('POST', `${path}/${id}/replies`, { body, of: without });
    expect([refused.statusCode, errorOf(refused).code]).toEqual([409, 'MAIL_NOT_SET_UP']);
    expect((await call('GET', `${path}/${id}/replies`, { of: without })).json().isMailSetUp).toBe(false);
    await without.close();
    await call('DELETE', `${path}/${id}`);
    expect((await call('POST', `${path}/${id}/replies`, { body })).statusCode).toBe(404);
  });

  it('that is opened becomes read, unless a colleague was faster', async () => {
    const { id } = await send();
    const read = fresh === 'new' ? 'read' : 'READ';
    const open = () => call('PUT', `${path}/${id}`, { body: { status: read, onlyIf: fresh } });
    expect((await open()).json().data.status).toBe(read);
    await call('PUT', `${path}/${id}`, { body: { status: replied } });
    expect((await open()).json().data.status, 'it stays as it is').toBe(replied);
  });
});
