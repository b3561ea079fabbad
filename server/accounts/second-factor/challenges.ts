import type { Pool, PoolClient } from 'pg';
import { hashToken, newToken } from '../sessions.ts';

/** `second_step` comes after the right password, the others are for a passkey to sign. */
const MINUTES = { second_step: 10, passkey_sign_in: 5, passkey_confirm: 5, passkey_add: 5 } as const;
type Purpose = keyof typeof MINUTES;

interface Challenge {
  readonly purpose: Purpose;
  /** Null where a passkey will tell whose it is. */
  readonly userId: string | null;
}

const expiryOf = (purpose: Purpose, now: Date) => new Date(now.getTime() + MINUTES[purpose] * 60_000);

/** A challenge is no session: it opens nothing, and only its hash is stored. */
export async function openChallenge(pool: Pool, { purpose, userId }: Challenge, now: Date): Promise<string> {
  const challenge = newToken();
  await pool.query(
    'insert into sign_in_challenges (token_hash, purpose, user_id, expires_at) values ($1, $2, $3, $4)',
    [hashToken(challenge), purpose, userId, expiryOf(purpose, now)],
  );
  return challenge;
}

/** After a password was verified. Null if it was changed meanwhile, or the user disabled, as for a session. */
export async function openSecondStep(
  pool: Pool,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  now: Date,
): Promise<string | null> {
  const challenge = newToken();
  const { rowCount } = await pool.query(
    `insert into sign_in_challenges (token_hash, purpose, user_id, expires_at)
     select $1, 'second_step', u.id, $2 from users u
      where u.id = $3 and u.password_hash = $4 and u.disabled_at is null for share`,
    [hashToken(challenge), expiryOf('second_step', now), userId, passwordHash],
  );
  return rowCount === 1 ? challenge : null;
}

/** Each works once, for its purpose and its user: true for the first who takes it. */
export async function takeChallenge(
  client: Pool | PoolClient,
  { challenge, purpose, userId }: Challenge & { readonly challenge: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `delete from sign_in_challenges
      where token_hash = $1 and purpose = $2 and user_id is not distinct from $3 and expires_at > $4`,
    [hashToken(challenge), purpose, userId, now],
  );
  return rowCount === 1;
}

export async function dropChallenges(client: PoolClient, userId: string): Promise<void> {
  await client.query('delete from sign_in_challenges where user_id = $1', [userId]);
}
