import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import './payment-failure.css';

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
    <section className="payment-error" data-pending={isPending || undefined} aria-label="Error details">
      <Icon name="warning" />
      <div>
        <h2>Error details</h2>
        <p>{message}</p>
        {children}
      </div>
    </section>
  );
}

export function PaymentReasons() {
  return (
    <section className="payment-reasons" aria-labelledby="payment-reasons">
      <h2 id="payment-reasons">Possible reasons</h2>
      <ul>
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
    <p className="payment-unpaid-order">
      Your order is kept for an hour after it was placed.{' '}
      <TextLink to={`/order-success/${encodeURIComponent(orderId)}`}>
        See the order and pay for it there
      </TextLink>
    </p>
  );
}
