import { parsePaymentStatus, statusBadge } from '../../../domain/order-status.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

/** 'PENDING' reads 'Pending'. */
const words = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).toLowerCase();

/** Delivered is green, cancelled red, everything else blue. */
export function OrderStatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={statusBadge(status)}>{words(status)}</Badge>;
}

const PAYMENT_TONES: Readonly<Record<string, BadgeTone>> = {
  PAID: 'green',
  FAILED: 'red',
  REFUNDED: 'violet',
};

export function PaymentStatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={PAYMENT_TONES[parsePaymentStatus(status) ?? ''] ?? 'amber'}>{words(status)}</Badge>;
}
