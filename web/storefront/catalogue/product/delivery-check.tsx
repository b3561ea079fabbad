import { type FormEvent, useState } from 'react';
import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { deliveryEstimate } from '../../../../domain/shipping/delivery.ts';
import { INVALID_PINCODE, isPincode } from '../../../../domain/shipping/pincode/pincode.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { PincodeField } from '../../shipping/pincode-field.tsx';
import { usePincodeNote } from '../../shipping/use-pincode-note.ts';

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
    <form className="delivery mt-5" noValidate onSubmit={check}>
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
            <p className="mt-3 font-bold">
              {estimate.state}, {estimate.pincode}
            </p>
            {note !== undefined && <p className="mt-1.5 text-sm text-steel">{note}</p>}
            <dl className="delivery-options mt-1 border-t-[1.5px] border-ink text-md">
              {estimate.options.map(({ method, label, days, charge }) => (
                <div
                  className="grid grid-cols-[1fr_1fr_auto] items-baseline gap-3 border-b border-line py-2"
                  key={method}
                >
                  <dt>{label}</dt>
                  <dd>{days}</dd>
                  <dd className="font-display text-lg font-heavy">{formatRupees(charge)}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-1.5 text-sm text-steel">
              Counted from dispatch. We dispatch within 1-2 business days.
            </p>
          </>
        )}
      </div>
    </form>
  );
}
