import { useCallback, useEffect, useState } from 'react';
import { CLAIM_DAYS } from '../../../domain/claims/claim.ts';
import { Button } from '../../ui/button.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { ShownOrder } from '../orders/order-response.ts';
import { type OrderClaims, readClaims } from './claim-calls.ts';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimPanel } from './claim-panel.tsx';

/** What was reported about an order, and the way to report more. */
export default function OrderClaimsPart({ order }: { readonly order: ShownOrder }) {
  const [read, setRead] = useState<OrderClaims | null>();
  const [isAsked, setAsked] = useState(false);
  /** A new dialog after each report. */
  const [reports, setReports] = useState(0);
  const load = useCallback(async () => {
    const claims = await readClaims(order.id);
    setRead((before) => claims ?? before ?? null);
  }, [order.id]);
  // Reading the order again reads its reports again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is another order
  useEffect(() => void load(), [load, order]);

  if (read === undefined) return null;
  if (read === null)
    return (
      <section aria-labelledby="claims">
        <Head />
        <p className="mb-4">We couldn’t load your reports.</p>
        <Button onClick={() => void load()}>Try Again</Button>
      </section>
    );
  const { claims, isClaimable } = read;
  const open = claims.filter(({ decision }) => decision === null).flatMap(({ lines }) => lines);
  const lines = order.items.filter(({ key }) => !open.some(({ itemId }) => String(itemId) === key));
  if (claims.length === 0 && !isClaimable) return null;
  return (
    <section className="grid gap-4" aria-labelledby="claims">
      <Head />
      {claims.map((claim) => (
        <ClaimPanel key={claim.id} claim={claim} onChanged={() => void load()} />
      ))}
      {isClaimable && lines.length > 0 && (
        <>
          <p className="max-w-[70ch]">
            Tell us within {CLAIM_DAYS} days of delivery, with photographs if you can. We’ll reply within 24
            hours.
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
              void load();
            }}
          />
        </>
      )}
    </section>
  );
}

const Head = () => <SectionHead size="small" title="Damaged or wrong?" id="claims" />;
