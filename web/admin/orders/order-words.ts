import type { OrderCounts } from '../../../contract/orders/order-responses.ts';
import type { ShownPaymentStatus } from '../../../domain/orders/order-money.ts';
import { ORDER_STATUSES, type OrderStatus } from '../../../domain/orders/order-status.ts';
import { formatCount } from '../../../domain/text/format.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** 'PENDING' reads 'Pending'. */
export function statusLabel(status: string): string {
  return status.charAt(0) + status.slice(1).toLowerCase();
}

/** Delivered is green and cancelled red, as everywhere; the others differ, so that a long table can be scanned. */
export const ORDER_TONES = {
  PENDING: 'amber',
  CONFIRMED: 'blue',
  PROCESSING: 'violet',
  SHIPPED: 'teal',
  DELIVERED: 'green',
  CANCELLED: 'red',
} as const satisfies Record<OrderStatus, string>;

export const PAYMENT_TONES: Readonly<Record<ShownPaymentStatus, BadgeTone>> = {
  PENDING: 'amber',
  PAID: 'green',
  FAILED: 'red',
  REFUNDED: 'neutral',
  'PARTLY REFUNDED': 'violet',
};

export const STATUS_OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: statusLabel(status) }));

/** "12", "5,000+". None among those counted so far says nothing about the others, so no figure is shown. */
export function tileCount({ counts, countedInPart }: OrderCounts, status: OrderStatus): string {
  const count = formatCount(counts[status]);
  if (!countedInPart.includes(status)) return count;
  return counts[status] === 0 ? '–' : `${count}+`;
}
