import { describe, expect, it } from 'vitest';
import { productBody, productErrors, productFormValues } from './product-form.ts';
import { readProduct } from './read-product.ts';

const typed = {
  name: 'Flat Bench',
  category: 'benches',
  price: '8,999.50',
  salePrice: '',
  stock: '7',
  shortDescription: 'Holds 300 kg',
  description: 'Steel',
  images: '/a.webp, /b.webp',
};
const formOf = (fields: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const bench = readProduct({
  ...typed,
  id: '30',
  slug: 'flat-bench',
  price: 8999.5,
  salePrice: undefined,
  stock: 7,
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
    expect(productBody(formOf(typed), bench)).not.toHaveProperty('stock');
    expect(productBody(formOf({ ...typed, stock: '9' }), bench)).toMatchObject({
      stock: 9,
      seenStock: 7,
      version: 3,
    });
    expect(productBody(formOf({ ...typed, stock: '' }), bench)).toMatchObject({ stock: null, seenStock: 7 });
    expect(productBody(formOf(typed), null)).toMatchObject({ stock: 7 });
  });

  it('after somebody else’s change still sends no count that was not touched, and one that was beside theirs', () => {
    if (bench === undefined) throw new Error('The product cannot be read');
    const theirs = { ...bench, stock: 4, version: 5 };
    expect(productBody(formOf(typed), bench, theirs)).not.toHaveProperty('stock');
    expect(productBody(formOf({ ...typed, stock: '9' }), bench, theirs)).toMatchObject({
      stock: 9,
      seenStock: 4,
      version: 5,
    });
  });

  it('says what is stored, so that saving it untouched changes nothing', () => {
    if (bench === undefined) throw new Error('The product cannot be read');
    const ticked = Object.entries(productFormValues(bench)).filter(([, text]) => text !== '');
    expect(productBody(formOf(Object.fromEntries(ticked)), bench)).toMatchObject({
      name: 'Flat Bench',
      price: '8999.5',
      images: '/a.webp, /b.webp',
      productCode: 'RR-30',
      inStock: true,
      featured: false,
      offer: null,
    });
  });

  it('says what each picture shows, by its address', () => {
    const form = formOf(typed);
    for (const alt of [' Bench from the side ', '']) form.append('imageAlt', alt);
    expect(productBody(form, null).imageAlts).toEqual({ '/a.webp': 'Bench from the side' });
    expect(productBody(formOf(typed), null).imageAlts).toBeNull();
  });

  it('takes away what was emptied', () => {
    expect(productBody(formOf({ ...typed, productCode: ' ' }), null)).toMatchObject({
      productCode: '',
      salePrice: '',
      shippingWeight: null,
      offer: null,
    });
  });

  it.each([
    [{}, null],
    [{ salePrice: '9,000' }, { salePrice: 'The sale price must be below the list price' }],
    [{ stock: 'many' }, { stock: 'Stock must be a whole number' }],
    [{ hsn: '12' }, { hsn: 'An HSN code has 4, 6 or 8 digits' }],
    [{ offerText: '20% OFF' }, { offer: 'Say what is off, and until which day' }],
  ])('with %j complains %j', (change, errors) => {
    expect(productErrors(productBody(formOf({ ...typed, ...change }), null))).toEqual(errors);
  });
});
