import type { CheckoutForm } from '../../../contract/orders/checkout.ts';
import { type Address, addressLine } from '../../../domain/shipping/address.ts';
import { stateForForm } from '../../../domain/shipping/pincode/pincode.ts';
import type { CheckedFormState } from '../accounts/use-checked-form.ts';
import { selectSuggested } from './select-suggested.ts';

type Form = Pick<CheckedFormState<CheckoutForm>, 'field' | 'watch' | 'getValues' | 'setValue'>;

/** What a form gives to `AddressFields`. A whole pincode fills in the State, and the city where none was typed. */
export function addressProps({ field, watch, getValues, setValue }: Form) {
  const fillFrom = async (digits: string) => {
    const found = stateForForm(digits);
    if (found === undefined) return;
    setValue('state', found);
    const { cityOfPincode } = await import('../../../domain/shipping/pincode/city.ts');
    const suggested = cityOfPincode(digits) ?? '';
    if (getValues('city').trim() === '') setValue('city', suggested);
    selectSuggested('city', suggested);
  };
  return {
    field,
    pincode: watch('pincode') ?? '',
    onPincode: (digits: string) => void fillFrom(digits).catch(() => undefined),
  };
}

/** By the names of the fields. */
export function addressFieldsOf(address: Partial<Address>) {
  const { fullName = '', email = '', phone = '', pinCode = '', city = '', state = '' } = address;
  const line = addressLine(address.addressLine1 ?? '', address.addressLine2 ?? '');
  return { fullName, email, mobile: phone, address: line, pincode: pinCode, city, state };
}
