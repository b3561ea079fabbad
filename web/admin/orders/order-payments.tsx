import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import { type Payment, paymentListResponse } from '../../../contract/payments/payment.ts';
import { isRefundOpen } from '../../../domain/payments/refund.ts';
import { paise } from '../../../domain/pricing/money.ts';
import { formatRupeesUnrounded, formatShortDate } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useAdminQuery } from '../data/use-admin-query.ts';
import { PartFailure } from './part-failure.tsx';
import { RefundForm } from './refund-form.tsx';

interface OrderPaymentsProps {
  readonly order: Order;
  readonly onRefunded: () => Promise<void>;
}

const readPayments = (response: unknown) => paymentListResponse.parse(response).data;

const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 30_000;

/** The payments of an order, with their refunds: through the payment service, or by hand for cash and transfers. */
export function OrderPayments({ order, onRefunded }: OrderPaymentsProps) {
  const payments = useAdminQuery({
    kind: 'order',
    path: `/payments?orderId=${encodeURIComponent(order.id)}`,
    read: readPayments,
  });
  // In this order: the order's payment status follows from its payments.
  const changed = async () => {
    await payments.reload();
    await onRefunded();
  };
  usePolling(payments.value?.some(hasOpenRefund) === true, changed);

  const { value = [], isFailed } = payments;
  if (value.length === 0 && !isFailed) return null;
  return (
    <section className="order-part" aria-label="Payments">
      <h3>Payments</h3>
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
          onRefunded={changed}
        />
      ))}
    </section>
  );
}

const hasOpenRefund = ({ refunds }: Payment) => refunds.some(({ status }) => isRefundOpen(status));

/** A refund takes the payment service seconds or days, so the pauses between polls grow. */
function usePolling(isWaiting: boolean, reload: () => Promise<void>): void {
  const [times, setTimes] = useState(0);
  const poll = useEffectEvent(async () => {
    await reload();
    setTimes((before) => before + 1);
  });
  useEffect(() => {
    if (!isWaiting) return setTimes(0);
    const timer = setTimeout(() => void poll(), Math.min(LONGEST_POLL_MS, FIRST_POLL_MS * 2 ** times));
    return () => clearTimeout(timer);
  }, [isWaiting, times]);
}

interface PaymentEntryProps {
  readonly payment: Payment;
  readonly isOrderRefunded: boolean;
  readonly onRefunded: () => Promise<void>;
}

function PaymentEntry({ payment, isOrderRefunded, onRefunded }: PaymentEntryProps) {
  const [isRefunding, setRefunding] = useState(false);
  const { status, refundable, isRefundedByHand, transactionId, createdAt, problem, refunds } = payment;
  const amount = payment.amountReceived ?? payment.amount;
  const tone = status === 'COMPLETED' ? 'green' : status === 'FAILED' ? 'red' : 'amber';
  return (
    <div className="order-payment">
      <p>
        <Badge tone={tone}>{status}</Badge> <b>{formatRupeesUnrounded(paise(amount))}</b>{' '}
        <span className="muted">
          {transactionId}, {formatShortDate(createdAt)}
        </span>
      </p>
      {problem !== null && <p className="order-part-failed">{problem}</p>}
      {refunds.map((refund) => (
        <p key={refund.id}>
          Refund of {formatRupeesUnrounded(paise(refund.amount))}: {refund.status.toLowerCase()}{' '}
          <span className="muted">({refund.reason})</span>
        </p>
      ))}
      {hasOpenRefund(payment) && (
        <p className="muted">No other refund can be made until this one has ended.</p>
      )}
      {isRefundedByHand && !isOrderRefunded && (
        <p className="muted">
          To refund it, give the money back yourself, then edit the order and set its payment status to
          REFUNDED.
        </p>
      )}
      {refundable > 0 && !isRefunding && !hasOpenRefund(payment) && (
        <Button onClick={() => setRefunding(true)}>Refund</Button>
      )}
      {isRefunding && (
        <RefundForm
          payment={payment}
          onDone={async () => {
            setRefunding(false);
            await onRefunded();
          }}
          onFailed={() => void onRefunded()}
          onCancel={() => setRefunding(false)}
        />
      )}
    </div>
  );
}
