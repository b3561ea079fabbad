import type { PaymentRecord } from '../../domain/payments/payment-response.ts';
import { PAYMENT_REASONS } from '../../domain/payments/payment-words.ts';
import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '../../domain/text/field-formats.ts';
import { z } from '../../domain/zod.ts';
import { integer, messageSchema } from '../responses.ts';

/** Paying for an order, as shoppers and the payment service do it. Amounts are whole paise. */

const ORDER_ID_EXAMPLE = 'GUEST-Wm9rC3pLQy2uN5hTgX1vBw';
const ATTEMPT_ID_EXAMPLE = 'PAY-0f9c1b9e-6f0e-4c0e-9d3a-0a1f2b3c4d5e';

const STARTED_EXAMPLE = {
  success: true,
  orderId: ORDER_ID_EXAMPLE,
  transactionId: ATTEMPT_ID_EXAMPLE,
  amount: 746200,
  expiresAt: '2026-11-15T10:20:00.000Z',
};

export const startPaymentSchema = z
  .object({
    orderId: z.string({ error: 'Order is required' }).min(1, 'Order is required').max(100),
    amount: z
      .number({ error: 'Enter the amount as a whole number of paise' })
      .int('Enter the amount as a whole number of paise')
      .positive()
      .optional()
      .describe('In paise. The shop uses the order’s total, or its advance; any other amount is refused'),
    customerInfo: z
      .object({
        fullName: z.string().max(NAME_MAX).optional(),
        email: z.string().max(EMAIL_MAX).optional(),
        phone: z.string().max(PHONE_MAX).optional(),
      })
      .strict()
      .nullish()
      .describe('Only for compatibility; the order has the customer’s details'),
  })
  .meta({
    examples: [
      {
        orderId: ORDER_ID_EXAMPLE,
        amount: 746200,
        customerInfo: { fullName: 'Asha Rao', email: 'asha@example.in', phone: '9876543210' },
      },
    ],
  });

export const startSdkPaymentSchema = startPaymentSchema
  .extend({ platform: z.enum(['web', 'app']).default('web') })
  .meta({ examples: [{ orderId: ORDER_ID_EXAMPLE, platform: 'web' }] });

/** Where a browser may be sent: never `javascript:`. */
const webAddress = z.url({ protocol: /^https?$/ });

const startedFields = {
  success: z.literal(true),
  message: messageSchema('Payment initiated successfully'),
  orderId: z.string(),
  transactionId: z.string().describe('Our id for this attempt; use it to check the status'),
  amount: z.number().int().describe('In paise'),
  expiresAt: z.iso.datetime(),
};

export const paymentStartedResponse = z.object({ ...startedFields, paymentUrl: webAddress }).meta({
  examples: [
    {
      ...STARTED_EXAMPLE,
      message: 'Payment initiated successfully',
      paymentUrl: 'https://mercury-t2.phonepe.com/transact/pg?token=eyJ0eXAi',
    },
  ],
});

export const sdkPaymentStartedResponse = z
  .object({
    ...startedFields,
    token: z.string(),
    tokenUrl: webAddress.nullable().describe('For the web'),
    scriptUrl: webAddress,
  })
  .meta({
    examples: [
      {
        ...STARTED_EXAMPLE,
        message: 'SDK order created successfully',
        token: 'eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9',
        tokenUrl: 'https://mercury-t2.phonepe.com/transact/pg?token=eyJ0eXAi',
        scriptUrl: 'https://mercury.phonepe.com/web/bundle/checkout.js',
      },
    ],
  });

const PAYMENT_RECORD_EXAMPLE = {
  status: 'COMPLETED',
  transactionId: 'OM2611151004112345678901',
  orderId: ORDER_ID_EXAMPLE,
  orderNumber: 'RR-57',
  amount: 746200,
  createdAt: '2026-11-15T10:00:00.000Z',
};

export const paymentRecordSchema = z.object({
  transactionId: z.string(),
  orderId: z.string(),
  orderNumber: z.string().optional().describe('As people name the order'),
  status: z.string(),
  reason: z.enum(PAYMENT_REASONS).optional().describe('Why it failed'),
  amount: z.number().int().nonnegative(),
  expected: integer
    .nonnegative()
    .optional()
    .describe('What should have come, in paise, where something else did'),
  due: integer
    .nonnegative()
    .optional()
    .describe('For an advance: what is paid in cash on delivery, in paise'),
  createdAt: z.iso.datetime(),
}) satisfies z.ZodType<PaymentRecord>;

export const paymentStatusResponse = paymentRecordSchema
  .extend({ success: z.literal(true), data: paymentRecordSchema })
  .meta({ examples: [{ success: true, ...PAYMENT_RECORD_EXAMPLE, data: PAYMENT_RECORD_EXAMPLE }] });

const webhookText = z.string().min(1).max(100);

/** Only the fields that the shop reads; the payment service adds others over the years. */
export const webhookSchema = z
  .looseObject({
    event: webhookText.optional(),
    payload: z
      .looseObject({
        state: z.string().max(60).optional(),
        merchantOrderId: webhookText.optional(),
        merchantRefundId: webhookText.optional(),
      })
      .optional(),
  })
  .meta({
    examples: [
      {
        event: 'checkout.order.completed',
        payload: { merchantOrderId: ATTEMPT_ID_EXAMPLE, state: 'COMPLETED', amount: 746200 },
      },
    ],
  });
export type Webhook = z.infer<typeof webhookSchema>;
