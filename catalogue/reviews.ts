import type { Review } from '../domain/catalogue/product.ts';

/** What a customer wrote; without a word about it, the purchase is verified. Invented, like every name here. */
type ReviewRow = readonly [
  date: string,
  userName: string,
  rating: number,
  comment: string,
  purchase?: 'verified' | 'unverified',
];

export const reviewsOf = (productId: string, ...rows: ReviewRow[]): Review[] =>
  rows.map(([date, userName, rating, comment, purchase], place) => ({
    id: `review-${productId}-${place + 1}`,
    userName,
    rating,
    comment,
    date,
    verified: purchase !== 'unverified',
  }));
