import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPriceRule } from '../../contract/catalogue/price-change.ts';
import { rupees, toRupees } from './money.ts';
import { changePrices, type PriceRule, ROUNDINGS, type Rounding, roundPrice } from './price-change.ts';

const shown = (lines: ReturnType<typeof changePrices>) =>
  lines.map(({ variant, after, problem }) => [
    variant,
    after.price === null ? null : toRupees(after.price),
    after.salePrice === null ? null : toRupees(after.salePrice),
    after.percentOff,
    problem,
  ]);

const bar = { price: 14999, salePrice: 8999 };
const dumbbells = {
  price: 1000,
  salePrice: 900,
  weightVariants: [
    {
      id: 4,
      weight: '10 kg',
      price: 2000,
      salePrice: 1500,
      weightOptions: [
        { id: 5, weight: 'Pair', price: 3900 },
        { id: 6, weight: 'Single' },
      ],
    },
    { id: 7, weight: '5 kg', salePrice: 800 },
  ],
  colorVariants: [{ id: 8, color: 'Red' }],
};

const GRIDS: Readonly<Record<Rounding, readonly [step: number, below: number]>> = {
  paisa: [1, 0],
  rupee: [100, 0],
  ten: [1000, 0],
  hundred: [10_000, 0],
  nine: [1000, 100],
  'ninety-nine': [10_000, 100],
};

