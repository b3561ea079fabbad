import { useEffect, useState } from 'react';
import { type Customer, customerListResponse } from '../../../../contract/accounts/customer.ts';
import { orderSchema } from '../../../../contract/orders/order.ts';
import type { Address } from '../../../../domain/shipping/address.ts';
import { Field } from '../../../ui/field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { useAdminQuery } from '../../data/use-admin-query.ts';
import { readList } from '../../list/list-response.ts';

const SHOWN = 5;
const LEAST_LETTERS = 3;
const PAUSE_MS = 250;

/** Finds somebody who has ordered before; their last address is filled in below. */
export function FindCustomer({ onChoose }: { readonly onChoose: (customer: Partial<Address>) => void }) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const isAsked = search.length >= LEAST_LETTERS;
  const { value: found, isFailed } = useAdminQuery({
    kind: 'customer',
    path: isAsked ? `/customers?limit=${SHOWN}&search=${encodeURIComponent(search)}` : null,
    read: (response) => customerListResponse.parse(response).data,
  });
  const choose = async (customer: Customer) => {
    setTyped('');
    try {
      onChoose(await addressOf(customer));
    } catch {
      showToast({ kind: 'error', text: 'We couldn’t load the customer’s last address' });
    }
  };

  return (
    <div className="mb-4 grid gap-2">
      <Field
        label="Ordered before?"
        name="findCustomer"
        type="search"
        autoComplete="off"
        value={typed}
        hint={
          isFailed
            ? 'We couldn’t search. Please enter the address below.'
            : 'Search by name, phone or e-mail to fill in the address.'
        }
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter looks for a customer; it does not send the order.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setSearch(typed.trim());
        }}
      />
      <ul className="grid gap-1 empty:hidden" aria-label="Customers found">
        {isAsked &&
          typed !== '' &&
          found?.map((customer) => (
            <li key={customer.id}>
              <button
                type="button"
                className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-3 rounded-sm border border-mist bg-paper px-3 py-1.5 text-left text-sm hover:border-ink"
                onClick={() => void choose(customer)}
              >
                <b className="font-bold">
                  <bdi>{customer.full_name}</bdi>
                </b>
                <span className="wrap-anywhere text-steel">
                  {[customer.phone, customer.email, customer.city].filter(Boolean).join(', ')}
                </span>
              </button>
            </li>
          ))}
      </ul>
      <p className="text-sm text-steel empty:hidden" role="status">
        {isAsked &&
          typed !== '' &&
          found?.length === 0 &&
          'No customer found. Please enter the address below.'}
      </p>
    </div>
  );
}

/** The last order has the street, which the list of customers does not. */
async function addressOf(customer: Customer): Promise<Partial<Address>> {
  const { full_name: fullName, email, phone, city, state, pincode: pinCode } = customer;
  const known = { fullName, email, phone, city, state, pinCode };
  if (customer.orders_count === 0) return known;
  const response = await callAdmin(`/orders?limit=1&search=${encodeURIComponent(email || phone)}`);
  const address = readList(response, orderSchema).rows[0]?.shipping_address;
  if (address === undefined) return known;
  return {
    ...known,
    fullName: address.fullName || fullName,
    phone: address.phone || phone,
    addressLine1: address.address,
    city: address.city,
    state: address.state,
    pinCode: address.pinCode,
  };
}
