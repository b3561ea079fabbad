import { useId } from 'react';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { paymentMethodLabel } from '../../../domain/orders/order-status.ts';
import { formatLongDate, formatRupees } from '../../../domain/text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { PayOrder } from '../payments/pay-order.tsx';
import { OrderAddress } from './order/order-address.tsx';
import { OrderStatusBadge, PaymentStatusBadge } from './order/order-badges.tsx';
import { OrderDocuments } from './order/order-documents.tsx';
import { OrderLines } from './order/order-lines.tsx';
import { OrderTimeline } from './order/order-timeline.tsx';
import { OrderTotals } from './order/order-totals.tsx';
import { ReorderButton } from './order/reorder-button.tsx';
import type { ShownOrder } from './order-response.ts';

interface OrderCardProps {
  readonly order: ShownOrder;
  /** Its details are shown from the start. */
  readonly isOpen?: boolean | undefined;
  /** It was found to be otherwise than shown. */
  readonly onChanged: () => void;
}

/** One order of a list: what one looks for first, its items and its address; the rest unfolds. */
export function OrderCard({ order, isOpen, onChanged }: OrderCardProps) {
  const id = useId();
  return (
    <article className="order-card" aria-labelledby={id}>
      <header className="order-card-head">
        <h2 id={id}>{displayOrderNumber(order.orderNumber)}</h2>
        <OrderStatusBadge status={order.status} />
        <dl className="order-card-facts">
          <div>
            <dt>Placed</dt>
            <dd>{order.createdAt === undefined ? 'Unknown' : formatLongDate(order.createdAt)}</dd>
          </div>
          <div>
            <dt>Payment</dt>
            <dd>{paymentMethodLabel(order.paymentMethod)}</dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd>{formatRupees(order.totalAmount)}</dd>
          </div>
        </dl>
      </header>
      <div className="order-card-body">
        <OrderLines items={order.items} />
        <div className="order-card-side">
          {order.shippingAddress !== undefined && (
            <div>
              <h3>Shipping address</h3>
              <OrderAddress address={order.shippingAddress} />
            </div>
          )}
          {order.trackingId !== undefined && (
            <p className="order-card-tracking">
              <Icon name="truck" /> Tracking id: <b>{order.trackingId}</b>
            </p>
          )}
          <PayOrder order={order} onChanged={onChanged} />
          <ReorderButton items={order.items} block />
        </div>
      </div>
      <details className="order-card-details" open={isOpen}>
        <summary>
          Order details
          <Icon name="chevron-down" />
        </summary>
        <div className="order-card-more">
          <OrderTimeline order={order} />
          <div className="order-card-documents">
            <div>
              <h3>Payment</h3>
              <p>
                {paymentMethodLabel(order.paymentMethod)} <PaymentStatusBadge order={order} />
              </p>
              <OrderDocuments order={order} />
            </div>
            <OrderTotals order={order} />
          </div>
        </div>
      </details>
    </article>
  );
}
