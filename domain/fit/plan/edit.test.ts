import { describe, expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../assumptions.ts';
import type { FitFacts } from '../facts.ts';
import { moveTo, putAt, putIn, setQuantity, takeOut, turnItem, withDoor, withRoom } from './edit.ts';
import { judgePlan } from './judge.ts';
import { emptyPlan, type Plan, type PlanBasis, type ProductRange, thingKey } from './plan.ts';

const BENCH: FitFacts = {
  body: { width: 600, depth: 1200, height: 450 },
  space: { front: 600, behind: 600, left: 900, right: 900 },
};
const TREE: FitFacts = { body: { width: 560, depth: 620, height: 1080, isStorage: true } };
const PLATES: FitFacts = { plates: [{ kg: 20, hole: 50.4, diameter: 450, thickness: 84, count: 2 }] };
const RACK: FitFacts = {
  body: { width: 1225, depth: 1370, height: 2290 },
  space: { front: 1200, behind: 300, left: 0, right: 0 },
  rack: { kind: 'rack', outerWidth: 1225, insideWidth: 1075, cup: 75, cupsFromFront: 1200 },
};
const FLAT: FitFacts = {
  ...BENCH,
  bench: { length: 1200, height: 450, padWidth: 290, goesInRack: true },
};
const FACTS: Readonly<Record<string, FitFacts>> = {
  bench: BENCH,
  flat: FLAT,
  rack: RACK,
  tree: TREE,
  plates: PLATES,
};

const range: ProductRange = (id) => {
  const facts = FACTS[id];
  return facts && { name: id, facts };
};
const basis: PlanBasis = { range, assumptions: FIT_ASSUMPTIONS, owned: [] };
const ROOM = { width: 4000, depth: 4000, ceiling: 2600 };
const EMPTY = emptyPlan(ROOM, FIT_ASSUMPTIONS);
const put = (plan: Plan, ...ids: string[]) =>
  ids.reduce((next, productId) => putIn(next, { productId }, basis), plan);
const wrong = (plan: Plan) =>
  judgePlan(plan, basis).findings.filter(({ verdict }) => verdict === 'does not fit');

describe('a plan changed by hand', () => {
  it('puts a product where it is free, with its space and a way to it', () => {
    const plan = put(EMPTY, 'bench', 'tree', 'tree');
    expect(plan.items.map(({ id, productId }) => `${id} ${productId}`)).toEqual([
      '1 bench',
      '2 tree',
      '3 tree',
    ]);
    expect(wrong(plan)).toEqual([]);
  });

  it('puts a bench into a rack that has none, and a second one beside it', () => {
    const plan = put(emptyPlan({ ...ROOM, width: 6000 }, FIT_ASSUMPTIONS), 'rack', 'flat', 'flat');
    const [rack, first, second] = plan.items;
    expect(first?.x).toBe((rack?.x ?? 0) + 300);
    expect(Math.abs((second?.x ?? 0) - (rack?.x ?? 0))).toBeGreaterThan(1000);
    expect(wrong(plan)).toEqual([]);
  });

  it('puts a rack whose bar is too long for the room in its middle', () => {
    const [rack] = put(emptyPlan({ width: 2400, depth: 3000, ceiling: 2400 }, FIT_ASSUMPTIONS), 'rack').items;
    expect(Math.abs((rack?.x ?? 0) + 612.5 - 1200)).toBeLessThan(100);
  });

  it('puts a product in even where nothing is free, and says so', () => {
    const plan = put(emptyPlan({ ...ROOM, width: 1500, depth: 1500 }, FIT_ASSUMPTIONS), 'bench', 'bench');
    expect(plan.items).toHaveLength(2);
    expect(wrong(plan).length).toBeGreaterThan(0);
  });

  it('counts what has no place of its own', () => {
    const plan = put(EMPTY, 'plates', 'plates');
    expect(plan.things).toEqual([{ productId: 'plates', variant: undefined, quantity: 2 }]);
    expect(setQuantity(plan, { productId: 'plates' }, 0).things).toEqual([]);
    expect(setQuantity(plan, { productId: 'plates' }, 500).things[0]?.quantity).toBe(99);
    expect(takeOut(plan, thingKey({ productId: 'plates' })).things).toEqual([]);
  });

  it('ignores a product that is not sold', () => {
    expect(putIn(EMPTY, { productId: 'gone' }, basis)).toBe(EMPTY);
    expect(takeOut(EMPTY, 'gone')).toBe(EMPTY);
  });

  it('puts a product at a point by its middle, on the grid and inside the room', () => {
    const at = (x: number, y: number) => putAt(EMPTY, { productId: 'bench' }, { x, y }, basis).items[0];
    expect(at(2013, 2000)).toMatchObject({ x: 1700, y: 1400, turn: 0 });
    expect(at(4000, 0)).toMatchObject({ x: 3400, y: 0 });
  });

  it('moves and turns within the walls, and changes nothing where there is no way', () => {
    const plan = putAt(EMPTY, { productId: 'bench' }, { x: 300, y: 600 }, basis);
    const [item] = plan.items;
    if (item === undefined) throw new Error('nothing was put in');
    expect(moveTo(plan, { ...item, x: item.x - 50 }, range)).toBe(plan);
    expect(moveTo(plan, { ...item, x: item.x + 60 }, range).items[0]).toMatchObject({ x: 50, y: 0 });
    expect(turnItem(plan, item.id, range).items[0]).toMatchObject({ turn: 90 });
  });

  it('keeps products and door inside a smaller room, and the room within what a room can be', () => {
    const plan = putAt(EMPTY, { productId: 'bench' }, { x: 3700, y: 3400 }, basis);
    const small = withRoom(plan, { width: 2000, depth: 100, ceiling: 99_999 }, range);
    expect(small.room).toEqual({ width: 2000, depth: 1000, ceiling: 10_000 });
    expect(small.items[0]).toMatchObject({ x: 1400, y: 0 });
    expect(small.door).toMatchObject({ wall: 'front', offset: 1200, width: 800 });
    expect(withDoor(small, { ...small.door, wall: 'left' }).door).toMatchObject({ offset: 200 });
  });
});
