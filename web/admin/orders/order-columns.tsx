import type { Order } from '../../../contract/orders/order.ts';
import { displayOrderNumber } from '../../../domain/orders/order.ts';
import type { OrderStatus, PaymentMethod } from '../../../domain/orders/order-status.ts';
import { TEST_PAYMENT } from '../../../domain/payments/payment-mode.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import type { Column } from '../../ui/table.tsx';
import { RowName, Sub } from '../list/cells.tsx';
import { Moment } from '../list/moment.tsx';
import { RowActions } from '../list/row-action.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import { ORDER_TONES, STATUS_OPTIONS } from './order-words.ts';
import { PaymentBadge, PaymentFlags } from './payment-state.tsx';
import { countPieces } from './read-order.ts';

export type OrderAction = 'view' | 'edit' | 'delete';

interface OrderColumnsOptions {
  readonly isChanging: (order: Order) => boolean;
  readonly onStatus: (order: Order, status: OrderStatus) => void;
  readonly onAction: (action: OrderAction, order: Order) => void;
}

/** Short enough for a column; the details have the full words. */
const METHODS: Readonly<Record<PaymentMethod, string>> = {
  COD: 'COD',
  ONLINE: 'Online',
  UPI: 'UPI',
  CARD: 'Card',
};

export const orderName = ({ order_number }: Order) => displayOrderNumber(order_number);

export function orderColumns({
  isChanging,
  onStatus,
  onAction,
}: OrderColumnsOptions): readonly Column<Order>[] {
  return [
    {
      key: 'order',
      title: 'Order',
      className: 'order-cell-number',
      render: (order) => <RowName onClick={() => onAction('view', order)}>{orderName(order)}</RowName>,
    },
    {
      key: 'customer',
      title: 'Customer',
      wraps: true,
      bare: true,
      className: 'order-cell-customer',
      render: ({ customer_info }) => (
        <>
          <b>{customer_info.name}</b>
          <Sub>{customer_info.email}</Sub>
        </>
      ),
    },
    { key: 'items', title: 'Items', align: 'right', className: 'order-cell-items', render: countPieces },
    {
      key: 'total',
      title: 'Total',
      align: 'right',
      bare: true,
      className: 'order-cell-total',
      render: ({ total_amount }) => formatRupees(rupees(total_amount)),
    },
    {
      key: 'status',
      title: 'Order status',
      className: 'order-cell-status',
      render: (order) => (
        <StatusSelect
          label={`Order status of ${orderName(order)}`}
          value={order.status}
          options={STATUS_OPTIONS}
          tone={ORDER_TONES[order.status]}
          isBusy={isChanging(order)}
          onChange={(status) => onStatus(order, status)}
        />
      ),
    },
    {
      key: 'payment',
      title: 'Payment',
      className: 'order-cell-payment',
      render: (order) => (
        <>
          <span className="order-paid">
            <span className="order-method">{METHODS[order.payment_method]}</span>
            <PaymentBadge order={order} />
          </span>
          <PaymentFlags order={order} />
          {order.test_payment && <Sub>{TEST_PAYMENT}</Sub>}
          {order.call_due_at !== null && <Sub>Call to confirm</Sub>}
        </>
      ),
    },
    {
      key: 'date',
      title: 'Date',
      bare: true,
      className: 'order-cell-date',
      render: ({ created_at }) => <Moment at={created_at} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      bare: true,
      className: 'order-cell-actions',
      render: (order) => (
        <RowActions
          name={orderName(order)}
          onView={() => onAction('view', order)}
          onEdit={() => onAction('edit', order)}
          onDelete={() => onAction('delete', order)}
        />
      ),
    },
  ];
}
