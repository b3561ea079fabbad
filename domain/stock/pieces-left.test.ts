import { expect, it } from 'vitest';
import { piecesLeft } from './pieces-left.ts';

const count = (productId: string, variant: string | null, available: number | null) => ({
  productId,
  variant,
  available,
});

const COUNTS = [
  count('1', null, 12),
  count('13', '5 kg pair', 3),
  count('13', '10 kg pair', 20),
  count('15', '25 kg set', 9),
  count('15', '25 kg set / Chrome rod', 2),
  count('29', 'Black', 4),
  count('40', null, null),
];

it.each([
  ['a product’s own count', '1', undefined, 12],
  ['a product’s own count, whatever the variant', '1', 'Red', 12],
  ['a variant’s own count', '13', '5 kg pair', 3],
  ['all variants together until one is chosen', '13', undefined, 23],
  ['nothing for a variant that is not counted', '13', '20 kg pair', undefined],
  ['an option’s own count', '15', '25 kg set / Chrome rod', 2],
  ['the weight’s for an option without one', '15', '25 kg set / Star lock', 9],
  ['the colour’s for a size in it', '29', 'M / Black', 4],
  ['nothing where it is not counted', '40', undefined, undefined],
  ['nothing for a product without counts', '2', 'Red', undefined],
] as const)('says how many pieces an order can take: %s', (_, productId, variant, left) => {
  expect(piecesLeft(COUNTS, productId, variant)).toBe(left);
});
