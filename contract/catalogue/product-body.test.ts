import { describe, expect, it } from 'vitest';
import { categoryBodySchema } from './category.ts';
import { productBodySchema, productPatchSchema } from './product-body.ts';
import { IMAGE_URL_HINT } from './product-form.ts';

const bench = {
  name: 'Flat Bench',
  category: 'benches',
  price: '4999.50',
  shortDescription: 'Holds 300 kg',
  description: 'Steel frame.',
  images: '["/images/a.webp", "/images/b.webp"]',
};
const ELSEWHERE = 'https://cdn.example.in/b.webp';
const complaints = (changes: object) =>
  productBodySchema
    .safeParse({ ...bench, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('all that is said of a product in one call', () => {
  it('has the form’s fields, with the images also as a JSON text', () => {
    expect(productBodySchema.parse(bench)).toMatchObject({
      price: 4999.5,
      images: ['/images/a.webp', '/images/b.webp'],
    });
    expect(complaints({ images: '["/a.webp"' })).toEqual([
      'images: Enter image URLs of this shop, starting with /. Upload other pictures first',
    ]);
    expect(complaints({ images: '[]' })).toEqual(['images: Image URLs are required']);
  });

  it('clears what is null or empty, and keeps what is left out', () => {
    const read = productBodySchema.parse({ ...bench, brand: ' ', offer: null, shippingWeight: '' });
    expect(read).toMatchObject({ brand: null, offer: null, shippingWeight: null });
    expect(read.sku).toBeUndefined();
  });

  it('ignores rating and reviews, which only the shop sets', () => {
    expect(productBodySchema.parse({ ...bench, rating: 5, reviews: [{}] })).toMatchObject({
      rating: undefined,
      reviews: undefined,
    });
  });

  it.each([
    [
      { colorVariants: [{ color: 'Red' }, { color: ' Red ' }] },
      'colorVariants.1.color: Two variants have the same name: Red',
    ],
    [
      { weightVariants: [{ weight: '5 kg', weightOptions: [{ weight: 'A' }, { weight: 'A' }] }] },
      'weightVariants.0.weightOptions.1.weight: Two variants have the same name: A',
    ],
    [{ weightVariants: [{ weight: ' ' }] }, 'weightVariants.0.weight: Weight is required'],
    [{ videoUrl: 'javascript:alert(1)' }, 'videoUrl: Please enter a valid video URL'],
    [{ images: ['/a.webp', ELSEWHERE] }, `images: ${IMAGE_URL_HINT}`],
    [
      { weightVariants: [{ weight: '5 kg', variantImages: ['/a.webp', ELSEWHERE] }] },
      `weightVariants.0.variantImages.1: ${IMAGE_URL_HINT}`,
    ],
    [
      { productFeatures: [{ title: 'Steel', description: 'Strong', image: ELSEWHERE }] },
      `productFeatures.0.image: ${IMAGE_URL_HINT}`,
    ],
    [{ hsn: '950' }, 'hsn: Enter an HSN code with 4, 6 or 8 digits'],
    [{ gst: 101 }, 'gst: GST must be 0 to 100 percent'],
    [{ id: '../1' }, 'id: Use only letters, digits, - and _ in the id'],
    [{ brand: 'a\nb' }, 'brand: Brand must be on one line'],
  ])('refuses %o', (changes, complaint) => {
    expect(complaints(changes)).toEqual([complaint]);
  });

  it('may have some of the fields only when it changes a product', () => {
    expect(productPatchSchema.safeParse({ price: 10 }).success).toBe(true);
    expect(productPatchSchema.safeParse({ price: 'cheap' }).success).toBe(false);
  });
});

describe('all that is said of a category in one call', () => {
  const racks = { name: 'Racks', description: 'Steel', image: '/images/racks.webp' };

  it('tells a slug that is left out from one that is empty', () => {
    expect(categoryBodySchema.parse(racks).slug).toBeUndefined();
    expect(categoryBodySchema.parse({ ...racks, slug: ' ' }).slug).toBe('');
  });

  it('has an image that fits', () => {
    for (const image of [`/${'x'.repeat(500)}`, ELSEWHERE])
      expect(categoryBodySchema.safeParse({ ...racks, image }).success).toBe(false);
  });
});
