import { z } from '../../../contract/zod.ts';
import { lowestPrice, priceRangeText } from '../../../domain/pricing/price-range.ts';
import type { Discount } from '../../../domain/promotions/discount.ts';
import { discountedProduct } from '../../../domain/promotions/discount.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { getPath } from '../../api/response.ts';
import { readList } from '../list/list-response.ts';

const price = z
  .number()
  .nullish()
  .transform((amount) => amount ?? undefined);
const sold = { price, salePrice: price, inStock: z.boolean() };

/** The part of a product that has prices, as they are stored, before any discount. */
const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  price: z.number(),
  salePrice: price,
  inStock: z.boolean(),
  isListed: z.boolean().default(true),
  weightVariants: z
    .array(
      z.object({
        weight: z.string(),
        ...sold,
        weightOptions: z.array(z.object({ weight: z.string(), ...sold })).optional(),
      }),
    )
    .optional(),
  colorVariants: z.array(z.object({ color: z.string(), ...sold })).optional(),
});

export type PricedProduct = z.output<typeof productSchema>;

export const readPriced = (value: unknown): PricedProduct | undefined => productSchema.safeParse(value).data;

export interface Sample {
  readonly products: readonly PricedProduct[];
  /** How many products there are in all. */
  readonly total: number;
}

/** From the response of a list of products, or of one. */
export function readSample(response: unknown): Sample {
  const one = readPriced(getPath(response, 'product'));
  if (one !== undefined) return { products: [one], total: 1 };
  const { rows, paging } = readList(response, readPriced);
  return { products: rows, total: paging.total };
}

export interface PriceChange {
  readonly before: string;
  readonly after: string;
}

/** The price with today's other discounts, and with this one too, as if it were live. */
export function priceChange(
  product: PricedProduct,
  discount: Discount,
  others: readonly Discount[],
  now: Date,
): PriceChange {
  const live: Discount = { ...discount, isActive: true, from: null, to: null };
  const before = discountedProduct(product, others, now);
  const after = discountedProduct(product, [...others, live], now);
  return { before: priceText(before), after: priceText(after) };
}

const priceText = (product: PricedProduct) => priceRangeText(product) ?? formatRupees(lowestPrice(product));
