import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paise, rupees } from '../pricing/money.ts';
import { advanceOf, isSameAdvance } from './part-payment.ts';

it.each([
  [11_169, 10, 1117],
  [11_170, 10, 1117],
  [24_698, 10, 2470],
  [24_698, 25, 6175],
  [24_698, 50, 12_349],
  [9, 10, 1],
  [1, 10, 1],
  [0, 10, 0],
  [500, 90, 450],
  [200_001, 1, 2001],
] as const)('of ₹%s at %s percent ₹%s is paid now', (total, percent, advance) => {
  expect(advanceOf(rupees(total), percent)).toBe(rupees(advance));
});

it('is always whole rupees, at least the percentage, less than a rupee above it, and never more than the total', () => {
  const orders = fc.tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(orders, ([total, percent]) => {
      const advance = advanceOf(rupees(total), percent);
      expect(advance % 100).toBe(0);
      expect(advance).toBeGreaterThanOrEqual(total * percent);
      expect(advance).toBeLessThan(total * percent + 100);
      expect(advance).toBeGreaterThanOrEqual(100);
      expect(advance).toBeLessThanOrEqual(paise(total * 100));
    }),
  );
});

it.each([
  [1117, 1117, true],
  [1117, 1116.99, false],
  [1117, 1117.01, false],
  [1117, 0, false],
  [null, 0, true],
  [null, 1117, false],
] as const)('an advance of ₹%s is stated as ₹%s: %s', (advance, stated, isSame) => {
  expect(isSameAdvance(rupees(stated), advance === null ? null : rupees(advance))).toBe(isSame);
});
