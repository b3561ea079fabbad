import { useEffect } from 'react';
import type { Order } from '../../../contract/orders/order.ts';
import { type Payment, paymentListResponse, type Refund } from '../../../contract/payments/payment.ts';
import { nameWithVariant } from '../../../domain/catalogue/variant-text.ts';
import { PAYMENT_METHOD_LABELS } from '../../../domain/orders/order-status.ts';
import { isRefundOpen } from '../../../domain/payments/refund.ts';
import type { GoodsState } from '../../../domain/payments/refund-lines.ts';
import { paise, rupees } from '../../../domain/pricing/money.ts';
import { formatLongDateTime, formatRupeesUnrounded } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { callAdmin } from '../admin-call.ts';
import { refresh } from '../data/query-client.ts';
import { type AdminQuery, useAdminQuery } from '../data/use-admin-query.ts';
import { RoleButton, useMay } from '../frame/role.tsx';
import { OrderPart, PartFailure } from './order-part.tsx';
import { useOrderChange } from './order-queries.ts';
import { PaymentAmounts } from './payment-state.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundForm } from './refund-form.tsx';
import { refundableOf } from './refund-lines.ts';

const readPayments = (response: unknown) => paymentListResponse.parse(response).data;

const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 30_000;

/** The payments of an order, null for none, with their refunds: through the payment service, or by hand for cash and transfers. */
export function useOrderPayments(orderId: string | null): AdminQuery<Payment[]> {
  const payments = useAdminQuery({
    kind: 'order',
    path: orderId && `/payments?orderId=${encodeURIComponent(orderId)}`,
    read: readPayments,
    pollMs: untilNextPoll,
  });
  const isWaiting = payments.value?.some(hasOpenRefund) === true;
  useEffect(() => {
    if (!isWaiting) return;
    // The order's payment status follows from its payments.
    return () => void refresh('order');
  }, [isWaiting]);
  return payments;
}

/** Instead of a disputed payment: what paid the order is refunded. */
export const WHOLE_ORDER = 'order';

interface OrderPaymentsProps {
  readonly order: Order;
  readonly payments: AdminQuery<Payment[]>;
  readonly refunding: string | null;
  readonly onRefunding: (paymentId: string | null) => void;
}

export function OrderPayments({ order, payments, refunding, onRefunding }: OrderPaymentsProps) {
  const { value = [], isFailed } = payments;
  const isRefundable = refundableOf(value).left > 0 && !value.some(hasOpenRefund);
  return (
    <OrderPart
      title="Payment"
      className="order-payment"
      aside={<span className="text-sm text-steel">{methodText(order)}</span>}
    >
      <Figures order={order} />
      {isFailed && (
        <PartFailure onRetry={() => void payments.reload()}>
          {payments.value === undefined ? 'We couldn’t load the payments.' : 'This may be out of date.'}
        </PartFailure>
      )}
      {isRefundable && (
        <p className="px-4 pb-3">
          <RoleButton needs="refund payments" onClick={() => onRefunding(WHOLE_ORDER)}>
            Refund
          </RoleButton>
        </p>
      )}
      {refunding === WHOLE_ORDER && (
        <RefundDialog order={order} payments={value} onClose={() => onRefunding(null)} />
      )}
      {value.map((payment) => (
        <PaymentEntry
          key={payment.id}
          payment={payment}
          hasLeft={order.status === 'SHIPPED' || order.status === 'DELIVERED'}
          isRefunding={refunding === payment.id}
          onRefunding={(isOpen) => onRefunding(isOpen ? payment.id : null)}
        />
      ))}
    </OrderPart>
  );
}

