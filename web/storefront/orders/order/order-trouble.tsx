import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../panel.tsx';
import { FactList } from './facts.tsx';
import { OrderHelpLines } from './order-help.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OutcomeHead } from './outcome-head.tsx';

const orderNotFound = (id: string): string =>
  `Order ${id} not found. This might be an old order or the order may not have been created successfully. Please check your order history or contact support.`;

export const ORDER_FAILED =
  'Failed to fetch order details. Please try again or contact support if the problem persists.';

const NOT_FOUND_HINTS = [
  'Check that you copied the full link from your e-mail.',
  'Find the order by its number and your e-mail or phone on the orders page.',
  'If you were charged but there’s no order, write to us. We can find it by the transaction ID.',
] as const;

/** The shop has no order with this id. */
export function OrderMissing({ id }: { readonly id: string }) {
  return (
    <>
      <OutcomeHead outcome="unknown" title="Order Not Found" lead={orderNotFound(id)} />
      <OrderLayout
        aside={
          <WaysOn>
            <ButtonLink to="/orders" kind="primary" size="large" block>
              Your Orders
            </ButtonLink>
          </WaysOn>
        }
      >
        <Panel title="What you can do">
          <ul className="grid list-[square] gap-2 pl-[1.2em]">
            {NOT_FOUND_HINTS.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </Panel>
      </OrderLayout>
    </>
  );
}

/** The first thing to do, and what else there is. */
function WaysOn({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <ButtonLink to="/contact" block>
        Contact Us
      </ButtonLink>
      <ButtonLink to="/" block>
        Continue Shopping
      </ButtonLink>
      <OrderHelpLines />
    </>
  );
}

interface OrderUnavailableProps {
  readonly id: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** The shop could not be asked: a place-holder stands where the order will be. */
export function OrderUnavailable({ id, isBusy, onRetry }: OrderUnavailableProps) {
  return (
    <>
      <OutcomeHead outcome="unknown" title="Error Loading Order" lead={ORDER_FAILED} />
      <OrderLayout
        aside={
          <WaysOn>
            <Button kind="primary" size="large" block busy={isBusy} onClick={onRetry}>
              Try Again
            </Button>
          </WaysOn>
        }
      >
        <Panel title="Order details">
          <FactList
            facts={[
              { label: 'Order ID', value: id },
              { label: 'Status', value: 'Unavailable' },
              { label: 'Items', value: 'Unavailable' },
              { label: 'Total', value: 'Unavailable' },
            ]}
          />
          <p className="text-md text-steel">
            Order details are unavailable right now. Nothing about your order has changed.
          </p>
        </Panel>
      </OrderLayout>
    </>
  );
}

const UNNAMED = {
  outcome: 'unknown',
  title: 'No Order to Show',
  lead: 'This link doesn’t have an order number. Use the link in your confirmation e-mail, or go to Your Orders.',
} as const;
const PLACED = {
  outcome: 'done',
  title: 'Order Placed Successfully!',
  lead: 'We’ve sent the details to your e-mail address. You can see your orders under Your Orders.',
} as const;

/** Opened without an order: this browser has just placed one, or nothing is to be shown, as the address proves nothing. */
export function OrderUnnamed({ wasPlaced }: { readonly wasPlaced: boolean }) {
  const orders = { to: '/orders', children: 'Your Orders' };
  const shop = { to: '/', children: 'Continue Shopping' };
  return (
    <>
      <OutcomeHead {...(wasPlaced ? PLACED : UNNAMED)} />
      <div className="wrap flex flex-wrap gap-4 pt-8">
        <ButtonLink {...(wasPlaced ? shop : orders)} kind="primary" size="large" />
        <ButtonLink {...(wasPlaced ? orders : shop)} size="large" />
      </div>
    </>
  );
}
