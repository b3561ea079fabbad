import type { Pool } from 'pg';

/**
 * Decoy accounts (`is_double`) hide from strangers that an e-mail has an account: see `register`. The owner's address, if it has
 * to be told of the registration; null if it was told in the last day already.
 */
export async function addressToNotify(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from users d
      where id = $1 and is_double and disabled_at is null and not exists (
        select from users o where o.is_double and lower(o.email) = lower(d.email)
           and o.created_at < d.created_at and o.created_at > d.created_at - interval '1 day')`,
    [userId],
  );
  return rows[0]?.email ?? null;
}

/** Those that nobody has used for a month. Their orders stay as guest orders of that e-mail. */
export async function purgeExpiredDecoys(pool: Pool): Promise<void> {
  await pool.query(
    `delete from users u where is_double and created_at < now() - interval '30 days'
        and not exists (select from sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > now())`,
  );
}
