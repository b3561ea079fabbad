import { expect, it } from 'vitest';
import { labelParts } from './variant-choice.tsx';

it.each([
  ['20\u00a0kg\u00a0×\u00a02', { head: '20', unit: 'kg', rest: '×\u00a02' }],
  ['2.5 kg', { head: '2.5', unit: 'kg', rest: '' }],
  [
    'Full set 405 kg (12 pairs, 2.5 to 35 kg)',
    { head: 'Full set 405 kg', unit: undefined, rest: '12 pairs, 2.5 to 35 kg' },
  ],
  ['Black', { head: 'Black', unit: undefined, rest: '' }],
])('reads %s', (label, parts) => {
  expect(labelParts(label)).toEqual(parts);
});
