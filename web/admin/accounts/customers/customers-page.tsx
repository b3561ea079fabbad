import { useParams } from 'react-router';
import { type Customer, customerSchema } from '../../../../contract/accounts/customer.ts';
import { doneBy } from '../../../../domain/accounts/permissions.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatCount, formatLongDate, formatRupees } from '../../../../domain/text/format.ts';
import type { Column } from '../../../ui/table.tsx';
import { useOpenedAt } from '../../dialogs/use-opened-at.ts';
import { adminMeta } from '../../frame/admin-page.tsx';
import { useMay } from '../../frame/role.tsx';
import { RowNameLink, Sub, TwoLines } from '../../list/cells.tsx';
import { ExportButton, ListScreen } from '../../list/list-screen.tsx';
import { useList } from '../../list/use-list.ts';
import { CustomerDialog } from './customer-dialog.tsx';

export const meta = adminMeta('Customers');

const EXPORT = { allOf: ['export customers', 'see revenue'] } as const;

const TOTAL_SPENT: Column<Customer> = {
  title: 'Total Spent',
  align: 'right',
  render: ({ total_spent }) => total_spent !== undefined && formatRupees(rupees(total_spent)),
};

/** A failure to load is shown in place of the list, without a toast. */
export default function CustomersPage() {
  const list = useList({
    kind: 'customer',
    path: '/customers',
    filters: ['search', 'sort'],
    schema: customerSchema,
  });
  const may = useMay();
  const { customer: id } = useParams();
  const opened = useOpenedAt('/admin/customers');
  const columns: readonly Column<Customer>[] = [
    {
      title: 'Customer',
      wraps: true,
      render: (customer) => (
        <>
          <RowNameLink {...opened.linkTo(customer.id)}>{customer.full_name}</RowNameLink>
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
      actions={<ExportButton needs={EXPORT} list={list} noun="customers" />}
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
      {id !== undefined && <CustomerDialog key={id} id={id} onClose={opened.close} />}
    </ListScreen>
  );
}
