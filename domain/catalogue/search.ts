import { SHOP_PRICE_MAX, SUGGESTIONS_MAX } from '../limits.ts';
import { toRupees } from '../pricing/money.ts';
import { lowestPrice } from '../pricing/price-range.ts';
import type { Product, SoldProduct } from './product.ts';
import { namedSelection } from './search-choice.ts';
import { prepareSearch, searchScores } from './search-match.ts';
import { readPrices } from './search-prices.ts';
import { NO_FILTERS, RATING_FILTERS, type ShopFilters, type Sort } from './shop-filters.ts';

/** Search, filters and sorting of the shop: in the browser, without a request per keystroke, or on the server of a large one. */

export type Listed = SoldProduct &
  Pick<Product, 'name' | 'description' | 'rating' | 'reviewCount' | 'featured' | 'isNew'> & {
    createdAt?: string | undefined;
  };

interface About {
  readonly price: number;
  readonly created: number;
}

interface Entry<P> {
  readonly product: P;
  readonly about: About;
  /** How well it matches the search; 0 without one. */
  readonly score: number;
}

/** Computed once per list of products; lists are never mutated. */
const facts = new WeakMap<readonly Listed[], readonly About[]>();

/** So many products are a step of a millisecond or two. */
const STEP = 100;

/** What the first look at a list does first, in steps, for who wants it done before. */
export function* prepareShop(products: readonly Listed[]): Generator<void> {
  yield* prepareSearch(products);
  const known: About[] = [];
  for (const product of products) if (known.push(aboutOf(product)) % STEP === 0) yield;
  facts.set(products, known);
}

/** The products that match the text and the prices that it tells; all of them for an empty one. */
function entriesOf<P extends Listed>(
  products: readonly P[],
  text: string,
  isWanted: (product: P, about: About) => boolean,
): Entry<P>[] {
  const known = facts.get(products) ?? products.map(aboutOf);
  facts.set(products, known);
  const asked = readPrices(text);
  const isPriced = asked.min !== undefined || asked.max !== undefined;
  const scores = asked.text.trim() === '' ? undefined : searchScores(products, asked.text);
  const entries: Entry<P>[] = [];
  products.forEach((product, index) => {
    const about = known[index];
    const score = scores?.[index] ?? 0;
    if (about === undefined || (scores !== undefined && score === 0)) return;
    if (isPriced && namedSelection(product, asked) === null) return;
    if (isWanted(product, about)) entries.push({ product, about, score });
  });
  return entries;
}

function aboutOf(product: Listed): About {
  return {
    price: toRupees(lowestPrice(product)),
    created: Date.parse(product.createdAt ?? '') || 0,
  };
}

/** The best match first; nothing for an empty query. */
export function searchProducts<P extends Listed>(products: readonly P[], query: string): P[] {
  return query.trim() === '' ? [] : shopProducts(products, { ...NO_FILTERS, text: query }, 'Featured');
}

export function suggest<P extends Listed>(products: readonly P[], query: string): P[] {
  return searchProducts(products, query).slice(0, SUGGESTIONS_MAX);
}

/** No box ticked is all of them. */
function isAnyOf(categories: readonly string[]): (category: string) => boolean {
  const ticked = new Set(categories);
  return (category) => ticked.size === 0 || ticked.has(category);
}

function lowestOf(ratings: readonly number[]): number {
  return ratings.length > 0 ? Math.min(...ratings) : 0;
}

/** Filters of different kinds must all hold; boxes of one kind join as "any of". */
function matching<P extends Listed>(
  products: readonly P[],
  filters: ShopFilters,
  isFitting: (product: P) => boolean = () => true,
): Entry<P>[] {
  const isInCategory = isAnyOf(filters.categories);
  const lowestRating = lowestOf(filters.ratings);
  /** At the right end of the slider there is no limit, so that a dearer product does not vanish. */
  const highest = filters.maxPrice >= SHOP_PRICE_MAX ? Number.POSITIVE_INFINITY : filters.maxPrice;
  return entriesOf(
    products,
    filters.text,
    (product, { price }) =>
      price >= filters.minPrice &&
      price <= highest &&
      product.rating >= lowestRating &&
      isInCategory(product.category) &&
      isFitting(product),
  );
}

/** The grid of the shop. With a search, Featured begins with the best matches. */
export function shopProducts<P extends Listed>(
  products: readonly P[],
  filters: ShopFilters,
  sort: Sort,
  isFitting?: (product: P) => boolean,
): P[] {
  return matching(products, filters, isFitting)
    .sort(ORDERS[sort])
    .map(({ product }) => product);
}

export interface FilterCounts {
  readonly categories: Readonly<Record<string, number>>;
  readonly ratings: Readonly<Record<number, number>>;
}

/** How many products each box would show by itself, under the filters of the other kinds. */
export function filterCounts<P extends Listed>(
  products: readonly P[],
  filters: ShopFilters,
  isFitting?: (product: P) => boolean,
): FilterCounts {
  const categories: Record<string, number> = {};
  const ratings: Record<number, number> = Object.fromEntries(RATING_FILTERS.map((rating) => [rating, 0]));
  const isInCategory = isAnyOf(filters.categories);
  const lowestRating = lowestOf(filters.ratings);
  for (const { product } of matching(products, { ...filters, categories: [], ratings: [] }, isFitting)) {
    const { category, rating } = product;
    if (rating >= lowestRating) categories[category] = (categories[category] ?? 0) + 1;
    if (!isInCategory(category)) continue;
    for (const box of RATING_FILTERS) if (rating >= box) ratings[box] = (ratings[box] ?? 0) + 1;
  }
  return { categories, ratings };
}

type Order = (a: Entry<Listed>, b: Entry<Listed>) => number;

/** Equal entries keep the order of the catalogue. */
const ORDERS: Readonly<Record<Sort, Order>> = {
  Featured: (a, b) => b.score - a.score || Number(b.product.featured) - Number(a.product.featured),
  Newest: (a, b) => Number(b.product.isNew) - Number(a.product.isNew) || b.about.created - a.about.created,
  'Price: Low to High': (a, b) => a.about.price - b.about.price,
  'Price: High to Low': (a, b) => b.about.price - a.about.price,
  'Highest Rated': (a, b) =>
    b.product.rating - a.product.rating || b.product.reviewCount - a.product.reviewCount,
};
