import type { PaymentRecord } from '../../../contract/payments/pay-order.ts';
import type { PaymentLookUp } from '../../../domain/payments/payment-response.ts';
import { type ApiClient, isServiceFailure, shopClient } from '../../api/client.ts';
import { getPath, textOf } from '../../api/response.ts';

export const STATUS_FAILED = 'Failed to get payment status';

export interface PaymentStatusCalls {
  /** By transaction id or order id. Throws nothing: how it ended is the answer. */
  lookUpPayment(id: string): Promise<PaymentLookUp>;
}

export function createPaymentStatusCalls({ callPublic }: ApiClient): PaymentStatusCalls {
  return {
    async lookUpPayment(id) {
      let reply: unknown;
      try {
        reply = await callPublic(`/payment/status/${encodeURIComponent(id)}`);
      } catch {
        return { outcome: 'error' };
      }
      if (isServiceFailure(reply)) return { outcome: 'error' };
      const payment = readPayment(reply);
      return payment === undefined ? { outcome: 'exception' } : { outcome: 'found', payment };
    },
  };
}

function readPayment(reply: unknown): PaymentRecord | undefined {
  const [transactionId, orderId, status, createdAt] = ['transactionId', 'orderId', 'status', 'createdAt'].map(
    (name) => textOf(getPath(reply, name)),
  );
  const amount = getPath(reply, 'amount');
  if (transactionId === undefined || orderId === undefined || status === undefined) return undefined;
  if (createdAt === undefined || Number.isNaN(Date.parse(createdAt))) return undefined;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 0) return undefined;
  return { transactionId, orderId, status, amount, createdAt };
}

export const { lookUpPayment } = createPaymentStatusCalls(shopClient);
