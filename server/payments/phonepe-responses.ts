import { z } from 'zod';

/** The fields of PhonePe's responses that the shop reads; others are ignored. Amounts are paise. */

/** Times are seconds here, and milliseconds in all other responses. */
export const tokenResponse = z.object({
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

export const payResponse = z.object({
  ...created,
  redirectUrl: z.url({ protocol: /^https?$/ }).max(4000),
});

export const sdkOrderResponse = z.object({ ...created, token: z.string().min(1).max(8000) });

const attempt = z.object({
  transactionId: z.string().min(1).max(100).optional(),
  paymentMode: z.string().max(60).optional(),
  timestamp: z.number().optional(),
  amount: z.number().optional(),
  state: z.string(),
  errorCode: z.string().optional(),
  detailedErrorCode: z.string().optional(),
});

export const orderStatusResponse = z.object({
  orderId: z.string().min(1).max(100),
  merchantOrderId: z.string().optional(),
  state: z.string(),
  amount: z.number().int().nonnegative(),
  errorCode: z.string().optional(),
  detailedErrorCode: z.string().optional(),
  paymentDetails: z.array(attempt).default([]),
});

export const refundResponse = z.object({
  refundId: z.string().min(1).max(100),
  amount: z.number().int().nonnegative(),
  state: z.string(),
});

export const refundStatusResponse = refundResponse.extend({
  originalMerchantOrderId: z.string().optional(),
  errorCode: z.string().optional(),
  detailedErrorCode: z.string().optional(),
});

export type TokenResponse = z.infer<typeof tokenResponse>;
export type OrderStatusResponse = z.infer<typeof orderStatusResponse>;
export type RefundStatusResponse = z.infer<typeof refundStatusResponse>;
