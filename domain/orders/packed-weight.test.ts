import { expect, it } from 'vitest';
import { packedWeight } from './packed-weight.ts';

const line = (quantity: number, weight_kg: number | null) => ({ quantity, weight_kg });

it.each([
  [[line(1, 145), line(2, 40.5)], { kg: 226, isComplete: true }],
  [[line(3, 0.1)], { kg: 0.3, isComplete: true }],
  [[line(1, 145), line(2, null)], { kg: 145, isComplete: false }],
  [[], { kg: 0, isComplete: true }],
])('%j weigh %o', (lines, weight) => {
  expect(packedWeight(lines)).toEqual(weight);
});
