import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { offerEndsAt } from '../../domain/offer.ts';
import type { Category, Product } from '../../domain/product.ts';
import type { ProductWithReviews } from './product-rows.ts';
import type { CatalogueReads } from './reads.ts';

/**
 * The catalogue as the browser carries it: search, filters and the cart's arithmetic run on it without a
 * request. Its name is the hash of its content, so it is cached for ever and replaced by any change.
 */
export interface CatalogueSnapshot {
  readonly hash: string;
  readonly url: string;
  readonly json: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
  readonly products: readonly ListedProduct[];
  readonly categories: readonly Category[];
  /** When time alone changes what is shown: the end of the next offer. */
  readonly changesAt: Date | null;
}

/** Lists do not need what only the product's own page shows. */
export type ListedProduct = Omit<Product, 'features' | 'keyPoints' | 'productFeatures' | 'productInsights'>;

export async function takeSnapshot(reads: CatalogueReads, now: Date): Promise<CatalogueSnapshot> {
  const [{ products }, categories] = await Promise.all([reads.listProducts(), reads.listCategories()]);
  const listed = products.map(toListed);
  const json = Buffer.from(JSON.stringify({ products: listed, categories }));
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 20);
  const [small, zipped] = await Promise.all([
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(json),
  ]);
  return {
    hash,
    url: `/catalogue/${hash}.json`,
    json,
    gzip: zipped,
    brotli: small,
    products: listed,
    categories,
    changesAt: nextChange(listed, now),
  };
}

export function toListed({
  reviews,
  features,
  keyPoints,
  productFeatures,
  productInsights,
  ...listed
}: ProductWithReviews): ListedProduct {
  return listed;
}

function nextChange(products: readonly ListedProduct[], now: Date): Date | null {
  const ends = products
    .flatMap(({ offer }) => (offer?.enabled === true ? [offerEndsAt(offer)] : []))
    .filter((end) => end > now)
    .sort((a, b) => a.getTime() - b.getTime());
  return ends[0] ?? null;
}
