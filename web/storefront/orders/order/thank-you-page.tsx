import { useNavigate } from 'react-router';
import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { isSuccess } from '../../../../domain/payments/payment.ts';
import { formatLongDate, formatRupees } from '../../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { head } from '../../head.ts';
import { Panel } from '../../panel.tsx';
import { PAYMENT_PROVIDER, paidAmount, StatusBadge, UNCONFIRMED } from '../../payments/payment-details.tsx';
import { orderStore } from '../order-store.ts';
import type { Route } from './+types/thank-you-page';
import { FactList, FactStrip } from './facts.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderAddress } from './order-address.tsx';
import { paymentLabel } from './order-badges.tsx';
import { OrderHelpLines } from './order-help.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderLoading } from './order-loading.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OutcomeHead } from './outcome-head.tsx';
import { PromiseLine } from './promise-line.tsx';
import { type ThankedOrder, useThankYou } from './use-thank-you.ts';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Thank You', isPrivate: true });

const ORDERED_BEFORE =
  'You’d already placed this order, so we didn’t place it twice. Changes you made later aren’t included.';

/** Relief first: number, date, sum and method; then everything else. */
export default function ThankYouPage() {
  const thanked = useThankYou();
  if (thanked === undefined) return <OrderLoading />;
  const { order, isFromEarlierAttempt } = thanked;
  const { email } = order.customer;
  const confirmed = email === '' ? undefined : `We’ve sent a confirmation to ${email}.`;
  return (
    <>
      <OutcomeHead
        outcome="done"
        title="Order Placed Successfully!"
        lead={isFromEarlierAttempt ? `${ORDERED_BEFORE} ${confirmed ?? ''}` : confirmed}
      >
        <FactStrip
          facts={[
            { label: 'Order number', value: displayOrderNumber(order.orderNumber) },
            {
              label: 'Order date',
              value: order.createdAt === undefined ? UNCONFIRMED : formatLongDate(order.createdAt),
            },
            { label: 'Total amount', value: formatRupees(order.totalAmount) },
            { label: 'Payment method', value: paymentLabel(order) },
          ]}
        />
      </OutcomeHead>
      <OrderLayout aside={<Aside thanked={thanked} />}>
        <PromiseLine order={order} />
        <section aria-labelledby="items">
          <SectionHead size="small" title="Items" id="items" />
          <OrderLines items={order.items} />
        </section>
        <div className="grid gap-4 md:grid-cols-2">
          {thanked.state.fromPayment && <PaymentOfOrder thanked={thanked} />}
          {order.shippingAddress !== undefined && (
            <Panel title="Shipping address">
              <OrderAddress address={order.shippingAddress} />
            </Panel>
          )}
        </div>
        <NextSteps order={order} />
      </OrderLayout>
    </>
  );
}

/** Continue Shopping leaves the cart alone: it was emptied on arrival, and another tab may have filled it since. */
function Aside({ thanked: { order } }: { readonly thanked: ThankedOrder }) {
  const navigate = useNavigate();
  const continueShopping = () => {
    orderStore.getState().clearCurrentOrder();
    void navigate('/shop');
  };
  return (
    <>
      <Panel title="Summary">
        <OrderTotals order={order} />
      </Panel>
      <Button kind="primary" size="large" block onClick={continueShopping}>
        Continue Shopping
      </Button>
      <ButtonLink to="/account/orders" block>
        View Order Details
      </ButtonLink>
      <OrderHelpLines />
    </>
  );
}

/** COMPLETED only where the provider or the shop's own order says so, never where only the page's address does. */
function PaymentOfOrder({ thanked: { order, state, isFresh } }: { readonly thanked: ThankedOrder }) {
  const { transactionId, status, amount } = state.payment;
  const isPaid = order.paymentStatus === 'PAID' || (order.advance !== undefined && order.amountPaid > 0);
  const statusOfOrder = isPaid ? 'COMPLETED' : order.paymentStatus;
  const known = status ?? (isFresh ? statusOfOrder : undefined);
  return (
    <Panel title="Payment details">
      <FactList
        facts={[
          { label: 'Transaction ID', value: transactionId ?? UNCONFIRMED },
          {
            label: 'Payment status',
            value: known === undefined ? UNCONFIRMED : <StatusBadge status={known} />,
          },
          { label: 'Amount paid', value: paidAmount(amount) },
          ...(order.advance === undefined
            ? []
            : [{ label: 'Due on delivery', value: formatRupees(order.amountDue) }]),
          { label: 'Method', value: PAYMENT_PROVIDER },
        ]}
      />
      {(known === undefined || !isSuccess(known)) && (
        <p className="text-md text-steel">
          {PAYMENT_PROVIDER} hasn’t confirmed your payment yet. We’ll e-mail you as soon as it does.
        </p>
      )}
    </Panel>
  );
}
