import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Pool, PoolClient } from 'pg';

const SECRET_BYTES = 20;
/** A page that is loaded again shows the same QR code: the app may have it already. */
const SET_UP_MINUTES = 30;
/** Clocks differ: the code before and the one after count too. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

export interface AppSetUp {
  readonly secret: string;
  readonly uri: string;
}

/** Null where an app is on already. It protects nothing until its first code was typed. */
export async function beginApp(
  pool: Pool,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<AppSetUp | null> {
  await pool.query(
    `insert into authenticator_apps as a (user_id, secret, created_at) values ($1, $2, $3)
     on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
      where a.confirmed_at is null and a.created_at < $3::timestamptz - interval '${SET_UP_MINUTES} minutes'`,
    [userId, randomBytes(SECRET_BYTES), now],
  );
  const { rows } = await pool.query<{ secret: Buffer }>(
    'select secret from authenticator_apps where user_id = $1 and confirmed_at is null',
    [userId],
  );
  if (rows[0] === undefined) return null;
  const secret = secretOf(rows[0].secret);
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Rack & Rep', label: email, secret }).toString() };
}

export type CodeCheck = 'good' | 'wrong' | 'used';

/**
 * Takes a code for good: of two requests with the same one, in any process, one gets `used`. `isNew` confirms an app that is
 * being set up.
 */
export async function takeAppCode(
  client: PoolClient,
  { userId, code, isNew = false, now }: { userId: string; code: string; isNew?: boolean; now: Date },
): Promise<CodeCheck> {
  const { rows } = await client.query<{ secret: Buffer; last_step: number }>(
    `select secret, last_step from authenticator_apps
      where user_id = $1 and (confirmed_at is null) = $2 for no key update`,
    [userId, isNew],
  );
  const app = rows[0];
  if (app === undefined) return 'wrong';
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token: code, secret: secretOf(app.secret), timestamp, window: WINDOW });
  if (delta === null) return 'wrong';
  const step = TOTP.counter({ timestamp, period: PERIOD_SECONDS }) + delta;
  if (step <= app.last_step) return 'used';
  await client.query(
    'update authenticator_apps set last_step = $2, confirmed_at = coalesce(confirmed_at, $3) where user_id = $1',
    [userId, step, now],
  );
  return 'good';
}

/** False where none was on. */
export async function removeApp(client: PoolClient, userId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'delete from authenticator_apps where user_id = $1 and confirmed_at is not null',
    [userId],
  );
  return rowCount === 1;
}
