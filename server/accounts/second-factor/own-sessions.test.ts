import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../tests/support/accounts.ts';
import {
  administrator,
  closeShops,
  forgetAttempts,
  isOpen,
  later,
  login,
  openShops,
  other,
  outcome,
  security,
  shop,
} from '../../../tests/support/second-factor.ts';

beforeAll(openShops);
beforeEach(forgetAttempts);
afterAll(closeShops);

describe('the sessions of an account', () => {
  it('are listed with their devices, and the own one first', async () => {
    const admin = await administrator();
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/149.0.0.0 Safari/537.36';
    const begun = new Date().toISOString();
    later(60);
    const reply = await shop.call('POST', '/auth/admin-login', {
      body: { email: admin.email, password: PASSWORD },
      headers: { 'user-agent': chrome },
    });
    later(600);
    const { sessions } = await security({ token: reply.json().data.token });
    const now = new Date().toISOString();
    expect(sessions).toEqual([
      expect.objectContaining({ device: 'Chrome on Windows', seenAt: now, isThis: true }),
      expect.objectContaining({ device: 'Unknown device', begunAt: begun, seenAt: begun, isThis: false }),
    ]);
    const others = (await security(admin)).sessions;
    expect(others[0]).toMatchObject({ begunAt: begun, seenAt: now, isThis: true });
  });

  it('keep their place when the token is renewed', async () => {
    const admin = await administrator();
    const [before] = (await security(admin)).sessions;
    later(1800);
    const renewed = await shop.call('POST', '/auth/refresh', { token: admin.token });
    const after = (await security({ token: renewed.json().authorization.token })).sessions;
    expect(after).toEqual([{ ...before, seenAt: new Date().toISOString() }]);
  });

  it('end one by one or all but this one, at the next request in any process', async () => {
    const admin = await administrator();
    const tokens = [];
    for (let index = 0; index < 3; index += 1) tokens.push((await login(admin)).json().data.token);
    const [first = '', second = '', third = ''] = tokens;
    const { sessions } = await security({ token: first });
    expect(sessions).toHaveLength(4);
    const { sessions: ofSecond } = await security({ token: second });
    const end = (id: string, token: string) => shop.call('DELETE', `/security/sessions/${id}`, { token });
    expect((await end(ofSecond[0].id, first)).statusCode).toBe(200);
    expect((await end(ofSecond[0].id, first)).statusCode, 'a second click').toBe(200);
    expect([await isOpen(second, other), await isOpen(third, other)]).toEqual([false, true]);
    const stranger = await administrator();
    expect(outcome(await end(sessions[0].id, stranger.token))).toEqual([404, 'SESSION_NOT_FOUND']);
    expect(outcome(await end('nonsense', first))).toEqual([404, 'SESSION_NOT_FOUND']);
    expect(
      (await shop.call('POST', '/security/sessions/end-others', { token: first, body: {} })).statusCode,
    ).toBe(200);
    expect([await isOpen(first, other), await isOpen(third, other)]).toEqual([true, false]);
    expect(await isOpen(stranger.token)).toBe(true);
  });

  it('are told to every process when they end, so that their event streams end too', async () => {
    const admin = await administrator();
    const heard: string[] = [];
    const client = await shop.pool.connect();
    client.on('notification', ({ payload = '' }) => heard.push(payload));
    await client.query('listen session_ended');
    const [{ id }] = (await security(admin)).sessions;
    await shop.call('DELETE', `/security/sessions/${id}`, { token: admin.token });
    await client.query('select 1');
    await expect.poll(() => heard).toEqual([id]);
    await client.query('unlisten *');
    client.release(true);
  });
});
