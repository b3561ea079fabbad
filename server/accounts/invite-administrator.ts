import type { Pool, PoolClient } from 'pg';
import type { Administrator } from '../../contract/accounts/administrator.ts';
import type { Invitation } from '../../contract/accounts/forms.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { recordChange } from '../audit/administrator.ts';
import { listAdministrators } from './administrators.ts';
import {
  type AdministratorRefusal,
  changeAdministrators,
  type OwnPassword,
  refuse,
} from './change-administrators.ts';
import { enqueueInvitation } from './invitation.ts';
import { hashPassword } from './passwords.ts';
import { newToken } from './sessions.ts';

export type Invited = { readonly ok: true; readonly administrator: Administrator } | AdministratorRefusal;

interface InviteOptions extends OwnPassword {
  readonly now: Date;
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: string;
  readonly is_proven: boolean;
  readonly is_disabled: boolean;
}

/**
 * Nobody becomes an administrator before following the mailed link and choosing a strong password. Until then an existing account
 * of that e-mail stays a shopper's with its password. If a stranger had registered with a colleague's e-mail, the stranger's
 * password no longer works once the colleague has followed the link. Inviting again sends another link.
 */
export async function inviteAdministrator(
  pool: Pool,
  { name, email, adminRole }: Omit<Invitation, 'password'>,
  { by, password, now }: InviteOptions,
): Promise<Invited> {
  const unusableHash = await hashPassword(newToken());
  return changeAdministrators(pool, { by, password }, async (client): Promise<Invited> => {
    const account = await findOrCreateAccount(client, { name, email, passwordHash: unusableHash });
    if (account.is_disabled) return refuse('ACCOUNT_DISABLED');
    if (isAdmin(account.role)) return refuse('ALREADY_ADMINISTRATOR');
    const shownName = account.is_proven ? account.name : name;
    await client.query('update users set invited_at = $2, name = $3, admin_role = $4 where id = $1', [
      account.id,
      now,
      shownName,
      adminRole,
    ]);
    await recordChange(client, by, 'invite', 'administrator', account.id, {
      after: { email: account.email, name: shownName, role: adminRole },
    });
    await enqueueInvitation(client, { userId: account.id, to: account.email, invitedBy: by.name });
    const administrators = await listAdministrators(client, by.id);
    const administrator = administrators.find(({ id }) => id === account.id);
    if (administrator === undefined) throw new Error('The invitation was not stored');
    return { ok: true, administrator };
  });
}

/** The locked account with this e-mail; a new one if there is none. */
async function findOrCreateAccount(
  client: PoolClient,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<Account> {
  await client.query(
    `insert into users (name, email, password_hash) values ($1, $2, $3)
     on conflict (lower(email)) do nothing`,
    [name, email, passwordHash],
  );
  const { rows } = await client.query<Account>(
    `select id, email, name, role, email_verified_at is not null as is_proven, disabled_at is not null as is_disabled
       from users where lower(email) = lower($1) for no key update`,
    [email],
  );
  const account = rows[0];
  if (account === undefined) throw new Error('The account was not stored');
  return account;
}
