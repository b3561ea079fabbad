import { describe, expect, it } from 'vitest';
import { addressOfLine, addressOfSelection, selectionFromAddress } from './selection-address.ts';

const set = { variant: '50 kg set', variantType: 'weight' } as const;
const colours = {
  id: '1',
  category: 'dumbbells',
  price: 1000,
  inStock: true,
  colorVariants: [
    { color: 'Black', inStock: true },
    { color: 'Red', inStock: true },
  ],
};
const both = { ...colours, weightVariants: [{ weight: 'M', inStock: true }] };

describe('the selection on a product page', () => {
  it('stands in the address, beside whatever else stands there', () => {
    const search = addressOfSelection('?utm=x&color=Red', { ...set, option: '4 x 5 kg + 2 & more' });
    expect(search).toBe('?utm=x&weight=50+kg+set&option=4+x+5+kg+%2B+2+%26+more');
    expect(selectionFromAddress(search)).toEqual({ variant: '50 kg set', option: '4 x 5 kg + 2 & more' });
    expect(selectionFromAddress('?color=Red')).toEqual({ variant: 'Red', option: undefined });
    expect(addressOfSelection('?weight=x', {})).toBe('');
  });

  it('is found again from a line of the cart or the wishlist', () => {
    expect(addressOfLine(both, { variant: 'M / Red', variantType: 'weight' })).toBe('?weight=M&option=Red');
    expect(addressOfLine(colours, { variant: 'Red', variantType: 'color' })).toBe('?color=Red');
    expect(addressOfLine(both, {})).toBe('');
  });
});
