import type { LinkProps } from 'react-router';
import { type AdminOrder, hasAmounts } from '../../../contract/orders/packing-order.ts';
import type { Permission } from '../../../domain/accounts/permissions.ts';
import { callTime } from '../../../domain/orders/order-call.ts';
import type { OrderStatus, PaymentMethod } from '../../../domain/orders/order-status.ts';
import { TEST_PAYMENT } from '../../../domain/payments/payment-mode.ts';
import { rupees } from '../../../domain/pricing/money.ts';
import { formatLongDateTime, formatRupees } from '../../../domain/text/format.ts';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Moment, RowNameLink, Sub } from '../list/cells.tsx';
import { RowActions, sortable } from '../list/columns.tsx';
import { StatusSelect } from '../list/status-select.tsx';
import type { List } from '../list/use-list.ts';
import { countPieces, ORDER_TONES, orderName, stepsFor } from './order-text.ts';
import { PaymentAmounts, PaymentBadge } from './payment-state.tsx';

export type OrderAction = 'view' | 'edit' | 'delete';

interface OrderColumnsOptions {
  readonly list: Pick<List<AdminOrder>, 'sort' | 'setSort'>;
  readonly isChanging: (order: AdminOrder) => boolean;
  readonly onStatus: (order: AdminOrder, status: OrderStatus) => void;
  readonly linkTo: (order: AdminOrder) => Pick<LinkProps, 'to' | 'state'>;
  readonly may: (permission: Permission) => boolean;
  readonly onAction: (action: OrderAction, order: AdminOrder) => void;
}

/** Short enough for a column; the details have the full words. */
const METHODS: Readonly<Record<PaymentMethod, string>> = {
  COD: 'Cash',
  ONLINE: 'Online',
  UPI: 'UPI',
  CARD: 'Card',
};

const BY_DEFAULT = '-date';

export function orderColumns({
  list,
  isChanging,
  onStatus,
  linkTo,
  may,
  onAction,
}: OrderColumnsOptions): readonly Column<AdminOrder>[] {
  const sorting = (by: string, column: Column<AdminOrder>, isDescendingFirst = false) =>
    sortable(list, BY_DEFAULT, { by, isDescendingFirst }, column);
  return [
    sorting('order', {
      title: 'Order',
      className: 'max-md:col-start-2',
      render: (order) => <RowNameLink {...linkTo(order)}>{orderName(order)}</RowNameLink>,
    }),
    sorting('customer', {
      title: 'Customer',
      wraps: true,
      bare: true,
      className: 'max-md:col-span-2 max-md:col-start-2',
      render: ({ customer_info }) => (
        <>
          <b className="font-semibold">{customer_info.name}</b>
          <Sub className="max-xl:hidden">{customer_info.email}</Sub>
        </>
      ),
    }),
    {
      title: 'City',
      wraps: true,
      className: 'max-[1400px]:hidden lg:min-w-20!',
      render: ({ shipping_address }) => <bdi>{shipping_address.city}</bdi>,
    },
    { title: 'Items', align: 'right', className: 'max-xl:hidden', render: countPieces },
    ...(may('see order amounts')
      ? [
          sorting(
            'total',
            {
              title: 'Total',
              align: 'right',
              bare: true,
              className: 'max-md:col-start-3 max-md:row-start-1',
              render: (order) => (
                <span className="max-md:ml-auto max-md:font-display max-md:text-xl max-md:font-black">
                  {hasAmounts(order) && formatRupees(rupees(order.total_amount))}
                </span>
              ),
            },
            true,
          ),
        ]
      : []),
    sorting('status', {
      title: 'Order status',
      className: 'order-cell-status max-md:col-start-2 max-md:flex-col max-md:gap-0.5',
      render: (order) => (
        <StatusSelect
          label={`Order status of ${orderName(order)}`}
          value={order.status}
          options={stepsFor(may, order)}
          tone={ORDER_TONES[order.status]}
          isBusy={isChanging(order)}
          onChange={(status) => onStatus(order, status)}
        />
      ),
    }),
    {
      title: 'Payment',
      className:
        'order-cell-payment max-md:col-span-2 max-md:col-start-2 max-md:row-start-4 max-md:items-center max-md:justify-start max-md:gap-x-2 max-md:gap-y-1 md:max-xl:whitespace-normal md:max-xl:[&_.badge]:whitespace-normal',
      render: (order) => (
        <>
          <span className="max-md:flex max-md:items-center max-md:gap-2 md:max-xl:block md:max-xl:min-w-27">
            <span className="inline-block md:min-w-11 md:max-xl:block md:max-xl:text-xs md:max-xl:text-steel xl:min-w-12.5">
              {METHODS[order.payment_method]}
            </span>
            <PaymentBadge order={order} />
          </span>
          <PaymentAmounts order={order} />
          {order.test_payment && <Sub>{TEST_PAYMENT}</Sub>}
          <ToCall order={order} />
          {order.confirm_by !== null && <Sub>Not confirmed yet</Sub>}
        </>
      ),
    },
    sorting(
      'date',
      {
        title: 'Date',
        bare: true,
        className: 'max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:text-steel',
        render: ({ created_at }) => <Moment at={created_at} isShort />,
      },
      true,
    ),
    {
      title: 'Actions',
      bare: true,
      className: 'max-md:-mr-3 max-md:self-end',
      render: (order) => (
        <RowActions
          name={orderName(order)}
          className="gap-0.5 md:max-xl:gap-0 md:max-lg:[&>button]:w-9 md:max-lg:[&>button:first-child]:hidden"
          onView={() => onAction('view', order)}
          onEdit={() => onAction('edit', order)}
          onDelete={() => onAction('delete', order)}
          deleteNeeds="delete orders"
        />
      ),
    },
  ];
}

function ToCall({ order }: { readonly order: AdminOrder }) {
  const { phone } = order.customer_info;
  const time = callTime(order, new Date());
  if (time === null) return null;
  return (
    <Sub>
      {time === 'now' ? 'Call to confirm' : 'Call again'}: <TextLink href={`tel:${phone}`}>{phone}</TextLink>
      {time !== 'now' && <span className="block">{formatLongDateTime(time)}</span>}
    </Sub>
  );
}
