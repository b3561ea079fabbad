import { PAYMENT_REDIRECT_MS } from './limits.ts';
import { isFailure, isSuccess, type PaymentRecord } from './payment.ts';

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
  redirect?: { to: '/thank-you'; afterMs: number; state: ThankYouState };
};

/** The address is open to anybody: a message in it is shown as text, and no longer than this. */
const MESSAGE_MAX = 200;

export function readPaymentQuery(params: URLSearchParams): PaymentQuery {
  return {
    orderId: params.get('orderId')?.trim() || undefined,
    transactionId: params.get('transactionId')?.trim() || undefined,
    success: params.get('success') === 'true',
    message: params.get('message')?.trim().slice(0, MESSAGE_MAX) || undefined,
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
  if (lookUp.outcome === 'found') return byStatus(lookUp.payment);
  if (lookUp.outcome === 'error') return byAddress(query);
  const text = 'An error occurred while processing your payment.';
  return failed(`${text} Please contact support.`, text);
}

function byStatus(payment: PaymentRecord): PaymentResponse {
  if (isSuccess(payment.status)) return succeeded(payment);
  if (isFailure(payment.status)) return failed('Payment failed. Please try again.');
  const text = 'Payment is still processing.';
  return failed(`${text} Please check your order status.`, text);
}

function byAddress({ success, message, transactionId, orderId }: PaymentQuery): PaymentResponse {
  if (!success) return failed(message ?? 'Payment could not be processed. Please try again.');
  return succeeded({ ...(transactionId && { transactionId }), ...(orderId && { orderId }) });
}

function succeeded(paymentDetails: Partial<PaymentRecord>): PaymentResponse {
  const message = 'Payment completed successfully!';
  const state: ThankYouState = { fromPayment: true, paymentDetails };
  const redirect = { to: '/thank-you', afterMs: PAYMENT_REDIRECT_MS, state } as const;
  return { state: 'success', heading: 'Payment Successful!', message, toast: message, redirect };
}

function failed(message: string, toast = message): PaymentResponse {
  return { state: 'failed', heading: 'Payment Failed', message, toast };
}
