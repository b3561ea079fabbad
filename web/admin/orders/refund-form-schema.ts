import { requestRefundSchema } from '../../../contract/payments/payment.ts';
import { z } from '../../../contract/zod.ts';
import { checkRefund, LEAST_REFUND } from '../../../domain/payments/refund.ts';
import { nearestPaise, type Paise, paise, toRupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { parseNumber } from '../dialogs/field-texts.ts';

/** A refund as it is typed, its amount in rupees; `refundable` and the amount that is sent are in paise. */
export const refundFormSchema = (refundable: number) =>
  requestRefundSchema.extend({
    amount: z.string().transform((text, context) => {
      const amount = amountIn(parseNumber(text), paise(refundable));
      if (typeof amount === 'number') return amount;
      context.addIssue({ code: 'custom', message: amount });
      return z.NEVER;
    }),
  });

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
