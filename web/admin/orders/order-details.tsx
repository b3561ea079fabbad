import type { Order, OrderAddress } from '../../../contract/orders/order.ts';
import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import type { Payment } from '../../../contract/payments/payment.ts';
import { variantLine } from '../../../domain/catalogue/variant-text.ts';
import { callTime } from '../../../domain/orders/order-call.ts';
import { historyEntryText } from '../../../domain/orders/order-history.ts';
import { orderTimeline } from '../../../domain/orders/order-timeline.ts';
import { packedWeight } from '../../../domain/orders/packed-weight.ts';
import { TEST_PAYMENT } from '../../../domain/payments/payment-mode.ts';
import { floorWords } from '../../../domain/shipping/floor.ts';
import { isOverdue } from '../../../domain/shipping/promise.ts';
import { formatKg, formatLongDate, formatLongDateTime } from '../../../domain/text/format.ts';
import { indianDay } from '../../../domain/text/period.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Thumb } from '../catalogue/thumb.tsx';
import type { AdminQuery } from '../data/use-admin-query.ts';
import { useMay } from '../frame/role.tsx';
import { OrderCalls } from './order-calls.tsx';
import { OrderCash } from './order-cash.tsx';
import { OrderClaims } from './order-claims.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPart } from './order-part.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { orderMoney, orderSums } from './order-sums.ts';
import { countPieces, ORDER_TONES, promisedDays } from './order-text.ts';
import type { PackingPaper } from './packing/use-packing-papers.tsx';
import { PaymentAmounts, PaymentBadge } from './payment-state.tsx';

interface OrderDetailsProps {
  readonly order: AdminOrder;
  readonly payments: AdminQuery<Payment[]>;
  readonly refunding: string | null;
  readonly onRefunding: (paymentId: string | null) => void;
  readonly onPrint: (paper: PackingPaper) => void;
}

export function OrderDetails({ order, onPrint, ...payment }: OrderDetailsProps) {
  const may = useMay();
  return (
    <div className="grid gap-4">
      <Head order={order} />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="grid gap-4 max-lg:contents">
          <Items order={order} />
          {hasAmounts(order) && <OrderPayments order={order} {...payment} />}
          <History order={order} />
        </div>
        <div className="grid gap-4 max-lg:contents">
          <OrderCalls order={order} />
          <DeliverTo order={order} />
          <OrderShipments order={order} />
          {may('answer claims') && <OrderClaims orderId={order.id} />}
          {order.payment_method === 'COD' && <OrderCash order={order} />}
          <OrderNotes order={order} />
          <OrderDocuments order={order} onPrint={onPrint} />
        </div>
      </div>
    </div>
  );
}

