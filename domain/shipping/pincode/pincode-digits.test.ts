import { expect, it } from 'vitest';
import { pincodeDigits } from './pincode-digits.ts';

it.each([
  ['422 001', '422001'],
  [' 422-001\n', '422001'],
  ['Nashik 422001', '422001'],
  ['5600019', '560001'],
  ['42', '42'],
  ['', ''],
])('reads %j in a pincode field as %j', (typed, digits) => {
  expect(pincodeDigits(typed)).toBe(digits);
});
