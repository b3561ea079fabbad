import type { PoolClient } from 'pg';
import type { AdminClaim } from '../../contract/claims.ts';
import { findAdminClaim } from './claim-rows.ts';

export type LockedClaim =
  | { readonly ok: true; readonly claim: AdminClaim }
  | {
      readonly ok: false;
      readonly code: 'CLAIM_NOT_FOUND' | 'CLAIM_DECIDED';
      readonly message: string;
    };

/** The order first, as everybody takes it who changes its payments or its shipments. */
export async function lockClaim(client: PoolClient, claimId: string): Promise<LockedClaim> {
  const claim = await findAdminClaim(client, claimId);
  const missing = { ok: false, code: 'CLAIM_NOT_FOUND', message: 'Claim not found' } as const;
  if (claim === null) return missing;
  await client.query('select from orders where id = $1 for update', [claim.orderId]);
  const { rows } = await client.query<{ decision: string | null }>(
    'select decision from claims where id = $1 for update',
    [claimId],
  );
  if (rows[0] === undefined) return missing;
  if (rows[0].decision !== null)
    return { ok: false, code: 'CLAIM_DECIDED', message: 'This claim was already decided.' };
  return { ok: true, claim };
}
