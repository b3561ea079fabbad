import { displayOrderNumber } from '../../../../domain/orders/order.ts';
import { paymentMethodLabel } from '../../../../domain/orders/order-status.ts';
import { formatLongDate, formatLongDateTime, formatRupees } from '../../../../domain/text/format.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { SectionHead } from '../../../ui/section-head.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { isPayable, PayOrder } from '../../payments/pay-order.tsx';
import type { ShownOrder } from '../order-response.ts';
import { CancelOrder } from './cancel-order.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderStatusBadge, PaymentStatusBadge } from './order-badges.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderLines } from './order-lines.tsx';
import { FactList, FactStrip, OrderPanel } from './order-panel.tsx';
import { OrderSupport } from './order-support.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { OrderTotals } from './order-totals.tsx';
import { OutcomeHead } from './outcome-head.tsx';
import { ReorderButton } from './reorder-button.tsx';

interface OrderConfirmationProps {
  readonly order: ShownOrder;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

export function OrderConfirmation({ order, isBusy, onRefresh }: OrderConfirmationProps) {
  const number = displayOrderNumber(order.orderNumber);
  const date = order.createdAt === undefined ? 'Unknown' : formatLongDate(order.createdAt);
  const isCancelled = order.status === 'CANCELLED';
  return (
    <>
      <OutcomeHead
        outcome={isCancelled ? 'unknown' : 'done'}
        title="Order Placed Successfully!"
        lead={isCancelled ? cancelledWords(order) : undefined}
      >
        <FactStrip
          facts={[
            { label: 'Order number', value: number },
            { label: 'Order date', value: date },
            { label: 'Total amount', value: formatRupees(order.totalAmount) },
            { label: 'Payment method', value: paymentMethodLabel(order.paymentMethod) },
          ]}
        />
      </OutcomeHead>
      <OrderLayout
        aside={
          <>
            <OrderPanel title="Order summary">
              <OrderTotals order={order} />
            </OrderPanel>
            <ButtonLink to="/" kind={isPayable(order) ? 'outline' : 'primary'} size="large" block>
              Continue Shopping
            </ButtonLink>
            <ReorderButton items={order.items} block />
            <CancelOrder order={order} onChanged={onRefresh} />
            <p className="order-links">
              <TextLink to="/orders">Your Orders</TextLink>
              <TextLink to="/contact">Contact Us</TextLink>
            </p>
          </>
        }
      >
        <PayOrder order={order} onChanged={onRefresh} />
        <OrderPanel
          title="Status"
          action={
            <span className="order-status-action">
              <OrderStatusBadge status={order.status} />
              <Button kind="quiet" size="small" busy={isBusy} onClick={onRefresh}>
                Refresh
              </Button>
            </span>
          }
        >
          <OrderTimeline order={order} />
          {order.callDueAt !== undefined && (
            <p className="order-tracking">
              For an order of this size we call you first, on <b>{order.customer.phone}</b>. We keep the goods
              for you until {formatLongDateTime(order.callDueAt)}.
            </p>
          )}
          {order.trackingId !== undefined && (
            <p className="order-tracking">
              Tracking id: <b>{order.trackingId}</b>
            </p>
          )}
        </OrderPanel>
        <section className="order-section" aria-labelledby="items">
          <SectionHead title="Items" id="items" />
          <OrderLines items={order.items} />
        </section>
        <div className="order-pair">
          <OrderPanel title="Order details">
            <FactList
              facts={[
                { label: 'Order number', value: number },
                {
                  label: 'Placed',
                  value: order.createdAt === undefined ? 'Unknown' : formatLongDateTime(order.createdAt),
                },
                { label: 'Payment method', value: paymentMethodLabel(order.paymentMethod) },
                { label: 'Payment status', value: <PaymentStatusBadge order={order} /> },
              ]}
            />
            <div className="order-documents">
              <OrderDocuments order={order} />
            </div>
          </OrderPanel>
          {order.shippingAddress !== undefined && (
            <OrderPanel title="Shipping address">
              <OrderAddress address={order.shippingAddress} />
            </OrderPanel>
          )}
        </div>
        <OrderSupport order={order} />
      </OrderLayout>
    </>
  );
}

function cancelledWords({ paymentStatus, totalAmount }: ShownOrder): string {
  const words = 'It was cancelled since. Nothing will be delivered.';
  return paymentStatus === 'PAID' ? `${words} We will refund ${formatRupees(totalAmount)}.` : words;
}
