import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BY_MASS } from '../../tests/support/carrier-rule.ts';
import { paise, rupees } from '../pricing/money.ts';
import type { Box } from './box.ts';
import {
  boxesOfLines,
  type CarrierRule,
  chargeableWeight,
  type PackedLine,
  type ShippedBoxes,
} from './chargeable-weight.ts';

const box = (text: string, count = 1): ShippedBoxes => {
  const [length = 0, width = 0, height = 0, kg = 0] = text.split(/[ x]+/).map(Number);
  return { count, grams: Math.round(kg * 1000), sides: [length * 10, width * 10, height * 10] };
};
const unmeasured = (kg: number, count = 1): ShippedBoxes => ({ count, grams: kg * 1000, sides: null });

const express: CarrierRule = { ...BY_MASS, volumeDivisor: 5000 };
const surface: CarrierRule = { ...BY_MASS, volumeDivisor: 4500, stepGrams: 1000, leastGrams: 20_000 };
const long: CarrierRule = { ...BY_MASS, overLengthMm: 1800, overLengthCharge: rupees(300) };
const longWeight: CarrierRule = { ...express, overLengthMm: 1800, overLengthGrams: 40_000 };
const small: CarrierRule = { ...BY_MASS, longestMm: 1800, heaviestGrams: 40_000 };

const reckoned = (boxes: readonly ShippedBoxes[], rule: CarrierRule) => {
  const weighed = chargeableWeight(boxes, rule);
  if (!weighed.isTaken) return weighed.reason.replaceAll('\u00a0', ' ');
  return {
    kg: weighed.grams / 1000,
    surcharge: weighed.surcharge / 100,
    why: weighed.why.map((words) => words.replaceAll('\u00a0', ' ')),
  };
};
const charged = (kg: number, surcharge: number, ...why: string[]) => ({ kg, surcharge, why });

