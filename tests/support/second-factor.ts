import { Secret, TOTP } from 'otpauth';
import { expect, vi } from 'vitest';
import { signInDelay } from '../../server/accounts/sign-in-delay.ts';
import { type AccountShop, accountShop, holdTheClock, PASSWORD } from './accounts.ts';
import { softPasskey } from './passkey.ts';
import { errorOf } from './test-shop.ts';

/** For tests: administrators with an app or a passkey, in a shop of two processes. */
export let shop: AccountShop;
export let other: AccountShop;
let serial = 0;
/** What the attempts would have waited; nobody waits for it here. */
export const waits: number[] = [];

export async function openShops(): Promise<void> {
  holdTheClock();
  vi.spyOn(signInDelay, 'wait').mockImplementation(async (ms) => void waits.push(ms));
  shop = await accountShop();
  other = await shop.anotherProcess();
}

export async function forgetAttempts(): Promise<void> {
  holdTheClock();
  waits.length = 0;
  await shop.pool.query('delete from rate_limits');
}

export async function closeShops(): Promise<void> {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await other.close();
  await shop.close();
}

export interface Admin {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

export async function administrator(): Promise<Admin> {
  serial += 1;
  const email = `admin${serial}@example.in`;
  return { email, ...(await shop.addUser(email, 'ADMIN')) };
}

export const codeOf = (secret: string, steps = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
export const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

export const begin = async ({ token }: Admin) =>
  (await shop.call('POST', '/security/app', { token, body: {} })).json().data as {
    secret: string;
    uri: string;
  };
export const confirm = ({ token }: Admin, code: string) =>
  shop.call('POST', '/security/app/confirm', { token, body: { code } });

/** An administrator whose app is on; its code of the moment is used up. */
export async function withApp(): Promise<Admin & { secret: string; codes: string[] }> {
  const admin = await administrator();
  const { secret } = await begin(admin);
  const reply = await confirm(admin, codeOf(secret));
  expect(reply.statusCode).toBe(200);
  later(30);
  return { ...admin, secret, codes: reply.json().recoveryCodes };
}

export const login = ({ email }: Pick<Admin, 'email'>, where = shop, path = '/auth/admin-login') =>
  where.call('POST', path, { body: { email, password: PASSWORD } });
export const challengeOf = async (admin: Pick<Admin, 'email'>) =>
  (await login(admin)).json().data.challenge as string;
export const secondStep = (challenge: string, code: string, where = shop) =>
  where.call('POST', '/auth/second-step', { body: { challenge, code } });
export const outcome = (reply: { statusCode: number; body: string }) =>
  reply.statusCode === 200 ? 200 : [reply.statusCode, errorOf(reply).code];
export const isOpen = async (token: string, where = shop) =>
  (await where.call('GET', '/security', { token })).statusCode === 200;
export const security = async ({ token }: Pick<Admin, 'token'>) =>
  (await shop.call('GET', '/security', { token })).json().data;
export const mails = async (email: string): Promise<string[]> =>
  (
    await shop.pool.query<{ subject: string }>(
      `select payload ->> 'subject' as subject from outbox where payload ->> 'to' = $1 order by id`,
      [email],
    )
  ).rows.map(({ subject }) => subject);
export const acts = async (id: string): Promise<string[]> =>
  (
    await shop.pool.query<{ action: string }>(
      `select action from audit_log where entity = 'administrator' and entity_id = $1 order by id`,
      [id],
    )
  ).rows.map(({ action }) => action);
export const passwordLongAgo = ({ id }: Admin) =>
  shop.pool.query(`update sessions set password_at = $2 where user_id = $1`, [
    id,
    new Date(Date.now() - 16 * 60_000),
  ]);

export const options = async ({ token }: Pick<Admin, 'token'>) =>
  (await shop.call('POST', '/security/passkeys/options', { token, body: {} })).json().data;
export const add = ({ token }: Pick<Admin, 'token'>, credential: object, name = 'Office laptop') =>
  shop.call('POST', '/security/passkeys', { token, body: { name, credential } });
export const signInOptions = async () =>
  (await shop.call('POST', '/auth/passkey-options', { body: {} })).json().data;
export const passkeyLogin = (answer: object, where = shop) =>
  where.call('POST', '/auth/passkey-login', { body: answer });

export async function withPasskey(): Promise<
  Admin & { passkey: ReturnType<typeof softPasskey>; codes: string[] }
> {
  const admin = await administrator();
  const passkey = softPasskey();
  const reply = await add(admin, passkey.create(await options(admin)));
  expect([reply.statusCode, reply.json().message]).toEqual([201, 'Passkey added']);
  return { ...admin, passkey, codes: reply.json().recoveryCodes };
}
