import type { Pool, PoolClient } from 'pg';
import type { Passkey } from '../../../contract/accounts/second-factor.ts';
import { type Dated, isoDates } from '../../db/iso-dates.ts';

export interface NewCredential {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
}

export async function listPasskeys(pool: Pool, userId: string): Promise<Passkey[]> {
  const { rows } = await pool.query<Dated<Passkey, 'createdAt' | 'lastUsedAt'>>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys
      where user_id = $1 order by created_at, id`,
    [userId],
  );
  return rows.map(isoDates);
}

/** False where the authenticator's key is known already. */
export async function storePasskey(
  client: PoolClient,
  { userId, name, credential, now }: { userId: string; name: string; credential: NewCredential; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (credential_id) do nothing`,
    [
      userId,
      credential.credentialId,
      credential.publicKey,
      credential.counter,
      credential.transports,
      name,
      now,
    ],
  );
  return rowCount === 1;
}

/** Its name; null where the user has no such passkey. */
export async function removePasskey(
  client: PoolClient,
  { userId, id }: { userId: string; id: string },
): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>(
    'delete from passkeys where id = $1 and user_id = $2 returning name',
    [id, userId],
  );
  return rows[0]?.name ?? null;
}
