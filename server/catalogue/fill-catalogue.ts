import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import type { Category } from '../../domain/product.ts';
import { uniqueSlug } from '../../domain/slug.ts';
import {
  categories as categoryTable,
  products as productTable,
  productVariants,
  reviews as reviewTable,
} from '../db/schema/catalogue.ts';
import { colorRow, optionRow, productRow, weightRow } from './fill-catalogue-rows.ts';

export interface Catalogue {
  readonly categories: readonly Category[];
  readonly products: readonly CatalogueProduct[];
}

export const isEmpty = ({ categories, products }: Catalogue) =>
  categories.length === 0 && products.length === 0;

/** The entries whose id the database has never had. What an administrator deleted is hidden, so it is still there. */
export async function missingFrom(database: Pool | PoolClient, catalogue: Catalogue): Promise<Catalogue> {
  const { rows } = await database.query<{ categories: string[]; products: string[] }>(
    `select array(select id from categories) as categories, array(select id from products) as products`,
  );
  const known = { categories: new Set(rows[0]?.categories), products: new Set(rows[0]?.products) };
  return {
    categories: catalogue.categories.filter(({ id }) => !known.categories.has(id)),
    products: catalogue.products.filter(({ id }) => !known.products.has(id)),
  };
}

/** Writes new entries behind those that are there. An address that somebody took meanwhile gets a number. */
export async function fillCatalogue(
  client: PoolClient,
  { categories, products }: Catalogue,
  now: Date,
): Promise<void> {
  const db = drizzle(client);
  const shelf = await takenOf(client, 'categories');
  if (categories.length > 0) {
    await db.insert(categoryTable).values(
      categories.map((category, place) => ({
        ...category,
        slug: shelf.freeSlug(category.slug),
        position: shelf.nextPosition + place,
      })),
    );
  }
  if (products.length === 0) return;
  const range = await takenOf(client, 'products');
  await db.insert(productTable).values(
    products.map((product, place) => ({
      ...productRow(product, range.nextPosition + place, now),
      slug: range.freeSlug(product.slug),
    })),
  );
  await insertReviews(db, products);
  await insertVariants(db, products);
}

async function takenOf(client: PoolClient, table: 'categories' | 'products') {
  const { rows } = await client.query<{ slugs: string[]; next: number }>(
    `select array(select slug from ${table} where deleted_at is null) as slugs,
            (select coalesce(max(position) + 1, 0) from ${table}) as next`,
  );
  const slugs = new Set(rows[0]?.slugs);
  return {
    nextPosition: rows[0]?.next ?? 0,
    freeSlug(wanted: string): string {
      const slug = uniqueSlug(wanted, slugs);
      slugs.add(slug);
      return slug;
    },
  };
}

type Database = ReturnType<typeof drizzle<Record<string, never>, PoolClient>>;

async function insertReviews(db: Database, products: readonly CatalogueProduct[]): Promise<void> {
  const rows = products.flatMap((product) =>
    product.reviews.map((review) => ({
      ...review,
      images: review.images ?? [],
      productId: product.id,
      status: 'published' as const,
      // Lists sort by it: a review is as old as it says, not as the shop.
      createdAt: new Date(review.date),
    })),
  );
  if (rows.length > 0) await db.insert(reviewTable).values(rows);
}

/** Two statements for the whole range: the variants, then the options of those weights that have some. */
async function insertVariants(db: Database, products: readonly CatalogueProduct[]): Promise<void> {
  const rows = products.flatMap((product) => [
    ...(product.weightVariants ?? []).map((weight, place) => weightRow(product.id, weight, place)),
    ...(product.colorVariants ?? []).map((color, place) => colorRow(product.id, color, place)),
  ]);
  if (rows.length === 0) return;
  const inserted = await db.insert(productVariants).values(rows).returning({
    id: productVariants.id,
    productId: productVariants.productId,
    label: productVariants.label,
  });
  const idOf = new Map(inserted.map(({ id, productId, label }) => [`${productId} ${label}`, id]));
  const options = products.flatMap(({ id, weightVariants = [] }) =>
    weightVariants.flatMap(({ weight, weightOptions = [] }) =>
      weightOptions.map((option, place) => optionRow(id, idOf.get(`${id} ${weight}`) ?? null, option, place)),
    ),
  );
  if (options.length > 0) await db.insert(productVariants).values(options);
}
