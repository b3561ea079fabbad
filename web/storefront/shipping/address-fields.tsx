import type { ChangeEventHandler, FocusEventHandler, RefCallback } from 'react';
import type { CheckoutForm } from '../../../contract/orders/checkout.ts';
import { STATE_NAMES } from '../../../domain/shipping/states.ts';
import { EmailField, Field, PhoneField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { PincodeField } from './pincode-field.tsx';
import { usePincodeNote } from './use-pincode-note.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What ties a field to its form. */
interface BoundField {
  readonly name: string;
  readonly error: string | undefined;
  readonly value?: string;
  readonly required?: boolean;
  readonly ref?: RefCallback<Control>;
  readonly onChange: ChangeEventHandler<Control>;
  readonly onBlur: FocusEventHandler<Control>;
}

interface AddressFieldsProps {
  readonly field: (name: keyof CheckoutForm) => BoundField;
  readonly pincode: string;
  readonly onPincode: (digits: string) => void;
  /** An account's address book does without: the account has one. */
  readonly withEmail?: boolean;
  /** The street has two lines. */
  readonly isTall?: boolean;
  readonly mobileHint?: string | undefined;
}

const STATE_OPTIONS = STATE_NAMES.map((name) => ({ value: name, label: name }));

/** The fields that `checkCheckout` reads. */
export function AddressFields(props: AddressFieldsProps) {
  const { field, pincode, onPincode, withEmail = true, isTall = false, mobileHint } = props;
  const note = usePincodeNote(pincode);
  const street = {
    ...field('address'),
    label: 'Address',
    autoComplete: 'street-address',
    enterKeyHint: 'next',
  } as const;
  return (
    <div className="grid min-w-0 gap-4 sm:grid-cols-6">
      <div className="sm:col-span-full">
        <Field {...field('fullName')} label="Full name" autoComplete="name" enterKeyHint="next" />
      </div>
      {withEmail && (
        <div className="sm:col-span-3">
          <EmailField {...field('email')} autoCapitalize="none" enterKeyHint="next" spellCheck={false} />
        </div>
      )}
      <div className={withEmail ? 'sm:col-span-3' : 'sm:col-span-full'}>
        <PhoneField
          {...field('mobile')}
          label="Mobile"
          hint={mobileHint}
          autoComplete="tel-national"
          enterKeyHint="next"
          maxLength={30}
        />
      </div>
      <div className="sm:col-span-full">
        {isTall ? <Field {...street} multiline rows={2} /> : <Field {...street} />}
      </div>
      <div className="sm:col-span-2">
        <PincodeField
          {...field('pincode')}
          label="Pincode"
          autoComplete="postal-code"
          enterKeyHint="next"
          onDigits={onPincode}
        />
      </div>
      <div className="sm:col-span-2">
        <Field {...field('city')} label="City" autoComplete="address-level2" enterKeyHint="next" />
      </div>
      <div className="sm:col-span-2">
        <Select
          {...field('state')}
          label="State"
          autoComplete="address-level1"
          placeholder="Choose a state"
          options={STATE_OPTIONS}
          hint={note}
        />
      </div>
    </div>
  );
}
