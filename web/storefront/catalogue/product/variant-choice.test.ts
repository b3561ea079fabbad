import { expect, it } from 'vitest';
import { labelParts } from './variant-choice.tsx';

it.each([
  ['20 kg pair', { head: '20', unit: 'kg', rest: 'pair' }],
  ['2.5 kg', { head: '2.5', unit: 'kg', rest: '' }],
  [
    'Full set 405 kg (12 pairs, 2.5 to 35 kg)',
    { head: 'Full set 405 kg', unit: undefined, rest: '12 pairs, 2.5 to 35 kg' },
  ],
  ['Black', { head: 'Black', unit: undefined, rest: '' }],
])('reads %s', (label, parts) => {
  expect(labelParts(label)).toEqual(parts);
});
