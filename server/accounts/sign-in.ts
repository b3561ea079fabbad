import type { Pool } from 'pg';
import type { Login, Registration } from '../../domain/checks/account.ts';
import { isAdmin } from '../../domain/roles.ts';
import { withTransaction } from '../db/connect.ts';
import { adoptGuestOrders } from '../orders/adopt-guest-orders.ts';
import { promiseVerificationMail } from './email-verification.ts';
import { hashPassword, isPassword, NOBODYS_HASH } from './passwords.ts';
import { openSession, openSessionWithPassword } from './sessions.ts';
import { toUser, USER_COLUMNS, type User, type UserRow } from './users.ts';

export interface SignedIn {
  readonly user: User;
  readonly token: string;
}

/**
 * Null for a wrong password, an unknown e-mail, a disabled user, and for a shopper where only administrators may
 * enter. All of them have cost one hash, so that neither the reply nor its time tells which it was.
 */
export async function signIn(
  pool: Pool,
  { email, password }: Login,
  { adminsOnly, now }: { adminsOnly: boolean; now: Date },
): Promise<SignedIn | null> {
  const { rows } = await pool.query<UserRow & { password_hash: string }>(
    `select ${USER_COLUMNS}, password_hash from users where lower(email) = lower($1) and disabled_at is null`,
    [email],
  );
  const row = rows[0];
  const isRight = await isPassword(row?.password_hash ?? NOBODYS_HASH, password);
  if (row === undefined || !isRight || (adminsOnly && !isAdmin(row.role))) return null;
  const token = await openSessionWithPassword(pool, { userId: row.id, passwordHash: row.password_hash }, now);
  if (token === null) return null;
  // Somebody who is not always signed in when ordering finds those orders here all the same.
  if (row.email_verified_at !== null) await adoptGuestOrders(pool, { userId: row.id, email: row.email });
  return { user: toUser(row), token };
}

/**
 * Null when the e-mail has an account; it has cost the same hash. The address counts as unproven: whatever belongs to
 * it, such as a guest's orders, must wait until a mailed link was followed.
 */
export async function register(
  pool: Pool,
  { name, email, phone, password }: Registration,
  now: Date,
): Promise<SignedIn | null> {
  const passwordHash = await hashPassword(password);
  return withTransaction(pool, async (client) => {
    const { rows } = await client.query<UserRow>(
      `insert into users (name, email, phone, password_hash) values ($1, $2, $3, $4)
       on conflict (lower(email)) where not is_double do nothing
       returning ${USER_COLUMNS}`,
      [name, email, phone ?? null, passwordHash],
    );
    const row = rows[0];
    if (row === undefined) return null;
    await promiseVerificationMail(client, row, 'registered');
    return { user: toUser(row), token: await openSession(client, row.id, now) };
  });
}
