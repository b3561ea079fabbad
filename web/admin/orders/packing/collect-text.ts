import type { AdminOrder } from '../../../../contract/orders/packing-order.ts';
import { isUnpaidOnline } from '../../../../domain/orders/order-status.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { toCollectOf } from '../order-text.ts';

/** What the packer and the driver have to know of the money. */
export function collectText(order: AdminOrder): string {
  const hold = holdText(order);
  if (hold !== undefined) return hold;
  const toCollect = toCollectOf(order);
  return toCollect > 0 ? `Collect ${formatRupees(toCollect)}` : 'Paid. Collect nothing.';
}

/** Why the order may not leave; undefined if it may. */
export function holdText(order: AdminOrder): string | undefined {
  if (order.status === 'CANCELLED') return 'Cancelled. Do not send.';
  if (order.fully_refunded) return 'Refunded. Do not send.';
  const { awaits_advance: awaitsAdvance } = order;
  if (awaitsAdvance && order.status === 'PENDING') return 'Advance not paid. Do not send yet.';
  if (order.confirm_by !== null && order.status === 'PENDING')
    return 'Not confirmed by the customer. Do not send yet.';
  if (toCollectOf(order) > 0) return undefined;
  const { payment_method: paymentMethod, payment_status: paymentStatus } = order;
  return isUnpaidOnline({ paymentMethod, paymentStatus, awaitsAdvance })
    ? 'Not paid. Do not send yet.'
    : undefined;
}
