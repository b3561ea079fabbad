import { describe, expect, it } from 'vitest';
import type { SoldProduct } from '../catalogue/product.ts';
import { paise, rupees, ZERO } from './money.ts';
import {
  canBeBought,
  cheapestSelection,
  defaultVariant,
  EMI_MONTHS,
  effectivePrice,
  findVariant,
  isBuyable,
  isComplete,
  listPrice,
  monthlyInstalment,
  percentOff,
  type Selection,
  savingOf,
  variantAxis,
  variantName,
} from './price.ts';
import { lowestPrice, priceRangeText } from './price-range.ts';

const bar: SoldProduct = { id: '17', category: 'accessories', price: 8699, salePrice: 5900, inStock: true };
const hex: SoldProduct = {
  id: '13',
  category: 'dumbbells',
  price: 1299,
  salePrice: 950,
  inStock: true,
  weightVariants: [
    { weight: '2.5 kg pair', price: 1299, salePrice: 950, inStock: false },
    { weight: '5 kg pair', price: 2499, salePrice: 1799, inStock: true },
    { weight: '7.5 kg pair', price: 3599, inStock: true },
    { weight: '10 kg pair', inStock: true },
    { weight: 'Full set 405 kg', price: 94_999, salePrice: 66_825, inStock: true },
  ],
};
const tile: SoldProduct = {
  id: '50',
  category: 'others',
  price: 1499,
  salePrice: 999,
  inStock: true,
  colorVariants: [
    { color: 'Black', price: 1499, salePrice: 999, inStock: true },
    { color: 'Grey speckle', price: 1599, salePrice: 1049, inStock: true },
  ],
};
const adjustable: SoldProduct = {
  id: '15',
  category: 'dumbbells',
  price: 4499,
  inStock: true,
  weightVariants: [
    {
      weight: '25 kg set',
      price: 6499,
      salePrice: 4299,
      inStock: true,
      weightOptions: [
        { weight: 'Straight rod', inStock: true },
        { weight: 'Chrome rod', price: 6999, salePrice: 4799, inStock: true },
        { weight: 'Long rod', price: 6999, inStock: false },
      ],
    },
  ],
};
const weight = (variant: string, option?: string) => ({ variant, variantType: 'weight' as const, option });
const color = (variant: string) => ({ variant, variantType: 'color' as const });

describe('the price that counts', () => {
  it.each([
    ['the variant’s sale price', hex, weight('5 kg pair'), 1799],
    ['else the variant’s price', hex, weight('7.5 kg pair'), 3599],
    ['else the product’s sale price', hex, weight('10 kg pair'), 950],
    ['else the product’s price', { ...bar, salePrice: undefined }, {}, 8699],
    ['for a colour its own', tile, color('Grey speckle'), 1049],
    ['without a selection the product’s', hex, undefined, 950],
    ['for a name that does not exist the product’s', hex, weight('999 kg'), 950],
    ['for an option its own', adjustable, weight('25 kg set', 'Chrome rod'), 4799],
    ['for an option without a price the variant’s', adjustable, weight('25 kg set', 'Straight rod'), 4299],
    ['for an option without a sale price its price', adjustable, weight('25 kg set', 'Long rod'), 6999],
    ['for an option written into the name its own', adjustable, weight('25 kg set / Chrome rod'), 4799],
  ])('is %s [9.money.20]', (_rule, product, selection, price) => {
    expect(effectivePrice(product, selection)).toBe(rupees(price));
  });

  it.each([
    [bar, undefined, 8699],
    [hex, weight('5 kg pair'), 2499],
    [hex, weight('10 kg pair'), 1299],
    [adjustable, weight('25 kg set', 'Chrome rod'), 6999],
  ])('stands beside the list price of the same choice', (product, selection, price) => {
    expect(listPrice(product, selection)).toBe(rupees(price));
  });
});

