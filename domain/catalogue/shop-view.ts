import { SHOP_PAGE_SIZE, SHOP_PRICE_MAX, SHOP_PRICE_MIN, SHOP_PRICE_STEP } from '../limits.ts';
import {
  FIT_FILTERS,
  NO_FILTERS,
  RATING_FILTERS,
  type ShopFilters,
  SORTS,
  type Sort,
} from './shop-filters.ts';

/**
 * What a listing shows, and how its address says so: `?category=racks&max=60000&rating=4&sort=price-low&page=2`. The
 * address is the whole truth, so another one lifts every filter that it does not name. What it says wrongly is ignored.
 */
export interface ShopView {
  readonly filters: ShopFilters;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

export const DEFAULT_VIEW: ShopView = { filters: NO_FILTERS, sort: 'Featured', page: 1 };

/** No search is longer; an address stays one that can be sent. */
export const SEARCH_TEXT_MAX = 100;
const PAGE_MAX = 9999;

const SORT_PARAMS: Readonly<Record<Sort, string>> = {
  Featured: 'featured',
  Newest: 'newest',
  'Price: Low to High': 'price-low',
  'Price: High to Low': 'price-high',
  'Highest Rated': 'rating',
};

/** `?category=racks&category=gone` of a shop without a category `gone` is the racks alone. */
export function readView(search: string, categories: Iterable<string>): ShopView {
  const params = new URLSearchParams(search);
  const wanted = new Set(params.getAll('category'));
  const ratings = new Set(params.getAll('rating'));
  const fits = params.getAll('fits');
  const word = params.get('sort');
  return {
    filters: {
      text: (params.get('q') ?? '').slice(0, SEARCH_TEXT_MAX),
      categories: [...categories].filter((id) => wanted.has(id)),
      ...readPrices(params),
      ratings: RATING_FILTERS.filter((rating) => ratings.has(String(rating))),
      fits: FIT_FILTERS.filter((fit) => fits.includes(fit)),
    },
    sort: SORTS.find((sort) => SORT_PARAMS[sort] === word) ?? DEFAULT_VIEW.sort,
    page: Math.min(wholeNumber(params.get('page')) || 1, PAGE_MAX),
  };
}

function readPrices(params: URLSearchParams): Pick<ShopFilters, 'minPrice' | 'maxPrice'> {
  const minPrice = onSlider(wholeNumber(params.get('min')) ?? SHOP_PRICE_MIN);
  const maxPrice = onSlider(wholeNumber(params.get('max')) ?? SHOP_PRICE_MAX);
  return minPrice <= maxPrice
    ? { minPrice, maxPrice }
    : { minPrice: SHOP_PRICE_MIN, maxPrice: SHOP_PRICE_MAX };
}

/** The nearest place of the slider: 59,700 is 60,000. */
function onSlider(amount: number): number {
  return Math.min(Math.round(amount / SHOP_PRICE_STEP) * SHOP_PRICE_STEP, SHOP_PRICE_MAX);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** '' for the default view, else with its question mark; the shortest that `readView` understands. */
export function writeView({ filters, sort, page }: ShopView): string {
  const params = new URLSearchParams();
  if (filters.text !== '') params.set('q', filters.text);
  for (const id of filters.categories) params.append('category', id);
  if (filters.minPrice !== SHOP_PRICE_MIN) params.set('min', String(filters.minPrice));
  if (filters.maxPrice !== SHOP_PRICE_MAX) params.set('max', String(filters.maxPrice));
  for (const rating of filters.ratings) params.append('rating', String(rating));
  for (const fit of filters.fits) params.append('fits', fit);
  if (sort !== DEFAULT_VIEW.sort) params.set('sort', SORT_PARAMS[sort]);
  if (page !== 1) params.set('page', String(page));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The query of the page that is served for all other views, until the browser has computed them. */
export const FILTERED = '?filtered';

/**
 * Whether a view is one of the few that the shop has ready as a page: all products or those of one category, in the
 * order of the shop. All others are put together in the browser.
 */
export function isReadyMade({ filters, sort }: ShopView): boolean {
  const { categories, ...others } = filters;
  return (
    categories.length <= 1 && writeView({ filters: { ...others, categories: [] }, sort, page: 1 }) === ''
  );
}

/** How many pages so many products fill; one even when there are none. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / SHOP_PAGE_SIZE));
}

export interface Leaf<P> {
  readonly products: readonly P[];
  readonly page: number;
  readonly pages: number;
  /** The place of the first, from 1. */
  readonly from: number;
}

export function leafOf<P>(list: readonly P[], wanted: number): Leaf<P> {
  const pages = pagesOf(list.length);
  const page = Math.min(wanted, pages);
  const start = (page - 1) * SHOP_PAGE_SIZE;
  return { products: list.slice(start, start + SHOP_PAGE_SIZE), page, pages, from: start + 1 };
}
