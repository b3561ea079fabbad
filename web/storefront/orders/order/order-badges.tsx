import { type ShownPaymentStatus, shownPaymentStatus } from '../../../../domain/orders/order-money.ts';
import {
  ORDER_DEFAULTS,
  parsePaymentStatus,
  paymentMethodLabel,
  statusBadge,
} from '../../../../domain/orders/order-status.ts';
import { PART_PAYMENT_LABEL } from '../../../../domain/orders/part-payment.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import type { ShownOrder } from '../order-response.ts';

/** 'PENDING' reads 'Pending'. */
const words = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).toLowerCase();

/** Delivered is green, cancelled red, everything else blue. */
export function OrderStatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={statusBadge(status)}>{words(status)}</Badge>;
}

export const paymentLabel = ({
  paymentMethod,
  advance,
}: Pick<ShownOrder, 'paymentMethod' | 'advance'>): string =>
  advance === undefined ? paymentMethodLabel(paymentMethod) : PART_PAYMENT_LABEL;

const PAYMENT_TONES: Readonly<Record<ShownPaymentStatus, BadgeTone>> = {
  PENDING: 'amber',
  PAID: 'green',
  FAILED: 'red',
  REFUNDED: 'violet',
  'PARTLY REFUNDED': 'violet',
};

export function PaymentStatusBadge({
  order,
}: {
  readonly order: Pick<ShownOrder, 'paymentStatus' | 'amountRefunded' | 'advance' | 'amountPaid'>;
}) {
  if (order.paymentStatus === 'PENDING' && order.advance !== undefined && order.amountPaid > 0)
    return <Badge tone="blue">Advance paid</Badge>;
  const status = parsePaymentStatus(order.paymentStatus) ?? ORDER_DEFAULTS.paymentStatus;
  const shown = shownPaymentStatus(status, order.amountRefunded);
  return <Badge tone={PAYMENT_TONES[shown]}>{words(shown)}</Badge>;
}
