import type { Pool, PoolClient } from 'pg';
import type { AdminClaim } from '../../contract/claims.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { findAdminClaim } from './claim-rows.ts';

export type LockedClaim =
  | { readonly ok: true; readonly claim: AdminClaim }
  | Refusal<'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED'>;

/** The order first, as everybody takes it who changes its payments or its shipments. */
export async function lockClaim(client: PoolClient, claimId: string): Promise<LockedClaim> {
  const claim = await findAdminClaim(client, claimId);
  const missing = refuse('CLAIM_NOT_FOUND', 'Claim not found');
  if (claim === null) return missing;
  await client.query('select from orders where id = $1 for update', [claim.orderId]);
  const { rows } = await client.query<{ decision: string | null }>(
    'select decision from claims where id = $1 for update',
    [claimId],
  );
  if (rows[0] === undefined) return missing;
  if (rows[0].decision !== null) return refuse('CLAIM_DECIDED', 'This claim was already decided.');
  return { ok: true, claim };
}

/** Leaves the decision to a manager. Handed over again, it has the newer note; the audit log keeps both. */
export function handOverClaim(
  pool: Pool,
  claimId: string,
  note: string,
  by: Administrator,
  now: Date,
): Promise<LockedClaim> {
  return rollbackUnlessOk(pool, async (client): Promise<LockedClaim> => {
    const locked = await lockClaim(client, claimId);
    if (!locked.ok) return locked;
    await client.query(
      'update claims set handover_note = $2, handed_over_by = $3, handed_over_at = $4 where id = $1',
      [claimId, note, by.id, now],
    );
    await recordChange(client, by, 'update', 'claim', claimId, { after: { handover: note } });
    return locked;
  });
}
