import { SHOP_PRICE_MAX, SHOP_PRICE_MIN } from '../limits.ts';

/** The filters of the shop; the search itself is loaded when it is needed. */

export const SORTS = [
  'Featured',
  'Newest',
  'Price: Low to High',
  'Price: High to Low',
  'Highest Rated',
] as const;
export type Sort = (typeof SORTS)[number];

export const RATING_FILTERS = [4, 3, 2, 1] as const;

/** What is judged by the shopper's room and by what they own, which only their browser knows. */
export const FIT_FILTERS = ['room', 'owned'] as const;
export type FitFilter = (typeof FIT_FILTERS)[number];

export type ShopFilters = {
  text: string;
  categories: readonly string[];
  minPrice: number;
  maxPrice: number;
  ratings: readonly number[];
  fits: readonly FitFilter[];
};

/** What "clear all" leaves. */
export const NO_FILTERS: ShopFilters = {
  text: '',
  categories: [],
  minPrice: SHOP_PRICE_MIN,
  maxPrice: SHOP_PRICE_MAX,
  ratings: [],
  fits: [],
};
