import type { Offer, Product, Review } from '../domain/catalogue/product.ts';
import type { KeyPointIcon } from './key-point-icons.ts';

/** An offer that runs for a number of days from the day the shop is filled with this catalogue. */
export type RunningOffer = Omit<Offer, 'endDate'> & { forDays: number };

type Derived = 'rating' | 'reviewCount' | 'videoUrl' | 'demoVideoId' | 'productInsights' | 'fit';

/**
 * A product as we write it down. Rating and review count come from `reviews`, videos from its category and the
 * country of origin from the house, so they are not written (`derive.ts`). A description is plain text; an empty
 * line parts its paragraphs: what it is for, what fits it, what is in the box. A name and a variant's label are
 * what carts and orders refer to and what people search for, so they keep ordinary spaces; every other text ties
 * a number to its unit (U+00A0).
 */
export type CatalogueProduct = Omit<Product, Derived | 'keyPoints' | 'offer' | 'createdAt'> & {
  reviews: Review[];
  keyPoints: { icon: KeyPointIcon; title: string; description: string }[];
  offer?: Offer | RunningOffer;
  /** For the invoice: eight digits of the customs tariff. */
  hsn: string;
  /** Since when we sell it; the shop sorts by it. */
  createdAt: string;
};
