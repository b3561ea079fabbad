import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heaviestSide, kgOf, type SidePlates, thicknessOf } from './bars.ts';
import type { BarFacts } from './facts.ts';

const bar = (sleeveLength: number): BarFacts => ({
  use: 'rack',
  kg: 20,
  length: 2200,
  shaft: 28,
  sleeve: 50,
  sleeveLength,
});

/** Every choice there is. */
function triedAll(room: number, plates: readonly SidePlates[]): number {
  const [first, ...rest] = plates;
  if (first === undefined) return 0;
  let most = 0;
  for (let count = 0; count <= first.count && count * first.thickness <= room; count += 1)
    most = Math.max(most, count * first.kg + triedAll(room - count * first.thickness, rest));
  return most;
}

const plates = fc.array(
  fc.record({
    kg: fc.constantFrom(1.25, 2.5, 5, 10, 15, 20, 25),
    thickness: fc.constantFrom(12, 18, 22.5, 30, 44, 84),
    count: fc.integer({ min: 0, max: 4 }),
  }),
  { maxLength: 4 },
);

describe('the heaviest side of a bar', () => {
  it('is as heavy as the best of all choices, and fits', () => {
    fc.assert(
      fc.property(plates, fc.integer({ min: 30, max: 430 }), (given, sleeveLength) => {
        const side = heaviestSide(bar(sleeveLength), given);
        expect(kgOf(side)).toBe(triedAll(sleeveLength - 38, given));
        if (side.length > 0) expect(thicknessOf(side)).toBeLessThanOrEqual(sleeveLength - 38);
      }),
    );
  });

  it('counts plates of one size together, whichever lines they come from', () => {
    const line = { kg: 20, thickness: 30, count: 8 };
    expect(heaviestSide(bar(415), [line, line])).toEqual([{ ...line, count: 12 }]);
  });
});
