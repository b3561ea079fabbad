import { describe, expect, it } from 'vitest';
import { check } from '../../../../contract/check.ts';
import { productBody, productEditSchema, productRowSchema, productValues } from './product-form.ts';
import { newRow } from './variant-rows.ts';

const typed = {
  ...productValues(null),
  name: 'Flat Bench',
  category: 'benches',
  price: '8,999.50',
  stock: '7',
  shortDescription: 'Holds 300 kg',
  description: 'Steel',
  images: '/a.webp, /b.webp',
};
const bench = productRowSchema.parse({
  id: '30',
  slug: 'flat-bench',
  name: 'Flat Bench',
  category: 'benches',
  price: 8999.5,
  stock: 7,
  shortDescription: 'Holds 300 kg',
  description: 'Steel',
  images: ['/a.webp', '/b.webp'],
  version: 3,
  inStock: true,
  featured: false,
  bestSeller: false,
  isNew: false,
  productCode: 'RR-30',
  specifications: {},
  rating: 0,
  reviewCount: 0,
  reviews: [],
});

describe('the form of a product', () => {
  it('sends a count only when it was touched, with the one it began with', () => {
    if (bench === undefined) throw new Error('The product cannot be read');
    expect(productBody(typed, bench)).not.toHaveProperty('stock');
    expect(productBody({ ...typed, stock: '9' }, bench)).toMatchObject({
      stock: 9,
      seenStock: 7,
      version: 3,
    });
    expect(productBody({ ...typed, stock: '' }, bench)).toMatchObject({ stock: null, seenStock: 7 });
    expect(productBody(typed, null)).toMatchObject({ stock: 7 });
  });

  it('after somebody else’s change still sends no count that was not touched, and one that was beside theirs', () => {
    if (bench === undefined) throw new Error('The product cannot be read');
    const theirs = { ...bench, stock: 4, version: 5 };
    expect(productBody(typed, bench, theirs)).not.toHaveProperty('stock');
    expect(productBody({ ...typed, stock: '9' }, bench, theirs)).toMatchObject({
      stock: 9,
      seenStock: 4,
      version: 5,
    });
  });

  it('says what is stored, so that saving it untouched changes nothing', () => {
    if (bench === undefined) throw new Error('The product cannot be read');
    expect(productBody(productValues(bench), bench)).toMatchObject({
      name: 'Flat Bench',
      price: '8999.5',
      images: '/a.webp, /b.webp',
      productCode: 'RR-30',
      inStock: true,
      featured: false,
      offer: null,
      variantRows: undefined,
    });
  });

  it('sends the variants only when one was touched, or gets the product’s new price', () => {
    if (bench === undefined) throw new Error('The product cannot be read');
    const colours = { ...bench, colorVariants: [{ color: 'Red', price: 8999.5, inStock: true }] };
    const values = productValues(colours);
    const rowsIn = (change: object) => productBody({ ...values, ...change }, colours).variantRows;
    expect(rowsIn({ name: 'Bench' })).toBeUndefined();
    expect(rowsIn({ variants: [] })).toEqual([]);
    expect(rowsIn({ price: '9500' })).toMatchObject([{ label: 'Red', price: '9500' }]);
    expect(rowsIn({ price: '9500', priceTicks: { 'color Red': false } })).toBeUndefined();
  });

  it('says what each picture shows, by its address', () => {
    const imageAlts = { '/a.webp': ' Bench from the side ', '/b.webp': '' };
    expect(productBody({ ...typed, imageAlts }, null).imageAlts).toEqual({
      '/a.webp': 'Bench from the side',
    });
    expect(productBody(typed, null).imageAlts).toBeNull();
  });

  it('takes away what was emptied', () => {
    expect(productBody({ ...typed, productCode: ' ' }, null)).toMatchObject({
      productCode: '',
      salePrice: '',
      shippingWeight: null,
      offer: null,
    });
  });

  it('reads the boxes, one in a line', () => {
    const boxes = '120 x 60 x 20 cm, 45 kg\n\n40x30x15 12';
    expect(productBody({ ...typed, boxes }, null).boxes).toEqual([
      { lengthCm: 120, widthCm: 60, heightCm: 20, weightKg: 45 },
      { lengthCm: 40, widthCm: 30, heightCm: 15, weightKg: 12 },
    ]);
    expect(productBody(typed, null).boxes).toEqual([]);
  });

  it.each([
    [{}, undefined],
    [
      { boxes: '120 x 60 x 20 cm, 45 kg\n120 x 60' },
      { boxes: 'Line 2: write it as 120 x 60 x 20 cm, 45 kg' },
    ],
    [{ salePrice: '9,000' }, { salePrice: 'The sale price must be below the list price' }],
    [
      { salePrice: '9,000', hsn: '12' },
      {
        salePrice: 'The sale price must be below the list price',
        hsn: 'Enter an HSN code with 4, 6 or 8 digits',
      },
    ],
    [{ stock: 'many' }, { stock: 'Stock must be a whole number' }],
    [{ hsn: '12' }, { hsn: 'Enter an HSN code with 4, 6 or 8 digits' }],
    [
      { offer: { discount: '20% OFF', endDate: '', enabled: true } },
      { 'offer.discount': 'Enter the discount and the last day' },
    ],
    [
      { variants: [{ ...newRow('weight', 'n1'), label: '10kg', price: 'cheap' }] },
      { variantRows: 'Price of 10kg must be a number' },
    ],
  ])('with %j complains %j', (change, errors) => {
    const checked = check(productEditSchema, productBody({ ...typed, ...change }, null));
    expect(checked.ok ? undefined : checked.errors).toEqual(errors);
  });
});
