import { expect, it } from 'vitest';
import { tileCount } from './order-text.ts';

const counts = { PENDING: 12, CONFIRMED: 0, PROCESSING: 0, SHIPPED: 5000, DELIVERED: 0, CANCELLED: 7 };

it.each([
  ['PENDING', '12'],
  ['CONFIRMED', '0'],
  ['SHIPPED', '5,000+'],
  ['DELIVERED', '–'],
] as const)('the tile of %s orders says %s, and never "0+"', (status, words) => {
  expect(tileCount({ counts, countedInPart: ['SHIPPED', 'DELIVERED'] }, status)).toBe(words);
});
