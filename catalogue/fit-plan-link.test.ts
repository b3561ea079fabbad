import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { decodePlan, encodePlan } from '../domain/fit/plan/link.ts';
import { emptyPlan, PLAN_USES, type Plan, ROOM_LIMITS, TURNS, WALLS } from '../domain/fit/plan/plan.ts';
import { products } from './products.ts';

const labels = new Map(
  products.map(({ id, weightVariants = [], colorVariants = [] }) => [
    id,
    [...weightVariants.map(({ weight }) => weight), ...colorVariants.map(({ color }) => color)],
  ]),
);
const known = (id: string) => labels.get(id);

const kinds = [...labels].flatMap(([productId, variants]) => [
  { productId },
  ...variants.map((variant) => ({ productId, variant })),
]);
const kind = fc.constantFrom(...kinds);
const size = ({ least, most }: { least: number; most: number }) => fc.integer({ min: least, max: most });

const plans = fc
  .record({
    width: size(ROOM_LIMITS.width),
    depth: size(ROOM_LIMITS.depth),
    ceiling: size(ROOM_LIMITS.ceiling),
  })
  .chain((room) =>
    fc.record({
      room: fc.constant(room),
      door: fc.record({
        wall: fc.constantFrom(...WALLS),
        offset: fc.integer({ min: 0, max: Math.min(room.width, room.depth) - 1000 }),
        width: fc.integer({ min: ROOM_LIMITS.door.least, max: 1000 }),
        opensIn: fc.boolean(),
      }),
      lifterHeight: size(ROOM_LIMITS.lifterHeight),
      use: fc.constantFrom(...PLAN_USES),
      items: fc
        .array(
          fc.record({
            kind,
            x: fc.integer({ min: 0, max: room.width }),
            y: fc.integer({ min: 0, max: room.depth }),
            turn: fc.constantFrom(...TURNS),
          }),
          { maxLength: 60 },
        )
        .map((items) =>
          items.map(({ kind, ...place }, index) => ({ id: String(index + 1), ...kind, ...place })),
        ),
      things: fc.array(
        fc.record({ kind, quantity: fc.integer({ min: 1, max: 99 }) }).map(({ kind, quantity }) => ({
          ...kind,
          quantity,
        })),
        { maxLength: 20 },
      ),
    }),
  );

describe('the link of a plan', () => {
  it('gives the same plan again', () => {
    fc.assert(
      fc.property(plans, (plan: Plan) => {
        const link = encodePlan(plan);
        expect(link).toMatch(/^[\w-]+$/);
        expect(decodePlan(link, known)).toEqual(plan);
      }),
    );
  });

  it('has at most 1,500 characters for 60 products, all different', () => {
    const items = kinds
      .slice(0, 60)
      .map((each, index) => ({ id: String(index + 1), ...each, x: 50, y: 50, turn: 0 as const }));
    const plan = { ...emptyPlan({ width: 20_000, depth: 20_000, ceiling: 3000 }, FIT_ASSUMPTIONS), items };
    expect(items).toHaveLength(60);
    expect(
      encodePlan({ ...plan, things: kinds.slice(60, 80).map((each) => ({ ...each, quantity: 2 })) }).length,
    ).toBeLessThan(1500);
  });

  it('is null if it is damaged', () => {
    fc.assert(
      fc.property(plans, fc.nat(), fc.constantFrom(...'AbZ09_-~ é'), (plan, at, sign) => {
        const link = encodePlan(plan);
        const place = at % link.length;
        const damaged = link.slice(0, place) + sign + link.slice(place + 1);
        if (damaged !== link && place < link.length - 1) expect(decodePlan(damaged, known)).toBeNull();
        expect(decodePlan(link.slice(0, place), known)).toBeNull();
      }),
      // Two bytes notice all but one of 65,536 damages: always the same ones.
      { seed: 1 },
    );
  });

  it('never fails, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(decodePlan(text, known)).toBeNull();
      }),
    );
  });

  it('leaves out what is not sold any more', () => {
    const plan: Plan = {
      ...emptyPlan({ width: 3000, depth: 3000, ceiling: 2500 }, FIT_ASSUMPTIONS),
      items: [
        { id: '1', productId: 'gone', x: 0, y: 0, turn: 0 },
        { id: '2', productId: '36', variant: '19 kg pair', x: 0, y: 0, turn: 0 },
        { id: '3', productId: '21', x: 100, y: 50, turn: 90 },
      ],
      things: [{ productId: 'gone', quantity: 1 }],
    };
    expect(decodePlan(encodePlan(plan), known)).toMatchObject({
      items: [{ id: '1', productId: '21', x: 100, y: 50, turn: 90 }],
      things: [],
    });
  });

  it('brings numbers that no room has into one', () => {
    const plan: Plan = {
      ...emptyPlan({ width: 30_000, depth: 10, ceiling: 90 }, FIT_ASSUMPTIONS),
      lifterHeight: 9000,
      door: { wall: 'left', offset: 5000, width: 9000, opensIn: false },
      items: [{ id: '1', productId: '21', x: 25_000, y: 5000, turn: 0 }],
    };
    expect(decodePlan(encodePlan(plan), known)).toMatchObject({
      room: { width: 20_000, depth: 1000, ceiling: 1800 },
      lifterHeight: 2300,
      door: { wall: 'left', offset: 0, width: 1000 },
      items: [{ x: 20_000, y: 1000 }],
    });
  });
});
