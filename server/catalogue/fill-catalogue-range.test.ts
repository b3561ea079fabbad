import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  CATEGORY_IDS,
  categorySchema,
  type Product,
  productSchema,
  reviewSchema,
} from '../../domain/catalogue/product.ts';
import { isOfferLive } from '../../domain/pricing/offer.ts';
import { type TestShop, testShop } from '../../tests/support/test-shop.ts';
import { catalogueReads } from './reads.ts';

const listSchema = z.object({
  data: z.array(productSchema.safeExtend({ reviews: z.array(reviewSchema.strict()) }).strict()),
});
type Listed = z.infer<typeof listSchema>['data'][number];

let shop: TestShop;
let products: Listed[];
beforeAll(async () => {
  shop = await testShop();
  const reply = await shop.app.inject({ url: '/api/products?limit=1000' });
  products = listSchema.parse(reply.json()).data;
});
afterAll(() => shop.close());

function productOf(id: string): Listed {
  const product = products.find((each) => each.id === id);
  if (product === undefined) throw new Error(`The shop has no product ${id}`);
  return product;
}

const variantsOf = ({ weightVariants = [], colorVariants = [] }: Product) => [
  ...weightVariants,
  ...weightVariants.flatMap(({ weightOptions = [] }) => weightOptions),
  ...colorVariants,
];
const weightsOf = (id: string) => (productOf(id).weightVariants ?? []).map(({ weight }) => weight);
const salePrices = () =>
  products.flatMap((product) => [product, ...variantsOf(product)].map(({ salePrice }) => salePrice ?? 0));

