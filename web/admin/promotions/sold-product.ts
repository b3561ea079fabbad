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

/** A product as far as prices go, with those that are stored: before any discount. */
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
  /** Of all that it is a sample of. */
  readonly total: number;
}

/** From a list of products, or from the answer to reading one. */
export function readSample(reply: unknown): Sample {
  const one = readPriced(getPath(reply, 'product'));
  if (one !== undefined) return { products: [one], total: 1 };
  const { rows, paging } = readList(reply, readPriced, 'products');
  return { products: rows, total: paging.total };
}

export interface PriceChange {
  readonly before: string;
  readonly after: string;
}

/** What it costs beside the other discounts of today, and what with this one as well, on a day on which it counts. */
export function priceChange(
  product: PricedProduct,
  discount: Discount,
  others: readonly Discount[],
  now: Date,
): PriceChange {
  const counting: Discount = { ...discount, isActive: true, from: null, to: null };
  const before = discountedProduct(product, others, now);
  const after = discountedProduct(product, [...others, counting], now);
  return { before: priceText(before), after: priceText(after) };
}

const priceText = (product: PricedProduct) => priceRangeText(product) ?? formatRupees(lowestPrice(product));
