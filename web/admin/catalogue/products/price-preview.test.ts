import { describe, expect, it } from 'vitest';
import { amountText, rowsOfPreview, summaryOf } from './price-preview.ts';
import { priceScopes } from './price-scope.ts';

const tag = { price: 1000, salePrice: 900, percentOff: 10 };
const line = (isChanged: boolean, problem: string | null = null, variant: string | null = null) => ({
  variant,
  before: tag,
  after: tag,
  isChanged,
  problem,
});
const product = (id: string, ...lines: ReturnType<typeof line>[]) => ({
  id,
  name: `Bar ${id}`,
  productCode: '',
  version: 1,
  lines,
});
const preview = (...products: ReturnType<typeof product>[]) => products;

describe('the preview of a price change', () => {
  it('is summed up in words', () => {
    const [moved, still, wrong] = [line(true), line(false), line(true, 'Too high')];
    expect(summaryOf(preview(product('1', moved), product('2', still, moved)))).toBe('2 products change.');
    expect(summaryOf(preview(product('1', moved), product('2', still), product('3', moved, wrong)))).toBe(
      '1 product changes, 1 stays as it is, 1 can’t have these prices.',
    );
  });

  it('has a row for each price, however two products are called', () => {
    const rows = rowsOfPreview(
      preview(product('1', line(true), line(true, null, '5 kg')), product('2', line(false))),
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  it('shows paise only where there are some', () => {
    expect(amountText(128999)).toBe('₹1,28,999');
    expect(amountText(999.5)).toBe('₹999.50');
  });
});

describe('which products change their prices', () => {
  const categories = [{ id: 'racks', name: 'Racks' }];
  it('are the ticked ones first, then those in view, all, and each category', () => {
    const filters = { search: 'bar', category: '' };
    expect(priceScopes({ ticked: ['1', '2'], filters, total: 9, categories })).toEqual([
      { value: 'ticked', label: 'The 2 selected products', selection: { ids: ['1', '2'] } },
      { value: 'matching', label: 'All 9 that match the filters', selection: { search: 'bar' } },
      { value: 'all', label: 'All products', selection: {} },
      { value: 'category racks', label: 'All in Racks', selection: { category: 'racks' } },
    ]);
    const values = priceScopes({ ticked: [], filters: { search: '', category: '' }, total: 51, categories });
    expect(values.map(({ value }) => value)).toEqual(['all', 'category racks']);
  });
});
