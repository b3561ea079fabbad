import type { Pool, PoolClient } from 'pg';
import type { Invitation } from '../../contract/accounts.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { recordChange } from '../audit/administrator.ts';
import { type AdministratorRecord, listAdministrators } from './administrators.ts';
import {
  type Acting,
  type AdministratorRefusal,
  changeAdministrators,
  refuse,
} from './change-administrators.ts';
import { enqueueInvitation } from './invitation.ts';
import { hashPassword } from './passwords.ts';
import { newToken } from './sessions.ts';

export type Invited =
  | { readonly ok: true; readonly administrator: AdministratorRecord }
  | AdministratorRefusal;

interface Inviting extends Acting {
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
 * Nobody is an administrator before following the mailed link and choosing a strong password. Until then an account that
 * the address has already stays a shopper's, with its password; that of a stranger who registered with a colleague's
 * address opens nothing any more once the colleague has followed the link. Inviting again sends another link.
 */
export async function inviteAdministrator(
  pool: Pool,
  { name, email }: Pick<Invitation, 'name' | 'email'>,
  { by, password, now }: Inviting,
): Promise<Invited> {
  const nobodysHash = await hashPassword(newToken());
  return changeAdministrators(pool, { by, password }, async (client): Promise<Invited> => {
    const account = await openAccount(client, { name, email, passwordHash: nobodysHash });
    if (account.is_disabled) return refuse('ACCOUNT_DISABLED');
    if (isAdmin(account.role)) return refuse('ALREADY_ADMINISTRATOR');
    const called = account.is_proven ? account.name : name;
    await client.query('update users set invited_at = $2, name = $3 where id = $1', [
      account.id,
      now,
      called,
    ]);
    await recordChange(client, by, {
      action: 'invite',
      entity: 'administrator',
      entityId: account.id,
      after: { email: account.email, name: called },
    });
    await enqueueInvitation(client, { userId: account.id, to: account.email, invitedBy: by.name });
    const administrators = await listAdministrators(client, by.id);
    const administrator = administrators.find(({ id }) => id === account.id);
    if (administrator === undefined) throw new Error('The invitation was not stored');
    return { ok: true, administrator };
  });
}

/** The account with this address, locked; a new one where there is none. */
async function openAccount(
  client: PoolClient,
  { name, email, passwordHash }: { name: string; email: string; passwordHash: string },
): Promise<Account> {
  await client.query(
    `insert into users (name, email, password_hash) values ($1, $2, $3)
     on conflict (lower(email)) where not is_double do nothing`,
    [name, email, passwordHash],
  );
  const { rows } = await client.query<Account>(
    `select id, email, name, role, email_verified_at is not null as is_proven, disabled_at is not null as is_disabled
       from users where lower(email) = lower($1) and not is_double for no key update`,
    [email],
  );
  const account = rows[0];
  if (account === undefined) throw new Error('The account was not stored');
  return account;
}
