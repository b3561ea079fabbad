import type { Pool } from 'pg';
import type { Login, Registration } from '../../contract/accounts/forms.ts';
import type { SecondStepNeeded } from '../../contract/accounts/second-factor.ts';
import type { User } from '../../contract/accounts/user.ts';
import { isAdmin } from '../../domain/accounts/roles.ts';
import { withTransaction } from '../db/connect.ts';
import { adoptGuestOrders } from '../orders/adopt-guest-orders.ts';
import { enqueueVerificationMail } from './email-verification.ts';
import { DUMMY_HASH, hashPassword, isPassword } from './passwords.ts';
import { openSecondStep } from './second-factor/challenges.ts';
import { HAS_APP, HAS_PASSKEY } from './second-factor/change-factors.ts';
import { openSession, openSessionWithPassword } from './sessions.ts';
import { toUser, USER_COLUMNS, type UserRow } from './users.ts';

export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

interface SignInOptions {
  readonly adminsOnly: boolean;
  readonly isKnownDevice: boolean;
  readonly userAgent: string | null;
  readonly now: Date;
}

type SignInRow = UserRow & { password_hash: string; has_app: boolean; has_passkey: boolean };

/**
 * An account with a second step gets no session yet, but a challenge to answer. Null for a wrong password, an unknown e-mail, a disabled user, and for a shopper where only administrators may sign in. Each
 * case computes a hash, so that neither the response nor its time tells which it was.
 */
export async function signIn(
  pool: Pool,
  { email, password }: Login,
  { adminsOnly, isKnownDevice, userAgent, now }: SignInOptions,
): Promise<SignedIn | SecondStepNeeded | null> {
  const { rows } = await pool.query<SignInRow>(
    `select ${USER_COLUMNS}, password_hash, ${HAS_APP} as has_app, ${HAS_PASSKEY} as has_passkey
       from users u where lower(email) = lower($1) and disabled_at is null`,
    [email],
  );
  const [row] = rows;
  const isRight = await isPassword(row?.password_hash ?? DUMMY_HASH, password, isKnownDevice);
  if (row === undefined || !isRight || (adminsOnly && !isAdmin(row.role))) return null;
  const proven = { userId: row.id, passwordHash: row.password_hash, userAgent };
  const { has_app: hasApp, has_passkey: hasPasskey } = row;
  if (hasApp || hasPasskey) {
    const challenge = await openSecondStep(pool, proven, now);
    return challenge === null ? null : { challenge, hasApp, hasPasskey };
  }
  const token = await openSessionWithPassword(pool, proven, now);
  if (token === null) return null;
  await adoptOwnOrders(pool, row);
  return { user: toUser(row), token };
}

/** Orders that the user placed as a guest belong to the account too. */
export async function adoptOwnOrders(pool: Pool, { id, email, email_verified_at }: UserRow): Promise<void> {
  if (email_verified_at !== null) await adoptGuestOrders(pool, { userId: id, email });
}

/**
 * Null if the e-mail has an account, also where it gets one at the same moment. The e-mail of a new account is not verified: it
 * gets a guest's orders only after a mailed link was followed.
 */
export async function register(
  pool: Pool,
  { name, email, phone, password }: Registration,
  now: Date,
): Promise<SignedIn | null> {
  const { rowCount } = await pool.query('select 1 from users where lower(email) = lower($1)', [email]);
  if (rowCount !== 0) return null;
  const passwordHash = await hashPassword(password);
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<UserRow>(
      `insert into users (name, email, phone, password_hash) values ($1, $2, $3, $4)
       on conflict (lower(email)) do nothing returning ${USER_COLUMNS}`,
      [name, email, phone ?? null, passwordHash],
    );
    const [row] = rows;
    if (row === undefined) return null;
    await enqueueVerificationMail(client, row, 'registered');
    return { user: toUser(row), token: await openSession(client, row.id, now) };
  });
}
