import type { Offer } from '../catalogue/product.ts';
import { formatLongDate } from '../text/format.ts';

/** The last moment of a calendar day in India: '2025-11-15' ends at 2025-11-15T18:29:59.999Z. */
export function endOfDay(day: string): Date {
  return new Date(`${day}T23:59:59.999+05:30`);
}

/** An offer lasts to the end of its end date, on an Indian clock. */
export function offerEndsAt(offer: Offer): Date {
  return endOfDay(offer.endDate);
}

/** Enabled and not past its end. An end date that is no date is past. */
export function isOfferLive(offer: Offer | undefined, now: Date): boolean {
  return offer?.enabled === true && now.getTime() <= offerEndsAt(offer).getTime();
}

export const OFFER_LABEL = 'Offer Live Till';

export type OfferBanner = NonNullable<ReturnType<typeof offerBanner>>;

/** The banner's texts: '1500 off', 'Offer Live Till', '15 November 2025'. None once the offer is over. */
export function offerBanner(offer: Offer | undefined, now: Date) {
  if (offer === undefined || !isOfferLive(offer, now)) return undefined;
  return { discount: offer.discount, label: OFFER_LABEL, endDate: formatLongDate(offerEndsAt(offer)) };
}
