import { SHOP_PRICE_MAX, SHOP_PRICE_MIN, SUGGESTIONS_MAX } from './limits.ts';
import { toRupees } from './money.ts';
import { effectivePrice } from './price.ts';
import type { Product, SoldProduct } from './product.ts';

/** Search, filters and sorting of the shop, in the browser, without a request per keystroke. */

export type Listed = SoldProduct &
  Pick<Product, 'name' | 'description' | 'rating' | 'reviewCount' | 'featured' | 'isNew'> & {
    createdAt?: string | undefined;
  };

export const SORTS = [
  'Featured',
  'Newest',
  'Price: Low to High',
  'Price: High to Low',
  'Highest Rated',
] as const;
export type Sort = (typeof SORTS)[number];

/** The rating boxes "4+" to "1+". */
export const RATING_FILTERS = [4, 3, 2, 1] as const;

export type ShopFilters = {
  text: string;
  categories: readonly string[];
  minPrice: number;
  maxPrice: number;
  ratings: readonly number[];
};

/** What "clear all" leaves. */
export const NO_FILTERS: ShopFilters = {
  text: '',
  categories: [],
  minPrice: SHOP_PRICE_MIN,
  maxPrice: SHOP_PRICE_MAX,
  ratings: [],
};

type Entry<P> = { product: P; name: string; haystack: string; price: number; created: number };

/** Prepared once per list of products, which is never changed in place. */
const indexes = new WeakMap<readonly Listed[], readonly Omit<Entry<Listed>, 'product'>[]>();

function entriesOf<P extends Listed>(products: readonly P[]): Entry<P>[] {
  const index = indexes.get(products) ?? products.map(describe);
  indexes.set(products, index);
  return products.flatMap((product, position) => {
    const entry = index[position];
    return entry ? [{ product, ...entry }] : [];
  });
}

function describe(product: Listed): Omit<Entry<Listed>, 'product'> {
  const { name, category, description } = product;
  return {
    name: name.toLowerCase(),
    haystack: [name, category, category.replaceAll('-', ' '), description].join('\n').toLowerCase(),
    price: toRupees(effectivePrice(product)),
    created: Date.parse(product.createdAt ?? '') || 0,
  };
}

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/).filter(Boolean);
const hasAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/** Products with every word of the query in name, category or description, in catalogue order; none for an empty one. */
export function searchProducts<P extends Listed>(products: readonly P[], query: string): P[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entriesOf(products).flatMap(({ product, haystack }) => (hasAll(haystack, words) ? [product] : []));
}

/** At most 5 for the search box: names that begin with the query, then names that contain it, then the rest. */
export function suggest<P extends Listed>(products: readonly P[], query: string): P[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const rank = ({ name }: Entry<P>) => (name.startsWith(phrase) ? 0 : hasAll(name, words) ? 1 : 2);
  return entriesOf(products)
    .filter(({ haystack }) => hasAll(haystack, words))
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, SUGGESTIONS_MAX)
    .map(({ product }) => product);
}

/** The grid of the shop. Filters of different kinds must all hold; boxes of one kind join as "any of". */
export function shopProducts<P extends Listed>(
  products: readonly P[],
  filters: ShopFilters,
  sort: Sort,
): P[] {
  const words = wordsOf(filters.text);
  const categories = new Set(filters.categories);
  const lowestRating = filters.ratings.length > 0 ? Math.min(...filters.ratings) : 0;
  /** At the right end of the slider there is no limit, so that a dearer product does not vanish. */
  const highest = filters.maxPrice >= SHOP_PRICE_MAX ? Number.POSITIVE_INFINITY : filters.maxPrice;
  return entriesOf(products)
    .filter(
      ({ product, haystack, price }) =>
        price >= filters.minPrice &&
        price <= highest &&
        product.rating >= lowestRating &&
        (categories.size === 0 || categories.has(product.category)) &&
        hasAll(haystack, words),
    )
    .sort(ORDERS[sort])
    .map(({ product }) => product);
}

/** Equal entries keep the order of the catalogue. */
const ORDERS: Readonly<Record<Sort, (a: Entry<Listed>, b: Entry<Listed>) => number>> = {
  Featured: (a, b) => Number(b.product.featured) - Number(a.product.featured),
  Newest: (a, b) => Number(b.product.isNew) - Number(a.product.isNew) || b.created - a.created,
  'Price: Low to High': (a, b) => a.price - b.price,
  'Price: High to Low': (a, b) => b.price - a.price,
  'Highest Rated': (a, b) =>
    b.product.rating - a.product.rating || b.product.reviewCount - a.product.reviewCount,
};
