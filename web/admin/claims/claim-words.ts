import type { AdminClaim } from '../../../contract/claims.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

interface ClaimState {
  readonly words: string;
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
      ? { words: 'Open', tone: 'amber' }
      : { words: 'With a manager', tone: 'blue' };
  if (claim.decision === 'refusal') return { words: 'Refused', tone: 'neutral' };
  if (claim.decision === 'replacement')
    return claim.sentAt === null
      ? { words: 'Replacement to send', tone: 'amber' }
      : { words: 'Replacement sent', tone: 'green' };
  if (claim.hasRefundFailed) return { words: 'Refund failed', tone: 'red' };
  const refund = (claim.amount ?? 0) < claim.value ? 'Part refund' : 'Refund';
  return claim.isRefundDone
    ? { words: `${refund} done`, tone: 'green' }
    : { words: `${refund} on its way`, tone: 'blue' };
}