/** All four, zero included: an empty place would leave it open whether money is missing. */
function Figures({ order }: { readonly order: Order }) {
  const isCash = order.payment_method === 'COD';
  const figures = [
    { name: 'Total', amount: rupees(order.total_amount), tone: 'text-ink' },
    { name: 'Paid', amount: rupees(order.amount_paid), tone: 'text-green' },
    {
      name: isCash ? 'Due on delivery' : 'Due',
      amount: rupees(order.amount_due),
      tone: 'text-orange-deep',
    },
    { name: 'Refunded', amount: rupees(order.amount_refunded), tone: 'text-ink' },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 sm:grid-cols-4">
        {figures.map(({ name, amount, tone }) => (
          <div key={name} className="border-line px-4 py-2.5 not-last:border-r max-sm:nth-[2]:border-r-0">
            <dt className="text-sm text-steel">{name}</dt>
            <dd className={`font-display text-xl font-heavy ${amount === 0 ? 'text-steel' : tone}`}>
              {formatRupeesUnrounded(amount)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="px-4 pb-2 empty:hidden">
        <PaymentAmounts order={order} isUrgentOnly />
      </p>
    </>
  );
}

const STATUS_LABELS: Readonly<Record<Payment['status'], string>> = {
  CREATED: 'Started',
  PENDING: 'Pending',
  FAILED: 'Failed',
  COMPLETED: 'Paid',
  DISPUTED: 'Disputed',
};

const PART_LABELS = { total: '', advance: 'Advance, ', balance: 'Rest on delivery, ' } as const;

/** "Cash on Delivery, advance ₹1,117". */
const methodText = ({ payment_method, advance }: Order): string =>
  `${PAYMENT_METHOD_LABELS[payment_method]}${advance === null ? '' : `, advance ${formatRupeesUnrounded(rupees(advance))}`}`;

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
  readonly hasLeft: boolean;
  readonly isRefunding: boolean;
  readonly onRefunding: (isOpen: boolean) => void;
}

function PaymentEntry({ payment, hasLeft, isRefunding, onRefunding }: PaymentEntryProps) {
  const { status, refundable, transactionId, createdAt, problem, refunds } = payment;
  const may = useMay();
  const amount = payment.amountReceived ?? payment.amount;
  const tone = status === 'COMPLETED' ? 'green' : status === 'FAILED' ? 'red' : 'amber';
  const isDisputed = status === 'DISPUTED' && refundable > 0;
  return (
    <div className="grid justify-items-start gap-2 border-t border-line px-4 py-3">
      <p>
        <Badge tone={tone}>{STATUS_LABELS[status]}</Badge> <b>{formatRupeesUnrounded(paise(amount))}</b>{' '}
        <span className="text-sm text-steel">
          {PART_LABELS[payment.pays]}
          {payment.provider === 'manual' ? 'Recorded by hand' : transactionId},{' '}
          {formatLongDateTime(createdAt)}
        </span>
      </p>
      {problem !== null && <p className="text-red">{problem}</p>}
      {refunds.map((refund) => (
        <RefundEntry key={refund.id} refund={refund} isAnswerable={hasLeft && may('refund payments')} />
      ))}
      {hasOpenRefund(payment) && (
        <p className="text-steel">You can make another refund once this one is done.</p>
      )}
      {isDisputed && !isRefunding && !hasOpenRefund(payment) && (
        <RoleButton needs="refund payments" onClick={() => onRefunding(true)}>
          Refund
        </RoleButton>
      )}
      {isRefunding && isDisputed && <RefundForm payment={payment} onClose={() => onRefunding(false)} />}
    </div>
  );
}

interface RefundEntryProps {
  readonly refund: Refund;
  /** Its goods may still come back. */
  readonly isAnswerable: boolean;
}

const GOODS_TEXTS: Readonly<Record<GoodsState, string>> = {
  good: ', back to stock',
  damaged: ', came back damaged',
  not_yet: '',
};

function RefundEntry({ refund, isAnswerable }: RefundEntryProps) {
  const { id, amount, status, reason, lines } = refund;
  const { isPending, mutate } = useOrderChange((answer: { itemId: number; goods: 'good' | 'damaged' }) =>
    callAdmin(`/refunds/${id}/goods`, { method: 'PATCH', body: answer }),
  );
  return (
    <div className="grid gap-1">
      <p>
        Refund of {formatRupeesUnrounded(paise(amount))}: {status.toLowerCase()}{' '}
        <span className="text-steel">({reason})</span>
      </p>
      {lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ itemId, name, variant, quantity, goods }) => (
          <div key={itemId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <span>
              {quantity} × {nameWithVariant(name, variant)}
              {status !== 'FAILED' && GOODS_TEXTS[goods]}
            </span>
            {goods === 'not_yet' && status !== 'FAILED' && isAnswerable && (
              <>
                <span className="text-steel">Came back?</span>
                <Button
                  aria-label={`Good, ${name}`}
                  busy={isPending}
                  onClick={() => mutate({ itemId, goods: 'good' })}
                >
                  Good
                </Button>
                <Button
                  aria-label={`Damaged, ${name}`}
                  busy={isPending}
                  onClick={() => mutate({ itemId, goods: 'damaged' })}
                >
                  Damaged
                </Button>
              </>
            )}
          </div>
        ))}
    </div>
  );
}
