import type { Pool, PoolClient } from 'pg';
import type { PasswordChange } from '../../contract/accounts.ts';
import { withTransaction } from '../db/connect.ts';
import { MAIL_KIND } from '../mail/handler.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { passwordChangedMail } from './account-mails.ts';
import { type PasswordOwner, refuseWeakPassword } from './administrator-password.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';

interface NewPassword {
  readonly userId: string;
  readonly passwordHash: string;
  /** The session that goes on; null ends all of them. */
  readonly keptSession: string | null;
  readonly publicUrl: string;
  readonly now: Date;
}

/** Every way to a new password ends here: mailed links are void, other sessions end, the owner hears of it. */
export async function setPassword(client: PoolClient, wanted: NewPassword): Promise<void> {
  const { userId, passwordHash, keptSession, publicUrl, now } = wanted;
  const { rows } = await client.query<{ email: string }>(
    'update users set password_hash = $2 where id = $1 returning email',
    [userId, passwordHash],
  );
  await client.query(
    `update account_tokens set used_at = $2
      where user_id = $1 and purpose = 'password_reset' and used_at is null`,
    [userId, now],
  );
  await endSessions(client, { userId, except: keptSession, now });
  await client.query('delete from known_devices where user_id = $1', [userId]);
  const email = rows[0]?.email;
  if (email === undefined) return;
  await enqueue(client, {
    kind: MAIL_KIND,
    payload: passwordChangedMail(email, publicUrl),
    dedupeKey: `password-changed:${userId}:${now.getTime()}`,
  });
}

interface Asking {
  readonly userId: string;
  readonly sessionId: string;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * The stored hash if this is the user's password. Whoever acts on it compares it again under a lock: the password may be
 * changed while this one is being checked.
 */
export async function provenHash(
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

/** False when the current password is not right, or was changed by somebody else meanwhile. */
export async function changePassword(
  pool: Pool,
  { currentPassword, newPassword }: PasswordChange,
  { userId, sessionId, publicUrl, now }: Asking,
): Promise<boolean> {
  const stored = await provenHash(pool, { userId, password: currentPassword });
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
    await setPassword(client, { userId, passwordHash, keptSession: sessionId, publicUrl, now });
    return true;
  });
}
