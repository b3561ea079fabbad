import { type FormEvent, useEffect, useState } from 'react';
import { pincodeDigits } from '../../../domain/shipping/pincode/pincode-digits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { checkoutDraft, useDraft } from '../checkout/checkout-draft.ts';
import { enterPincode, fillPlace, isWhole } from '../shipping/enter-pincode.ts';
import { usePincodeNote } from '../shipping/use-pincode-note.ts';

/** Where the cart goes: the State of the pincode that was typed here, on a product's page or at the checkout. */
export function useDestination(): string | undefined {
  const { pincode, state } = useDraft((draft) => draft.fields);
  return isWhole(pincode) && state !== '' ? state : undefined;
}

/** The checkout finds the pincode, its State and its city filled in. */
export function PincodeBox() {
  const pincode = useDraft((draft) => draft.fields.pincode);
  const state = useDestination();
  const note = usePincodeNote(pincode);
  const [error, setError] = useState<string>();

  // The pincode is in the tab's storage, which the server does not have.
  useEffect(() => {
    checkoutDraft.getState().readStorage();
    void fillPlace();
  }, []);

  function check(event: FormEvent) {
    event.preventDefault();
    setError(isWhole(pincode) ? undefined : 'Please enter a valid 6 digit pincode');
  }

  return (
    <form noValidate onSubmit={check}>
      <Field
        label="Deliver to pincode"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="done"
        value={pincode}
        error={error}
        onChange={({ target }) => {
          setError(undefined);
          void enterPincode(pincodeDigits(target.value));
        }}
        action={
          <Button kind="dark" type="submit" joined>
            Check
          </Button>
        }
      />
      <p className="mt-1.5 text-sm font-semibold text-green" role="status">
        {note !== undefined ? (
          <span className="text-amber">{note}</span>
        ) : (
          (state ?? (
            <span className="font-normal text-steel">
              Enter your pincode. Until then, tax is estimated for Maharashtra.
            </span>
          ))
        )}
      </p>
    </form>
  );
}
