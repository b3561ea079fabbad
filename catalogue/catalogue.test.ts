import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOfferLive } from '../domain/offer.ts';
import { CATEGORY_IDS, categorySchema, productSchema, reviewSchema } from '../domain/product.ts';
import { BUY_ALONG_WITH } from './buy-along-with.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { categories } from './categories.ts';
import { ratingOf, withDerived } from './derive.ts';
import { products } from './products.ts';
import { referenceFacts } from './reference-facts.ts';

const SEEDED_ON = new Date('2026-11-15T06:00:00.000Z');
const LAST_REVIEW_DAY = '2026-11-15';

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const variantsOf = (product: CatalogueProduct) => [
  ...(product.weightVariants ?? []).map((variant) => ({ label: variant.weight, ...variant })),
  ...(product.colorVariants ?? []).map((variant) => ({ label: variant.color, ...variant })),
];

const imagesOf = (product: CatalogueProduct) => [
  ...product.images,
  ...(product.weightVariants ?? []).flatMap((variant) => variant.variantImages ?? []),
  ...[...(product.features ?? []), ...(product.productFeatures ?? [])].map((block) => block.image),
  ...product.reviews.flatMap((review) => review.images ?? []),
];

/** Every text a shopper reads, except names and variant labels, which carts and searches refer to. */
const textsOf = (product: CatalogueProduct) => [
  product.shortDescription,
  product.description,
  product.weight ?? '',
  product.dimensions ?? '',
  ...Object.values(product.specifications).flat(),
  ...[...(product.keyPoints ?? []), ...(product.features ?? []), ...(product.productFeatures ?? [])].flatMap(
    (block) => [block.title, block.description],
  ),
  ...(product.items ?? []),
  ...(product.benefits ?? []),
  ...product.reviews.map((review) => review.comment),
];

const repeated = (values: string[]) => values.filter((value, place) => values.indexOf(value) !== place);

describe('the categories', () => {
  it('are the eight of the shop, in order, each with a text and a picture', () => {
    expect(categories.map((category) => category.id)).toEqual([...CATEGORY_IDS]);
    for (const category of categories) {
      expect(categorySchema.parse(category).slug).toBe(category.id);
      expect(category.description.length, category.id).toBeGreaterThan(40);
    }
  });

  it('each hold at least one product', () => {
    for (const { id } of categories) {
      expect(
        products.some((product) => product.category === id),
        id,
      ).toBe(true);
    }
  });
});

