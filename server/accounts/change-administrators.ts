import type { Pool, PoolClient } from 'pg';
import { type AdminRole, may } from '../../domain/accounts/permissions.ts';
import type { Administrator } from '../audit/administrator.ts';
import { withTransaction } from '../db/connect.ts';
import { verifiedHash } from './password-change.ts';
import { dropAllFactors } from './second-factor/change-factors.ts';
import { endSessions } from './sessions.ts';

export const ADMINISTRATOR_REFUSALS = {
  NOT_ALLOWED: { status: 403, message: 'Only an owner can change administrators.' },
  WRONG_PASSWORD: { status: 422, message: 'Your password isn’t correct', field: 'password' },
  ADMINISTRATOR_NOT_FOUND: { status: 404, message: 'Administrator not found' },
  ALREADY_ADMINISTRATOR: { status: 409, message: 'This person is already an administrator', field: 'email' },
  ACCOUNT_DISABLED: { status: 422, message: 'The account with this address is disabled', field: 'email' },
  OWN_SECOND_STEP: { status: 422, message: 'Change your own sign-in under Sign-in & security' },
  OWN_ROLE: { status: 422, message: 'You can’t change or remove your own role. Ask another owner.' },
  LAST_OWNER: {
    status: 422,
    message: 'You are the only owner. Make someone else an owner first.',
  },
} as const;

export interface AdministratorRefusal {
  readonly ok: false;
  readonly code: keyof typeof ADMINISTRATOR_REFUSALS;
}

export const refuse = (code: AdministratorRefusal['code']): AdministratorRefusal => ({ ok: false, code });

/** The acting administrator, with the password that they entered. */
export interface OwnPassword {
  readonly by: Administrator;
  readonly password: string;
}

export interface LockedAdministrator {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password_hash: string;
  readonly admin_role: AdminRole | null;
  readonly is_disabled: boolean;
  /** Has not followed the invitation's link yet, so is no administrator. */
  readonly is_invited: boolean;
}

/**
 * Every change of administrators locks all of them and all invited users, in one order. So if two owners withdraw or demote
 * each other at the same time, the second is refused, and one of them always stays an owner.
 */
export async function lockAdministrators(client: PoolClient): Promise<LockedAdministrator[]> {
  const { rows } = await client.query<LockedAdministrator>(
    `select id, name, email, password_hash, admin_role, disabled_at is not null as is_disabled, invited_at is not null as is_invited
       from users where role = 'ADMIN' or invited_at is not null order by id for no key update`,
  );
  return rows;
}

/** By owners alone. The password is verified before anything is locked, and must still be the same under the lock. */
export async function changeAdministrators<Outcome>(
  pool: Pool,
  { by, password }: OwnPassword,
  change: (client: PoolClient, administrators: readonly LockedAdministrator[]) => Promise<Outcome>,
): Promise<Outcome | AdministratorRefusal> {
  const hash = await verifiedHash(pool, { userId: by.id, password });
  if (hash === null) return refuse('WRONG_PASSWORD');
  return withTransaction(pool, async (client) => {
    const administrators = await lockAdministrators(client);
    const actor = administrators.find(({ id }) => id === by.id);
    if (actor === undefined || actor.is_invited || !isAllowed(actor)) return refuse('NOT_ALLOWED');
    if (actor.password_hash !== hash) return refuse('WRONG_PASSWORD');
    return change(client, administrators);
  });
}

const isAllowed = ({ admin_role, is_disabled }: LockedAdministrator) =>
  !is_disabled && may({ role: 'ADMIN', adminRole: admin_role }, 'manage administrators');

/** Nobody changes or withdraws their own role, so whoever acts stays an owner. */
export function refuseOwnRole(
  id: string,
  by: OwnPassword['by'],
  administrators: readonly LockedAdministrator[],
): AdministratorRefusal | undefined {
  if (id !== by.id) return undefined;
  const isLast = !administrators.some((each) => each.id !== id && !each.is_invited && isAllowed(each));
  return refuse(isLast ? 'LAST_OWNER' : 'OWN_ROLE');
}

/** Makes a shopper of them: voids mailed links, drops the second step and ends an administrator's sessions. */
export async function endRole(
  client: PoolClient,
  { id, is_invited }: Pick<LockedAdministrator, 'id' | 'is_invited'>,
  now: Date,
): Promise<void> {
  await client.query(`update users set role = 'USER', admin_role = null, invited_at = null where id = $1`, [
    id,
  ]);
  await client.query(
    `update account_tokens set used_at = $2
      where user_id = $1 and purpose in ('password_reset', 'administrator_invitation') and used_at is null`,
    [id, now],
  );
  await dropAllFactors(client, id);
  // Who was only invited stays signed in as a shopper.
  if (!is_invited) await endSessions(client, { userId: id, except: null, now });
}
