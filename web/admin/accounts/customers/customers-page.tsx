import { useState } from 'react';
import { type Customer, customerSchema } from '../../../../contract/accounts/customer.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatCount, formatRupees, formatShortDate } from '../../../../domain/text/format.ts';
import type { Column } from '../../../ui/table.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { AdminPage, adminMeta, Box } from '../../frame/admin-page.tsx';
import { DataTable } from '../../list/data-table.tsx';
import { ListPager } from '../../list/list-pager.tsx';
import { countLabel, readWith } from '../../list/list-response.ts';
import { FilterSelect, ListToolbar } from '../../list/list-toolbar.tsx';
import { useList } from '../../list/use-list.ts';
import { CustomerDialog } from './customer-dialog.tsx';
import './customers.css';

export const meta = adminMeta('Customers');

const FILTERS = ['search', 'sort'];
const SORTS = [
  { value: 'orders', label: 'Most orders first' },
  { value: 'spent', label: 'Most spent first' },
];

/** Read-only. A failure to load is shown in place of the list, without a toast. */
export default function CustomersPage() {
  const list = useList({
    kind: 'customer',
    path: '/customers',
    filters: FILTERS,
    readRow: readWith(customerSchema),
  });
  const [open, setOpen] = useState<Customer | null>(null);
  return (
    <AdminPage title="Customers" note={list.paging && countLabel(list.paging, ['customer', 'customers'])}>
      <Box>
        <ListToolbar
          list={list}
          search="Search by name, e-mail or phone"
          filters={<FilterSelect list={list} name="sort" label="Order" all="Newest first" options={SORTS} />}
        />
        <DataTable
          list={list}
          caption="Customers"
          columns={customerColumns(setOpen)}
          rowKey={({ id }) => id}
          className="customers-table"
          empty="No customers found"
        />
        <ListPager list={list} />
      </Box>
      {open !== null && <CustomerDialog customer={open} onClose={() => setOpen(null)} />}
    </AdminPage>
  );
}

const customerColumns = (onOpen: (customer: Customer) => void): readonly Column<Customer>[] => [
  {
    key: 'customer',
    title: 'Customer',
    className: 'cell-words',
    render: (customer) => (
      <>
        <TextButton onClick={() => onOpen(customer)}>{customer.full_name}</TextButton>
        <span className="sub">{customer.has_account ? 'Account' : 'Guest'}</span>
      </>
    ),
  },
  {
    key: 'contact',
    title: 'Contact',
    className: 'customer-cell-contact cell-words',
    render: ({ email, phone }) => (
      <span>
        {email}
        <span className="sub">{phone}</span>
      </span>
    ),
  },
  {
    key: 'location',
    title: 'Location',
    className: 'cell-words',
    render: ({ city, state, pincode }) =>
      city === '' ? null : (
        <span>
          <bdi>{city}</bdi>, {state}
          <span className="sub">{pincode}</span>
        </span>
      ),
  },
  { key: 'orders', title: 'Orders', align: 'right', render: ({ orders_count }) => formatCount(orders_count) },
  {
    key: 'spent',
    title: 'Total Spent',
    align: 'right',
    render: ({ total_spent }) => formatRupees(rupees(total_spent)),
  },
  { key: 'joined', title: 'Joined', render: ({ created_at }) => formatShortDate(created_at) },
];
