import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import {
  type CustomerDetails,
  customerDetailsSchema,
  customerNotesSchema,
} from '../../../../contract/accounts/customer.ts';
import { orderSchema } from '../../../../contract/orders/order.ts';
import { rupees } from '../../../../domain/pricing/money.ts';
import { formatLongDate, formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Table } from '../../../ui/table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { callAdmin, oneReader } from '../../admin-call.ts';
import { useAdminQuery, useOpenedRow } from '../../data/use-admin-query.ts';
import { NoteForm } from '../../dialogs/note-form.tsx';
import { useEntityForm } from '../../dialogs/use-entity-form.ts';
import { readList } from '../../list/list-response.ts';
import { sentenceCase } from '../../list/options.ts';
import { NotLoaded } from '../../list/waiting-lines.tsx';
import { OrderPart } from '../../orders/order-part.tsx';
import { orderName } from '../../orders/order-text.ts';
import { PaymentBadge } from '../../orders/payment-state.tsx';

const CustomerData = lazyPart('Data protection', () => import('./customer-data.tsx'));

const pathOf = (id: string) => `/customers/${encodeURIComponent(id)}`;
const readCustomer = oneReader('customer', customerDetailsSchema);
const loadCustomer = async (id: string, signal: AbortSignal) =>
  readCustomer(await callAdmin(pathOf(id), { signal }));

interface CustomerDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

export function CustomerDialog({ id, onClose }: CustomerDialogProps) {
  const { opened: customer, isUnknown, ...query } = useOpenedRow('customer', id, undefined, loadCustomer);
  if (customer !== undefined)
    return (
      <Dialog isOpen size="page" title={customer.full_name || customer.email} onClose={onClose}>
        <Details customer={customer} onErased={onClose} />
      </Dialog>
    );
  return (
    <Dialog isOpen title={isUnknown ? 'Customer not found' : 'Customer'} onClose={onClose}>
      {isUnknown ? (
        <>
          <p>We don’t have this customer. Their orders may have been deleted.</p>
          <DialogActions>
            <Button kind="primary" onClick={onClose}>
              Show all customers
            </Button>
          </DialogActions>
        </>
      ) : (
        <NotLoaded query={query} count={6}>
          We couldn’t load the customer.
        </NotLoaded>
      )}
    </Dialog>
  );
}

interface DetailsProps {
  readonly customer: CustomerDetails;
  readonly onErased: () => void;
}

function Details({ customer, onErased }: DetailsProps) {
  const { email, phone, total_spent, created_at, has_account, gstins, addresses } = customer;
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
      <Orders email={email} />
      <div className="grid gap-4">
        <OrderPart title="Contact">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4 py-3">
            <Fact title="E-mail">
              <TextLink href={`mailto:${email}`}>{email}</TextLink>
            </Fact>
            {phone !== '' && (
              <Fact title="Phone">
                <TextLink href={`tel:${phone}`}>{phone}</TextLink>
              </Fact>
            )}
            <Fact title={has_account ? 'Account since' : 'Guest since'}>{formatLongDate(created_at)}</Fact>
            {total_spent !== undefined && (
              <Fact title="Total Spent">{formatRupees(rupees(total_spent))}</Fact>
            )}
            {gstins.length > 0 && <Fact title="GSTIN">{gstins.join(', ')}</Fact>}
          </dl>
        </OrderPart>
        <OrderPart title="Notes">
          <Notes customer={customer} />
        </OrderPart>
        <OrderPart title="Addresses">
          <ul className="grid gap-2 px-4 py-3">
            {addresses.map((address) => (
              <li key={address}>
                <bdi>{address}</bdi>
              </li>
            ))}
            {addresses.length === 0 && <li className="text-steel">No addresses yet</li>}
          </ul>
        </OrderPart>
        <CustomerData customer={customer} onErased={onErased} />
      </div>
    </div>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-steel">{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Notes({ customer }: { readonly customer: CustomerDetails }) {
  const saved = useRef(customer);
  const form = useEntityForm(
    {
      kind: 'customer',
      rowSchema: customerDetailsSchema,
      valuesOf: (present: CustomerDetails | null) => ({ notes: (present ?? customer).notes }),
      bodySchema: customerNotesSchema,
    },
    customer,
    {
      save: async (body, stored) => {
        const response = await callAdmin(pathOf(customer.id), {
          method: 'PUT',
          body: { ...body, version: stored?.version },
        });
        saved.current = readCustomer(response);
      },
      done: () => 'Customer updated successfully',
      failed: 'Failed to update customer',
    },
  );
  return <NoteForm form={form} name="notes" onSaved={() => form.restart(saved.current)} />;
}

const SHOWN = 20;

function Orders({ email }: { readonly email: string }) {
  const search = `search=${encodeURIComponent(email)}`;
  const { value, ...query } = useAdminQuery({
    kind: 'order',
    path: `/orders?${search}&limit=${SHOWN}`,
    read: (response) => readList(response, orderSchema),
  });
  return (
    <OrderPart title="Orders">
      <div className="px-4 py-2">
        {value === undefined ? (
          <NotLoaded query={query} count={4}>
            We couldn’t load the orders.
          </NotLoaded>
        ) : (
          <Table
            caption="Orders of this customer"
            captionHidden
            flush
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
              { title: 'Payment', render: (order) => <PaymentBadge order={order} /> },
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
    </OrderPart>
  );
}
