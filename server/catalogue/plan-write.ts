import { isDeepStrictEqual } from 'node:util';
import type { ProductFields } from '../../contract/catalogue/product-body.ts';
import type { Product, SoldProduct } from '../../domain/catalogue/product.ts';
import { type Paise, paise, rupees, subtract, toRupees } from '../../domain/pricing/money.ts';
import { priceRangeText } from '../../domain/pricing/price-range.ts';
import type { Box } from '../../domain/shipping/box.ts';
import {
  amountOf,
  type CountWrite,
  planVariants,
  switchOf,
  type VariantsPlan,
  type VariantWrite,
  weightText,
} from './plan-variants.ts';
import { type RecordRow, toRecord } from './product-records.ts';

/** One product on its way into the database. */
export interface ProductWrite extends VariantsPlan {
  readonly id: string;
  /** None: it is new. */
  readonly before: RecordRow | undefined;
  readonly columns: ProductColumns;
  readonly count: CountWrite | null;
  readonly isChanged: boolean;
  /** With the prices that it will have. */
  readonly sold: SoldProduct;
}

interface Found {
  readonly slug: string;
  readonly categoryId: string;
}

/** Every change of a product, by whatever way it comes, is planned here and written by `writeProducts`. */
export function planWrite(
  id: string,
  fields: ProductFields,
  before: RecordRow | undefined,
  found: Found,
  /** The switch as it is stored, instead of what shoppers see of it. */
  isStoredSwitch = false,
): ProductWrite {
  const planned = resolve(fields, before, found, isStoredSwitch);
  const stored = before && resolve({}, before, { slug: before.slug, categoryId: before.category_id }, true);
  return {
    id,
    before,
    ...planned,
    count: fields.stock === undefined ? null : { available: fields.stock, seen: fields.seenStock },
    isChanged:
      !isDeepStrictEqual(planned.columns, stored?.columns) ||
      // Shoppers read the specifications in this order.
      JSON.stringify(planned.columns.specifications) !== JSON.stringify(before?.specifications) ||
      planned.removed.length > 0 ||
      planned.variants.some(({ isChanged }) => isChanged),
  };
}

function resolve(
  fields: ProductFields,
  before: RecordRow | undefined,
  found: Found,
  isStoredSwitch: boolean,
): Pick<ProductWrite, 'columns' | 'sold' | 'variants' | 'removed'> {
  const plan = planVariants(fields, before, isStoredSwitch);
  const price = fields.price === undefined ? paise(before?.price ?? 0) : rupees(fields.price);
  const salePrice = amountOf(fields.salePrice, before?.sale_price ?? null);
  const sold = soldAs({ price, sale_price: salePrice }, plan.variants);
  const shown = before && toRecord(before);
  const columns: ProductColumns = {
    slug: found.slug,
    name: fields.name ?? before?.name ?? '',
    category_id: found.categoryId,
    product_code: (fields.productCode === undefined ? before?.product_code : fields.productCode) ?? '',
    shipping_weight: weightText(fields.shippingWeight, before?.shipping_weight ?? null),
    boxes: fields.boxes ?? before?.boxes ?? [],
    price,
    sale_price: salePrice,
    price_range: rangeOf(fields, shown?.priceRange, sold),
    images: fields.images ?? before?.images ?? [],
    description: fields.description ?? before?.description ?? '',
    short_description: fields.shortDescription ?? before?.short_description ?? '',
    specifications: fields.specifications ?? before?.specifications ?? {},
    in_stock: switchOf(fields.inStock, isStoredSwitch ? undefined : shown?.inStock, before?.in_stock),
    featured: fields.featured ?? before?.featured ?? false,
    best_seller: fields.bestSeller ?? before?.best_seller ?? false,
    is_new: fields.isNew ?? before?.is_new ?? false,
    details: detailsOf(fields, before, sold),
    offer: fields.offer === undefined ? (before?.offer ?? null) : fields.offer,
    gst: fields.gst === undefined ? rateOf(before?.gst ?? null) : fields.gst,
    hsn: fields.hsn ?? before?.hsn ?? DEFAULT_HSN,
  };
  return { ...plan, sold, columns };
}

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
] as const satisfies readonly (keyof Product & keyof ProductFields)[];

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

const rateOf = (stored: string | null) => (stored === null ? null : Number(stored));

function soldAs(
  own: Pick<ProductColumns, 'price' | 'sale_price'>,
  variants: readonly VariantWrite[],
): SoldProduct {
  const priced = ({ price, sale_price }: Pick<VariantWrite, 'price' | 'sale_price'>) => ({
    ...(price !== null && { price: toRupees(paise(price)) }),
    ...(sale_price !== null && { salePrice: toRupees(paise(sale_price)) }),
    inStock: true,
  });
  const weights = variants.filter(({ kind }) => kind === 'weight');
  return {
    id: '',
    category: '',
    ...priced(own),
    price: toRupees(own.price),
    weightVariants: weights
      .filter(({ parent }) => parent === null)
      .map((weight) => ({
        weight: weight.label,
        ...priced(weight),
        weightOptions: weights
          .filter(({ parent }) => parent === weight.label)
          .map((option) => ({ weight: option.label, ...priced(option) })),
      })),
    colorVariants: variants
      .filter(({ kind }) => kind === 'color')
      .map((color) => ({ color: color.label, ...priced(color) })),
  };
}

/** A text that names amounts follows the prices; one in words, which somebody wrote, stays. */
function rangeOf({ priceRange }: ProductFields, shown: string | undefined, sold: SoldProduct): string | null {
  if (priceRange !== undefined && (priceRange ?? undefined) !== shown) return priceRange;
  const isDerived = shown === undefined || shown.includes('₹');
  return (isDerived ? priceRangeText(sold) : shown) ?? null;
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
