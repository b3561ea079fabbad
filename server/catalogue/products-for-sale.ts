import type { Pool, PoolClient } from 'pg';
import type { Product } from '../../domain/catalogue/product.ts';
import { variantName } from '../../domain/pricing/price.ts';
import { type Discount, discountedProduct } from '../../domain/promotions/discount.ts';
import { DISCOUNTS_OF_PRODUCT, type DiscountJson, toDiscount } from '../promotions/live-discounts.ts';
import { type ProductRow, toProduct, type VariantRow } from './product-rows.ts';

export interface ProductForSale {
  readonly product: Product;
  readonly categoryName: string;
  readonly hsn: string;
  readonly row: ProductForSaleRow;
}

interface VariantWithStock extends VariantRow {
  readonly stock_id: number | null;
}

interface ProductForSaleRow extends Omit<ProductRow, 'variants'> {
  readonly hsn: string;
  readonly category_name: string;
  readonly stock_id: number | null;
  readonly variants: VariantWithStock[] | null;
  readonly discounts: DiscountJson[] | null;
}

/** Hidden products, and those of a hidden category, are not on sale. */
export async function findProductsForSale(
  client: Pool | PoolClient,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ProductForSale>> {
  const { rows } = await client.query<ProductForSaleRow>({
    name: 'products on sale',
    text: `select p.id, p.slug, p.name, p.category_id, p.product_code, p.shipping_weight, p.price, p.sale_price, p.price_range,
            p.images, p.description, p.short_description, p.specifications::json, p.in_stock, p.featured, p.best_seller,
            p.is_new, p.rating, p.review_count, p.details, p.offer, p.gst, p.hsn, p.created_at, c.name as category_name, s.id as stock_id, s.available, null::json as reviews,
            (select jsonb_agg(jsonb_build_object(
                'id', v.id, 'parent_id', v.parent_id, 'kind', v.kind, 'label', v.label, 'price', v.price,
                'sale_price', v.sale_price, 'in_stock', v.in_stock, 'shipping_weight', v.shipping_weight,
                'product_code', v.product_code, 'images', v.images, 'stock_id', vs.id, 'available', vs.available)
                order by v.position, v.id)
              from product_variants v left join stock vs on vs.variant_id = v.id
              where v.product_id = p.id) as variants,
            ${DISCOUNTS_OF_PRODUCT} as discounts
       from products p join categories c on c.id = p.category_id
            left join stock s on s.product_id = p.id and s.variant_id is null
      where p.id = any($1) and p.deleted_at is null and c.deleted_at is null and c.is_active`,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, toProductForSale(row, now)]));
}

function toProductForSale(row: ProductForSaleRow, now: Date): ProductForSale {
  const discounts: Discount[] = (row.discounts ?? []).map(toDiscount);
  return {
    product: discountedProduct(toProduct(row), discounts, now),
    categoryName: row.category_name,
    hsn: row.hsn,
    row,
  };
}

export interface StockChoice {
  readonly stockId: number | null;
  readonly option: string | undefined;
  readonly productCode: string;
}

/** The most specific stock there is: the option's, else the variant's, else the product's. */
export function findStock(forSale: ProductForSale, variant: string | undefined): StockChoice {
  const { row } = forSale;
  const variants = row.variants ?? [];
  const parentOf = ({ parent_id }: VariantWithStock) => variants.find(({ id }) => id === parent_id);
  const chosen = variants.find((candidate) => {
    const parent = parentOf(candidate);
    const name = parent ? variantName({ variant: parent.label, option: candidate.label }) : candidate.label;
    return name === variant;
  });
  const parent = chosen && parentOf(chosen);
  if (chosen === undefined && variant !== undefined) return findStockOfColour(forSale, variants, variant);
  return {
    stockId: chosen?.stock_id ?? parent?.stock_id ?? row.stock_id,
    option: parent && chosen.label,
    productCode: chosen?.product_code || parent?.product_code || row.product_code,
  };
}

/** 'M / Brown' takes from the stock of M, or from that of brown where only colours have stock. */
function findStockOfColour(
  { row }: ProductForSale,
  variants: readonly VariantWithStock[],
  name: string,
): StockChoice {
  const colours = variants.filter(({ kind }) => kind === 'color');
  for (const weight of variants)
    for (const colour of colours)
      if (variantName({ variant: weight.label, option: colour.label }) === name)
        return {
          stockId: weight.stock_id ?? colour.stock_id ?? row.stock_id,
          option: colour.label,
          productCode: weight.product_code || colour.product_code || row.product_code,
        };
  return { stockId: row.stock_id, option: undefined, productCode: row.product_code };
}
