import { PAYMENT_REDIRECT_MS } from '../limits.ts';
import { paise } from '../pricing/money.ts';
import { formatRupeesUnrounded } from '../text/format.ts';
import { isFailure, isSuccess } from './payment.ts';
import { type PaymentReason, REASON_WORDS } from './payment-words.ts';

/** What the page /payment-response, to which the shopper returns from paying, shows and does next. */

/** What anybody may know of a payment whose id they have. Amounts are paise. */
export interface PaymentRecord {
  transactionId: string;
  orderId: string;
  /** As people name the order: 'RR-57'. */
  orderNumber?: string | undefined;
  status: string;
  /** Of a payment that failed. */
  reason?: PaymentReason | undefined;
  amount: number;
  /** What should have come, where something else did. */
  expected?: number | undefined;
  due?: number | undefined;
  createdAt: string;
}

export type PaymentQuery = {
  orderId?: string | undefined;
  transactionId?: string | undefined;
  success: boolean;
  message?: string | undefined;
};

/** How the look-up of the payment's status ended; `exception` is an error outside of the look-up. */
export type PaymentLookUp =
  | { outcome: 'found'; payment: PaymentRecord }
  | { outcome: 'error' }
  | { outcome: 'exception' };

export type ThankYouState = {
  fromPayment: true;
  paymentDetails: Partial<PaymentRecord>;
};

export type PaymentResponse = {
  /** Pending: the outcome is not known yet, so paying again could mean paying twice. */
  state: 'loading' | 'success' | 'failed' | 'pending';
  heading: string;
  message: string;
  /** Why it failed, or what keeps it open. */
  reason?: string | undefined;
  toast?: string;
  redirect?: { to: '/thank-you'; afterMs: number; state: ThankYouState };
};

export const STILL_PROCESSING = 'Payment is still processing.';

/** The messages that the shop itself puts into the address when a payment in its page fails. */
export const PAYMENT_TROUBLES = {
  noOrder: 'Failed to create SDK order',
  noScript: 'PhonePe checkout script not available',
  failed: 'Payment failed',
  cancelled: 'Payment was cancelled',
  open: `${STILL_PROCESSING} Please check your order status.`,
} as const;
const OWN_MESSAGES: readonly string[] = Object.values(PAYMENT_TROUBLES);

/** Anybody can write such an address, so only the shop's own messages are shown: others would look like ours. */
export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  const message = params.get('message')?.trim() ?? '';
  return {
    orderId: params.get('orderId')?.trim() || undefined,
    transactionId: params.get('transactionId')?.trim() || undefined,
    success: params.get('success') === 'true',
    message: OWN_MESSAGES.includes(message) ? message : undefined,
  };
}

/** The id that the look-up asks for: the transaction's, else the order's. */
export function paymentLookUpId(query: PaymentQuery): string | undefined {
  return query.transactionId ?? query.orderId;
}

/** Until the payment is looked up. */
export const PAYMENT_LOADING: PaymentResponse = {
  state: 'loading',
  heading: 'Processing Payment',
  message: 'Please wait while we process your payment...',
};

/** Without `lookUp` it is still running. Only the page trusts the address; the server asks the gateway. */
export function decidePaymentResponse(query: PaymentQuery, lookUp?: PaymentLookUp): PaymentResponse {
  if (paymentLookUpId(query) === undefined) {
    return failed('Invalid payment response. Please contact support.', 'Invalid payment response.');
  }
  if (lookUp === undefined) return PAYMENT_LOADING;
  if (lookUp.outcome === 'found') return byStatus(lookUp.payment, query);
  if (lookUp.outcome === 'error') return byAddress(query);
  const text = 'An error occurred while processing your payment.';
  return failed(`${text} Please contact support.`, text);
}

function byStatus(payment: PaymentRecord, { message }: PaymentQuery): PaymentResponse {
  if (isSuccess(payment.status)) {
    const text = 'Payment completed successfully!';
    return { ...succeeded(text, payment), toast: text };
  }
  if (isFailure(payment.status))
    return {
      ...failed('Payment failed. Please try again.'),
      ...(payment.reason && { reason: REASON_WORDS[payment.reason] }),
    };
  if (payment.status === 'DISPUTED') return pending(disputeWords(payment));
  if (message === PAYMENT_TROUBLES.noScript)
    return failed(
      `${message}. We couldn’t open the payment window here. Please try again, or pay on PhonePe’s page.`,
      message,
    );
  return {
    ...pending(PAYMENT_TROUBLES.open),
    toast: STILL_PROCESSING,
    ...(message === PAYMENT_TROUBLES.cancelled && { reason: REASON_WORDS.closed }),
  };
}

/** '₹1 too little: we are checking …', or that the money pays nothing as it is. */
function disputeWords({ amount, expected }: PaymentRecord): string {
  const off = expected === undefined ? 0 : amount - expected;
  const what =
    off === 0
      ? 'We received your money, but couldn’t match it with your order.'
      : `We received ${formatRupeesUnrounded(paise(Math.abs(off)))} too ${off < 0 ? 'little' : 'much'}.`;
  return `${what} We’re checking and will write to you. Please don’t pay again.`;
}

const pending = (message: string): PaymentResponse => ({
  state: 'pending',
  heading: 'Payment Pending',
  message,
});

/** Nothing is confirmed, so no payment is called completed. */
function byAddress({ success, message, transactionId, orderId }: PaymentQuery): PaymentResponse {
  if (!success) return failed(message ?? 'Payment could not be processed. Please try again.');
  return succeeded('PhonePe hasn’t confirmed your payment yet. We’ll e-mail you as soon as it does.', {
    ...(transactionId && { transactionId }),
    ...(orderId && { orderId }),
  });
}

function succeeded(message: string, paymentDetails: Partial<PaymentRecord>): PaymentResponse {
  const state: ThankYouState = { fromPayment: true, paymentDetails };
  const redirect = { to: '/thank-you', afterMs: PAYMENT_REDIRECT_MS, state } as const;
  return { state: 'success', heading: 'Payment Successful!', message, redirect };
}

function failed(message: string, toast = message): PaymentResponse {
  return { state: 'failed', heading: 'Payment Failed', message, toast };
}
