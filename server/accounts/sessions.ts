import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Visitor } from '../http/access.ts';

/**
 * A session is an opaque token of 256 random bits. Only its hash is stored, and the role is read at each
 * request, so that a signed-out, disabled or demoted user is out at once, in every process.
 */
const SESSION_DAYS = 30;

export async function openSession(client: Pool | PoolClient, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await client.query('insert into sessions (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    hashToken(token),
    userId,
    new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000),
  ]);
  return token;
}

export async function findVisitor(pool: Pool, token: string, now: Date): Promise<Visitor | null> {
  const { rows } = await pool.query<{ session_id: string; user_id: string; role: string }>(
    `select s.id as session_id, u.id as user_id, u.role from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and u.disabled_at is null`,
    [hashToken(token), now],
  );
  const row = rows[0];
  return row === undefined ? null : { userId: row.user_id, sessionId: row.session_id, role: row.role };
}

function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
