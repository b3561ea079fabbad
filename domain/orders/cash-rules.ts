import { type Paise, rupees } from '../pricing/money.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { formatRupees } from '../text/format.ts';
import { partPaymentName } from './part-payment.ts';

/** Where and how the shop sells for cash on delivery. Each refused parcel of 145 kg costs what ten orders earn. */
export interface CashRules {
  /** Whether shoppers may pay an advance online and the rest in cash. */
  readonly partPayment: boolean;
  /** Of the total, in whole percent. */
  readonly advancePercent: number;
  /** Cash orders of this many rupees or more need an advance; null for none. */
  readonly advanceFrom: number | null;
  /** Whole pincodes, or the first digits of many: 744 is all of the Andaman and Nicobar Islands. */
  readonly pincodesWithoutCash: readonly string[];
  readonly statesWithoutCash: readonly string[];
}

/** Those of a shop that has set nothing: cash everywhere, without an advance. */
export const CASH_RULES: CashRules = {
  partPayment: false,
  advancePercent: 10,
  advanceFrom: null,
  pincodesWithoutCash: [],
  statesWithoutCash: [],
};

export type CashRefusal = Refusal<'CASH_NOT_OFFERED' | 'ADVANCE_NEEDED' | 'PART_PAYMENT_NOT_OFFERED'>;

interface Offered {
  /** The advance comes through the payment service. */
  readonly offersOnline: boolean;
}

export const offersPartPayment = (rules: CashRules, { offersOnline }: Offered): boolean =>
  rules.partPayment && offersOnline;

/** Whether cash may be collected there, with or without an advance. A refusal says what to choose instead. */
export function checkCashPlace(
  { pinCode, state }: { readonly pinCode: string; readonly state: string },
  rules: CashRules,
  { offersOnline }: Offered,
): { readonly ok: true } | CashRefusal {
  const instead = offersOnline ? 'Please pay online.' : 'Please send us an enquiry.';
  const refuseAt = (place: string): CashRefusal =>
    refuse('CASH_NOT_OFFERED', `Cash on delivery isn’t available ${place}. ${instead}`);
  if (pinCode.length === 6 && rules.pincodesWithoutCash.some((start) => pinCode.startsWith(start)))
    return refuseAt(`for pincode ${pinCode}`);
  return rules.statesWithoutCash.includes(state) ? refuseAt(`in ${state}`) : { ok: true };
}

/** Whether a cash order is taken. Orders that administrators enter are not checked. */
export function checkCash(
  order: {
    readonly total: Paise;
    readonly isPartPayment: boolean;
    readonly pinCode: string;
    readonly state: string;
  },
  rules: CashRules,
  offered: Offered,
): { readonly ok: true } | CashRefusal {
  const place = checkCashPlace(order, rules, offered);
  if (!place.ok) return place;
  const isOffered = offersPartPayment(rules, offered);
  if (order.isPartPayment && !isOffered)
    return refuse(
      'PART_PAYMENT_NOT_OFFERED',
      `Paying an advance isn’t available right now. Please choose cash on delivery${
        offered.offersOnline ? ' or pay online' : ''
      }.`,
    );
  const { advanceFrom } = rules;
  if (!order.isPartPayment && isOffered && advanceFrom !== null && order.total >= rupees(advanceFrom))
    return refuse(
      'ADVANCE_NEEDED',
      `From ${formatRupees(rupees(advanceFrom))}, cash on delivery needs an advance. Please choose “${partPaymentName(
        rules.advancePercent,
      )}” or pay online.`,
    );
  return { ok: true };
}
