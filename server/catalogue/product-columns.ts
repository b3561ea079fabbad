import type { ProductPatch } from '../../contract/catalogue/product-body.ts';
import type { Product, SoldProduct } from '../../domain/catalogue/product.ts';
import { type Paise, paise, rupees, subtract, toRupees } from '../../domain/pricing/money.ts';
import { priceRangeText } from '../../domain/pricing/price-range.ts';
import type { Box } from '../../domain/shipping/box.ts';
import { type RecordRow, toRecord } from './product-records.ts';

/** Fields that are left out stay as they are. */
export type ProductFields = ProductPatch;

const DETAILS = [
  'imageAlts',
  'videoUrl',
  'demoVideoId',
  'features',
  'keyPoints',
  'productFeatures',
  'productInsights',
  'weight',
  'dimensions',
  'brand',
  'sku',
  'originalPrice',
  'savings',
  'items',
  'benefits',
  'fit',
  'leadDays',
] as const satisfies readonly (keyof Product & keyof ProductPatch)[];

/** What only some products have: shown as it is, never searched or computed with. */
type ProductDetails = Partial<Pick<Product, (typeof DETAILS)[number]>>;

export interface ProductColumns {
  readonly slug: string;
  readonly name: string;
  readonly category_id: string;
  readonly product_code: string;
  readonly shipping_weight: string | null;
  readonly boxes: readonly Box[];
  readonly price: Paise;
  readonly sale_price: Paise | null;
  readonly price_range: string | null;
  readonly images: readonly string[];
  readonly description: string;
  readonly short_description: string;
  readonly specifications: Product['specifications'];
  readonly in_stock: boolean;
  readonly featured: boolean;
  readonly best_seller: boolean;
  readonly is_new: boolean;
  readonly details: ProductDetails;
  readonly offer: Product['offer'] | null;
  readonly gst: number | null;
  readonly hsn: string;
}

const DEFAULT_HSN = '95069190';

/** What is stored once these fields are written over the product that was there, or over none. */
export function columnsOf(
  fields: ProductFields,
  before: RecordRow | undefined,
  found: { readonly slug: string; readonly categoryId: string },
): ProductColumns {
  const shown = before && toRecord(before);
  const price = fields.price === undefined ? paise(before?.price ?? 0) : rupees(fields.price);
  const salePrice = amountOf(fields.salePrice, before?.sale_price ?? null);
  const sold = soldAs(fields, before, { price, salePrice });
  return {
    slug: found.slug,
    name: fields.name ?? before?.name ?? '',
    category_id: found.categoryId,
    product_code: (fields.productCode === undefined ? before?.product_code : fields.productCode) ?? '',
    shipping_weight: weightText(fields.shippingWeight, before?.shipping_weight ?? null),
    boxes: fields.boxes ?? before?.boxes ?? [],
    price,
    sale_price: salePrice,
    price_range: rangeOf(fields, shown, sold),
    images: fields.images ?? before?.images ?? [],
    description: fields.description ?? before?.description ?? '',
    short_description: fields.shortDescription ?? before?.short_description ?? '',
    specifications: fields.specifications ?? before?.specifications ?? {},
    in_stock: switchOf(fields.inStock, shown?.inStock, before?.in_stock),
    featured: fields.featured ?? before?.featured ?? false,
    best_seller: fields.bestSeller ?? before?.best_seller ?? false,
    is_new: fields.isNew ?? before?.is_new ?? false,
    details: detailsOf(fields, before, sold),
    offer: fields.offer === undefined ? (before?.offer ?? null) : fields.offer,
    gst: fields.gst === undefined ? rateOf(before?.gst ?? null) : fields.gst,
    hsn: fields.hsn ?? before?.hsn ?? DEFAULT_HSN,
  };
}

const rateOf = (stored: string | null) => (stored === null ? null : Number(stored));

/** Rupees as they were sent, or the paise that are stored already. */
export function amountOf(given: number | null | undefined, stored: number | null): Paise | null {
  if (given === undefined) return stored === null ? null : paise(stored);
  return given === null ? null : rupees(given);
}

