import { useState } from 'react';
import { Link } from 'react-router';
import { type Customer, customerSchema } from '../../../../contract/accounts/customer.ts';
import { orderSchema } from '../../../../contract/orders/order.ts';
import { doneBy } from '../../../../domain/accounts/permissions.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatCount, formatLongDate, formatRupees } from '../../../../domain/text/format.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LineSkeleton } from '../../../ui/skeleton.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { adminMeta } from '../../frame/admin-page.tsx';
import { useMay } from '../../frame/role.tsx';
import { RowName, Sub, TwoLines } from '../../list/cells.tsx';
import { readList } from '../../list/list-response.ts';
import { ListScreen } from '../../list/list-screen.tsx';
import { sentenceCase } from '../../list/options.ts';
import { useList } from '../../list/use-list.ts';
import { orderName } from '../../orders/order-text.ts';
import { PaymentBadge } from '../../orders/payment-state.tsx';

export const meta = adminMeta('Customers');

const TOTAL_SPENT: Column<Customer> = {
  title: 'Total Spent',
  align: 'right',
  render: ({ total_spent }) => total_spent !== undefined && formatRupees(rupees(total_spent)),
};

/** Read-only. A failure to load is shown in place of the list, without a toast. */
export default function CustomersPage() {
  const list = useList({
    kind: 'customer',
    path: '/customers',
    filters: ['search', 'sort'],
    schema: customerSchema,
  });
  const may = useMay();
  const [open, setOpen] = useState<Customer | null>(null);
  const columns: readonly Column<Customer>[] = [
    {
      title: 'Customer',
      wraps: true,
      render: (customer) => (
        <>
          <RowName onClick={() => setOpen(customer)}>{customer.full_name}</RowName>
          <Sub>{customer.has_account ? 'Account' : 'Guest'}</Sub>
        </>
      ),
    },
    {
      title: 'Contact',
      wraps: true,
      className: 'md:max-lg:min-w-40',
      render: ({ email, phone }) => <TwoLines below={phone}>{email}</TwoLines>,
    },
    {
      title: 'Location',
      wraps: true,
      render: ({ city, state, pincode }) =>
        city === '' ? null : (
          <TwoLines below={pincode}>
            <bdi>{city}</bdi>, {state}
          </TwoLines>
        ),
    },
    {
      title: 'Orders',
      align: 'right',
      render: ({ orders_count }) => formatCount(orders_count),
    },
    ...(may('see revenue') ? [TOTAL_SPENT] : []),
    { title: 'Joined', render: ({ created_at }) => formatLongDate(created_at) },
  ];

  return (
    <ListScreen
      title="Customers"
      nouns={['customer', 'customers']}
      list={list}
      columns={columns}
      isTight
      search="Search by name, e-mail or phone"
      filters={[
        {
          name: 'sort',
          label: 'Order',
          all: 'Newest first',
          options: [
            { value: 'orders', label: 'Most orders first' },
            may('see revenue')
              ? { value: 'spent', label: 'Most spent first' }
              : { value: '', label: `Most spent first. ${doneBy('see revenue')}`, disabled: true },
          ],
        },
      ]}
    >
      {open !== null && <CustomerDialog customer={open} onClose={() => setOpen(null)} />}
    </ListScreen>
  );
}

const SHOWN = 20;

function CustomerDialog({
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
              { title: 'Status', render: ({ status }) => sentenceCase(status) },
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
