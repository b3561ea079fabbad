import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, accountShop, PASSWORD } from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { openSession } from './sessions.ts';

type Person = { id: string; token: string };
let shop: AccountShop;
let asha: Person;
let ravi: Person;
let admin: Person;
beforeAll(async () => {
  shop = await accountShop({ RATE_LIMITS: 'off' });
  asha = await shop.addUser('asha@example.in');
  ravi = await shop.addUser('ravi@example.in');
  admin = await shop.addUser('admin@example.in', 'ADMIN');
});
afterAll(() => shop.close());

const save = (who: Person, id: string, body: object) =>
  shop.call('PUT', `/users/profile/${id}`, { token: who.token, body });
const row = async (id: string) => (await shop.pool.query(`select * from users where id = $1`, [id])).rows[0];
const home = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  addressLine1: '12 College Road',
  addressLine2: '',
  city: 'Nashik',
  state: 'Maharashtra',
  pinCode: '422005',
  phone: '9876543210',
};

describe('the own profile', () => {
  it('is changed and answered as it is now [7.auth.8]', async () => {
    const { addressLine1, pinCode, ...same } = home;
    const written = { ...same, address: addressLine1, pincode: pinCode };
    const reply = await save(asha, asha.id, {
      name: ' Asha R. ',
      phone: '0253 234567',
      addresses: [written],
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Profile updated successfully',
      user: {
        id: asha.id,
        name: 'Asha R.',
        email: 'asha@example.in',
        phone: '0253 234567',
        role: 'USER',
        addresses: [home],
        emailVerified: false,
        createdAt: expect.any(String),
      },
    });
    const profile = await shop.call('GET', '/auth/user-profile', { token: asha.token });
    expect(profile.json().user).toEqual(reply.json().user);
  });

  it('keeps what is not sent, and gives up what is sent empty', async () => {
    await save(asha, asha.id, { name: 'Asha', phone: '9876543210', addresses: [home] });
    expect((await save(asha, asha.id, { name: 'Asha' })).json().user).toMatchObject({
      phone: '9876543210',
      addresses: [home],
    });
    const emptied = await save(asha, asha.id, { name: 'Asha', phone: '', addresses: [] });
    expect(emptied.json().user).toMatchObject({ phone: null, addresses: [] });
  });

  it.each([
    [{}, 'Name is required'],
    [{ name: 'A', phone: 'call me' }, 'Please enter a valid phone number'],
    [{ name: 'A', addresses: 'Nashik' }, /.+/],
    [{ name: 'A', addresses: [{ city: 'Nashik\r\nX' }] }, 'City must be on one line'],
    [{ name: 'A', addresses: [{ city: 'x\udc00' }] }, 'The text contains a character that we can’t save'],
    [{ name: 'A', addresses: Array(11).fill(home) }, 'You can save up to 10 addresses'],
    [{ name: 'A\r\nB' }, 'Name must be on one line'],
  ])('is not changed by %j', async (body, message) => {
    const reply = await save(asha, asha.id, body);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toMatch(message);
  });

  it.each(['role', 'isAdmin', 'id', 'passwordHash', 'password', 'email', 'createdAt'])(
    'attack 54: is not changed when it carries %s',
    async (field) => {
      const before = await row(asha.id);
      const reply = await save(asha, asha.id, { name: 'Changed', [field]: 'ADMIN' });
      expect(reply.statusCode).toBe(400);
      expect(errorOf(reply).message).toBe(`Unknown field: ${field}`);
      expect(await row(asha.id)).toEqual(before);
    },
  );

  it('attack 46: of somebody else is answered as if it did not exist, to administrators too', async () => {
    const before = await row(ravi.id);
    for (const who of [asha, admin])
      for (const id of [ravi.id, 'me', '1', "' or 1=1 --", '00000000-0000-4000-8000-000000000000'])
        for (const [path, body] of [
          ['', { name: 'Taken over' }],
          ['/password', { currentPassword: PASSWORD, newPassword: 'taken over now' }],
        ] as const) {
          const url = `/users/profile/${encodeURIComponent(id)}${path}`;
          const reply = await shop.call('PUT', url, { token: who.token, body });
          expect(reply.statusCode).toBe(404);
          expect(errorOf(reply)).toMatchObject({ code: 'USER_NOT_FOUND', message: 'User not found' });
        }
    expect(await row(ravi.id)).toEqual(before);
  });
});

