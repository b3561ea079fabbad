import { slugify } from '../catalogue/slug.ts';
import { add, type Paise, scale } from '../pricing/money.ts';
import type { ShippingMethod } from './freight.ts';

/** What carriers charge the shop. What the shop charges its customers is in `freight.ts`. */

/** Where a carrier has no rate of its own for the State. */
export const NATIONAL_ZONE = 'national';

/** The most specific first: Tamil Nadu is in `tamil-nadu`, then in `national`. */
export function zonesOf(state: string | undefined): string[] {
  return state === undefined || state.trim() === '' ? [NATIONAL_ZONE] : [slugify(state), NATIONAL_ZONE];
}

/** From `minGrams` (included) to `maxGrams` (not included; null: no end). */
export interface CarrierRate {
  carrierId: string;
  zone: string;
  method: ShippingMethod;
  minGrams: number;
  maxGrams: number | null;
  baseAmount: Paise;
  perKgAmount: Paise;
}

function covers(rate: CarrierRate, grams: number): boolean {
  return grams >= rate.minGrams && (rate.maxGrams === null || grams < rate.maxGrams);
}

/** Example: ₹120 and ₹18.50 per kg make ₹351.25 for 12.5 kg. */
export function rateAmount(
  { baseAmount, perKgAmount }: Pick<CarrierRate, 'baseAmount' | 'perKgAmount'>,
  grams: number,
): Paise {
  return add(baseAmount, scale(perKgAmount, grams, 1000));
}

/** One price per carrier and method, of its most specific zone; the cheapest first. */
export function carrierQuotes<R extends CarrierRate>(
  rates: readonly R[],
  { grams, state }: { grams: number; state?: string | undefined },
): { rate: R; amount: Paise }[] {
  const zones = zonesOf(state);
  const rank = ({ zone }: CarrierRate) => zones.indexOf(zone);
  const best = new Map<string, R>();
  for (const rate of rates) {
    if (rank(rate) === -1 || !covers(rate, grams)) continue;
    const key = `${rate.carrierId} ${rate.method}`;
    const known = best.get(key);
    if (known === undefined || rank(rate) < rank(known)) best.set(key, rate);
  }
  return [...best.values()]
    .map((rate) => ({ rate, amount: rateAmount(rate, grams) }))
    .sort((a, b) => a.amount - b.amount);
}
