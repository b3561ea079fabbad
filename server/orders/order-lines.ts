import type { RefusedItems } from '../../contract/orders/order-refusals.ts';
import type { OrderRequest } from '../../contract/orders/order-request.ts';
import type { StoreSettings } from '../../contract/settings.ts';
import { PLACEHOLDER_IMAGE } from '../../domain/catalogue/images.ts';
import type { Product, VariantType } from '../../domain/catalogue/product.ts';
import { variantImage } from '../../domain/catalogue/variant-images.ts';
import { nameWithVariant } from '../../domain/catalogue/variant-text.ts';
import { type Paise, times } from '../../domain/pricing/money.ts';
import {
  effectivePrice,
  isBuyable,
  isComplete,
  listPrice,
  type Selection,
  variantAxis,
} from '../../domain/pricing/price.ts';
import type { Refusal } from '../../domain/refusal.ts';
import { lineFreight, lineWeightKg } from '../../domain/shipping/freight.ts';
import { findStock, type ProductForSale } from '../catalogue/products-for-sale.ts';

export interface OrderLine {
  readonly productId: string;
  readonly productName: string;
  readonly productCategory: string;
  readonly productDescription: string;
  readonly productImage: string;
  /** The GST rate in percent, stored since the product may have another one when the invoice is issued. */
  readonly productGst: number;
  readonly productBrand: string | null;
  readonly productSku: string | null;
  readonly hsn: string;
  readonly variant: string | null;
  readonly variantType: VariantType | null;
  readonly option: string | null;
  readonly listPrice: Paise;
  readonly unitPrice: Paise;
  readonly quantity: number;
  readonly totalPrice: Paise;
  /** Of one unit. */
  readonly weightGrams: number;
  readonly freight: Paise;
  readonly stockId: number | null;
}

export type LinesRefusal = Refusal<'PRODUCT_UNKNOWN' | 'VARIANT_UNKNOWN' | 'OUT_OF_STOCK'> & {
  readonly details: RefusedItems;
};

/** How long the texts are that an order stores of a product. */
const IMAGE_MAX = 500;
const BRAND_MAX = 120;
const SKU_MAX = 60;

type Item = OrderRequest['items'][number];

/** Turns the requested items into priced lines. `prices` are those that an administrator set, by line. */
export function resolveLines(
  items: readonly Item[],
  productsForSale: ReadonlyMap<string, ProductForSale>,
  { taxRate }: Pick<StoreSettings, 'taxRate'>,
  prices: readonly (Paise | undefined)[] = [],
): { readonly ok: true; readonly lines: OrderLine[] } | LinesRefusal {
  const lines: OrderLine[] = [];
  for (const [index, item] of items.entries()) {
    const forSale = productsForSale.get(item.productId);
    if (forSale === undefined) return refusal('PRODUCT_UNKNOWN', 'We don’t have this product', item);
    const { product } = forSale;
    const variantType = variantAxis(product);
    const selection = { variant: item.variant, variantType };
    if (item.variantType !== undefined && item.variantType !== variantType)
      return refusal('VARIANT_UNKNOWN', `${product.name} doesn’t have this variant`, item, product.name);
    if (!isComplete(product, selection))
      return refusal('VARIANT_UNKNOWN', variantMessage(item, product.name, variantType), item, product.name);
    if (!isBuyable(product, selection))
      return refusal(
        'OUT_OF_STOCK',
        `${nameWithVariant(product.name, item.variant)} is out of stock`,
        item,
        product.name,
      );
    lines.push(toLine(item, forSale, { variantType, setPrice: prices[index], taxRate }));
  }
  return { ok: true, lines };
}

function variantMessage(item: Item, name: string, axis: VariantType | undefined): string {
  if (axis === undefined || item.variant !== undefined) return `${name} doesn’t have this variant`;
  return `Please choose a ${axis === 'weight' ? 'weight' : 'colour'} for ${name}`;
}

function refusal(
  code: LinesRefusal['code'],
  message: string,
  { productId, variant }: Item,
  name?: string,
): LinesRefusal {
  return {
    ok: false,
    code,
    message,
    details: { items: [{ productId, ...(name === undefined ? {} : { name, variant: variant ?? null }) }] },
  };
}

function toLine(
  { productId, quantity, variant }: Item,
  forSale: ProductForSale,
  {
    variantType,
    setPrice,
    taxRate,
  }: { variantType: VariantType | undefined; setPrice: Paise | undefined; taxRate: number },
): OrderLine {
  const { product, categoryName, hsn } = forSale;
  const selection = { variant, variantType };
  const weightKg = lineWeightKg(product, selection);
  const unitPrice = setPrice ?? effectivePrice(product, selection);
  const { stockId, option, productCode } = findStock(forSale, variant);
  return {
    productId,
    productName: product.name,
    productCategory: categoryName,
    productDescription: product.shortDescription || product.description,
    productImage: imageOf(product, selection),
    productGst: product.gst ?? taxRate,
    productBrand: product.brand?.slice(0, BRAND_MAX) ?? null,
    productSku: (product.sku || productCode).slice(0, SKU_MAX) || null,
    hsn,
    variant: variant ?? null,
    variantType: variant === undefined ? null : (variantType ?? null),
    option: option ?? null,
    listPrice: listPrice(product, selection),
    unitPrice,
    quantity,
    totalPrice: times(unitPrice, quantity),
    weightGrams: Math.round(weightKg * 1000),
    freight: lineFreight(weightKg, quantity),
    stockId,
  };
}

/** Nothing, where there is none that the order can hold. */
function imageOf(product: Product, selection: Selection): string {
  const images = [variantImage(product, selection), ...product.images];
  return images.find((image) => image !== PLACEHOLDER_IMAGE && image.length <= IMAGE_MAX) ?? '';
}

/** How many units of each stock the lines need; two lines of the same stock are summed. */
export function demandOfLines(lines: readonly OrderLine[]): Map<number, number> {
  const demand = new Map<number, number>();
  for (const { stockId, quantity } of lines)
    if (stockId !== null) demand.set(stockId, (demand.get(stockId) ?? 0) + quantity);
  return demand;
}
