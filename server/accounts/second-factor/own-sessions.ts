import type { Pool } from 'pg';
import type { Session } from '../../../contract/accounts/second-factor.ts';
import { deviceName } from '../../../domain/accounts/device-name.ts';

interface Own {
  readonly userId: string;
  readonly sessionId: string;
}

interface SessionRow {
  readonly id: string;
  readonly user_agent: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** Those that still open something; this one first, then the last used. */
export async function listSessions(pool: Pool, { userId, sessionId }: Own, now: Date): Promise<Session[]> {
  const { rows } = await pool.query<SessionRow>(
    `select id, user_agent, created_at, last_seen_at from sessions
      where user_id = $1 and revoked_at is null and expires_at > $2
      order by id = $3 desc, last_seen_at desc, id`,
    [userId, now, sessionId],
  );
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    begunAt: row.created_at.toISOString(),
    seenAt: (row.id === sessionId ? now : row.last_seen_at).toISOString(),
    isThis: row.id === sessionId,
  }));
}

/** Of the user alone; true also for one that has ended already. */
export async function endOwnSession(
  pool: Pool,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    'update sessions set revoked_at = coalesce(revoked_at, $3) where id = $1 and user_id = $2',
    [id, userId, now],
  );
  return rowCount === 1;
}
