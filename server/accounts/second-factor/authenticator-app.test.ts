import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  acts,
  administrator,
  begin,
  closeShops,
  codeOf,
  confirm,
  forgetAttempts,
  login,
  mails,
  openShops,
  outcome,
  passwordLongAgo,
  security,
  shop,
  withApp,
} from '../../../tests/support/second-factor.ts';

beforeAll(openShops);
beforeEach(forgetAttempts);
afterAll(closeShops);

describe('an authenticator app', () => {
  it('is on with its first code, and comes with ten recovery codes', async () => {
    const admin = await administrator();
    const { secret, uri } = await begin(admin);
    expect(uri).toContain(`otpauth://totp/Rack%20%26%20Rep:${encodeURIComponent(admin.email)}`);
    expect(await begin(admin), 'a page that is loaded again shows the same').toEqual({ secret, uri });
    expect((await login(admin)).statusCode, 'nothing is asked for yet').toBe(200);
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect(outcome(await confirm(admin, wrong))).toEqual([422, 'WRONG_CODE']);
    expect(outcome(await confirm(admin, 'k7m2-9xqp-4tns-w8hd'))).toEqual([400, 'VALIDATION_FAILED']);
    const reply = await confirm(admin, ` ${codeOf(secret).replace(/^.{3}/, '$& ')}`);
    expect(reply.json().recoveryCodes).toHaveLength(10);
    expect(await security(admin)).toMatchObject({ appSince: expect.any(String), recoveryCodesLeft: 10 });
    expect((await shop.call('POST', '/security/app', { token: admin.token, body: {} })).statusCode).toBe(409);
    expect(await acts(admin.id)).toEqual(['turn_on_app']);
    expect(await mails(admin.email)).toEqual(['Rack & Rep: your authenticator app is on']);
  });

  it('changes only shortly after the password was entered', async () => {
    const admin = await withApp();
    await passwordLongAgo(admin);
    const { token } = admin;
    for (const [method, path] of [
      ['POST', '/security/app'],
      ['DELETE', '/security/app'],
      ['POST', '/security/recovery-codes'],
      ['POST', '/security/passkeys/options'],
      ['DELETE', '/security/passkeys/3b9f7e6a-1c3b-4e60-a5d8-91d4e8c32b7f'],
    ] as const)
      expect([path, outcome(await shop.call(method, path, { token }))]).toEqual([
        path,
        [403, 'PASSWORD_NEEDED'],
      ]);
  });

  it('is off when its owner turns it off, and the recovery codes are gone', async () => {
    const admin = await withApp();
    const off = () => shop.call('DELETE', '/security/app', { token: admin.token });
    expect((await off()).statusCode).toBe(200);
    expect(outcome(await off())).toEqual([404, 'NO_APP']);
    expect((await login(admin)).statusCode).toBe(200);
    expect(await security(admin)).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
    expect(await mails(admin.email)).toEqual([
      'Rack & Rep: your authenticator app is on',
      'Rack & Rep: your authenticator app is off',
    ]);
  });

  it('keeps no recovery code that could be read in the database', async () => {
    const { codes } = await withApp();
    const { rows } = await shop.pool.query('select recovery_codes::text as row from recovery_codes');
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });
});
