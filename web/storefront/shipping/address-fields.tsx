import type { CheckoutForm } from '../../../contract/orders/checkout.ts';
import { type Address, addressLine } from '../../../domain/shipping/address.ts';
import { stateForForm } from '../../../domain/shipping/pincode/pincode.ts';
import { STATE_NAMES } from '../../../domain/shipping/states.ts';
import { EmailField, Field, PhoneField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { CheckedFormState } from '../accounts/use-checked-form.ts';
import { PincodeField } from './pincode-field.tsx';
import { selectSuggested } from './select-suggested.ts';
import { usePincodeNote } from './use-pincode-note.ts';

interface AddressFieldsProps
  extends Pick<CheckedFormState<CheckoutForm>, 'field' | 'watch' | 'getValues' | 'setValue'> {
  /** An account's address book does without: the account has one. */
  readonly withEmail?: boolean;
}

/** The fields that `checkCheckout` reads. A whole pincode fills in the State, and the city where none was typed. */
export function AddressFields({ field, watch, getValues, setValue, withEmail = true }: AddressFieldsProps) {
  const note = usePincodeNote(watch('pincode') ?? '');

  const fillFrom = async (digits: string) => {
    const found = stateForForm(digits);
    if (found === undefined) return;
    setValue('state', found);
    const { cityOfPincode } = await import('../../../domain/shipping/pincode/city.ts');
    const suggested = cityOfPincode(digits) ?? '';
    if (getValues('city').trim() === '') setValue('city', suggested);
    selectSuggested('city', suggested);
  };

  return (
    <div className="grid min-w-0 gap-4">
      <Field label="Full name" {...field('fullName')} autoComplete="shipping name" />
      <div className={`grid min-w-0 gap-4 ${withEmail ? 'sm:grid-cols-2' : ''}`}>
        {withEmail && <EmailField {...field('email')} autoCapitalize="none" />}
        <PhoneField label="Mobile" {...field('mobile')} autoComplete="shipping tel" />
      </div>
      <Field label="Address" {...field('address')} autoComplete="shipping street-address" />
      <div className="grid min-w-0 gap-4 sm:grid-cols-3">
        <PincodeField
          label="Pincode"
          {...field('pincode')}
          autoComplete="shipping postal-code"
          onDigits={(digits) => void fillFrom(digits).catch(() => undefined)}
        />
        <Field label="City" {...field('city')} autoComplete="shipping address-level2" />
        <Select
          label="State"
          {...field('state')}
          autoComplete="shipping address-level1"
          placeholder="Choose a state"
          hint={note}
          options={STATE_NAMES.map((name) => ({ value: name, label: name }))}
        />
      </div>
    </div>
  );
}

/** By the names of the fields. */
export function addressFieldsOf(address: Partial<Address>) {
  const { fullName = '', email = '', phone = '', pinCode = '', city = '', state = '' } = address;
  const line = addressLine(address.addressLine1 ?? '', address.addressLine2 ?? '');
  return { fullName, email, mobile: phone, address: line, pincode: pinCode, city, state };
}
