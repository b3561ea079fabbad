import { describe, expect, it } from 'vitest';
import { FIRST_RULE, readRule } from './price-rule.ts';

describe('a price change as it is typed', () => {
  it('becomes the rule of the shop', () => {
    expect(
      readRule({
        list: 'up',
        listAmount: '7.5',
        listUnit: 'percent',
        sale: 'below',
        saleAmount: '1,000',
        saleUnit: 'rupees',
        rounding: 'ninety-nine',
      }),
    ).toEqual({
      ok: true,
      rule: {
        listPrice: { by: 'percent', amount: 7.5 },
        salePrice: { from: 'listPrice', by: 'rupees', amount: -1000 },
        rounding: 'ninety-nine',
      },
    });
    expect(readRule({ ...FIRST_RULE, sale: 'remove' })).toEqual({
      ok: true,
      rule: { salePrice: 'remove', rounding: 'rupee' },
    });
  });

  it.each([
    [{}, { saleAmount: 'Enter an amount above 0' }],
    [{ saleAmount: '0' }, { saleAmount: 'Enter an amount above 0' }],
    [{ saleAmount: '-5' }, { saleAmount: 'Enter an amount above 0' }],
    [{ saleAmount: 'ten' }, { saleAmount: 'Enter an amount above 0' }],
    [{ sale: 'stays' as const }, { form: 'Choose a price to change' }],
    [{ saleAmount: '100' }, { saleAmount: 'Enter less than 100%' }],
    [{ saleAmount: '99999999', saleUnit: 'rupees' as const }, { saleAmount: 'The amount is too large' }],
  ])('complains about %j', (change, errors) => {
    expect(readRule({ ...FIRST_RULE, ...change })).toEqual({ ok: false, errors });
  });
});
