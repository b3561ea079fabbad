import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminRole } from '../../domain/accounts/permissions.ts';
import { type AccountShop, accountShop, PASSWORD, PUBLIC_URL } from '../../tests/support/accounts.ts';
import { errorOf } from '../../tests/support/test-shop.ts';
import { INVITATION_KIND, MAIL_KIND, PASSWORD_RESET_KIND } from '../mail/kinds.ts';
import { type Mail, readMail } from '../mail/mail.ts';
import { type OutboxRunner, startOutbox } from '../outbox/runner.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { invitationHandler } from './invitation.ts';
import { passwordResetHandler } from './password-reset.ts';
import { withdrawExpiredInvitations } from './withdraw-administrator.ts';

const owner = { email: 'owner@rackandrep.example', password: PASSWORD };
const NEW_PASSWORD = 'thirteen plates';
let shop: AccountShop;
let outbox: OutboxRunner;
let boss: { id: string; token: string };
let sent: Mail[] = [];
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  shop = await accountShop({ RATE_LIMITS: 'off' });
  const send = async (mail: Mail) => {
    sent.push(readMail(mail));
  };
  const mailing = { pool: shop.pool, publicUrl: PUBLIC_URL, send, now: () => new Date() };
  const handlers = {
    [INVITATION_KIND]: invitationHandler(mailing),
    [PASSWORD_RESET_KIND]: passwordResetHandler(mailing),
    [MAIL_KIND]: async (payload: unknown) => send(readMail(payload)),
  };
  outbox = startOutbox({ pool: shop.pool, log, handlers });
});
beforeEach(async () => {
  await shop.pool.query('delete from users');
  boss = await administrator(owner.email);
  await outbox.drain();
  sent = [];
});
afterAll(async () => {
  await outbox.stop();
  await shop.close();
});

/** Somebody who has the role and a proven address. */
async function administrator(email: string, adminRole?: AdminRole): Promise<{ id: string; token: string }> {
  const person = await shop.addUser(email, 'ADMIN', adminRole);
  await prove(person.id);
  return person;
}
const prove = (id: string) =>
  shop.pool.query('update users set email_verified_at = now() where id = $1', [id]);
const list = async (token = boss.token) => (await shop.call('GET', '/administrators', { token })).json().data;
const invite = (email: string, more: object = {}, token = boss.token) =>
  shop.call('POST', '/administrators', {
    token,
    body: { name: 'Ravi Iyer', email, adminRole: 'owner', password: PASSWORD, ...more },
  });
const changeRole = (id: string, adminRole: string, { token = boss.token, password = PASSWORD } = {}) =>
  shop.call('PUT', `/administrators/${id}/role`, { token, body: { adminRole, password } });
const withdraw = (id: string, { token = boss.token, password = PASSWORD } = {}) =>
  shop.call('POST', `/administrators/${id}/withdraw`, { token, body: { password } });
const isOpen = async (token: string) =>
  (await shop.call('GET', '/auth/user-profile', { token })).statusCode === 200;
const signIn = (email: string, password: string, path = '/auth/admin-login') =>
  shop.call('POST', path, { body: { email, password } });
const acts = async (id: string) =>
  (
    await shop.pool.query(
      `select action, actor from audit_log where entity = 'administrator' and entity_id = $1 order by id`,
      [id],
    )
  ).rows;

const INVITATION_LINK = /reset-password\?token=([\w-]{43})&for=back-office/;
async function mailedToken(link = INVITATION_LINK): Promise<string> {
  await outbox.drain();
  return link.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
}
const reset = (token: string, password: string) =>
  shop.call('POST', '/auth/reset-password', { body: { token, password } });

