import { useNavigate } from 'react-router';
import { isSuccess } from '../../../../domain/payments/payment.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { head } from '../../head.ts';
import { Panel } from '../../panel.tsx';
import { PAYMENT_PROVIDER, paidAmount, StatusBadge, UNCONFIRMED } from '../../payments/payment-details.tsx';
import { ORDERED_BEFORE, orderStore } from '../order-store.ts';
import type { Route } from './+types/thank-you-page';
import { FactList } from './facts.tsx';
import { NextSteps } from './next-steps.tsx';
import { ShippingAddress } from './order-address.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHelpLines } from './order-help.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderItems } from './order-lines.tsx';
import { OrderLoading } from './order-loading.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OutcomeHead } from './outcome-head.tsx';
import { PromiseLine } from './promise-line.tsx';
import { type ThankedOrder, useThankYou } from './use-thank-you.ts';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Thank You', isPrivate: true });

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
        <OrderFacts order={order} unknownDate={UNCONFIRMED} />
      </OutcomeHead>
      <OrderLayout aside={<Aside thanked={thanked} />}>
        <PromiseLine order={order} />
        <OrderItems items={order.items} />
        <div className="grid gap-4 md:grid-cols-2">
          {thanked.state.fromPayment && <PaymentOfOrder thanked={thanked} />}
          <ShippingAddress order={order} />
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
