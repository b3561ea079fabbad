import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { hashToken, newToken } from './sessions.ts';

/**
 * A browser in which somebody has signed in gets a random token as a cookie that no script reads; its hash is stored
 * with the user. It opens nothing: it only keeps strangers' wrong passwords from slowing the owner down.
 */
const COOKIE = 'device';
const DEVICE_DAYS = 180;

export function deviceOf(request: FastifyRequest): string | null {
  return /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

/** A double's devices do not count: anybody makes one with anybody's address. */
export async function isKnownDevice(
  pool: Pool,
  { device, email, now }: { device: string; email: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from known_devices d join users u on u.id = d.user_id
      where d.token_hash = $1 and d.expires_at > $3 and lower(u.email) = lower($2) and not u.is_double`,
    [hashToken(device), email, now],
  );
  return rowCount !== 0;
}

interface Arrival {
  readonly userId: string;
  /** The browser's token, if it has one that is known for this user. */
  readonly device: string | null;
  /** Where the attempts of this browser were counted; a success forgets them. */
  readonly bucket: string | null;
  readonly isHttps: boolean;
  readonly now: Date;
}

/** The cookie to set. One statement, because it is on everybody's way in. */
export async function rememberDevice(pool: Pool, arrival: Arrival): Promise<string> {
  const device = arrival.device ?? newToken();
  const expiresAt = new Date(arrival.now.getTime() + DEVICE_DAYS * 86_400_000);
  await pool.query(
    `with forgotten as (delete from rate_limits where bucket = $4)
     insert into known_devices (token_hash, user_id, expires_at) values ($1, $2, $3)
     on conflict (token_hash, user_id) do update set expires_at = excluded.expires_at`,
    [hashToken(device), arrival.userId, expiresAt, arrival.bucket],
  );
  const secure = arrival.isHttps ? '; Secure' : '';
  return `${COOKIE}=${device}; Path=/api/auth; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`;
}
