import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Offer, Product } from '../../../domain/product.ts';
import { users } from './accounts.ts';
import {
  createdAt,
  deletedAt,
  jsonArray,
  jsonObject,
  lengths,
  notNegative,
  oneOf,
  paise,
  saleBelowList,
  serial,
  slugFormat,
  updatedAt,
  version,
  writtenJson,
  writtenJsonObject,
} from './columns.ts';

export const VARIANT_KINDS = ['weight', 'color'] as const;
export const REVIEW_STATUSES = ['published', 'pending', 'rejected'] as const;

const catalogueId = () => text('id').primaryKey();

export const categories = pgTable(
  'categories',
  {
    id: catalogueId(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    image: text('image').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    // A hidden category does not keep its address from a new one.
    uniqueIndex('categories_slug_unique').on(table.slug).where(sql`deleted_at is null`),
    slugFormat('categories'),
    ...lengths('categories', {
      id: [1, 64],
      name: [1, 120],
      slug: [1, 120],
      description: [0, 4000],
      image: [0, 500],
    }),
  ],
);

/** What only some products have: shown as it is, never searched or computed with. */
export type ProductDetails = Partial<
  Pick<
    Product,
    | 'imageAlts'
    | 'videoUrl'
    | 'demoVideoId'
    | 'features'
    | 'keyPoints'
    | 'productFeatures'
    | 'productInsights'
    | 'weight'
    | 'dimensions'
    | 'brand'
    | 'sku'
    | 'originalPrice'
    | 'savings'
    | 'items'
    | 'benefits'
  >
>;

export const products = pgTable(
  'products',
  {
    id: catalogueId(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    categoryId: text('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'restrict' }),
    productCode: text('product_code').notNull().default(''),
    shippingWeight: text('shipping_weight'),
    price: paise('price').notNull(),
    salePrice: paise('sale_price'),
    priceRange: text('price_range'),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    description: text('description').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    specifications: writtenJson<Product['specifications']>('specifications').notNull().default(sql`'{}'`),
    inStock: boolean('in_stock').notNull().default(true),
    featured: boolean('featured').notNull().default(false),
    bestSeller: boolean('best_seller').notNull().default(false),
    isNew: boolean('is_new').notNull().default(false),
    rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    details: jsonb('details').$type<ProductDetails>().notNull().default({}),
    offer: jsonb('offer').$type<Offer>(),
    /** The product's own rate in percent; null: the store's counts. */
    gst: numeric('gst', { precision: 5, scale: 2, mode: 'number' }),
    hsn: text('hsn').notNull().default('95069190'),
    position: integer('position').notNull().default(0),
    /** Of the catalogue file's entry as last seeded: a later seeding never overwrites an administrator's change. */
    seededHash: text('seeded_hash'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    uniqueIndex('products_slug_unique').on(table.slug).where(sql`deleted_at is null`),
    index('products_by_category').on(table.categoryId, table.position).where(sql`deleted_at is null`),
    index('products_featured').on(table.position).where(sql`featured and deleted_at is null`),
    slugFormat('products'),
    saleBelowList('products'),
    check('products_rating_range', sql`rating between 0 and 5`),
    check('products_gst_percent', sql`gst between 0 and 100`),
    check('products_hsn_format', sql`hsn ~ '^([0-9]{2}){2,4}$'`),
    jsonArray('products', 'images', 6),
    writtenJsonObject('products', 'specifications'),
    ...jsonObject('products', 'details', 'offer'),
    ...notNegative('products', 'review_count'),
    ...lengths('products', {
      id: [1, 64],
      slug: [1, 200],
      name: [1, 200],
      product_code: [0, 60],
      shipping_weight: [1, 60],
      price_range: [1, 120],
      description: [0, 20_000],
      short_description: [0, 2000],
    }),
  ],
);

/** A weight or a colour of a product; with a parent, an option of that weight. */
export const productVariants = pgTable(
  'product_variants',
  {
    id: serial(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: VARIANT_KINDS }).notNull(),
    label: text('label').notNull(),
    parentId: bigint('parent_id', { mode: 'number' }),
    price: paise('price'),
    salePrice: paise('sale_price'),
    inStock: boolean('in_stock').notNull().default(true),
    shippingWeight: text('shipping_weight'),
    productCode: text('product_code'),
    images: jsonb('images').$type<string[]>(),
    position: integer('position').notNull().default(0),
  },
  (table) => [
    unique('product_variants_label_unique')
      .on(table.productId, table.kind, table.parentId, table.label)
      .nullsNotDistinct(),
    // The other end of the keys that hold a variant to its own product.
    unique('product_variants_of_product').on(table.id, table.productId),
    foreignKey({
      name: 'product_variants_parent_of_same_product',
      columns: [table.parentId, table.productId],
      foreignColumns: [table.id, table.productId] satisfies [AnyPgColumn, AnyPgColumn],
    }).onDelete('cascade'),
    oneOf('product_variants', 'kind', VARIANT_KINDS),
    check('product_variants_options_of_weight', sql`parent_id is null or kind = 'weight'`),
    check('product_variants_not_own_parent', sql`parent_id <> id`),
    saleBelowList('product_variants'),
    jsonArray('product_variants', 'images', 6),
    ...lengths('product_variants', { label: [1, 60], shipping_weight: [1, 60], product_code: [0, 60] }),
  ],
);

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    userName: text('user_name').notNull(),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull().default(''),
    date: date('date').notNull().default(sql`current_date`),
    verified: boolean('verified').notNull().default(false),
    images: jsonb('images').$type<string[]>().notNull().default([]),
    status: text('status', { enum: REVIEW_STATUSES }).notNull().default('pending'),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (table) => [
    index('reviews_by_product').on(table.productId, table.date).where(sql`deleted_at is null`),
    index('reviews_by_time').on(table.createdAt, table.id).where(sql`deleted_at is null`),
    index('reviews_by_status').on(table.status, table.createdAt, table.id).where(sql`deleted_at is null`),
    index('reviews_search').using('gin', sql`lower(user_name || ' ' || comment) gin_trgm_ops`),
    uniqueIndex('reviews_one_per_customer')
      .on(table.userId, table.productId)
      .where(sql`user_id is not null and deleted_at is null`),
    oneOf('reviews', 'status', REVIEW_STATUSES),
    check('reviews_rating_range', sql`rating between 1 and 5`),
    jsonArray('reviews', 'images', 6),
    ...lengths('reviews', { id: [1, 64], user_name: [1, 120], comment: [0, 4000] }),
  ],
);
