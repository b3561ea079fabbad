import type { AdminOrder } from '../../../contract/orders/packing-order.ts';
import { needsReason, type OrderStatus } from '../../../domain/orders/order-status.ts';
import { cancelOrderPrompt, REASON_MISSING, unpaidReasonPrompt } from '../../../domain/text/admin-texts.ts';
import { showToast } from '../../ui/toast.tsx';
import { orderName } from './order-words.ts';

/** Asks the administrator before a risky status change. Null: the change was called off. */
export function confirmStatusChange(order: AdminOrder, status: OrderStatus): { reason?: string } | null {
  const { payment_status: paymentStatus, payment_method: paymentMethod } = order;
  if (status === 'CANCELLED')
    return window.confirm(cancelOrderPrompt(orderName(order), paymentStatus === 'PAID')) ? {} : null;
  if (!needsReason(order.status, { status, paymentStatus, paymentMethod })) return {};
  const answer = window.prompt(unpaidReasonPrompt(orderName(order)));
  if (answer === null) return null;
  const reason = answer.trim();
  if (reason !== '') return { reason };
  showToast({ kind: 'error', text: REASON_MISSING });
  return null;
}
