import type { Address } from '../../../../domain/shipping/address.ts';
import { AddressLines } from '../../shipping/address-lines.tsx';

/** Full name, line 1, city, state, pin code and e-mail, plus line 2 and phone where there are such. */
export function OrderAddress({ address }: { readonly address: Address }) {
  const { fullName, addressLine1, addressLine2, city, state, pinCode, phone, email } = address;
  const place = [city, state].filter(Boolean).join(', ');
  const lines = [addressLine1, addressLine2, `${place} ${pinCode}`.trim(), phone, email];
  return <AddressLines fullName={fullName} lines={lines} />;
}