describe('changing the password', () => {
  const change = (who: Person, body: object) =>
    shop.call('PUT', `/users/profile/${who.id}/password`, { token: who.token, body });
  const isOpen = async (token: string) =>
    (await shop.call('GET', '/auth/user-profile', { token })).statusCode === 200;

  it('attack 52: ends every other session, and the new password alone signs in [7.auth.9]', async () => {
    const meera = await shop.addUser('meera@example.in');
    const phone = await openSession(shop.pool, meera.id, new Date());
    const reply = await change(meera, { currentPassword: PASSWORD, newPassword: 'thirteen plates' });
    expect(reply.json()).toEqual({ success: true, message: 'Password changed successfully' });
    expect([await isOpen(meera.token), await isOpen(phone)]).toEqual([true, false]);
    const login = (password: string) =>
      shop.call('POST', '/auth/login', { body: { email: 'meera@example.in', password } });
    expect((await login(PASSWORD)).statusCode).toBe(401);
    expect((await login('thirteen plates')).statusCode).toBe(200);
    const { rows } = await shop.pool.query(`select payload->>'to' as to, payload::text as text from outbox`);
    expect(rows).toMatchObject([{ to: 'meera@example.in' }]);
    expect(rows[0].text).not.toContain('thirteen plates');
  });

  it('fails without the current one, and nothing is changed', async () => {
    const phone = await openSession(shop.pool, ravi.id, new Date());
    const reply = await change(ravi, { currentPassword: 'not this', newPassword: 'thirteen plates' });
    expect(reply.statusCode).toBe(422);
    expect(errorOf(reply)).toMatchObject({
      code: 'WRONG_PASSWORD',
      message: 'Failed to change password',
      details: [{ field: 'currentPassword', message: 'Your current password isn’t correct' }],
    });
    expect(await isOpen(phone)).toBe(true);
  });

  it.each([
    [{}, 'Current password is required'],
    [{ currentPassword: PASSWORD, newPassword: 'short' }, 'New password must be at least 8 characters'],
    [
      { currentPassword: PASSWORD, newPassword: PASSWORD },
      'Your new password must be different from the current one',
    ],
    [{ currentPassword: PASSWORD, newPassword: 'thirteen plates', userId: 'x' }, 'Unknown field: userId'],
  ])('to %j is refused in the form’s words', async (body, message) => {
    const reply = await change(ravi, body);
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(message);
  });
});

describe('the list of users', () => {
  const list = (query = '', who = admin) => shop.call('GET', `/users${query}`, { token: who.token });

  it('is for administrators', async () => {
    expect((await list('', asha)).statusCode).toBe(403);
    expect((await shop.call('GET', '/users')).statusCode).toBe(401);
  });

  it('is in pages, the newest first, and shows nothing of passwords [7.auth.10]', async () => {
    const reply = await list('?limit=2&page=1');
    const { success, data, users, pagination } = reply.json();
    expect(success).toBe(true);
    expect(data).toEqual(users);
    expect(users).toHaveLength(2);
    expect(users[0].email).toBe('meera@example.in');
    expect(pagination).toEqual({ page: 1, limit: 2, total: 4, pages: 2 });
    expect(reply.body).not.toMatch(/password|argon2/i);
    expect((await list('?limit=1000')).json().users).toHaveLength(4);
  });

  it('is filtered by role, in either letter case [6.10] [7.auth.10]', async () => {
    for (const role of ['ADMIN', 'admin']) {
      const { users, pagination } = (await list(`?role=${role}`)).json();
      expect(users).toMatchObject([{ id: admin.id, role: 'ADMIN' }]);
      expect(pagination.total).toBe(1);
    }
    expect((await list('?role=user')).json().pagination.total).toBe(3);
  });

  it.each(['?role=owner', '?limit=0', '?limit=1001', '?page=x', '?sort=email', '?role=USER&role=ADMIN'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).statusCode).toBe(400);
    },
  );
});
