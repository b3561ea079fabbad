import { describe, expect, it } from 'vitest';
import { variantsOf } from '../tests/support/catalogue-products.ts';
import { PRODUCT_FACTS, VARIANT_FACTS } from '../tests/support/reference-facts.ts';
import { products } from './products.ts';

/** The table has no sizes; they cost what the product costs. */
const SIZES = new Set(['S', 'M', 'L', 'XL', 'XXL']);

describe('the facts of the reference table', () => {
  it.each(PRODUCT_FACTS)('product %s, %s, is sold as the table says', (...fact) => {
    const [id, name, category, price, salePrice, shippingWeight, warranty] = fact;
    const product = products.find((each) => each.id === id);
    expect(product).toMatchObject({
      name,
      category,
      price,
      salePrice,
      specifications: { Warranty: warranty },
    });
    expect(product?.shippingWeight).toBe(shippingWeight);
    const variants = (product ? variantsOf(product) : []).filter(({ label }) => !SIZES.has(label));
    expect(variants.map((each) => [each.label, each.price, each.salePrice, each.shippingWeight])).toEqual(
      VARIANT_FACTS[id] ?? [],
    );
  });

  it('cover every product', () => {
    expect(products.map(({ id }) => id).toSorted()).toEqual(PRODUCT_FACTS.map(([id]) => id).toSorted());
  });

  it('let the combo cost less than its parts, bought one by one', () => {
    const parts: [id: string, variant?: string][] = [
      ['23'],
      ['29'],
      ['5'],
      ['36', '10 kg pair'],
      ['36', '15 kg pair'],
      ['43'],
    ];
    const prices = parts.map(([id, label]) => {
      const product = products.find((each) => each.id === id);
      const variant = product && variantsOf(product).find((each) => each.label === label);
      return variant?.salePrice ?? product?.salePrice ?? 0;
    });
    const combo = products.find(({ id }) => id === 'combo-1');
    expect(prices.reduce((sum, price) => sum + price, 0)).toBe(26_476);
    expect(combo?.salePrice).toBeLessThan(26_476);
    expect(combo?.items).toHaveLength(parts.length);
  });
});
