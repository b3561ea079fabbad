import { ORDER_LINES_MAX, QUANTITY_MAX } from '../../domain/limits.ts';
import { PAYMENT_PARTS, PAYMENT_PROVIDERS, STORED_PAYMENT_STATES } from '../../domain/payments/payment.ts';
import { LEAST_REFUND, REFUND_STATES } from '../../domain/payments/refund.ts';
import { GOODS_STATES } from '../../domain/payments/refund-lines.ts';
import { z } from '../../domain/zod.ts';
import { listResponse, messageSchema, savedResponse } from '../responses.ts';

/** Payments and their refunds, as administrators read and make them. Amounts are whole paise. */

const REFUND_EXAMPLE = {
  id: 'c2a91e70-58d4-4f3a-b1c9-7e6d5f4a3b28',
  paymentId: '0b7d2f5e-3c41-4a9b-8e66-5f0a1d2c3b47',
  status: 'PENDING',
  amount: 100000,
  reason: 'One plate was missing',
  lines: [{ itemId: 4711, name: 'Olympic Barbell 7 ft 20 kg', variant: null, quantity: 1, goods: 'not_yet' }],
  refundId: 'OMR2611151026455288315755',
  errorCode: null,
  createdAt: '2026-11-15T10:24:00.000Z',
  completedAt: null,
};

const goods = z
  .enum(GOODS_STATES)
  .describe('Whether the goods came back: `good` ones go back to stock when the refund is done');

const refundSchema = z
  .object({
    id: z.string(),
    paymentId: z.string(),
    status: z.enum(REFUND_STATES),
    amount: z.number().int().describe('In paise'),
    reason: z.string(),
    lines: z
      .array(
        z.object({
          itemId: z.number().int().describe('The id of the order’s line'),
          name: z.string(),
          variant: z.string().nullable(),
          quantity: z.number().int().describe('0 where the money is for the line, but for no piece of it'),
          goods,
        }),
      )
      .describe('What it is for; empty for a free amount'),
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

export const refundOrderSchema = requestRefundSchema
  .extend({
    amount: z.number().int().min(LEAST_REFUND).describe('In paise, at least one rupee'),
    lines: z
      .array(
        z.strictObject({
          itemId: z.number().int().positive().describe('The id of the order’s line'),
          quantity: z.number().int().min(1).max(QUANTITY_MAX),
          goods: goods.default('not_yet'),
        }),
      )
      .max(ORDER_LINES_MAX)
      .refine(
        (lines) => new Set(lines.map(({ itemId }) => itemId)).size === lines.length,
        'An item is listed twice',
      )
      .default([])
      .describe('The pieces that are refunded; without them it is a free amount'),
    cancel: z
      .boolean()
      .default(false)
      .describe('Also cancel the order, which puts its goods back; only with all the money that is left'),
  })
  .meta({
    examples: [
      {
        amount: REFUND_EXAMPLE.amount,
        reason: REFUND_EXAMPLE.reason,
        lines: [{ itemId: 4711, quantity: 1, goods: 'good' }],
        cancel: false,
      },
    ],
  });

export const answerGoodsSchema = z
  .object({ itemId: z.number().int().positive(), goods: z.enum(['good', 'damaged']) })
  .meta({ examples: [{ itemId: 4711, goods: 'good' }] });

export const refundsResponse = z.object({
  success: z.literal(true),
  message: messageSchema('The refund is being processed'),
  data: z.array(refundSchema).describe('One for each payment that is refunded'),
});

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
