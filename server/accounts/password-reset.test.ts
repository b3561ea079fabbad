import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountShop,
  accountShop,
  countStatements,
  holdTheClock,
  PASSWORD,
  PUBLIC_URL,
} from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { MAIL_KIND, PASSWORD_RESET_KIND } from '../mail/kinds.ts';
import { type Mail, readMail } from '../mail/mail.ts';
import { type OutboxRunner, startOutbox } from '../outbox/runner.ts';
import { passwordResetHandler } from './password-reset.ts';

let shop: AccountShop;
let outbox: OutboxRunner;
let sent: Mail[] = [];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  shop = await accountShop();
  const send = async (mail: Mail) => {
    sent.push(readMail(mail));
  };
  outbox = startOutbox({
    pool: shop.pool,
    log,
    handlers: {
      [PASSWORD_RESET_KIND]: passwordResetHandler({
        pool: shop.pool,
        publicUrl: PUBLIC_URL,
        send,
        now: () => new Date(),
      }),
      [MAIL_KIND]: async (payload) => send(readMail(payload)),
    },
  });
});
beforeEach(() => {
  sent = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.pool.query('delete from rate_limits');
});
afterAll(async () => {
  await outbox.stop();
  await shop.close();
});

const ask = (email: string, headers: Record<string, string> = {}) =>
  shop.call('POST', '/auth/forgot-password', { body: { email }, headers });
const reset = (token: unknown, password = 'thirteen plates') =>
  shop.call('POST', '/auth/reset-password', { body: { token, password } });
const login = (email: string, password: string) =>
  shop.call('POST', '/auth/login', { body: { email, password } });

async function mailedToken(email: string): Promise<string> {
  await ask(email);
  await outbox.drain();
  return /reset-password\?token=([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}

describe('a forgotten password', () => {
  it('is set anew through a link in a mail, which signs out every device', async () => {
    const { token: session } = await shop.addUser('asha@example.in');
    const token = await mailedToken('Asha@example.in');
    expect(sent).toMatchObject([{ to: 'asha@example.in', subject: 'Set a new password for Rack & Rep' }]);
    const reply = await reset(token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Your new password is set. Please sign in.',
    });
    expect((await shop.call('GET', '/auth/user-profile', { token: session })).statusCode).toBe(401);
    expect((await login('asha@example.in', PASSWORD)).statusCode).toBe(401);
    expect((await login('asha@example.in', 'thirteen plates')).statusCode).toBe(200);
    await outbox.drain();
    expect(sent.at(-1)).toMatchObject({ subject: 'Your Rack & Rep password was changed' });
    const { rows } = await shop.pool.query(
      `select email_verified_at from users where email = 'asha@example.in'`,
    );
    expect(rows[0].email_verified_at).not.toBeNull();
  });

  it('attack 49: is asked for with the same reply and the same work, account or not', async () => {
    await shop.addUser('known@example.in');
    const known = await ask('known@example.in');
    const unknown = await ask('unknown@example.in');
    expect(known.statusCode).toBe(200);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const work = [
      await countStatements(() => ask('known@example.in')),
      await countStatements(() => ask('unknown@example.in')),
    ];
    expect(work[0]).toBe(work[1]);
    await outbox.drain();
    expect(new Set(sent.map(({ to }) => to))).toEqual(new Set(['known@example.in']));
  });

  it('is not mailed about to a disabled user', async () => {
    await shop.addUser('disabled@example.in');
    await shop.pool.query(`update users set disabled_at = now() where email = 'disabled@example.in'`);
    expect(await mailedToken('disabled@example.in')).toBe('');
  });

  it('is mailed about three times in ten minutes, however the e-mail is written, and refused to nobody', async () => {
    holdTheClock();
    const replies = [];
    for (const email of ['flood@example.in', 'FLOOD@example.in', ' flood@Example.in', 'Flood@example.in'])
      replies.push(await ask(email));
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const { rowCount } = await shop.pool.query(
      `select 1 from outbox where payload ->> 'to' = 'flood@example.in'`,
    );
    expect(rowCount).toBe(3);
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: 'asha' }, 'Please enter a valid email address'],
    [{ email: 'a@example.in\r\nBcc: b@example.in' }, 'Please enter a valid email address'],
    [{ email: 'asha@example.in', redirect: 'https://evil.example' }, 'Unknown field: redirect'],
  ])('is not asked for with %j', async (body, message) => {
    const reply = await shop.call('POST', '/auth/forgot-password', { body });
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(message);
  });
});

