import { describe, expect, it } from 'vitest';
import { variantsOf } from '../tests/support/catalogue-products.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { categories } from './categories.ts';
import { KEY_POINT_ICONS } from './key-point-icons.ts';
import { products } from './products.ts';
import { testimonials } from './testimonials.ts';

/** Every text a shopper reads, except names and variant labels, which carts and searches refer to. */
const textsOf = (product: CatalogueProduct) => [
  product.shortDescription,
  product.description,
  product.weight ?? '',
  product.dimensions ?? '',
  ...Object.values(product.specifications).flat(),
  ...[...product.keyPoints, ...(product.features ?? []), ...(product.productFeatures ?? [])].flatMap(
    (block) => [block.title, block.description],
  ),
  ...(product.items ?? []),
  ...(product.benefits ?? []),
  ...product.reviews.map((review) => review.comment),
];

const texts = [
  ...products.flatMap(textsOf),
  ...categories.map((category) => category.description),
  ...testimonials.map(({ text }) => text),
];

describe('every product', () => {
  it.each(products)('$name says what it is for, what fits it and what is in the box', (product) => {
    expect(product.shortDescription.length).toBeGreaterThan(40);
    expect(product.shortDescription.length).toBeLessThan(160);
    const paragraphs = product.description.split('\n\n');
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(paragraphs.some((paragraph) => paragraph.startsWith('In the '))).toBe(true);
  });

  it.each(products)('$name has its facts, features, key points and a feature block', (product) => {
    expect(Object.keys(product.specifications).length).toBeGreaterThanOrEqual(6);
    expect(product.specifications.features?.length).toBeGreaterThanOrEqual(3);
    expect(product.keyPoints.length).toBeGreaterThanOrEqual(3);
    expect(product.productFeatures?.length).toBeGreaterThanOrEqual(1);
    expect(product).toMatchObject({ brand: 'Rack & Rep', gst: 18 });
    expect(product.dimensions).not.toBe('');
  });

  it('names only icons that are drawn, and each of them is used', () => {
    const used = new Set(products.flatMap(({ keyPoints }) => keyPoints.map(({ icon }) => icon)));
    expect([...used].toSorted()).toEqual([...KEY_POINT_ICONS]);
  });
});

describe('the language of the catalogue', () => {
  it('is plain text, with numbers tied to their units', () => {
    expect(texts.filter((text) => /[<>]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\d (?:kg|g|mm|ft|lb|SWG|PSI|MPa)\b/.test(text))).toEqual([]);
  });

  it('keeps ordinary spaces in names and labels, which people type', () => {
    const labels = products.flatMap((product) => [
      product.name,
      ...variantsOf(product).map(({ label }) => label),
      ...(product.weightVariants ?? [])
        .flatMap(({ weightOptions = [] }) => weightOptions)
        .map(({ weight }) => weight),
    ]);
    expect(labels.filter((label) => /[^\S ]/.test(label))).toEqual([]);
  });

  it('has no leftovers, no filler and no straight quotes', () => {
    const leftovers = /lorem|ipsum|todo|tbd|xxx|undefined|placeholder|\bfoo\b|revolutioni[sz]e|world-class/i;
    expect(texts.filter((text) => leftovers.test(text))).toEqual([]);
    expect(texts.filter((text) => /\w'\w| {2}|^\s|\s$/.test(text))).toEqual([]);
  });

  it('says nothing twice but what is in the box', () => {
    const paragraphs = products
      .flatMap(({ description }) => description.split('\n\n'))
      .filter((paragraph) => !paragraph.startsWith('In the '));
    expect(paragraphs.filter((text, place) => paragraphs.indexOf(text) !== place)).toEqual([]);
  });

  it('has six testimonials, each about a product we sell', () => {
    const names = products.map(({ name }) => name);
    expect(testimonials).toHaveLength(6);
    expect(testimonials.filter(({ bought }) => !names.includes(bought))).toEqual([]);
  });
});
