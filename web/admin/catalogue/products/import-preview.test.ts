import { describe, expect, it } from 'vitest';
import { importLineSchema, importPreviewSchema } from '../../../../contract/catalogue/product-import.ts';
import { importRows, importSummary, keptPricesText, problemText } from './import-preview.ts';

const readLine = (line: string) => importLineSchema.parse(JSON.parse(line));

const preview = importPreviewSchema.parse({
  success: true,
  rows: 4,
  create: 1,
  change: 1,
  leave: 1200,
  keptPriceCount: 1,
  problems: [],
  problemCount: 0,
  version: 'v',
  products: [
    {
      row: 2,
      id: '1',
      name: 'Bar',
      action: 'change',
      changes: [
        { row: 2, column: 'Sale Price', variant: null, before: '900', after: '850' },
        { row: 3, column: 'Stock', variant: '10 kg', before: '', after: '4' },
      ],
    },
    {
      row: 5,
      id: '81',
      name: 'Rope',
      action: 'create',
      changes: [{ row: 5, column: 'List Price', variant: null, before: '', after: '500' }],
    },
  ],
  keptPrices: [
    {
      row: 2,
      id: '1',
      name: 'Bar',
      price: 850,
      variants: [
        { variant: '10 kg', price: 900 },
        { variant: '25 kg set / Chrome rod', price: 1999.5 },
        { variant: '15 kg', price: 900 },
      ],
    },
  ],
});

describe('what an import would do', () => {
  it.each([
    [
      { row: 12, column: 'Sale Price', message: 'must be below the list price' },
      'Row 12, sale price: must be below the list price',
    ],
    [{ row: 3, column: 'HSN', message: 'is wrong' }, 'Row 3, HSN: is wrong'],
    [{ row: 3, column: 'Product ID', message: 'is wrong' }, 'Row 3, product ID: is wrong'],
    [
      { row: 3, column: null, message: 'There are more cells than column titles' },
      'Row 3: There are more cells than column titles',
    ],
    [{ row: null, column: null, message: 'The file is empty' }, 'The file is empty'],
  ])('says %j as a sentence', (problem, words) => {
    expect(problemText(problem)).toBe(words);
  });

  it('is summed up, and shown cell by cell', () => {
    expect(importSummary(preview)).toBe('1 new, 1 changes, 1,200 stay as they are');
    expect(importRows(preview)).toMatchObject([
      { name: 'Bar', row: 2, column: 'Sale Price', before: '900', after: '850' },
      { name: 'Bar, 10 kg', row: 3, column: 'Stock', before: '', after: '4' },
      { name: 'Rope', row: 5, isNew: true, after: '₹500' },
    ]);
  });

  it('names the variants that keep other prices than their product, with the numbers', () => {
    expect(preview.keptPrices.map(({ variants }) => keptPricesText(variants))).toEqual([
      '10 kg, 15 kg\u00a0₹900; 25 kg set / Chrome rod\u00a0₹1,999.50',
    ]);
  });

  it('comes line by line', () => {
    expect(readLine('{"done":250,"total":5000}')).toEqual({ done: 250, total: 5000 });
    expect(readLine('{"success":true,"created":1,"changed":2,"left":0}')).toMatchObject({ created: 1 });
    expect(() => readLine('{"odd":1}')).toThrow();
  });
});