describe('a new password of an administrator', () => {
  it.each([
    ['eleven char', 'An administrator’s password must have at least 12 characters'],
    ['Password@1234', /^This password is too easy to guess/],
  ])('is not %s, by a link or in the profile, and the link works on', async (weak, words) => {
    const email = `weak${weak.length}@example.in`;
    const { id, token: session } = await shop.addUser(email, 'ADMIN');
    const token = await mailedToken(email);
    const refused = await reset(token, weak);
    expect(refused.statusCode).toBe(400);
    expect(errorOf(refused).message).toMatch(words);
    const changed = await shop.call('PUT', `/users/profile/${id}/password`, {
      token: session,
      body: { currentPassword: PASSWORD, newPassword: weak },
    });
    expect(changed.statusCode).toBe(400);
    expect((await reset(token, 'four words not together')).statusCode).toBe(200);
  });
});

describe('attack 53: the token of a reset link', () => {
  const refused = async (token: unknown, password?: string) => {
    const reply = await reset(token, password);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).code).toBe('RESET_LINK_INVALID');
  };

  it('works once, also when it comes several times at once', async () => {
    await shop.addUser('once@example.in');
    const token = await mailedToken('once@example.in');
    const replies = await Promise.all([1, 2, 3].map((n) => reset(token, `password number ${n}`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    await refused(token);
  });

  it('works for thirty minutes', async () => {
    await shop.addUser('late@example.in');
    const token = await mailedToken('late@example.in');
    const { rows } = await shop.pool.query(
      `select extract(epoch from max(expires_at) - now()) / 60 as minutes from account_tokens where used_at is null`,
    );
    expect(Number(rows[0].minutes)).toBeLessThanOrEqual(30);
    await shop.pool.query(`update account_tokens set expires_at = now() where email = 'late@example.in'`);
    await refused(token);
    expect((await login('late@example.in', PASSWORD)).statusCode).toBe(200);
  });

  it('dies with the other tokens of its user, when the password changes, and when the user is disabled', async () => {
    const { id, token: session } = await shop.addUser('many@example.in');
    const [first, second] = [await mailedToken('many@example.in'), await mailedToken('many@example.in')];
    expect((await reset(second)).statusCode).toBe(200);
    await refused(first);
    const third = await mailedToken('many@example.in');
    const back = await login('many@example.in', 'thirteen plates');
    const change = await shop.call('PUT', `/users/profile/${id}/password`, {
      token: back.json().authorization.token,
      body: { currentPassword: 'thirteen plates', newPassword: 'fourteen plates' },
    });
    expect(change.statusCode).toBe(200);
    await refused(third);
    expect((await shop.call('GET', '/auth/user-profile', { token: session })).statusCode).toBe(401);
    await shop.addUser('off@example.in');
    const fourth = await mailedToken('off@example.in');
    await shop.pool.query(`update users set disabled_at = now() where email = 'off@example.in'`);
    await refused(fourth);
  });

  it('is bound to its user and to the address that it was sent to', async () => {
    await shop.addUser('moved@example.in');
    await shop.addUser('bystander@example.in');
    const token = await mailedToken('moved@example.in');
    await shop.pool.query(`update users set email = 'new@example.in' where email = 'moved@example.in'`);
    await refused(token);
    expect((await login('bystander@example.in', PASSWORD)).statusCode).toBe(200);
  });

  it('is stored as a hash only, and is in no reply, log or outbox', async () => {
    await shop.addUser('secret@example.in');
    const asked = await ask('secret@example.in');
    await outbox.drain();
    const token = /token=([\w-]{43})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? 'none';
    const answered = await reset(token);
    const { rows } = await shop.pool.query(
      `select outbox::text as row from outbox union all select t::text from account_tokens t
       union all select u::text from users u`,
    );
    const hex = Buffer.from(token).toString('hex');
    for (const text of [asked.body, answered.body, shop.log(), ...rows.map(({ row }) => row)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(hex);
    }
  });

  it('is linked at the shop’s own address, whatever the request claims to have called', async () => {
    await shop.addUser('host@example.in');
    await ask('host@example.in', { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
    await outbox.drain();
    expect(sent.at(-1)?.text).toContain(`${PUBLIC_URL}/reset-password?token=`);
    expect(JSON.stringify(sent.at(-1))).not.toContain('evil.example');
  });

  it.each([
    ['', 'Token is required'],
    [null, 'Token is required'],
    [['x'], 'Token is required'],
    ['x'.repeat(501), 'Token must be at most 500 characters'],
  ])('is not %j', async (token, message) => {
    const reply = await reset(token);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(message);
  });

  it('is not guessed, nor is a session’s token one', async () => {
    const { token } = await shop.addUser('guess@example.in');
    for (const guess of ['x'.repeat(43), token, "' or 1=1 --"]) await refused(guess);
  });
});
