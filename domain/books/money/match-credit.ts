import { type Paise, subtract } from '../../pricing/money.ts';
import type { Reason } from './settlement-line.ts';

export interface MatchedCredit {
  readonly expected: Paise | null;
  readonly difference: Paise | null;
  readonly reason: Extract<Reason, 'matched' | 'short' | 'excess' | 'no_payout'>;
}

/** The third leg: the payouts that a credit names by their UTRs arrive in one sum, to the paisa. Null: it names none of ours. */
export function matchCredit(amount: Paise, paidOut: Paise | null): MatchedCredit {
  if (paidOut === null) return { expected: null, difference: null, reason: 'no_payout' };
  const difference = subtract(amount, paidOut);
  const reason = difference === 0 ? 'matched' : difference < 0 ? 'short' : 'excess';
  return { expected: paidOut, difference, reason };
}
