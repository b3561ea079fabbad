import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { StoreSettings } from '../../contract/settings.ts';
import type { Category, Product } from '../../domain/catalogue/product.ts';
import { prepareShop } from '../../domain/catalogue/search.ts';
import { SNAPSHOT_PRODUCTS_MAX } from '../../domain/limits.ts';
import { offerEndsAt } from '../../domain/pricing/offer.ts';
import type { Coupon } from '../../domain/promotions/coupon.ts';
import { type Discount, nextDiscountChange } from '../../domain/promotions/discount.ts';
import { couponsAt, type PublicCoupon } from '../promotions/public-coupons.ts';
import { inSteps, mapSteps } from './in-steps.ts';
import type { ProductWithReviews } from './product-rows.ts';
import type { CatalogueReads } from './reads.ts';

/**
 * The catalogue at one moment. The browser carries it as a file: search, filters and the cart's arithmetic run on it without a
 * request. The file of a large shop has no products, and says where to ask for them. Its name is the hash of the whole
 * content, so it is cached for ever, as the answers are, and replaced by any change.
 */
export interface CatalogueSnapshot {
  readonly hash: string;
  readonly url: string;
  readonly json: Buffer;
  readonly gzip: Buffer;
  readonly brotli: Buffer;
  readonly products: readonly ListedProduct[];
  readonly isLarge: boolean;
  readonly categories: readonly Category[];
  /** The public ones, which the checkout tries without asking; the order asks the server anyway. */
  readonly coupons: readonly Coupon[];
  readonly settings: StoreSettings;
  /** When time alone changes what is shown: an offer ends, a discount or a coupon begins or ends. */
  readonly changesAt: Date | null;
}

/** A list is cut after a thousand; the snapshot has every product. */
const PRODUCTS_MAX = 100_000;

/** Lists do not need what only the product's own page shows. */
export type ListedProduct = Omit<
  Product,
  'imageAlts' | 'features' | 'keyPoints' | 'productFeatures' | 'productInsights'
>;

export async function takeSnapshot(reads: CatalogueReads, now: Date): Promise<CatalogueSnapshot> {
  const [{ products }, categories, discounts, publicCoupons, settings] = await Promise.all([
    reads.listProducts({ limit: PRODUCTS_MAX, withReviews: false }),
    reads.listCategories(),
    reads.listDiscounts(),
    reads.listPublicCoupons(),
    reads.readSettings(),
  ]);
  const listed = await inSteps(mapSteps(products, toListed));
  const terms = { categories, coupons: couponsAt(publicCoupons, now), settings };
  const hash = await hashOf(listed, terms);
  const isLarge = listed.length > SNAPSHOT_PRODUCTS_MAX;
  const file = isLarge ? { answersAt: `/catalogue/${hash}`, ...terms } : { products: listed, ...terms };
  const json = Buffer.from(JSON.stringify(file));
  const [small, zipped] = await Promise.all([
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(json),
    // Otherwise the first who search would wait for it.
    inSteps(prepareShop(listed)),
  ]);
  return {
    hash,
    url: `/catalogue/${hash}.json`,
    json,
    gzip: zipped,
    brotli: small,
    products: listed,
    isLarge,
    ...terms,
    changesAt: nextChange({ products: listed, discounts, coupons: publicCoupons }, now),
  };
}

async function hashOf(products: readonly ListedProduct[], terms: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(terms));
  await inSteps(mapSteps(products, (product) => hash.update(JSON.stringify(product))));
  return hash.digest('hex').slice(0, 20);
}

export function toListed({
  reviews,
  imageAlts,
  features,
  keyPoints,
  productFeatures,
  productInsights,
  ...listed
}: ProductWithReviews): ListedProduct {
  return listed;
}

function nextChange(
  shown: {
    readonly products: readonly ListedProduct[];
    readonly discounts: readonly Discount[];
    readonly coupons: readonly PublicCoupon[];
  },
  now: Date,
): Date | null {
  const times = [
    ...shown.products.flatMap(({ offer }) => (offer?.enabled === true ? [offerEndsAt(offer)] : [])),
    nextDiscountChange(shown.discounts, now),
    ...shown.coupons.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ]
    .flatMap((moment) => (moment === null ? [] : [moment.getTime()]))
    .filter((time) => time > now.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}
