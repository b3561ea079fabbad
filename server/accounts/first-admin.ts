import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { hashPassword } from './passwords.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Set when the shop made it up itself: it is shown once and stored only as a hash. */
  readonly generatedPassword?: string;
}

/** Makes the first administrator of a shop that has none, and says who that is; null when there is one. */
export async function ensureFirstAdmin(
  pool: Pool,
  wanted: { email: string; password: string | undefined },
): Promise<FirstAdmin | null> {
  const { rowCount } = await pool.query(`select 1 from users where role = 'ADMIN' limit 1`);
  if (rowCount !== 0) return null;
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  const inserted = await pool.query(
    `insert into users (name, email, role, password_hash, email_verified_at)
     values ('Administrator', $1, 'ADMIN', $2, now())
     on conflict (lower(email)) do nothing`,
    [wanted.email, await hashPassword(password)],
  );
  if (inserted.rowCount === 0) return null;
  return wanted.password === undefined
    ? { email: wanted.email, generatedPassword: password }
    : { email: wanted.email };
}
