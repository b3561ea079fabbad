import type { Permission } from '../accounts/permissions.ts';
import { needsReason, type OrderStatus, type PaymentFields, paymentOf } from './order-status.ts';

/** What of an order an administrator edits. */
interface EditedFields extends PaymentFields {
  readonly status: OrderStatus;
  readonly tracking_id: string | null;
  readonly notes: string;
  readonly admin_notes: string;
}

/** Whoever has one of these may send an edit; which of them it needs follows from what it changes. */
export const ORDER_EDITS = [
  'change orders',
  'confirm orders',
  'ship orders',
  'cancel orders',
  'change order notes',
  'record payments',
] as const satisfies readonly Permission[];

const SHIPPING_STEPS: readonly OrderStatus[] = ['CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED'];

/**
 * A step to another status. Confirming, shipping and cancelling are the daily ones; a step back, the revival of a cancelled
 * order and anything else corrects a mistake. From PENDING to SHIPPED it is confirmed and shipped at once.
 */
export function permissionsForStep(from: OrderStatus, to: OrderStatus): readonly Permission[] {
  if (from === to) return [];
  if (to === 'CANCELLED') return ['cancel orders'];
  const isForward = SHIPPING_STEPS.indexOf(to) > SHIPPING_STEPS.indexOf(from);
  if (!isForward || from === 'CANCELLED') return ['change orders'];
  const confirming: Permission[] = from === 'PENDING' ? ['confirm orders'] : [];
  return to === 'CONFIRMED' ? confirming : [...confirming, 'ship orders'];
}

/** All that an edit needs, field by field. To force an unpaid or refunded order ahead is nobody's daily step. */
export function permissionsForEdit(before: EditedFields, after: EditedFields): Permission[] {
  const differs = (field: keyof EditedFields) => before[field] !== after[field];
  const isForced = needsReason(before.status, { ...paymentOf(after), status: after.status });
  const needed = [
    ...permissionsForStep(before.status, after.status),
    ...(isForced || differs('payment_method') ? (['change orders'] as const) : []),
    ...(differs('payment_status') ? (['record payments'] as const) : []),
    ...(differs('tracking_id') ? (['ship orders'] as const) : []),
    ...(differs('notes') || differs('admin_notes') ? (['change order notes'] as const) : []),
  ];
  return [...new Set(needed)];
}
