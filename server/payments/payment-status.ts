import { displayOrderNumber } from '../../domain/orders/order.ts';
import type { PaymentRecord } from '../../domain/payments/payment-response.ts';
import { paymentReason } from '../../domain/payments/payment-words.ts';
import { isBeingCreated, readAttempt } from './attempts.ts';
import { type FoundPayment, findPayment, type PaymentParts, type PaymentRow } from './payment-rows.ts';
import { settlePayment } from './settle.ts';

/**
 * The payment for a returning shopper. An open one is settled with the gateway first; it stays pending where the gateway
 * does not answer.
 */
export async function paymentStatus(parts: PaymentParts, id: string): Promise<PaymentRecord | undefined> {
  const payment = await findPayment(parts.pool, id);
  if (payment === undefined) return undefined;
  if (!(await isOpenAtGateway(parts, payment))) return recordOf(payment, id);
  await settlePayment(parts, payment.merchant_order_id);
  return recordOf((await findPayment(parts.pool, id)) ?? payment, id);
}

async function isOpenAtGateway(parts: PaymentParts, payment: PaymentRow): Promise<boolean> {
  if (payment.provider !== parts.gateway.provider) return false;
  if (payment.state === 'PENDING') return true;
  if (payment.state !== 'CREATED') return false;
  const attempt = await readAttempt(parts.pool, payment.merchant_order_id);
  return attempt !== undefined && !isBeingCreated(attempt, parts.now());
}

/**
 * Our id of the attempt stands in for a transaction id that is not known yet. Both ids are in the gateway's logs, so they
 * are answered with the order's number: only whoever has the order's id already gets it.
 */
function recordOf(payment: FoundPayment, askedBy: string): PaymentRecord {
  return {
    transactionId: payment.transaction_id ?? payment.merchant_order_id,
    orderId: payment.order_id === askedBy ? payment.order_id : displayOrderNumber(payment.order_number),
    orderNumber: displayOrderNumber(payment.order_number),
    ...(payment.state === 'FAILED' ? { reason: paymentReason(payment.error_code ?? '') } : {}),
    ...(payment.state === 'DISPUTED' ? { expected: payment.amount } : {}),
    status: payment.state === 'CREATED' ? 'PENDING' : payment.state,
    amount: payment.amount_received ?? payment.amount,
    ...(payment.due === null ? {} : { due: payment.due }),
    createdAt: payment.created_at.toISOString(),
  };
}
