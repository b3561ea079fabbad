import type {
  ColorVariant,
  Product,
  Review,
  WeightOption,
  WeightVariant,
} from '../../domain/catalogue/product.ts';
import { paise, toRupees } from '../../domain/pricing/money.ts';

/** Rows as the queries in `reads.ts` give them, and how they become the product that the API speaks. */
export interface VariantRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly kind: 'weight' | 'color';
  readonly label: string;
  readonly price: number | null;
  readonly sale_price: number | null;
  readonly in_stock: boolean;
  readonly available: number | null;
  readonly shipping_weight: string | null;
  readonly product_code: string | null;
  readonly images: string[] | null;
}

export interface ProductRow {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly category_id: string;
  readonly product_code: string;
  readonly shipping_weight: string | null;
  readonly price: number;
  readonly sale_price: number | null;
  readonly price_range: string | null;
  readonly images: string[];
  readonly description: string;
  readonly short_description: string;
  readonly specifications: Product['specifications'];
  readonly in_stock: boolean;
  readonly available: number | null;
  readonly featured: boolean;
  readonly best_seller: boolean;
  readonly is_new: boolean;
  readonly rating: string;
  readonly review_count: number;
  readonly details: Partial<Product>;
  readonly offer: Product['offer'] | null;
  readonly gst: string | null;
  readonly created_at: Date;
  readonly variants: VariantRow[] | null;
  readonly reviews?: Review[] | null;
}

export type ProductWithReviews = Product & { reviews: Review[] };

/** Lists do not need what only the product's own page shows. */
export type ListedProduct = Omit<
  Product,
  'imageAlts' | 'features' | 'keyPoints' | 'productFeatures' | 'productInsights'
>;

export function toListed({
  reviews,
  imageAlts,
  features,
  keyPoints,
  productFeatures,
  productInsights,
  ...listed
}: ProductWithReviews): ListedProduct {
  return listed;
}

export function toProduct(row: ProductRow): ProductWithReviews {
  const variants = row.variants ?? [];
  const weights = variants.filter((variant) => variant.kind === 'weight' && variant.parent_id === null);
  const colors = variants.filter((variant) => variant.kind === 'color');
  return {
    ...row.details,
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category_id,
    productCode: row.product_code,
    ...given('shippingWeight', toWeight(row.shipping_weight)),
    price: toRupees(paise(row.price)),
    ...given('salePrice', toAmount(row.sale_price)),
    ...given('priceRange', row.price_range),
    images: row.images,
    description: row.description,
    shortDescription: row.short_description,
    specifications: row.specifications,
    inStock: isAvailable(row),
    featured: row.featured,
    bestSeller: row.best_seller,
    isNew: row.is_new,
    rating: Number(row.rating),
    reviewCount: row.review_count,
    ...given('offer', row.offer),
    ...given('gst', row.gst === null ? null : Number(row.gst)),
    createdAt: row.created_at.toISOString(),
    ...(weights.length > 0
      ? { weightVariants: weights.map((weight) => toWeightVariant(weight, variants)) }
      : {}),
    ...(colors.length > 0 ? { colorVariants: colors.map(toColorVariant) } : {}),
    reviews: row.reviews ?? [],
  };
}

function toWeightVariant(row: VariantRow, all: readonly VariantRow[]): WeightVariant {
  const options = all.filter((option) => option.parent_id === row.id);
  return {
    weight: row.label,
    ...sold(row),
    ...given('shippingWeight', toWeight(row.shipping_weight)),
    ...given('productCode', row.product_code),
    ...(options.length > 0
      ? { weightOptions: options.map((option): WeightOption => ({ weight: option.label, ...sold(option) })) }
      : {}),
    ...given('variantImages', row.images),
  };
}

function toColorVariant(row: VariantRow): ColorVariant {
  return {
    color: row.label,
    ...sold(row),
    ...given('shippingWeight', toWeight(row.shipping_weight)),
    ...given('productCode', row.product_code),
    ...given('variantImages', row.images),
  };
}

function sold(row: VariantRow) {
  return {
    ...given('price', toAmount(row.price)),
    ...given('salePrice', toAmount(row.sale_price)),
    inStock: isAvailable(row),
  };
}

/** A tracked count decides; without one the flag does. */
export function isAvailable(row: { in_stock: boolean; available: number | null }): boolean {
  return row.in_stock && (row.available === null || row.available > 0);
}

function toAmount(amount: number | null): number | null {
  return amount === null ? null : toRupees(paise(amount));
}

/** `22` and `22.5 kg` are both kept as they were given: a number as a number, a text as a text. */
function toWeight(text: string | null): number | string | null {
  return text !== null && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function given<Key extends string, Value>(key: Key, value: Value | null | undefined): { [K in Key]?: Value } {
  const entry: { [K in Key]?: Value } = {};
  if (value !== null && value !== undefined) entry[key] = value;
  return entry;
}