describe('inviting an administrator', () => {
  it('sends a link to set a password of their own, which nobody else ever knows', async () => {
    const reply = await invite('Ravi@example.in');
    expect(reply.statusCode, reply.body).toBe(201);
    const { data, message } = reply.json();
    expect(message).toBe('We’ve sent an invitation to ravi@example.in');
    expect(data).toMatchObject({ name: 'Ravi Iyer', email: 'ravi@example.in', status: 'invited' });
    expect((await signIn('ravi@example.in', PASSWORD)).statusCode).toBe(401);
    const token = await mailedToken();
    expect(sent).toMatchObject([{ to: 'ravi@example.in', subject: 'You’re invited to help run Rack & Rep' }]);
    expect(sent[0]?.text).toContain(`${owner.email} has invited you`);
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn('ravi@example.in', NEW_PASSWORD)).statusCode).toBe(200);
    expect(await list()).toMatchObject([
      { email: owner.email, status: 'active', isYou: true, lastSignIn: expect.any(String) },
      { id: data.id, status: 'active', isYou: false, since: data.since, lastSignIn: expect.any(String) },
    ]);
    expect(await acts(data.id)).toEqual([
      { action: 'invite', actor: owner.email },
      { action: 'accept', actor: 'ravi@example.in' },
    ]);
  });

  it('leaves somebody with an account a shopper until a strong password was chosen through the link', async () => {
    const asha = await shop.addUser('asha@example.in');
    await prove(asha.id);
    expect((await invite('asha@example.in')).json()).toMatchObject({
      message: 'We’ve sent an invitation to asha@example.in',
      administrator: { id: asha.id, name: 'Asha Rao', status: 'invited', lastSignIn: null },
    });
    expect((await shop.call('GET', '/users', { token: asha.token })).statusCode).toBe(403);
    expect((await signIn('asha@example.in', PASSWORD)).statusCode).toBe(401);
    expect((await signIn('asha@example.in', PASSWORD, '/auth/login')).statusCode).toBe(200);
    const token = await mailedToken();
    expect(sent).toMatchObject([{ to: 'asha@example.in', subject: 'You’re invited to help run Rack & Rep' }]);
    for (const weak of ['ten plates', 'Password@1234'])
      expect(errorOf(await reset(token, weak))).toMatchObject({ details: [{ field: 'password' }] });
    expect(await isOpen(asha.token), 'a refused password changes nothing').toBe(true);
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await isOpen(asha.token), 'a phone left somewhere is no way into the back-office').toBe(false);
    for (const path of ['/auth/login', '/auth/admin-login'])
      expect((await signIn('asha@example.in', PASSWORD, path)).statusCode).toBe(401);
    const { token: hers } = (await signIn('asha@example.in', NEW_PASSWORD)).json().data;
    expect(await list(hers)).toMatchObject([{}, { id: asha.id, status: 'active', isYou: true }]);
    expect(await acts(asha.id)).toEqual([
      { action: 'invite', actor: owner.email },
      { action: 'accept', actor: 'asha@example.in' },
    ]);
    expect(errorOf(await invite('asha@example.in'))).toMatchObject({
      code: 'ALREADY_ADMINISTRATOR',
      details: { field: 'email' },
    });
  });

  it('makes no administrator of a shopper who sets a forgotten password, or changes it, and the link works on', async () => {
    const asha = await shop.addUser('asha@example.in');
    await invite('asha@example.in');
    const invitation = await mailedToken();
    await shop.call('POST', '/auth/forgot-password', { body: { email: 'asha@example.in' } });
    const forgotten = await mailedToken(/reset-password\?token=([\w-]{43})$/m);
    expect((await reset(forgotten, 'ten plates')).statusCode).toBe(200);
    expect((await signIn('asha@example.in', 'ten plates')).statusCode).toBe(401);
    const { token } = (await signIn('asha@example.in', 'ten plates', '/auth/login')).json().authorization;
    const body = { currentPassword: 'ten plates', newPassword: 'six plates' };
    const changed = await shop.call('PUT', `/users/profile/${asha.id}/password`, { token, body });
    expect(changed.statusCode).toBe(200);
    expect((await shop.call('GET', '/users', { token })).statusCode).toBe(403);
    expect((await reset(invitation, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn('asha@example.in', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('lets nobody in who registered with a colleague’s address: once the link is followed it opens nothing any more', async () => {
    const stranger = await shop.addUser('ravi@example.in');
    expect((await invite('ravi@example.in')).json().data).toMatchObject({
      id: stranger.id,
      name: 'Ravi Iyer',
      status: 'invited',
    });
    expect((await signIn('ravi@example.in', PASSWORD)).statusCode).toBe(401);
    expect((await reset(await mailedToken(), NEW_PASSWORD)).statusCode).toBe(200);
    expect(await isOpen(stranger.token)).toBe(false);
    for (const path of ['/auth/login', '/auth/admin-login'])
      expect((await signIn('ravi@example.in', PASSWORD, path)).statusCode).toBe(401);
  });

  it('can be withdrawn: the link is void, and a shopper stays signed in and is told', async () => {
    const asha = await shop.addUser('asha@example.in');
    await prove(asha.id);
    await invite('asha@example.in');
    const token = await mailedToken();
    sent = [];
    expect((await withdraw(asha.id)).json().message).toBe('Asha Rao is no longer invited');
    expect(await list()).toHaveLength(1);
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(400);
    expect(await isOpen(asha.token)).toBe(true);
    await outbox.drain();
    expect(sent).toMatchObject([{ to: 'asha@example.in', subject: /^Your invitation to .* was withdrawn$/ }]);
    await invite('asha@example.in');
    expect((await reset(token, NEW_PASSWORD)).statusCode, 'an old link stays void').toBe(400);
    expect(await acts(asha.id)).toMatchObject([
      { action: 'invite' },
      { action: 'withdraw_invitation' },
      { action: 'invite' },
    ]);
  });

  it('a second time sends another link; each link works once, and none after the invitation is withdrawn', async () => {
    const { id } = (await invite('ravi@example.in')).json().data;
    expect((await invite('ravi@example.in', { name: 'Ravi K. Iyer' })).statusCode).toBe(201);
    const token = await mailedToken();
    expect(sent).toHaveLength(2);
    await withdraw(id);
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(400);
    await invite('ravi@example.in');
    await shop.pool.query(`update users set invited_at = null, admin_role = null where id = $1`, [id]);
    sent = [];
    expect(await mailedToken()).toBe('');
  });

  it('that nobody follows lapses after three days, and says so in the log', async () => {
    const { id } = (await invite('typo@example.in')).json().data;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    await withdrawExpiredInvitations(shop.pool, inDays(2.9));
    expect(await list()).toHaveLength(2);
    await Promise.all([1, 2].map(() => withdrawExpiredInvitations(shop.pool, inDays(3.1))));
    expect(await list()).toMatchObject([{ email: owner.email }]);
    expect(await acts(id)).toEqual([
      { action: 'invite', actor: owner.email },
      { action: 'lapse', actor: 'system' },
    ]);
  });

  it('needs the own password, and refuses a disabled account', async () => {
    const refused = await invite('ravi@example.in', { password: 'not this one' });
    expect([refused.statusCode, errorOf(refused)]).toMatchObject([
      422,
      { code: 'WRONG_PASSWORD', message: 'Your password isn’t correct', details: { field: 'password' } },
    ]);
    expect((await invite('ravi@example.in', { password: undefined })).statusCode).toBe(400);
    const { id } = await shop.addUser('gone@example.in');
    await shop.pool.query('update users set disabled_at = now() where id = $1', [id]);
    expect(errorOf(await invite('gone@example.in'))).toMatchObject({ code: 'ACCOUNT_DISABLED' });
    expect(await list()).toHaveLength(1);
    await outbox.drain();
    expect(sent).toEqual([]);
  });
});

describe('withdrawing an administrator’s role', () => {
  it('ends it at once on every device; they stay a shopper and are told', async () => {
    const ravi = await administrator('ravi@example.in');
    expect(errorOf(await withdraw(ravi.id, { password: 'not this one' })).code).toBe('WRONG_PASSWORD');
    expect(await isOpen(ravi.token)).toBe(true);
    expect((await withdraw(ravi.id)).json()).toEqual({
      success: true,
      message: 'Asha Rao is no longer an administrator',
    });
    expect(await isOpen(ravi.token)).toBe(false);
    expect((await signIn('ravi@example.in', PASSWORD)).statusCode).toBe(401);
    expect((await signIn('ravi@example.in', PASSWORD, '/auth/login')).statusCode).toBe(200);
    await outbox.drain();
    expect(sent).toMatchObject([{ to: 'ravi@example.in', subject: /no longer an administrator/ }]);
    expect(await acts(ravi.id)).toEqual([{ action: 'withdraw', actor: owner.email }]);
    expect(errorOf(await withdraw(ravi.id)).code).toBe('ADMINISTRATOR_NOT_FOUND');
    expect(errorOf(await withdraw(`' or 1=1 --`)).code).toBe('ADMINISTRATOR_NOT_FOUND');
  });

  it('is never one’s own: the last owner cannot go, any other is told who can', async () => {
    const alone = {
      code: 'LAST_OWNER',
      message: 'You are the only owner. Make someone else an owner first.',
    };
    expect(errorOf(await withdraw(boss.id))).toMatchObject(alone);
    await invite('ravi@example.in');
    await administrator('manager@example.in', 'manager');
    const disabled = await administrator('gone@example.in');
    await shop.pool.query('update users set disabled_at = now() where id = $1', [disabled.id]);
    expect(errorOf(await withdraw(boss.id)), 'an invited or disabled owner is none').toMatchObject(alone);
    expect(errorOf(await changeRole(boss.id, 'manager'))).toMatchObject(alone);
    await administrator('meera@example.in');
    const own = { code: 'OWN_ROLE', message: 'You can’t change or remove your own role. Ask another owner.' };
    expect(errorOf(await withdraw(boss.id))).toMatchObject(own);
    expect(errorOf(await changeRole(boss.id, 'packer'))).toMatchObject(own);
    expect(await isOpen(boss.token)).toBe(true);
  });

  it('attack 55: the last owner stays, also when two withdraw or demote each other at the same instant', async () => {
    const other = await shop.anotherProcess({ RATE_LIMITS: 'off' });
    const toPacker = (id: string) => ['PUT', `/administrators/${id}/role`, { adminRole: 'packer' }] as const;
    const toShopper = (id: string) => ['POST', `/administrators/${id}/withdraw`, {}] as const;
    for (let round = 1; round <= 6; round += 1) {
      const [one, another] =
        [
          [toShopper, toShopper],
          [toPacker, toPacker],
          [toPacker, toShopper],
        ][round % 3] ?? [];
      if (one === undefined || another === undefined) throw new Error('There are two');
      const pair = await Promise.all([1, 2].map((n) => administrator(`race${round}.${n}@example.in`)));
      const [first, second] = pair;
      if (first === undefined || second === undefined) throw new Error('There are two');
      const send = (from: AccountShop, token: string, [method, path, more]: ReturnType<typeof one>) =>
        from.call(method, path, { token, body: { ...more, password: PASSWORD } });
      const replies = await Promise.all([
        send(shop, first.token, one(second.id)),
        send(other, second.token, another(first.id)),
      ]);
      // The slower one has lost the role, or even the session, by the time it is asked.
      expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(replies.filter(({ statusCode }) => [401, 403].includes(statusCode))).toHaveLength(1);
      const left = (await list()).filter(
        ({ id, adminRole }: { id: string; adminRole: AdminRole }) =>
          adminRole === 'owner' && pair.some((each) => each.id === id),
      );
      expect(left).toHaveLength(1);
    }
    await other.close();
  });

  it('is not undone by the next start, even for the administrator whom the settings name', async () => {
    const ravi = await administrator('ravi@example.in');
    expect((await withdraw(boss.id, { token: ravi.token })).statusCode).toBe(200);
    expect(await ensureFirstAdmin(shop.pool, owner)).toBeNull();
    expect(await list(ravi.token)).toMatchObject([{ email: 'ravi@example.in', isYou: true }]);
  });
});

describe('the role of an administrator', () => {
  it('is named by the invitation, in its mail, and is theirs once they accept', async () => {
    const { data } = (await invite('ravi@example.in', { adminRole: 'packer' })).json();
    expect(data).toMatchObject({ adminRole: 'packer', status: 'invited' });
    const token = await mailedToken();
    expect(sent[0]?.text).toContain('Your role will be packer. Packers pack and ship orders');
    expect((await reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    const { user, token: his } = (await signIn('ravi@example.in', NEW_PASSWORD)).json().data;
    expect(user).toMatchObject({ role: 'ADMIN', adminRole: 'packer' });
    expect(errorOf(await shop.call('GET', '/administrators', { token: his }))).toMatchObject({
      code: 'ROLE_NOT_ALLOWED',
      message: 'As a packer, you can’t manage administrators. Please ask an owner.',
    });
    expect((await invite('meera@example.in', { adminRole: 'boss' })).statusCode).toBe(400);
    expect((await invite('meera@example.in', { adminRole: undefined })).statusCode).toBe(400);
  });

  it('changes with the owner’s password, counts at the next request, is logged and mailed', async () => {
    const ravi = await administrator('ravi@example.in', 'packer');
    const seesCustomers = async () =>
      (await shop.call('GET', '/users', { token: ravi.token })).statusCode === 200;
    expect(await seesCustomers()).toBe(false);
    const wrong = await changeRole(ravi.id, 'support', { password: 'not this one' });
    expect(errorOf(wrong).code).toBe('WRONG_PASSWORD');
    expect(await seesCustomers()).toBe(false);
    const changed = await changeRole(ravi.id, 'support');
    expect(changed.json()).toMatchObject({
      message: 'Asha Rao is now support',
      administrator: { id: ravi.id, adminRole: 'support', status: 'active' },
    });
    expect(await seesCustomers(), 'the session stays').toBe(true);
    await changeRole(ravi.id, 'support');
    await outbox.drain();
    expect(sent).toMatchObject([
      { to: 'ravi@example.in', subject: 'Your role at Rack & Rep is now support' },
    ]);
    const { rows } = await shop.pool.query(
      `select action, before ->> 'role' as before, after ->> 'role' as after, actor from audit_log where entity_id = $1`,
      [ravi.id],
    );
    expect(rows).toEqual([{ action: 'update', before: 'packer', after: 'support', actor: owner.email }]);
  });

  it('of somebody invited can be changed too', async () => {
    const { id } = (await invite('ravi@example.in', { adminRole: 'packer' })).json().data;
    expect((await changeRole(id, 'manager')).json().message).toBe('Ravi Iyer will be a manager');
    expect((await list())[1]).toMatchObject({ id, adminRole: 'manager', status: 'invited' });
  });

  it.each(['manager', 'packer', 'support'] as const)('%s changes nobody’s', async (role) => {
    const { token } = await administrator(`${role}@example.in`, role);
    const ravi = await administrator('ravi@example.in', 'packer');
    for (const reply of [
      await changeRole(ravi.id, 'owner', { token }),
      await withdraw(ravi.id, { token }),
      await invite('friend@example.in', {}, token),
    ])
      expect([reply.statusCode, errorOf(reply).code]).toEqual([403, 'ROLE_NOT_ALLOWED']);
  });
});
