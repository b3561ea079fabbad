import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorOf } from '../http/testing.ts';
import { SIGN_IN } from './limits.ts';
import { type AccountShop, accountShop, type Call, holdTheClock, PASSWORD } from './testing.ts';

let shop: AccountShop;
let other: AccountShop;
beforeAll(async () => {
  holdTheClock();
  shop = await accountShop();
  other = await shop.anotherProcess();
  await shop.addUser('asha@example.in');
});
afterEach(() => shop.pool.query('delete from rate_limits'));
afterAll(async () => {
  vi.useRealTimers();
  await other.close();
  await shop.close();
});

const guess = (index: number, call: Call & { email?: string; path?: string } = {}) =>
  shop.call('POST', call.path ?? '/auth/login', {
    body: { email: call.email ?? 'asha@example.in', password: `guess ${index}` },
    from: call.from ?? `203.0.${index}.7`,
    ...(call.headers === undefined ? {} : { headers: call.headers }),
  });
const guesses = (count: number, call: (index: number) => ReturnType<typeof guess>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const passed = (replies: { statusCode: number }[]) =>
  replies.filter(({ statusCode }) => statusCode !== 429).length;

describe('attack 50: guessing passwords', () => {
  it('of one account from everywhere is stopped after ten, and said when to come back', async () => {
    const replies = await guesses(25, (index) => guess(index));
    expect(passed(replies)).toBe(SIGN_IN.perEmail.max);
    const refused = await guess(26);
    expect(errorOf(refused)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^Too many requests\. Please try again in \d minutes?\.$/),
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
  });

  it('of many accounts from one address is stopped after sixty', async () => {
    const replies = await guesses(80, (index) =>
      shop.call('POST', '/auth/login', {
        body: { email: `shopper${index}@example.in` },
        from: '203.0.113.7',
      }),
    );
    expect(passed(replies)).toBe(SIGN_IN.perAddress.max);
  });

  it('at both doors and in two processes is counted together', async () => {
    await guesses(4, (index) => guess(index));
    await guesses(3, (index) => guess(index, { path: '/auth/admin-login' }));
    for (let index = 0; index < 3; index += 1)
      await other.call('POST', '/auth/login', {
        body: { email: 'asha@example.in', password: 'guess' },
        from: `198.51.100.${index}`,
      });
    expect((await guess(99)).statusCode).toBe(429);
  });

  it('of an account that does not exist is stopped just the same', async () => {
    const replies = await guesses(12, (index) => guess(index, { email: 'nobody@example.in' }));
    expect(passed(replies)).toBe(SIGN_IN.perEmail.max);
  });

  it('stops neither other people nor those who are signed in, and ends with the window', async () => {
    const { token } = await shop.addUser('owner@example.in');
    await guesses(12, (index) => guess(index, { email: 'owner@example.in' }));
    expect((await shop.call('GET', '/auth/user-profile', { token })).statusCode).toBe(200);
    const owner = { body: { email: 'owner@example.in', password: PASSWORD } };
    const asha = { body: { email: 'asha@example.in', password: PASSWORD } };
    expect((await shop.call('POST', '/auth/login', asha)).statusCode).toBe(200);
    expect((await shop.call('POST', '/auth/login', owner)).statusCode).toBe(429);
    await shop.pool.query(`update rate_limits set window_start = window_start - interval '5 minutes'`);
    expect((await shop.call('POST', '/auth/login', owner)).statusCode).toBe(200);
    expect(SIGN_IN.perEmail.timeWindow).toBeLessThanOrEqual(5 * 60_000);
  });

  it('of the current password with a stolen session is stopped too', async () => {
    const { id, token } = await shop.addUser('stolen@example.in');
    const replies = await guesses(12, (index) =>
      shop.call('PUT', `/users/profile/${id}/password`, {
        token,
        from: `203.0.${index}.9`,
        body: { currentPassword: `guess ${index}`, newPassword: 'mine from now on' },
      }),
    );
    expect(passed(replies)).toBe(10);
  });

  it('of an administrator with a stolen session is stopped, whatever is asked for with them', async () => {
    const { id, token } = await shop.addUser('boss@example.in', 'ADMIN');
    const invitation = { name: 'Thief', email: 'thief@example.in' };
    const replies = await guesses(14, (index) => {
      const { path, fields } =
        index % 2 === 0
          ? { path: '/administrators', fields: invitation }
          : { path: `/administrators/${id}/withdraw`, fields: {} };
      return shop.call('POST', path, { token, body: { ...fields, password: `guess ${index}` } });
    });
    expect(passed(replies)).toBe(10);
  });
});

describe('attack 51: a fresh count', () => {
  it.each([
    ['letter case', (index: number) => ({ email: index % 2 === 0 ? 'ASHA@example.in' : 'asha@Example.IN' })],
    ['spaces', (index: number) => ({ email: `${' '.repeat(index)}asha@example.in` })],
  ])('is not had by %s in the e-mail', async (_what, variation) => {
    expect(passed(await guesses(14, (index) => guess(index, variation(index))))).toBe(10);
  });

  it('is not had by a forwarding header or by unknown fields', async () => {
    const replies = await guesses(70, (index) =>
      shop.call('POST', '/auth/login', {
        body: { email: 'asha@example.in', password: 'x', [`extra${index}`]: 1 },
        headers: { 'x-forwarded-for': `10.0.0.${index}`, 'x-real-ip': `10.0.0.${index}` },
        from: '203.0.113.7',
      }),
    );
    expect(passed(replies)).toBe(60);
  });
});

describe('limits that are switched off', () => {
  it('let a load test on this machine sign in as often as it likes', async () => {
    const open = await shop.anotherProcess({ RATE_LIMITS: 'off' });
    const replies = await Promise.all(
      Array.from({ length: 12 }, () =>
        open.call('POST', '/auth/login', { body: { email: 'asha@example.in', password: 'wrong' } }),
      ),
    );
    expect(passed(replies)).toBe(12);
    await open.close();
  });
});
