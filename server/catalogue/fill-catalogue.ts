import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { boxesOf } from '../../catalogue/boxes.ts';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { ratingOf, withDerived } from '../../catalogue/derive.ts';
import type { ProductFields } from '../../contract/catalogue/product-body.ts';
import type { Category } from '../../domain/catalogue/product.ts';
import { uniqueSlug } from '../../domain/catalogue/slug.ts';
import { insertRows } from '../db/insert-rows.ts';
import { planWrite } from './plan-write.ts';
import { writeProducts } from './write-products.ts';

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
  const writes = products.map((product) => {
    const slug = takenProducts.freeSlug(product.slug);
    return planWrite(product.id, fieldsOf(product, now), undefined, { slug, categoryId: product.category });
  });
  await writeProducts(client, writes, null);
  await insertReviews(client, products);
  await writeOrigins(client, products);
}

function fieldsOf(product: CatalogueProduct, now: Date): ProductFields {
  const { rating, reviewCount, createdAt, reviews, ...fields } = withDerived(product, now);
  const { own, variants } = boxesOf(product.id);
  return {
    ...fields,
    hsn: product.hsn,
    boxes: own,
    weightVariants: fields.weightVariants?.map((weight) => ({ ...weight, boxes: variants[weight.weight] })),
    colorVariants: fields.colorVariants?.map((color) => ({ ...color, boxes: variants[color.color] })),
  };
}

/** What no administrator writes. */
async function writeOrigins(client: PoolClient, products: readonly CatalogueProduct[]): Promise<void> {
  const rows = products.map((product) => ({
    id: product.id,
    rating: ratingOf(product.reviews),
    review_count: product.reviews.length,
    created_at: product.createdAt,
    seeded_hash: createHash('sha256').update(JSON.stringify(product)).digest('hex'),
  }));
  await client.query(
    `update products p
        set rating = x.rating, review_count = x.review_count, created_at = x.created_at, seeded_hash = x.seeded_hash
       from json_populate_recordset(null::products, $1) x where p.id = x.id`,
    [JSON.stringify(rows)],
  );
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
