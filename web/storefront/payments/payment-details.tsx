import type { PaymentRecord } from '../../../contract/payments/pay-order.ts';
import { isFailure, isSuccess } from '../../../domain/payments/payment.ts';
import { Badge } from '../../ui/badge.tsx';
import { FactList, OrderPanel } from '../orders/order/order-panel.tsx';
import { PAYMENT_PROVIDER, paidAmount, paidAt, UNCONFIRMED } from './payment-facts.ts';

type SeenPayment = { readonly [Field in keyof PaymentRecord]?: PaymentRecord[Field] | undefined };

/** Transaction id, order id, amount paid, status, method and transaction date. */
export function PaymentDetails({ payment }: { readonly payment: SeenPayment }) {
  const { transactionId, orderId, status, amount, createdAt } = payment;
  const isPaid = status !== undefined && isSuccess(status);
  return (
    <OrderPanel title="Payment details">
      <FactList
        facts={[
          { label: 'Transaction id', value: transactionId ?? UNCONFIRMED },
          { label: 'Order id', value: orderId ?? UNCONFIRMED },
          {
            label: status === undefined || isPaid ? 'Amount paid' : 'Amount',
            value: paidAmount(amount === undefined ? {} : { amount }),
          },
          { label: 'Status', value: status === undefined ? UNCONFIRMED : <StatusBadge status={status} /> },
          { label: 'Method', value: PAYMENT_PROVIDER },
          { label: 'Transaction date', value: paidAt(createdAt === undefined ? {} : { createdAt }) },
        ]}
      />
    </OrderPanel>
  );
}

export function StatusBadge({ status }: { readonly status: string }) {
  return <Badge tone={isSuccess(status) ? 'green' : isFailure(status) ? 'red' : 'amber'}>{status}</Badge>;
}
