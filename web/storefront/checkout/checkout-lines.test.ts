import { expect, it } from 'vitest';
import { bar, hex } from '../../../tests/support/stores.ts';
import { availableIfShort } from './checkout-lines.tsx';

const pairs = (variant: string, quantity: number) =>
  ({ productId: hex.id, variant, variantType: 'weight', quantity, product: hex }) as const;
const bars = {
  ...{ productId: bar.id, variant: undefined, variantType: undefined },
  ...{ quantity: 2, product: bar },
};
const short = (productId: string, variant: string | null | undefined, available: number) => [
  { productId, name: undefined, variant, available },
];

it('only the line of the variant that is short is marked', () => {
  const missing = short(hex.id, '20 kg pair', 1);
  expect(availableIfShort(pairs('20 kg pair', 2), missing)).toBe(1);
  expect(availableIfShort(pairs('5 kg pair', 2), missing)).toBeUndefined();
  expect(availableIfShort(bars, missing)).toBeUndefined();
});

it('a line that there is enough for is not marked', () => {
  expect(availableIfShort(pairs('20 kg pair', 1), short(hex.id, '20 kg pair', 1))).toBeUndefined();
});

it('a product without variants is marked by itself, and every line of one whose variant is not named', () => {
  expect(availableIfShort(bars, short(bar.id, null, 0))).toBe(0);
  for (const variant of ['5 kg pair', '20 kg pair'])
    expect(availableIfShort(pairs(variant, 2), short(hex.id, undefined, 0))).toBe(0);
});
