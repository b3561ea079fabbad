import { useEffect, useState } from 'react';
import { type Customer, customerListResponse } from '../../../../contract/accounts/customer.ts';
import { orderSchema } from '../../../../contract/orders/order.ts';
import type { Address } from '../../../../domain/shipping/address.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { callAdmin } from '../../admin-call.ts';
import { type AdminQuery, useAdminQuery } from '../../data/use-admin-query.ts';
import { readList } from '../../list/list-response.ts';

const SHOWN = 5;
const LEAST_LETTERS = 3;
const PAUSE_MS = 250;

/** Finds somebody who has ordered before; their last address is filled in below. */
export function FindCustomer({ onChoose }: { readonly onChoose: (customer: Partial<Address>) => void }) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const words = typed.trim();
  useEffect(() => {
    const timer = setTimeout(() => setSearch(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const found = useAdminQuery({
    kind: 'customer',
    path:
      search.length < LEAST_LETTERS ? null : `/customers?limit=${SHOWN}&search=${encodeURIComponent(search)}`,
    read: (response) => customerListResponse.parse(response).data,
  });
  // Enter takes the first one, so none is offered that belongs to other words.
  const isCurrent = search === words && search.length >= LEAST_LETTERS;
  const choose = async (customer: Customer) => {
    setTyped('');
    try {
      onChoose(await addressOf(customer));
    } catch {
      showToast({ kind: 'error', text: 'We couldn’t load the customer’s last address' });
    }
  };

  return (
    <div className="mb-4">
      <Combobox
        label="Ordered before?"
        name="findCustomer"
        hint="Search by name, phone or e-mail to fill in the address."
        text={typed}
        options={isCurrent ? (found.value ?? []) : []}
        listLabel="Customers found"
        message={messageOf(words, isCurrent ? found : undefined)}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onType={setTyped}
        onChoose={(customer) => void choose(customer)}
      >
        {(customer) => (
          <div className="flex min-h-11 flex-wrap content-center items-center gap-x-3 px-3 py-1.5 text-sm">
            <b className="font-bold">
              <bdi>{customer.full_name}</bdi>
            </b>
            <span className="wrap-anywhere text-steel">
              {[customer.phone, customer.email, customer.city].filter(Boolean).join(', ')}
            </span>
          </div>
        )}
      </Combobox>
    </div>
  );
}

function messageOf(words: string, found: AdminQuery<Customer[]> | undefined): string | undefined {
  if (words.length < LEAST_LETTERS) return `Type at least ${LEAST_LETTERS} letters or digits.`;
  if (found?.isFailed) return 'We couldn’t search. Please enter the address below.';
  if (found?.value === undefined) return 'Searching…';
  return found.value.length > 0 ? undefined : 'No customer found. Please enter the address below.';
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
