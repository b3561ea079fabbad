import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import { holdOf, needsReason, type OrderStatus, paymentOf } from '../../../domain/orders/order-status.ts';
import {
  cancelOrderPrompt,
  REASON_MISSING,
  refundedReasonPrompt,
  unpaidReasonPrompt,
} from '../../../domain/text/admin-texts.ts';
import { showToast } from '../../ui/toast.tsx';
import { orderName } from './order-text.ts';

function paidOf(order: AdminOrder): 'all' | 'advance' | 'nothing' {
  if (order.fully_refunded) return 'nothing';
  if (order.payment_status === 'PAID') return 'all';
  return hasAmounts(order) && order.payment_status === 'PENDING' && order.amount_paid > 0
    ? 'advance'
    : 'nothing';
}

/** Asks the administrator before a risky status change. Null: the change was called off. */
export function confirmStatusChange(order: AdminOrder, status: OrderStatus): { reason?: string } | null {
  const payment = paymentOf(order);
  if (status === 'CANCELLED')
    return window.confirm(cancelOrderPrompt(orderName(order), paidOf(order))) ? {} : null;
  if (!needsReason(order.status, { ...payment, status })) return {};
  const question =
    holdOf(payment) === 'refunded'
      ? refundedReasonPrompt(orderName(order))
      : unpaidReasonPrompt(orderName(order), payment.awaitsAdvance);
  const answer = window.prompt(question);
  if (answer === null) return null;
  const reason = answer.trim();
  if (reason !== '') return { reason };
  showToast({ kind: 'error', text: REASON_MISSING });
  return null;
}
