import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountShop,
  accountShop,
  type Call,
  holdTheClock,
  PASSWORD,
  PUBLIC_URL,
} from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { isTorture } from '../../tests/support/torture.ts';
import { withTransaction } from '../db/connect.ts';
import type { Mail } from '../mail/mail.ts';
import { SIGN_IN } from './limits.ts';
import { setPassword } from './password-change.ts';
import { hashPassword } from './passwords.ts';
import { signInDelay } from './sign-in-delay.ts';

const HOUR_MS = 3_600_000;

/** What the attempts would have waited; nobody waits for it here. */
const waits: number[] = [];

let shop: AccountShop;
let other: AccountShop;
beforeAll(async () => {
  holdTheClock(HOUR_MS);
  vi.spyOn(signInDelay, 'wait').mockImplementation(async (ms) => void waits.push(ms));
  shop = await accountShop();
  other = await shop.anotherProcess();
  await shop.addUser('asha@example.in');
});
beforeEach(() => {
  waits.length = 0;
});
afterEach(() => shop.pool.query('delete from rate_limits'));
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await other.close();
  await shop.close();
});

const guess = (index: number, call: Call & { email?: string; path?: string } = {}) =>
  shop.call('POST', call.path ?? '/auth/login', {
    body: { email: call.email ?? 'asha@example.in', password: `guess ${index}` },
    from: call.from ?? `203.0.${index}.7`,
    ...(call.headers === undefined ? {} : { headers: call.headers }),
  });
const signIn = (call: Call) =>
  shop.call('POST', '/auth/login', { body: { email: 'asha@example.in', password: PASSWORD }, ...call });
/** The cookie of a browser in which Asha has signed in. */
const knownDevice = async () => {
  const reply = await signIn({ from: '198.51.100.99' });
  waits.length = 0;
  return String(reply.headers['set-cookie']).split(';')[0] ?? '';
};
const guesses = (count: number, call: (index: number) => ReturnType<typeof guess>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));
const passed = (replies: { statusCode: number }[]) =>
  replies.filter(({ statusCode }) => statusCode !== 429).length;

