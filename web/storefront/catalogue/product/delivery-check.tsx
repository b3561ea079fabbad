import { type FormEvent, useState } from 'react';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { deliveryEstimate } from '../../../../domain/shipping/delivery.ts';
import { INVALID_PINCODE, isPincode } from '../../../../domain/shipping/pincode/pincode.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { PincodeField } from '../../shipping/pincode-field.tsx';
import { usePincodeNote } from '../../shipping/use-pincode-note.ts';
import './delivery-check.css';

interface DeliveryCheckProps {
  readonly product: SoldProduct;
  readonly selection: Selection;
  readonly quantity: number;
}

/**
 * The checkout's freight to a pincode, told before the cart, which remembers the pincode. It follows the selection and
 * the quantity.
 */
export function DeliveryCheck({ product, selection, quantity }: DeliveryCheckProps) {
  const [asked, setAsked] = useState<string>();
  const note = usePincodeNote(asked ?? '');
  const estimate =
    asked === undefined ? null : deliveryEstimate(asked, [{ product, ...selection, quantity }]);

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

  return (
    <form className="delivery" noValidate onSubmit={check}>
      <PincodeField
        label="Delivery to your pincode"
        autoComplete="postal-code"
        enterKeyHint="done"
        error={asked !== undefined && estimate === null ? INVALID_PINCODE : undefined}
        action={
          <Button type="submit" kind="dark" joined>
            Check
          </Button>
        }
      />
      <div role="status">
        {estimate !== null && (
          <>
            <p className="delivery-place">
              {estimate.state}, {estimate.pincode}
            </p>
            {note !== undefined && <p className="delivery-note">{note}</p>}
            <dl className="delivery-options">
              {estimate.options.map(({ method, label, days, charge }) => (
                <div key={method}>
                  <dt>{label}</dt>
                  <dd>{days}</dd>
                  <dd>{formatRupees(charge)}</dd>
                </div>
              ))}
            </dl>
            <p className="delivery-note">Counted from dispatch, which takes 1-2 business days.</p>
          </>
        )}
      </div>
    </form>
  );
}
