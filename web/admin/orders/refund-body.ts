import type { Checked } from '../../../contract/check.ts';
import { checkRefund, LEAST_REFUND } from '../../../domain/payments/refund.ts';
import { nearestPaise, type Paise, paise, toRupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { readNumber, readText } from '../dialogs/read-field.ts';

interface RefundBody {
  /** In paise. */
  readonly amount: Paise;
  readonly reason: string;
}

/** The body of a refund request from the form, or the errors of its fields. `refundable` is in paise. */
export function refundBody(form: FormData, refundable: number): Checked<RefundBody> {
  const typed = readNumber(form, 'amount');
  const reason = readText(form, 'reason');
  const amount = amountIn(typed, paise(refundable));
  if (typeof amount === 'number' && reason !== null) return { ok: true, value: { amount, reason } };
  return {
    ok: false,
    errors: {
      ...(typeof amount === 'string' ? { amount } : {}),
      ...(reason === null ? { reason: 'Reason is required' } : {}),
    },
  };
}

/** The amount, or what is wrong with it. */
function amountIn(typed: number | string | undefined, left: Paise): Paise | string {
  if (typed === undefined) return 'Amount is required';
  if (typeof typed === 'string') return 'Amount must be a number';
  const amount = nearestPaise(Math.max(0, Math.min(typed, Number.MAX_SAFE_INTEGER / 1e4)));
  if (amount < LEAST_REFUND) return `Amount must be at least ${formatRupeesUnrounded(paise(LEAST_REFUND))}`;
  const checked = checkRefund({ received: left, refunds: [] }, amount);
  if (!checked.ok) return checked.message;
  return toRupees(amount) === typed ? amount : 'Amount must have at most two decimals';
}
