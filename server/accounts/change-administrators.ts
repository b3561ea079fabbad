import type { Pool, PoolClient } from 'pg';
import type { Administrator } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { provenHash } from './password-change.ts';
import { endSessions } from './sessions.ts';

export const ADMINISTRATOR_REFUSALS = {
  NOT_ALLOWED: { status: 403, message: 'You must be an admin to access that page.' },
  WRONG_PASSWORD: { status: 422, message: 'Your password is not right', field: 'password' },
  ADMINISTRATOR_NOT_FOUND: { status: 404, message: 'Administrator not found' },
  ALREADY_ADMINISTRATOR: { status: 409, message: 'This is an administrator already', field: 'email' },
  ACCOUNT_DISABLED: { status: 422, message: 'The account with this address is disabled', field: 'email' },
  OWN_ROLE: { status: 422, message: 'You cannot withdraw your own role. Another administrator can.' },
  LAST_ADMINISTRATOR: {
    status: 422,
    message: 'You are the only administrator. Invite another one first: the shop is never left without.',
  },
} as const;

export interface AdministratorRefusal {
  readonly ok: false;
  readonly code: keyof typeof ADMINISTRATOR_REFUSALS;
}

export const refuse = (code: AdministratorRefusal['code']): AdministratorRefusal => ({ ok: false, code });

/** Who acts, and the password that was typed for it. */
export interface Acting {
  readonly by: Administrator;
  readonly password: string;
}

export interface LockedAdministrator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string;
  readonly is_disabled: boolean;
  /** Has still to follow an invitation's link, and is no administrator before. */
  readonly is_invited: boolean;
}

/**
 * Every change of who is an administrator locks them all and whoever is invited, in one order. So of two who withdraw
 * each other's role at the same instant the second is none any more when it is looked at, and one of them always stays.
 */
export async function lockAdministrators(client: PoolClient): Promise<LockedAdministrator[]> {
  const { rows } = await client.query<LockedAdministrator>(
    `select id, name, email, password_hash, disabled_at is not null as is_disabled, invited_at is not null as is_invited
       from users where role = 'ADMIN' or invited_at is not null order by id for no key update`,
  );
  return rows;
}

/** The password is checked before anything is locked, and must still be the actor's under the lock. */
export async function changeAdministrators<Outcome>(
  pool: Pool,
  { by, password }: Acting,
  change: (client: PoolClient, administrators: readonly LockedAdministrator[]) => Promise<Outcome>,
): Promise<Outcome | AdministratorRefusal> {
  const hash = await provenHash(pool, { userId: by.id, password });
  if (hash === null) return refuse('WRONG_PASSWORD');
  return withTransaction(pool, async (client) => {
    const administrators = await lockAdministrators(client);
    const actor = administrators.find(({ id }) => id === by.id);
    if (actor === undefined || actor.is_invited) return refuse('NOT_ALLOWED');
    if (actor.password_hash !== hash) return refuse('WRONG_PASSWORD');
    return change(client, administrators);
  });
}

/** A shopper from now on: links that were mailed are void, and an administrator's sessions end. */
export async function endRole(
  client: PoolClient,
  { id, is_invited }: Pick<LockedAdministrator, 'id' | 'is_invited'>,
  now: Date,
): Promise<void> {
  await client.query(`update users set role = 'USER', invited_at = null where id = $1`, [id]);
  await client.query(
    `update account_tokens set used_at = $2
      where user_id = $1 and purpose in ('password_reset', 'administrator_invitation') and used_at is null`,
    [id, now],
  );
  // Whoever was only invited is signed in as a shopper, and stays so.
  if (!is_invited) await endSessions(client, { userId: id, except: null, now });
}
