import { maxPaise, minPaise, type Paise, percentOf, RUPEE, roundUpToRupee, ZERO } from '../pricing/money.ts';

/**
 * Cash on delivery with an advance: a part is paid online now, the rest in cash at the door. The order's method is COD, and
 * its advance is fixed when it is placed.
 */

/** What a shopper chooses between; `part` is cash with an advance. */
export const PAYMENT_CHOICES = ['online', 'part', 'cod'] as const;
export type PaymentChoice = (typeof PAYMENT_CHOICES)[number];

/**
 * What is paid now: a percentage of the total in whole rupees, rounded up; at least one rupee and never more than the total.
 * Example: 10 % of ₹11,169 is ₹1,117.
 */
export function advanceOf(total: Paise, percent: number): Paise {
  return minPaise(total, maxPaise(RUPEE, roundUpToRupee(percentOf(total, percent))));
}

/** Paid at once as it is stated, so to the paisa; an order that is paid in one way has none. */
export const isSameAdvance = (stated: Paise, advance: Paise | null): boolean => stated === (advance ?? ZERO);

/** As checkout and orders name this way to pay: "Pay 10% now, rest on delivery". */
export const partPaymentName = (percent: number): string => `Pay ${percent}% now, rest on delivery`;

export const PART_PAYMENT_LABEL = 'Advance online, rest in cash';
