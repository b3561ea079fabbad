import { expect, it } from 'vitest';
import { hexDumbbells } from '../../../../catalogue/measures/dumbbells.ts';
import { drawnSize } from './drawn-size.ts';

it('draws the chosen weight, and nothing for a set or an unmeasured product', () => {
  const drawn = drawnSize(hexDumbbells, '20 kg pair');
  expect(drawn?.alt).toBe(
    'Dimension drawing of the 20 kg dumbbell: 302 mm long, 146 mm across flats, 86 mm heads, 130 mm grip',
  );
  expect(drawnSize(hexDumbbells, 'Full set 405 kg (12 pairs, 2.5 to 35 kg)')).toBeUndefined();
  expect(drawnSize(hexDumbbells, undefined)).toBeUndefined();
  expect(drawnSize([], '20 kg pair')).toBeUndefined();
});
