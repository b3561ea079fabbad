import { isFailure, isSuccess } from './payment.ts';

/** Why a payment failed, as far as its customer can do something about it. */
export const PAYMENT_REASONS = ['closed', 'funds', 'limit', 'secret', 'late', 'bank', 'declined'] as const;
export type PaymentReason = (typeof PAYMENT_REASONS)[number];

/** From the codes of the gateway, the detailed and the general ones. */
const REASONS: readonly (readonly [PaymentReason, RegExp])[] = [
  ['closed', /CANCEL|DECLINE_BY_REQUEST|^ZA$/],
  ['funds', /INSUFFICIENT|^(?:Z9|IE)$/],
  ['limit', /LIMIT_BREACHED|^(?:Z[678]|U03|ZU)$/],
  ['secret', /MPIN|_PIN|OTP|CVV|^ZM$/],
  ['late', /EXPIRED|NOT_COMPLETED|TIME_?OUT|AUTO_FAILED|^U69$/],
  ['bank', /TECHNICAL|^(?:U90|UT|U28|XB|XY|S96)$/],
];

export const paymentReason = (code: string): PaymentReason =>
  REASONS.find(([, codes]) => codes.test(code.toUpperCase()))?.[0] ?? 'declined';

export const REASON_WORDS: Readonly<Record<PaymentReason, string>> = {
  closed: 'You closed the payment window.',
  funds: 'Declined by your bank: there wasn’t enough money in the account.',
  limit: 'Declined by your bank: a limit of your account or card is reached.',
  secret: 'The PIN, OTP or CVV wasn’t right.',
  late: 'The payment wasn’t finished in time.',
  bank: 'Your bank didn’t answer.',
  declined: 'Declined by your bank.',
};

/** A payment's status in words for its customer. */
export function paymentStatusWords(status: string): string {
  if (isSuccess(status) || status === 'PAID') return 'Paid';
  if (isFailure(status)) return 'Failed';
  return status === 'DISPUTED' ? 'Being checked' : 'Waiting for payment';
}

/** So long an open payment is asked about by itself. */
export const PENDING_ASKED_MS = 15 * 60_000;

/** Until an open payment is asked about again: 2, 4, 8, 16, 30, 30 … seconds. */
export const nextAskMs = (answers: number): number => Math.min(2 ** Math.max(1, answers), 30) * 1000;
