import type { Pool } from 'pg';
import { type Administrator, recordChange } from '../audit/administrator.ts';
import { rollbackUnlessOk } from '../db/rollback-unless-ok.ts';
import { type LockedClaim, lockClaim } from './lock-claim.ts';

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
