import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { RECOVERY_BYTES, RECOVERY_CODES, recoveryCodeOf } from '../../../domain/accounts/second-step-code.ts';

const hashOf = (code: string) => createHash('sha256').update(code).digest();

/** Replaces those there are. */
export async function renewRecoveryCodes(client: PoolClient, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_BYTES)));
  await client.query('delete from recovery_codes where user_id = $1', [userId]);
  await client.query(
    'insert into recovery_codes (user_id, code_hash) select $1, each from unnest($2::bytea[]) as each',
    [userId, codes.map(hashOf)],
  );
  return codes;
}

/** With the first way to prove oneself; null where there are codes already. The caller has locked the user. */
export async function ensureRecoveryCodes(client: PoolClient, userId: string): Promise<string[] | null> {
  const { rowCount } = await client.query('select 1 from recovery_codes where user_id = $1 limit 1', [
    userId,
  ]);
  return rowCount === 0 ? renewRecoveryCodes(client, userId) : null;
}

/** True once for each code. */
export async function takeRecoveryCode(
  client: PoolClient,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    'update recovery_codes set used_at = $3 where user_id = $1 and code_hash = $2 and used_at is null',
    [userId, hashOf(code), now],
  );
  return rowCount === 1;
}

export async function countRecoveryCodes(client: PoolClient, userId: string): Promise<number> {
  const { rows } = await client.query<{ left: number }>(
    'select count(*)::int as left from recovery_codes where user_id = $1 and used_at is null',
    [userId],
  );
  return rows[0]?.left ?? 0;
}
