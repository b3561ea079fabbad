import { type FormEvent, useEffect, useState } from 'react';
import { pincodeDigits } from '../../../domain/pincode/typed-pincode.ts';
import { checkoutDraft, useDraft } from '../../stores/checkout-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

const PINCODE = /^[1-9]\d{5}$/;

/** Where the typed pincode lies; the postal ranges are loaded when there is one. */
export function useDetectedState(): string | undefined {
  const pincode = useDraft((draft) => draft.fields.pincode);
  const [found, setFound] = useState<{ pincode: string; state: string | undefined }>();
  useEffect(() => checkoutDraft.getState().readStorage(), []);
  useEffect(() => {
    if (!PINCODE.test(pincode)) return;
    import('../../../domain/pincode/pincode.ts').then(
      ({ stateForForm }) => setFound({ pincode, state: stateForForm(pincode) }),
      () => undefined,
    );
  }, [pincode]);
  return found?.pincode === pincode ? found.state : undefined;
}

/** The checkout finds the pincode, and its State, filled in. */
export function PincodeBox({ state }: { readonly state: string | undefined }) {
  const pincode = useDraft((draft) => draft.fields.pincode);
  const setFields = useDraft((draft) => draft.setFields);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (state !== undefined) setFields({ state });
  }, [state, setFields]);

  /** A whole pincode that is changed or cleared takes its State along: the checkout would go on taxing for it. */
  function enter(typed: string) {
    const isGone = PINCODE.test(pincode) && typed !== pincode;
    setFields(isGone ? { pincode: typed, state: '' } : { pincode: typed });
  }

  function check(event: FormEvent) {
    event.preventDefault();
    setError(PINCODE.test(pincode) ? undefined : 'Please enter a valid 6 digit pincode');
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
          enter(pincodeDigits(target.value));
        }}
        action={
          <Button kind="dark" type="submit">
            Check
          </Button>
        }
      />
      <p className="cart-state" role="status">
        {state ?? (
          <span className="muted">The tax is an estimate for Maharashtra until you enter a pincode.</span>
        )}
      </p>
    </form>
  );
}
