import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, accountShop, PASSWORD, PUBLIC_URL } from '../../tests/support/accounts.ts';
import type { Mail } from '../mail/mail.ts';
import { emailVerificationHandler } from './email-verification.ts';
import { purgeEndedSessions } from './sessions.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await accountShop();
});
afterAll(() => shop.close());

const meera = { name: 'Meera Joshi', phone: '+91 98765 43210' };
const register = (body: object) => shop.call('POST', '/auth/register', { body });
const userRow = async (email: string) => {
  const { rows } = await shop.pool.query('select * from users where email = $1 and not is_double', [email]);
  return rows[0];
};

describe('registering with an e-mail that has an account', () => {
  const login = (password: string) =>
    shop.call('POST', '/auth/login', { body: { email: 'taken@example.in', password } });

  it('attack 49: answers like with a new one, also to what is asked afterwards, and leaves the account alone', async () => {
    const owner = await shop.addUser('taken@example.in', 'ADMIN');
    const before = await userRow('taken@example.in');
    const answers = [];
    for (const email of ['taken@example.in', 'untaken@example.in']) {
      const registered = await register({ ...meera, email, password: 'a stranger’s own' });
      const { token } = registered.json().authorization;
      const id = registered.json().user.id;
      const asked = [
        registered,
        await shop.call('GET', '/auth/user-profile', { token }),
        await shop.call('PUT', `/users/profile/${id}`, { token, body: { name: 'Meera' } }),
        await shop.call('GET', '/orders', { token }),
        await shop.call('GET', '/wishlist', { token }),
        await shop.call('POST', '/auth/resend-verification', { token }),
        await shop.call('POST', '/auth/login', { body: { email, password: 'a stranger’s own' } }),
        await shop.call('POST', '/auth/admin-login', { body: { email, password: 'a stranger’s own' } }),
        await register({ ...meera, email, password: 'once more again' }),
      ];
      answers.push(
        asked.map(({ statusCode, body }) =>
          `${statusCode} ${body}`
            .replaceAll(email, 'E-MAIL')
            .replace(/"[\w-]{43}"|"[\w-]{36}"/g, 'RANDOM')
            .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME'),
        ),
      );
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toMatch(/^201 /);
    expect(await userRow('taken@example.in')).toEqual(before);
    expect((await login(PASSWORD)).json().user).toMatchObject({ id: owner.id, role: 'ADMIN' });
  });

  it('makes nobody an administrator, a customer or somebody to be mailed a new password', async () => {
    const { json } = await login('once more again');
    const { authorization, user } = json();
    expect(user.role).toBe('USER');
    expect((await shop.call('GET', '/users', { token: authorization.token })).statusCode).toBe(403);
    const admin = await shop.addUser('lists@example.in', 'ADMIN');
    const listed = await shop.call('GET', '/users', { token: admin.token });
    const emails = listed.json().users.map(({ email }: { email: string }) => email);
    expect(emails.filter((email: string) => email === 'taken@example.in')).toHaveLength(1);
    const { rows } = await shop.pool.query(
      `select user_id = (select id from users where email = 'taken@example.in' and not is_double) as is_owner
         from customers where key = 'taken@example.in'`,
    );
    expect(rows).toEqual([{ is_owner: true }]);
  });

  it('tells the owner by mail, once a day, and mails no link that proves anything', async () => {
    const sent: Mail[] = [];
    const handler = emailVerificationHandler({
      pool: shop.pool,
      publicUrl: PUBLIC_URL,
      send: async (mail) => void sent.push(mail),
      now: () => new Date(),
    });
    const { rows } = await shop.pool.query(
      `select o.payload from outbox o join users u on u.id = (o.payload ->> 'userId')::uuid
        where u.is_double and u.email = 'taken@example.in' and o.dedupe_key like '%registered' order by u.created_at`,
    );
    expect(rows).toHaveLength(2);
    const delivery = {
      id: 1,
      attempt: 1,
      dedupeKey: 'x',
      createdAt: new Date(),
      signal: new AbortController().signal,
    };
    for (const { payload } of rows) await handler(payload, { ...delivery, payload });
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['taken@example.in', 'You already have an account at Rack & Rep'],
    ]);
    expect(sent[0]?.text).not.toContain('token=');
    const tokens = await shop.pool.query(
      `select 1 from account_tokens t join users u on u.id = t.user_id where u.is_double`,
    );
    expect(tokens.rowCount).toBe(0);
  });

  it('is forgotten after a month without use', async () => {
    await shop.pool.query(`update users set created_at = now() - interval '31 days' where is_double`);
    await purgeEndedSessions(shop.pool);
    const doubles = async () => (await shop.pool.query('select 1 from users where is_double')).rowCount;
    expect(await doubles()).toBeGreaterThan(0);
    await shop.pool.query('update sessions set revoked_at = now()');
    await purgeEndedSessions(shop.pool);
    expect(await doubles()).toBe(0);
  });
});