describe('a change of many prices', () => {
  it.each([
    ['paisa', 9673.93],
    ['rupee', 9674],
    ['ten', 9670],
    ['hundred', 9700],
    ['nine', 9669],
    ['ninety-nine', 9699],
  ] as const)('rounds ₹8,999 up by 7.5 percent to the %s: ₹%d', (rounding, sale) => {
    const rule: PriceRule = { salePrice: { from: 'salePrice', by: 'percent', amount: 7.5 }, rounding };
    expect(shown(changePrices(bar, rule))[0]?.[2]).toBe(sale);
  });

  it.each([
    [8763, 'ninety-nine', 8799],
    [8748.99, 'ninety-nine', 8699],
    [8749, 'ninety-nine', 8799],
    [12, 'ninety-nine', 99],
    [3, 'ten', 10],
    [3, 'nine', 9],
    [44.5, 'rupee', 45],
  ] as const)('rounds %d to the %s as %d', (amount, rounding, rounded) => {
    expect(roundPrice(rupees(amount), rounding)).toBe(rupees(rounded));
  });

  it('changes each variant that has a price of its own', () => {
    const rule: PriceRule = { listPrice: { by: 'percent', amount: 10 }, rounding: 'rupee' };
    expect(shown(changePrices(dumbbells, rule))).toEqual([
      [null, 1100, 900, 18, null],
      ['10 kg', 2200, 1500, 32, null],
      ['10 kg / Pair', 4290, null, 0, null],
      ['5 kg', null, 800, 27, null],
    ]);
    expect(changePrices(dumbbells, rule).map(({ variantId, isChanged }) => [variantId, isChanged])).toEqual([
      [null, true],
      [4, true],
      [5, true],
      [7, false],
    ]);
  });

  it('changes each colour that has a price of its own', () => {
    const bench = {
      ...{ price: 8999, salePrice: 5999 },
      colorVariants: [{ id: 8, color: 'Black', price: 8999, salePrice: 5999 }, { color: 'Plain' }],
    };
    const rule: PriceRule = {
      salePrice: { from: 'salePrice', by: 'rupees', amount: -500 },
      rounding: 'rupee',
    };
    expect(shown(changePrices(bench, rule))).toEqual([
      [null, 8999, 5499, 39, null],
      ['Black', 8999, 5499, 39, null],
    ]);
  });

  it('sets sale prices below the list price as it will be', () => {
    const rule: PriceRule = {
      listPrice: { by: 'rupees', amount: 1000 },
      salePrice: { from: 'listPrice', by: 'percent', amount: -25 },
      rounding: 'ten',
    };
    expect(shown(changePrices(dumbbells, rule))).toEqual([
      [null, 2000, 1500, 25, null],
      ['10 kg', 3000, 2250, 25, null],
      ['10 kg / Pair', 4900, 3680, 25, null],
      ['5 kg', null, 1500, 25, null],
    ]);
  });

  it('makes no sale price where there was none to count from', () => {
    const rule: PriceRule = {
      salePrice: { from: 'salePrice', by: 'rupees', amount: 500 },
      rounding: 'rupee',
    };
    expect(shown(changePrices({ price: 14999 }, rule))).toEqual([[null, 14999, null, 0, null]]);
  });

  it('has no line for a weight that costs what the product costs', () => {
    const plates = {
      price: 1000,
      weightVariants: [
        { id: 1, weight: '5 kg' },
        { id: 2, weight: '10 kg', price: 1900 },
      ],
    };
    const rule: PriceRule = { listPrice: { by: 'percent', amount: 10 }, rounding: 'rupee' };
    expect(changePrices(plates, rule).map(({ variant }) => variant)).toEqual([null, '10 kg']);
  });

  it('counts a product as changed when only its sale price moves', () => {
    const rule: PriceRule = {
      salePrice: { from: 'salePrice', by: 'rupees', amount: -500 },
      rounding: 'rupee',
    };
    expect(changePrices(bar, rule)[0]).toMatchObject({ isChanged: true, after: { price: rupees(14999) } });
  });

  it.each<[string, PriceRule, number]>([
    ['one rupee', { salePrice: { from: 'salePrice', by: 'rupees', amount: -8998 }, rounding: 'rupee' }, 1],
    [
      'one rupee, rounded like any other',
      { salePrice: { from: 'salePrice', by: 'rupees', amount: -8998 }, rounding: 'ten' },
      10,
    ],
    [
      'a crore',
      { salePrice: 'remove', listPrice: { by: 'rupees', amount: 9_985_001 }, rounding: 'rupee' },
      10_000_000,
    ],
  ])('may make a price of %s', (_what, rule, amount) => {
    const [line] = changePrices(bar, rule);
    expect(line?.problem).toBeNull();
    expect(line?.after.salePrice ?? line?.after.price).toBe(rupees(amount));
  });

  it('takes sale prices away', () => {
    expect(shown(changePrices(bar, { salePrice: 'remove', rounding: 'rupee' }))).toEqual([
      [null, 14999, null, 0, null],
    ]);
  });

  it.each<[string, PriceRule, string]>([
    [
      'a sale price that reaches the list price',
      { salePrice: { from: 'salePrice', by: 'rupees', amount: 6000 }, rounding: 'rupee' },
      'SALE_NOT_BELOW_LIST',
    ],
    [
      'a list price that falls to the sale price',
      { listPrice: { by: 'percent', amount: -40 }, rounding: 'ninety-nine' },
      'SALE_NOT_BELOW_LIST',
    ],
    [
      'less than a rupee',
      { salePrice: { from: 'salePrice', by: 'rupees', amount: -8998.5 }, rounding: 'ten' },
      'BELOW_ONE_RUPEE',
    ],
    ['more than a crore', { listPrice: { by: 'rupees', amount: 9_999_999 }, rounding: 'rupee' }, 'TOO_HIGH'],
  ])('complains about %s', (_what, rule, problem) => {
    expect(changePrices(bar, rule)[0]?.problem).toBe(problem);
  });

  it('lands on a price of the wanted kind, within one step of the exact one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 100_000_000 }),
        fc.constantFrom(...ROUNDINGS),
        (given, kind) => {
          const rounded = roundPrice(rupees(given / 100), kind);
          const [step, below] = GRIDS[kind];
          expect((rounded + below) % step).toBe(0);
          expect(rounded).toBeGreaterThan(0);
          if (given >= step) expect(Math.abs(rounded - given) * 2).toBeLessThanOrEqual(step);
        },
      ),
    );
  });

  it('never names a price as fine that the shop would refuse', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    const step = fc.record({
      by: fc.constantFrom('percent' as const, 'rupees' as const),
      amount: fc.integer({ min: -9900, max: 100_000 }).map((hundredths) => hundredths / 100),
    });
    fc.assert(
      fc.property(
        price,
        price,
        step,
        step,
        fc.constantFrom(...ROUNDINGS),
        (one, other, list, sale, rounding) => {
          const product = { price: Math.max(one, other) + 1, salePrice: Math.min(one, other) };
          const rule: PriceRule = { listPrice: list, salePrice: { ...sale, from: 'salePrice' }, rounding };
          for (const { after, problem } of changePrices(product, rule)) {
            const isFine =
              after.price !== null &&
              after.salePrice !== null &&
              after.salePrice < after.price &&
              after.salePrice >= 100;
            expect(problem === null).toBe(isFine && Number(after.price) <= 1_000_000_000);
          }
        },
      ),
    );
  });
});

describe('the rule of a price change', () => {
  it.each([
    [{ rounding: 'rupee' }, { form: 'Choose a price to change' }],
    [{ listPrice: { by: 'percent', amount: -100 }, rounding: 'rupee' }, 'listPrice.amount'],
    [{ listPrice: { by: 'percent', amount: 0 }, rounding: 'rupee' }, 'listPrice.amount'],
    [{ listPrice: { by: 'rupees', amount: 0.001 }, rounding: 'rupee' }, 'listPrice.amount'],
    [{ listPrice: { by: 'rupees', amount: 5 }, rounding: 'dozen' }, 'rounding'],
  ])('%j is refused', (rule, complaint) => {
    const checked = checkPriceRule(rule);
    const errors = checked.ok ? {} : checked.errors;
    if (typeof complaint === 'string') expect(Object.keys(errors)).toEqual([complaint]);
    else expect(errors).toEqual(complaint);
  });

  it('lets no sale price be set at or above the list price', () => {
    const salePrice = { from: 'listPrice', by: 'percent', amount: 5 };
    expect(checkPriceRule({ salePrice, rounding: 'rupee' }).ok).toBe(false);
    expect(checkPriceRule({ salePrice: { ...salePrice, amount: -5 }, rounding: 'rupee' }).ok).toBe(true);
  });
});
