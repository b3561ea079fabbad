import type { Paise } from '../../../domain/pricing/money.ts';
import { type ShippingMethod, shippingOptions } from '../../../domain/shipping/freight.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Radio, RadioGroup } from '../../ui/choice.tsx';
import { useDraft } from './checkout-draft.ts';

interface DeliveryChoiceProps {
  readonly freight: Paise;
  /** The promised days, once the pincode is known. */
  readonly days: Readonly<Partial<Record<ShippingMethod, string>>> | undefined;
}

/** Standard or express, each with its days after dispatch, its promised days and its price. */
export function DeliveryChoice({ freight, days: promised }: DeliveryChoiceProps) {
  const chosen = useDraft((draft) => draft.shippingMethod);
  const choose = useDraft((draft) => draft.choose);
  return (
    <RadioGroup
      legend={<span className="font-body text-md font-semibold [word-spacing:normal]">Delivery</span>}
    >
      {shippingOptions(freight).map(({ method, label, days, charge }) => (
        <Radio
          key={method}
          name="shippingMethod"
          value={method}
          checked={chosen === method}
          onChange={() => choose({ shippingMethod: method })}
          label={
            <span className="flex items-baseline justify-between gap-3">
              <span>
                {label} <span className="text-steel">{days}</span>
                {promised?.[method] !== undefined && <b className="block">{promised[method]}</b>}
              </span>
              <b className="lettering text-lg font-bold">{formatRupees(charge)}</b>
            </span>
          }
        />
      ))}
    </RadioGroup>
  );
}
