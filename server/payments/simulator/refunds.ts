import { z } from 'zod';

export const gatewayRefundSchema = z.object({
  merchantRefundId: z.string(),
  refundId: z.string(),
  originalMerchantOrderId: z.string(),
  amount: z.number(),
  createdAt: z.number(),
  confirmedAt: z.number(),
  endsAt: z.number(),
  ending: z.enum(['COMPLETED', 'FAILED']),
});
export type GatewayRefund = z.infer<typeof gatewayRefundSchema>;

/** Refunds are stored with their order; this entry finds the order. */
export const refundEntry = (merchantRefundId: string) => ({
  name: `refund:${merchantRefundId}`,
  schema: z.object({ merchantOrderId: z.string() }),
});

/** PENDING, halfway CONFIRMED, at the end COMPLETED or FAILED. */
export function refundState(refund: GatewayRefund, now: number) {
  if (now >= refund.endsAt) return refund.ending;
  return now >= refund.confirmedAt ? 'CONFIRMED' : 'PENDING';
}

/** What was refunded or is being refunded. */
export function refundedAmount(refunds: readonly GatewayRefund[], now: number): number {
  return refunds
    .filter((refund) => refundState(refund, now) !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The answer to a status call, which is also the content of a webhook. */
export function describeRefund(refund: GatewayRefund, now: number) {
  const state = refundState(refund, now);
  const { merchantRefundId, refundId, originalMerchantOrderId, amount, createdAt } = refund;
  return {
    merchantId: 'SIMULATOR',
    merchantRefundId,
    originalMerchantOrderId,
    refundId,
    amount,
    state,
    timestamp: createdAt,
    ...(state === 'FAILED' ? { errorCode: 'REFUND_BREACHED', detailedErrorCode: 'BF_034' } : {}),
    paymentDetails: [],
  };
}
