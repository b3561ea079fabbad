import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tests/support/rounds.ts';
import {
  add,
  digitsOf,
  divide,
  maxPaise,
  minPaise,
  nearestPaise,
  negate,
  paise,
  percentOf,
  RUPEE,
  roundToRupee,
  roundUpToRupee,
  rupees,
  scale,
  spread,
  subtract,
  sum,
  times,
  toRupees,
  wholePercent,
  ZERO,
} from './money.ts';

const amount = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(paise);
const notNegative = fc.integer({ min: 0, max: 10 ** 12 }).map(paise);
const anySafe = fc.maxSafeInteger().map(paise);

/** Half up on the size, in whole numbers of any length. */
function exactQuotient(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend;
  const rounded = (size * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -rounded : rounded;
}

describe('an amount of money', () => {
  it('is a whole number of paise, so sums have no float dust [9.money.39]', () => {
    expect(add(rupees(0.1), rupees(0.2))).toBe(30);
    expect(sum(Array.from({ length: 1000 }, () => rupees(0.1)))).toBe(10_000);
    expect(times(rupees(1.1), 3)).toBe(330);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])('is never %s paise', (count) => {
    expect(() => paise(count)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    expect(Object.is(negate(ZERO), 0)).toBe(true);
    expect(Object.is(roundToRupee(paise(-1)), 0)).toBe(true);
  });

  it.each([
    [0, 0],
    [1, 100],
    [49.5, 4950],
    [0.07, 7],
    [1.15, 115],
    [8.41, 841],
    [4.35, 435],
    [66825, 6_682_500],
    [-1499.99, -149_999],
    [9_999_999_999_999.99, 999_999_999_999_999],
    [10_000_000_000_000, 10 ** 15],
  ])('of %s rupees is %s paise, and back', (inRupees, inPaise) => {
    expect(rupees(inRupees)).toBe(inPaise);
    expect(toRupees(paise(inPaise))).toBe(inRupees);
  });

  it.each([0.001, 1.005, 49.505, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 1e16, 1e300])(
    'cannot be %s rupees',
    (inRupees) => {
      expect(() => rupees(inRupees)).toThrow(RangeError);
    },
  );

  it('is found again whatever its number, through JSON and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 15), max: 10 ** 15 }), (count) => {
        expect(rupees(JSON.parse(JSON.stringify(toRupees(paise(count)))))).toBe(count);
      }),
    );
  });

  it('from a stranger may carry float dust, and is taken to the nearest paisa', () => {
    expect(nearestPaise(0.1 + 0.2)).toBe(30);
    expect(nearestPaise(1234.5600000000002)).toBe(123_456);
    expect(() => nearestPaise(Number.NaN)).toThrow(RangeError);
    expect(() => nearestPaise(1e300)).toThrow(RangeError);
  });

  it('comes apart into rupees and paise', () => {
    expect(digitsOf(paise(-149_950))).toEqual({ negative: true, rupees: 1499, paise: 50 });
    expect(digitsOf(paise(Number.MAX_SAFE_INTEGER))).toEqual({
      negative: false,
      rupees: 90_071_992_547_409,
      paise: 91,
    });
  });

  it('too large to count exactly is refused, never rounded in silence', () => {
    const most = paise(Number.MAX_SAFE_INTEGER);
    expect(() => add(most, paise(1))).toThrow(RangeError);
    expect(() => subtract(negate(most), paise(1))).toThrow(RangeError);
    expect(() => times(most, 2)).toThrow(RangeError);
    expect(() => scale(most, 2, 1)).toThrow(RangeError);
    expect(() => toRupees(most)).toThrow(RangeError);
  });

  it('is taken a whole number of times', () => {
    expect(() => times(RUPEE, 1.5)).toThrow(RangeError);
    expect(() => times(RUPEE, Number.NaN)).toThrow(RangeError);
    expect(times(RUPEE, 99)).toBe(9900);
  });

  it('has a smallest and a largest among others', () => {
    expect(minPaise(paise(3), paise(1), paise(2))).toBe(1);
    expect(maxPaise(paise(3), paise(1), paise(2))).toBe(3);
    expect(sum([])).toBe(ZERO);
  });
});

