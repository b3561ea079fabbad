import { isFailure } from '../../../domain/payments/payment.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { head } from '../head.ts';
import { OrderHelpLines } from '../orders/order/order-help.tsx';
import { OrderLayout } from '../orders/order/order-layout.tsx';
import { OutcomeHead } from '../orders/order/outcome-head.tsx';
import type { Route } from './+types/payment-response-page';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentReasons, UnpaidOrderLink } from './payment-failure.tsx';
import { PaymentPending } from './payment-pending.tsx';
import { type PaymentOutcome, usePaymentResponse } from './use-payment-response.ts';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Payment', isPrivate: true });

/** Where the payment provider sends the shopper back to. */
export default function PaymentResponsePage() {
  const outcome = usePaymentResponse();
  const { state, heading, message } = outcome.response;
  if (state === 'pending' && outcome.lookUp?.outcome === 'found') {
    const { payment } = outcome.lookUp;
    return <PaymentPending outcome={outcome} payment={payment} isDisputed={payment.status === 'DISPUTED'} />;
  }
  if (state === 'failed') return <Failed outcome={outcome} />;
  if (state === 'success') return <Success outcome={outcome} />;
  return (
    <>
      <OutcomeHead outcome="waiting" title={heading} lead={message} />
      <Waiting />
    </>
  );
}

function Waiting() {
  return (
    <div className="min-h-60">
      <noscript>
        <p className="wrap">
          This page needs JavaScript to check your payment. Your order is safe, and we’ll write to you as soon
          as it’s paid.
        </p>
      </noscript>
    </div>
  );
}

/** Where only the address says so, it is amber and says that nobody has confirmed it. */
function Success({ outcome }: { readonly outcome: PaymentOutcome }) {
  const { response, lookUp, query, proceed } = outcome;
  const found = lookUp?.outcome === 'found' ? lookUp.payment : undefined;
  return (
    <>
      <OutcomeHead
        outcome={found === undefined ? 'pending' : 'done'}
        title={response.heading}
        lead="Redirecting to order confirmation page..."
      >
        {found === undefined && <p>{response.message}</p>}
      </OutcomeHead>
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
        <PaymentDetails payment={found ?? { transactionId: query?.transactionId, orderId: query?.orderId }} />
      </OrderLayout>
    </>
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
        <section aria-label="Error details">
          <Callout tone="red" icon="warning">
            <h2 className="mb-1 text-xl text-red">Error details</h2>
            <p>
              {response.reason !== undefined && <b>{response.reason} </b>}
              {response.message}
            </p>
            {isOpen && (
              <Button
                className="mt-4"
                busy={isChecking}
                busyLabel="Checking..."
                onClick={() => void checkAgain()}
              >
                Check Payment Status
              </Button>
            )}
          </Callout>
        </section>
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
            {orderId !== undefined && <UnpaidOrderLink orderId={orderId} />}
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
