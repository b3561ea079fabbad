import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements, PASSWORD } from '../../../tests/support/accounts.ts';
import {
  acts,
  administrator,
  challengeOf,
  closeShops,
  codeOf,
  forgetAttempts,
  isOpen,
  later,
  login,
  mails,
  openShops,
  other,
  outcome,
  secondStep,
  security,
  shop,
  waits,
  withApp,
} from '../../../tests/support/second-factor.ts';
import { bearer, errorOf } from '../../../tests/support/test-shop.ts';
import { APP_CODES } from '../limits.ts';

beforeAll(openShops);
beforeEach(forgetAttempts);
afterAll(closeShops);

describe('the second step', () => {
  it('comes after the right password, and is no session', async () => {
    const admin = await withApp();
    const reply = await login(admin);
    expect(reply.statusCode).toBe(202);
    expect(reply.json()).toEqual({
      success: true,
      message: 'One more step to sign in',
      data: { challenge: expect.stringMatching(/^[\w-]{43}$/), hasApp: true, hasPasskey: false },
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    const { challenge } = reply.json().data;
    expect(await isOpen(challenge)).toBe(false);
    const done = await secondStep(challenge, codeOf(admin.secret), other);
    expect(done.json()).toMatchObject({ success: true, message: 'Admin login successful' });
    expect(done.headers['set-cookie']).toMatch(/^device=/);
    expect(await isOpen(done.json().data.token)).toBe(true);
    const { rows } = await shop.pool.query('select sign_in_challenges::text as row from sign_in_challenges');
    expect(JSON.stringify(rows)).not.toContain(challenge);
  });

  it('is asked for by the shop’s own login too, and a wrong password shows nothing of it', async () => {
    const admin = await withApp();
    expect(outcome(await login(admin, shop, '/auth/login'))).toEqual([403, 'SECOND_STEP_NEEDED']);
    const wrong = (email: string) =>
      shop.call('POST', '/auth/admin-login', { body: { email, password: 'not this one' } });
    const [known, unknown] = [await wrong(admin.email), await wrong('nobody@example.in')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  });

  it('costs no more statements than signing in without one', async () => {
    const [plain, admin] = [await administrator(), await withApp()];
    await login(plain);
    expect(await countStatements(() => login(admin))).toBeLessThanOrEqual(
      await countStatements(() => login(plain)),
    );
  });

  it('takes a code once, in two processes, and one step to either side', async () => {
    const admin = await withApp();
    const code = codeOf(admin.secret);
    const challenges = [await challengeOf(admin), await challengeOf(admin)];
    const replies = await Promise.all(
      challenges.map((challenge, index) => secondStep(challenge, code, [shop, other][index])),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const again = await secondStep(await challengeOf(admin), code, other);
    expect(outcome(again)).toEqual([401, 'CODE_USED']);
    later(90);
    for (const [steps, expected] of [
      [-2, [401, 'WRONG_CODE']],
      [2, [401, 'WRONG_CODE']],
      [-1, 200],
      [1, 200],
      [0, [401, 'CODE_USED']],
    ] as const)
      expect([
        steps,
        outcome(await secondStep(await challengeOf(admin), codeOf(admin.secret, steps))),
      ]).toEqual([steps, expected]);
  });

  it('takes a recovery code once, however it is written', async () => {
    const admin = await withApp();
    const [code = ''] = admin.codes;
    const written = code.toUpperCase().replaceAll('-', ' ');
    expect((await secondStep(await challengeOf(admin), written)).statusCode).toBe(200);
    expect(outcome(await secondStep(await challengeOf(admin), code, other))).toEqual([401, 'WRONG_CODE']);
    expect(await security(admin)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await acts(admin.id)).toEqual(['turn_on_app', 'use_recovery_code']);
    expect((await mails(admin.email)).at(-1)).toBe('Rack & Rep: a recovery code was used');
    const renewed = await shop.call('POST', '/security/recovery-codes', { token: admin.token, body: {} });
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    expect(outcome(await secondStep(await challengeOf(admin), admin.codes[1] ?? ''))).toEqual([
      401,
      'WRONG_CODE',
    ]);
  });

  it('of a recovery code used twice at once opens one session', async () => {
    const admin = await withApp();
    const [code = ''] = admin.codes;
    const challenges = [await challengeOf(admin), await challengeOf(admin)];
    const replies = await Promise.all(
      challenges.map((challenge, index) => secondStep(challenge, code, [shop, other][index])),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });

  it('is refused with a challenge that was used, has expired, was made up or is for something else', async () => {
    const [admin, passkeyOptions] = [
      await withApp(),
      (await shop.call('POST', '/auth/passkey-options', { body: {} })).json().data,
    ];
    const used = await challengeOf(admin);
    expect((await secondStep(used, codeOf(admin.secret))).statusCode).toBe(200);
    later(30);
    for (const challenge of [used, 'A'.repeat(43), "' or 1=1 --", passkeyOptions.challenge])
      expect(outcome(await secondStep(challenge, codeOf(admin.secret)))).toEqual([401, 'SIGN_IN_EXPIRED']);
    const old = await challengeOf(admin);
    later(601);
    expect(outcome(await secondStep(old, codeOf(admin.secret)))).toEqual([401, 'SIGN_IN_EXPIRED']);
  });

  it('of one account is not passed with the code of another', async () => {
    const [admin, colleague] = [await withApp(), await withApp()];
    for (const code of [codeOf(colleague.secret), colleague.codes[0] ?? ''])
      expect(outcome(await secondStep(await challengeOf(admin), code))).toEqual([401, 'WRONG_CODE']);
  });

  it('is void once the password is changed, or the account disabled', async () => {
    const admin = await withApp();
    const before = await challengeOf(admin);
    const changed = await shop.call('PUT', `/users/profile/${admin.id}/password`, {
      token: admin.token,
      body: { currentPassword: PASSWORD, newPassword: 'thirteen other plates' },
    });
    expect(changed.statusCode).toBe(200);
    expect(outcome(await secondStep(before, codeOf(admin.secret)))).toEqual([401, 'SIGN_IN_EXPIRED']);
    const colleague = await withApp();
    const challenge = await challengeOf(colleague);
    await shop.pool.query('update users set disabled_at = now() where id = $1', [colleague.id]);
    expect(outcome(await secondStep(challenge, codeOf(colleague.secret)))).toEqual([401, 'SIGN_IN_EXPIRED']);
  });

  it.each([
    [{}, 'Challenge is required'],
    [{ challenge: 'x' }, 'Code is required'],
    [{ challenge: 'x', code: '12345' }, 'Enter the 6 digits from your app, or a recovery code'],
    [{ challenge: 'x', code: '123456', admin: true }, 'Unknown field: admin'],
  ])('with %j is refused in the form’s words', async (body, message) => {
    const reply = await shop.call('POST', '/auth/second-step', { body });
    expect([reply.statusCode, errorOf(reply).message]).toEqual([400, message]);
  });
});

describe('guessing codes', () => {
  const wrongCode = (secret: string) =>
    ['000000', '000001', '000002', '000003'].find(
      (code) => ![-1, 0, 1].some((step) => codeOf(secret, step) === code),
    ) ?? '';

  it('is slowed down like guessing passwords, and counted with them, in two processes', async () => {
    const admin = await withApp();
    const challenge = await challengeOf(admin);
    for (let index = 0; index < 7; index += 1)
      await secondStep(challenge, wrongCode(admin.secret), [shop, other][index % 2]);
    expect(waits).toEqual([0, 0, 0, 0, 0, 1000, 2000, 4000]);
    await login(admin);
    expect(waits.at(-1), 'the right password forgives nothing').toBe(8000);
    expect((await secondStep(challenge, codeOf(admin.secret))).statusCode).toBe(200);
    await login(admin);
    expect(waits.at(-1)).toBe(0);
  });

  it('ends after ten wrong ones of the account, from anywhere and with any number of challenges', async () => {
    const admin = await withApp();
    const challenges = await Promise.all([0, 1, 2, 3].map(() => challengeOf(admin)));
    const guess = (index: number) =>
      [shop, other][index % 2]?.call('POST', '/auth/second-step', {
        body: { challenge: challenges[index % 4], code: wrongCode(admin.secret) },
        from: `203.0.113.${index}`,
      });
    const replies = await Promise.all(Array.from({ length: 14 }, (_, index) => guess(index)));
    const statuses = replies.map((reply) => reply?.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(APP_CODES.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    const right = await secondStep(await challengeOf(admin), codeOf(admin.secret));
    expect(errorOf(right)).toMatchObject({
      code: 'TOO_MANY_CODES',
      message: expect.stringMatching(
        /^Too many wrong codes\. Use a passkey or a recovery code, or try again in \d+ minutes?\.$/,
      ),
    });
    expect((await mails(admin.email)).filter((subject) => subject.includes('wrong codes'))).toHaveLength(1);
    const recovered = await secondStep(await challengeOf(admin), admin.codes[0] ?? '');
    expect(recovered.statusCode, 'the owner is not locked out').toBe(200);
    later(3600);
    expect((await secondStep(await challengeOf(admin), codeOf(admin.secret))).statusCode).toBe(200);
  });
});

it('shoppers have no such screen, and sign in as ever', async () => {
  const { token } = await shop.addUser('shopper@example.in');
  expect((await shop.app.inject({ url: '/api/security', headers: bearer(token) })).statusCode).toBe(403);
  expect((await login({ email: 'shopper@example.in' }, shop, '/auth/login')).statusCode).toBe(200);
});
