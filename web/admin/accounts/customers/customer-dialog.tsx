import { Link } from 'react-router';
import type { Customer } from '../../../../contract/accounts/customer.ts';
import { orderSchema } from '../../../../contract/orders/order.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatLongDate, formatRupees } from '../../../../domain/text/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LineSkeleton } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { readList } from '../../list/list-response.ts';
import { inWords } from '../../list/options.ts';
import { orderName } from '../../orders/order-words.ts';
import { PaymentBadge } from '../../orders/payment-state.tsx';

const SHOWN = 20;

/** A customer and their latest orders. */
export function CustomerDialog({
  customer,
  onClose,
}: {
  readonly customer: Customer;
  readonly onClose: () => void;
}) {
  const search = `search=${encodeURIComponent(customer.email)}`;
  const { value, isFailed } = useAdminQuery({
    kind: 'order',
    path: `/orders?${search}&limit=${SHOWN}`,
    read: (response) => readList(response, orderSchema),
  });
  return (
    <Dialog isOpen size="large" title={customer.full_name} onClose={onClose}>
      <p>
        <TextLink href={`mailto:${customer.email}`}>{customer.email}</TextLink>
        {customer.phone !== '' && (
          <>
            {' · '}
            <TextLink href={`tel:${customer.phone}`}>{customer.phone}</TextLink>
          </>
        )}
        {customer.city !== '' && (
          <>
            {' · '}
            <bdi>{customer.city}</bdi>, {customer.state} {customer.pincode}
          </>
        )}
        {customer.total_spent !== undefined && (
          <span className="block">Total Spent: {formatRupees(rupees(customer.total_spent))}</span>
        )}
      </p>
      <div className="grid gap-3 pt-4">
        {isFailed && <p role="alert">We couldn’t load the orders.</p>}
        {value === undefined && !isFailed && <LineSkeleton />}
        {value !== undefined && (
          <Table
            caption="Orders"
            className="max-h-[50dvh]"
            rows={value.rows}
            rowKey={({ id }) => id}
            empty="No orders yet"
            columns={[
              {
                title: 'Order',
                render: (order) => <Link to={`/admin/orders/${orderName(order)}`}>{orderName(order)}</Link>,
              },
              { title: 'Date', render: ({ created_at }) => formatLongDate(created_at) },
              { title: 'Status', render: ({ status }) => inWords(status) },
              {
                title: 'Payment',
                render: (order) => <PaymentBadge order={order} />,
              },
              {
                title: 'Total',
                align: 'right',
                render: ({ total_amount }) => formatRupees(rupees(total_amount)),
              },
            ]}
          />
        )}
        {value !== undefined && value.paging.total > SHOWN && (
          <Link to={`/admin/orders?${search}`}>All {value.paging.total} orders</Link>
        )}
      </div>
    </Dialog>
  );
}
