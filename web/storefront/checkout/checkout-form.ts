import type { Checked } from '../../../contract/check.ts';
import { type CheckoutForm, checkCheckout } from '../../../contract/orders/checkout.ts';
import { checkGstin } from '../../../domain/invoices/gstin.ts';
import { type Address, addressLine } from '../../../domain/shipping/address.ts';
import type { User } from '../../session/user-response.ts';
import type { FieldName, Fields } from './checkout-draft.ts';

/** What a browser fills into the address on several lines becomes one; the GSTIN is checked where there is one. */
export function checkForm(fields: Fields): Checked<CheckoutForm & { gstin: string | undefined }> {
  const address = fields.address.trim().replace(/[,\s]*[\r\n]+\s*/g, ', ');
  const checked = checkCheckout({ ...fields, address });
  const gstin = fields.gstin.trim() === '' ? undefined : checkGstin(fields.gstin);
  if (checked.ok && gstin?.ok !== false)
    return { ok: true, value: { ...checked.value, gstin: gstin?.gstin } };
  return {
    ok: false,
    errors: {
      ...(checked.ok ? {} : checked.errors),
      ...(gstin?.ok === false ? { gstin: gstin.message } : {}),
    },
  };
}

export function checkedAddress(form: CheckoutForm): Address {
  return {
    fullName: form.fullName,
    email: form.email,
    addressLine1: form.address,
    addressLine2: '',
    city: form.city,
    state: form.state,
    pinCode: form.pincode,
    phone: form.mobile,
  };
}

/** What the account knows, for fields in which nothing stands yet; its address only if it is where the pincode is. */
export function fieldsOfUser({ name, email, phone, addresses }: User, typedPincode: string): Partial<Fields> {
  const address = addresses.find(({ pinCode }) => typedPincode === '' || pinCode === typedPincode);
  return {
    fullName: address?.fullName || name,
    email: email ?? address?.email ?? '',
    mobile: phone ?? address?.phone ?? '',
    ...(address !== undefined && {
      address: addressLine(address.addressLine1, address.addressLine2),
      pincode: address.pinCode,
      city: address.city,
      state: address.state,
    }),
  };
}

const FIELD_OF: ReadonlyMap<string, FieldName> = new Map([
  ['fullName', 'fullName'],
  ['name', 'fullName'],
  ['email', 'email'],
  ['phone', 'mobile'],
  ['addressLine1', 'address'],
  ['address', 'address'],
  ['pinCode', 'pincode'],
  ['pincode', 'pincode'],
  ['city', 'city'],
  ['state', 'state'],
  ['gstin', 'gstin'],
]);

/** The shop's complaints at the fields they are about; one about anything else stands at the State. */
export function complaintsByField(
  complaints: ReadonlyMap<string, string>,
  message: string,
): Partial<Record<FieldName, string>> {
  const found = [...complaints].flatMap(([path, complaint]) => {
    const [, field = ''] = /^(?:(?:shippingAddress|billingAddress|customerInfo)\.)?(\w+)$/.exec(path) ?? [];
    const name = FIELD_OF.get(field);
    return name === undefined ? [] : [[name, complaint] as const];
  });
  return found.length === 0 ? { state: message } : Object.fromEntries(found);
}
