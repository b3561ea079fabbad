import { isFailure } from '../../../domain/payment.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { head } from '../head.ts';
import { OrderHelpLines } from '../order/order-help.tsx';
import { OrderLayout } from '../order/order-layout.tsx';
import { OutcomeHead } from '../order/outcome-head.tsx';
import type { Route } from './+types/payment-response-page.ts';
import { PaymentDetails } from './payment-details.tsx';
import { OrderKept, PaymentError, PaymentReasons } from './payment-failure.tsx';
import { type PaymentOutcome, usePaymentResponse } from './use-payment-response.ts';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Payment', isPrivate: true });

/** Where the payment provider sends the shopper back to. */
export default function PaymentResponsePage() {
  const outcome = usePaymentResponse();
  const { state, heading, message } = outcome.response;
  if (state === 'failed') return <Failed outcome={outcome} />;
  const isDone = state === 'success';
  return (
    <>
      <OutcomeHead
        outcome={isDone ? 'done' : 'waiting'}
        title={heading}
        lead={isDone ? 'Redirecting to order confirmation page...' : message}
      />
      {isDone ? <Success outcome={outcome} /> : <Waiting />}
    </>
  );
}

function Waiting() {
  return (
    <div className="payment-waiting">
      <noscript>
        <p className="wrap">
          This page needs JavaScript to ask how the payment went. Your order is safe: we write to you as soon
          as it is paid.
        </p>
      </noscript>
    </div>
  );
}

function Success({ outcome: { lookUp, query, proceed } }: { readonly outcome: PaymentOutcome }) {
  const payment =
    lookUp?.outcome === 'found'
      ? lookUp.payment
      : { transactionId: query?.transactionId, orderId: query?.orderId };
  return (
    <OrderLayout
      aside={
        <>
          <Button kind="primary" size="large" block onClick={proceed}>
            View Order Confirmation
          </Button>
          <ButtonLink to="/shop" block>
            Continue Shopping
          </ButtonLink>
        </>
      }
    >
      <PaymentDetails payment={payment} />
    </OrderLayout>
  );
}

function Failed({ outcome }: { readonly outcome: PaymentOutcome }) {
  const { response, lookUp, query, isChecking, checkAgain } = outcome;
  const payment = lookUp?.outcome === 'found' ? lookUp.payment : undefined;
  const isOpen = lookUp !== undefined && (payment === undefined || !isFailure(payment.status));
  const orderId = payment?.orderId ?? query?.orderId;
  return (
    <>
      <OutcomeHead outcome="failed" title={response.heading}>
        <PaymentError message={response.message}>
          {isOpen && (
            <Button busy={isChecking} busyLabel="Checking..." onClick={() => void checkAgain()}>
              Check Payment Status
            </Button>
          )}
        </PaymentError>
      </OutcomeHead>
      <OrderLayout
        asideFirst
        aside={
          <>
            <ButtonLink to="/checkout" kind="primary" size="large" block>
              Try Payment Again
            </ButtonLink>
            <ButtonLink to="/shop" block>
              Continue Shopping
            </ButtonLink>
            {orderId !== undefined && <OrderKept orderId={orderId} />}
            <OrderHelpLines />
          </>
        }
      >
        <PaymentReasons />
        {payment !== undefined && <PaymentDetails payment={payment} />}
      </OrderLayout>
    </>
  );
}
