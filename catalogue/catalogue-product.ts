import type { Offer, Product, Review } from '../domain/product.ts';

/** An offer that runs for a number of days from the day the shop is filled with this catalogue. */
export type RunningOffer = Omit<Offer, 'endDate'> & { forDays: number };

/**
 * A product as we write it down. Rating and review count come from `reviews`, so they are not written
 * (`derive.ts`). A description is plain text; an empty line parts its paragraphs: what it is for, what fits
 * it, what is in the box. A name and a variant's label are what carts and orders refer to and what people
 * search for, so they keep ordinary spaces; every other text ties a number to its unit (U+00A0).
 */
export type CatalogueProduct = Omit<Product, 'rating' | 'reviewCount' | 'offer' | 'createdAt'> & {
  reviews: Review[];
  offer?: Offer | RunningOffer;
  /** Since when we sell it; the shop sorts by it. */
  createdAt: string;
};
