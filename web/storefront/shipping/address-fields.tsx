import { useState } from 'react';
import type { Address } from '../../../domain/shipping/address.ts';
import { stateForForm } from '../../../domain/shipping/pincode/pincode.ts';
import { STATE_NAMES } from '../../../domain/shipping/states.ts';
import type { FieldErrors } from '../../api/field-errors.ts';
import { EmailField, Field, PhoneField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { PincodeField } from './pincode-field.tsx';
import { selectSuggested } from './select-suggested.ts';
import { usePincodeNote } from './use-pincode-note.ts';

interface AddressFieldsProps {
  readonly start?: Partial<Address> | undefined;
  readonly errors: FieldErrors;
  /** An account's address book does without: the account has one. */
  readonly withEmail?: boolean;
  readonly onState?: ((state: string) => void) | undefined;
}

/** The fields that `checkCheckout` reads. A whole pincode fills in the State, and the city where none was typed. */
export function AddressFields({ start = {}, errors, withEmail = true, onState }: AddressFieldsProps) {
  const [pincode, setPincode] = useState(start.pinCode ?? '');
  const note = usePincodeNote(pincode);
  const [city, setCity] = useState(start.city ?? '');
  const [state, setState] = useState(start.state ?? '');

  const choose = (name: string) => {
    setState(name);
    onState?.(name);
  };
  const fillFrom = async (digits: string) => {
    const found = stateForForm(digits);
    if (found === undefined) return;
    choose(found);
    const { cityOfPincode } = await import('../../../domain/shipping/pincode/city.ts');
    const suggested = cityOfPincode(digits) ?? '';
    setCity((typed) => (typed.trim() === '' ? suggested : typed));
    selectSuggested('city', suggested);
  };

  return (
    <div className="grid min-w-0 gap-4">
      <Field
        label="Full name"
        name="fullName"
        autoComplete="shipping name"
        defaultValue={start.fullName ?? ''}
        error={errors.fullName}
      />
      <div className={`grid min-w-0 gap-4 ${withEmail ? 'sm:grid-cols-2' : ''}`}>
        {withEmail && (
          <EmailField autoCapitalize="none" defaultValue={start.email ?? ''} error={errors.email} />
        )}
        <PhoneField
          label="Mobile"
          name="mobile"
          autoComplete="shipping tel"
          defaultValue={start.phone ?? ''}
          error={errors.mobile}
        />
      </div>
      <Field
        label="Address"
        name="address"
        autoComplete="shipping street-address"
        defaultValue={[start.addressLine1, start.addressLine2].filter(Boolean).join(', ')}
        error={errors.address}
      />
      <div className="grid min-w-0 gap-4 sm:grid-cols-3">
        <PincodeField
          label="Pincode"
          autoComplete="shipping postal-code"
          defaultValue={start.pinCode ?? ''}
          error={errors.pincode}
          onDigits={(digits) => {
            setPincode(digits);
            void fillFrom(digits).catch(() => undefined);
          }}
        />
        <Field
          label="City"
          name="city"
          autoComplete="shipping address-level2"
          value={city}
          error={errors.city}
          onChange={({ target }) => setCity(target.value)}
        />
        <Select
          label="State"
          name="state"
          autoComplete="shipping address-level1"
          placeholder="Choose a state"
          value={state}
          error={errors.state}
          hint={note}
          options={STATE_NAMES.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
    </div>
  );
}
