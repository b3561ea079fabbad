import type { Pool, PoolClient } from 'pg';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import type { Category } from '../../domain/catalogue/product.ts';
import { uniqueSlug } from '../../domain/catalogue/slug.ts';
import { insertRows } from '../db/insert-rows.ts';
import { colorRow, optionRow, productRow, weightRow } from './fill-catalogue-rows.ts';

export interface Catalogue {
  readonly categories: readonly Category[];
  readonly products: readonly CatalogueProduct[];
}

export const isEmpty = ({ categories, products }: Catalogue) =>
  categories.length === 0 && products.length === 0;

/** The entries that the database has never had: deleted ones are only hidden, so they are not missing. */
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

/** Adds the entries at the end. A slug that is taken gets a number. */
export async function fillCatalogue(
  client: PoolClient,
  { categories, products }: Catalogue,
  now: Date,
): Promise<void> {
  const takenCategories = await takenOf(client, 'categories');
  await insertRows(
    client,
    'categories',
    categories.map((category, index) => ({
      ...category,
      slug: takenCategories.freeSlug(category.slug),
      position: takenCategories.nextPosition + index,
    })),
  );
  const takenProducts = await takenOf(client, 'products');
  await insertRows(
    client,
    'products',
    products.map((product, index) => ({
      ...productRow(product, takenProducts.nextPosition + index, now),
      slug: takenProducts.freeSlug(product.slug),
    })),
  );
  await insertReviews(client, products);
  await insertVariants(client, products);
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

async function insertReviews(client: PoolClient, products: readonly CatalogueProduct[]): Promise<void> {
  const rows = products.flatMap((product) =>
    product.reviews.map(({ id, userName, rating, comment, date, verified, images }) => ({
      id,
      product_id: product.id,
      user_name: userName,
      rating,
      comment,
      date,
      verified,
      images: images ?? [],
      status: 'published',
      // Lists sort by it: a review is as old as it says, not as the shop.
      created_at: new Date(date),
    })),
  );
  await insertRows(client, 'reviews', rows);
}

/** Two statements for the whole takenProducts: the variants, then the options of those weights that have some. */
async function insertVariants(client: PoolClient, products: readonly CatalogueProduct[]): Promise<void> {
  const variants = products.flatMap((product) => [
    ...(product.weightVariants ?? []).map((weight, index) => weightRow(product.id, weight, index)),
    ...(product.colorVariants ?? []).map((color, index) => colorRow(product.id, color, index)),
  ]);
  await insertRows(client, 'product_variants', variants);
  const { rows } = await client.query<{ id: number; product_id: string; label: string }>(
    `select id, product_id, label from product_variants 
      where kind = 'weight' and parent_id is null and product_id = any ($1)`,
    [products.map(({ id }) => id)],
  );
  const idOf = new Map(rows.map(({ id, product_id, label }) => [`${product_id} ${label}`, id]));
  const options = products.flatMap(({ id, weightVariants = [] }) =>
    weightVariants.flatMap(({ weight, weightOptions = [] }) =>
      weightOptions.map((option, index) => optionRow(id, idOf.get(`${id} ${weight}`) ?? null, option, index)),
    ),
  );
  await insertRows(client, 'product_variants', options);
}
