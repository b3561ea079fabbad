import { type ProductRecord, productRecordSchema } from '../../../contract/catalogue/product.ts';
import { lowestPrice, priceRangeText } from '../../../domain/pricing/price-range.ts';
import type { Discount } from '../../../domain/promotions/discount.ts';
import { discountedProduct } from '../../../domain/promotions/discount.ts';
import { formatRupees } from '../../../domain/text/format.ts';
import { getPath } from '../../api/response.ts';
import { readList } from '../list/list-response.ts';

export interface Sample {
  readonly products: readonly ProductRecord[];
  /** How many products there are in all. */
  readonly total: number;
}

/** From the response of a list of products, or of one. */
export function readSample(response: unknown): Sample {
  const one = productRecordSchema.safeParse(getPath(response, 'product')).data;
  if (one !== undefined) return { products: [one], total: 1 };
  const { rows, paging } = readList(response, productRecordSchema);
  return { products: rows, total: paging.total };
}

export interface PriceChange {
  readonly before: string;
  readonly after: string;
}

/** The price with today's other discounts, and with this one too, as if it were live. */
export function priceChange(
  product: ProductRecord,
  discount: Discount,
  others: readonly Discount[],
  now: Date,
): PriceChange {
  const live: Discount = { ...discount, isActive: true, from: null, to: null };
  const before = discountedProduct(product, others, now);
  const after = discountedProduct(product, [...others, live], now);
  return { before: priceText(before), after: priceText(after) };
}

const priceText = (product: ProductRecord) => priceRangeText(product) ?? formatRupees(lowestPrice(product));
