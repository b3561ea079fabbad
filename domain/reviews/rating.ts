import type { Review } from '../catalogue/product.ts';
import { RATING_MAX } from '../limits.ts';

export interface StarShare {
  stars: number;
  count: number;
  /** Of all reviews, in whole percent. */
  percent: number;
}

/** How many reviewers gave five stars, four, … one: of 5, 5, 4 stars, two thirds gave five. */
export function starShares(reviews: readonly Pick<Review, 'rating'>[]): StarShare[] {
  return Array.from({ length: RATING_MAX }, (_, place) => {
    const stars = RATING_MAX - place;
    const count = reviews.filter(({ rating }) => rating === stars).length;
    return { stars, count, percent: reviews.length === 0 ? 0 : Math.round((count * 100) / reviews.length) };
  });
}
