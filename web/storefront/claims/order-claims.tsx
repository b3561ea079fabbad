import { useState } from 'react';
import { claimsOfOrderResponse } from '../../../contract/claims.ts';
import { CLAIM_DAYS } from '../../../domain/claims/claim.ts';
import { callProtected } from '../../api/client.ts';
import { parseResponse } from '../../api/parse-response.ts';
import { useShopQuery } from '../../api/shop-queries.ts';
import { Button } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { ShownOrder } from '../orders/order-response.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { claimsPath } from './send-photographs.ts';

/** What was reported about an order, and the way to report more. */
export default function OrderClaimsPart({ order }: { readonly order: ShownOrder }) {
  const [isAsked, setAsked] = useState(false);
  /** A new dialog after each report. */
  const [reports, setReports] = useState(0);
  // Below the order's own key: reading the order again reads its reports again.
  const { data, failure, refetch } = useShopQuery({
    queryKey: ['order', order.id, 'claims'],
    queryFn: ({ signal }) =>
      parseResponse(claimsOfOrderResponse, callProtected(claimsPath(order.id), { signal })),
  });
  const load = () => void refetch();

  if (data === undefined)
    return failure === null ? null : (
      <section aria-labelledby="claims">
        <Head />
        <p className="mb-4">We couldn’t load your reports.</p>
        <Button onClick={load}>Try Again</Button>
      </section>
    );
  const { data: claims, claimable: isClaimable } = data;
  const open = claims.filter(({ decision }) => decision === null).flatMap(({ lines }) => lines);
  const lines = order.items.filter(({ key }) => !open.some(({ itemId }) => String(itemId) === key));
  if (claims.length === 0 && !isClaimable) return null;
  return (
    <section className="grid gap-4" aria-labelledby="claims">
      <Head />
      {claims.map((claim) => (
        <ClaimPanel key={claim.id} claim={claim} onChanged={load} />
      ))}
      {isClaimable && lines.length > 0 && (
        <>
          <p className="max-w-[70ch]">
            Tell us within {CLAIM_DAYS} days of delivery, with photos if you can. We’ll reply within 24 hours.
          </p>
          <div>
            <Button onClick={() => setAsked(true)}>Report a Problem</Button>
          </div>
          <ClaimDialog
            key={reports}
            order={order}
            lines={lines}
            isOpen={isAsked}
            onClose={() => setAsked(false)}
            onSent={() => {
              setAsked(false);
              setReports(reports + 1);
              load();
            }}
          />
        </>
      )}
    </section>
  );
}

const Head = () => <SectionHead size="small" title="Damaged or wrong?" id="claims" />;
