import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { factsOf } from '../domain/fit/facts-of.ts';
import { arrange } from '../domain/fit/plan/arrange.ts';
import { judgePlan } from '../domain/fit/plan/judge.ts';
import {
  emptyPlan,
  isMisplaced,
  PLAN_USES,
  type Plan,
  type PlanBasis,
  type ProductRange,
  WALLS,
} from '../domain/fit/plan/plan.ts';
import { parseWeightKg } from '../domain/shipping/freight.ts';
import { rounds } from '../tests/support/rounds.ts';
import { fitOf } from './fit.ts';
import { products } from './products.ts';

const facts = new Map(
  products.map((product) => [
    product.id,
    {
      name: product.name,
      facts: factsOf({ fit: fitOf(product.id, []) }),
      shippingKg: parseWeightKg(product.shippingWeight),
    },
  ]),
);
const range: ProductRange = (id) => facts.get(id);
const basis: PlanBasis = { range, assumptions: FIT_ASSUMPTIONS, owned: [] };
const standing = products.map(({ id }) => id).filter((id) => range(id)?.facts.body);

const planOf = (size: string, ids: readonly string[], more: Partial<Plan> = {}): Plan => {
  const [width = 0, depth = 0, ceiling = 2700] = size.split(' × ').map(Number);
  const items = ids.map((productId, index) => ({
    id: String(index + 1),
    productId,
    x: 0,
    y: 0,
    turn: 0 as const,
  }));
  return { ...emptyPlan({ width, depth, ceiling }, FIT_ASSUMPTIONS), items, ...more };
};

const TWELVE = ['21', '29', '26', '27', '28', '33', '34', '35', '80', '30', '22', '32'];
const wrong = (plan: Plan) => judgePlan(plan, basis).findings.filter(isMisplaced);
const kinds = (plan: Plan) => plan.items.map(({ productId }) => productId);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const plans = fc
  .record({
    width: fc.integer({ min: 1500, max: 9000 }),
    depth: fc.integer({ min: 1500, max: 9000 }),
    ceiling: fc.integer({ min: 2000, max: 3000 }),
  })
  .chain((room) =>
    fc.record({
      room: fc.constant(room),
      door: fc.record({
        wall: fc.constantFrom(...WALLS),
        offset: fc.integer({ min: 0, max: Math.min(room.width, room.depth) - 800 }),
        width: fc.constant(800),
        opensIn: fc.boolean(),
      }),
      lifterHeight: fc.constant(1800),
      use: fc.constantFrom(...PLAN_USES),
      items: fc
        .array(fc.constantFrom(...standing), { maxLength: 10 })
        .map((ids) => planOf('1 × 1', ids).items),
      things: fc
        .subarray(['1', '3', '5', '9'])
        .map((ids) => ids.map((productId) => ({ productId, quantity: 1 }))),
    }),
  );

describe('arrange for me', () => {
  it('never overlaps anything, and keeps every clearance, door and path free', () => {
    fc.assert(
      fc.property(plans, (plan: Plan) => {
        const { plan: made, left } = arrange(plan, basis);
        expect(wrong(made).map(({ title, words }) => `${title}. ${words}`)).toEqual([]);
        expect([...made.items.map(({ id }) => id), ...left.map(({ item }) => item.id)].sort()).toEqual(
          plan.items.map(({ id }) => id).sort(),
        );
      }),
      { numRuns: rounds(150) },
    );
  });

  it('gives the same arrangement for the same plan, wherever things stood', () => {
    fc.assert(
      fc.property(plans, (plan: Plan) => {
        const { plan: made } = arrange(plan, basis);
        expect(
          arrange({ ...plan, items: plan.items.map((item) => ({ ...item, x: 50, turn: 90 })) }, basis).plan,
        ).toEqual(made);
      }),
      { numRuns: rounds(20) },
    );
  });

  it.each([
    ['a garage', planOf('5000 × 4000', ['21', '29', '26', '27'])],
    [
      'squat stands and a bench in 3.0 × 2.4 m',
      planOf('3000 × 2400', ['23', '29'], { things: [{ productId: '5', quantity: 1 }] }),
    ],
    ['a wall rack with its bench', planOf('4000 × 4000', ['25', '29', '27'])],
    ['a wall rack at a wall off the grid', planOf('3987 × 4013', ['25'])],
    ['twelve products in 6 × 6 m', planOf('6000 × 6000', TWELVE)],
    ['a gym', planOf('9000 × 9000', TWELVE, { use: 'gym' })],
  ])('finds a place for all of %s', (_name, plan) => {
    const { plan: made, left } = arrange(plan, basis);
    expect(left).toEqual([]);
    expect(wrong(made)).toEqual([]);
  });

  it('puts the bench into the rack', () => {
    const { plan } = arrange(planOf('5000 × 4000', ['29', '21']), basis);
    const [bench, rack] = plan.items;
    expect(kinds(plan)).toEqual(['29', '21']);
    expect(Math.hypot((bench?.x ?? 0) - (rack?.x ?? 0), (bench?.y ?? 0) - (rack?.y ?? 0))).toBeLessThan(1000);
  });

  it.each([
    [
      planOf('2400 × 3000 × 2400', ['21']),
      'With its space it takes 2,800 × 2,870 mm; the room has 2,400 × 3,000 mm.',
    ],
    [planOf('5000 × 4000 × 2200', ['21']), 'It’s too high: it needs 2,310 mm and you have 2,200 mm.'],
    [planOf('2000 × 2500', ['26', '26']), 'There’s no spot that keeps its space and the walkways free.'],
    [planOf('5000 × 4000', ['1']), 'There’s no floor space for it.'],
  ])('says why something is left out', (plan, words) => {
    expect(plain(arrange(plan, basis).left[0]?.words ?? '')).toBe(words);
  });

  it('takes few steps while there is room, and does not go on for ever where there is none', () => {
    expect(arrange(planOf('6000 × 6000', TWELVE), basis).steps).toBeLessThan(30_000);
    expect(arrange(planOf('5000 × 4000', TWELVE), basis).steps).toBeLessThan(300_000);
  });
});
