import { type ReactNode, useId } from 'react';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import { formatLongDate, formatRupees } from '../../../domain/text/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { PayOrder } from '../payments/pay-order.tsx';
import { OrderAddress } from './order/order-address.tsx';
import { OrderStatusBadge, PaymentStatusBadge, paymentLabel } from './order/order-badges.tsx';
import { OrderDocuments } from './order/order-documents.tsx';
import { OrderLines } from './order/order-lines.tsx';
import { OrderTimeline } from './order/order-timeline.tsx';
import { OrderTotals } from './order/order-totals.tsx';
import { PromiseLine } from './order/promise-line.tsx';
import { ReorderButton } from './order/reorder-button.tsx';
import type { ShownOrder } from './order-response.ts';

interface OrderCardProps {
  readonly order: ShownOrder;
  /** Its details are shown from the start. */
  readonly isOpen?: boolean | undefined;
  /** It was found to be otherwise than shown. */
  readonly onChanged: () => void;
}

export const CARD = 'min-w-0 rounded-sm border-[1.5px] border-ink';
export const CARD_HEAD =
  'flex flex-wrap items-center gap-x-4 gap-y-3 border-b-[1.5px] border-ink bg-studio p-4 md:px-6';

/** One order of a list: what one looks for first, its items and its address; the rest unfolds. */
export function OrderCard({ order, isOpen, onChanged }: OrderCardProps) {
  const id = useId();
  return (
    <article className={CARD} aria-labelledby={id}>
      <header className={CARD_HEAD}>
        <h2 className="text-2xl wrap-anywhere" id={id}>
          {displayOrderNumber(order.orderNumber)}
        </h2>
        <OrderStatusBadge status={order.status} />
        <dl className="grid w-full grid-cols-2 gap-x-4 gap-y-2 md:ml-auto md:flex md:w-auto md:gap-x-8">
          <Fact label="Placed">
            {order.createdAt === undefined ? 'Unknown' : formatLongDate(order.createdAt)}
          </Fact>
          <Fact label="Payment">{paymentLabel(order)}</Fact>
          <Fact label="Total">{formatRupees(order.totalAmount)}</Fact>
        </dl>
      </header>
      <div className="grid gap-5 px-4 pb-5 md:grid-cols-[minmax(0,1fr)_260px] md:gap-8 md:px-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        <OrderLines items={order.items} size="small" />
        <div className="grid content-start gap-4 md:pt-5">
          {order.shippingAddress !== undefined && (
            <div>
              <h3 className="mb-2 text-lg">Shipping address</h3>
              <OrderAddress address={order.shippingAddress} />
            </div>
          )}
          <PromiseLine order={order} />
          {order.trackingId !== undefined && (
            <p className="flex flex-wrap items-center gap-2 bg-blue-tint px-4 py-3 wrap-anywhere">
              <Icon name="truck" /> Tracking ID: <b>{order.trackingId}</b>
            </p>
          )}
          <PayOrder order={order} onChanged={onChanged} />
          <ReorderButton items={order.items} block />
        </div>
      </div>
      <details className="group border-t border-line" open={isOpen}>
        <summary className="lettering flex min-h-13 cursor-pointer items-center justify-between px-4 text-lg font-heavy marker:hidden hover:bg-studio md:px-6">
          Order details
          <Icon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <div className="grid gap-6 p-4 md:px-6">
          <OrderTimeline order={order} />
          <div className="grid gap-6 border-t border-line pt-5 md:grid-cols-[minmax(0,1fr)_360px]">
            <div className="grid content-start gap-2">
              <h3 className="text-lg">Payment</h3>
              <p>
                {paymentLabel(order)} <PaymentStatusBadge order={order} />
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

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-steel">{label}</dt>
      <dd className="lettering text-base font-heavy md:text-lg">{children}</dd>
    </div>
  );
}
