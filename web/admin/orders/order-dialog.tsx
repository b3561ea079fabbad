import { useQuery } from '@tanstack/react-query';
import type { Order, OrderAddress } from '../../../contract/orders/order.ts';
import { orderDocuments } from '../../../domain/invoices/order-documents.ts';
import { PAYMENT_METHOD_LABELS } from '../../../domain/orders/order-status.ts';
import { TEST_PAYMENT } from '../../../domain/payments/payment-mode.ts';
import { formatLongDateTime } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Table } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { callAdmin } from '../admin-call.ts';
import { downloadFile } from '../download.ts';
import { AdminIcon } from '../frame/admin-icon.tsx';
import { Sub } from '../list/cells.tsx';
import { refusalOr } from '../shipping/refusals.ts';
import { OrderPart, PartFailure } from './order-part.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { orderMoney, orderSums } from './order-sums.ts';
import { ORDER_TONES, orderName } from './order-words.ts';
import { PaymentBadge, PaymentFlags } from './payment-state.tsx';
import { orderPath, readOrderResponse } from './read-order.ts';

interface OrderDialogProps {
  /** As the list has it. */
  readonly opened: Order;
  readonly onEdit: (order: Order) => void;
  readonly onPrint: (order: Order) => void;
  readonly onClose: () => void;
}

/** Everything about one order, and what is done with it besides editing: shipments, refunds, documents. */
export function OrderDialog({ opened, onEdit, onPrint, onClose }: OrderDialogProps) {
  const path = orderPath(opened);
  // It is asked for only when an order has changed, and forgotten with the dialog: the list may then know better.
  const {
    data: order,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['order', 'opened', opened.id],
    queryFn: async ({ signal }) => readOrderResponse(await callAdmin(path, { signal })),
    initialData: opened,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const documents = orderDocuments(order.status_history, order.amount_refunded);
  const { customer_info: customer, payment_method } = order;
  const downloadDocument = (name: 'invoice' | 'credit-note') =>
    downloadFile(`${path}/${name}`, `${orderName(order)}-${name}.pdf`).catch((thrown: unknown) =>
      showToast({ kind: 'error', text: refusalOr(thrown, 'The document could not be loaded') }),
    );
  return (
    <Dialog isOpen size="large" title={`Order ${orderName(order)}`} onClose={onClose}>
      <p className="order-facts flex flex-wrap items-center gap-x-3 gap-y-1.5 pb-4">
        <Badge tone={ORDER_TONES[order.status]}>Order {order.status.toLowerCase()}</Badge>
        <PaymentBadge order={order} prefix="Payment " />
        <PaymentFlags order={order} />
        {order.test_payment && <Badge tone="neutral">{TEST_PAYMENT}</Badge>}
        {order.call_due_at !== null && (
          <Badge tone="amber">Call to confirm by {formatLongDateTime(order.call_due_at)}</Badge>
        )}
        <span>{PAYMENT_METHOD_LABELS[payment_method]}</span>
        <span className="text-steel">{formatLongDateTime(order.created_at)}</span>
      </p>
      {isError && <PartFailure onRetry={() => void refetch()}>The order may be out of date.</PartFailure>}
      <div className="grid gap-x-6 md:grid-cols-3">
        <OrderPart title="Customer">
          <p>{customer.name}</p>
          <p>
            <TextLink href={`mailto:${customer.email}`}>{customer.email}</TextLink>
          </p>
          {customer.phone !== '' && (
            <p>
              <TextLink href={`tel:${customer.phone}`}>{customer.phone}</TextLink>
            </p>
          )}
        </OrderPart>
        <AddressPart title="Shipping address" address={order.shipping_address} />
        <AddressPart title="Billing address" address={order.billing_address} />
      </div>
      <Items order={order} />
      {order.notes !== '' && <NotePart title="Customer’s notes" text={order.notes} />}
      {order.admin_notes !== '' && <NotePart title="Admin notes" text={order.admin_notes} />}
      <OrderShipments order={order} />
      <OrderPayments order={order} />
      <History order={order} />
      <DialogActions>
        <Button onClick={() => onPrint(order)}>
          <AdminIcon name="print" />
          Packing slip
        </Button>
        <Button
          disabled={!documents.invoice}
          title={documents.invoice ? undefined : 'The invoice is made when the order is paid or shipped'}
          onClick={() => void downloadDocument('invoice')}
        >
          <AdminIcon name="download" />
          Invoice
        </Button>
        {documents.creditNote && (
          <Button onClick={() => void downloadDocument('credit-note')}>
            <AdminIcon name="download" />
            Credit note
          </Button>
        )}
        <Button kind="primary" onClick={() => onEdit(order)}>
          Edit order
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function AddressPart({ title, address }: { readonly title: string; readonly address: OrderAddress }) {
  return (
    <OrderPart title={title}>
      <address className="not-italic">
        <bdi>{address.fullName}</bdi>
        <br />
        <bdi>{address.address}</bdi>
        <br />
        <bdi>{address.city}</bdi>, {address.state} {address.pinCode}
        {address.phone !== '' && (
          <>
            <br />
            {address.phone}
          </>
        )}
        {address.gstin !== undefined && (
          <>
            <br />
            GSTIN {address.gstin}
          </>
        )}
      </address>
    </OrderPart>
  );
}

function NotePart({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <OrderPart title={title}>
      <p className="whitespace-pre-wrap">{text}</p>
    </OrderPart>
  );
}

function Items({ order }: { readonly order: Order }) {
  return (
    <OrderPart title="Items">
      <Table
        caption="Items"
        captionHidden
        flush
        rows={order.order_items}
        rowKey={({ id }) => id}
        columns={[
          {
            title: 'Product',
            wraps: true,
            render: ({ product_name, variant, product_sku }) => (
              <>
                {product_name}
                <Sub>{[variant, product_sku].filter(Boolean).join(' · ')}</Sub>
              </>
            ),
          },
          { title: 'Qty', align: 'right', render: ({ quantity }) => quantity },
          {
            title: 'Price',
            align: 'right',
            className: 'max-sm:hidden',
            render: ({ unit_price }) => orderMoney(unit_price),
          },
          {
            title: 'Total',
            align: 'right',
            render: ({ total_price }) => orderMoney(total_price),
          },
        ]}
      />
      <dl className="order-sums grid justify-end gap-1 pt-2.5">
        {orderSums(order).map(({ kind, name, amount }) => (
          <div
            key={name}
            className={`grid grid-cols-[auto_120px] text-right ${kind === 'total' ? 'border-t-2 border-ink pt-1.5 font-display text-xl font-black' : '[&>dt]:text-steel'}`}
          >
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </OrderPart>
  );
}

function History({ order }: { readonly order: Order }) {
  if (order.status_history.length === 0) return null;
  return (
    <OrderPart title="History">
      <ol>
        {order.status_history.map((event) => (
          <li
            key={`${event.at} ${event.field} ${event.to}`}
            className="flex flex-wrap justify-between gap-x-4 py-1 text-sm"
          >
            <b>
              {event.field === 'status' ? 'Status' : 'Payment'} {event.to}
            </b>
            <span className="text-steel">
              {formatLongDateTime(event.at)}
              {event.actor !== undefined && `, ${event.actor}`}
              {event.note && ` · ${event.note}`}
            </span>
          </li>
        ))}
      </ol>
    </OrderPart>
  );
}
