import { expect, it } from 'vitest';
import { unitCode } from './unit-code.ts';

it.each([
  ['Olympic Barbell 7 ft 20 kg', null, 'NOS'],
  ['Olympic Spring Collars (pair)', null, 'PRS'],
  ['Round Urethane Dumbbells (pair)', '10 kg', 'PRS'],
  ['Hex Dumbbells', '2.5 kg pair', 'PRS'],
  ['Hex Dumbbells', 'Full set 405 kg (12 pairs, 2.5 to 35 kg)', 'SET'],
  ['Adjustable Dumbbell Set', '25 kg set / Chrome', 'SET'],
  ['Loop Resistance Bands Set of 5', null, 'SET'],
  ['Home Strength Combo: Squat Stands, Bench, 5 ft Bar and 50 kg Plates', null, 'SET'],
  ['Lever Belt 13 mm', 'L', 'NOS'],
  ['Rack for a quick set-up', null, 'NOS'],
] as const)('%s, %s, is counted in %s', (name, variant, code) => {
  expect(unitCode(name, variant)).toBe(code);
});
