import type { PaymentRecord } from '../../../domain/payments/payment-response.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import { OrderHelpLines } from '../orders/order/order-help.tsx';
import { OrderLayout } from '../orders/order/order-layout.tsx';
import { OutcomeHead } from '../orders/order/outcome-head.tsx';
import { PaymentDetails } from './payment-details.tsx';
import type { PaymentOutcome } from './use-payment-response.ts';

interface PaymentPendingProps {
  readonly outcome: PaymentOutcome;
  readonly payment: PaymentRecord;
  /** The shop looks into it, so there is nothing to wait for here. */
  readonly isDisputed: boolean;
}

/** Nobody knows yet how it ends: what to do, what not to do, and the page asks by itself. */
export function PaymentPending({ outcome, payment, isDisputed }: PaymentPendingProps) {
  const { response, query, isChecking, checkAgain } = outcome;
  const number = payment.orderNumber ?? 'your order';
  const orderId = query?.orderId;
  return (
    <>
      <OutcomeHead outcome="pending" title={response.heading} lead={response.message}>
        {response.reason !== undefined && (
          <p>{response.reason} If you had approved the payment, it can still arrive.</p>
        )}
        {!isDisputed && (
          <p className="max-w-[70ch] text-md text-graphite">
            We check automatically every few seconds. You can leave this page: we’ll e-mail you the result.
          </p>
        )}
        <div className="flex flex-wrap gap-3">
          {orderId !== undefined && (
            <ButtonLink to={`/order-success/${encodeURIComponent(orderId)}`} kind="primary" size="large">
              View {payment.orderNumber === undefined ? 'your order' : `order ${number}`}
            </ButtonLink>
          )}
          {!isDisputed && (
            <Button size="large" busy={isChecking} busyLabel="Checking..." onClick={() => void checkAgain()}>
              Check Payment Status
            </Button>
          )}
        </div>
      </OutcomeHead>
      <OrderLayout
        aside={
          <>
            <ButtonLink to="/shop" block>
              Continue Shopping
            </ButtonLink>
            <OrderHelpLines />
          </>
        }
      >
        {!isDisputed && (
          <Advice
            title="What to do"
            sign="check"
            lines={[
              'Look in your UPI or bank app. Approve the payment if it asks you to.',
              'Wait. Most payments are decided within 10 minutes, a few take up to 48 hours.',
              'If money was taken and the payment fails, your bank returns it within 5 to 7 working days.',
            ]}
          />
        )}
        <Advice
          title="Please do not"
          sign="close"
          lines={[
            'Do not pay again. You could pay twice.',
            ...(isDisputed ? [] : [`Do not place the order again. Your items are reserved under ${number}.`]),
          ]}
        />
        <PaymentDetails payment={payment} />
      </OrderLayout>
    </>
  );
}

interface AdviceProps {
  readonly title: string;
  readonly sign: 'check' | 'close';
  readonly lines: readonly string[];
}

function Advice({ title, sign, lines }: AdviceProps) {
  return (
    <section aria-label={title}>
      <SectionHead size="small" title={title} />
      <ul className="grid gap-2 border-t border-line pt-3">
        {lines.map((line) => (
          <li key={line} className="flex gap-3">
            <span className={`flex-none ${sign === 'check' ? 'text-green' : 'text-red'}`}>
              <Icon name={sign} />
            </span>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