describe('every product', () => {
  it.each(products)('$name has the shape the shop stores', (product) => {
    const stored = withDerived(product, SEEDED_ON);
    const { reviews, ...fields } = stored;
    expect(productSchema.strict().parse(fields)).toEqual(fields);
    for (const review of reviews) reviewSchema.strict().parse(review);
  });

  it('belongs to a category we have', () => {
    const known: string[] = [...CATEGORY_IDS];
    expect(products.filter((product) => !known.includes(product.category))).toEqual([]);
  });

  it('stands with the others of its category, in the order of the categories', () => {
    const order: string[] = [...CATEGORY_IDS];
    const places = products.map((product) => order.indexOf(product.category));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('has an id, a slug, codes and review ids of its own', () => {
    expect(repeated(products.map((product) => product.id))).toEqual([]);
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated(products.map((product) => product.sku ?? ''))).toEqual([]);
    const variantCodes = products.flatMap(variantsOf).map((variant) => variant.productCode ?? '');
    expect(repeated([...products.map((product) => product.productCode), ...variantCodes])).toEqual([]);
    expect(repeated(products.flatMap((product) => product.reviews.map((review) => review.id)))).toEqual([]);
  });

  it('is on sale below its list price, and so is each of its variants', () => {
    for (const product of products) {
      for (const sold of [product, ...variantsOf(product)]) {
        expect(sold.salePrice, product.name).toBeLessThan(sold.price ?? 0);
      }
    }
  });

  it('names the range of its variants’ prices where they differ, and only there', () => {
    for (const product of products) {
      const prices = variantsOf(product).map((variant) => variant.salePrice ?? variant.price ?? 0);
      const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
      const range = prices.length > 0 && lowest < highest;
      expect(product.priceRange, product.name).toBe(
        range ? `${rupees.format(lowest)} – ${rupees.format(highest)}` : undefined,
      );
      if (prices.length > 0) expect(product.salePrice, product.name).toBe(lowest);
    }
  });

  it('shows only pictures that exist, and so does every category', () => {
    const paths = [...products.flatMap(imagesOf), ...categories.map((category) => category.image)];
    const missing = paths.filter((path) => !existsSync(new URL(`../public${path}`, import.meta.url)));
    expect(missing).toEqual([]);
  });

  it('has three to five reviews, none before it was sold and none from the future', () => {
    for (const product of products) {
      expect(product.reviews.length, product.name).toBeGreaterThanOrEqual(3);
      expect(product.reviews.length, product.name).toBeLessThanOrEqual(5);
      for (const { date } of product.reviews) {
        expect(date > product.createdAt.slice(0, 10), product.name).toBe(true);
        expect(date <= LAST_REVIEW_DAY, product.name).toBe(true);
      }
    }
  });

  it('says what it is for, lists its features and names its warranty', () => {
    for (const product of products) {
      expect(product.shortDescription.length, product.name).toBeGreaterThan(40);
      expect(product.description.split('\n\n').length, product.name).toBeGreaterThanOrEqual(3);
      expect(product.specifications.features, product.name).toBeInstanceOf(Array);
      expect(product.keyPoints?.length, product.name).toBeGreaterThanOrEqual(3);
      expect(product, product.name).toMatchObject({ brand: 'Rack & Rep', gst: 18 });
    }
  });

  it('is written in plain text, with numbers tied to their units', () => {
    const texts = [...products.flatMap(textsOf), ...categories.map((category) => category.description)];
    expect(texts.filter((text) => /[<>]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\d (?:kg|g|mm|ft|lb|SWG|PSI|MPa)\b/.test(text))).toEqual([]);
  });
});

describe('the facts of the reference table', () => {
  it.each(referenceFacts)('$name is sold as the table says', (fact) => {
    const product = products.find(({ id }) => id === fact.id);
    expect(product).toMatchObject({
      name: fact.name,
      category: fact.category,
      price: fact.list,
      salePrice: fact.sale,
      shippingWeight: fact.shipKg,
      specifications: { Warranty: fact.warranty },
    });
    const variants = product ? variantsOf(product) : [];
    expect(
      variants.map(({ label, price, salePrice, shippingWeight }) => [
        label,
        price,
        salePrice,
        shippingWeight,
      ]),
    ).toEqual(fact.variants);
  });

  it('cover every product', () => {
    expect(products.map(({ id }) => id).toSorted()).toEqual(referenceFacts.map(({ id }) => id).toSorted());
  });

  it('give the combo its saving', () => {
    const combo = products.find(({ id }) => id === 'combo-1');
    expect(combo).toMatchObject({ originalPrice: 26400, savings: 4401 });
    expect(combo?.items).toHaveLength(6);
    expect(combo?.benefits?.length).toBeGreaterThanOrEqual(3);
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

describe('what is derived', () => {
  it('rates by the mean of the stars to one decimal', () => {
    expect(ratingOf([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(4.3);
    expect(ratingOf([{ rating: 5 }, { rating: 4 }, { rating: 5 }])).toBe(4.7);
    expect(ratingOf([])).toBe(0);
  });

  it('counts the reviews', () => {
    for (const product of products) {
      expect(withDerived(product, SEEDED_ON).reviewCount).toBe(product.reviews.length);
    }
  });

  it('ends an offer for thirty days on the thirtieth day after, by the Indian calendar', () => {
    const [product] = products;
    if (!product) throw new Error('The catalogue is empty');
    const onOffer: CatalogueProduct = {
      ...product,
      offer: { discount: '₹500 off', forDays: 30, enabled: true },
    };
    const lateEvening = new Date('2026-11-01T20:00:00.000Z');
    expect(withDerived(onOffer, lateEvening).offer).toEqual({
      discount: '₹500 off',
      endDate: '2026-12-02',
      enabled: true,
    });
  });

  it('leaves a product without an offer without one', () => {
    const [product] = products;
    if (!product) throw new Error('The catalogue is empty');
    expect(withDerived(product, SEEDED_ON)).not.toHaveProperty('offer');
  });
});