export function weightText(given: number | string | null | undefined, stored: string | null): string | null {
  if (given === undefined) return stored;
  return given === null ? null : String(given);
}

/**
 * What shoppers see depends on the count too. Sent back as it was shown, the switch behind it stays as it is:
 * a product whose last piece was sold is in stock again once it is counted anew.
 */
export function switchOf(
  given: boolean | undefined,
  shown: boolean | undefined,
  stored: boolean | undefined,
): boolean {
  if (stored === undefined) return given ?? true;
  return given === undefined || given === shown ? stored : given;
}

/** The product with the prices that it will have. */
export function soldAs(
  fields: ProductFields,
  before: RecordRow | undefined,
  { price, salePrice }: { readonly price: Paise; readonly salePrice: Paise | null },
): SoldProduct {
  const shown = before && toRecord(before);
  const priced = <T extends { price?: number | null | undefined; salePrice?: number | null | undefined }>(
    variant: T,
    old: { price?: number | undefined; salePrice?: number | undefined } | undefined,
  ) => ({
    ...present('price', variant.price === undefined ? old?.price : variant.price),
    ...present('salePrice', variant.salePrice === undefined ? old?.salePrice : variant.salePrice),
    inStock: true,
  });
  const oldWeights = shown?.weightVariants ?? [];
  const oldColors = shown?.colorVariants ?? [];
  return {
    id: before?.id ?? '',
    category: before?.category_id ?? '',
    price: toRupees(price),
    ...present('salePrice', salePrice === null ? null : toRupees(salePrice)),
    inStock: true,
    weightVariants: (fields.weightVariants ?? oldWeights).map((weight) => {
      const old = oldWeights.find((one) => one.weight === weight.weight || one.id === weight.id);
      return {
        weight: weight.weight,
        ...priced(weight, old),
        weightOptions: (weight.weightOptions ?? old?.weightOptions ?? []).map((option) => ({
          weight: option.weight,
          ...priced(
            option,
            old?.weightOptions?.find((one) => one.weight === option.weight || one.id === option.id),
          ),
        })),
      };
    }),
    colorVariants: (fields.colorVariants ?? oldColors).map((color) => ({
      color: color.color,
      ...priced(
        color,
        oldColors.find((one) => one.color === color.color || one.id === color.id),
      ),
    })),
  };
}

function present<Key extends string>(key: Key, value: number | null | undefined): { [K in Key]?: number } {
  const entry: { [K in Key]?: number } = {};
  if (value !== null && value !== undefined) entry[key] = value;
  return entry;
}

/** A text that names amounts follows the prices; one in words, which somebody wrote, stays. */
function rangeOf(
  { priceRange }: ProductFields,
  shown: (Pick<Product, 'priceRange'> & SoldProduct) | undefined,
  sold: SoldProduct,
): string | null {
  if (priceRange !== undefined && (priceRange ?? undefined) !== shown?.priceRange) return priceRange;
  const isDerived = shown?.priceRange === undefined || shown.priceRange.includes('₹');
  return (isDerived ? priceRangeText(sold) : shown?.priceRange) ?? null;
}

function detailsOf(fields: ProductFields, before: RecordRow | undefined, sold: SoldProduct): ProductDetails {
  const details = { ...before?.details, ...savedBy(fields, before, sold) };
  for (const name of DETAILS) {
    const given = fields[name];
    if (given === undefined || given === before?.details[name]) continue;
    Object.assign(details, { [name]: given === '' || given === null ? undefined : given });
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** A combo that says what it saves goes on saying it when its price changes: 26,400 − 21,999 = 4,401. */
function savedBy(
  { price, salePrice }: ProductFields,
  before: RecordRow | undefined,
  sold: SoldProduct,
): Pick<Product, 'originalPrice' | 'savings'> {
  if (before?.details.savings === undefined || (price === undefined && salePrice === undefined)) return {};
  if (before.details.originalPrice !== toRupees(paise(before.price))) return {};
  return {
    originalPrice: sold.price,
    savings:
      sold.salePrice === undefined
        ? undefined
        : toRupees(subtract(rupees(sold.price), rupees(sold.salePrice))),
  };
}
