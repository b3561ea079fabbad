import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, accountShop } from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await accountShop({ RATE_LIMITS: 'off' });
});
afterAll(() => shop.close());

const asha = { email: 'asha@example.in', password: 'twelve steel plates' };
const user = { id: expect.any(String), name: 'Asha Rao', email: asha.email, role: 'USER' };

describe('the account calls, in the order of the specification', () => {
  it('POST /auth/register answers user and token, POST /auth/login both again with a message [7.auth.4] [7.auth.2]', async () => {
    const joined = await shop.call('POST', '/auth/register', {
      body: { ...asha, name: 'Asha Rao', phone: '98765 43210' },
    });
    expect(joined.statusCode, joined.body).toBe(201);
    expect(joined.json()).toMatchObject({ user, authorization: { token: expect.any(String) } });
    const reply = await shop.call('POST', '/auth/login', { body: asha });
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Login successful',
      user,
      authorization: { token: expect.any(String) },
    });
  });

  it('POST /auth/admin-login answers data.user and data.token, to administrators alone [7.auth.3]', async () => {
    expect((await shop.call('POST', '/auth/admin-login', { body: asha })).statusCode).toBe(401);
    await shop.pool.query(`update users set role = 'ADMIN', admin_role = 'owner' where email = $1`, [
      asha.email,
    ]);
    const { data } = (await shop.call('POST', '/auth/admin-login', { body: asha })).json();
    await shop.pool.query(`update users set role = 'USER', admin_role = null where email = $1`, [asha.email]);
    expect(data).toMatchObject({ user: { ...user, role: 'ADMIN' }, token: expect.any(String) });
  });

  it('GET /auth/user-profile says who it is; refresh and logout void the token [7.auth.5] [7.auth.6] [7.auth.7]', async () => {
    const signedIn = (await shop.call('POST', '/auth/login', { body: asha })).json();
    const old: string = signedIn.authorization.token;
    const profile = (token: string) => shop.call('GET', '/auth/user-profile', { token });
    expect((await profile(old)).json()).toMatchObject({ success: true, user });
    const fresh: string = (await shop.call('POST', '/auth/refresh', { token: old })).json().authorization
      .token;
    expect(fresh).not.toBe(old);
    expect([(await profile(old)).statusCode, (await profile(fresh)).statusCode]).toEqual([401, 200]);
    expect((await shop.call('POST', '/auth/logout', { token: fresh })).statusCode).toBe(200);
    expect((await profile(fresh)).statusCode).toBe(401);
  });

  it('PUT /users/profile/{id} and /password change the own account [7.auth.8] [7.auth.9]', async () => {
    const signedIn = (await shop.call('POST', '/auth/login', { body: asha })).json();
    const { token } = signedIn.authorization;
    const path = `/users/profile/${signedIn.user.id}`;
    const renamed = await shop.call('PUT', path, { token, body: { name: 'Asha R. Rao', phone: '' } });
    expect(renamed.json().user).toMatchObject({ name: 'Asha R. Rao', phone: null });
    const change = (currentPassword: string) =>
      shop.call('PUT', `${path}/password`, {
        token,
        body: { currentPassword, newPassword: 'thirteen steel plates' },
      });
    expect(errorOf(await change('a guess at it')).message).toBe('Failed to change password');
    expect((await change(asha.password)).statusCode).toBe(200);
    expect((await shop.call('POST', '/auth/login', { body: asha })).statusCode).toBe(401);
  });

  it('GET /users takes limit, page and role, a thousand at once, and answers users [7.auth.10]', async () => {
    const { token } = await shop.addUser('boss@example.in', 'ADMIN');
    const all = (await shop.call('GET', '/users?limit=1000', { token })).json();
    expect(all.users).toHaveLength(2);
    expect(all.data).toEqual(all.users);
    const second = (await shop.call('GET', '/users?limit=1&page=2&role=user', { token })).json();
    expect(second).toMatchObject({ users: [], pagination: { page: 2, limit: 1, total: 1, pages: 1 } });
  });
});
