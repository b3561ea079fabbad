import { expect, it } from 'vitest';
import { parseSort } from './list-sort.ts';

it.each([
  ['price', { by: 'price', isDescending: false }],
  ['-price', { by: 'price', isDescending: true }],
  ['--price', undefined],
  ['-', undefined],
  ['', undefined],
  ['toString', undefined],
])('a list is sorted by %j', (text, sort) => {
  expect(parseSort(['name', 'price'], text)).toEqual(sort);
});
