import { isFailure, isSuccess } from '../../../domain/payments/payment.ts';
import type { PaymentRecord } from '../../../domain/payments/payment-response.ts';
import { paymentStatusWords } from '../../../domain/payments/payment-words.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatLongDateTime, formatRupees } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { FactList } from '../orders/order/facts.tsx';
import { Panel } from '../panel.tsx';

/** The name under which shoppers know the provider. */
export const PAYMENT_PROVIDER = 'PhonePe';

/** What nobody could look up yet. */
export const UNCONFIRMED = 'To be confirmed';

type SeenPayment = { readonly [Field in keyof PaymentRecord]?: PaymentRecord[Field] | undefined };

/** '₹5,999' for 599900 in minor units. */
export function paidAmount(amount: number | undefined): string {
  return amount === undefined ? UNCONFIRMED : formatRupees(paise(amount));
}

export function PaymentDetails({ payment }: { readonly payment: SeenPayment }) {
  const { transactionId, orderId, orderNumber, status, amount, due, createdAt } = payment;
  const isPaid = status !== undefined && isSuccess(status);
  return (
    <Panel title="Payment details">
      <FactList
        facts={[
          { label: 'Transaction ID', value: transactionId ?? UNCONFIRMED },
          { label: 'Order number', value: orderNumber ?? orderId ?? UNCONFIRMED },
          {
            label: status === undefined || isPaid ? 'Amount paid' : 'Amount',
            value: paidAmount(amount),
          },
          ...(due === undefined ? [] : [{ label: 'Due on delivery', value: formatRupees(paise(due)) }]),
          { label: 'Status', value: status === undefined ? UNCONFIRMED : <StatusBadge status={status} /> },
          { label: 'Method', value: PAYMENT_PROVIDER },
          {
            label: 'Transaction date',
            value: createdAt === undefined ? UNCONFIRMED : formatLongDateTime(createdAt),
          },
        ]}
      />
    </Panel>
  );
}

export function StatusBadge({ status }: { readonly status: string }) {
  const tone = isSuccess(status) || status === 'PAID' ? 'green' : isFailure(status) ? 'red' : 'amber';
  return <Badge tone={tone}>{paymentStatusWords(status)}</Badge>;
}
