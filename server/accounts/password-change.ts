import type { Pool, PoolClient } from 'pg';
import type { PasswordChange } from '../../contract/accounts/forms.ts';
import { withTransaction } from '../db/connect.ts';
import { MAIL_KIND } from '../mail/kinds.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { passwordChangedMail } from './account-mails.ts';
import { type PasswordOwner, refuseWeakPassword } from './administrator-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { dropChallenges } from './second-factor/challenges.ts';
import { endSessions } from './sessions.ts';
import { guessesOf } from './sign-in-attempts.ts';

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  /** The session that does not end; null ends all of them. */
  readonly keepSession: string | null;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Also voids mailed links and half-done sign-ins, ends other sessions, forgets known devices and wrong passwords, and mails the owner. */
export async function setPassword(client: PoolClient, options: NewPassword): Promise<void> {
  const { userId, passwordHash, keepSession, publicUrl, now } = options;
  const { rows } = await client.query<{ email: string }>(
    'update users set password_hash = $2 where id = $1 returning email',
    [userId, passwordHash],
  );
  await client.query(
    `update account_tokens set used_at = $2
      where user_id = $1 and purpose = 'password_reset' and used_at is null`,
    [userId, now],
  );
  await endSessions(client, { userId, except: keepSession, now });
  await client.query('delete from known_devices where user_id = $1', [userId]);
  await dropChallenges(client, userId);
  const email = rows[0]?.email;
  if (email === undefined) return;
  await client.query('delete from rate_limits where bucket = $1', [guessesOf(email)]);
  await enqueue(client, {
    kind: MAIL_KIND,
    payload: passwordChangedMail(email, publicUrl),
    dedupeKey: `password-changed:${userId}:${now.getTime()}`,
  });
}

interface PasswordChangeOptions {
  readonly userId: string;
  readonly sessionId: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The stored hash if this is the user's password. The caller compares it again under a lock, because the password may be changed
 * while it is verified.
 */
export async function verifiedHash(
  pool: Pool,
  { userId, password }: { userId: string; password: string },
): Promise<string | null> {
  const { rows } = await pool.query<{ password_hash: string }>(
    'select password_hash from users where id = $1',
    [userId],
  );
  const stored = rows[0]?.password_hash;
  return stored !== undefined && (await isPassword(stored, password)) ? stored : null;
}

/** False when the current password is wrong, or was changed meanwhile. */
export async function changePassword(
  pool: Pool,
  { currentPassword, newPassword }: PasswordChange,
  { userId, sessionId, publicUrl, now }: PasswordChangeOptions,
): Promise<boolean> {
  const stored = await verifiedHash(pool, { userId, password: currentPassword });
  if (stored === null) return false;
  const { rows } = await pool.query<PasswordOwner>('select name, email, role from users where id = $1', [
    userId,
  ]);
  if (rows[0] !== undefined) refuseWeakPassword(rows[0], newPassword, 'newPassword');
  const passwordHash = await hashPassword(newPassword);
  return withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'select 1 from users where id = $1 and password_hash = $2 for no key update',
      [userId, stored],
    );
    if (rowCount === 0) return false;
    await setPassword(client, { userId, passwordHash, keepSession: sessionId, publicUrl, now });
    return true;
  });
}
