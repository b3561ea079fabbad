import { useEffect, useRef } from 'react';
import { Field } from '../../ui/field.tsx';
import { GstinHint } from '../orders/gstin-hint.tsx';
import { AddressFields } from '../shipping/address-fields.tsx';
import { enterPincode, fillPlace } from '../shipping/enter-pincode.ts';
import { type FieldName, useDraft } from './checkout-draft.ts';

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

interface CheckoutAddressProps {
  /** `SMS and WhatsApp`, where the shop sends more than mails. */
  readonly updatesBy: string | undefined;
  readonly errors: FieldErrors;
  readonly onChanged: (name: FieldName) => void;
  readonly onLeft: (name: FieldName) => void;
}

export function CheckoutAddress({ updatesBy, errors, onChanged, onLeft }: CheckoutAddressProps) {
  const fields = useDraft((draft) => draft.fields);
  const setFields = useDraft((draft) => draft.setFields);
  const isReady = useDraft((draft) => draft.isReady);
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
      if (name === 'pincode') onChanged('state');
      else setFields({ [name]: target.value });
    },
    onBlur: () => onLeft(name),
  });

  return (
    <div className="grid gap-4">
      <AddressFields
        field={bind}
        pincode={fields.pincode}
        onPincode={(digits) => void enterPincode(digits, () => !isCityTyped.current)}
        isTall
        mobileHint={updatesBy && `Updates about your order also come by ${updatesBy}.`}
      />
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
  );
}
