import { type GatewayOrder, gatewayId, orderState, type PaymentMode } from './orders.ts';

/** The outcomes that a tester chooses from on the pay page. */
export const OUTCOMES = {
  success: 'Pay',
  late: 'Pay, approve later',
  short: 'Pay ₹1 too little',
  retry: 'Decline and stay here',
  failure: 'Decline and go back',
  pending: 'Leave pending',
  cancel: 'Cancel',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** How the webhook about it is delivered. */
export const WEBHOOKS = {
  once: 'sent once',
  repeated: 'sent three times at once',
  late: 'sent late',
  forged: 'forged: with a wrong password',
  dropped: 'not sent',
} as const;
export type WebhookDelivery = keyof typeof WEBHOOKS;

export const FAILURES = {
  Z9: { label: 'Insufficient balance', errorCode: 'INSUFFICIENT_BALANCE' },
  ZM: { label: 'Wrong UPI PIN', errorCode: 'INVALID_MPIN' },
  U90: { label: 'Bank not responding', errorCode: 'BANK_TECHNICAL_ISSUE' },
} as const;
export type FailureCode = keyof typeof FAILURES;

export interface Choice {
  readonly outcome: Outcome;
  readonly mode: PaymentMode;
  readonly failure: FailureCode;
}

const ATTEMPTS_MAX = 50;
const CANCELLED = { errorCode: 'TXN_CANCELLED', detailedErrorCode: 'ORDER_CANCELLED_BY_USER' };

/** The order after the shopper's choice. A settled order stays as it is, so a second click changes nothing. */
export function applyChoice(
  order: GatewayOrder,
  { outcome, mode, failure }: Choice,
  now: number,
  lateMs: number,
): GatewayOrder {
  if (orderState(order, now) !== 'PENDING' || order.attempts.length >= ATTEMPTS_MAX) return order;
  const attempt = {
    transactionId: gatewayId('OM', now),
    paymentMode: mode,
    timestamp: now,
    amount: order.amount,
    outcome: 'PENDING' as const,
    decidedAt: now,
  };
  const failed = {
    ...attempt,
    outcome: 'FAILED' as const,
    errorCode: FAILURES[failure].errorCode,
    detailedErrorCode: failure,
  };
  const { errorCode, detailedErrorCode } = failed;
  switch (outcome) {
    case 'success':
      return withAttempt(order, { ...attempt, outcome: 'COMPLETED' });
    case 'late':
      return withAttempt(order, { ...attempt, outcome: 'COMPLETED', decidedAt: now + lateMs });
    case 'short':
      return withAttempt(order, { ...attempt, outcome: 'COMPLETED', amount: order.amount - 100 });
    case 'retry':
      return withAttempt(order, failed);
    case 'failure':
      return { ...withAttempt(order, failed), abandoned: { errorCode, detailedErrorCode } };
    case 'pending':
      return withAttempt(order, attempt);
    case 'cancel':
      return { ...order, abandoned: CANCELLED };
  }
}

function withAttempt(order: GatewayOrder, attempt: GatewayOrder['attempts'][number]): GatewayOrder {
  return { ...order, attempts: [...order.attempts, attempt] };
}