describe('attack 50: guessing passwords', () => {
  it('of one account from one place is slowed down more and more, and not without end', async () => {
    for (let index = 0; index < 12; index += 1) {
      const reply = await guess(index, { from: '203.0.113.7' });
      expect(reply.statusCode).toBe(401);
    }
    expect(waits.splice(0)).toEqual([0, 0, 0, 0, 0, 1000, 2000, 4000, 8000, 8000, 8000, 8000]);
    expect((await signIn({ from: '203.0.113.7' })).statusCode).toBe(200);
    expect((await signIn({ from: '203.0.113.7' })).statusCode).toBe(200);
    expect(waits).toEqual([8000, 0]);
  });

  it('of one account from everywhere is slowed down, and the owner on a new device waits two seconds', async () => {
    const replies = await guesses(40, (index) => guess(index));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([401]));
    expect(waits.filter((wait) => wait === 2000)).toHaveLength(20);
    waits.length = 0;
    expect((await signIn({ from: '198.51.100.1' })).statusCode).toBe(200);
    expect(waits).toEqual([2000]);
  });

  it('of many accounts from one address is stopped after sixty, and said when to come back', async () => {
    const replies = await guesses(80, (index) =>
      guess(index, { email: `shopper${index}@example.in`, from: '203.0.113.7' }),
    );
    expect(passed(replies)).toBe(SIGN_IN.max);
    const refused = await guess(81, { from: '203.0.113.7' });
    expect(errorOf(refused)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/^Too many requests\. Please try again in \d minutes?\.$/),
    });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
  });

  it('from the many addresses of one IPv6 network is stopped like from one', async () => {
    const replies = await guesses(80, (index) =>
      guess(index, { email: `shopper${index}@example.in`, from: `2001:db8:1:2::${index + 1}` }),
    );
    expect(passed(replies)).toBe(SIGN_IN.max);
  });

  it('at both doors and in two processes is counted together', async () => {
    await guesses(3, (index) => guess(index, { from: '203.0.113.7' }));
    await guesses(2, (index) => guess(index, { from: '203.0.113.7', path: '/auth/admin-login' }));
    waits.length = 0;
    await other.call('POST', '/auth/login', {
      body: { email: 'asha@example.in', password: 'guess' },
      from: '203.0.113.7',
    });
    expect(waits).toEqual([1000]);
  });

  it('from many networks ends after a hundred wrong ones an hour, in every process, and for an address without an account alike', async () => {
    const device = await knownDevice();
    const outcomes = [];
    for (const email of ['asha@example.in', 'nobody@example.in']) {
      const replies = await guesses(130, (index) => guess(index, { email }));
      expect(passed(replies)).toBe(100);
      const [refused] = replies.filter(({ statusCode }) => statusCode === 429);
      expect(errorOf(refused ?? { statusCode: 0, body: '' })).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many requests. Please try again in 60 minutes.',
      });
      const wait = Number(refused?.headers['retry-after']);
      expect(wait).toBeGreaterThan(3500);
      expect(wait).toBeLessThanOrEqual(3600);
      outcomes.push([wait, ...replies.map(({ statusCode, body }) => `${statusCode} ${body}`).sort()]);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
    const body = { email: 'asha@example.in', password: PASSWORD };
    for (const path of ['/auth/login', '/auth/admin-login'])
      expect((await other.call('POST', path, { body, from: '198.51.100.7' })).statusCode).toBe(429);
    expect((await signIn({ from: '198.51.100.8', headers: { cookie: device } })).statusCode).toBe(200);
    vi.setSystemTime(Date.now() + HOUR_MS);
    expect((await signIn({ from: '198.51.100.7' })).statusCode).toBe(200);
    vi.setSystemTime(Date.now() - HOUR_MS);
  });

  it('is told to the owner by one mail, and right passwords are no guesses', async () => {
    const email = 'guessed@example.in';
    await shop.addUser(email);
    const right = (from: string) =>
      shop.call('POST', '/auth/login', { body: { email, password: PASSWORD }, from });
    await guesses(60, (index) => guess(index, { email }));
    for (let index = 0; index < 5; index += 1)
      expect((await right(`198.51.100.${index}`)).statusCode).toBe(200);
    const replies = await guesses(80, (index) => guess(index + 60, { email }));
    expect(passed(replies)).toBe(40);
    await guesses(5, (index) => guess(index, { email: 'no-account@example.in' }));
    const { rows } = await shop.pool.query<{ payload: Mail }>(
      `select payload from outbox where payload ->> 'subject' = 'Someone is guessing your Rack & Rep password'
          and payload ->> 'to' in ($1, 'no-account@example.in')`,
      [email],
    );
    expect(rows.map(({ payload }) => payload.to)).toEqual([email]);
    expect(rows[0]?.payload.text).toContain(`${PUBLIC_URL}/login#forgotten-password`);
  });

  it('keeps nobody out who sets a new password', async () => {
    const email = 'locked@example.in';
    const { id } = await shop.addUser(email);
    await guesses(101, (index) => guess(index, { email }));
    const right = (password: string) =>
      shop.call('POST', '/auth/login', { body: { email, password }, from: '198.51.100.9' });
    expect((await right(PASSWORD)).statusCode).toBe(429);
    await withTransaction(shop.pool, async (client) =>
      setPassword(client, {
        userId: id,
        passwordHash: await hashPassword('thirteen plates'),
        keepSession: null,
        publicUrl: PUBLIC_URL,
        now: new Date(),
      }),
    );
    expect((await right('thirteen plates')).statusCode).toBe(200);
  });

  it('of an account that does not exist is slowed down just the same', async () => {
    for (let index = 0; index < 7; index += 1)
      await guess(index, { email: 'nobody@example.in', from: '203.0.113.7' });
    expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 2000]);
  });

  it('does not slow down a device that the owner has signed in with before', async () => {
    const device = await knownDevice();
    await guesses(60, (index) => guess(index, { from: '203.0.113.7' }));
    expect((await guess(61, { from: '203.0.113.7' })).statusCode).toBe(429);
    waits.length = 0;
    const reply = await signIn({ from: '203.0.113.7', headers: { cookie: device } });
    expect(reply.statusCode).toBe(200);
    expect(waits).toEqual([0]);
  });

  it('on a known device is slowed down too, and a device is known for its own account alone', async () => {
    const cookie = await knownDevice();
    const at = { from: '203.0.113.7', headers: { cookie } };
    for (let index = 0; index < 7; index += 1) await guess(index, at);
    expect(waits.splice(0)).toEqual([0, 0, 0, 0, 0, 1000, 2000]);
    await shop.addUser('neighbour@example.in');
    await guesses(21, (index) => guess(index, { email: 'neighbour@example.in' }));
    waits.length = 0;
    await guess(1, { ...at, email: 'neighbour@example.in' });
    expect(waits).toEqual([2000]);
  });

  it('does not make a device known by its cookie alone, nor after a new password', async () => {
    await guesses(21, (index) => guess(index));
    const cookie = await knownDevice();
    await shop.pool.query('delete from known_devices');
    for (const forged of [cookie, `device=${'x'.repeat(43)}`, "device=' or 1=1 --", 'device=']) {
      waits.length = 0;
      await signIn({ from: '198.51.100.3', headers: { cookie: forged } });
      expect(waits).toEqual([2000]);
    }
  });

  it('by so many that hashes wait in a queue lets a known device go first', async () => {
    const headers = { cookie: await knownDevice() };
    let isOver = false;
    const crowd = async () => {
      while (!isOver) await hashPassword('a guess').catch(() => setImmediate());
    };
    const flood = Array.from({ length: 70 * availableParallelism() }, crowd);
    const replies = [];
    for (let attempt = 0; attempt < 3; attempt += 1) replies.push(await signIn({ headers }));
    isOver = true;
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await Promise.all(flood);
  });

  it('for 400 seconds keeps the owner out at no time on a known device, and on a new one only after a hundred', async () => {
    const cookie = await knownDevice();
    const started = Date.now();
    let wrong = 0;
    for (let second = 0; second < 400; second += isTorture ? 1 : 8) {
      vi.setSystemTime(started + second * 1000);
      await guesses(3, (index) => guess(index, { from: `203.0.113.${(second + index) % 90}` }));
      wrong += 3;
      if (second % 4 !== 0) continue;
      waits.length = 0;
      const known = await signIn({ from: '198.51.100.1', headers: { cookie } });
      expect([second, known.statusCode, waits.splice(0)]).toEqual([second, 200, [0]]);
      const fresh = await signIn({ from: `198.51.100.${second % 200}` });
      expect([second, fresh.statusCode]).toEqual([second, wrong < 100 ? 200 : 429]);
      expect(Math.max(0, ...waits)).toBeLessThanOrEqual(2000);
    }
    vi.setSystemTime(started);
  }, 120_000);

  it('sets a cookie that no script, no other site and no other part of the shop reads', async () => {
    const reply = await signIn({});
    expect(reply.headers['set-cookie']).toMatch(
      /^device=[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    );
    expect((await guess(1)).headers['set-cookie']).toBeUndefined();
    const { rows } = await shop.pool.query('select known_devices::text as row from known_devices');
    const token = /device=([\w-]{43})/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
    expect(JSON.stringify(rows)).not.toContain(token);
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
    const invitation = { name: 'Thief', email: 'thief@example.in', adminRole: 'owner' };
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
  ])('does not begin with %s in the e-mail', async (_what, variation) => {
    for (let index = 0; index < 6; index += 1)
      await guess(index, { ...variation(index), from: '203.0.113.7' });
    expect(waits.at(-1)).toBe(1000);
  });

  it('does not begin with a forwarding header', async () => {
    const replies = await guesses(70, (index) =>
      guess(index, {
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
