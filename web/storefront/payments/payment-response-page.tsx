import { isFailure } from '../../../domain/payments/payment.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { head } from '../head.ts';
import { OrderHelpLines } from '../orders/order/order-help.tsx';
import { OrderLayout } from '../orders/order/order-layout.tsx';
import { OutcomeHead } from '../orders/order/outcome-head.tsx';
import type { Route } from './+types/payment-response-page';
import { PaymentDetails } from './payment-details.tsx';
import { PaymentError, PaymentReasons, UnpaidOrderLink } from './payment-failure.tsx';
import { type PaymentOutcome, usePaymentResponse } from './use-payment-response.ts';

export const meta: Route.MetaFunction = (page) => head(page, { title: 'Payment', isPrivate: true });

const NOT_DECIDED = 'PhonePe hasn’t confirmed this payment yet. Please check before you pay again.';

/** Where the payment provider sends the shopper back to. */
export default function PaymentResponsePage() {
  const outcome = usePaymentResponse();
  const { state, heading, message } = outcome.response;
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
  const { isPending = false } = response;
  return (
    <>
      <OutcomeHead
        outcome={isPending ? 'pending' : 'failed'}
        title={response.heading}
        lead={isPending ? NOT_DECIDED : undefined}
      >
        <PaymentError message={response.message} isPending={isPending}>
          {isOpen && (
            <Button
              className="mt-4"
              kind={isPending ? 'primary' : 'outline'}
              size={isPending ? 'large' : 'medium'}
              busy={isChecking}
              busyLabel="Checking..."
              onClick={() => void checkAgain()}
            >
              Check Payment Status
            </Button>
          )}
        </PaymentError>
      </OutcomeHead>
      <OrderLayout
        asideFirst
        aside={
          <>
            <ButtonLink to="/checkout" kind={isPending ? 'outline' : 'primary'} size="large" block>
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
