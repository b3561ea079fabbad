import { z } from 'zod';
import type { PaymentRecord } from '../domain/payments/payment.ts';

/** The record as the status look-up answers it. */
export const paymentRecordSchema = z.object({
  transactionId: z.string(),
  orderId: z.string(),
  status: z.string(),
  amount: z.number().int().nonnegative(),
  createdAt: z.string(),
}) satisfies z.ZodType<PaymentRecord>;
