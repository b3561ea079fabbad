import type { ReactNode } from 'react';
import { formatLongDateTime, formatRupees } from '../../../../domain/text/format.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { ShownOrder } from '../order-response.ts';

/** A large cash order is packed only after we have called, any other perhaps once it is confirmed by the link in its mail. */
export function NextSteps({
  order,
}: {
  readonly order: Pick<ShownOrder, 'callDueAt' | 'confirmBy' | 'customer' | 'advance' | 'amountDue'>;
}) {
  const { callDueAt, confirmBy, customer, advance, amountDue } = order;
  return (
    <section aria-labelledby="next">
      <SectionHead size="small" title="What happens next?" id="next" />
      <ol className="[counter-reset:step]">
        <Step title="Confirmation e-mail.">We’ll e-mail you the order details within a few minutes.</Step>
        {confirmBy !== undefined && (
          <Step title="Your confirmation.">
            Please open the link in that e-mail and confirm your order by {formatLongDateTime(confirmBy)}.
            Otherwise we’ll cancel it.
          </Step>
        )}
        {callDueAt !== undefined && (
          <Step title="Our call.">
            For a cash order of this size, we’ll first call you on {customer.phone}. We’ll keep the items
            reserved for you until {formatLongDateTime(callDueAt)}.
          </Step>
        )}
        <Step title="Order processing.">We pick, weigh and pack your equipment in Nashik.</Step>
        <Step title="Shipping.">
          We ship within 1-2 business days{callDueAt !== undefined && ' after our call'}
          {confirmBy !== undefined && ' after that'} and send you the tracking number.
        </Step>
        {advance !== undefined && amountDue > 0 && (
          <Step title="Delivery.">
            Please keep {formatRupees(amountDue)} ready in cash. You’ve already paid the rest.
          </Step>
        )}
      </ol>
    </section>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <li className="grid grid-cols-[36px_1fr] gap-3 border-t border-line py-3.5 [counter-increment:step] before:lettering before:text-2xl before:font-black before:text-orange-deep before:content-[counter(step)]">
      <span>
        <b>{title}</b> {children}
      </span>
    </li>
  );
}
