import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tests/support/rounds.ts';
import { kgOf, type SidePlates, thicknessOf } from './bars.ts';
import type { BarFacts } from './facts.ts';
import { loadingOf, reachableWeights, roomOn } from './plates.ts';

const bar: BarFacts = {
  use: 'rack',
  kg: 20,
  length: 2200,
  shaft: 28,
  sleeve: 50,
  sleeveLength: 415,
  ratedLoad: 320,
};

const anyPairs = fc.uniqueArray(
  fc.record({
    kg: fc.constantFrom(0.5, 0.75, 1.25, 2.5, 5, 7.5, 10, 15, 20, 25),
    thickness: fc.constantFrom(12, 14.5, 21, 30, 46, 84, 100),
    count: fc.integer({ min: 1, max: 3 }),
  }),
  { maxLength: 5, selector: ({ kg, thickness }) => `${kg} ${thickness}` },
);
const anyBar = fc.record({
  kg: fc.constantFrom(7, 12, 20, 25),
  sleeveLength: fc.integer({ min: 40, max: 450 }),
  nut: fc.option(fc.constant(22), { nil: undefined }),
  ratedLoad: fc.option(fc.integer({ min: 60, max: 320 }), { nil: undefined }),
});
const barOf = ({
  nut,
  ratedLoad,
  ...known
}: {
  kg: number;
  sleeveLength: number;
  nut: number | undefined;
  ratedLoad: number | undefined;
}): BarFacts => {
  const { ratedLoad: _rated, ...rest } = bar;
  return { ...rest, ...known, ...(nut && { nut }), ...(ratedLoad && { ratedLoad }) };
};

/** Every subset of the pairs, one by one. */
function allSides(pairs: readonly SidePlates[]): SidePlates[][] {
  return pairs.reduce<SidePlates[][]>(
    (sides, plate) =>
      sides.flatMap((side) =>
        Array.from({ length: plate.count + 1 }, (_, count) =>
          count === 0 ? side : [...side, { ...plate, count }],
        ),
      ),
    [[]],
  );
}

const plateCount = (side: readonly SidePlates[]) => side.reduce((sum, { count }) => sum + count, 0);
const near = (one: number, other: number) => Math.abs(one - other) < 1e-6;

function reachableByHand(on: BarFacts, pairs: readonly SidePlates[]): number[] {
  const weights = allSides(pairs)
    .filter((side) => thicknessOf(side) <= roomOn(on))
    .map((side) => on.kg + 2 * kgOf(side))
    .filter((kg) => kg === on.kg || kg <= (on.ratedLoad ?? Infinity));
  return [...new Set(weights)].sort((a, b) => a - b);
}

describe('how a target weight is loaded', () => {
  it('sums to its target, with no plate more than there are, and as few as can be', () => {
    fc.assert(
      fc.property(anyBar, anyPairs, fc.nat(400), (facts, pairs, pick) => {
        const on = barOf(facts);
        const weights = allSides(pairs).map((side) => on.kg + 2 * kgOf(side));
        const target = weights[pick % weights.length] ?? on.kg;
        const { side } = loadingOf(on, pairs, target);
        if (side === null) throw new Error(`${target} kg can be made`);
        expect(on.kg + 2 * kgOf(side)).toBeCloseTo(target, 6);
        for (const { kg, thickness, count } of side) {
          const pair = pairs.find((each) => each.kg === kg && each.thickness === thickness);
          expect(count).toBeLessThanOrEqual(pair?.count ?? 0);
        }
        expect(side.map(({ kg }) => kg)).toEqual(side.map(({ kg }) => kg).sort((a, b) => b - a));
        const same = allSides(pairs).filter((each) => near(on.kg + 2 * kgOf(each), target));
        const fitting = same.filter((each) => thicknessOf(each) <= roomOn(on));
        const counts = (fitting.length > 0 ? fitting : same).map(plateCount);
        expect(plateCount(side)).toBe(Math.min(...counts));
      }),
      { numRuns: rounds(300) },
    );
  });

  it('names the nearest weights that can be loaded where the target cannot', () => {
    fc.assert(
      fc.property(anyBar, anyPairs, fc.integer({ min: 0, max: 1200 }), (facts, pairs, quarters) => {
        const on = barOf(facts);
        const target = quarters / 4;
        const weights = reachableByHand(on, pairs);
        expect(reachableWeights(on, pairs)).toEqual(weights);
        const { canLoad, below, above } = loadingOf(on, pairs, target);
        expect(canLoad).toBe(weights.includes(target) && target <= (on.ratedLoad ?? Infinity));
        expect(below).toBe((canLoad ? null : weights.filter((kg) => kg < target).at(-1)) ?? null);
        expect(above).toBe((canLoad ? null : weights.find((kg) => kg > target)) ?? null);
      }),
      { numRuns: rounds(300) },
    );
  });

  it('is the bar alone where nothing else is asked for', () => {
    expect(loadingOf(bar, [], 20)).toMatchObject({ side: [], canLoad: true });
    expect(loadingOf(bar, [], 10)).toMatchObject({ side: null, below: null, above: 20 });
  });

  it('loads no more than the bar is rated for', () => {
    const pairs = [{ kg: 20, thickness: 30, count: 8 }];
    expect(loadingOf(bar, pairs, 340)).toMatchObject({ canLoad: false, below: 300 });
  });

  it('takes thin plates where thick ones are too long together', () => {
    const pairs = [
      { kg: 20, thickness: 84, count: 5 },
      { kg: 10, thickness: 30, count: 2 },
    ];
    // Five 20s are 420 mm; four and two 10s are 396, still more than 377.
    expect(loadingOf(bar, pairs, 220)).toMatchObject({ canLoad: false, below: 200, above: null });
    expect(loadingOf(bar, [...pairs, { kg: 20, thickness: 30, count: 1 }], 220)).toMatchObject({
      canLoad: true,
      side: [
        { kg: 20, thickness: 84, count: 4 },
        { kg: 20, thickness: 30, count: 1 },
      ],
    });
  });

  it('is quick with a whole gym of plates', () => {
    const pairs = [25, 20, 15, 10, 5, 2.5, 1.25, 0.5].flatMap((kg) =>
      [30, 46, 84].map((thickness) => ({ kg, thickness, count: 20 })),
    );
    const began = performance.now();
    expect(loadingOf(bar, pairs, 300).canLoad).toBe(true);
    expect(reachableWeights(bar, pairs).length).toBeGreaterThan(200);
    expect(performance.now() - began).toBeLessThan(1500);
  });
});
