import type { Pool } from 'pg';
import type { StoreSettings } from '../../contract/settings.ts';
import type { Category } from '../../domain/catalogue/product.ts';
import { type Discount, productNow } from '../../domain/promotions/discount.ts';
import { totalWith } from '../db/bounded-count.ts';
import {
  DISCOUNTS_OF_PRODUCT,
  type DiscountJson,
  listActiveDiscounts,
  toDiscount,
} from '../promotions/live-discounts.ts';
import { listPublicCoupons, type PublicCoupon } from '../promotions/public-coupons.ts';
import { readSettings } from '../settings/read-settings.ts';
import { inSteps, mapSteps } from './in-steps.ts';
import { type ProductRow, type ProductWithReviews, toProduct } from './product-rows.ts';

/** Everything that pages and API read of the catalogue. Hidden products and categories are never among it. */
export interface CatalogueReads {
  readonly listProducts: (
    filter?: ProductFilter,
  ) => Promise<{ products: ProductWithReviews[]; total: number }>;
  readonly findProduct: (idOrSlug: string) => Promise<ProductWithReviews | null>;
  readonly listCategories: () => Promise<Category[]>;
  readonly findCategory: (id: string) => Promise<Category | null>;
  /** Those that are switched on; the products above have the prices of those whose days have come. */
  readonly listDiscounts: () => Promise<Discount[]>;
  readonly listPublicCoupons: () => Promise<PublicCoupon[]>;
  readonly readSettings: () => Promise<StoreSettings>;
}

export interface ProductFilter {
  readonly category?: string | undefined;
  /** These alone, in this order. */
  readonly ids?: readonly string[] | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  /** Lists do not show them. */
  readonly withReviews?: boolean;
}

/** What a list shows. */
const LISTED_COLUMNS = `
  p.id, p.slug, p.name, p.category_id, p.product_code, p.shipping_weight, p.price, p.sale_price, p.price_range,
  p.images, p.description, p.short_description, p.specifications::json, p.in_stock, p.featured, p.best_seller, p.is_new,
  p.rating, p.review_count, p.details, p.offer, p.gst, p.created_at,
  (select s.available from stock s where s.product_id = p.id and s.variant_id is null) as available,
  (select jsonb_agg(jsonb_build_object(
      'id', v.id, 'parent_id', v.parent_id, 'kind', v.kind, 'label', v.label, 'price', v.price,
      'sale_price', v.sale_price, 'in_stock', v.in_stock, 'available', s.available,
      'shipping_weight', v.shipping_weight, 'product_code', v.product_code, 'images', v.images)
      order by v.position, v.id)
    from product_variants v left join stock s on s.variant_id = v.id
    where v.product_id = p.id) as variants,
  ${DISCOUNTS_OF_PRODUCT} as discounts`;

export const PRODUCT_COLUMNS = `${LISTED_COLUMNS},
  (select jsonb_agg(jsonb_build_object(
      'id', r.id, 'userName', r.user_name, 'rating', r.rating, 'comment', r.comment, 'date', r.date,
      'verified', r.verified, 'images', r.images)
      order by r.date desc, r.id)
    from reviews r
    where r.product_id = p.id and r.status = 'published' and r.deleted_at is null) as reviews`;

const WITHOUT_REVIEWS = `${LISTED_COLUMNS}, null::jsonb as reviews`;

const CATEGORY_COLUMNS = 'id, name, slug, description, image, image_alt';
type CategoryRow = Omit<Category, 'imageAlt'> & { readonly image_alt: string };
const toShownCategory = ({ image_alt, ...category }: CategoryRow): Category =>
  image_alt === '' ? category : { ...category, imageAlt: image_alt };

const VISIBLE = `
  from products p join categories c on c.id = p.category_id
  where p.deleted_at is null and c.deleted_at is null and c.is_active`;

type SoldRow = ProductRow & { readonly discounts: DiscountJson[] | null };

export function catalogueReads(pool: Pool, now: () => Date = () => new Date()): CatalogueReads {
  const sold = (row: SoldRow) => productNow(toProduct(row), (row.discounts ?? []).map(toDiscount), now());
  return {
    async listProducts({ category, ids, page = 1, limit = 1000, withReviews = true } = {}) {
      const { rows } = await pool.query<SoldRow & { total: number }>(
        `select ${withReviews ? PRODUCT_COLUMNS : WITHOUT_REVIEWS}, count(*) over () as total ${VISIBLE}
           and ($1::text is null or p.category_id = $1)
           and ($2::text[] is null or p.id = any($2))
         order by array_position($2, p.id), p.position, p.id limit $3 offset $4`,
        [category ?? null, ids ?? null, limit, (page - 1) * limit],
      );
      const first = () => catalogueReads(pool, now).listProducts({ category, ids, limit: 1 });
      return { products: await inSteps(mapSteps(rows, sold)), total: await totalWith(rows, page, first) };
    },

    async findProduct(idOrSlug) {
      const { rows } = await pool.query<SoldRow>(
        `select ${PRODUCT_COLUMNS} ${VISIBLE} and (p.slug = $1 or p.id = $1) order by p.slug = $1 desc limit 1`,
        [idOrSlug],
      );
      return rows[0] === undefined ? null : sold(rows[0]);
    },

    async listCategories() {
      const { rows } = await pool.query<CategoryRow>(
        `select ${CATEGORY_COLUMNS} from categories where deleted_at is null and is_active order by position, id`,
      );
      return rows.map(toShownCategory);
    },

    async findCategory(id) {
      const { rows } = await pool.query<CategoryRow>(
        `select ${CATEGORY_COLUMNS} from categories where id = $1 and deleted_at is null and is_active`,
        [id],
      );
      return rows[0] === undefined ? null : toShownCategory(rows[0]);
    },

    listDiscounts: () => listActiveDiscounts(pool),
    listPublicCoupons: () => listPublicCoupons(pool),
    readSettings: () => readSettings(pool),
  };
}
