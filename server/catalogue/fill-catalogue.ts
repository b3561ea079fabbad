import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { CatalogueProduct } from '../../catalogue/catalogue-product.ts';
import { withDerived } from '../../catalogue/derive.ts';
import { rupees } from '../../domain/money.ts';
import type { Category, ColorVariant, WeightOption, WeightVariant } from '../../domain/product.ts';
import {
  categories as categoryTable,
  products as productTable,
  productVariants,
  reviews as reviewTable,
} from '../db/schema/catalogue.ts';

/** Writes the catalogue's files into an empty database. */
export async function fillCatalogue(
  client: PoolClient,
  { categories, products }: { categories: readonly Category[]; products: readonly CatalogueProduct[] },
  now: Date,
): Promise<void> {
  const db = drizzle(client);
  await db.insert(categoryTable).values(categories.map((category, position) => ({ ...category, position })));
  await db
    .insert(productTable)
    .values(products.map((product, position) => productRow(product, position, now)));
  await db.insert(reviewTable).values(
    products.flatMap((product) =>
      product.reviews.map((review) => ({
        ...review,
        images: review.images ?? [],
        productId: product.id,
        status: 'published' as const,
      })),
    ),
  );
  for (const product of products) {
    const weights = product.weightVariants ?? [];
    for (const [position, weight] of weights.entries()) await insertWeight(db, product.id, weight, position);
    const colors = (product.colorVariants ?? []).map((color, position) =>
      colorRow(product.id, color, position),
    );
    if (colors.length > 0) await db.insert(productVariants).values(colors);
  }
}

type Database = ReturnType<typeof drizzle<Record<string, never>, PoolClient>>;

async function insertWeight(
  db: Database,
  productId: string,
  variant: WeightVariant,
  position: number,
): Promise<void> {
  const [inserted] = await db
    .insert(productVariants)
    .values({
      productId,
      kind: 'weight',
      label: variant.weight,
      ...amounts(variant),
      inStock: variant.inStock,
      shippingWeight: weightText(variant.shippingWeight),
      productCode: variant.productCode ?? null,
      images: variant.variantImages ?? null,
      position,
    })
    .returning({ id: productVariants.id });
  const options = variant.weightOptions ?? [];
  if (inserted === undefined || options.length === 0) return;
  await db.insert(productVariants).values(
    options.map((option: WeightOption, order) => ({
      productId,
      kind: 'weight' as const,
      parentId: inserted.id,
      label: option.weight,
      ...amounts(option),
      inStock: option.inStock,
      position: order,
    })),
  );
}

function colorRow(productId: string, variant: ColorVariant, position: number) {
  return {
    productId,
    kind: 'color' as const,
    label: variant.color,
    ...amounts(variant),
    inStock: variant.inStock,
    shippingWeight: weightText(variant.shippingWeight),
    productCode: variant.productCode ?? null,
    position,
  };
}

function productRow(written: CatalogueProduct, position: number, now: Date) {
  const {
    id,
    slug,
    name,
    category,
    productCode,
    shippingWeight,
    price,
    salePrice,
    priceRange,
    images,
    description,
    shortDescription,
    specifications,
    inStock,
    featured,
    bestSeller,
    isNew,
    rating,
    reviewCount,
    offer,
    gst,
    createdAt,
    reviews: _reviews,
    colorVariants: _colors,
    weightVariants: _weights,
    ...details
  } = withDerived(written, now);
  return {
    id,
    slug,
    name,
    categoryId: category,
    productCode,
    shippingWeight: weightText(shippingWeight),
    ...amounts({ price, salePrice }),
    price: rupees(price),
    priceRange: priceRange ?? null,
    images,
    description,
    shortDescription,
    specifications,
    inStock,
    featured,
    bestSeller,
    isNew,
    rating,
    reviewCount,
    offer: offer ?? null,
    ...(gst === undefined ? {} : { gst }),
    details,
    position,
    seededHash: createHash('sha256').update(JSON.stringify(written)).digest('hex'),
    ...(createdAt === undefined ? {} : { createdAt: new Date(createdAt) }),
  };
}

function amounts({ price, salePrice }: { price?: number | undefined; salePrice?: number | undefined }) {
  return {
    price: price === undefined ? null : rupees(price),
    salePrice: salePrice === undefined ? null : rupees(salePrice),
  };
}

function weightText(weight: number | string | undefined): string | null {
  return weight === undefined ? null : String(weight);
}
