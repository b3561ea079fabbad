import { type ReactNode, useEffect } from 'react';
import { type CashRules, checkCash, offersPartPayment } from '../../../domain/orders/cash-rules.ts';
import {
  advanceOf,
  type PaymentChoice as Choice,
  partPaymentName,
} from '../../../domain/orders/part-payment.ts';
import { type Paise, subtract, ZERO } from '../../../domain/pricing/money.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox, Radio } from '../../ui/choice.tsx';
import { useStore } from '../frame/frame-context.ts';
import { useDraft } from './checkout-draft.ts';

interface PaymentChoiceProps {
  /** Undefined until the cart is known. */
  readonly total: Paise | undefined;
  readonly rules: CashRules;
}

/** Where the shop sells for cash alone there is nothing to choose. */
export function PaymentChoice({ total, rules }: PaymentChoiceProps) {
  const offersOnline = useStore()?.offersOnline !== false;
  const offersPart = offersPartPayment(rules, { offersOnline });
  const method = useDraft((draft) => draft.paymentMethod);
  const choose = useDraft((draft) => draft.choose);
  const why = useCashRefusal(total, rules, offersOnline);
  // The draft may know a method that the shop has stopped to offer.
  useEffect(() => {
    if (!offersOnline || (method === 'part' && !offersPart)) choose({ paymentMethod: 'cod' });
  }, [offersOnline, offersPart, method, choose]);
  return (
    <fieldset className="rounded-sm border-[1.5px] border-edge">
      <legend className="sr-only">Payment method</legend>
      {offersOnline && (
        <PaymentOption value="online" name="Online payment" badge={<PhonePe />}>
          UPI, cards and net banking. You pay on PhonePe and come back here.
        </PaymentOption>
      )}
      {offersOnline && method === 'online' && <InPage />}
      {offersPart && (
        <PaymentOption
          value="part"
          name={partPaymentName(rules.advancePercent)}
          badge={<PhonePe />}
          refusal={why('part')}
        >
          {partWords(total, rules)}
        </PaymentOption>
      )}
      {offersPart && method === 'part' && <InPage />}
      <PaymentOption value="cod" name="Cash on delivery" refusal={why('cod')}>
        Pay in cash or by UPI when your order arrives.
      </PaymentOption>
    </fieldset>
  );
}

function InPage() {
  const paysInPage = useDraft((draft) => draft.paysInPage);
  const choose = useDraft((draft) => draft.choose);
  return (
    <Checkbox
      className="pr-4 pb-2 pl-13"
      label="Pay in a window on this page instead"
      checked={paysInPage}
      onChange={({ target }) => choose({ paysInPage: target.checked })}
    />
  );
}

const PhonePe = () => <Badge tone="neutral">PhonePe</Badge>;

/** Why cash, or an advance, is not offered to this pincode, State or amount; undefined where it is. */
function useCashRefusal(total: Paise | undefined, rules: CashRules, offersOnline: boolean) {
  const pinCode = useDraft((draft) => draft.fields.pincode);
  const state = useDraft((draft) => draft.fields.state);
  return (choice: 'part' | 'cod'): string | undefined => {
    const order = { total: total ?? ZERO, isPartPayment: choice === 'part', pinCode, state };
    const checked = checkCash(order, rules, { offersOnline });
    return checked.ok ? undefined : checked.message;
  };
}

function partWords(total: Paise | undefined, { advancePercent }: CashRules): string {
  if (total === undefined) return 'The advance by UPI, card or net banking, the rest in cash on delivery.';
  const advance = advanceOf(total, advancePercent);
  return `${formatRupees(advance)} now by UPI, card or net banking, and ${formatRupees(
    subtract(total, advance),
  )} in cash when your order arrives.`;
}

interface PaymentOptionProps {
  readonly value: Choice;
  readonly name: string;
  readonly badge?: ReactNode;
  /** Why it cannot be chosen now. It stays chosen where it was, and the summary says what to do. */
  readonly refusal?: string | undefined;
  readonly children: ReactNode;
}

function PaymentOption({ value, name, badge, refusal, children }: PaymentOptionProps) {
  const method = useDraft((draft) => draft.paymentMethod);
  const choose = useDraft((draft) => draft.choose);
  return (
    <Radio
      tall
      className="px-4 py-1 not-first-of-type:border-t-[1.5px] not-first-of-type:border-line has-checked:bg-orange-tint has-checked:inset-ring-2 has-checked:inset-ring-ink"
      name="paymentMethod"
      value={value}
      checked={method === value}
      disabled={refusal !== undefined && method !== value}
      onChange={() => choose({ paymentMethod: value })}
      label={
        <span className="flex flex-wrap items-center justify-between gap-x-3.5 gap-y-1">
          <b className="lettering text-xl">{name}</b>
          {badge}
          <span className="basis-full text-md text-graphite">{refusal ?? children}</span>
        </span>
      }
    />
  );
}
