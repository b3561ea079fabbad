import { needsReason, type OrderStatus } from '../../../domain/orders/order-status.ts';
import { cancelOrderPrompt, REASON_MISSING, unpaidReasonPrompt } from '../../../domain/text/admin-texts.ts';
import { showToast } from '../../ui/toast.tsx';
import type { AdminOrder } from './admin-order.ts';
import { nameOf } from './order-columns.tsx';

/** The browser's own questions before a row's status changes; null where it stays as it is. */
export function askBeforeStatus(order: AdminOrder, status: OrderStatus): { reason?: string } | null {
  const { payment_status: paymentStatus, payment_method: paymentMethod } = order;
  if (status === 'CANCELLED')
    return window.confirm(cancelOrderPrompt(nameOf(order), paymentStatus === 'PAID')) ? {} : null;
  if (!needsReason(order.status, { status, paymentStatus, paymentMethod })) return {};
  const typed = window.prompt(unpaidReasonPrompt(nameOf(order)));
  if (typed === null) return null;
  const reason = typed.trim();
  if (reason !== '') return { reason };
  showToast({ kind: 'error', text: REASON_MISSING });
  return null;
}
