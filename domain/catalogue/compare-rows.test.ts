import { describe, expect, it } from 'vitest';
import { products } from '../../catalogue/products.ts';
import { compareRows } from './compare-rows.ts';

const row = (label: string, differs: boolean, ...values: (string | undefined)[]) => ({
  label,
  values,
  differs,
});

describe('specifications side by side', () => {
  it('stand in one row for each name, with what differs marked', () => {
    expect(
      compareRows([
        { specifications: { Height: '2,290 mm', Maxload: '450 kg', Finish: 'Powder coat' } },
        {
          specifications: {
            Height: '2,200 mm',
            PlatePegs: 'Four',
            Maxload: '300 kg',
            Finish: 'powder  coat',
          },
        },
      ]),
    ).toEqual([
      row('Height', true, '2,290 mm', '2,200 mm'),
      row('Plate pegs', true, undefined, 'Four'),
      row('Max load', true, '450 kg', '300 kg'),
      row('Finish', false, 'Powder coat', 'powder  coat'),
    ]);
  });

  it('end with dimensions and shipping weight, and leave out features and what is empty', () => {
    expect(
      compareRows([
        {
          specifications: { features: ['a', 'b'], Knurl: ' ' },
          dimensions: '600 mm long',
          shippingWeight: '22',
        },
        { specifications: {}, shippingWeight: 145 },
      ]),
    ).toEqual([
      row('Dimensions', true, '600 mm long', undefined),
      row('Shipping weight', true, '22\u00a0kg', '145\u00a0kg'),
    ]);
  });

  it('are the same name in any letter case', () => {
    const [only] = compareRows([
      { specifications: { 'Max load': '1 kg' } },
      { specifications: { Maxload: '1 kg' } },
    ]);
    expect(only).toEqual(row('Max load', false, '1 kg', '1 kg'));
  });

  it('show no difference for one product, and no rows without products', () => {
    const [rack] = products.filter(({ id }) => id === '21');
    const rows = compareRows(rack === undefined ? [] : [rack]);
    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ differs }) => differs)).toEqual([]);
    expect(compareRows([])).toEqual([]);
  });

  it('keep every specification of every product, in its order', () => {
    for (const product of products) {
      const alone = compareRows([product]).map(({ label }) => label);
      const beside = compareRows([product, ...products.slice(0, 3)]).filter(
        ({ values }) => values[0] !== undefined,
      );
      expect(
        beside.map(({ label }) => label),
        product.name,
      ).toEqual(alone);
    }
  });
});
