import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { softPasskey } from '../../../tests/support/passkey.ts';
import {
  type Admin,
  acts,
  add,
  administrator,
  challengeOf,
  closeShops,
  forgetAttempts,
  later,
  login,
  mails,
  openShops,
  options,
  other,
  outcome,
  passkeyLogin,
  passwordLongAgo,
  secondStep,
  security,
  shop,
  signInOptions,
  withPasskey,
} from '../../../tests/support/second-factor.ts';

beforeAll(openShops);
beforeEach(forgetAttempts);
afterAll(closeShops);

describe('a passkey', () => {
  it('signs in by itself, and shows when it was used', async () => {
    const admin = await withPasskey();
    expect(admin.codes).toHaveLength(10);
    const given = await options(admin);
    expect(given).toMatchObject({
      rp: { id: 'rackandrep.example', name: 'Rack & Rep' },
      user: { name: admin.email, displayName: 'Asha Rao' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: admin.passkey.id }],
    });
    const asked = await signInOptions();
    expect(asked).toMatchObject({ rpId: 'rackandrep.example', userVerification: 'required' });
    expect(asked.allowCredentials ?? [], 'no account is named').toEqual([]);
    const reply = await passkeyLogin(admin.passkey.sign(asked), other);
    expect(reply.json()).toMatchObject({ data: { user: { email: admin.email } } });
    const { token } = reply.json().data;
    const { passkeys, sessions } = await security({ token });
    expect(passkeys).toEqual([
      {
        id: expect.any(String),
        name: 'Office laptop',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      },
    ]);
    expect(sessions).toHaveLength(2);
    const refund = await shop.call('POST', '/security/recovery-codes', { token, body: {} });
    expect(refund.statusCode, 'it counts as a recent password').toBe(200);
  });

  it('stands in for the password where it is asked for once more, for its owner’s session alone', async () => {
    const [admin, colleague] = [await withPasskey(), await withPasskey()];
    await passwordLongAgo(admin);
    const { token } = admin;
    const ask = async (whose = token) =>
      (await shop.call('POST', '/auth/confirm-passkey/options', { token: whose, body: {} })).json().data;
    const confirmWith = (body: object) => shop.call('POST', '/auth/confirm-passkey', { token, body });
    const change = () => shop.call('POST', '/security/recovery-codes', { token, body: {} });
    expect(outcome(await change())).toEqual([403, 'PASSWORD_NEEDED']);
    for (const [answer, expected] of [
      [colleague.passkey.sign(await ask()), [422, 'PASSKEY_REFUSED']],
      [admin.passkey.sign(await ask(colleague.token)), [422, 'CHALLENGE_EXPIRED']],
      [admin.passkey.sign(await signInOptions()), [422, 'CHALLENGE_EXPIRED']],
    ] as const)
      expect(outcome(await confirmWith(answer))).toEqual(expected);
    expect(outcome(await change())).toEqual([403, 'PASSWORD_NEEDED']);
    expect((await confirmWith(admin.passkey.sign(await ask()))).statusCode).toBe(200);
    expect((await change()).statusCode).toBe(200);
  });

  it('is a second step after the password, with recovery codes for the day it is lost', async () => {
    const admin = await withPasskey();
    const reply = await login(admin);
    expect(reply.json().data).toMatchObject({ hasApp: false, hasPasskey: true });
    expect(outcome(await secondStep(reply.json().data.challenge, '123456'))).toEqual([401, 'WRONG_CODE']);
    expect((await secondStep(reply.json().data.challenge, admin.codes[3] ?? '')).statusCode).toBe(200);
  });

  it('is removed by its owner alone, and then opens nothing', async () => {
    const [admin, colleague] = [await withPasskey(), await administrator()];
    const [{ id }] = (await security(admin)).passkeys;
    const remove = ({ token }: Admin, which = id) =>
      shop.call('DELETE', `/security/passkeys/${which}`, { token });
    expect(outcome(await remove(colleague))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect(outcome(await remove(admin, 'nonsense'))).toEqual([404, 'PASSKEY_NOT_FOUND']);
    expect((await remove(admin)).json().message).toBe('Office laptop removed');
    const asked = await signInOptions();
    expect(outcome(await passkeyLogin(admin.passkey.sign(asked)))).toEqual([401, 'PASSKEY_REFUSED']);
    expect((await login(admin)).statusCode).toBe(200);
    expect(await acts(admin.id)).toEqual(['add_passkey', 'remove_passkey']);
    expect(await mails(admin.email)).toEqual([
      'Rack & Rep: a passkey was added',
      'Rack & Rep: a passkey was removed',
    ]);
  });

  it.each([
    ['another origin', { origin: 'https://rackandrep.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['no fingerprint, face or PIN', { isUnverified: true }],
    ['a forged signature', { isForged: true }],
    ['a counter that goes back', { counter: 0 }],
  ])('with %s is refused', async (_what, trick) => {
    const admin = await withPasskey();
    expect((await passkeyLogin(admin.passkey.sign(await signInOptions()))).statusCode).toBe(200);
    const reply = await passkeyLogin(admin.passkey.sign(await signInOptions(), trick));
    expect(outcome(reply)).toEqual([401, 'PASSKEY_REFUSED']);
    expect((await passkeyLogin(admin.passkey.sign(await signInOptions()))).statusCode).toBe(200);
  });

  it('answers a challenge once, in time, and only one that was given for signing in', async () => {
    const admin = await withPasskey();
    const answer = admin.passkey.sign(await signInOptions());
    const replies = await Promise.all([passkeyLogin(answer), passkeyLogin(answer, other)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(outcome(await passkeyLogin(answer))).toEqual([401, 'CHALLENGE_EXPIRED']);
    const forAdding = await options(admin);
    const forCode = await challengeOf(admin);
    for (const challenge of [forAdding.challenge, forCode, 'A'.repeat(43)])
      expect(outcome(await passkeyLogin(admin.passkey.sign({ challenge })))).toEqual([
        401,
        'CHALLENGE_EXPIRED',
      ]);
    const old = await signInOptions();
    later(301);
    expect(outcome(await passkeyLogin(admin.passkey.sign(old)))).toEqual([401, 'CHALLENGE_EXPIRED']);
  });

  it('is not added with a challenge of another account, of a sign-in, or from another site', async () => {
    const [admin, colleague] = [await administrator(), await administrator()];
    const theirs = await options(colleague);
    expect(outcome(await add(admin, softPasskey().create(theirs)))).toEqual([422, 'CHALLENGE_EXPIRED']);
    const { challenge } = await signInOptions();
    expect(outcome(await add(admin, softPasskey().create({ ...theirs, challenge })))).toEqual([
      422,
      'CHALLENGE_EXPIRED',
    ]);
    for (const trick of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { isUnverified: true },
    ])
      expect(outcome(await add(admin, softPasskey().create(await options(admin), trick)))).toEqual([
        422,
        'PASSKEY_REFUSED',
      ]);
    expect((await security(admin)).passkeys).toEqual([]);
    expect((await login(admin)).statusCode).toBe(200);
  });

  it('is not added twice, nor to two accounts', async () => {
    const [admin, colleague] = [await withPasskey(), await administrator()];
    for (const whose of [admin, colleague])
      expect(outcome(await add(whose, admin.passkey.create(await options(whose))))).toEqual([
        409,
        'PASSKEY_KNOWN',
      ]);
  });

  it.each([
    [{ clientDataJSON: 'bm9uc2Vuc2U' }, [401, 'CHALLENGE_EXPIRED']],
    [{ authenticatorData: 'AAAA' }, [401, 'PASSKEY_REFUSED']],
    [{ signature: 'AAAA' }, [401, 'PASSKEY_REFUSED']],
    [{ userHandle: 'AAAA' }, [401, 'PASSKEY_REFUSED']],
    [{ signature: 'not base64url!' }, [400, 'VALIDATION_FAILED']],
  ])('with %j in its answer is refused in words', async (spoilt, expected) => {
    const admin = await withPasskey();
    const answer = admin.passkey.sign(await signInOptions());
    const reply = await passkeyLogin({ ...answer, response: { ...answer.response, ...spoilt } });
    expect(outcome(reply)).toEqual(expected);
  });

  it('of somebody who is disabled opens nothing', async () => {
    const admin = await withPasskey();
    await shop.pool.query('update users set disabled_at = now() where id = $1', [admin.id]);
    expect(outcome(await passkeyLogin(admin.passkey.sign(await signInOptions())))).toEqual([
      401,
      'PASSKEY_REFUSED',
    ]);
  });
});
