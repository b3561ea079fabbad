import type { ReactNode } from 'react';
import { Callout } from '../../ui/callout.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const REASONS = [
  'Insufficient funds',
  'Cancelled by you',
  'Network issues',
  'Bank server unavailable',
] as const;

/** What went wrong; `children` is a button that asks again, where the end is not known yet. */
export function PaymentError({
  message,
  isPending,
  children,
}: {
  readonly message: string;
  readonly isPending: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <section aria-label="Error details">
      <Callout tone={isPending ? 'amber' : 'red'} icon="warning">
        <h2 className={`mb-1 text-xl ${isPending ? 'text-amber' : 'text-red'}`}>Error details</h2>
        <p>{message}</p>
        {children}
      </Callout>
    </section>
  );
}

export function PaymentReasons() {
  return (
    <section aria-labelledby="payment-reasons">
      <SectionHead size="small" title="Possible reasons" id="payment-reasons" />
      <ul className="divide-y divide-line border-t border-line *:py-3">
        {REASONS.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

/** A payment that failed leaves the order payable. */
export function UnpaidOrderLink({ orderId }: { readonly orderId: string }) {
  return (
    <p className="text-md">
      We keep your order for an hour after you place it.{' '}
      <TextLink tall to={`/order-success/${encodeURIComponent(orderId)}`}>
        Open the order and pay for it
      </TextLink>
    </p>
  );
}
