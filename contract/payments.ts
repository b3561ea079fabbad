import type { PaymentRecord } from '../domain/payments/payment.ts';
import { z } from './zod.ts';

/** The record as the status look-up answers it. */
export const paymentRecordSchema = z.object({
  transactionId: z.string(),
  orderId: z.string(),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  createdAt: z.string(),
}) satisfies z.ZodType<PaymentRecord>;