function Head({ order }: { readonly order: AdminOrder }) {
  const call = callTime(order, new Date());
  return (
    <div className="grid gap-3">
      <p className="order-facts flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={ORDER_TONES[order.status]}>Order {order.status.toLowerCase()}</Badge>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <PaymentBadge order={order} isAlone />
          <PaymentAmounts order={order} />
        </span>
        {order.test_payment && <Badge tone="neutral">{TEST_PAYMENT}</Badge>}
        {call !== null && order.call_due_at !== null && (
          <Badge tone={call === 'now' ? 'amber' : 'neutral'}>
            {call === 'now'
              ? `Call to confirm by ${formatLongDateTime(order.call_due_at)}`
              : `Call again on ${formatLongDateTime(call)}`}
          </Badge>
        )}
        {order.confirm_by !== null && <Badge tone="amber">Not confirmed yet</Badge>}
        {order.confirmed_at !== null && (
          <Badge tone="green">
            Confirmed{order.confirmed_via === 'phone' ? ' by phone' : ' by the customer'},{' '}
            {formatLongDate(order.confirmed_at)}
          </Badge>
        )}
        <span className="text-sm text-steel">
          Placed {formatLongDateTime(order.created_at)} by <bdi>{order.customer_info.name}</bdi>
        </span>
      </p>
      <ol className="grid gap-px sm:auto-cols-fr sm:grid-flow-col" aria-label="Progress">
        {orderTimeline(order.status, order.status_history).map(({ status, label, state, at }) => (
          <li
            key={status}
            className={`flex items-baseline justify-between gap-x-3 border-t-4 px-3 py-2 max-sm:border-t-0 max-sm:border-l-4 max-sm:py-1 sm:block ${STEP_LOOKS[state]}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <b className="block">{label}</b>
            {at !== undefined && <span className="text-xs">{formatLongDateTime(at)}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}

const STEP_LOOKS = {
  done: 'border-ink bg-paper',
  current: 'border-orange bg-orange-tint',
  ahead: 'border-line bg-paper text-steel max-sm:hidden',
} as const;

function Items({ order }: { readonly order: AdminOrder }) {
  const pieces = countPieces(order);
  const { kg, isComplete } = packedWeight(order.order_items);
  return (
    <OrderPart
      title="Items"
      aside={
        <span className="text-sm text-steel">
          {pieces} {pieces === 1 ? 'piece' : 'pieces'}
          {kg > 0 && isComplete && `, ${formatKg(kg)} packed`}
        </span>
      }
    >
      <ul>
        {order.order_items.map((item) => (
          <li
            key={item.id}
            className="order-line flex flex-wrap gap-x-3 gap-y-1 border-b border-line px-4 py-3 sm:flex-nowrap"
          >
            <Thumb address={item.product_image} width={48} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <bdi>{item.product_name}</bdi>
              </p>
              {item.variant !== null && (
                <p className="text-sm font-semibold">
                  {variantLine({ variant: item.variant, variantType: item.variant_type })}
                </p>
              )}
              {item.refunded_quantity > 0 && (
                <p>
                  <Badge tone="amber">
                    {item.refunded_quantity} of {item.quantity} refunded
                  </Badge>
                </p>
              )}
              <p className="text-sm text-steel">
                {[item.product_sku, item.weight_kg !== null && formatKg(item.weight_kg)]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <p className="text-right max-sm:w-full">
              {'unit_price' in item ? (
                <>
                  <span className="text-sm text-steel">
                    {item.quantity} × {orderMoney(item.unit_price)}
                  </span>
                  <b className="ml-4 sm:block">{orderMoney(item.total_price)}</b>
                </>
              ) : (
                <b className="font-display text-xl font-heavy">{item.quantity} ×</b>
              )}
            </p>
          </li>
        ))}
      </ul>
      {hasAmounts(order) && <Sums order={order} />}
    </OrderPart>
  );
}

function Sums({ order }: { readonly order: Order }) {
  return (
    <dl className="order-sums grid gap-1 bg-studio-light px-4 py-3">
      {orderSums(order).map(({ kind, name, amount }) => (
        <div
          key={name}
          className={`flex justify-between gap-4 ${kind === 'total' ? 'border-t-2 border-ink pt-1.5 font-display text-xl font-black' : '[&>dt]:text-steel'}`}
        >
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

const HISTORY_EDGES = { step: 'border-mist', money: 'border-green-bright', failure: 'border-red' } as const;

function History({ order }: { readonly order: AdminOrder }) {
  return (
    <OrderPart title="History" className="max-lg:order-last">
      <ol className="grid gap-2.5 px-4 py-3">
        {order.status_history.toReversed().map((event) => {
          const { who, deed, kind } = historyEntryText(event);
          return (
            <li
              key={`${event.at} ${event.field} ${event.to}`}
              className={`border-l-3 pl-3 ${HISTORY_EDGES[kind]}`}
            >
              <p>
                <b className="font-semibold">{who}</b> {deed}.{event.note && ` ${event.note}`}
              </p>
              <p className="text-sm text-steel">{formatLongDateTime(event.at)}</p>
            </li>
          );
        })}
      </ol>
    </OrderPart>
  );
}

function DeliverTo({ order }: { readonly order: AdminOrder }) {
  const { customer_info: customer, shipping_address: delivery, billing_address: billing } = order;
  const isSame = addressText(delivery) === addressText(billing);
  const phone = delivery.phone || customer.phone;
  const promised = promisedDays(order);
  const floor = floorWords(order.floor, order.has_lift);
  return (
    <OrderPart title="Deliver to">
      <div className="grid gap-2 px-4 py-3">
        <AddressLines address={delivery} />
        {promised !== undefined && (
          <p>
            <span className="text-steel">Promised</span> <b>{promised}</b>{' '}
            {isOverdue(order, indianDay(new Date())) && <Badge tone="red">Late</Badge>}
          </p>
        )}
        {floor !== undefined && (
          <p>
            <b>{floor}</b>
          </p>
        )}
        {phone !== '' && (
          <p>
            <TextLink href={`tel:${phone}`}>{phone}</TextLink>
          </p>
        )}
        <p>
          <TextLink href={`mailto:${customer.email}`}>{customer.email}</TextLink>
        </p>
      </div>
      <div className="grid gap-1 border-t border-line px-4 py-3">
        {customer.name !== delivery.fullName && (
          <p>
            <span className="text-steel">Ordered by</span> <bdi>{customer.name}</bdi>
          </p>
        )}
        {isSame ? (
          <p className="text-steel">The billing address is the same.</p>
        ) : (
          <>
            <p className="text-steel">Billing address</p>
            <AddressLines address={billing} />
          </>
        )}
        {billing.gstin !== undefined && <p>GSTIN {billing.gstin}</p>}
      </div>
    </OrderPart>
  );
}

const addressText = ({ fullName, address, city, state, pinCode }: OrderAddress) =>
  [fullName, address, city, state, pinCode].join('\n');

function AddressLines({ address }: { readonly address: OrderAddress }) {
  return (
    <address className="not-italic">
      <b>
        <bdi>{address.fullName}</bdi>
      </b>
      <br />
      <bdi>{address.address}</bdi>
      <br />
      <bdi>{address.city}</bdi>, {address.state} {address.pinCode}
    </address>
  );
}
