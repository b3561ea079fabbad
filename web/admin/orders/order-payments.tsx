import { useEffect, useState } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import { type Payment, paymentListResponse } from '../../../contract/payments/payment.ts';
import { isRefundOpen } from '../../../domain/payments/refund.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded, formatShortDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { refresh } from '../data/query-client.ts';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { OrderPart, PartFailure } from './order-part.tsx';
import { RefundForm } from './refund-form.tsx';

const readPayments = (response: unknown) => paymentListResponse.parse(response).data;

const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 30_000;

/** The payments of an order, with their refunds: through the payment service, or by hand for cash and transfers. */
export function OrderPayments({ order }: { readonly order: Order }) {
  const payments = useAdminQuery({
    kind: 'order',
    path: `/payments?orderId=${encodeURIComponent(order.id)}`,
    read: readPayments,
    pollMs: untilNextPoll,
  });
  const isWaiting = payments.value?.some(hasOpenRefund) === true;
  useEffect(() => {
    if (!isWaiting) return;
    // The order's payment status follows from its payments.
    return () => void refresh('order');
  }, [isWaiting]);

  const { value = [], isFailed } = payments;
  if (value.length === 0 && !isFailed) return null;
  return (
    <OrderPart title="Payments" isLandmark>
      {isFailed && (
        <PartFailure onRetry={() => void payments.reload()}>
          {payments.value === undefined ? 'The payments could not be loaded.' : 'This may be out of date.'}
        </PartFailure>
      )}
      {value.map((payment) => (
        <PaymentEntry
          key={payment.id}
          payment={payment}
          isOrderRefunded={order.payment_status === 'REFUNDED'}
        />
      ))}
    </OrderPart>
  );
}

const hasOpenRefund = ({ refunds }: Payment) => refunds.some(({ status }) => isRefundOpen(status));

/** A refund takes the payment service seconds or days, so the pauses between polls grow with its age. */
function untilNextPoll(response: unknown, answeredAt: number): number | false {
  const payments = paymentListResponse.safeParse(response).data?.data ?? [];
  const open = payments.flatMap(({ refunds }) => refunds.filter(({ status }) => isRefundOpen(status)));
  if (open.length === 0) return false;
  const age = answeredAt - Math.max(...open.map(({ createdAt }) => Date.parse(createdAt)));
  return Math.min(LONGEST_POLL_MS, Math.max(FIRST_POLL_MS, age));
}

interface PaymentEntryProps {
  readonly payment: Payment;
  readonly isOrderRefunded: boolean;
}

function PaymentEntry({ payment, isOrderRefunded }: PaymentEntryProps) {
  const [isRefunding, setRefunding] = useState(false);
  const { status, refundable, isRefundedByHand, transactionId, createdAt, problem, refunds } = payment;
  const amount = payment.amountReceived ?? payment.amount;
  const tone = status === 'COMPLETED' ? 'green' : status === 'FAILED' ? 'red' : 'amber';
  return (
    <div className="grid justify-items-start gap-2 not-last:mb-3">
      <p>
        <Badge tone={tone}>{status}</Badge> <b>{formatRupeesUnrounded(paise(amount))}</b>{' '}
        <span className="text-steel">
          {transactionId}, {formatShortDate(createdAt)}
        </span>
      </p>
      {problem !== null && <p className="text-red">{problem}</p>}
      {refunds.map((refund) => (
        <p key={refund.id}>
          Refund of {formatRupeesUnrounded(paise(refund.amount))}: {refund.status.toLowerCase()}{' '}
          <span className="text-steel">({refund.reason})</span>
        </p>
      ))}
      {hasOpenRefund(payment) && (
        <p className="text-steel">No other refund can be made until this one has ended.</p>
      )}
      {isRefundedByHand && !isOrderRefunded && (
        <p className="text-steel">
          To refund it, give the money back yourself, then edit the order and set its payment status to
          REFUNDED.
        </p>
      )}
      {refundable > 0 && !isRefunding && !hasOpenRefund(payment) && (
        <Button onClick={() => setRefunding(true)}>Refund</Button>
      )}
      {isRefunding && <RefundForm payment={payment} onClose={() => setRefunding(false)} />}
    </div>
  );
}
