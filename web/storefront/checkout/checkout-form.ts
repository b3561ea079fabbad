import type { User } from '../../../contract/accounts/user.ts';
import type { Checked } from '../../../contract/check.ts';
import { type CheckoutForm, checkCheckout } from '../../../contract/orders/checkout.ts';
import { checkGstin } from '../../../domain/invoices/gstin.ts';
import { type Address, addressLine } from '../../../domain/shipping/address.ts';
import type { FieldErrors } from '../../api/field-errors.ts';
import type { FieldName, Fields } from './checkout-draft.ts';

export interface CheckedForm extends CheckoutForm {
  /** Of a business that wants it on its invoice. */
  readonly gstin: string | undefined;
}

/** An address that a browser fills in on several lines becomes one line; the GSTIN is checked where there is one. */
export function checkForm(fields: Partial<Fields>): Checked<CheckedForm> {
  const address = fields.address?.trim().replace(/[,\s]*[\r\n]+\s*/g, ', ');
  const checked = checkCheckout({ ...fields, address });
  const gstin = fields.gstin?.trim() ? checkGstin(fields.gstin) : undefined;
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

export function addressOfForm(form: CheckoutForm): Address {
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

/** What the account knows. Its address only where it has the pincode that was entered, if any was. */
export function fieldsOfUser(
  { name, email, phone, addresses }: Pick<User, 'name' | 'email' | 'phone' | 'addresses'>,
  enteredPincode: string,
): Partial<Fields> {
  const address = addresses.find(({ pinCode }) => enteredPincode === '' || pinCode === enteredPincode);
  return {
    fullName: address?.fullName || name,
    email,
    mobile: phone ?? address?.phone ?? '',
    ...(address !== undefined && {
      address: addressLine(address.addressLine1, address.addressLine2),
      pincode: address.pinCode,
      city: address.city,
      state: address.state,
    }),
  };
}

/** By the request's field. */
const FORM_FIELDS: ReadonlyMap<string, FieldName> = new Map([
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

/** What the server says about the request's fields, by the form's fields; anything else stands at the State. */
export function formErrors(requestErrors: FieldErrors, message: string): Partial<Record<FieldName, string>> {
  const found = Object.entries(requestErrors).flatMap(([path, error]) => {
    const [, field = ''] = /^(?:(?:shippingAddress|billingAddress|customerInfo)\.)?(\w+)$/.exec(path) ?? [];
    const name = FORM_FIELDS.get(field);
    return name === undefined ? [] : [[name, error] as const];
  });
  return found.length === 0 ? { state: message } : Object.fromEntries(found);
}
