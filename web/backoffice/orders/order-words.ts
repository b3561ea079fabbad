import { ORDER_STATUSES, type OrderStatus, type PaymentStatus } from '../../../domain/order-status.ts';
import type { BadgeTone } from '../../ui/badge.tsx';

/** 'PENDING' reads 'Pending'. */
export function statusWord(status: string): string {
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

export const PAYMENT_TONES: Readonly<Record<PaymentStatus, BadgeTone>> = {
  PENDING: 'amber',
  PAID: 'green',
  FAILED: 'red',
  REFUNDED: 'neutral',
};

export const STATUS_OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: statusWord(status) }));
