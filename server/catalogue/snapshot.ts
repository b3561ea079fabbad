import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ShopSettings } from '../../contract/settings.ts';
import type { Category } from '../../domain/catalogue/product.ts';
import { prepareShop } from '../../domain/catalogue/search.ts';
import { SNAPSHOT_PRODUCTS_MAX } from '../../domain/limits.ts';
import { offerEndsAt } from '../../domain/pricing/offer.ts';
import type { Coupon } from '../../domain/promotions/coupon.ts';
import { type Discount, nextDiscountChange, productNow } from '../../domain/promotions/discount.ts';
import { couponsAt, type PublicCoupon } from '../promotions/public-coupons.ts';
import { inSteps, mapSteps } from './in-steps.ts';
import type { ListedProduct } from './product-rows.ts';
import type { CatalogueReads, StoredProduct } from './reads.ts';

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
  /** The products as they were read, by id. */
  readonly stored: ReadonlyMap<string, StoredProduct>;
  readonly categories: readonly Category[];
  /** The public ones, which the checkout tries without asking; the order asks the server anyway. */
  readonly coupons: readonly Coupon[];
  readonly settings: ShopSettings;
  /** When time alone changes what is shown: an offer ends, a discount or a coupon begins or ends. */
  readonly changesAt: Date | null;
}

/** With what has not changed since the snapshot before: of thousands, one change makes one new product. */
export async function takeSnapshot(
  reads: CatalogueReads,
  now: Date,
  before: Pick<CatalogueSnapshot, 'stored'> = { stored: new Map() },
): Promise<CatalogueSnapshot> {
  const [products, categories, discounts, publicCoupons, settings] = await Promise.all([
    reads.listStored(before.stored),
    reads.listCategories(),
    reads.listDiscounts(),
    reads.listPublicCoupons(),
    reads.readSettings(),
  ]);
  const listed = await inSteps(mapSteps(products, (stored) => soldNow(stored, now)));
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
    stored: new Map(products.map((stored) => [stored.product.id, stored])),
    products: listed,
    isLarge,
    ...terms,
    changesAt: nextChange({ products: listed, discounts, coupons: publicCoupons }, now),
  };
}

async function hashOf(products: readonly ListedProduct[], terms: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(terms));
  await inSteps(mapSteps(products, (product) => hash.update(digestOf(product))));
  return hash.digest('hex').slice(0, 20);
}

/** What each was sold as before; the same object, as long as it is sold so. */
const sold = new WeakMap<StoredProduct, ListedProduct>();

function soldNow(stored: StoredProduct, now: Date): ListedProduct {
  const product = productNow(stored.product, stored.discounts, now);
  const before = sold.get(stored);
  if (before !== undefined && digestOf(before) === digestOf(product)) return before;
  sold.set(stored, product);
  return product;
}

const digests = new WeakMap<ListedProduct, string>();

function digestOf(product: ListedProduct): string {
  const digest = digests.get(product) ?? createHash('sha256').update(JSON.stringify(product)).digest('hex');
  digests.set(product, digest);
  return digest;
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
