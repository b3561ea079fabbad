import type { Pool } from 'pg';
import type { ShopSettings } from '../../contract/settings.ts';
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
import {
  type ListedProduct,
  type ProductRow,
  type ProductWithReviews,
  toListed,
  toProduct,
} from './product-rows.ts';

/** Everything that pages and API read of the catalogue. Hidden products and categories are never among it. */
export interface CatalogueReads {
  readonly listProducts: (
    filter?: ProductFilter,
  ) => Promise<{ products: ProductWithReviews[]; total: number }>;
  /** All of them, for lists. Those that have not changed since `before` are the same objects as there. */
  readonly listStored: (before: ReadonlyMap<string, StoredProduct>) => Promise<StoredProduct[]>;
  readonly findProduct: (idOrSlug: string) => Promise<ProductWithReviews | null>;
  readonly listCategories: () => Promise<Category[]>;
  readonly findCategory: (id: string) => Promise<Category | null>;
  /** Those that are switched on; the products above have the prices of those whose days have come. */
  readonly listDiscounts: () => Promise<Discount[]>;
  readonly listPublicCoupons: () => Promise<PublicCoupon[]>;
  readonly readSettings: () => Promise<ShopSettings>;
}

/** A product before any discount, with those whose days decide on its price. */
export interface StoredProduct {
  readonly product: ListedProduct;
  readonly discounts: readonly Discount[];
  /** Of everything that was read of it. */
  readonly digest: string;
}

export interface ProductFilter {
  readonly category?: string | undefined;
  /** These alone, in this order. */
  readonly ids?: readonly string[] | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
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

/** The columns are computed once, although the digest names them again. */
const storedWhere = (condition: string) =>
  `from (select ${WITHOUT_REVIEWS}, p.position ${VISIBLE} and ${condition} offset 0) stored order by stored.position, stored.id`;
const DIGEST = 'md5(stored::text) as digest';
/** A statement of more could outlast its time on a busy machine. */
const READ_AT_ONCE = 1000;

async function readStored(pool: Pool, ids: readonly string[]): Promise<StoredProduct[]> {
  const { rows } = await pool.query<SoldRow & { digest: string }>(
    `select stored.*, ${DIGEST} ${storedWhere('p.id = any($1)')}`,
    [ids],
  );
  const toStored = (row: (typeof rows)[number]): StoredProduct => ({
    product: toListed(toProduct(row)),
    discounts: (row.discounts ?? []).map(toDiscount),
    digest: row.digest,
  });
  return inSteps(mapSteps(rows, toStored));
}

export function catalogueReads(pool: Pool, now: () => Date = () => new Date()): CatalogueReads {
  const sold = (row: SoldRow) => productNow(toProduct(row), (row.discounts ?? []).map(toDiscount), now());
  return {
    async listProducts({ category, ids, page = 1, limit = 1000 } = {}) {
      const { rows } = await pool.query<SoldRow & { total: number }>(
        `select ${PRODUCT_COLUMNS}, count(*) over () as total ${VISIBLE}
           and ($1::text is null or p.category_id = $1)
           and ($2::text[] is null or p.id = any($2))
         order by array_position($2, p.id), p.position, p.id limit $3 offset $4`,
        [category ?? null, ids ?? null, limit, (page - 1) * limit],
      );
      const first = () => catalogueReads(pool, now).listProducts({ category, ids, limit: 1 });
      return { products: rows.map(sold), total: await totalWith(rows, page, first) };
    },

    async listStored(before) {
      const { rows } = await pool.query<{ id: string; digest: string }>(
        `select stored.id, ${DIGEST} ${storedWhere('true')}`,
      );
      const isSame = (row: (typeof rows)[number]) => before.get(row.id)?.digest === row.digest;
      const changed = rows.filter((row) => !isSame(row)).map(({ id }) => id);
      const present = new Map<string, StoredProduct>();
      for (let at = 0; at < changed.length; at += READ_AT_ONCE)
        for (const stored of await readStored(pool, changed.slice(at, at + READ_AT_ONCE)))
          present.set(stored.product.id, stored);
      return rows.flatMap((row) => (isSame(row) ? before.get(row.id) : present.get(row.id)) ?? []);
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
