import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { gatewayRefundSchema } from './refunds.ts';

/** An order as the gateway keeps it; times are milliseconds, amounts paise. */

const attemptSchema = z.object({
  transactionId: z.string(),
  paymentMode: z.enum(['UPI_QR', 'UPI_INTENT', 'CARD', 'NET_BANKING']),
  timestamp: z.number(),
  amount: z.number(),
  outcome: z.enum(['COMPLETED', 'FAILED', 'PENDING']),
  /** Until then it is pending, whatever the outcome. */
  decidedAt: z.number(),
  errorCode: z.string().optional(),
  detailedErrorCode: z.string().optional(),
});

export const gatewayOrderSchema = z.object({
  merchantOrderId: z.string(),
  orderId: z.string(),
  amount: z.number(),
  createdAt: z.number(),
  expireAt: z.number(),
  redirectUrl: z.string().optional(),
  metaInfo: z.record(z.string(), z.string()).optional(),
  isRetryAllowed: z.boolean(),
  attempts: z.array(attemptSchema),
  refunds: z.array(gatewayRefundSchema),
  /** Set when the shopper has left the page for good without paying. */
  abandoned: z.object({ errorCode: z.string(), detailedErrorCode: z.string() }).optional(),
});

export type GatewayOrder = z.infer<typeof gatewayOrderSchema>;
export type GatewayAttempt = z.infer<typeof attemptSchema>;
export type PaymentMode = GatewayAttempt['paymentMode'];

export const orderEntry = (merchantOrderId: string) => ({
  name: `order:${merchantOrderId}`,
  schema: gatewayOrderSchema,
});

/** `OMO` for orders, `OM` for transactions, `OMR` for refunds, then the time and random digits. */
export function gatewayId(prefix: 'OMO' | 'OM' | 'OMR', now: number): string {
  const time = new Date(now).toISOString().replace(/\D/g, '').slice(2, 14);
  const digits = () => String(randomInt(10 ** 8)).padStart(8, '0');
  return `${prefix}${time}${digits()}${digits()}`;
}

const attemptState = (attempt: GatewayAttempt, now: number) =>
  now < attempt.decidedAt ? 'PENDING' : attempt.outcome;

/** A completed attempt settles the order for good; a failed one does not while the shopper may try again. */
export function orderState(order: GatewayOrder, now: number): 'PENDING' | 'COMPLETED' | 'FAILED' {
  const states = order.attempts.map((attempt) => attemptState(attempt, now));
  if (states.includes('COMPLETED')) return 'COMPLETED';
  if (order.abandoned !== undefined || now > order.expireAt) return 'FAILED';
  return !order.isRetryAllowed && states.at(-1) === 'FAILED' ? 'FAILED' : 'PENDING';
}

/** The answer to a status call, which is also the content of a webhook. */
export function describeOrder(order: GatewayOrder, now: number) {
  const state = orderState(order, now);
  const paid = order.attempts.find((attempt) => attemptState(attempt, now) === 'COMPLETED');
  const failure = state === 'FAILED' ? (order.abandoned ?? lastFailure(order, now) ?? EXPIRED) : undefined;
  return {
    merchantId: 'SIMULATOR',
    merchantOrderId: order.merchantOrderId,
    orderId: order.orderId,
    state,
    amount: paid?.amount ?? order.amount,
    expireAt: order.expireAt,
    ...(order.metaInfo === undefined ? {} : { metaInfo: order.metaInfo }),
    ...failure,
    paymentDetails: order.attempts.map((attempt) => describeAttempt(attempt, now)),
  };
}

const EXPIRED = { errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' };

function lastFailure(order: GatewayOrder, now: number) {
  const attempt = order.attempts.findLast((each) => attemptState(each, now) === 'FAILED');
  if (attempt?.errorCode === undefined || attempt.detailedErrorCode === undefined) return undefined;
  return { errorCode: attempt.errorCode, detailedErrorCode: attempt.detailedErrorCode };
}

function describeAttempt(attempt: GatewayAttempt, now: number) {
  const state = attemptState(attempt, now);
  const { transactionId, paymentMode, timestamp, amount, errorCode, detailedErrorCode } = attempt;
  return {
    transactionId,
    paymentMode,
    timestamp,
    amount,
    state,
    ...(state === 'FAILED' ? { errorCode, detailedErrorCode } : {}),
  };
}
