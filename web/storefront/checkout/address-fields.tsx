import { useEffect, useRef } from 'react';
import { pincodeDigits } from '../../../domain/shipping/pincode/pincode-digits.ts';
import { STATE_NAMES } from '../../../domain/shipping/states.ts';
import { EmailField, Field, PhoneField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { GstinHint } from '../orders/gstin-hint.tsx';
import { enterPincode, fillPlace } from '../shipping/enter-pincode.ts';
import { usePincodeNote } from '../shipping/use-pincode-note.ts';
import { type FieldName, useDraft } from './checkout-draft.ts';

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

interface AddressFieldsProps {
  /** `SMS and WhatsApp`, where the shop sends more than mails. */
  readonly updatesBy: string | undefined;
  readonly errors: FieldErrors;
  readonly onChanged: (name: FieldName) => void;
  readonly onLeft: (name: FieldName) => void;
}

const STATE_OPTIONS = STATE_NAMES.map((name) => ({ value: name, label: name }));

export function AddressFields({ updatesBy, errors, onChanged, onLeft }: AddressFieldsProps) {
  const fields = useDraft((draft) => draft.fields);
  const setFields = useDraft((draft) => draft.setFields);
  const isReady = useDraft((draft) => draft.isReady);
  const note = usePincodeNote(fields.pincode);
  /** A city that the shopper has typed is not replaced by the pincode's. */
  const isCityTyped = useRef(false);

  // The stored pincode may have come without its place.
  useEffect(() => {
    if (isReady) void fillPlace(() => !isCityTyped.current);
  }, [isReady]);

  const bind = (name: FieldName) => ({
    name,
    value: fields[name],
    error: errors[name],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => {
      onChanged(name);
      if (name === 'city') isCityTyped.current = true;
      if (name !== 'pincode') return setFields({ [name]: target.value });
      void enterPincode(pincodeDigits(target.value), () => !isCityTyped.current);
      onChanged('state');
    },
    onBlur: () => onLeft(name),
  });

  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-full">
        <Field {...bind('fullName')} label="Full name" autoComplete="name" enterKeyHint="next" />
      </div>
      <div className="sm:col-span-3">
        <EmailField {...bind('email')} enterKeyHint="next" spellCheck={false} />
      </div>
      <div className="sm:col-span-3">
        <PhoneField
          {...bind('mobile')}
          label="Mobile"
          hint={updatesBy && `Updates about your order also come by ${updatesBy}.`}
          autoComplete="tel-national"
          enterKeyHint="next"
          maxLength={30}
        />
      </div>
      <div className="sm:col-span-full">
        <Field
          {...bind('address')}
          label="Address"
          multiline
          rows={2}
          autoComplete="street-address"
          enterKeyHint="next"
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          {...bind('pincode')}
          label="Pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
        />
      </div>
      <div className="sm:col-span-2">
        <Field {...bind('city')} label="City" autoComplete="address-level2" enterKeyHint="next" />
      </div>
      <div className="sm:col-span-2">
        <Select
          {...bind('state')}
          label="State"
          autoComplete="address-level1"
          placeholder="Choose a state"
          options={STATE_OPTIONS}
          hint={note}
        />
      </div>
      <div className="sm:col-span-full">
        <Field
          {...bind('gstin')}
          label="GSTIN"
          optional
          required={false}
          hint={
            <GstinHint gstin={fields.gstin} state={fields.state}>
              Add it if you need a GST invoice for your business.
            </GstinHint>
          }
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={20}
        />
      </div>
    </div>
  );
}
