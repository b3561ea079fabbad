import { type ReactNode, useEffect } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox, Radio } from '../../ui/choice.tsx';
import { useStore } from '../frame/frame-context.ts';
import { useDraft } from './checkout-draft.ts';

/** Where the shop sells for cash alone there is nothing to choose. */
export function PaymentChoice() {
  const offersOnline = useStore()?.offersOnline !== false;
  const method = useDraft((draft) => draft.paymentMethod);
  const paysInPage = useDraft((draft) => draft.paysInPage);
  const choose = useDraft((draft) => draft.choose);
  useEffect(() => {
    if (!offersOnline) choose({ paymentMethod: 'cod' });
  }, [offersOnline, choose]);
  return (
    <fieldset className="rounded-sm border-[1.5px] border-edge">
      <legend className="sr-only">Payment method</legend>
      {offersOnline && (
        <PaymentOption value="online" name="Online payment" badge={<Badge tone="neutral">PhonePe</Badge>}>
          UPI, cards and net banking. You pay on PhonePe and come back here.
        </PaymentOption>
      )}
      {offersOnline && method === 'online' && (
        <Checkbox
          className="pr-4 pb-2 pl-13"
          label="Pay in a window on this page instead"
          checked={paysInPage}
          onChange={({ target }) => choose({ paysInPage: target.checked })}
        />
      )}
      <PaymentOption value="cod" name="Cash on delivery">
        Pay in cash or by UPI when your order arrives.
      </PaymentOption>
    </fieldset>
  );
}

interface PaymentOptionProps {
  readonly value: 'online' | 'cod';
  readonly name: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}

function PaymentOption({ value, name, badge, children }: PaymentOptionProps) {
  const method = useDraft((draft) => draft.paymentMethod);
  const choose = useDraft((draft) => draft.choose);
  return (
    <Radio
      tall
      className="px-4 py-1 not-first-of-type:border-t-[1.5px] not-first-of-type:border-line has-checked:bg-orange-tint has-checked:inset-ring-2 has-checked:inset-ring-ink"
      name="paymentMethod"
      value={value}
      checked={method === value}
      onChange={() => choose({ paymentMethod: value })}
      label={
        <span className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1">
          <b className="lettering text-xl">{name}</b>
          {badge}
          <span className="basis-full text-md text-graphite">{children}</span>
        </span>
      }
    />
  );
}
