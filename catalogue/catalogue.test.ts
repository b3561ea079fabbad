import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  CATEGORY_IDS,
  categorySchema,
  type Product,
  productSchema,
  reviewSchema,
} from '../domain/catalogue/product.ts';
import { isOfferLive } from '../domain/pricing/offer.ts';
import { rupees, variantsOf } from '../tests/support/catalogue-products.ts';
import { BUY_ALONG_WITH } from './buy-along-with.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { categories } from './categories.ts';
import { withDerived } from './derive.ts';
import { products } from './products.ts';

const SEEDED_ON = new Date('2026-11-15T06:00:00.000Z');
const LAST_REVIEW_DAY = '2026-11-15';

const imagesOf = (product: CatalogueProduct) => [
  ...product.images,
  ...variantImagesOf(withDerived(product, SEEDED_ON)),
  ...[...(product.features ?? []), ...(product.productFeatures ?? [])].map((block) => block.image),
  ...product.reviews.flatMap((review) => review.images ?? []),
];

const variantImagesOf = ({ weightVariants = [], colorVariants = [] }: Product) =>
  [...weightVariants, ...colorVariants].flatMap(({ variantImages = [] }) => variantImages);

const repeated = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place);

describe('the categories', () => {
  it('are the eight of the shop, in order, each with a text and a picture', () => {
    expect(categories.map((category) => category.id)).toEqual([...CATEGORY_IDS]);
    for (const category of categories) {
      expect(categorySchema.parse(category).slug).toBe(category.id);
      expect(category.description.length, category.id).toBeGreaterThan(40);
    }
  });
});

describe('every product', () => {
  it.each(products)('$name has the shape the shop stores', (product) => {
    const { reviews, ...fields } = withDerived(product, SEEDED_ON);
    expect(productSchema.strict().parse(fields)).toEqual(fields);
    for (const review of reviews) reviewSchema.strict().parse(review);
  });

  it('stands with the others of its category, in the order of the categories', () => {
    const order: string[] = [...CATEGORY_IDS];
    const places = products.map((product) => order.indexOf(product.category));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has an id, a slug, a name, codes and review ids of its own', () => {
    const variantCodes = products.flatMap(variantsOf).map((variant) => variant.productCode ?? '');
    expect(repeated(products.map((product) => product.id))).toEqual([]);
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated(products.map((product) => product.name))).toEqual([]);
    expect(repeated(products.map((product) => product.sku ?? ''))).toEqual([]);
    expect(repeated([...products.map((product) => product.productCode), ...variantCodes])).toEqual([]);
    expect(repeated(products.flatMap((product) => product.reviews.map((review) => review.id)))).toEqual([]);
  });

  it('names the range of the prices that can be paid where they differ, and only there', () => {
    for (const product of products) {
      const inStock = variantsOf(product).filter((variant) => variant.inStock);
      const prices = inStock.map((variant) => variant.salePrice ?? variant.price ?? 0);
      const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
      const range = prices.length > 0 && lowest < highest;
      expect(product.priceRange, product.name).toBe(
        range ? `${rupees(lowest)} – ${rupees(highest)}` : undefined,
      );
      if (prices.length > 0) expect(product.salePrice, product.name).toBe(lowest);
    }
  });

  it('ships heavier than what is in the box, whatever the variant', () => {
    for (const product of products) {
      for (const { label, shippingWeight } of variantsOf(product)) {
        const net = Number(/([\d.]+) kg/.exec(label)?.[1] ?? 0) * (label.includes('pair') ? 2 : 1);
        const isSet = /set/i.test(label);
        expect(Number(shippingWeight), label).toBeGreaterThan(isSet ? net / 2 : net);
      }
    }
  });

  it('shows only pictures that exist, and so does every category', () => {
    const paths = [...products.flatMap(imagesOf), ...categories.map((category) => category.image)];
    const missing = paths.filter((path) => !existsSync(new URL(`../public${path}`, import.meta.url)));
    expect(missing).toEqual([]);
  });

  it('has at most eight reviews, none before it was sold and none from the future; three products have none', () => {
    expect(products.filter(({ reviews }) => reviews.length === 0)).toHaveLength(3);
    for (const product of products) {
      expect(product.reviews.length, product.name).toBeLessThanOrEqual(8);
      for (const { date } of product.reviews) {
        expect(date > product.createdAt.slice(0, 10), product.name).toBe(true);
        expect(date <= LAST_REVIEW_DAY, product.name).toBe(true);
      }
    }
  });

  it('has a plausible customs code: equipment for exercise, steel furniture or rubber flooring', () => {
    expect(new Set(products.map(({ hsn }) => hsn))).toEqual(new Set(['95069190', '94032090', '40169100']));
  });
});

describe('the range as a whole', () => {
  it('features at least five products', () => {
    expect(products.filter((product) => product.featured).length).toBeGreaterThanOrEqual(5);
  });

  it('has a product and a variant that are sold out, and no variant product without one in stock', () => {
    expect(products.some((product) => !product.inStock)).toBe(true);
    expect(products.some((product) => variantsOf(product).some((variant) => !variant.inStock))).toBe(true);
    for (const product of products.filter(({ inStock }) => inStock)) {
      const variants = variantsOf(product);
      expect(variants.length === 0 || variants.some(({ inStock }) => inStock), product.name).toBe(true);
    }
  });

  it('has every weight of a set that is sold', () => {
    for (const { name, weightVariants = [] } of products) {
      const hasSet = weightVariants.some(
        ({ weight, inStock }) => inStock && /^(?:full )?set\b/i.test(weight),
      );
      const soldOut = weightVariants.filter(({ inStock }) => !inStock).map(({ weight }) => weight);
      if (hasSet) expect(soldOut, name).toEqual([]);
    }
  });

  it('sells the belt in the sizes that it names, at one price', () => {
    const belt = products.find(({ id }) => id === '45');
    expect(belt?.weightVariants?.map(({ weight }) => weight)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
    expect(new Set(belt?.weightVariants?.map(({ salePrice }) => salePrice))).toEqual(new Set([2999]));
    expect(belt?.colorVariants).toHaveLength(2);
  });

  it('has happy and less happy customers, some of whom did not buy here', () => {
    const reviews = products.flatMap((product) => product.reviews);
    expect(new Set(reviews.map(({ rating }) => rating))).toEqual(new Set([3, 4, 5]));
    expect(reviews.some(({ verified }) => !verified)).toBe(true);
    expect(repeated(reviews.map(({ comment }) => comment))).toEqual([]);
    const lengths = reviews.map(({ comment }) => comment.length);
    expect(Math.min(...lengths)).toBeLessThan(15);
    expect(Math.max(...lengths)).toBeGreaterThan(200);
    expect(
      products.filter(({ reviews: own }) => own.length > 0 && own.every(({ rating }) => rating === 5)),
    ).toEqual([]);
  });

  it('offers with a rack two products that are in stock and no racks themselves', () => {
    const along = BUY_ALONG_WITH.map((id) => products.find((product) => product.id === id));
    expect(along).toHaveLength(2);
    for (const product of along) {
      expect(product?.inStock).toBe(true);
      expect(product?.category).not.toBe('racks');
    }
  });

  it('holds one offer that is over and one that is live on the day the shop is filled', () => {
    const offers = products.flatMap((product) => withDerived(product, SEEDED_ON).offer ?? []);
    expect(offers).toContainEqual({ discount: '1500 off', endDate: '2025-11-15', enabled: true });
    expect(offers.filter((offer) => isOfferLive(offer, SEEDED_ON)).map((offer) => offer.endDate)).toEqual([
      '2026-12-15',
    ]);
  });
});
