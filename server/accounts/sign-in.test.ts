import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AccountShop, accountShop, countStatements, PASSWORD } from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { hashPassword } from './passwords.ts';

let shop: AccountShop;
let asha: { id: string; token: string };
let ravi: { id: string; token: string };
beforeAll(async () => {
  shop = await accountShop();
  asha = await shop.addUser('asha@example.in');
  ravi = await shop.addUser('ravi@example.in', 'ADMIN');
});
afterEach(() => shop.pool.query('delete from rate_limits'));
afterAll(() => shop.close());

const login = (email: unknown, password: unknown = PASSWORD) =>
  shop.call('POST', '/auth/login', { body: { email, password } });
const adminLogin = (email: unknown, password: unknown = PASSWORD) =>
  shop.call('POST', '/auth/admin-login', { body: { email, password } });

const TOKEN = expect.stringMatching(/^[\w-]{43}$/);
const ashaInReplies = () => ({
  id: asha.id,
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: null,
  role: 'USER',
  addresses: [],
  emailVerified: false,
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
});

describe('signing in', () => {
  it('answers the user and a token that opens the profile [7.auth.2] [7.auth.5]', async () => {
    const reply = await login('asha@example.in');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Login successful',
      user: ashaInReplies(),
      authorization: { token: TOKEN },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    const profile = await shop.call('GET', '/auth/user-profile', {
      token: reply.json().authorization.token,
    });
    expect(profile.json()).toEqual({ success: true, user: ashaInReplies() });
  });

  it('does not mind how the e-mail is written, but minds the password', async () => {
    expect((await login(' Asha@EXAMPLE.in ')).statusCode).toBe(200);
    for (const almost of [`${PASSWORD} `, ` ${PASSWORD}`, PASSWORD.toUpperCase(), 'wrong'])
      expect((await login('asha@example.in', almost)).statusCode).toBe(401);
  });

  it('costs at most four statements, and reading the profile two', async () => {
    expect(await countStatements(() => login('asha@example.in'))).toBeLessThanOrEqual(4);
    const profile = () => shop.call('GET', '/auth/user-profile', { token: asha.token });
    expect(await countStatements(profile)).toBeLessThanOrEqual(2);
  });

  it.each([
    [{}, 'Email is required'],
    [{ email: 'asha', password: 'x' }, 'Please enter a valid email address'],
    [{ email: 'asha@example.in' }, 'Password is required'],
    [{ email: 'asha@example.in', password: '' }, 'Password is required'],
    [{ email: ['asha@example.in'], password: 'x' }, 'Email is required'],
    [{ email: { $ne: null }, password: { $ne: null } }, 'Email is required'],
    [{ email: 'asha@example.in', password: 'x', remember: true }, 'Unknown field: remember'],
    [{ email: 'a\ud800@example.in', password: 'x' }, 'Please enter a valid email address'],
    [{ email: 'asha@example.in', password: 'x\ud800' }, 'The text contains a character that we can’t save'],
  ])('with %j is refused in the form’s words', async (body, message) => {
    const reply = await shop.call('POST', '/auth/login', { body });
    expect(reply.statusCode).toBe(400);
    expect(errorOf(reply)).toMatchObject({ code: 'VALIDATION_FAILED', message });
  });

  it('takes an attempt at SQL for a wrong e-mail', async () => {
    expect((await login(`x'or/**/1=1--@example.in`)).statusCode).toBe(401);
  });

  it('attack 56: a password of a megabyte is refused before it is hashed', async () => {
    for (const [length, status] of [
      [201, 400],
      [60_000, 400],
      [1_000_000, 413],
    ] as const) {
      let answered = 0;
      const statements = await countStatements(async () => {
        answered = (await login('asha@example.in', 'x'.repeat(length))).statusCode;
      });
      expect(answered).toBe(status);
      // The user, whom the hash comes after, was not even looked for.
      expect(statements).toBe(0);
    }
  });
});

describe('signing in to the admin', () => {
  it('answers an administrator in its own shape [7.auth.3]', async () => {
    const reply = await adminLogin('Ravi@example.in');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      success: true,
      message: 'Admin login successful',
      data: {
        user: {
          ...ashaInReplies(),
          id: ravi.id,
          email: 'ravi@example.in',
          role: 'ADMIN',
          adminRole: 'owner',
        },
        token: TOKEN,
      },
    });
    const users = await shop.call('GET', '/users', { token: reply.json().data.token });
    expect(users.statusCode).toBe(200);
  });

  it('refuses a shopper with the right password exactly like a wrong one', async () => {
    const replies = [
      await adminLogin('asha@example.in'),
      await adminLogin('ravi@example.in', 'wrong'),
      await adminLogin('nobody@example.in'),
    ];
    for (const reply of replies) expect(reply.statusCode).toBe(401);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(errorOf(replies[0] ?? { statusCode: 0, body: '' }).message).toBe('Admin login failed');
  });
});

describe('attack 49: finding out who has an account', () => {
  it('by signing in shows the same status and body for a known and an unknown e-mail', async () => {
    await shop.addUser('gone@example.in');
    await shop.pool.query(`update users set disabled_at = now() where email = 'gone@example.in'`);
    const known = await login('asha@example.in', 'wrong password');
    const unknown = await login('nobody@example.in', 'wrong password');
    const disabled = await login('gone@example.in', PASSWORD);
    expect(errorOf(known)).toMatchObject({ code: 'WRONG_EMAIL_OR_PASSWORD', message: 'Login failed' });
    expect(known.statusCode).toBe(401);
    for (const other of [unknown, disabled])
      expect([other.statusCode, other.body]).toEqual([known.statusCode, known.body]);
  });

  it('by the time that signing in takes fails: an unknown e-mail costs a hash as well', async () => {
    const times: Record<string, number[]> = { asha: [], nobody: [] };
    const stored = await hashPassword(PASSWORD);
    await shop.pool.query(`update users set password_hash = $1 where email = 'asha@example.in'`, [stored]);
    await login('warm@example.in');
    for (let round = 0; round < 8; round += 1)
      for (const [name, list] of Object.entries(times)) {
        // Wrong passwords make the next ones wait.
        await shop.pool.query('delete from rate_limits');
        const started = performance.now();
        await login(`${name}@example.in`, 'wrong password');
        list.push(performance.now() - started);
      }
    const [known = 0, unknown = 0] = Object.values(times).map((list) => Math.min(...list));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
