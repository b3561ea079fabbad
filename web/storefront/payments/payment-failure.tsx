import { SectionHead } from '../../ui/section-head.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const REASONS = [
  'Insufficient funds',
  'Cancelled by you',
  'Network issues',
  'Bank server unavailable',
] as const;

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
