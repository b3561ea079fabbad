import { describe, expect, it } from 'vitest';
import { boxesKg } from '../domain/shipping/box.ts';
import { lineWeightKg } from '../domain/shipping/freight.ts';
import { variantsOf } from '../tests/support/catalogue-products.ts';
import { boxesOf } from './boxes.ts';
import { products } from './products.ts';

describe('the boxes of our products', () => {
  it.each(products)('of $name weigh what freight is charged for', (product) => {
    const { own, variants } = boxesOf(product.id);
    expect(boxesKg(own)).toBe(lineWeightKg(product));
    const labels = variantsOf(product).map(({ label }) => label);
    expect(Object.keys(variants).filter((label) => !labels.includes(label))).toEqual([]);
    for (const { label, shippingWeight } of variantsOf(product))
      expect(boxesKg(variants[label] ?? own), label).toBe(shippingWeight);
  });

  it('are long and flat for racks, and longer than the bar that lies in them', () => {
    const longest = (id: string) => Math.max(...boxesOf(id).own.map(({ lengthCm }) => lengthCm));
    expect(['1', '3', '5', '21'].map(longest)).toEqual([225, 206, 157, 235]);
    for (const { id, category } of products)
      if (category === 'racks') for (const box of boxesOf(id).own) expect(box.heightCm).toBeLessThan(30);
  });

  it('are none for a product that is not ours', () =>
    expect(boxesOf('own')).toEqual({ own: [], variants: {} }));
});
