import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountShop, accountShop, PASSWORD } from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { openSession, openSessionWithPassword, purgeEndedSessions } from './sessions.ts';

let shop: AccountShop;
let other: AccountShop;
beforeAll(async () => {
  shop = await accountShop();
  other = await shop.anotherProcess();
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const profile = (token: string, where = shop) => where.call('GET', '/auth/user-profile', { token });
const isOpen = async (token: string, where = shop) => (await profile(token, where)).statusCode === 200;

describe('signing out', () => {
  it('attack 52: kills the token at once, in every process, and no other token [7.auth.7]', async () => {
    const { id, token } = await shop.addUser('asha@example.in');
    const phone = await openSession(shop.pool, id, new Date());
    expect(await isOpen(token, other)).toBe(true);
    const reply = await shop.call('POST', '/auth/logout', { token });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ success: true, message: 'Logged out successfully' });
    expect(await isOpen(token)).toBe(false);
    expect(await isOpen(token, other)).toBe(false);
    expect(await isOpen(phone, other)).toBe(true);
    expect((await shop.call('POST', '/auth/logout', { token })).statusCode).toBe(401);
  });

  it('on all devices kills every token of that user, and nobody else’s', async () => {
    const { id, token } = await shop.addUser('many@example.in');
    const { token: neighbour } = await shop.addUser('neighbour@example.in');
    const phone = await openSession(shop.pool, id, new Date());
    const reply = await shop.call('POST', '/auth/logout-all', { token });
    expect(reply.json()).toEqual({ success: true, message: 'Logged out on all devices' });
    expect(await Promise.all([token, phone, neighbour].map((each) => isOpen(each, other)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

const refresh = (token: string) => shop.call('POST', '/auth/refresh', { token });

describe('refreshing', () => {
  afterEach(() => vi.useRealTimers());

  it('gives a new token and voids the old one [7.auth.6]', async () => {
    const { token } = await shop.addUser('ravi@example.in');
    const reply = await shop.call('POST', '/auth/refresh', { token, body: {} });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Token refreshed',
      authorization: { token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(await isOpen(reply.json().authorization.token, other)).toBe(true);
    expect(await isOpen(token, other)).toBe(false);
  });

  it('twice at once gives one new token', async () => {
    const { id, token } = await shop.addUser('twice@example.in');
    const replies = await Promise.all(
      [shop, other, shop, other].map((where) => where.call('POST', '/auth/refresh', { token })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    const { rows } = await shop.pool.query(
      'select count(*) as open from sessions where user_id = $1 and revoked_at is null',
      [id],
    );
    expect(rows).toEqual([{ open: 1 }]);
  });

  it('gives an administrator twelve hours from then on, and nothing for a token that has ended', async () => {
    const start = Date.now();
    const at = (hours: number) => vi.setSystemTime(start + hours * 3_600_000);
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    const { token } = await shop.addUser('hours@example.in', 'ADMIN');
    at(11);
    const renewed = (await refresh(token)).json().authorization.token;
    at(22.99);
    expect(await isOpen(renewed)).toBe(true);
    at(23);
    expect(await isOpen(renewed)).toBe(false);
    expect((await refresh(renewed)).statusCode).toBe(401);
  });

  const administratorCalls = {
    'signing out': (token: string) => shop.call('POST', '/auth/logout', { token }),
    'signing out on all devices': (_token: string, { phone }: { phone: string }) =>
      shop.call('POST', '/auth/logout-all', { token: phone }),
    'a change of the password elsewhere': (_token: string, { id, phone }: { id: string; phone: string }) =>
      shop.call('PUT', `/users/profile/${id}/password`, {
        token: phone,
        body: { currentPassword: PASSWORD, newPassword: 'thirteen plates' },
      }),
    'the withdrawal of the role': async (_token: string, { id }: { id: string }) =>
      shop.call('POST', `/administrators/${id}/withdraw`, {
        token: (await shop.addUser('withdraws@example.in', 'ADMIN')).token,
        body: { password: PASSWORD },
      }),
  };
  it.each(Object.entries(administratorCalls))('fails with a token from before %s', async (what, end) => {
    const { id, token } = await shop.addUser(`${what.replaceAll(' ', '.')}@example.in`, 'ADMIN');
    const phone = await openSession(shop.pool, id, new Date());
    expect((await end(token, { id, phone })).statusCode).toBe(200);
    const reply = await refresh(token);
    expect([reply.statusCode, errorOf(reply).code]).toEqual([401, 'NOT_SIGNED_IN']);
    const { rows } = await shop.pool.query(
      `select 1 from sessions where user_id = $1 and revoked_at is null and token_hash <> sha256($2::bytea)`,
      [id, phone],
    );
    expect(rows, 'no new session came of it').toEqual([]);
  });

  it('and signing out take no fields', async () => {
    const { token } = await shop.addUser('fields@example.in');
    for (const path of ['/auth/refresh', '/auth/logout'])
      expect((await shop.call('POST', path, { token, body: { userId: 'x' } })).statusCode).toBe(400);
    expect(await isOpen(token)).toBe(true);
  });
});

describe('a token', () => {
  it.each([
    ['no token', {}],
    ['an empty one', { authorization: 'Bearer ' }],
    ['a made-up one', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['another scheme', { authorization: 'Basic YXNoYTp4' }],
    ['SQL', { authorization: `Bearer ' or 1=1 --` }],
  ])('is needed: %s opens nothing', async (_what, headers) => {
    for (const [method, path] of [
      ['GET', '/auth/user-profile'],
      ['POST', '/auth/refresh'],
      ['POST', '/auth/logout'],
      ['PUT', '/users/profile/x'],
      ['PUT', '/users/profile/x/password'],
      ['GET', '/users'],
    ] as const) {
      const reply = await shop.call(method, path, { headers });
      expect(reply.statusCode).toBe(401);
      expect(errorOf(reply)).toMatchObject({ code: 'NOT_SIGNED_IN' });
    }
  });

  it('attack 55: of a demoted or disabled administrator is refused at the next request', async () => {
    const { id, token } = await shop.addUser('boss@example.in', 'ADMIN');
    const list = () => other.call('GET', '/users', { token });
    expect((await list()).statusCode).toBe(200);
    await shop.pool.query(`update users set role = 'USER', admin_role = null where id = $1`, [id]);
    expect((await list()).statusCode).toBe(403);
    await shop.pool.query(
      `update users set role = 'ADMIN', admin_role = 'owner', disabled_at = now() where id = $1`,
      [id],
    );
    expect((await list()).statusCode).toBe(401);
    const body = { email: 'boss@example.in', password: PASSWORD };
    expect((await shop.call('POST', '/auth/admin-login', { body })).statusCode).toBe(401);
  });

  it('is confirmed with the own password, and with no other', async () => {
    const { id, token } = await shop.addUser('confirms@example.in', 'ADMIN');
    const typedAt = async () =>
      (await shop.pool.query('select password_at from sessions where user_id = $1', [id])).rows[0]
        .password_at;
    const old = new Date('2026-01-01T10:00:00Z');
    await shop.pool.query('update sessions set password_at = $2 where user_id = $1', [id, old]);
    const confirm = (password: string) => shop.call('POST', '/auth/confirm', { token, body: { password } });
    const refused = await confirm('not this one');
    expect(refused.statusCode).toBe(422);
    expect(errorOf(refused)).toMatchObject({
      code: 'WRONG_PASSWORD',
      message: 'Your password isn’t correct',
    });
    expect(await typedAt()).toEqual(old);
    expect((await confirm(PASSWORD)).statusCode).toBe(200);
    expect(Date.now() - (await typedAt()).getTime()).toBeLessThan(60_000);
  });

  it('is not given for a password that was changed while it was checked', async () => {
    const { id } = await shop.addUser('race@example.in');
    const { rows } = await shop.pool.query('select password_hash from users where id = $1', [id]);
    const checked = { userId: id, passwordHash: rows[0].password_hash, userAgent: null };
    expect(await openSessionWithPassword(shop.pool, checked, new Date())).not.toBeNull();
    await shop.pool.query(`update users set password_hash = 'a hash of another password' where id = $1`, [
      id,
    ]);
    expect(await openSessionWithPassword(shop.pool, checked, new Date())).toBeNull();
  });

  it('that is long dead is forgotten, one that lives is kept', async () => {
    const { id, token } = await shop.addUser('old@example.in');
    await openSession(shop.pool, id, new Date('2020-01-01'));
    await purgeEndedSessions(shop.pool);
    const { rowCount } = await shop.pool.query('select 1 from sessions where user_id = $1', [id]);
    expect(rowCount).toBe(1);
    expect(await isOpen(token)).toBe(true);
  });
});
