import { PAYMENT_PARTS, PAYMENT_PROVIDERS, STORED_PAYMENT_STATES } from '../../domain/payments/payment.ts';
import { LEAST_REFUND, REFUND_STATES } from '../../domain/payments/refund.ts';
import { listResponse, savedResponse } from '../responses.ts';
import { z } from '../zod.ts';

/** Payments and their refunds, as administrators read and make them. Amounts are whole paise. */

const REFUND_EXAMPLE = {
  id: 'c2a91e70-58d4-4f3a-b1c9-7e6d5f4a3b28',
  paymentId: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  status: 'PENDING',
  amount: 100000,
  reason: 'One plate was missing',
  refundId: 'OMR2611151026455288315755',
  errorCode: null,
  createdAt: '2026-11-15T10:24:00.000Z',
  completedAt: null,
};

const refundSchema = z
  .object({
    id: z.string(),
    paymentId: z.string(),
    status: z.enum(REFUND_STATES),
    amount: z.number().int().describe('In paise'),
    reason: z.string(),
    refundId: z.string().nullable().describe('The id at the payment service'),
    errorCode: z.string().nullable(),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Refund', examples: [REFUND_EXAMPLE] });
export type Refund = z.infer<typeof refundSchema>;

export const requestRefundSchema = z
  .object({
    amount: z.number().int().min(LEAST_REFUND).optional().describe('In paise, at least one rupee'),
    reason: z.string({ error: 'Reason is required' }).trim().min(1, 'Reason is required').max(500),
  })
  .meta({ examples: [{ amount: REFUND_EXAMPLE.amount, reason: REFUND_EXAMPLE.reason }] });

export const refundResponse = savedResponse('refund', refundSchema, 'The refund is being processed');

const paymentSchema = z
  .object({
    id: z.string(),
    orderId: z.string(),
    orderNumber: z.number().int(),
    attempt: z.number().int(),
    provider: z.enum(PAYMENT_PROVIDERS),
    transactionId: z.string(),
    status: z.enum(STORED_PAYMENT_STATES),
    pays: z.enum(PAYMENT_PARTS).describe('The whole order, its advance, or what was left after the advance'),
    amount: z.number().int().describe('In paise'),
    amountReceived: z.number().int().nullable(),
    refundable: z.number().int().describe('How much the current payment service can still refund, in paise'),
    isRefundedByHand: z
      .boolean()
      .describe(
        'There’s more money, but it didn’t come through the current payment service, for example cash',
      ),
    mode: z.string().nullable(),
    errorCode: z.string().nullable(),
    problem: z.string().nullable().describe('Why an administrator should check it'),
    refunds: z.array(refundSchema),
    createdAt: z.iso.datetime(),
    completedAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'Payment',
    examples: [
      {
        id: REFUND_EXAMPLE.paymentId,
        orderId: 'GUEST-Wm9rC3pLQy2uN5hTgX1vBw',
        orderNumber: 1042,
        attempt: 1,
        provider: 'phonepe',
        transactionId: 'OM2611151004112345678901',
        status: 'COMPLETED',
        pays: 'total',
        amount: 1116900,
        amountReceived: 1116900,
        refundable: 1016900,
        isRefundedByHand: false,
        mode: 'UPI_QR',
        errorCode: null,
        problem: null,
        refunds: [REFUND_EXAMPLE],
        createdAt: '2026-11-15T10:00:00.000Z',
        completedAt: '2026-11-15T10:24:00.000Z',
      },
    ],
  });
export type Payment = z.infer<typeof paymentSchema>;

export const paymentListResponse = listResponse(paymentSchema);
