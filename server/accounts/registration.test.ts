import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountShop, accountShop, holdTheClock, PASSWORD } from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';

let shop: AccountShop;
beforeAll(async () => {
  shop = await accountShop();
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.pool.query('delete from rate_limits');
});
afterAll(() => shop.close());

const meera = {
  name: 'Meera Joshi',
  email: 'meera@example.in',
  phone: '+91 98765 43210',
  password: PASSWORD,
};
const register = (body: object, from = '203.0.113.7') => shop.call('POST', '/auth/register', { body, from });
const userRow = async (email: string) => {
  const { rows } = await shop.pool.query('select * from users where email = $1', [email]);
  return rows[0];
};

describe('registering', () => {
  it('makes a shopper and signs in [7.auth.4]', async () => {
    const reply = await register({ ...meera, email: ' Meera@Example.IN ' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Registration successful',
      user: {
        id: expect.any(String),
        name: 'Meera Joshi',
        email: 'meera@example.in',
        phone: '+91 98765 43210',
        role: 'USER',
        addresses: [],
        emailVerified: false,
        createdAt: expect.any(String),
      },
      authorization: { token: expect.stringMatching(/^[\w-]{43}$/) },
    });
    const { token } = reply.json().authorization;
    expect((await shop.call('GET', '/auth/user-profile', { token })).statusCode).toBe(200);
    expect((await shop.call('GET', '/users', { token })).statusCode).toBe(403);
    const login = await shop.call('POST', '/auth/login', {
      body: { email: meera.email, password: PASSWORD },
    });
    expect(login.statusCode).toBe(200);
  });

  it('keeps the password as an argon2id hash only, and shows it nowhere', async () => {
    const reply = await register({ ...meera, email: 'hash@example.in', password: 'a very secret phrase' });
    const row = await userRow('hash@example.in');
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('a very secret phrase');
    expect(reply.body).not.toMatch(/argon2|password/i);
    expect(shop.log()).not.toContain('a very secret phrase');
  });

  it('does without a phone, and keeps one with many marks as it was typed', async () => {
    expect((await register({ ...meera, email: 'none@example.in', phone: '' })).json().user.phone).toBeNull();
    const marked = await register({
      ...meera,
      email: 'marks@example.in',
      phone: '+91 (0253) - 234 - 56 - 78',
    });
    expect(marked.json().user.phone).toBe('+91 (0253) - 234 - 56 - 78');
  });

  it.each([
    [{ name: '' }, 'Name is required'],
    [{ name: 'x'.repeat(121) }, 'Name must be at most 120 characters'],
    [{ email: 'meera' }, 'Please enter a valid email address'],
    [{ email: `${'İ'.repeat(200)}@example.in` }, 'Please enter a valid email address'],
    [{ phone: '12' }, 'Please enter a valid phone number'],
    [{ password: 'seven77' }, 'Password must be at least 8 characters'],
    [{ password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
    [{ name: 'Meera\u0000' }, 'Name must be on one line'],
    [{ email: 'a\u0085b@example.in' }, 'Please enter a valid email address'],
  ])('with %j is refused in the form’s words', async (wrong, message) => {
    const reply = await register({ ...meera, email: 'refused@example.in', ...wrong });
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply).message).toBe(message);
    expect(await userRow('refused@example.in')).toBeUndefined();
  });

  it.each(['role', 'isAdmin', 'id', 'passwordHash', 'password_hash', 'email_verified_at', 'disabled_at'])(
    'attack 54: with the field %s is refused, and nobody is made',
    async (field) => {
      const reply = await register({ ...meera, email: 'mass@example.in', [field]: 'ADMIN' });
      expect(reply.statusCode).toBe(400);
      expect(errorOf(reply).message).toBe(`Unknown field: ${field}`);
      expect(await userRow('mass@example.in')).toBeUndefined();
    },
  );

  it.each(['Meera\r\nBcc: all@example.in', 'Meera\nX', 'Meera\u2028X'])(
    'attack 62: with line breaks in the name %j is refused',
    async (name) => {
      expect(errorOf(await register({ ...meera, name })).message).toBe('Name must be on one line');
    },
  );

  it.each([
    'meera@example.in\r\nBcc: x@example.in',
    'meera@example.in, x@example.in',
    'x,meera@example.in',
    '<meera@example.in>',
    'meera@example.in.',
    'ｍeera@example.in',
    'mee\u200bra@example.in',
    'a b@example.in',
  ])('attack 62: with line breaks or a second recipient in the e-mail %j is refused', async (email) => {
    const { message } = errorOf(await register({ ...meera, email }));
    expect(message).toBe('Please enter a valid email address');
  });
});

describe('registering with an e-mail that has an account', () => {
  const EXISTS = {
    code: 'ACCOUNT_EXISTS',
    message: 'An account with this e-mail already exists. Sign in, or reset your password.',
  };
  const everything = async () => {
    const { rows } = await shop.pool.query(
      `select (select json_agg(u order by id) from users u)::text as users,
              (select count(*) from sessions) as sessions, (select count(*) from outbox) as mails`,
    );
    return rows;
  };

  it.each([
    ['a shopper’s', 'shopper', ''],
    ['an administrator’s', 'administrator', `role = 'ADMIN', admin_role = 'owner'`],
    ['an invited administrator’s', 'invited', `invited_at = now(), admin_role = 'packer'`],
    ['a disabled', 'disabled', 'disabled_at = now()'],
  ])('is refused for %s account, in any letter case, and changes nothing', async (_whose, name, change) => {
    const { id } = await shop.addUser(`${name}@example.in`);
    if (change !== '') await shop.pool.query(`update users set ${change} where id = $1`, [id]);
    const before = await everything();
    for (const email of [`${name}@example.in`, ` ${name.toUpperCase()}@Example.IN `]) {
      const reply = await register({ ...meera, email });
      expect(reply.statusCode).toBe(409);
      expect(errorOf(reply)).toMatchObject(EXISTS);
    }
    expect(await everything()).toEqual(before);
  });

  it('is the way for a guest who has ordered, whose orders wait for the link in the mail', async () => {
    expect((await register({ ...meera, email: 'guest@example.in' })).statusCode).toBe(201);
    expect((await userRow('guest@example.in')).email_verified_at).toBeNull();
  });

  it('attack 49: is limited by network, however many addresses are tried', async () => {
    holdTheClock();
    await shop.addUser('known@example.in');
    const statuses = [];
    for (let index = 0; index < 21; index += 1)
      statuses.push((await register({ ...meera, email: 'known@example.in' })).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 409), 429]);
    expect((await register({ ...meera, email: 'known@example.in' }, '198.51.100.1')).statusCode).toBe(409);
  });

  it('at the same moment makes one account, and refuses the others', async () => {
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => register({ ...meera, email: 'twins@example.in' })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    const { rowCount } = await shop.pool.query(`select 1 from users where email = 'twins@example.in'`);
    expect(rowCount).toBe(1);
  });
});
