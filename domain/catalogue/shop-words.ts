import { SHOP_PRICE_MAX, SHOP_PRICE_MIN } from '../limits.ts';
import { rupees } from '../pricing/money.ts';
import { formatCount, formatRupees } from '../text/format.ts';
import { type FitFilter, NO_FILTERS, type ShopFilters } from './shop-filters.ts';

/** '51 products', '1 product', 'No products'; of a list with pages '61–120 of 5,000 products'. */
export function countText(count: number, shown: { from: number; length: number }): string {
  if (count === 0) return 'No products';
  const products = count === 1 ? '1 product' : `${formatCount(count)} products`;
  if (shown.length >= count) return products;
  return `${formatCount(shown.from)}–${formatCount(shown.from + shown.length - 1)} of ${products}`;
}

/** 'Up to ₹60,000', 'From ₹5,000', '₹5,000 – ₹60,000'; undefined for every price. */
export function priceText({ minPrice, maxPrice }: ShopFilters): string | undefined {
  const [low, high] = [formatRupees(rupees(minPrice)), formatRupees(rupees(maxPrice))];
  if (maxPrice < SHOP_PRICE_MAX) return minPrice > SHOP_PRICE_MIN ? `${low} – ${high}` : `Up to ${high}`;
  return minPrice > SHOP_PRICE_MIN ? `From ${low}` : undefined;
}

export const FIT_WORDS: Readonly<Record<FitFilter, string>> = {
  room: 'Fits my room',
  owned: 'Goes with what I own',
};

export interface ActiveFilter {
  readonly label: string;
  /** The filters without this one. */
  readonly without: ShopFilters;
}

/** Each filter that is on, in the order of the panel, and what is left when it is lifted. */
export function activeFilters(
  filters: ShopFilters,
  categories: readonly { readonly id: string; readonly name: string }[],
): ActiveFilter[] {
  const text = filters.text.trim();
  const price = priceText(filters);
  return [
    ...(text === '' ? [] : [{ label: `“${text}”`, without: { ...filters, text: '' } }]),
    ...categories
      .filter(({ id }) => filters.categories.includes(id))
      .map(({ id, name }) => ({
        label: name,
        without: { ...filters, categories: filters.categories.filter((other) => other !== id) },
      })),
    ...(price === undefined
      ? []
      : [
          {
            label: price,
            without: { ...filters, minPrice: NO_FILTERS.minPrice, maxPrice: NO_FILTERS.maxPrice },
          },
        ]),
    ...filters.ratings.map((rating) => ({
      label: `${rating}+ stars`,
      without: { ...filters, ratings: filters.ratings.filter((other) => other !== rating) },
    })),
    ...filters.fits.map((fit) => ({
      label: FIT_WORDS[fit],
      without: { ...filters, fits: filters.fits.filter((other) => other !== fit) },
    })),
  ];
}
