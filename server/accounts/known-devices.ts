import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { hashToken, newToken } from './sessions.ts';

/**
 * A browser in which somebody has signed in gets a random token as an HttpOnly cookie; its hash is stored with the user. It does
 * not sign in: it only prevents that strangers' wrong passwords slow the owner down.
 */
const COOKIE = 'device';
const DEVICE_DAYS = 180;

export function deviceOf(request: FastifyRequest): string | null {
  return /(?:^|;\s*)device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1] ?? null;
}

export async function isKnownDevice(
  pool: Pool,
  { device, email, now }: { device: string; email: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from known_devices d join users u on u.id = d.user_id
      where d.token_hash = $1 and d.expires_at > $3 and lower(u.email) = lower($2)`,
    [hashToken(device), email, now],
  );
  return rowCount !== 0;
}

interface DeviceSignIn {
  readonly userId: string;
  /** The browser's token, if it is known for this user. */
  readonly device: string | null;
  /** The rate-limit bucket of this browser, which a success clears. */
  readonly bucket: string | null;
  /** The bucket of wrong passwords that counted this sign-in too. */
  readonly guesses: string | null;
  readonly isHttps: boolean;
  readonly now: Date;
}

/** Returns the cookie to set. One statement, because every sign-in runs it. */
export async function rememberDevice(pool: Pool, signIn: DeviceSignIn): Promise<string> {
  const device = signIn.device ?? newToken();
  const expiresAt = new Date(signIn.now.getTime() + DEVICE_DAYS * 86_400_000);
  await pool.query(
    `with cleared as (delete from rate_limits where bucket = $4 or (bucket = $5 and hits = 1)),
          uncounted as (update rate_limits set hits = hits - 1 where bucket = $5 and hits > 1)
     insert into known_devices (token_hash, user_id, expires_at) values ($1, $2, $3)
     on conflict (token_hash, user_id) do update set expires_at = excluded.expires_at`,
    [hashToken(device), signIn.userId, expiresAt, signIn.bucket, signIn.guesses],
  );
  const secure = signIn.isHttps ? '; Secure' : '';
  return `${COOKIE}=${device}; Path=/api/auth; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Strict${secure}`;
}
