import { describe, expect, it } from 'vitest';
import { parsePrice } from '../../domain/pricing/parse-price.ts';
import { check } from '../check.ts';
import { categoryFormSchema } from './category.ts';
import { IMAGE_URL_HINT, isImageUrl, productFormSchema } from './product-form.ts';

const checkProductForm = (form: object) => check(productFormSchema, form);
const checkCategoryForm = (form: object) => check(categoryFormSchema, form);

const bench = {
  name: 'Flat Bench',
  category: 'benches',
  price: '4999.50',
  shortDescription: 'Holds 300 kg',
  description: 'Steel frame, 60 mm padding.',
  images: '/images/30-a.webp, /images/30-b.webp',
};
const complaint = (changes: object) => {
  const checked = checkProductForm({ ...bench, ...changes });
  return checked.ok ? undefined : checked.errors;
};

describe('the product form', () => {
  it('needs name, category, price, both descriptions and image URLs [5.admin.1]', () => {
    expect(checkProductForm(bench)).toEqual({
      ok: true,
      value: { ...bench, price: 4999.5, images: ['/images/30-a.webp', '/images/30-b.webp'] },
    });
    const required = {
      name: 'Name is required',
      category: 'Category is required',
      price: 'Price is required',
      shortDescription: 'Short description is required',
      description: 'Description is required',
      images: 'Image URLs are required',
    };
    expect(checkProductForm({})).toEqual({ ok: false, errors: required });
    const blank = Object.fromEntries(Object.keys(required).map((field) => [field, '  ']));
    expect(checkProductForm(blank)).toEqual({ ok: false, errors: required });
  });

  it('parses the price as a decimal number [5.admin.2]', () => {
    const price = (given: unknown) => {
      const checked = checkProductForm({ ...bench, price: given });
      return checked.ok ? checked.value.price : checked.errors.price;
    };
    expect(price('4999')).toBe(4999);
    expect(price(' 4999.5 ')).toBe(4999.5);
    expect(price(4999.99)).toBe(4999.99);
    expect(price('1,29,999.50')).toBe(129_999.5);
    for (const wrong of ['abc', '12 rupees', '1.2.3', '0x10', '1e3', Number.NaN, true, '1,5']) {
      expect(price(wrong)).toBe('Price must be a number');
    }
    expect(price('0')).toBe('Price must be more than 0');
    expect(price(-5)).toBe('Price must be more than 0');
    expect(price('99.999')).toBe('Enter a price with at most two decimals');
    expect(price('10000001')).toBe('Price must be at most 10000000');
  });

  it('splits the image URLs at commas and trims them [5.admin.3]', () => {
    const images = (given: unknown) => {
      const checked = checkProductForm({ ...bench, images: given });
      return checked.ok ? checked.value.images : checked.errors.images;
    };
    expect(images(' /a.webp ,/media/b.webp,, /c.webp ')).toEqual(['/a.webp', '/media/b.webp', '/c.webp']);
    expect(images(['/a.webp', ' /b.webp'])).toEqual(['/a.webp', '/b.webp']);
    expect(images(' , ,')).toBe('Image URLs are required');
    expect(images(Array(7).fill('/a.webp').join(','))).toBe('You can add up to 6 images');
    expect(images('/a.webp, javascript:alert(1)')).toBe(IMAGE_URL_HINT);
    expect(images('/a.webp, https://cdn.example.in/b.webp')).toBe(IMAGE_URL_HINT);
  });

  it('accepts a sale price below the list price, and an empty one to take it away', () => {
    expect(checkProductForm({ ...bench, salePrice: '3999' })).toMatchObject({ value: { salePrice: 3999 } });
    expect(checkProductForm({ ...bench, salePrice: '' })).toMatchObject({ value: { salePrice: null } });
    expect(complaint({ salePrice: '4999.50' })).toEqual({
      salePrice: 'The sale price must be below the list price',
    });
    expect(complaint({ salePrice: 'cheap' })).toEqual({ salePrice: 'Sale price must be a number' });
    expect(complaint({ salePrice: 0 })).toEqual({ salePrice: 'Sale price must be more than 0' });
  });

  it('may say stock, availability, featured, variants and an offer', () => {
    const more = {
      inStock: true,
      stock: 12,
      featured: true,
      weightVariants: [{ weight: '5 kg pair', price: 2499, salePrice: 1899, inStock: true }],
      colorVariants: [{ color: 'Black', inStock: false }],
      offer: { discount: '1500 off', endDate: '2026-12-31', enabled: true },
    };
    expect(checkProductForm({ ...bench, ...more })).toMatchObject({ ok: true, value: more });
    expect(checkProductForm({ ...bench, stock: null, offer: null })).toMatchObject({
      value: { stock: null, offer: null },
    });
    expect(complaint({ stock: 1.5 })).toEqual({ stock: 'Stock must be a whole number' });
    expect(complaint({ stock: -1 })).toEqual({ stock: 'Stock can’t be below 0' });
    expect(
      complaint({ weightVariants: [{ weight: '5 kg', price: 10, salePrice: 11, inStock: true }] }),
    ).toEqual({
      'weightVariants.0.salePrice': 'The sale price must be below the list price',
    });
  });

  it.each([
    ['66,825', 66_825],
    ['1,00,000', 100_000],
    ['100,000', 100_000],
    ['12,34,567.25', 1_234_567.25],
    ['6,68', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads the price %j as %s', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each([
    '//evil.example/x.png',
    'javascript:alert(1)',
    'images/a.png',
    'https://',
    'https://cdn.example.in/b.webp',
    '/a b.png',
    '/\\evil',
    'ftp://x/y',
  ])('does not take %s for an image URL', (text) => {
    expect(isImageUrl(text)).toBe(false);
  });
});

describe('the category form', () => {
  const racks = { name: 'Power Racks', description: 'Strong steel', image: '/images/racks.webp' };

  it('needs name, description and image URL; the slug is optional [5.admin.4]', () => {
    expect(checkCategoryForm({ ...racks, slug: 'racks' })).toEqual({
      ok: true,
      value: { ...racks, slug: 'racks' },
    });
    expect(checkCategoryForm(racks).ok).toBe(true);
    expect(checkCategoryForm({ slug: 'racks' })).toEqual({
      ok: false,
      errors: {
        name: 'Name is required',
        description: 'Description is required',
        image: 'Image URL is required',
      },
    });
    expect(checkCategoryForm({ ...racks, image: 'racks' })).toEqual({
      ok: false,
      errors: { image: IMAGE_URL_HINT },
    });
  });

  it.each([undefined, null, '', '   '])('makes the slug from the name when it is %j [5.admin.5]', (slug) => {
    expect(checkCategoryForm({ ...racks, slug })).toMatchObject({ ok: true, value: { slug: 'power-racks' } });
  });

  it('brings a slug that was typed into form, and may hide the category', () => {
    expect(checkCategoryForm({ ...racks, slug: ' My Racks! ', isActive: false })).toMatchObject({
      value: { slug: 'my-racks', isActive: false },
    });
  });
});
