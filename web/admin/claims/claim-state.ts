import type { AdminClaim } from '../../../contract/claims.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

interface ClaimState {
  readonly label: string;
  readonly tone: BadgeTone;
}

/** What became of a claim, in a badge. */
export function claimState(
  claim: Pick<
    AdminClaim,
    'decision' | 'amount' | 'value' | 'sentAt' | 'isRefundDone' | 'hasRefundFailed' | 'handover'
  >,
): ClaimState {
  if (claim.decision === null)
    return claim.handover === null
      ? { label: 'Open', tone: 'amber' }
      : { label: 'With a manager', tone: 'blue' };
  if (claim.decision === 'refusal') return { label: 'Refused', tone: 'neutral' };
  if (claim.decision === 'replacement')
    return claim.sentAt === null
      ? { label: 'Replacement to send', tone: 'amber' }
      : { label: 'Replacement sent', tone: 'green' };
  if (claim.hasRefundFailed) return { label: 'Refund failed', tone: 'red' };
  const refund = (claim.amount ?? 0) < claim.value ? 'Part refund' : 'Refund';
  return claim.isRefundDone
    ? { label: `${refund} done`, tone: 'green' }
    : { label: `${refund} on its way`, tone: 'blue' };
}
