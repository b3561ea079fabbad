import { describe, expect, it } from 'vitest';
import { changesText, productChanges } from './product-changes.ts';
import { productValues } from './product-form.ts';
import { newRow } from './variant-rows.ts';

const twenty = { ...newRow('weight', 'weight 20 kg'), label: '20 kg', price: '9000', stock: '7' };
const before = {
  ...productValues(null),
  name: 'Sled',
  category: 'others',
  price: '9000',
  variants: [twenty],
};
const changeTexts = (change: object) =>
  productChanges(before, { ...before, ...change }, (id) => id.toUpperCase()).map(
    ({ section, text }) => `${section}: ${text}`,
  );

describe('the changes of a product’s form', () => {
  it.each([
    [{}, []],
    [{ name: 'Push sled' }, ['basics: Name: Sled is now Push sled']],
    [{ category: 'racks' }, ['basics: Category: OTHERS is now RACKS']],
    [{ stock: '4' }, ['stock: Stock: empty is now 4']],
    [{ description: 'Long' }, ['description: Full description changed']],
    [{ featured: true }, ['shows: Featured: on']],
    [{ offer: { discount: '20% OFF', endDate: '', enabled: true } }, ['shows: Offer changed']],
    [{ imageAlts: { '/a.webp': 'Side' } }, ['pictures: Alt text of the pictures changed']],
    [{ variants: [{ ...twenty, stock: '11' }] }, ['prices: Stock of the 20 kg: 7 is now 11']],
    [{ variants: [{ ...twenty, label: '25 kg' }] }, ['prices: Name of the 20 kg: 20 kg is now 25 kg']],
    [{ variants: [{ ...twenty, inStock: false }] }, ['prices: 20 kg in stock: off']],
    [{ boxes: '12 x 8 x 6 cm, 3 kg' }, ['stock: Boxes changed']],
    [{ variants: [{ ...twenty, boxes: '12 x 8 x 6 cm, 3 kg' }] }, ['stock: Boxes of 20 kg changed']],
    [{ variants: [] }, ['prices: 20 kg removed']],
    [{ variants: [twenty, { ...newRow('weight', 'n1'), label: '40 kg' }] }, ['prices: 40 kg added']],
    [
      { variants: [{ ...twenty, options: [{ ...newRow('weight', 'n2'), label: 'Pair' }] }] },
      ['prices: 20 kg / Pair added'],
    ],
  ])('with %j are %j', (change, words) => {
    expect(changeTexts(change)).toEqual(words);
  });

  it('are counted, and the first ones told', () => {
    const change = (text: string) => ({ section: 'basics' as const, text });
    expect(changesText([])).toEqual({ title: 'No changes', details: '' });
    expect(changesText([change('Stock of 20 kg: 7 is now 11')])).toEqual({
      title: '1 change not saved',
      details: 'Stock of 20 kg: 7 is now 11',
    });
    expect(changesText(['A', 'B', 'C', 'D'].map(change))).toEqual({
      title: '4 changes not saved',
      details: 'A. B. C. 1 more',
    });
  });
});
