import { type FormEvent, useState } from 'react';
import { formatRupees, formatShortDate } from '../../../domain/format.ts';
import { paise, rupees, toRupees } from '../../../domain/money.ts';
import { messageOf } from '../../api/reply.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { DialogFailure } from '../dialogs/dialog-failure.tsx';
import { callOffice } from '../office-call.ts';
import type { OfficeOrder } from './office-order.ts';
import { type Payment, readPayments } from './parcel-reply.ts';
import { usePart } from './use-part.ts';

interface OrderPaymentsProps {
  readonly order: OfficeOrder;
  readonly onRefunded: () => Promise<void>;
}

/** What came through the gateway, and giving it back. Cash on delivery leaves nothing here. */
export function OrderPayments({ order, onRefunded }: OrderPaymentsProps) {
  const payments = usePart(`/payments?orderId=${encodeURIComponent(order.id)}`, readPayments);
  if (payments.isFailed) return <p className="order-part-failed">The payments could not be loaded.</p>;
  if (payments.value === undefined || payments.value.length === 0) return null;
  return (
    <section className="order-part">
      <h3>Payments</h3>
      {payments.value.map((payment) => (
        <PaymentEntry
          key={payment.id}
          payment={payment}
          onRefunded={async () => {
            await Promise.all([payments.reload(), onRefunded()]);
          }}
        />
      ))}
    </section>
  );
}

interface PaymentEntryProps {
  readonly payment: Payment;
  readonly onRefunded: () => Promise<void>;
}

function PaymentEntry({ payment, onRefunded }: PaymentEntryProps) {
  const [isRefunding, setRefunding] = useState(false);
  const { status, amount, refundable, transactionId, createdAt, problem, refunds } = payment;
  const tone = status === 'COMPLETED' ? 'green' : status === 'FAILED' ? 'red' : 'amber';
  return (
    <div className="order-payment">
      <p>
        <Badge tone={tone}>{status}</Badge> <b>{formatRupees(paise(amount))}</b>{' '}
        <span className="muted">
          {transactionId}, {formatShortDate(createdAt)}
        </span>
      </p>
      {problem !== null && <p className="order-part-failed">{problem}</p>}
      {refunds.map((refund) => (
        <p key={refund.id}>
          Refund of {formatRupees(paise(refund.amount))}: {refund.status.toLowerCase()}{' '}
          <span className="muted">({refund.reason})</span>
        </p>
      ))}
      {refundable > 0 && !isRefunding && <Button onClick={() => setRefunding(true)}>Refund</Button>}
      {isRefunding && (
        <RefundForm
          payment={payment}
          onDone={async () => {
            setRefunding(false);
            await onRefunded();
          }}
          onCancel={() => setRefunding(false)}
        />
      )}
    </div>
  );
}

interface RefundFormProps {
  readonly payment: Payment;
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

function RefundForm({ payment, onDone, onCancel }: RefundFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const amount = Number(form.get('amount'));
    if (!(amount > 0)) return setFailure('Enter an amount in rupees.');
    setBusy(true);
    setFailure(null);
    try {
      await callOffice(`/payments/${payment.id}/refunds`, {
        method: 'POST',
        body: { amount: rupees(amount), reason: form.get('reason') },
      });
      showToast({ kind: 'success', text: 'The refund is on its way' });
      await onDone();
    } catch (thrown) {
      setFailure(messageOf(thrown, 'The refund was not made.'));
      setBusy(false);
    }
  };

  return (
    <form className="order-part-form" noValidate onSubmit={(event) => void submit(event)}>
      <div className="edit-fields-row">
        <Field
          label="Amount in rupees"
          name="amount"
          type="number"
          inputMode="decimal"
          step="0.01"
          min="1"
          defaultValue={toRupees(paise(payment.refundable))}
          hint={`At most ${formatRupees(paise(payment.refundable))}`}
        />
        <Field label="Reason" name="reason" maxLength={500} defaultValue="" autoComplete="off" />
      </div>
      {failure !== null && <DialogFailure>{failure}</DialogFailure>}
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
