import type { Offer, Product, Review } from '../domain/catalogue/product.ts';
import { indianClock } from '../domain/text/indian-clock.ts';
import type { CatalogueProduct, RunningOffer } from './catalogue-product.ts';
import { filmsOf } from './films.ts';
import { fitOf } from './fit.ts';
import { COUNTRY_OF_ORIGIN } from './house.ts';
import { variantPicture } from './pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The mean to one decimal: 5, 4 and 4 stars are 4.3; no reviews are 0. */
export function ratingOf(reviews: readonly Pick<Review, 'rating'>[]): number {
  if (reviews.length === 0) return 0;
  const stars = reviews.reduce((sum, review) => sum + review.rating, 0);
  return Math.round((stars / reviews.length) * 10) / 10;
}

/** The calendar day in India: filled at 20:00 UTC on 1 November, an offer for 30 days ends on 2 December. */
function indianDayAfter(moment: Date, days: number): string {
  return indianClock(new Date(moment.getTime() + days * DAY_MS))
    .toISOString()
    .slice(0, 10);
}

function datedOffer(offer: Offer | RunningOffer, seededOn: Date): Offer {
  if (!('forDays' in offer)) return offer;
  const { forDays, ...rest } = offer;
  return { ...rest, endDate: indianDayAfter(seededOn, forDays) };
}

/** A written product as the shop stores it. */
export function withDerived(product: CatalogueProduct, seededOn: Date): Product & { reviews: Review[] } {
  const { offer, hsn: _hsn, specifications, ...written } = product;
  return {
    ...written,
    specifications: { ...specifications, CountryOfOrigin: COUNTRY_OF_ORIGIN },
    ...filmsOf(product.category),
    rating: ratingOf(product.reviews),
    reviewCount: product.reviews.length,
    ...(offer && { offer: datedOffer(offer, seededOn) }),
    ...pictured(product),
    ...fitted(product),
  };
}

/** The picture of each variant that has one of its own; a product's own pictures show its first colour. */
function pictured({ id, weightVariants, colorVariants }: CatalogueProduct) {
  const shown = (label: string) => {
    const picture = variantPicture(id, label);
    return picture === undefined ? {} : { variantImages: [picture] };
  };
  return {
    ...(weightVariants && {
      weightVariants: weightVariants.map((weight) => ({ ...weight, ...shown(weight.weight) })),
    }),
    ...(colorVariants && {
      colorVariants: colorVariants.map((color, place) =>
        place === 0 ? color : { ...color, ...shown(color.color) },
      ),
    }),
  };
}

function fitted({ id, weightVariants = [], colorVariants = [] }: CatalogueProduct): Pick<Product, 'fit'> {
  const labels = [...weightVariants.map(({ weight }) => weight), ...colorVariants.map(({ color }) => color)];
  const fit = fitOf(id, labels);
  return fit === undefined ? {} : { fit };
}
