import { type ReactNode, useEffect, useRef } from 'react';
import type { NewPrices, ShortItem } from '../../../contract/orders/order-refusals.ts';
import { CALL_WITHIN_DAYS } from '../../../domain/orders/order-bounds.ts';
import type { Paise } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Callout } from '../../ui/callout.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { OrderCheck } from './use-order-pricing.ts';

interface ChangedPrice {
  /** The product, and its variant if it has any. */
  readonly name: string;
  readonly before: Paise;
  readonly now: Paise;
}

/** Why the order was not taken, where the shopper decides how to go on. */
export type OrderProblem =
  | {
      readonly kind: 'prices';
      readonly message: string;
      readonly totalBefore: Paise;
      readonly advanceBefore: Paise | undefined;
      readonly newPrices: NewPrices;
      readonly changed: readonly ChangedPrice[];
      /** Of what was sent: another order has other prices. */
      readonly pricingKey: string;
    }
  | { readonly kind: 'stock'; readonly message: string; readonly items: readonly ShortItem[] };

/** Just above the button that confirms. It takes the focus, so that nobody confirms unseen what has changed. */
export function ProblemNote({ problem }: { readonly problem: OrderProblem }) {
  const note = useRef<HTMLDivElement>(null);
  // It can be focused once it is there.
  useEffect(() => {
    if (problem.message !== '') note.current?.focus();
  }, [problem]);
  return (
    <Callout ref={note} tone="red" icon="warning" role="alert" tabIndex={-1}>
      <div className="grid gap-2 text-md">
        <p>
          <b>{problem.message}</b>
        </p>
        {problem.kind === 'prices' && (
          <>
            <dl className="grid gap-1">
              {problem.changed.map(({ name, before, now }) => (
                <Change key={name} label={name} before={before} now={now} />
              ))}
              <Change label="Total" before={problem.totalBefore} now={problem.newPrices.totals.total} />
              {problem.advanceBefore !== undefined && problem.newPrices.advance !== undefined && (
                <Change label="Pay now" before={problem.advanceBefore} now={problem.newPrices.advance} />
              )}
            </dl>
            <p>We haven’t placed your order yet. Press Place Order to confirm the new total.</p>
          </>
        )}
      </div>
    </Callout>
  );
}

/** Shown before the order is sent: it is too large, cash is not offered for it, or we call first. */
export function CheckNote({ check }: { readonly check: OrderCheck }) {
  if (check.ok)
    return check.needsCall ? (
      <p className="text-sm" role="status">
        For a cash order of this size, we’ll call you first. We’ll keep the items reserved for{' '}
        {CALL_WITHIN_DAYS} days.
      </p>
    ) : null;
  return (
    <Callout tone="red" icon="warning" role="alert">
      <p className="text-md">
        <b>{check.message}</b>
      </p>
      {check.code === 'ORDER_TOO_LARGE' && (
        <p className="text-md">
          <TextLink to="/contact">Send an enquiry</TextLink>
        </p>
      )}
    </Callout>
  );
}

function Change({
  label,
  before,
  now,
}: {
  readonly label: ReactNode;
  readonly before: Paise;
  readonly now: Paise;
}) {
  return (
    <div className="flex justify-between gap-3">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap">
        <s className="text-graphite">
          <span className="sr-only">Before </span>
          {formatRupees(before)}
        </s>{' '}
        <b>
          <span className="sr-only">Now </span>
          {formatRupees(now)}
        </b>
      </dd>
    </div>
  );
}
