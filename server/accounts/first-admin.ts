import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { hashPassword } from './passwords.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Set if the shop generated it: it is shown once and stored only as a hash. */
  readonly generatedPassword?: string;
}

/** Creates the first administrator, an owner, of a shop that has none; null when there is one. */
export async function ensureFirstAdmin(
  pool: Pool,
  wanted: { email: string; password: string | undefined },
): Promise<FirstAdmin | null> {
  if (await hasAdmin(pool)) return null;
  const password = wanted.password ?? randomBytes(12).toString('base64url');
  const inserted = await pool.query(
    `insert into users (name, email, role, admin_role, password_hash, email_verified_at)
     values ('Administrator', $1, 'ADMIN', 'owner', $2, now())
     on conflict (lower(email)) do nothing`,
    [wanted.email, await hashPassword(password)],
  );
  if (inserted.rowCount === 0) {
    // Another process that starts at the same time may have been faster.
    if (await hasAdmin(pool)) return null;
    throw new Error(
      `ADMIN_EMAIL ${wanted.email} belongs to a shopper. Use another address for the administrator`,
    );
  }
  return wanted.password === undefined
    ? { email: wanted.email, generatedPassword: password }
    : { email: wanted.email };
}

async function hasAdmin(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from users where role = 'ADMIN' limit 1`);
  return rowCount !== 0;
}
