import { describe, expect, it } from 'vitest';
import { withDerived } from '../../../../../catalogue/derive.ts';
import { products } from '../../../../../catalogue/products.ts';
import { type ProductRecord, productRecordSchema } from '../../../../../contract/catalogue/product.ts';
import { productFitSchema } from '../../../../../domain/fit/facts.ts';
import { rowsOf } from '../variant-rows.ts';
import { type FitValues, fitFaults, fitValues, newSize, typedFit } from './fit-values.ts';

const record = (id: string): ProductRecord => {
  const product = products.find((each) => each.id === id);
  if (product === undefined) throw new Error(`No product ${id}`);
  return productRecordSchema.parse({ ...withDerived(product, new Date()), reviews: [] });
};

const opened = (id: string) => {
  const product = record(id);
  const rows = rowsOf(product);
  return { product, rows, fit: fitValues(product, rows) };
};

describe('the facts in the form', () => {
  it.each(products.map(({ id }) => id))('of %s are sent as they were read', (id) => {
    const { product, rows, fit } = opened(id);
    expect(typedFit(fit, rows)).toEqual(product.fit ?? {});
    expect(fitFaults(fit)).toEqual([]);
  });

  it('are empty for a product without parts, and stay in the form when a part is taken away', () => {
    const { rows, fit } = opened('1');
    const without = { ...fit, parts: { ...fit.parts, bar: false } };
    expect(typedFit(without, rows)).toEqual({});
    expect(typedFit({ ...without, parts: fit.parts }, rows)).toEqual(typedFit(fit, rows));
  });

  it('follow a variant that gets another name, and go with one that is removed', () => {
    const { rows, fit } = opened('36');
    const [first, ...others] = rows;
    if (first === undefined) throw new Error('No variants');
    const renamed = typedFit(fit, [{ ...first, label: '1.25 kg, two' }, ...others]);
    expect(Object.keys(renamed.variants ?? {})[0]).toBe('1.25 kg, two');
    expect(Object.keys(typedFit(fit, others).variants ?? {})).not.toContain(first.label);
  });

  it.each<[string, (fit: FitValues) => FitValues, string, string]>([
    [
      '1',
      (fit) => ({ ...fit, bar: { ...fit.bar, sleeve: '' } }),
      'bar.sleeve',
      'Sleeve diameter is required',
    ],
    [
      '1',
      (fit) => ({ ...fit, bar: { ...fit.bar, sleeve: 'x' } }),
      'bar.sleeve',
      'Sleeve diameter must be a number',
    ],
    [
      '1',
      (fit) => ({ ...fit, bar: { ...fit.bar, sleeveLength: '4150' } }),
      'bar.sleeveLength',
      'Sleeve length must be at most 1000',
    ],
    ['21', (fit) => ({ ...fit, body: { ...fit.body, height: '' } }), 'body.height', 'Height is required'],
    [
      '21',
      (fit) => ({ ...fit, body: { ...fit.body, height: '0' } }),
      'body.height',
      'Height must be more than 0',
    ],
    [
      '27',
      (fit) => ({ ...fit, pegs: { ...fit.pegs, count: '2.5' } }),
      'pegs.count',
      'Pegs must be a whole number',
    ],
    ['42', (fit) => ({ ...fit, plates: [newSize('plates', '')] }), 'plates.0.hole', 'Hole is required'],
  ])('of %s with a mistake are refused', (id, change, path, message) => {
    expect(fitFaults(change(opened(id).fit))).toContainEqual({ path, message });
  });

  it('take an empty side for one that needs no space, and nothing for no body', () => {
    const { rows, fit } = opened('29');
    const typed = typedFit({ ...fit, space: { ...fit.space, left: '' } }, rows);
    expect(typed.space).toMatchObject({ left: 0 });
    const bare = { ...fit, body: { width: '', depth: '', height: '', foldedDepth: '', isStorage: true } };
    expect(typedFit(bare, rows).body).toBeUndefined();
    expect(productFitSchema.safeParse(typedFit(bare, rows)).success).toBe(true);
  });
});
