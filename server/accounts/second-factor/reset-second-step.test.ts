import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../tests/support/accounts.ts';
import {
  type Admin,
  acts,
  administrator,
  challengeOf,
  closeShops,
  codeOf,
  forgetAttempts,
  isOpen,
  login,
  mails,
  openShops,
  outcome,
  secondStep,
  shop,
  withApp,
  withPasskey,
} from '../../../tests/support/second-factor.ts';
import { resetSecondStepOf } from './reset-second-step.ts';

beforeAll(openShops);
beforeEach(forgetAttempts);
afterAll(closeShops);

describe('an administrator who has lost phone and recovery codes', () => {
  const reset = (id: string, { token, password = PASSWORD }: { token: string; password?: string }) =>
    shop.call('POST', `/administrators/${id}/reset-second-step`, { token, body: { password } });

  it('is let in again by another administrator, with that one’s password', async () => {
    const [admin, boss] = [await withApp(), await administrator()];
    expect(outcome(await reset(admin.id, { ...boss, password: 'not this one' }))).toEqual([
      422,
      'WRONG_PASSWORD',
    ]);
    expect(outcome(await reset(boss.id, boss))).toEqual([422, 'OWN_SECOND_STEP']);
    expect(outcome(await reset('3b9f7e6a-1c3b-4e60-a5d8-91d4e8c32b7f', boss))).toEqual([
      404,
      'ADMINISTRATOR_NOT_FOUND',
    ]);
    const listed = async () =>
      (await shop.call('GET', '/administrators', { token: boss.token }))
        .json()
        .data.find(({ id }: Admin) => id === admin.id).hasSecondStep;
    expect(await listed()).toBe(true);
    const challenge = await challengeOf(admin);
    expect((await reset(admin.id, boss)).json().message).toBe('Asha Rao can sign in with the password alone');
    expect(await listed()).toBe(false);
    expect(await isOpen(admin.token)).toBe(false);
    expect(outcome(await secondStep(challenge, codeOf(admin.secret)))).toEqual([401, 'SIGN_IN_EXPIRED']);
    expect((await login(admin)).statusCode).toBe(200);
    expect(await acts(admin.id)).toEqual(['turn_on_app', 'reset_second_step']);
    expect((await mails(admin.email)).at(-1)).toBe('Rack & Rep: your second step was removed');
  });

  it('is let in with a command on the shop’s machine if there is no other administrator', async () => {
    const admin = await withPasskey();
    const now = new Date();
    const publicUrl = 'https://rackandrep.example';
    await shop.addUser('lost-shopper@example.in');
    expect(await resetSecondStepOf(shop.pool, 'nobody@example.in', { publicUrl, now })).toBe(false);
    expect(await resetSecondStepOf(shop.pool, 'lost-shopper@example.in', { publicUrl, now })).toBe(false);
    expect(await resetSecondStepOf(shop.pool, admin.email.toUpperCase(), { publicUrl, now })).toBe(true);
    expect((await login(admin)).statusCode).toBe(200);
    expect(await isOpen(admin.token)).toBe(false);
  });

  it('needs no second step any more once the role is withdrawn, and shops with the password', async () => {
    const [admin, boss] = [await withApp(), await administrator()];
    const withdrawn = await shop.call('POST', `/administrators/${admin.id}/withdraw`, {
      token: boss.token,
      body: { password: PASSWORD },
    });
    expect(withdrawn.statusCode).toBe(200);
    expect((await login(admin, shop, '/auth/login')).statusCode).toBe(200);
    for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes'])
      expect((await shop.pool.query(`select 1 from ${table} where user_id = $1`, [admin.id])).rowCount).toBe(
        0,
      );
  });
});
