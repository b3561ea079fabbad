import { z } from 'zod';

/** What PhonePe answers, as far as the shop reads it; new fields are no surprise. Amounts are paise. */

/** Its times are seconds here and milliseconds everywhere else. */
export const tokenAnswer = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.number().positive().nullish(),
  issued_at: z.number().positive().nullish(),
  expires_at: z.number().positive().nullish(),
});

const created = {
  orderId: z.string().min(1).max(100),
  state: z.string(),
  expireAt: z.number().int().positive(),
};

export const payAnswer = z.object({
  ...created,
  redirectUrl: z.url({ protocol: /^https?$/ }).max(4000),
});

export const sdkOrderAnswer = z.object({ ...created, token: z.string().min(1).max(8000) });

const attempt = z.object({
  transactionId: z.string().min(1).max(100).optional(),
  paymentMode: z.string().max(60).optional(),
  timestamp: z.number().optional(),
  amount: z.number().optional(),
  state: z.string(),
  errorCode: z.string().optional(),
  detailedErrorCode: z.string().optional(),
});

export const orderStatusAnswer = z.object({
  orderId: z.string().min(1).max(100),
  merchantOrderId: z.string().optional(),
  state: z.string(),
  amount: z.number().int().nonnegative(),
  errorCode: z.string().optional(),
  detailedErrorCode: z.string().optional(),
  paymentDetails: z.array(attempt).default([]),
});

export const refundAnswer = z.object({
  refundId: z.string().min(1).max(100),
  amount: z.number().int().nonnegative(),
  state: z.string(),
});

export const refundStatusAnswer = refundAnswer.extend({
  originalMerchantOrderId: z.string().optional(),
  errorCode: z.string().optional(),
  detailedErrorCode: z.string().optional(),
});

export type TokenAnswer = z.infer<typeof tokenAnswer>;
export type PayAnswer = z.infer<typeof payAnswer>;
export type SdkOrderAnswer = z.infer<typeof sdkOrderAnswer>;
export type OrderStatusAnswer = z.infer<typeof orderStatusAnswer>;
export type RefundAnswer = z.infer<typeof refundAnswer>;
export type RefundStatusAnswer = z.infer<typeof refundStatusAnswer>;
