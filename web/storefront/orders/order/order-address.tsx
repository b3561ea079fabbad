import type { Address } from '../../../../domain/shipping/address.ts';

/** Full name, line 1, city, state, pin code and e-mail, plus line 2 and phone where there are such. */
export function OrderAddress({ address }: { readonly address: Address }) {
  const { fullName, addressLine1, addressLine2, city, state, pinCode, phone, email } = address;
  const place = [city, state].filter(Boolean).join(', ');
  const lines = [addressLine1, addressLine2, `${place} ${pinCode}`.trim(), phone, email].filter(Boolean);
  return (
    <address className="grid text-md leading-normal not-italic wrap-anywhere">
      <b>{fullName}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
