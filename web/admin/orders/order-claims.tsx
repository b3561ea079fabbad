import { adminClaimSchema } from '../../../contract/claims.ts';
import { PROBLEM_LABELS } from '../../../domain/claims/claim.ts';
import { formatLongDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { claimState } from '../claims/claim-details.tsx';
import { useAllRows } from '../data/use-admin-query.ts';
import { OrderPart } from './order-part.tsx';

export function OrderClaims({ orderId }: { readonly orderId: string }) {
  const claims = useAllRows('claim', `/claims?orderId=${encodeURIComponent(orderId)}`, adminClaimSchema);
  if (claims.length === 0) return null;
  return (
    <OrderPart title={claims.length === 1 ? 'Claim' : 'Claims'}>
      <ul className="grid gap-2 px-4 py-3">
        {claims.map((claim) => {
          const { label, tone } = claimState(claim);
          return (
            <li key={claim.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <span>
                <TextLink to={`/admin/claims/${claim.id}`}>{PROBLEM_LABELS[claim.problem]}</TextLink>,{' '}
                {formatLongDate(claim.createdAt)}
              </span>
              <Badge tone={tone}>{label}</Badge>
            </li>
          );
        })}
      </ul>
    </OrderPart>
  );
}