describe('the chargeable weight', () => {
  it.each([
    // By mass: 45.2 + 22 kg, whatever the size.
    ['mass alone', [box('120x60x50 45.2'), box('220x12x12 22')], BY_MASS, charged(67.2, 0)],
    // 120 × 60 × 50 = 360,000 cm³; / 5000 = 72 kg, more than 45 kg.
    ['a bulky box', [box('120x60x50 45')], express, charged(72, 0, 'volumetric: 72 kg, actual 45 kg')],
    // 220 × 12 × 12 = 31,680 cm³; / 5000 = 6.336 kg, less than 22.
    ['a dense box', [box('220x12x12 22')], express, charged(22, 0)],
    // Per box: 72 for the first, 22 for the second; the order as a whole would be 78.336 kg.
    [
      'each box for itself',
      [box('120x60x50 45'), box('220x12x12 22')],
      express,
      charged(94, 0, 'volumetric: 94 kg, actual 67 kg'),
    ],
    // 31 × 31 × 31 = 29,791 cm³; / 5000 = 5.9582 kg, up to 6.
    ['half kilograms', [box('31x31x31 5')], express, charged(6, 0, 'volumetric: 6 kg, actual 5 kg')],
    // 5.2 kg up to 5.5, twice: 11 kg.
    ['each box rounded', [box('10x10x10 5.2', 2)], express, charged(11, 0, 'actual 10.4 kg, rounded up')],
    // 90 × 50 × 40 = 180,000 cm³; / 4500 = 40 kg exactly: no step further.
    ['an exact step', [box('90x50x40 30')], surface, charged(40, 0, 'volumetric: 40 kg, actual 30 kg')],
    // 8 kg, at least 20.
    ['the least weight', [box('30x20x10 8')], surface, charged(20, 0, 'minimum weight 20 kg')],
    // 7.2 up to 8, at least 20.
    [
      'the least weight after the step',
      [box('30x20x10 7.2')],
      surface,
      charged(20, 0, 'actual 7.2 kg, rounded up', 'minimum weight 20 kg'),
    ],
    // Two of 220 cm, one of exactly 180: 2 × ₹300.
    [
      'over-long boxes',
      [box('12x220x12 22', 2), box('180x10x10 5')],
      long,
      charged(49, 600, '2 boxes over 180 cm: ₹600'),
    ],
    [
      'one over-long box',
      [box('12x12x180.1 22')],
      { ...long, overLengthCharge: paise(29_950) },
      charged(22, 299.5, '1 box over 180 cm: ₹299.50'),
    ],
    // 22 kg count as 40, the other by its mass.
    [
      'an over-long box that counts as more',
      [box('220x12x12 22'), box('50x50x10 30')],
      longWeight,
      charged(70, 0, '1 box over 180 cm: 40 kg or more each'),
    ],
    [
      'an over-long box that is heavier anyway',
      [box('220x12x12 61')],
      long,
      charged(61, 300, '1 box over 180 cm: ₹300'),
    ],
    ['too long', [box('10x10x10 1'), box('10x180.1x10 1')], small, 'takes boxes up to 180 cm'],
    ['too heavy', [box('180x10x10 40.001')], small, 'takes boxes up to 40 kg'],
    ['one too heavy among others', [box('10x10x10 1'), box('10x10x10 41')], small, 'takes boxes up to 40 kg'],
    ['just taken', [box('180x10x10 40')], small, charged(40, 0)],
    [
      'no over-long box without a length',
      [box('220x12x12 22')],
      { ...long, overLengthMm: null },
      charged(22, 0),
    ],
    // 25 × 20 × 20 = 10,000 cm³; / 5000 = 2 kg, which is its mass.
    ['a box as heavy as it is bulky', [box('25x20x20 2')], express, charged(2, 0)],
    [
      'boxes that nobody measured',
      [unmeasured(15.2, 2)],
      { ...longWeight, longestMm: 10 },
      charged(31, 0, 'actual 30.4 kg, rounded up'),
    ],
    ['nothing', [], surface, charged(20, 0, 'minimum weight 20 kg')],
  ])('of %s', (_, boxes, rule, expected) => {
    expect(reckoned(boxes, rule)).toEqual(expected);
  });

  const side = fc.integer({ min: 1, max: 10_000 });
  const anyBox: fc.Arbitrary<ShippedBoxes> = fc.record({
    count: fc.integer({ min: 1, max: 99 }),
    grams: fc.integer({ min: 1, max: 2_000_000 }),
    sides: fc.option(fc.tuple(side, side, side)),
  });
  const anyRule: fc.Arbitrary<CarrierRule> = fc.record({
    volumeDivisor: fc.option(fc.integer({ min: 1000, max: 10_000 })),
    stepGrams: fc.option(fc.integer({ min: 1, max: 50_000 })),
    leastGrams: fc.option(fc.integer({ min: 0, max: 500_000 })),
    overLengthMm: fc.option(side),
    overLengthCharge: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map(paise)),
    overLengthGrams: fc.option(fc.integer({ min: 1, max: 500_000 })),
    longestMm: fc.constant(null),
    heaviestGrams: fc.constant(null),
  });
  const weigh = (boxes: readonly ShippedBoxes[], rule: CarrierRule) => {
    const weighed = chargeableWeight(boxes, rule);
    if (!weighed.isTaken) throw new Error(weighed.reason);
    return weighed;
  };
  const holds = (property: (boxes: ShippedBoxes[], rule: CarrierRule) => void) =>
    fc.assert(fc.property(fc.array(anyBox, { minLength: 1, maxLength: 8 }), anyRule, property));

  it('is a whole number of grams, never below the mass nor the least weight', () => {
    holds((boxes, rule) => {
      const { grams, massGrams, surcharge } = weigh(boxes, rule);
      expect([Number.isSafeInteger(grams), Number.isSafeInteger(surcharge)]).toEqual([true, true]);
      expect(grams).toBeGreaterThanOrEqual(massGrams);
      expect(grams).toBeGreaterThanOrEqual(rule.leastGrams ?? 0);
    });
  });

  it('keeps to the step, apart from the least weight', () => {
    holds((boxes, rule) => {
      const { grams } = weigh(boxes, { ...rule, leastGrams: null });
      const step = rule.stepGrams ?? (rule.volumeDivisor === null ? 1 : 500);
      expect(grams % step).toBe(0);
    });
  });

  it('does not depend on the order of boxes or of their sides', () => {
    holds((boxes, rule) => {
      const turned = boxes.toReversed().map(({ sides, ...rest }) => ({
        ...rest,
        sides: sides && ([sides[2], sides[0], sides[1]] as const),
      }));
      expect(weigh(turned, rule)).toEqual(weigh(boxes, rule));
    });
  });

  it('never falls when a box grows in any direction', () => {
    fc.assert(
      fc.property(
        fc.record({ count: fc.constant(1), grams: side, sides: fc.tuple(side, side, side) }),
        anyRule,
        fc.nat({ max: 3 }),
        fc.nat({ max: 5000 }),
        ({ grams, sides: [length, width, height] }, rule, which, more) => {
          const grown = [length, width, height, grams].map((old, at) => (at === which ? old + more : old));
          const [l = 0, w = 0, h = 0, kg = 0] = grown;
          const before = weigh([{ count: 1, grams, sides: [length, width, height] }], rule);
          const after = weigh([{ count: 1, grams: kg, sides: [l, w, h] }], rule);
          expect(after.grams).toBeGreaterThanOrEqual(before.grams);
          expect(after.surcharge).toBeGreaterThanOrEqual(before.surcharge);
        },
      ),
    );
  });
});

describe('the boxes of an order', () => {
  const crate: Box = { lengthCm: 120, widthCm: 60, heightCm: 50.5, weightKg: 45.25 };
  const tube: Box = { lengthCm: 220, widthCm: 12, heightCm: 12, weightKg: 22 };
  const line: PackedLine = { name: 'Rack', quantity: 2, grams: 60_000, variantBoxes: null, productBoxes: [] };

  it('are the variant’s, else the product’s, else one of the line’s weight', () => {
    const { boxes, unmeasured: names } = boxesOfLines([
      { ...line, variantBoxes: [tube], productBoxes: [crate] },
      { ...line, quantity: 1, productBoxes: [crate, tube] },
      { ...line, name: 'Mat' },
      { ...line, name: 'Mat' },
    ]);
    expect(boxes).toEqual([
      { count: 2, grams: 22_000, sides: [2200, 120, 120] },
      { count: 1, grams: 45_250, sides: [1200, 600, 505] },
      { count: 1, grams: 22_000, sides: [2200, 120, 120] },
      { count: 2, grams: 60_000, sides: null },
      { count: 2, grams: 60_000, sides: null },
    ]);
    expect(names).toEqual(['Mat']);
  });
});
