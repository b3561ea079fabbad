import type { Pool } from 'pg';

/** The address of a double whose owner is to hear of it: once a day, however often somebody registers with it. */
export async function addressToTell(pool: Pool, userId: string): Promise<string | null> {
  const { rows } = await pool.query<{ email: string }>(
    `select email from users d
      where id = $1 and is_double and disabled_at is null and not exists (
        select from users o where o.is_double and lower(o.email) = lower(d.email)
           and o.created_at < d.created_at and o.created_at > d.created_at - interval '1 day')`,
    [userId],
  );
  return rows[0]?.email ?? null;
}

/** Those that nobody has used for a month. Their orders stay, as a guest's with that address. */
export async function purgeExpiredDoubles(pool: Pool): Promise<void> {
  await pool.query(
    `delete from users u where is_double and created_at < now() - interval '30 days'
        and not exists (select from sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > now())`,
  );
}
