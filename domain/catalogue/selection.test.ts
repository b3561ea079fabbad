import { describe, expect, it } from 'vitest';
import { chosenSelection, hasOptions, missingChoice, stockStatus } from './selection.ts';

const sold = { id: '1', category: 'dumbbells', price: 1000, inStock: true };
const weights = {
  ...sold,
  weightVariants: [
    { weight: '5 kg', inStock: false },
    { weight: '10 kg', inStock: true },
    {
      weight: '50 kg set',
      inStock: true,
      weightOptions: [
        { weight: 'Large plates', inStock: false },
        { weight: 'Small plates', inStock: true },
      ],
    },
  ],
};
const colours = {
  ...sold,
  colorVariants: [
    { color: 'Black', inStock: true },
    { color: 'Red', inStock: true },
  ],
};
const gone = { ...sold, weightVariants: [{ weight: '5 kg', inStock: false }] };
const ten = { variant: '10 kg', variantType: 'weight' };
const set = { variant: '50 kg set', variantType: 'weight' } as const;

describe('the selection on a product page', () => {
  it('is the first variant in stock, and none without variants or where none is left', () => {
    expect(chosenSelection(weights)).toEqual(ten);
    expect(chosenSelection(colours)).toEqual({ variant: 'Black', variantType: 'color' });
    expect(chosenSelection(sold, { variant: 'Red' })).toEqual({});
    expect(chosenSelection(gone)).toEqual({});
  });

  it('is what the shopper wanted, sold out too, and replaced once it does not exist', () => {
    expect(chosenSelection(colours, { variant: 'Red' })).toEqual({ variant: 'Red', variantType: 'color' });
    expect(chosenSelection(weights, { variant: '5 kg' }).variant).toBe('5 kg');
    expect(chosenSelection(weights, { variant: '11 kg' })).toEqual(ten);
    expect(chosenSelection(weights, { variant: 'Red' })).toEqual(ten);
    expect(chosenSelection(weights, { variant: '50 kg set / Small plates' })).toEqual(ten);
  });

  it('leaves the second choice to the shopper, and drops one that belongs to another weight', () => {
    expect(chosenSelection(weights, { variant: '50 kg set' })).toEqual(set);
    const chosen = { ...set, option: 'Small plates' };
    expect(chosenSelection(weights, chosen)).toEqual(chosen);
    expect(chosenSelection(weights, { ...chosen, variant: '10 kg' })).toEqual(ten);
    expect(chosenSelection(weights, { ...set, option: 'Gold plates' })).toEqual(set);
  });

  it('has a colour beside the weight: the wanted one, else the first in stock', () => {
    const [black, red] = colours.colorVariants;
    const both = {
      ...colours,
      weightVariants: [
        { weight: 'M', inStock: true },
        { weight: 'L', inStock: true },
      ],
    };
    const medium = { variant: 'M', variantType: 'weight' } as const;
    expect(chosenSelection(both)).toEqual({ ...medium, option: 'Black' });
    expect(chosenSelection(both, { variant: 'L', option: 'Red' })).toEqual({
      ...medium,
      variant: 'L',
      option: 'Red',
    });
    expect(chosenSelection(both, { variant: 'M', option: 'Gold' }).option).toBe('Black');
    const blackGone = {
      ...both,
      colorVariants: [
        { ...black, color: 'Black', inStock: false },
        { ...red, color: 'Red', inStock: true },
      ],
    };
    expect(chosenSelection(blackGone).option).toBe('Red');
    expect(stockStatus(blackGone, { ...medium, option: 'Black' })).toBe('Out of Stock');
    expect(missingChoice(both, medium)).toBeUndefined();
    expect(hasOptions(both, medium)).toBe(false);
    expect(hasOptions(weights, set)).toBe(true);
  });

  it('says what is still to be chosen', () => {
    expect(missingChoice(sold, {})).toBeUndefined();
    expect(missingChoice(weights, {})).toBe('weight');
    expect(missingChoice(colours, {})).toBe('color');
    expect(missingChoice(weights, set)).toBe('option');
    expect(missingChoice(weights, { ...set, option: 'Small plates' })).toBeUndefined();
  });

  it('is in stock while something of it can be bought', () => {
    expect(stockStatus(sold, {})).toBe('In Stock');
    expect(stockStatus({ ...sold, inStock: false }, {})).toBe('Out of Stock');
    expect(stockStatus(weights, { variant: '5 kg', variantType: 'weight' })).toBe('Out of Stock');
    expect(stockStatus(weights, set)).toBe('In Stock');
    expect(stockStatus(weights, { ...set, option: 'Large plates' })).toBe('Out of Stock');
    expect(stockStatus(gone, {})).toBe('Out of Stock');
  });
});
