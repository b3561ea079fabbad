import { describe, expect, it } from 'vitest';
import { effectivePrice } from '../../domain/pricing/price.ts';
import { bar, hex, products, rack } from '../../tests/support/stores.ts';
import { productSnapshot } from './product-snapshot.ts';

describe('what a line keeps of its product', () => {
  it('is enough to show and to price it, for everything that we sell', () => {
    for (const product of products) {
      const kept = productSnapshot(JSON.parse(JSON.stringify(product)));
      expect(kept).toMatchObject({ id: product.id, name: product.name, slug: product.slug });
      expect(kept && effectivePrice(kept)).toBe(effectivePrice(product));
      expect(kept?.gst).toBe(product.gst);
      expect(kept?.weightVariants).toEqual(product.weightVariants);
      expect(kept?.colorVariants).toEqual(product.colorVariants);
    }
  });

  it('stays the same however often it is kept', () => {
    const kept = productSnapshot(hex);
    expect(productSnapshot(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(kept).not.toHaveProperty('description');
    expect(kept?.images).toEqual([hex.images[0], '/images/products/13/group-1000x1000.webp']);
  });

  it.each([
    ['nothing', null],
    ['a list', [bar]],
    ['no name', { ...bar, name: ' ' }],
    ['a number for an id', { ...bar, id: 1 }],
    ['a price in words', { ...bar, price: '9999' }],
    ['a price below zero', { ...bar, price: -1 }],
    ['a fraction of a paisa', { ...bar, price: 49.505 }],
    ['no stock', { ...bar, inStock: 'yes' }],
    ['variants that are no list', { ...hex, weightVariants: { 0: 'x' } }],
    ['a variant without a label', { ...hex, weightVariants: [{ inStock: true }] }],
    [
      'a variant with a broken price',
      { ...rack, colorVariants: [{ color: 'Red', inStock: true, price: '1' }] },
    ],
    ['broken options', { ...hex, weightVariants: [{ weight: '5 kg', inStock: true, weightOptions: [1] }] }],
  ])('is nothing for %s', (_what, value) => {
    expect(productSnapshot(value)).toBeUndefined();
  });

  it('leaves out what is broken but not needed', () => {
    expect(
      productSnapshot({ ...bar, salePrice: 'low', priceRange: 7, images: 'x', gst: 101, shippingWeight: -1 }),
    ).toMatchObject({
      salePrice: undefined,
      priceRange: undefined,
      images: [],
      gst: undefined,
      shippingWeight: undefined,
    });
  });
});
