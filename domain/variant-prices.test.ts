import { describe, expect, it } from 'vitest';
import { rupees } from './pricing/money.ts';
import { type OwnPrice, variantsAtOtherPrices } from './variant-prices.ts';

const bench = { price: 8999, salePrice: 5999 };
const cheaper = { price: 8999, salePrice: 5499 };
const cheapest = { price: 8999, salePrice: 4999 };

describe('a new price of a product', () => {
  it.each<[string, OwnPrice, OwnPrice, OwnPrice, number, boolean]>([
    ['costs what the product cost, which follows', bench, cheaper, bench, 5999, true],
    ['has the sale price alone, which follows', bench, cheaper, { salePrice: 5999 }, 5999, true],
    ['has it as its list price, which follows', bench, cheaper, { price: 5999, salePrice: null }, 5999, true],
    ['costs something else anyway, which stays', bench, cheaper, { price: 9999 }, 9999, false],
    ['an earlier change left behind, which stays', cheaper, cheapest, bench, 5999, false],
    ['is still on sale when the product is not, which follows', bench, { price: 8999 }, bench, 5999, true],
  ])(
    'finds a variant that %s unless somebody says otherwise',
    (_case, before, after, variant, price, isFollower) => {
      expect(variantsAtOtherPrices(before, after, [variant])).toEqual([
        {
          variant,
          variantPrice: rupees(price),
          productPrice: rupees(after.salePrice ?? after.price ?? 0),
          isFollower,
        },
      ]);
    },
  );

  it.each<[string, OwnPrice, OwnPrice, OwnPrice]>([
    ['costs the new price already', bench, cheaper, { price: 5499 }],
    ['has no price of its own', bench, cheaper, { price: null }],
    ['belongs to a product whose list price alone changes', bench, { ...bench, price: 9499 }, cheaper],
    ['belongs to a product that had no price yet', {}, cheaper, bench],
    ['belongs to a product whose new price is missing', bench, {}, bench],
  ])('asks nothing about a variant that %s', (_case, before, after, variant) => {
    expect(variantsAtOtherPrices(before, after, [variant])).toEqual([]);
  });

  it('is compared to the paisa', () => {
    const [found] = variantsAtOtherPrices({ price: 100.1 }, { price: 100.2 }, [{ price: 100.1 }]);
    expect(found).toMatchObject({ variantPrice: 10010, productPrice: 10020, isFollower: true });
  });
});