describe('the range of a new shop', () => {
  it('is exactly the 51 products with ids 1, 3 to 50, 80 and combo-1 [1.11]', () => {
    const numbered = Array.from({ length: 48 }, (_, place) => String(place + 3));
    const expected = ['1', ...numbered, '80', 'combo-1'];
    expect(products.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
    expect(products).toHaveLength(51);
  });

  it('has the eight categories, each with name, address, text and picture [1.5, 3.product.21]', async () => {
    const categories = await catalogueReads(shop.pool).listCategories();
    expect(categories.map(({ id }) => id)).toEqual([...CATEGORY_IDS]);
    for (const category of categories) {
      expect(Object.values(categorySchema.strict().parse(category)).every((text) => text !== '')).toBe(true);
    }
  });

  it('has something in every category, in others too [1.24]', () => {
    expect(new Set(products.map(({ category }) => category))).toEqual(new Set(CATEGORY_IDS));
  });

  it('costs from 229 to 66,825 rupees [1.12, 9.money.2]', () => {
    expect(Math.min(...salePrices())).toBe(229);
    expect(Math.max(...salePrices())).toBe(66_825);
  });

  it('is on sale below the list price, product by product and variant by variant [1.13]', () => {
    for (const product of products) {
      for (const { price, salePrice } of [product, ...variantsOf(product)])
        expect(salePrice, product.name).toBeLessThan(price ?? 0);
    }
  });

  it('holds the sample offer, which is over, and one that is live from the day of the filling [9.money.31, 9.money.38, 3.product.11]', () => {
    const offers = products.flatMap(({ offer }) => offer ?? []);
    expect(offers).toContainEqual({ discount: '1500 off', endDate: '2025-11-15', enabled: true });
    expect(isOfferLive({ discount: '1500 off', endDate: '2025-11-15', enabled: true }, new Date())).toBe(
      false,
    );
    expect(offers.filter((offer) => isOfferLive(offer, new Date()))).toHaveLength(1);
  });

  it('is guaranteed from one year to a lifetime, product by product [9.money.37]', () => {
    const warranties = products.map(({ specifications }) => String(specifications.Warranty));
    expect(warranties.filter((warranty) => !/^(\d( to \d)? years?|Lifetime)\b/.test(warranty))).toEqual([]);
    expect(warranties).toEqual(expect.arrayContaining(['1 year', '5 years', 'Lifetime (frame)']));
  });
});

describe('products that the specification names', () => {
  it('sell the combo at 21,999 instead of 26,400, with 4,401 saved, 120 kg, its items and benefits [9.money.29, 3.product.19]', () => {
    const combo = productOf('combo-1');
    expect(combo).toMatchObject({
      price: 26_400,
      salePrice: 21_999,
      originalPrice: 26_400,
      savings: 4401,
      shippingWeight: 120,
    });
    expect(combo.items).toHaveLength(6);
    expect(combo.benefits?.length).toBeGreaterThanOrEqual(3);
  });

  it('list the bicep straight bar at 8699 and sell it at 5900 [9.money.30]', () => {
    expect(productOf('7')).toMatchObject({
      name: 'Olympic Bicep Straight Bar 4 ft',
      price: 8699,
      salePrice: 5900,
    });
  });

  it('have hex dumbbells from 2.5 kg at 950 to a full set of 405 kg at 66,825 [9.money.33]', () => {
    const weights = productOf('13').weightVariants ?? [];
    expect(weights[0]).toMatchObject({ weight: '2.5 kg pair', salePrice: 950 });
    expect(weights.at(-1)).toMatchObject({ weight: expect.stringContaining('405 kg'), salePrice: 66_825 });
    expect(weights.every(({ salePrice = 0 }) => salePrice >= 950 && salePrice <= 66_825)).toBe(true);
  });

  it('have adjustable dumbbells of 17.5, 25 and 50 kg, each with its picture [9.money.34, 3.product.15]', () => {
    expect(weightsOf('15')).toEqual(['17.5 kg set', '25 kg set', '50 kg set']);
    for (const { variantImages } of productOf('15').weightVariants ?? [])
      expect(variantImages).toHaveLength(1);
  });

  it('have iron plates in pairs from 1.25 to 20 kg and as a set of 107.5 kg [9.money.35]', () => {
    const [first, ...others] = weightsOf('36');
    expect(first).toBe('1.25 kg pair');
    expect(others.slice(-2)).toEqual(['20 kg pair', expect.stringContaining('107.5 kg')]);
  });

  it('have bumper plates in pairs from 5 to 25 kg and as a set of 150 kg [9.money.36]', () => {
    const [first, ...others] = weightsOf('38');
    expect(first).toBe('5 kg pair');
    expect(others.slice(-2)).toEqual(['25 kg pair', expect.stringContaining('150 kg')]);
  });
});

describe('a product, as the API tells it', () => {
  it('has an id, an address, a name, a category, a code and both descriptions [3.product.1, 3.product.5]', () => {
    for (const { id, slug, name, category, productCode, description, shortDescription } of products)
      for (const text of [id, slug, name, category, productCode, description, shortDescription])
        expect(text, name).toMatch(/\S/);
  });

  it('has a shipping weight in numbers or words, and one product has none [3.product.2]', async () => {
    expect(products.filter(({ shippingWeight }) => shippingWeight === undefined).map(({ id }) => id)).toEqual(
      ['16'],
    );
    expect(productOf('1').shippingWeight).toBe(22);
    await shop.pool.query(`update products set shipping_weight = '22.5 kg with tube' where id = '1'`);
    const reply = await shop.app.inject({ url: '/api/products/1' });
    expect(reply.json().product.shippingWeight).toBe('22.5 kg with tube');
    await shop.pool.query(`update products set shipping_weight = '22' where id = '1'`);
  });

  it('has a list price, a sale price and, where its variants differ, the range in words [3.product.3]', () => {
    expect(productOf('49')).toMatchObject({ price: 1499, salePrice: 999, priceRange: '₹999 – ₹4,699' });
    expect(productOf('21')).not.toHaveProperty('priceRange');
  });

  it('has at most six pictures [3.product.4]', () => {
    expect(products.filter(({ images }) => images.length > 6)).toEqual([]);
    expect(productOf('21').images.length).toBeGreaterThan(1);
  });

  it('has free facts in pairs and a list of features [3.product.6]', () => {
    expect(productOf('4').specifications).toMatchObject({
      BarType: 'Powerlifting',
      BarWeight: '20 kg',
      ShaftDiameter: '29 mm',
      Knurl: expect.any(String),
      Maxload: expect.any(String),
      Warranty: 'Lifetime (shaft)',
      CountryOfOrigin: 'India',
    });
    for (const { specifications } of products) expect(specifications.features).toBeInstanceOf(Array);
  });

  it('says whether it is in stock, featured, a best seller and new, each of which occurs [3.product.7]', () => {
    for (const flag of ['inStock', 'featured', 'bestSeller', 'isNew'] as const)
      expect(new Set(products.map((product) => product[flag])), flag).toEqual(new Set([true, false]));
  });

  it('has key points with icons, and the featured ones illustrated features [3.product.9]', () => {
    for (const { keyPoints } of products) expect(keyPoints?.length).toBeGreaterThanOrEqual(3);
    for (const { features } of products.filter(({ featured }) => featured))
      expect(features?.length).toBeGreaterThanOrEqual(1);
  });

  it('has its tax rate, weight, dimensions, brand and stock number [3.product.12]', () => {
    for (const { gst, weight, dimensions, brand, sku, name } of products) {
      expect(gst).toBe(18);
      expect(brand).toBe('Rack & Rep');
      for (const text of [weight, dimensions, sku]) expect(text, name).toMatch(/\S/);
    }
  });

  it('has colours and weights with prices, stock, shipping weight and code of their own [3.product.13, 3.product.14]', () => {
    expect(productOf('50').colorVariants?.[1]).toEqual({
      color: 'Grey speckle',
      price: 1599,
      salePrice: 1049,
      inStock: true,
      shippingWeight: 14,
      productCode: 'RR-OT-050-GRY',
      variantImages: ['/images/products/50/three-quarter-grey-speckle-1000x1000.webp'],
    });
    expect(productOf('19').weightVariants?.at(-1)).toMatchObject({
      weight: '30 kg pair',
      price: 30_999,
      salePrice: 22_599,
      inStock: false,
      shippingWeight: 61,
      productCode: 'RR-DB-019-30',
    });
    expect(productOf('15').weightVariants?.[2]?.weightOptions).toHaveLength(2);
  });

  it('has a second choice with prices and stock of its own where a weight comes in two mixes [3.product.16]', async () => {
    const [first, second] = productOf('15').weightVariants?.[2]?.weightOptions ?? [];
    expect(first).toEqual({
      weight: '8 x 5 kg + 4 x 1.25 kg plates',
      price: 11_999,
      salePrice: 8499,
      inStock: true,
    });
    await shop.pool.query(
      `update product_variants set price = 1200000, sale_price = 900000, in_stock = false where label = $1`,
      [second?.weight],
    );
    const changed = await catalogueReads(shop.pool).findProduct('15');
    expect(changed?.weightVariants?.[2]?.weightOptions).toEqual([
      first,
      {
        weight: '4 x 5 kg + 8 x 2.5 kg + 4 x 1.25 kg plates',
        price: 12_000,
        salePrice: 9000,
        inStock: false,
      },
    ]);
  });

  it('has reviews with name, stars, words, day, whether the purchase is verified, and pictures where there are any [3.product.17]', async () => {
    const reviews = products.flatMap((product) => product.reviews);
    expect(reviews.length).toBeGreaterThan(150);
    expect(new Set(reviews.map(({ verified }) => verified))).toEqual(new Set([true, false]));
    for (const { id, userName, comment } of reviews)
      for (const text of [id, userName, comment]) expect(text).toMatch(/\S/);
    const [review] = productOf('21').reviews;
    const images = ['/images/garage.webp'];
    await shop.pool.query('update reviews set images = $2 where id = $1', [
      review?.id,
      JSON.stringify(images),
    ]);
    const shown = await catalogueReads(shop.pool).findProduct('21');
    expect(shown?.reviews[0]).toEqual({ ...review, images });
  });
});
