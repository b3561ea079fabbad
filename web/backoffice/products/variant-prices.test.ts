import { describe, expect, it } from 'vitest';
import { atNewPrice, priceQuestion } from './variant-prices.ts';
import { newRow, type VariantRow } from './variant-rows.ts';

const row = (label: string, price: string, salePrice = '', options: VariantRow[] = []): VariantRow => ({
  ...newRow('color', label),
  ...{ label, price, salePrice, options },
});
const opened = { price: '8999', salePrice: '5999' };
const typed = { price: '8999', salePrice: '5499' };

describe('a new price of a product whose variants have their own', () => {
  it('is asked about: which variants cost what the product cost, and which cost something else', () => {
    const rows = [
      row('Black', '8999', '5999'),
      row('Red', '', '5999'),
      row('Gold', '9999'),
      row('Plain', ''),
    ];
    expect(priceQuestion(opened, typed, rows)).toEqual({
      ...{ before: '₹5,999', after: '₹5,499' },
      same: ['Black', 'Red'],
      others: ['Gold ₹9,999'],
    });
  });

  it('is asked about for the options of a weight too', () => {
    const set = row('25 kg set', '', '', [row('Chrome rod', '8999', '5999')]);
    expect(priceQuestion(opened, typed, [set])?.same).toEqual(['25 kg set / Chrome rod']);
    expect(atNewPrice(opened, typed, [set])[0]?.options[0]).toMatchObject(typed);
  });

  it.each([
    ['the price is the same', opened, [row('Black', '8999', '5999')]],
    ['no price can be read yet', { price: '', salePrice: '' }, [row('Black', '8999', '5999')]],
    ['the variants have no prices', typed, [row('Black', '')]],
    ['the variants have the new price already', typed, [row('Black', '8999', '5499')]],
    ['there are no variants', typed, []],
  ])('is not asked about when %s', (_case, now, rows) => {
    expect(priceQuestion(opened, now, rows)).toBeUndefined();
  });

  it('goes to those that cost what the product cost, and to no other', () => {
    const rows = [row('Black', '8999', '5999'), row('Red', '', '5999'), row('Gold', '9999')];
    expect(atNewPrice(opened, typed, rows).map(({ price, salePrice }) => [price, salePrice])).toEqual([
      ['8999', '5499'],
      ['', '5499'],
      ['9999', ''],
    ]);
    const [dearer] = atNewPrice(opened, { price: '9500', salePrice: '' }, rows);
    expect(dearer).toMatchObject({ price: '9500', salePrice: '' });
  });
});
