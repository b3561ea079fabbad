import type { Address } from '../../../../domain/shipping/address.ts';
import { Panel } from '../../panel.tsx';
import { AddressLines } from '../../shipping/address-lines.tsx';
import type { ShownOrder } from '../order-response.ts';

/** Full name, line 1, city, state, pin code and e-mail, plus line 2 and phone where there are such. */
export function OrderAddress({ address }: { readonly address: Address }) {
  const { fullName, addressLine1, addressLine2, city, state, pinCode, phone, email } = address;
  const place = [city, state].filter(Boolean).join(', ');
  const lines = [addressLine1, addressLine2, `${place} ${pinCode}`.trim(), phone, email];
  return <AddressLines fullName={fullName} lines={lines} />;
}

export function ShippingAddress({ order }: { readonly order: Pick<ShownOrder, 'shippingAddress'> }) {
  if (order.shippingAddress === undefined) return null;
  return (
    <Panel title="Shipping address">
      <OrderAddress address={order.shippingAddress} />
    </Panel>
  );
}