describe('a variant', () => {
  it('is found by its name, among its own kind', () => {
    expect(findVariant(hex, '5 kg pair', 'weight')).toMatchObject({ salePrice: 1799 });
    expect(findVariant(hex, '5 kg pair', 'color')).toBeUndefined();
    expect(findVariant(tile, 'Black', 'color')).toMatchObject({ color: 'Black' });
    expect(findVariant(tile, 'Black', undefined)).toMatchObject({ color: 'Black' });
    expect(findVariant(hex, undefined, undefined)).toBeUndefined();
    expect(findVariant(bar, 'Black', 'color')).toBeUndefined();
    const alike = {
      ...bar,
      weightVariants: [{ weight: 'Standard', salePrice: 5900, inStock: true }],
      colorVariants: [{ color: 'Standard', salePrice: 4900, inStock: true }],
    };
    expect(findVariant(alike, 'Standard', 'weight')).toMatchObject({ salePrice: 5900 });
    expect(findVariant(alike, 'Standard', 'color')).toMatchObject({ salePrice: 4900 });
  });

  it('with a second choice has one name, as the cart and the order carry it', () => {
    expect(variantName(weight('25 kg set', 'Chrome rod'))).toBe('25 kg set / Chrome rod');
    expect(variantName(weight('25 kg set'))).toBe('25 kg set');
    expect(variantName({})).toBeUndefined();
    expect(variantName({ option: 'Chrome rod' })).toBeUndefined();
    expect(findVariant(adjustable, '25 kg set / Chrome rod', 'weight')).toMatchObject({
      weight: '25 kg set',
    });
  });

  it('is preselected: the first one in stock', () => {
    expect(defaultVariant(hex)).toEqual({ variant: '5 kg pair', variantType: 'weight' });
    expect(defaultVariant(tile)).toEqual({ variant: 'Black', variantType: 'color' });
    expect(defaultVariant(bar)).toBeUndefined();
    const soldOut = tile.colorVariants?.map((variant) => ({ ...variant, inStock: false }));
    expect(defaultVariant({ ...tile, colorVariants: soldOut })).toBeUndefined();
    const noWeight = hex.weightVariants?.map((variant) => ({ ...variant, inStock: false }));
    expect(defaultVariant({ ...hex, weightVariants: noWeight })).toBeUndefined();
  });

  it('is a weight where the product has weights, else a colour', () => {
    expect(variantAxis(hex)).toBe('weight');
    expect(variantAxis(tile)).toBe('color');
    expect(variantAxis({ ...tile, weightVariants: hex.weightVariants })).toBe('weight');
    expect(variantAxis({ ...bar, weightVariants: [], colorVariants: [] })).toBeUndefined();
  });
});

describe('a product with weights and colours', () => {
  const sizes = {
    ...tile,
    weightVariants: [
      { weight: 'M', price: 4999, inStock: true },
      { weight: 'L', inStock: true },
    ],
  };

  it('is bought by its weight, with the colour in the name or without', () => {
    expect(isBuyable(sizes, weight('M', 'Grey speckle'))).toBe(true);
    expect(isBuyable(sizes, weight('M / Grey speckle'))).toBe(true);
    expect(isBuyable(sizes, weight('M'))).toBe(true);
    expect(isBuyable(sizes, weight('M / Gold'))).toBe(false);
    expect(isBuyable(sizes, color('Black'))).toBe(false);
    expect(isBuyable(sizes, color('M'))).toBe(false);
    const [first, ...others] = sizes.colorVariants ?? [];
    const gone = { ...sizes, colorVariants: [{ ...first, color: 'Black', inStock: false }, ...others] };
    expect(isBuyable(gone, weight('M / Black'))).toBe(false);
    expect(isComplete(gone, weight('M / Black'))).toBe(true);
  });

  it('costs what its weight costs, else what its colour costs', () => {
    expect(effectivePrice(sizes, weight('M / Grey speckle'))).toBe(rupees(4999));
    expect(effectivePrice(sizes, weight('L / Grey speckle'))).toBe(rupees(1049));
    expect(cheapestSelection(sizes)).toEqual(weight('L', 'Black'));
  });
});

describe('a product can be bought', () => {
  const cases: [string, SoldProduct, Selection][] = [
    ['without variants', bar, {}],
    ['with its variant chosen', hex, weight('5 kg pair')],
    ['with its variant chosen but not its kind', hex, { variant: '5 kg pair' }],
    ['with its second choice made', adjustable, weight('25 kg set', 'Chrome rod')],
    ['with its second choice in the name', adjustable, weight('25 kg set / Chrome rod')],
  ];
  it.each(cases)('%s', (_case, product, selection) => {
    expect(isBuyable(product, selection)).toBe(true);
  });

  const refused: [string, SoldProduct, Selection][] = [
    ['out of stock', { ...bar, inStock: false }, {}],
    ['out of stock, though its variant is not', { ...hex, inStock: false }, weight('5 kg pair')],
    ['without variants, when one is named', bar, color('Black')],
    ['with no variant chosen', hex, {}],
    ['with a variant that is out of stock', hex, weight('2.5 kg pair')],
    ['with a variant that does not exist', hex, weight('999 kg')],
    ['with an option that does not exist', hex, weight('5 kg pair', 'Chrome rod')],
    ['by its colour where it has weights', { ...tile, ...hex }, color('Black')],
    ['with its second choice open', adjustable, weight('25 kg set')],
    ['with its second choice out of stock', adjustable, weight('25 kg set', 'Long rod')],
  ];
  it.each(refused)('not %s', (_case, product, selection) => {
    expect(isBuyable(product, selection)).toBe(false);
  });

  it('counts as fully chosen even when it is out of stock', () => {
    expect(isComplete({ ...bar, inStock: false })).toBe(true);
    expect(isComplete(hex, weight('2.5 kg pair'))).toBe(true);
    expect(isComplete(hex)).toBe(false);
    expect(isComplete(adjustable, weight('25 kg set'))).toBe(false);
  });
});

