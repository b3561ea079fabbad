import type { PaymentRecord } from '../../contract/payments/pay-order.ts';
import { displayOrderNumber } from '../../domain/orders/order.ts';
import { isOnItsWay, readAttempt } from './attempts.ts';
import { findPayment, type PaymentParts, type PaymentRow } from './payment-rows.ts';
import { settlePayment } from './settle.ts';

/**
 * What the returning shopper is told: an open payment is asked about at the gateway first. When the gateway does not
 * answer, what the shop knows so far is told: the payment is pending.
 */
export async function paymentStatus(parts: PaymentParts, id: string): Promise<PaymentRecord | undefined> {
  const payment = await findPayment(parts.pool, id);
  if (payment === undefined) return undefined;
  if (!(await isWorthAsking(parts, payment))) return recordOf(payment, id);
  await settlePayment(parts, payment.merchant_order_id);
  return recordOf((await findPayment(parts.pool, id)) ?? payment, id);
}

async function isWorthAsking(parts: PaymentParts, payment: PaymentRow): Promise<boolean> {
  if (payment.provider !== parts.gateway.provider) return false;
  if (payment.state === 'PENDING') return true;
  if (payment.state !== 'CREATED') return false;
  const attempt = await readAttempt(parts.pool, payment.merchant_order_id);
  return attempt !== undefined && !isOnItsWay(attempt, parts.now());
}

/**
 * Until the gateway has given a transaction id, our own id of the attempt stands in for it. Both ids stand in the
 * gateway's logs, so who asks by them is told the order's number; the id that opens the order only who has it already.
 */
function recordOf(payment: PaymentRow & { readonly order_number: number }, askedBy: string): PaymentRecord {
  return {
    transactionId: payment.transaction_id ?? payment.merchant_order_id,
    orderId: payment.order_id === askedBy ? payment.order_id : displayOrderNumber(payment.order_number),
    status: payment.state === 'CREATED' ? 'PENDING' : payment.state,
    amount: payment.amount_received ?? payment.amount,
    createdAt: payment.created_at.toISOString(),
  };
}
