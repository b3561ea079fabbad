import type { SoldProduct } from '../../../../domain/catalogue/product.ts';
import type { Selection } from '../../../../domain/pricing/price.ts';
import { deliveryEstimate } from '../../../../domain/shipping/delivery.ts';
import { formatRupees } from '../../../../domain/text/format.ts';
import NotDelivered from '../../shipping/not-delivered.tsx';
import type { ShownPromise } from '../../shipping/promise-call.ts';
import { usePincodeNote } from '../../shipping/use-pincode-note.ts';

interface DeliveryAnswerProps {
  readonly pincode: string;
  /** Undefined until the shop has answered. */
  readonly promise: ShownPromise | undefined;
  readonly product: SoldProduct;
  readonly selection: Selection;
  readonly quantity: number;
}

export function DeliveryAnswer({ pincode, promise, product, selection, quantity }: DeliveryAnswerProps) {
  const note = usePincodeNote(pincode);
  const estimate = deliveryEstimate(pincode, [{ product, ...selection, quantity }]);
  if (estimate === null) return null;
  if (estimate.state === undefined) return <p className="mt-3 text-md text-amber">{note}</p>;
  return (
    <>
      <p className="mt-3 font-bold">
        {estimate.state}, {estimate.pincode}
      </p>
      {note !== undefined && <p className="mt-1.5 text-sm text-steel">{note}</p>}
      {promise?.refusal !== undefined ? (
        <NotDelivered refusal={promise.refusal} />
      ) : (
        <>
          <dl className="delivery-options mt-1 border-t-[1.5px] border-ink text-md">
            {estimate.options.map(({ method, label, days, charge }) => (
              <div
                className="grid grid-cols-[1fr_1fr_auto] items-baseline gap-3 border-b border-line py-2"
                key={method}
              >
                <dt>{label}</dt>
                <dd>{days}</dd>
                <dd className="font-display text-lg font-heavy">{formatRupees(charge)}</dd>
                {promise?.days[method] !== undefined && (
                  <dd className="col-span-full font-bold">{promise.days[method]}</dd>
                )}
              </div>
            ))}
          </dl>
          <p className="mt-1.5 text-sm text-steel">
            Counted from dispatch. We dispatch within 1-2 business days.
          </p>
        </>
      )}
    </>
  );
}
