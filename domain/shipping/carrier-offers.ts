import { add, type Paise } from '../pricing/money.ts';
import { formatKg } from '../text/format.ts';
import { type CarrierRate, carrierQuotes } from './carrier-rates.ts';
import { type CarrierRule, chargeableWeight, type ShippedBoxes } from './chargeable-weight.ts';
import type { ShippingMethod } from './freight.ts';
import {
  afterWorkingDays,
  type CarrierAnswer,
  nextWorkingDay,
  type PromiseTerms,
  type TransitDays,
} from './promise.ts';

/** What each carrier would charge for an order that leaves now, and whether it keeps what was promised. */

export interface OfferingCarrier {
  readonly id: string;
  readonly name: string;
  readonly rule: CarrierRule;
  readonly rates: readonly (CarrierRate & { readonly minDays: number; readonly maxDays: number })[];
  /** Of its list for the pincode; null where it has none, and then it goes everywhere. */
  readonly answer: CarrierAnswer | null;
}

export interface OfferedOrder {
  readonly boxes: readonly ShippedBoxes[];
  readonly state: string | undefined;
  readonly pincode: string;
  /** The last promised day; null on orders without a promise. */
  readonly promiseLast: string | null;
  readonly now: Date;
  readonly terms: PromiseTerms;
}

export interface CarrierOffer {
  readonly carrierId: string;
  readonly carrierName: string;
  readonly method: ShippingMethod;
  readonly zone: string;
  readonly grams: number;
  readonly why: readonly string[];
  readonly amount: Paise;
  readonly days: TransitDays;
  /** The last day on which it would arrive. */
  readonly arrival: string;
  /** After the last promised day; 0 keeps the promise, null where nothing was promised. */
  readonly daysLate: number | null;
}

export interface CarrierRefusal {
  readonly carrierId: string;
  readonly carrierName: string;
  readonly reason: string;
}

/** Those that keep the promise come first, the cheapest of them at the top; then the least late. */
export function carrierOffers(
  order: OfferedOrder,
  carriers: readonly OfferingCarrier[],
): { readonly dispatch: string; readonly offers: CarrierOffer[]; readonly refused: CarrierRefusal[] } {
  const dispatch = nextWorkingDay(order.now, order.terms);
  const offers: CarrierOffer[] = [];
  const refused: CarrierRefusal[] = [];
  for (const carrier of carriers) {
    const found = offersOf(carrier, order, dispatch);
    if (typeof found === 'string')
      refused.push({ carrierId: carrier.id, carrierName: carrier.name, reason: found });
    else offers.push(...found);
  }
  offers.sort(
    (a, b) =>
      (a.daysLate ?? 0) - (b.daysLate ?? 0) ||
      a.amount - b.amount ||
      a.arrival.localeCompare(b.arrival) ||
      a.carrierName.localeCompare(b.carrierName),
  );
  return { dispatch, offers, refused };
}

/** A text says why there is none. */
function offersOf(carrier: OfferingCarrier, order: OfferedOrder, dispatch: string): CarrierOffer[] | string {
  const { rule, rates, answer } = carrier;
  if (answer?.serves === false) return `does not deliver to ${order.pincode}`;
  const weighed = chargeableWeight(order.boxes, rule);
  if (!weighed.isTaken) return weighed.reason;
  const { grams, why, surcharge } = weighed;
  const quotes = carrierQuotes(rates, { grams, state: order.state });
  if (quotes.length === 0) return `no rate for ${formatKg(grams / 1000)}`;
  return quotes.map(({ rate, amount }): CarrierOffer => {
    const listed = rate.method === 'standard' ? answer?.days : undefined;
    const days: TransitDays = listed ?? [rate.minDays, rate.maxDays];
    const arrival = afterWorkingDays(dispatch, days[1], order.terms);
    return {
      carrierId: carrier.id,
      carrierName: carrier.name,
      method: rate.method,
      zone: rate.zone,
      grams,
      why,
      amount: add(amount, surcharge),
      days,
      arrival,
      daysLate: order.promiseLast === null ? null : daysAfter(order.promiseLast, arrival),
    };
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of the calendar; 0 where it is not after. */
const daysAfter = (promised: string, arrival: string): number =>
  Math.max(0, (Date.parse(arrival) - Date.parse(promised)) / DAY_MS);
