import { shownPaymentStatus } from '../../../domain/orders/order-money.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import type { AdminOrder } from './admin-order.ts';
import { PAYMENT_TONES } from './order-words.ts';

type Paid = Pick<AdminOrder, 'payment_status' | 'amount_refunded'>;

export function PaymentBadge({
  order: { payment_status, amount_refunded },
  prefix = '',
}: {
  readonly order: Paid;
  /** Where no heading says that it is the payment's. */
  readonly prefix?: string;
}) {
  const shown = shownPaymentStatus(payment_status, amount_refunded);
  return (
    <Badge tone={PAYMENT_TONES[shown]}>
      {prefix}
      {shown}
    </Badge>
  );
}

/** What was given back, what is still owed, and money that settles nothing. */
export function PaymentFlags({ order }: { readonly order: AdminOrder }) {
  const { payment_status, amount_refunded, amount_to_refund, amount_disputed } = order;
  const shown = (amount: number) => <b>{formatRupeesUnrounded(rupees(amount))}</b>;
  return (
    <>
      {payment_status === 'PAID' && amount_refunded > 0 && (
        <span className="sub">{shown(amount_refunded)} given back</span>
      )}
      {amount_to_refund > 0 && <span className="sub order-flag">{shown(amount_to_refund)} to refund</span>}
      {amount_disputed > 0 && (
        <span className="sub order-flag">DISPUTED, {shown(amount_disputed)} received</span>
      )}
    </>
  );
}
