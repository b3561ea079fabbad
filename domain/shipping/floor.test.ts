import { expect, it } from 'vitest';
import { floorWords, isHeavy } from './floor.ts';

it('asks for the floor where a line weighs 40 kg or more', () => {
  expect(isHeavy([{ kg: 20, quantity: 1 }])).toBe(false);
  expect(isHeavy([{ kg: 39.9, quantity: 1 }])).toBe(false);
  expect(isHeavy([{ kg: 40, quantity: 1 }])).toBe(true);
  expect(isHeavy([{ kg: 20, quantity: 2 }])).toBe(true);
  expect(isHeavy([])).toBe(false);
});

it.each([
  [null, null, undefined],
  [undefined, undefined, undefined],
  [5, undefined, '5th floor'],
  [0, null, 'Ground floor'],
  [0, true, 'Ground floor'],
  [1, true, '1st floor, with a lift'],
  [2, false, '2nd floor, no lift'],
  [3, null, '3rd floor'],
  [4, false, '4th floor, no lift'],
  [11, true, '11th floor, with a lift'],
  [13, false, '13th floor, no lift'],
  [22, true, '22nd floor, with a lift'],
])('says floor %s with lift %s as %s', (floor, hasLift, words) => {
  expect(floorWords(floor, hasLift)).toBe(words);
});
