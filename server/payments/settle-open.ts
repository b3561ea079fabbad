import { openPayments, type PaymentParts } from './payment-rows.ts';
import { settlePayment } from './settle.ts';

const MOST_QUESTIONS = 3;

/** Asks the gateway about the latest attempts to pay an order that are still open; says whether it answered. */
export async function settleOpenPayments(parts: PaymentParts, orderId: string): Promise<boolean> {
  const open = await openPayments(parts.pool, orderId, parts.gateway.provider);
  const asked = open.filter(({ state }) => state === 'PENDING').slice(0, MOST_QUESTIONS);
  const settled = await Promise.all(
    asked.map(({ merchant_order_id }) => settlePayment(parts, merchant_order_id)),
  );
  return settled.every(({ outcome }) => outcome !== 'unavailable');
}