describe('a card can sell', () => {
  it.each([
    ['a product without variants', bar, true],
    ['one that is out of stock', { ...bar, inStock: false }, false],
    ['one with a variant left', hex, true],
    [
      'one with no variant left',
      { ...hex, weightVariants: [{ weight: '5 kg pair', price: 2499, inStock: false }] },
      false,
    ],
  ])('%s: %#', (_, product, isSold) => {
    expect(canBeBought(product)).toBe(isSold);
  });
});

describe('the advertised price', () => {
  const lowered = { ...bar, price: 8999, salePrice: 5499 };
  const kept = { price: 8999, salePrice: 5999 };
  const black = { color: 'Black', ...kept, inStock: true };
  const both = { ...lowered, colorVariants: [black, { ...black, color: 'Red', salePrice: 5799 }] };

  it('is that of the cheapest variant which can be bought, not the product’s own', () => {
    expect(cheapestSelection(both)).toEqual(color('Red'));
    const alike = both.colorVariants.map((each) => ({ ...each, salePrice: 5799 }));
    expect(cheapestSelection({ ...both, colorVariants: alike }), 'the first of equals').toEqual(
      color('Black'),
    );
    expect(lowestPrice(both)).toBe(rupees(5799));
    const [, red] = both.colorVariants;
    const redGone = { ...both, colorVariants: [black, { ...black, ...red, inStock: false }] };
    expect(lowestPrice(redGone)).toBe(rupees(5999));
    expect(priceRangeText(redGone)).toBeUndefined();
  });

  it('is the product’s own where a variant has none, and where there are no variants', () => {
    expect(lowestPrice({ ...lowered, colorVariants: [{ color: 'Black', inStock: true }] })).toBe(
      rupees(5499),
    );
    expect(cheapestSelection(lowered)).toEqual({});
    expect(lowestPrice(lowered)).toBe(rupees(5499));
  });

  it('is still told when everything is sold out', () => {
    const gone = { ...both, colorVariants: both.colorVariants.map((each) => ({ ...each, inStock: false })) };
    expect(lowestPrice(gone)).toBe(rupees(5799));
    expect(canBeBought(gone)).toBe(false);
  });

  it('is what a second choice costs, where only that can be bought', () => {
    const { weightVariants = [] } = adjustable;
    const set = weightVariants.filter(({ weight: label }) => label === '25 kg set');
    expect(cheapestSelection({ ...adjustable, weightVariants: set })).toEqual(
      weight('25 kg set', 'Straight rod'),
    );
  });
});

describe('the texts around a price', () => {
  it('name what a sale price saves, and nothing where there is none', () => {
    const combo = { ...bar, price: 26_400, salePrice: 21_999 };
    expect(savingOf(combo)).toBe(rupees(4401));
    expect(savingOf({ ...bar, salePrice: undefined })).toBe(ZERO);
    expect(savingOf(hex, { variant: '5 kg pair' })).toBe(rupees(700));
  });

  it.each([
    [8699, 5900, 32],
    [9399, 6800, 28],
    [26_400, 21_999, 17],
    [100, 99.5, 1],
    [100, 99.51, 0],
    [100, 0.01, 99],
    [100, 0, 100],
    [100, 100, 0],
    [100, 120, 0],
    [0, 0, 0],
  ])('say for ₹%s reduced to ₹%s: %s percent off', (list, sale, percent) => {
    expect(percentOff(rupees(list), rupees(sale))).toBe(percent);
  });

  it('name the range when the variants’ prices differ', () => {
    expect(priceRangeText(hex)).toBe('₹950 – ₹66,825');
    expect(priceRangeText(tile)).toBe('₹999 – ₹1,049');
    expect(priceRangeText(adjustable), 'the long rod is sold out').toBe('₹4,299 – ₹4,799');
  });

  it('name no range when they do not', () => {
    expect(priceRangeText(bar)).toBeUndefined();
    const black = { color: 'Black', inStock: true };
    expect(priceRangeText({ ...bar, colorVariants: [black, { ...black, color: 'Red' }] })).toBeUndefined();
  });

  it.each([
    [6000, 1000],
    [5900, 983],
    [9999, 1667],
    [66_825, 11_138],
    [229, 38],
  ])('offer ₹%s in six months at 0 percent, ₹%s a month [9.money.32]', (price, monthly) => {
    expect(EMI_MONTHS).toBe(6);
    expect(monthlyInstalment(rupees(price))).toBe(rupees(monthly));
  });

  it('round the instalment from the exact paise', () => {
    expect(monthlyInstalment(paise(299))).toBe(ZERO);
    expect(monthlyInstalment(paise(300))).toBe(rupees(1));
  });
});