describe('a percentage', () => {
  it.each([
    [5900, 18, 1062],
    [229, 18, 41.22],
    [229.25, 18, 41.27],
    [0.25, 18, 0.05],
    [0.02, 18, 0],
    [0.03, 18, 0.01],
    [100, 12.5, 12.5],
    [33.33, 0.25, 0.08],
    [1000, 0, 0],
    [1000, 100, 1000],
    [-229.25, 18, -41.27],
  ])('of ₹%s at rate %s is ₹%s, half a paisa up', (whole, percent, part) => {
    expect(percentOf(rupees(whole), percent)).toBe(rupees(part));
  });

  it('equals exact arithmetic for every amount, up to the largest', () => {
    fc.assert(
      fc.property(anySafe, fc.integer({ min: 0, max: 10_000 }), (whole, hundredths) => {
        const exact = exactQuotient(BigInt(whole) * BigInt(hundredths), 10_000n);
        expect(BigInt(percentOf(whole, hundredths / 100))).toBe(exact);
      }),
      { numRuns: rounds(2000) },
    );
  });

  it.each([-1, 18.005, Number.NaN, Number.POSITIVE_INFINITY])('of %s is refused', (percent) => {
    expect(() => percentOf(RUPEE, percent)).toThrow(RangeError);
  });

  it('between two amounts is whole', () => {
    expect(wholePercent(rupees(2599), rupees(9399))).toBe(28);
    for (const nothing of [ZERO, paise(-1)])
      expect(() => wholePercent(RUPEE, nothing)).toThrow('Nothing is a percentage of');
  });
});

describe('rounding', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [1.49, 1],
    [1.5, 2],
    [2.5, 3],
    [13_924.99, 13_925],
    [-0.49, 0],
    [-0.5, -1],
    [-1499.5, -1500],
  ])('takes ₹%s to ₹%s: 50 paise and above go up, and a credit mirrors its invoice', (exact, rounded) => {
    expect(roundToRupee(rupees(exact))).toBe(rupees(rounded));
  });

  it('never moves an amount by more than half a rupee', () => {
    fc.assert(
      fc.property(amount, (exact) => {
        const rounded = roundToRupee(exact);
        expect(Math.abs(rounded) % 100).toBe(0);
        expect(Math.abs(rounded - exact)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it.each([
    [1, 3, 0.33],
    [2, 3, 0.67],
    [0.01, 2, 0.01],
    [100, 6, 16.67],
  ])('shares ₹%s between %s as ₹%s each', (whole, count, part) => {
    expect(divide(rupees(whole), count)).toBe(rupees(part));
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses to divide by %s', (count) => {
    expect(() => divide(RUPEE, count)).toThrow('Not a divisor');
  });

  it('happens once: a third of 149 paise is ₹0 to the rupee, though 49.67 paise are nearly 50', () => {
    expect(scale(paise(149), 1, 3, RUPEE)).toBe(0);
    expect(scale(paise(150), 1, 3, RUPEE)).toBe(100);
    expect(() => scale(RUPEE, -1, 1)).toThrow(RangeError);
    expect(() => scale(RUPEE, 0.5, 1)).toThrow(RangeError);
  });
});

it.each([
  [1116.1, 1117],
  [1116, 1116],
  [0.01, 1],
])('₹%s to the next whole rupee is ₹%s', (exact, up) => {
  expect(roundUpToRupee(rupees(exact))).toBe(rupees(up));
});

describe('an amount shared out over lines', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [50_000, [899_900, 100_100], [44_995, 5005]],
    [10, [0, 1, 0], [0, 10, 0]],
    [5, [0, 0], [3, 2]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [0, [], []],
    [2, [1, 1, 1, 1], [1, 1, 0, 0]],
    [10, [1, 2, 4], [1, 3, 6]],
    [10, [4, 1, 2], [6, 1, 3]],
    [10, [5, 2], [7, 3]],
    [2, [1, 3, 3], [0, 1, 1]],
  ])('gives of %s paise by %j the parts %j', (total, weights, parts) => {
    expect(spread(paise(total), weights)).toEqual(parts);
  });

  it('loses and invents no paisa, and is nobody’s loss by a whole one', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 10 ** 9 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(notNegative, weights, (total, given) => {
        const parts = spread(total, given);
        expect(sum(parts)).toBe(total);
        const whole = given.reduce((all, weight) => all + BigInt(weight), 0n);
        if (whole === 0n) return;
        parts.forEach((part, index) => {
          const due = BigInt(total) * BigInt(given[index] ?? 0);
          const off = BigInt(part) * whole - due;
          expect(off < whole && off > -whole).toBe(true);
        });
      }),
    );
  });

  it('is refused with a weight below zero, a broken one, or nobody to take it', () => {
    expect(() => spread(RUPEE, [-1, 2])).toThrow(RangeError);
    expect(() => spread(RUPEE, [0.5])).toThrow(RangeError);
    expect(() => spread(RUPEE, [])).toThrow(RangeError);
  });
});
