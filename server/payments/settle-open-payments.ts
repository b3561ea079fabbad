import { openPayments, type PaymentParts } from './payment-rows.ts';
import { settlePayment } from './settle.ts';

const ATTEMPTS_ASKED_MAX = 3;

/** Asks the gateway about the latest open attempts to pay an order. False where it does not answer. */
export async function settleOpenPayments(parts: PaymentParts, orderId: string): Promise<boolean> {
  const open = await openPayments(parts.pool, orderId, parts.gateway.provider);
  const asked = open.filter(({ state }) => state === 'PENDING').slice(0, ATTEMPTS_ASKED_MAX);
  const settled = await Promise.all(
    asked.map(({ merchant_order_id }) => settlePayment(parts, merchant_order_id)),
  );
  return settled.every(({ outcome }) => outcome !== 'unavailable');
}
