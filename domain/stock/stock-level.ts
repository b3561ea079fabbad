import type { ColorVariant, SoldProduct, WeightOption, WeightVariant } from '../catalogue/product.ts';
import { canBeBought, variantName } from '../pricing/price.ts';

/** So many left, or fewer, is low. */
export const LOW_STOCK = 5;

export const isLow = (available: number): boolean => available <= LOW_STOCK;

/** What the list of products can be narrowed to. */
export const STOCK_FILTERS = ['low', 'sold-out'] as const;
export type StockFilter = (typeof STOCK_FILTERS)[number];

/** Of administrators' products; null: not counted. */
type WithStock<Part> = Part & { stock?: number | null | undefined };
type CountedWeight = WithStock<Omit<WeightVariant, 'weightOptions'>> & {
  weightOptions?: WithStock<WeightOption>[] | undefined;
};
type Counted = WithStock<Omit<SoldProduct, 'weightVariants' | 'colorVariants'>> & {
  weightVariants?: CountedWeight[] | undefined;
  colorVariants?: WithStock<ColorVariant>[] | undefined;
};

export interface StockLevel {
  /** All pieces of it; null where nothing is counted. */
  readonly total: number | null;
  /** The variant with the fewest; null where the product has one count of its own. */
  readonly lowest: { readonly name: string; readonly available: number } | null;
  readonly isSoldOut: boolean;
}

/** 12 of 10 kg and 3 of 25 kg are 15 in all, and the fewest are those 3. A product's own count stands in for its variants'. */
export function stockLevel(product: Counted): StockLevel {
  const counts = variantCounts(product);
  const isSoldOut = !canBeBought(product);
  const [first, ...others] = counts;
  if (first === undefined) return { total: product.stock ?? null, lowest: null, isSoldOut };
  return {
    total: counts.reduce((sum, { available }) => sum + available, 0),
    lowest: others.reduce((least, each) => (each.available < least.available ? each : least), first),
    isSoldOut,
  };
}

function variantCounts({ weightVariants = [], colorVariants = [] }: Counted) {
  const weights = weightVariants.flatMap(({ weight, stock, weightOptions = [] }) => [
    { name: weight, stock },
    ...weightOptions.map((option) => ({
      name: variantName({ variant: weight, option: option.weight }) ?? weight,
      stock: option.stock,
    })),
  ]);
  const colors = colorVariants.map(({ color, stock }) => ({ name: color, stock }));
  return [...weights, ...colors].flatMap(({ name, stock }) =>
    typeof stock === 'number' ? [{ name, available: stock }] : [],
  );
}
