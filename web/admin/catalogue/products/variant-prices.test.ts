import { describe, expect, it } from 'vitest';
import { atNewPrice, priceChoices } from './variant-prices.ts';
import { newRow, type SoldRow, type VariantRow } from './variant-rows.ts';

const row = (label: string, price: string, salePrice = '', options: VariantRow[] = []): VariantRow => ({
  ...newRow('color', label),
  label,
  price,
  salePrice,
  options,
});
const stored = { price: '8999', salePrice: '5999' };
const typed = { price: '8999', salePrice: '5,499' };
const rows = [
  row('Black', '8999', '5999'),
  row('Red', '', '5999'),
  row('Gold', '9999.50'),
  row('Plain', ''),
  row('25 kg set', '', '', [row('Chrome rod', '8999', '5999')]),
];
const ticked = (choices: ReturnType<typeof priceChoices>) =>
  choices.map(({ name, isTicked }) => [name, isTicked]);
const prices = (all: readonly SoldRow[]) => all.map(({ price, salePrice }) => [price, salePrice]);

describe('a new price of a product whose variants have their own', () => {
  it('lists those with both prices, and ticks the ones that cost what the product cost', () => {
    const choices = priceChoices(stored, typed, rows, {});
    expect(choices[0]).toMatchObject({ name: 'Black', ownPrice: '₹5,999', newPrice: '₹5,499' });
    expect(choices[2]).toMatchObject({ name: 'Gold', ownPrice: '₹9,999.50', newPrice: '₹5,499' });
    expect(ticked(choices)).toEqual([
      ['Black', true],
      ['Red', true],
      ['Gold', false],
      ['25 kg set / Chrome rod', true],
    ]);
  });

  it('keeps what was ticked and unticked by hand, whatever is typed further', () => {
    const ticks = { Black: false, Gold: true };
    for (const salePrice of ['5499', '549'])
      expect(ticked(priceChoices(stored, { ...typed, salePrice }, rows.slice(0, 3), ticks))).toEqual([
        ['Black', false],
        ['Red', true],
        ['Gold', true],
      ]);
  });

  it('lists those that were left behind before, without a tick', () => {
    const left = priceChoices({ ...stored, salePrice: '5499' }, { ...stored, salePrice: '4999' }, rows, {});
    expect(left.map(({ isTicked }) => isTicked)).toEqual([false, false, false, false]);
  });

  it.each([
    ['the price is the same', stored, rows],
    ['no price is typed yet', { price: '', salePrice: '' }, rows],
    ['what is typed is no amount of money', { price: '8999.999', salePrice: '' }, rows],
    ['the variants have no prices', typed, [row('Black', '')]],
    ['there are no variants', typed, []],
  ])('is not asked about when %s', (_case, now, variants) => {
    expect(priceChoices(stored, now, variants, {})).toEqual([]);
  });

  it('goes, with its list price, to those that are ticked and to no other', () => {
    const changed = atNewPrice(priceChoices(stored, typed, rows, { Red: false }), typed, rows);
    expect(prices(changed)).toEqual([
      ['8999', '5,499'],
      ['', '5999'],
      ['9999.50', ''],
      ['', ''],
      ['', ''],
    ]);
    expect(prices(changed[4]?.options ?? [])).toEqual([['8999', '5,499']]);
    const dearer = { price: '9500', salePrice: '' };
    expect(prices(atNewPrice(priceChoices(stored, dearer, rows, {}), dearer, rows)).slice(0, 2)).toEqual([
      ['9500', ''],
      ['9500', ''],
    ]);
  });
});
