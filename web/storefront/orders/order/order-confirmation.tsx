import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { formatLongDateTime, formatRupees } from '../../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Panel } from '../../panel.tsx';
import { isPayable, PayOrder } from '../../payments/pay-order.tsx';
import { amountToReturn, type ShownOrder } from '../order-response.ts';
import { CancelOrder } from './cancel-order.tsx';
import { FactList } from './facts.tsx';
import { ShippingAddress } from './order-address.tsx';
import { OrderStatusBadge, PaymentStatusBadge, paymentLabel } from './order-badges.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderItems } from './order-lines.tsx';
import { OrderSupport } from './order-support.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OutcomeHead } from './outcome-head.tsx';
import { PromiseLine } from './promise-line.tsx';
import { ReorderButton } from './reorder-button.tsx';

const OrderClaims = lazyPart('Your reports', () => import('../../claims/order-claims.tsx'));

interface OrderConfirmationProps {
  readonly order: ShownOrder;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

/** Once it is on its way, where it is says more than that it was placed. */
const TITLES: Readonly<Partial<Record<string, string>>> = {
  SHIPPED: 'Your order is on its way',
  DELIVERED: 'Your order was delivered',
};

export function OrderConfirmation({ order, isBusy, onRefresh }: OrderConfirmationProps) {
  const number = displayOrderNumber(order.orderNumber);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <>
      <OutcomeHead
        outcome={isCancelled ? 'unknown' : 'done'}
        title={TITLES[order.status] ?? 'Order Placed Successfully!'}
        lead={isCancelled ? cancelledWords(order) : undefined}
      >
        <OrderFacts order={order} unknownDate="Unknown" />
      </OutcomeHead>
      <OrderLayout
        aside={
          <>
            <Panel title="Order summary">
              <OrderTotals order={order} />
            </Panel>
            <ButtonLink to="/" kind={isPayable(order) ? 'outline' : 'primary'} size="large" block>
              Continue Shopping
            </ButtonLink>
            <ReorderButton items={order.items} block />
            <CancelOrder order={order} onChanged={onRefresh} />
            <p className="flex flex-wrap gap-x-6">
              <TextLink tall to="/orders">
                Your Orders
              </TextLink>
              <TextLink tall to="/contact">
                Contact Us
              </TextLink>
            </p>
          </>
        }
      >
        <PayOrder order={order} onChanged={onRefresh} />
        <Panel
          title="Status"
          action={
            <span className="-mr-3 flex flex-wrap items-center gap-1">
              <OrderStatusBadge status={order.status} />
              <Button kind="quiet" size="small" busy={isBusy} onClick={onRefresh}>
                Refresh
              </Button>
            </span>
          }
        >
          <OrderTimeline order={order} />
          <PromiseLine order={order} />
          {order.callDueAt !== undefined && (
            <p className="border-t border-line pt-4 wrap-anywhere">
              For an order of this size, we’ll first call you on <b>{order.customer.phone}</b>. We’ll keep the
              items reserved for you until {formatLongDateTime(order.callDueAt)}.
            </p>
          )}
          {order.confirmBy !== undefined && (
            <p className="border-t border-line pt-4 wrap-anywhere">
              Please confirm your order with the link that we’ve e-mailed to <b>{order.customer.email}</b>, by{' '}
              {formatLongDateTime(order.confirmBy)}. Otherwise we’ll cancel it.
            </p>
          )}
          {order.trackingId !== undefined && (
            <p className="border-t border-line pt-4 wrap-anywhere">
              Tracking ID: <b>{order.trackingId}</b>
            </p>
          )}
        </Panel>
        <OrderItems items={order.items} />
        {hasLeft(order) && <OrderClaims order={order} />}
        <div className="grid gap-4 md:grid-cols-2">
          <Panel title="Order details">
            <FactList
              facts={[
                { label: 'Order number', value: number },
                {
                  label: 'Placed',
                  value: order.createdAt === undefined ? 'Unknown' : formatLongDateTime(order.createdAt),
                },
                { label: 'Payment method', value: paymentLabel(order) },
                { label: 'Payment status', value: <PaymentStatusBadge order={order} /> },
              ]}
            />
            <div className="border-t border-line pt-3 text-md empty:hidden">
              <OrderDocuments order={order} />
            </div>
          </Panel>
          <ShippingAddress order={order} />
        </div>
        <OrderSupport order={order} />
      </OrderLayout>
    </>
  );
}

/** Goods may arrive before the carrier says so. */
const hasLeft = ({ status }: ShownOrder) => status === 'SHIPPED' || status === 'DELIVERED';

function cancelledWords(order: ShownOrder): string {
  const words = 'This order was cancelled later. Nothing will be delivered.';
  const amount = amountToReturn(order);
  return amount > 0 ? `${words} We’ll refund ${formatRupees(amount)}.` : words;
}
