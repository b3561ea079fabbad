import { useState } from 'react';
import { type Customer, customerSchema } from '../../../../contract/accounts/customer.ts';
import { doneBy } from '../../../../domain/accounts/permissions.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatCount, formatLongDate, formatRupees } from '../../../../domain/text/format.ts';
import type { Column } from '../../../ui/table.tsx';
import { adminMeta } from '../../frame/admin-page.tsx';
import { useMay } from '../../frame/use-may.ts';
import { RowName, Sub, TwoLines } from '../../list/cells.tsx';
import { ListScreen } from '../../list/list-screen.tsx';
import { useList } from '../../list/use-list.ts';
import { CustomerDialog } from './customer-dialog.tsx';

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
