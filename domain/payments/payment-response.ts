import type { PaymentRecord } from '../../contract/payments/pay-order.ts';
import { PAYMENT_REDIRECT_MS } from '../limits.ts';
import { isFailure, isSuccess } from './payment.ts';

/** The page /payment-response, to which the shopper comes back: what it shows, says and does next. */

export type PaymentQuery = {
  orderId?: string | undefined;
  transactionId?: string | undefined;
  success: boolean;
  message?: string | undefined;
};

/** How the look-up of the payment's status ended; `exception` is anything that broke beside the look-up. */
export type PaymentLookUp =
  | { outcome: 'found'; payment: PaymentRecord }
  | { outcome: 'error' }
  | { outcome: 'exception' };

export type ThankYouState = {
  fromPayment: true;
  paymentDetails: Partial<PaymentRecord>;
};

export type PaymentResponse = {
  state: 'loading' | 'success' | 'failed';
  heading: string;
  message: string;
  toast?: string;
  /** The provider has not said yet how it ends: to pay once more could be to pay twice. */
  isPending?: true;
  redirect?: { to: '/thank-you'; afterMs: number; state: ThankYouState };
};

const STILL_PROCESSING = 'Payment is still processing.';

/** What the shop itself puts into the address when a payment in its page fails. */
export const PAYMENT_TROUBLES = {
  noOrder: 'Failed to create SDK order',
  noScript: 'PhonePe checkout script not available',
  failed: 'Payment failed',
  cancelled: 'Payment was cancelled',
  open: `${STILL_PROCESSING} Please check your order status.`,
} as const;
const OWN_WORDS: readonly string[] = Object.values(PAYMENT_TROUBLES);

/** The address is open to anybody, so only the shop's own sentences in it are read: others would look like ours. */
export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  const message = params.get('message')?.trim() ?? '';
  return {
    orderId: params.get('orderId')?.trim() || undefined,
    transactionId: params.get('transactionId')?.trim() || undefined,
    success: params.get('success') === 'true',
    message: OWN_WORDS.includes(message) ? message : undefined,
  };
}

/** The id that the look-up asks for: the transaction's, else the order's. */
export function paymentLookUpId(query: PaymentQuery): string | undefined {
  return query.transactionId ?? query.orderId;
}

/** Until the address has been read, and the payment looked up. */
export const PAYMENT_LOADING: PaymentResponse = {
  state: 'loading',
  heading: 'Processing Payment',
  message: 'Please wait while we process your payment...',
};

/** Without `lookUp` it is still under way. The shopper's page may believe the address; the server never does. */
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
  if (isFailure(payment.status)) return failed('Payment failed. Please try again.');
  if (message === PAYMENT_TROUBLES.noScript)
    return failed(
      `${message}. Its window could not be opened here. Please try again, or pay on PhonePe’s own page.`,
      message,
    );
  return { ...failed(PAYMENT_TROUBLES.open, STILL_PROCESSING), isPending: true };
}

/** Nobody has confirmed anything, so nothing is said to be completed. */
function byAddress({ success, message, transactionId, orderId }: PaymentQuery): PaymentResponse {
  if (!success) return failed(message ?? 'Payment could not be processed. Please try again.');
  return succeeded(
    'We have not heard from PhonePe yet. As soon as we have, we confirm the payment by e-mail.',
    { ...(transactionId && { transactionId }), ...(orderId && { orderId }) },
  );
}

function succeeded(message: string, paymentDetails: Partial<PaymentRecord>): PaymentResponse {
  const state: ThankYouState = { fromPayment: true, paymentDetails };
  const redirect = { to: '/thank-you', afterMs: PAYMENT_REDIRECT_MS, state } as const;
  return { state: 'success', heading: 'Payment Successful!', message, redirect };
}

function failed(message: string, toast = message): PaymentResponse {
  return { state: 'failed', heading: 'Payment Failed', message, toast };
}
