import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Invitation } from '../../domain/checks/account.ts';
import { recordChange } from '../audit/administrator.ts';
import { MAIL_KIND } from '../mail/handler.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { raisedMail } from './administrator-mails.ts';
import { type AdministratorRecord, listAdministrators } from './administrators.ts';
import {
  type Acting,
  type AdministratorRefusal,
  changeAdministrators,
  refuse,
} from './change-administrators.ts';
import { promiseInvitation } from './invitation.ts';
import { hashPassword } from './passwords.ts';
import { endSessions, newToken } from './sessions.ts';

export type Invited =
  | { readonly ok: true; readonly how: 'invited' | 'raised'; readonly administrator: AdministratorRecord }
  | AdministratorRefusal;

interface Inviting extends Acting {
  readonly publicUrl: string;
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
 * A shopper whose address is proven is raised at once and signs in anew. Everybody else gets a link to set a password of
 * their own: a new account, and one whose address was never proven, because a stranger may have registered with it. That
 * one's password is thrown away. Inviting somebody again who has not come yet sends another link.
 */
export async function inviteAdministrator(
  pool: Pool,
  { name, email }: Pick<Invitation, 'name' | 'email'>,
  { by, password, publicUrl, now }: Inviting,
): Promise<Invited> {
  const nobodysHash = await hashPassword(newToken());
  return changeAdministrators(pool, { by, password }, async (client): Promise<Invited> => {
    const account = await openAccount(client, { name, email, passwordHash: nobodysHash });
    if (account.is_disabled) return refuse('ACCOUNT_DISABLED');
    if (account.role === 'ADMIN' && account.is_proven) return refuse('ALREADY_ADMINISTRATOR');
    const how = account.is_proven ? 'raised' : 'invited';
    await client.query(
      `update users set role = 'ADMIN', name = case when $2 then name else $3 end,
              password_hash = case when $2 then password_hash else $4 end
        where id = $1`,
      [account.id, account.is_proven, name, nobodysHash],
    );
    await endSessions(client, { userId: account.id, except: null, now });
    await recordChange(client, by, {
      action: how === 'raised' ? 'raise' : 'invite',
      entity: 'administrator',
      entityId: account.id,
      after: { email: account.email, name: account.is_proven ? account.name : name },
    });
    if (how === 'invited')
      await promiseInvitation(client, { userId: account.id, to: account.email, invitedBy: by.name });
    else
      await enqueue(client, {
        kind: MAIL_KIND,
        payload: raisedMail(account.email, { raisedBy: by.name, publicUrl }),
        dedupeKey: `administrator-raised:${account.id}:${randomUUID()}`,
      });
    const administrators = await listAdministrators(client, by.id);
    const administrator = administrators.find(({ id }) => id === account.id);
    if (administrator === undefined) throw new Error('The administrator was not stored');
    return { ok: true, how, administrator };
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
