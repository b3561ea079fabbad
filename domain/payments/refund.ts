import { type Paise, paise } from '../pricing/money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { formatRupeesExact } from '../text/format.ts';

/** REQUESTED: ours, the gateway has not answered yet. Then PENDING, CONFIRMED, and at the end COMPLETED or FAILED. */
export const REFUND_STATES = ['REQUESTED', 'PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The least that the gateway gives back: one rupee. */
export const LEAST_REFUND = 100;

export const isRefundOpen = (state: RefundState): boolean => state !== 'COMPLETED' && state !== 'FAILED';

/** The state after a report of the gateway. An ended refund stays; an older or unknown state changes nothing. */
export function nextRefundState(current: RefundState, reported: string): RefundState {
  const next = REFUND_STATES.find((state) => state === reported.trim().toUpperCase()) ?? 'PENDING';
  if (!isRefundOpen(current)) return current;
  return REFUND_STATES.indexOf(next) > REFUND_STATES.indexOf(current) ? next : current;
}

export type Refundable =
  | { readonly ok: true; readonly amount: Paise }
  | Refusal<'NOT_PAID' | 'REFUND_UNDER_WAY' | 'FULLY_REFUNDED' | 'REFUND_TOO_LARGE'>;

/** How much of a payment may be given back now; without an amount, all that is left. */
export function checkRefund(
  payment: {
    readonly received: Paise | null;
    readonly refunds: readonly { readonly amount: Paise; readonly state: RefundState }[];
  },
  wanted?: Paise,
): Refundable {
  const { received, refunds } = payment;
  if (received === null) return refuse('NOT_PAID', 'No money was received with this payment.');
  if (refunds.some(({ state }) => isRefundOpen(state)))
    return refuse(
      'REFUND_UNDER_WAY',
      'A refund of this payment is in progress. Please wait until it’s done.',
    );
  const left = refundLeft(received, refunds);
  if (left < LEAST_REFUND) return refuse('FULLY_REFUNDED', 'This payment was already refunded in full.');
  const amount = wanted ?? left;
  if (amount > left) return refuse('REFUND_TOO_LARGE', `You can refund at most ${formatRupeesExact(left)}.`);
  return { ok: true, amount };
}

/** What was not refunded and is in no open refund. */
export function refundLeft(
  received: Paise,
  refunds: readonly { readonly amount: Paise; readonly state: RefundState }[],
): Paise {
  const given = refunds
    .filter(({ state }) => state !== 'FAILED')
    .reduce((sum, { amount }) => sum + amount, 0);
  return paise(Math.max(0, received - given));
}
