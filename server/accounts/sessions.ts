import { createHash, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Visitor } from '../http/access.ts';
import { forgetOldDoubles } from './doubles.ts';

/**
 * A session is an opaque token of 256 random bits. Only its hash is stored, and the role is read at each
 * request, so that a signed-out, disabled or demoted user is out at once, in every process.
 */
const SESSION_DAYS = 30;

export async function openSession(client: Pool | PoolClient, userId: string, now: Date): Promise<string> {
  const { token, tokenHash, expiresAt } = newSession(now);
  await client.query('insert into sessions (token_hash, user_id, expires_at) values ($1, $2, $3)', [
    tokenHash,
    userId,
    expiresAt,
  ]);
  return token;
}

/**
 * For a password that was just found right. If it was changed meanwhile, or the user disabled, there is no session:
 * the lock makes this wait for a change that is under way, and that change for this.
 */
export async function openSessionWithPassword(
  pool: Pool,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<string | null> {
  const { token, tokenHash, expiresAt } = newSession(now);
  const { rowCount } = await pool.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select $1, id, $2 from users where id = $3 and password_hash = $4 and disabled_at is null for share`,
    [tokenHash, expiresAt, userId, passwordHash],
  );
  return rowCount === 1 ? token : null;
}

/** A new token for the old one, which is void from then on; of two requests at once, one gets it. */
export async function renewSession(pool: Pool, sessionId: string, now: Date): Promise<string | null> {
  const { token, tokenHash, expiresAt } = newSession(now);
  const { rowCount } = await pool.query(
    `with owner as (
       select u.id from sessions s join users u on u.id = s.user_id where s.id = $1 for share of u
     ), ended as (
       update sessions s set revoked_at = $2 from owner
        where s.id = $1 and s.user_id = owner.id and s.revoked_at is null
       returning s.user_id
     )
     insert into sessions (token_hash, user_id, expires_at) select $3, user_id, $4 from ended`,
    [sessionId, now, tokenHash, expiresAt],
  );
  return rowCount === 1 ? token : null;
}

export async function endSession(pool: Pool, sessionId: string, now: Date): Promise<void> {
  await pool.query('update sessions set revoked_at = $2 where id = $1 and revoked_at is null', [
    sessionId,
    now,
  ]);
}

export async function endEverySession(pool: Pool, userId: string, now: Date): Promise<void> {
  await endSessions(pool, { userId, except: null, now });
}

/** All of a user's sessions, except the one that asks for it. */
export async function endSessions(
  client: Pool | PoolClient,
  { userId, except, now }: { userId: string; except: string | null; now: Date },
): Promise<void> {
  await client.query(
    `update sessions set revoked_at = $2
      where user_id = $1 and revoked_at is null and ($3::uuid is null or id <> $3)`,
    [userId, now, except],
  );
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

/** Sessions, mailed links and doubles that open nothing any more. */
export async function forgetEndedSessions(pool: Pool): Promise<void> {
  await pool.query(`delete from sessions where expires_at < now() or revoked_at < now() - interval '1 day'`);
  await pool.query('delete from account_tokens where expires_at < now()');
  await pool.query('delete from known_devices where expires_at < now()');
  await forgetOldDoubles(pool);
}

/** What is stored of a session's token, or of the token in a mailed link. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const newToken = (): string => randomBytes(32).toString('base64url');

function newSession(now: Date): { token: string; tokenHash: Buffer; expiresAt: Date } {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
  return { token, tokenHash: hashToken(token), expiresAt };
}
