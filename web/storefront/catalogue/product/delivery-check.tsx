import { type FormEvent, useEffect, useState } from 'react';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { INVALID_PINCODE, isPincode } from '../../../../domain/shipping/pincode/pincode.ts';
import { getPath } from '../../../api/response.ts';
import { readState, tabStorage } from '../../../storage/safe-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PincodeField } from '../../shipping/pincode-field.tsx';

const DeliveryAnswer = lazyPart('The delivery to your pincode', () => import('./delivery-answer.tsx'));

interface DeliveryCheckProps {
  readonly product: SoldProduct;
  readonly selection: Selection;
  readonly quantity: number;
}

/** Freight and promised days to a pincode, shown before the cart, which remembers the pincode. */
export function DeliveryCheck(sold: DeliveryCheckProps) {
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
  return (
    <form className="delivery mt-5" noValidate onSubmit={check}>
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
        {asked !== undefined && !isWrong && <DeliveryAnswer pincode={asked} {...sold} />}
      </div>
    </form>
  );
}
