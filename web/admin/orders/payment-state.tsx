import type { Order } from '../../../contract/orders/order.ts';
import { type ShownPaymentStatus, shownPaymentStatus } from '../../../domain/orders/order-money.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Sub } from '../list/cells.tsx';

const PAYMENT_TONES: Readonly<Record<ShownPaymentStatus, BadgeTone>> = {
  PENDING: 'amber',
  PAID: 'green',
  FAILED: 'red',
  REFUNDED: 'neutral',
  'PARTLY REFUNDED': 'violet',
};

interface PaymentBadgeProps {
  readonly order: Order;
  /** For places without a heading that says "Payment". */
  readonly prefix?: string;
}

export function PaymentBadge({ order, prefix = '' }: PaymentBadgeProps) {
  const shown = shownPaymentStatus(order.payment_status, order.amount_refunded);
  return (
    <Badge tone={PAYMENT_TONES[shown]}>
      {prefix}
      {shown}
    </Badge>
  );
}

/** What was refunded, what is still to be refunded, and money in dispute. */
export function PaymentFlags({ order }: { readonly order: Order }) {
  const { payment_status, amount_refunded, amount_to_refund, amount_disputed } = order;
  const shown = (amount: number) => <b>{formatRupeesUnrounded(rupees(amount))}</b>;
  return (
    <>
      {payment_status === 'PAID' && amount_refunded > 0 && <Sub>{shown(amount_refunded)} refunded</Sub>}
      {amount_to_refund > 0 && <Sub tone="red">{shown(amount_to_refund)} to refund</Sub>}
      {amount_disputed > 0 && <Sub tone="red">DISPUTED, {shown(amount_disputed)} received</Sub>}
    </>
  );
}
