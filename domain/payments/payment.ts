import type { PaymentStatus } from '../orders/order-status.ts';
import type { Paise } from '../pricing/money.ts';

/**
 * CREATED: stored here, the gateway not asked yet. PENDING: with the gateway. The order of the list is the order of
 * authority: a later entry is never replaced by an earlier one, so reports may arrive in any order, any number of times.
 */
export const PAYMENT_STATES = ['CREATED', 'PENDING', 'FAILED', 'COMPLETED'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What the shop stores. DISPUTED: money came that does not settle the order, for an administrator to refund. */
export const STORED_PAYMENT_STATES = [...PAYMENT_STATES, 'DISPUTED'] as const;
export type StoredPaymentState = (typeof STORED_PAYMENT_STATES)[number];

/** What a payment pays of its order: all, the advance, or what is left after the advance. */
export const PAYMENT_PARTS = ['total', 'advance', 'balance'] as const;

export const PAYMENT_PROVIDERS = ['phonepe', 'simulator', 'manual'] as const;

export function isSuccess(status: string): boolean {
  return /^(?:COMPLETED|SUCCESS)$/i.test(status.trim());
}

export function isFailure(status: string): boolean {
  return /^(?:FAILED|CANCELLED)$/i.test(status.trim());
}

/** Gateways add states over the years; an unknown one means that nothing is settled yet. */
export function readPaymentState(status: string): 'PENDING' | 'FAILED' | 'COMPLETED' {
  if (isSuccess(status)) return 'COMPLETED';
  return isFailure(status) ? 'FAILED' : 'PENDING';
}

export type PaymentStep = {
  state: PaymentState;
  /** Only a changed state has consequences (paid order, e-mail); a repeated report has none. */
  changed: boolean;
  problem?: 'AMOUNT_MISMATCH';
};

/**
 * The state of a payment after a report of the gateway. COMPLETED wins over FAILED, since a shopper may try again on the
 * gateway's page, and a FAILED that arrives late is ignored. A COMPLETED for another amount pays nothing and is flagged.
 */
export function nextPaymentState(
  current: PaymentState,
  incoming: string,
  amounts: { amountExpected: Paise; amountReported: number | undefined },
): PaymentStep {
  const reported = readPaymentState(incoming);
  if (reported === 'COMPLETED' && amounts.amountReported !== amounts.amountExpected) {
    return { state: current, changed: false, problem: 'AMOUNT_MISMATCH' };
  }
  const changed = PAYMENT_STATES.indexOf(reported) > PAYMENT_STATES.indexOf(current);
  return { state: changed ? reported : current, changed };
}

/** What the order says about its payment. */
export function paymentStatusOf(state: PaymentState): PaymentStatus {
  if (state === 'COMPLETED') return 'PAID';
  return state === 'FAILED' ? 'FAILED' : 'PENDING';
}
