import { expect, it } from 'vitest';
import { isDefaultSort, parseOrderSort } from './order-sort.ts';

it.each([
  ['total', { by: 'total', isDescending: false }],
  ['-total', { by: 'total', isDescending: true }],
  ['-date', { by: 'date', isDescending: true }],
  ['--date', undefined],
  ['', undefined],
  ['-', undefined],
  ['payment', undefined],
  ['__proto__', undefined],
])('“%s” sorts by %o', (text, sort) => {
  expect(parseOrderSort(text)).toEqual(sort);
});

it('the newest first needs no saying', () => {
  expect(isDefaultSort({ by: 'date', isDescending: true })).toBe(true);
  expect(isDefaultSort({ by: 'date', isDescending: false })).toBe(false);
  expect(isDefaultSort({ by: 'total', isDescending: true })).toBe(false);
});
