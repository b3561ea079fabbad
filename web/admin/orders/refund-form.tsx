import { type Payment, refundResponse } from '../../../contract/payments/payment.ts';
import { z } from '../../../contract/zod.ts';
import { paise, toRupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { useEntityForm } from '../dialogs/use-entity-form.ts';
import { PartForm } from './order-part.tsx';
import { refundFormSchema } from './refund-form-schema.ts';

interface RefundFormProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

/** Refunds a part of a payment, or all that is left of it. */
export function RefundForm({ payment: { id, refundable }, onClose }: RefundFormProps) {
  const form = useEntityForm(
    {
      kind: 'order',
      name: 'refund',
      rowSchema: z.never(),
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
      onSaved: (response) => showToast({ kind: 'success', text: refundResponse.parse(response).message }),
    },
  );
  return (
    <PartForm form={form} saveLabel="Give the money back" saveKind="danger" onClose={onClose}>
      <Field
        label="Amount in rupees"
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount', `At most ${formatRupeesUnrounded(paise(refundable))}`)}
      />
      <Field label="Reason" maxLength={500} autoComplete="off" {...form.field('reason')} />
    </PartForm>
  );
}
