import { type Payment, refundResponse, requestRefundSchema } from '../../../contract/payments/payment.ts';
import { checkRefund, LEAST_REFUND } from '../../../domain/payments/refund.ts';
import { nearestPaise, type Paise, paise, toRupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { z } from '../../../domain/zod.ts';
import { Field } from '../../ui/field.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { NUMBER, parseNumber } from '../dialogs/form-fields.tsx';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { PartForm } from './order-part.tsx';

interface RefundFormProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Refunds a part of a payment that settles nothing, or all that is left of it. */
export function RefundForm({ payment: { id, refundable }, onClose }: RefundFormProps) {
  const form = useEntityForm(
    {
      kind: 'order',
      valuesOf: () => ({ amount: String(toRupees(paise(refundable))), reason: '' }),
      bodySchema: refundFormSchema(refundable),
    },
    null,
    {
      save: (body) =>
        callAdmin(`/payments/${id}/refunds`, { method: 'POST', body }).catch((thrown: unknown) => {
          // It may have been made although the answer was lost.
          void refresh('order');
          throw thrown;
        }),
      failed: 'Failed to make the refund',
      // The payment service may be silent, and then the refund waits for it.
      done: (_, response) => refundResponse.parse(response).message,
    },
  );
  const amount = amountIn(parseNumber(form.watch('amount')), paise(refundable));
  const saveLabel = typeof amount === 'number' ? `Refund ${formatRupeesUnrounded(amount)}` : 'Refund';
  return (
    <PartForm form={form} saveLabel={saveLabel} saveKind="danger" onClose={onClose}>
      <Field
        label="Amount in rupees"
        {...NUMBER}
        {...form.field('amount', `At most ${formatRupeesUnrounded(paise(refundable))}`)}
      />
      <Field label="Reason" maxLength={500} autoComplete="off" {...form.field('reason')} />
    </PartForm>
  );
}

/** A refund as it is typed, its amount in rupees; `refundable` and the amount that is sent are in paise. */
export const refundFormSchema = (refundable: number) =>
  requestRefundSchema.extend({ amount: typedAmount(refundable) });

export const typedAmount = (refundable: number) =>
  z.string().transform((text, context) => {
    const amount = amountIn(parseNumber(text), paise(refundable));
    if (typeof amount === 'number') return amount;
    context.addIssue({ code: 'custom', message: amount });
    return z.NEVER;
  });

export function amountIn(typed: number | string | undefined, left: Paise): Paise | string {
  if (typed === undefined) return 'Amount is required';
  if (typeof typed === 'string') return 'Amount must be a number';
  const amount = nearestPaise(Math.max(0, Math.min(typed, Number.MAX_SAFE_INTEGER / 1e4)));
  if (amount < LEAST_REFUND) return `Amount must be at least ${formatRupeesUnrounded(paise(LEAST_REFUND))}`;
  const checked = checkRefund({ received: left, refunds: [] }, amount);
  if (!checked.ok) return checked.message;
  return toRupees(amount) === typed ? amount : 'Amount must have at most two decimals';
}
