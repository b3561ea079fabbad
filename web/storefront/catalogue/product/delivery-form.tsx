import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { INVALID_PINCODE, isPincode } from '../../../../domain/shipping/pincode/pincode.ts';
import { getPath } from '../../../api/response.ts';
import { readState, tabStorage } from '../../../storage/safe-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { PincodeField } from '../../shipping/pincode-field.tsx';
import { usePromise } from '../../shipping/use-promise.ts';
import { DeliveryAnswer } from './delivery-answer.tsx';

interface DeliveryFormProps {
  readonly product: SoldProduct;
  readonly selection: Selection;
  readonly quantity: number;
  /** The days, or that it is not delivered there. */
  readonly onAnswer: (answer: ReactNode) => void;
}

/** Freight and promised days to a pincode, shown before the cart, which remembers the pincode. */
export default function DeliveryForm({ onAnswer, ...sold }: DeliveryFormProps) {
  const [asked, setAsked] = useState<string>();
  const [remembered, setRemembered] = useState<string>();

  // Typed on another page of this visit.
  useEffect(() => {
    const pincode = getPath(readState(tabStorage, 'checkout-draft'), 'fields', 'pincode');
    if (typeof pincode !== 'string' || !isPincode(pincode)) return;
    setRemembered(pincode);
    setAsked(pincode);
  }, []);

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pincode = String(new FormData(event.currentTarget).get('pincode') ?? '');
    setAsked(pincode);
    if (isPincode(pincode))
      import('../../shipping/enter-pincode.ts').then(
        ({ enterPincode }) => enterPincode(pincode),
        () => undefined,
      );
  }

  const isWrong = asked !== undefined && !isPincode(asked);
  const pincode = isWrong ? '' : (asked ?? '');
  const promise = usePromise(pincode, [sold.product.id]);
  const refusal = promise?.refusal;
  const days = promise?.days.standard;
  // It is shown outside of this part, above it.
  useEffect(() => {
    if (pincode === '') return;
    if (refusal !== undefined) onAnswer(<b className="text-red">Not to {pincode}</b>);
    else onAnswer(days === undefined ? `To ${pincode}` : <b className="text-green">{days}</b>);
  }, [pincode, refusal, days, onAnswer]);

  return (
    <form className="delivery" noValidate onSubmit={check}>
      <PincodeField
        key={remembered}
        label="Delivery to your pincode"
        defaultValue={remembered}
        autoComplete="postal-code"
        enterKeyHint="done"
        error={isWrong ? INVALID_PINCODE : undefined}
        action={
          <Button type="submit" kind="dark" joined>
            Check
          </Button>
        }
      />
      <div role="status">
        {pincode !== '' && <DeliveryAnswer pincode={pincode} promise={promise} {...sold} />}
      </div>
    </form>
  );
}
