import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { isAdmin } from '../../domain/accounts/roles.ts';
import type { Visitor } from '../http/access.ts';

/**
 * A session is an opaque token of 256 random bits. Only its hash is stored, and the role is read at each request, so that a
 * sign-out, a disabled user or a withdrawn role takes effect at once, in every process.
 */
const SHOPPER_HOURS = 30 * 24;
/** The admin renews its token while it is open. */
const ADMINISTRATOR_HOURS = 12;

/** Of a user `u`, from the moment `$2`. */
const EXPIRY = `$2::timestamptz + case when u.role = 'ADMIN' then ${ADMINISTRATOR_HOURS} else ${SHOPPER_HOURS} end * interval '1 hour'`;

/** How exactly the list of sessions says when one was last used. */
const SEEN_MINUTES = 5;

/** What a browser says of itself, as long as the table takes it. */
export const userAgentOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  headers['user-agent']?.slice(0, 500) ?? null;

export async function openSession(
  client: Pool | PoolClient,
  userId: string,
  now: Date,
  userAgent: string | null = null,
): Promise<string> {
  const token = newToken();
  await client.query(
    `insert into sessions (token_hash, password_at, user_id, expires_at, created_at, last_seen_at, user_agent)
     select $1, $2, u.id, ${EXPIRY}, $2, $2, $4 from users u where u.id = $3`,
    [hashToken(token), now, userId, userAgent],
  );
  return token;
}

/**
 * After a password was verified. Null if it was changed meanwhile, or the user disabled: the lock makes this wait for such a
 * change, and the change for this.
 */
export async function openSessionWithPassword(
  pool: Pool,
  { userId, passwordHash, userAgent }: { userId: string; passwordHash: string; userAgent: string | null },
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const { rowCount } = await pool.query(
    `insert into sessions (token_hash, password_at, user_id, expires_at, created_at, last_seen_at, user_agent)
     select $1, $2, u.id, ${EXPIRY}, $2, $2, $5 from users u
      where u.id = $3 and u.password_hash = $4 and u.disabled_at is null for share`,
    [hashToken(token), now, userId, passwordHash, userAgent],
  );
  return rowCount === 1 ? token : null;
}

/** The session goes on with another token; the old one is void. Of two requests at once only one gets the new token. */
export async function renewSession(pool: Pool, token: string, now: Date): Promise<string | null> {
  const renewed = newToken();
  const { rowCount } = await pool.query(
    `update sessions s set token_hash = $1, expires_at = ${EXPIRY} from users u
      where s.token_hash = $3 and s.revoked_at is null and u.id = s.user_id`,
    [hashToken(renewed), now, hashToken(token)],
  );
  return rowCount === 1 ? renewed : null;
}

/** The password was entered again in this session. */
export async function confirmSession(pool: Pool, sessionId: string, now: Date): Promise<void> {
  await pool.query('update sessions set password_at = $2 where id = $1', [sessionId, now]);
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

/** All sessions of a user, except the given one. */
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
  const { rows } = await pool.query<Visitor & { wasUnseen: boolean }>(
    `select s.id as "sessionId", u.id as "userId", u.role, u.admin_role as "adminRole", s.password_at as "passwordAt",
            s.last_seen_at < $2::timestamptz - interval '${SEEN_MINUTES} minutes' as "wasUnseen"
       from sessions s join users u on u.id = s.user_id
      where s.token_hash = $1 and s.revoked_at is null and s.expires_at > $2 and u.disabled_at is null`,
    [hashToken(token), now],
  );
  if (rows[0] === undefined) return null;
  const { wasUnseen, ...visitor } = rows[0];
  // Only administrators see their sessions.
  if (wasUnseen && isAdmin(visitor.role))
    await pool.query('update sessions set last_seen_at = $2 where id = $1', [visitor.sessionId, now]);
  return visitor;
}

/** Also mailed links, challenges and known devices that have expired. */
export async function purgeEndedSessions(pool: Pool): Promise<void> {
  await pool.query(`delete from sessions where expires_at < now() or revoked_at < now() - interval '1 day'`);
  await pool.query('delete from account_tokens where expires_at < now()');
  await pool.query('delete from sign_in_challenges where expires_at < now()');
  await pool.query('delete from known_devices where expires_at < now()');
}

/** Of a session's token, or of the token in a mailed link; only the hash is stored. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export const newToken = (): string => randomBytes(32).toString('base64url');
