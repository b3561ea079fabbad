import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AccountShop,
  accountShop,
  holdTheClock,
  PASSWORD,
  PUBLIC_URL,
} from '../../tests/support/accounts.ts';
import { addBar, buyer, line, placeGuestOrder } from '../../tests/support/orders.ts';
import { category, insertion } from '../../tests/support/sample-rows.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { EMAIL_VERIFICATION_KIND, MAIL_KIND, ORDER_MAIL_KIND, PASSWORD_RESET_KIND } from '../mail/kinds.ts';
import { type Mail, readMail } from '../mail/mail.ts';
import { type OutboxRunner, startOutbox } from '../outbox/runner.ts';
import { emailVerificationHandler } from './email-verification.ts';
import { passwordResetHandler } from './password-reset.ts';

let shop: AccountShop;
let outbox: OutboxRunner;
let sent: Mail[] = [];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  shop = await accountShop();
  const { text, values } = insertion('categories', category);
  await shop.pool.query(text, values);
  await addBar(shop.pool);
  const send = async (mail: Mail) => {
    sent.push(readMail(mail));
  };
  const mailing = { pool: shop.pool, publicUrl: PUBLIC_URL, send, now: () => new Date() };
  outbox = startOutbox({
    pool: shop.pool,
    log,
    handlers: {
      [EMAIL_VERIFICATION_KIND]: emailVerificationHandler(mailing),
      [PASSWORD_RESET_KIND]: passwordResetHandler(mailing),
      [MAIL_KIND]: async () => undefined,
      [ORDER_MAIL_KIND]: async () => undefined,
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

const tokenIn = (mail: Mail | undefined) => /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

async function register(email: string): Promise<{ session: string; token: string }> {
  const body = { name: 'Meera Joshi', email, password: PASSWORD };
  const reply = await shop.call('POST', '/auth/register', { body });
  await outbox.drain();
  return {
    session: reply.json().authorization.token,
    token: tokenIn(sent.findLast(({ to }) => to === email)),
  };
}

const verify = (token: unknown, session: string) =>
  shop.call('POST', '/auth/verify-email', { body: { token }, token: session });
const resend = (session: string) => shop.call('POST', '/auth/resend-verification', { token: session });

async function refused(token: unknown, session: string): Promise<void> {
  const reply = await verify(token, session);
  expect(reply.statusCode).toBe(400);
  expect(errorOf(reply)).toMatchObject({
    code: 'VERIFICATION_LINK_INVALID',
    message: 'This link is no longer valid. Please request a new one.',
  });
}

async function guestOrder(email: string): Promise<string> {
  const address = { ...buyer('guest').shippingAddress, email };
  const reply = await placeGuestOrder(shop, {
    items: [line('bar')],
    shippingAddress: address,
    billingAddress: address,
  });
  return reply.json().orderId;
}

const ownOrders = async (session: string): Promise<string[]> => {
  const reply = await shop.call('GET', '/orders', { token: session });
  return reply.json().data.map(({ id }: { id: string }) => id);
};

describe('a new account', () => {
  it('is mailed a link that proves its address, and brings the orders placed without it', async () => {
    const [earlier, strangers] = [await guestOrder('Meera@Example.in'), await guestOrder('other@example.in')];
    const { session, token } = await register('meera@example.in');
    expect(sent).toMatchObject([
      { to: 'meera@example.in', subject: 'Confirm your e-mail address for Rack & Rep' },
    ]);
    expect(sent[0]?.text).toContain(`${PUBLIC_URL}/verify-email?token=`);
    expect(sent[0]?.text).not.toContain('Meera');
    expect(await ownOrders(session)).toEqual([]);
    const reply = await verify(token, session);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      success: true,
      message: 'Your e-mail address is confirmed',
      user: { email: 'meera@example.in', emailVerified: true },
      adoptedOrders: 1,
    });
    expect(await ownOrders(session)).toEqual([earlier]);
    expect(await ownOrders(session)).not.toContain(strangers);
    const guest = await shop.call('GET', `/orders/${earlier}`);
    expect(guest.json().order).not.toHaveProperty('user_id');
  });

  it('finds what its owner has ordered as a guest since, at the next sign-in', async () => {
    const { session, token } = await register('later@example.in');
    await verify(token, session);
    const later = await guestOrder('later@example.in');
    expect(await ownOrders(session)).toEqual([]);
    const body = { email: 'later@example.in', password: PASSWORD };
    const login = await shop.call('POST', '/auth/login', { body });
    expect(await ownOrders(login.json().authorization.token)).toEqual([later]);
  });

  it('attack 48: with a stranger’s address sees none of that person’s orders, sign in as often as it will', async () => {
    await guestOrder('victim@example.in');
    const { session } = await register('victim@example.in');
    const body = { email: 'victim@example.in', password: PASSWORD };
    const again = (await shop.call('POST', '/auth/login', { body })).json().authorization.token;
    for (const held of [session, again]) expect(await ownOrders(held)).toEqual([]);
  });

  it('attack 48: gets nothing from a link that the stranger follows, who can only take the account over', async () => {
    const order = await guestOrder('owner@example.in');
    const { session: intruder, token } = await register('owner@example.in');
    const guest = await shop.call('POST', '/auth/verify-email', { body: { token } });
    expect(guest.statusCode).toBe(401);
    const { token: bystander } = await shop.addUser('bystander@example.in');
    await refused(token, bystander);
    await shop.call('POST', '/auth/forgot-password', { body: { email: 'owner@example.in' } });
    await outbox.drain();
    const password = 'the owner’s own';
    await shop.call('POST', '/auth/reset-password', { body: { token: tokenIn(sent.at(-1)), password } });
    expect((await shop.call('GET', '/orders', { token: intruder })).statusCode).toBe(401);
    const login = await shop.call('POST', '/auth/login', { body: { email: 'owner@example.in', password } });
    expect(login.json().user.emailVerified).toBe(true);
    expect(await ownOrders(login.json().authorization.token)).toEqual([order]);
    await refused(token, login.json().authorization.token);
  });
});

describe('the token of a verification link', () => {
  it('works once, also when it comes several times at once', async () => {
    const { session, token } = await register('once@example.in');
    const replies = await Promise.all([1, 2, 3].map(() => verify(token, session)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    await refused(token, session);
  });

  it('works for a day', async () => {
    const { session, token } = await register('late@example.in');
    const { rows } = await shop.pool.query(
      `select extract(epoch from max(expires_at) - now()) / 3600 as hours from account_tokens
        where email = 'late@example.in'`,
    );
    expect(Math.ceil(Number(rows[0].hours))).toBe(24);
    await shop.pool.query(`update account_tokens set expires_at = now() where email = 'late@example.in'`);
    await refused(token, session);
  });

  it('is bound to the address that it was sent to, and is no other kind of token', async () => {
    const { session, token } = await register('moved@example.in');
    const set = await shop.call('POST', '/auth/reset-password', { body: { token, password: PASSWORD } });
    expect(set.statusCode).toBe(400);
    await shop.pool.query(`update users set email = 'new@example.in' where email = 'moved@example.in'`);
    await refused(token, session);
    for (const guess of [session, 'x'.repeat(43), "' or 1=1 --"]) await refused(guess, session);
  });

  it('is stored as a hash only, and is in no reply, log or outbox', async () => {
    const { session, token } = await register('secret@example.in');
    const answered = await verify(token, session);
    const { rows } = await shop.pool.query(
      'select outbox::text as row from outbox union all select t::text from account_tokens t',
    );
    for (const text of [answered.body, shop.log(), ...rows.map(({ row }) => row)]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString('hex'));
    }
  });
});

describe('asking for another link', () => {
  it('mails one that works, and makes no difference to the first', async () => {
    const { session, token: first } = await register('again@example.in');
    const reply = await resend(session);
    expect(reply.json().message).toBe('We’ve sent a new link to your e-mail address');
    await outbox.drain();
    expect(sent).toHaveLength(2);
    expect((await verify(tokenIn(sent.at(-1)), session)).statusCode).toBe(200);
    await refused(first, session);
  });

  it('is not needed once the address is proven, and mails nothing then', async () => {
    const { session, token } = await register('proven@example.in');
    await verify(token, session);
    const reply = await resend(session);
    expect(reply.json().message).toBe('Your e-mail address is already confirmed');
    await outbox.drain();
    expect(sent).toHaveLength(1);
  });

  it('works three times in ten minutes', async () => {
    holdTheClock();
    const { token } = await shop.addUser('flood@example.in');
    const replies = [];
    for (let n = 0; n < 4; n += 1) replies.push((await resend(token)).statusCode);
    expect(replies).toEqual([200, 200, 200, 429]);
  });
});
