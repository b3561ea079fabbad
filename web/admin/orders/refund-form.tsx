import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Payment } from '../../../contract/payments/payment.ts';
import { paise, toRupees } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { getPath, textOf } from '../../api/response.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { DialogFailure } from '../dialogs/dialog-failure.tsx';
import { type FieldErrors, outcomeFor, outcomeOf } from '../dialogs/edit-outcome.ts';
import { refundBody } from './refund-body.ts';

interface RefundFormProps {
  readonly payment: Payment;
  readonly onDone: () => Promise<void>;
  /** The refund may have been made although the answer was lost, so the payment is read again. */
  readonly onFailed: () => void;
  readonly onCancel: () => void;
}

const FIELDS = ['amount', 'reason'];

/** Refunds a part of a payment, or all that is left of it. */
export function RefundForm({ payment, onDone, onFailed, onCancel }: RefundFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const checked = refundBody(new FormData(event.currentTarget), payment.refundable);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setBusy(true);
    try {
      const path = `/payments/${payment.id}/refunds`;
      const reply = await callAdmin(path, { method: 'POST', body: checked.value });
      showToast({ kind: 'success', text: textOf(getPath(reply, 'message')) ?? 'The refund is on its way' });
    } catch (thrown) {
      showToast({ kind: 'error', text: 'Failed to make the refund' });
      const outcome = outcomeFor(FIELDS, outcomeOf(thrown));
      setErrors(
        outcome.is === 'invalid'
          ? outcome.errors
          : { form: 'message' in outcome ? outcome.message : 'The refund was not made.' },
      );
      setBusy(false);
      onFailed();
      return;
    }
    await onDone();
  };

  return (
    <form ref={form} className="order-part-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="edit-fields-row">
        <Field
          label="Amount in rupees"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={toRupees(paise(payment.refundable))}
          hint={`At most ${formatRupeesUnrounded(paise(payment.refundable))}`}
          error={errors.amount}
        />
        <Field label="Reason" name="reason" maxLength={500} autoComplete="off" error={errors.reason} />
      </div>
      {errors.form !== undefined && <DialogFailure>{errors.form}</DialogFailure>}
      <div className="order-part-buttons">
        <Button onClick={onCancel} disabled={isBusy}>
          Cancel
        </Button>
        <Button type="submit" kind="danger" busy={isBusy}>
          Give the money back
        </Button>
      </div>
    </form>
  );
}
