import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIT_ASSUMPTIONS } from '../domain/fit/assumptions.ts';
import { factsOf } from '../domain/fit/facts-of.ts';
import { pairsOf } from '../domain/fit/plan/collisions.ts';
import { judgePlan } from '../domain/fit/plan/judge.ts';
import { layout } from '../domain/fit/plan/layout.ts';
import { judgePlacement } from '../domain/fit/plan/placement.ts';
import {
  type Door,
  emptyPlan,
  isMisplaced,
  PLAN_USES,
  type PlacedItem,
  type Plan,
  type PlanBasis,
  type PlanFinding,
  type ProductRange,
  TURNS,
  type Turn,
} from '../domain/fit/plan/plan.ts';
import type { FitItem } from '../domain/fit/set.ts';
import { parseWeightKg } from '../domain/shipping/freight.ts';
import { rounds } from '../tests/support/rounds.ts';
import { fitOf } from './fit.ts';
import { products } from './products.ts';

const range: ProductRange = (id, variant) => {
  const product = products.find((each) => each.id === id);
  if (product === undefined) return undefined;
  const facts = factsOf({ fit: fitOf(id, variant === undefined ? [] : [variant]) }, variant);
  return { name: product.name, facts, shippingKg: parseWeightKg(product.shippingWeight) };
};
const basis: PlanBasis = { range, assumptions: FIT_ASSUMPTIONS, owned: [] };

/** '21 at 600, 300', or '26 at 4380, 200 turned 90'; a second one of a kind is '29b at …'. */
function placed(named: string): PlacedItem {
  const [, productId = '', second = '', x, y, turn = '0'] =
    /^(combo-1|\d+)([a-z]?) at (\d+), (\d+)(?: turned (\d+))?$/.exec(named) ?? [];
  return { id: productId + second, productId, x: Number(x), y: Number(y), turn: Number(turn) as Turn };
}

const BAR_7 = { productId: '1', quantity: 1 };
const BAR_5 = { productId: '5', quantity: 1 };
const DOOR: Door = { wall: 'front', offset: 100, width: 800, opensIn: true };

function planOf(size: string, items: readonly string[], more: Partial<Plan> = {}): Plan {
  const [width = 0, depth = 0, ceiling = 2600] = size.split(' × ').map(Number);
  const room = { width, depth, ceiling };
  return {
    ...emptyPlan(room, FIT_ASSUMPTIONS),
    door: DOOR,
    lifterHeight: 1800,
    items: items.map(placed),
    ...more,
  };
}

const sideDoor = (opensIn: boolean): Door => ({ wall: 'left', offset: 2600, width: 800, opensIn });
/** Only plates of 450 reach into the swing. */
const BEsideDoor = planOf('5000 × 4000', ['21 at 1250, 2330 turned 180'], {
  things: [BAR_7],
  door: sideDoor(true),
});

const judged = (plan: Plan) => judgePlan(plan, basis).findings;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const isWrong = ({ verdict }: PlanFinding) => verdict === 'does not fit' || verdict === 'tight';
/** 'does not fit: door (21)' */
const brief = ({ verdict, rule, about }: PlanFinding) => `${verdict}: ${rule} (${about.join(', ')})`;

describe('a plan of a room', () => {
  it.each<[case_: string, plan: Plan, wrong: string[]]>([
    ['an empty room', planOf('3000 × 3000', []), []],
    ['a rack with 600 beside its bar', planOf('5000 × 4000', ['21 at 1800, 300'], { things: [BAR_7] }), []],
    [
      'a rack with 412 beside its bar',
      planOf('5000 × 4000', ['21 at 900, 300'], { things: [BAR_7] }),
      ['tight: space for the bar (21)'],
    ],
    [
      'a rack with 262 beside its bar',
      planOf('5000 × 4000', ['21 at 750, 300'], { things: [BAR_7] }),
      ['does not fit: space for the bar (21)'],
    ],
    [
      'a rack without any bar is planned for the usual one',
      planOf('5000 × 4000', ['21 at 750, 300']),
      ['does not fit: space for the bar (21)'],
    ],
    [
      'a rack with its back at the wall',
      planOf('5000 × 4000', ['21 at 1800, 0']),
      ['does not fit: space to train (21)'],
    ],
    [
      'a rack turned to the right lays its bar along the left wall',
      planOf('4000 × 3500', ['21 at 300, 1150 turned 270'], { door: { ...DOOR, offset: 3100 } }),
      [],
    ],
    [
      'a rack turned round, with its back to the front wall',
      planOf('5000 × 4000', ['21 at 1800, 2300 turned 180']),
      [],
    ],
    ['stands with the 5 ft bar', planOf('3000 × 2400', ['23 at 800, 600'], { things: [BAR_5] }), []],
    [
      'stands with the 7 ft bar',
      planOf('3000 × 2400', ['23 at 800, 600'], { things: [BAR_5, BAR_7] }),
      ['tight: space for the bar (23)'],
    ],
    ['a bench inside the rack', planOf('5000 × 4000', ['21 at 1800, 300', '29 at 2100, 400']), []],
    ['a bench in front of the rack', planOf('5000 × 4500', ['24 at 1800, 100', '29 at 2100, 1400']), []],
    [
      'a bench across the posts',
      planOf('5000 × 4000', ['21 at 1800, 300', '29 at 1800, 800 turned 90']),
      ['does not fit: bodies apart (29, 21)'],
    ],
    [
      'a second bench in the rack',
      planOf('5000 × 4500', ['24 at 1800, 100', '29 at 2100, 100', '29b at 2100, 1350']),
      [
        'does not fit: space to train (29b, 24)',
        'does not fit: space to train (24, 29b)',
        'does not fit: space to train (29, 29b)',
      ],
    ],
    [
      'two bodies in one place',
      planOf('6000 × 4000', ['26 at 3000, 0', '27 at 3500, 300']),
      ['does not fit: bodies apart (27, 26)'],
    ],
    [
      'a plate tree before the dumbbell rack',
      planOf('6000 × 4000', ['26 at 3000, 0', '27 at 3500, 1000']),
      ['does not fit: space to train (27, 26)'],
    ],
    [
      'a plate tree where the bar is loaded',
      planOf('6000 × 4000', ['21 at 2000, 300', '27 at 3700, 400']),
      ['does not fit: space for the bar (27, 21)'],
    ],
    [
      'a plate tree 400 beside the bar',
      planOf('6000 × 4000', ['21 at 2000, 300', '27 at 4150, 400']),
      ['tight: space for the bar (27, 21)'],
    ],
    [
      'spaces that overlap at home',
      planOf('6000 × 4000', ['26 at 3000, 0', '35 at 3200, 1900 turned 180']),
      [],
    ],
    [
      'spaces that overlap in a gym',
      planOf('6000 × 4000', ['26 at 3000, 0', '35 at 3200, 1900 turned 180'], { use: 'gym' }),
      ['does not fit: spaces apart (35, 26)'],
    ],
    [
      'a body beyond the wall',
      planOf('4000 × 4000', ['26 at 3000, 0']),
      ['does not fit: inside the room (26)'],
    ],
    ['a wall rack at the back wall', planOf('5000 × 4000', ['25 at 1800, 0']), []],
    [
      'a wall rack away from it',
      planOf('5000 × 4000', ['25 at 1800, 200']),
      ['does not fit: back to the wall (25)'],
    ],
    [
      'a wall rack with its side to the wall',
      planOf('5000 × 4000', ['25 at 1800, 0 turned 270']),
      ['does not fit: back to the wall (25)', 'does not fit: space for the bar (25)'],
    ],
    [
      'a plate tree behind the door',
      planOf('4000 × 4000', ['27 at 850, 3350 turned 180']),
      ['does not fit: door (27)'],
    ],
    [
      'the same, if the door opens to the outside',
      planOf('4000 × 4000', ['27 at 850, 3350 turned 180'], { door: { ...DOOR, opensIn: false } }),
      [],
    ],
    [
      'the end of a bar behind the door',
      planOf('5000 × 4000', ['21 at 1350, 2330 turned 180'], { things: [BAR_7] }),
      ['does not fit: door (21)'],
    ],
    ['a plate on the bar behind the door', BEsideDoor, ['does not fit: door (21)']],
    [
      'smaller plates on the same bar',
      { ...BEsideDoor, things: [BAR_7, { productId: '36', variant: '1.25 kg pair', quantity: 1 }] },
      [],
    ],
    ['the same plate, if the door opens to the outside', { ...BEsideDoor, door: sideDoor(false) }, []],
    [
      'a plate tree in front of the door that opens to the outside',
      planOf('4000 × 4000', ['27 at 850, 3350 turned 180'], {
        door: { ...DOOR, offset: 700, opensIn: false },
      }),
      ['does not fit: path (27)'],
    ],
    [
      'a path of less than 700 between two dumbbell racks',
      planOf('3400 × 5000', ['26 at 0, 2000 turned 0', '26b at 2000, 2000 turned 0', '27 at 2000, 0']),
      ['does not fit: path (27)'],
    ],
    [
      'a path of 700',
      planOf('3500 × 5000', ['26 at 0, 2000 turned 0', '26b at 2100, 2000 turned 0', '27 at 2000, 0']),
      [],
    ],
    [
      'a rack under a beam',
      planOf('5000 × 4000 × 2300', ['21 at 1800, 300']),
      ['does not fit: height (21)', 'tight: pull-ups (21)', 'tight: press overhead (21)'],
    ],
    [
      'a holder under 2.4 m',
      planOf('5000 × 4000 × 2400', ['28 at 3000, 0'], { things: [BAR_7] }),
      ['does not fit: drawing a bar (28)', 'tight: press overhead (thing 1)'],
    ],
    [
      'plates of 28 mm for a bar of 50 mm',
      planOf('5000 × 4000', [], { things: [BAR_7, { productId: '41', variant: '20 kg pair', quantity: 1 }] }),
      ['does not fit: plate on sleeve (thing 41 20 kg pair, thing 1)'],
    ],
    ['a product that is not sold any more', planOf('1000 × 1000', ['999 at 900, 900']), []],
  ])('%s', (_case, plan, wrong) => {
    expect(judged(plan).filter(isWrong).map(brief)).toEqual(wrong);
  });

  it('stands the power rack in 2.4 × 3.0 m and says what does not fit there', () => {
    const small = planOf('2400 × 3000 × 2400', ['21 at 600, 300'], { things: [BAR_7] });
    expect(judged(small).map(({ title, words }) => plain(`${title}. ${words}`))).toEqual([
      'The bar of the Power Rack 75x75 mm 11 SWG is too long for this wall. A bar of 2,200 mm needs 2,800 mm minimum, 3,400 to be comfortable; you have 2,400 mm.',
      'Too low for pull-ups. They need 2,590 mm; you have 2,400 mm. The Power Rack 75x75 mm 11 SWG itself fits (2,310 mm).',
      'Too low to press overhead. At 1.80 m with plates of 450 mm you need 2,453 mm, 53 mm more than you have. Plates of up to 344 mm across fit.',
      'About 110 kg/m² under the Power Rack 75x75 mm 11 SWG. Homes are usually designed for about 200 kg/m².',
    ]);
  });

  it.each<[plan: Plan, words: string]>([
    [planOf('6000 × 4000', ['21 at 2000, 300', '27 at 3700, 400']), 'Move it 350 mm right'],
    [planOf('4000 × 4000', ['26 at 3000, 1000']), 'Move it 400 mm left'],
    [planOf('5000 × 4000', ['25 at 1800, 200']), 'Move it 200 mm to the back'],
    [planOf('5000 × 4000', ['21 at 1800, 0']), 'Move it 300 mm to the front'],
    [planOf('5000 × 4000', ['21 at 750, 300'], { things: [BAR_7] }), 'Move it 50 mm right'],
  ])('offers the shortest move that solves a problem', (plan, words) => {
    const [finding] = judged(plan);
    expect(plain(finding?.move?.words ?? '')).toBe(words);
    const items = plan.items.map((item) => (item.id === finding?.move?.item.id ? finding.move.item : item));
    expect(judged({ ...plan, items }).filter(({ verdict }) => verdict === 'does not fit')).toEqual([]);
  });

  it('says how hard the plates press on the floor, and whom to ask', () => {
    const plan = planOf('5000 × 4000', ['27 at 3000, 0'], {
      things: [BAR_7, { productId: '36', variant: 'Set 107.5 kg (pairs of 1.25 to 20 kg)', quantity: 2 }],
    });
    const [load] = judged(plan).filter(({ rule }) => rule === 'floor load');
    expect(load).toMatchObject({ verdict: 'information', about: ['27'] });
    expect(plain(`${load?.title}. ${load?.words}`)).toBe(
      'About 379 kg/m² under the Olympic Plate Tree. Homes are usually designed for about 200 kg/m². Please ask your builder.',
    );
  });
});

describe('a plan beside what the shopper has already', () => {
  const has = (...ids: string[]) =>
    ids.map((id): FitItem => {
      const { name = '', facts = {} } = range(id) ?? {};
      return { key: `owned ${id}`, name, quantity: 1, facts, isOwned: true };
    });

  it.each<[case_: string, plan: Plan, owned: string[], wrong: string[]]>([
    ['stands with the 5 ft bar at home', planOf('3000 × 2400', ['23 at 800, 600']), ['5'], []],
    [
      'stands with the 7 ft bar at home',
      planOf('3000 × 2400', ['23 at 800, 600']),
      ['1'],
      ['tight: space for the bar (23)'],
    ],
    [
      'what is planned goes before what is there',
      planOf('3000 × 2400', ['23 at 800, 600'], { things: [BAR_5] }),
      ['1'],
      [],
    ],
    [
      'a bar too short for the rack',
      planOf('5000 × 4000', ['21 at 1800, 300']),
      ['5'],
      ['does not fit: bar in rack (owned 5, 21)'],
    ],
    ['things that are no part of the plan', planOf('5000 × 4000', ['26 at 3000, 0']), ['1', '41'], []],
  ])('%s', (_case, plan, owned, wrong) => {
    const { findings } = judgePlan(plan, { ...basis, owned: has(...owned) });
    expect(findings.filter(isWrong).map(brief)).toEqual(wrong);
  });

  it('names it as theirs', () => {
    const { findings } = judgePlan(planOf('5000 × 4000', ['21 at 1800, 300']), { ...basis, owned: has('5') });
    expect(findings[0]?.title).toBe('Olympic Barbell 5 ft 12 kg (yours) and Power Rack 75x75 mm 11 SWG');
  });
});

describe('the findings of any plan', () => {
  const floor = ['21', '22', '23', '24', '25', '26', '27', '29', '30', '32', '33', '35', '80', 'combo-1'];
  const item = fc.record({
    productId: fc.constantFrom(...floor),
    x: fc.integer({ min: 0, max: 90 }).map((step) => step * 50),
    y: fc.integer({ min: 0, max: 90 }).map((step) => step * 50),
    turn: fc.constantFrom(...TURNS),
  });
  const plans = fc
    .record({ items: fc.array(item, { minLength: 1, maxLength: 6 }), use: fc.constantFrom(...PLAN_USES) })
    .map(({ items, use }) => ({
      ...planOf('6000 × 6000', []),
      use,
      things: [BAR_7],
      items: items.map((each, index) => ({ id: String(index), ...each })),
    }));
  const keys = (findings: readonly PlanFinding[]) => findings.map(brief).sort();

  it('are not mended by another item, unless that is the rack in which a bench then stands', () => {
    fc.assert(
      fc.property(plans, item, (plan: Plan, added) => {
        const more = { ...plan, items: [...plan.items, { id: 'added', ...added }] };
        fc.pre(!pairsOf(layout(more, basis)).has('added'));
        const after = keys(judgePlacement(more, basis));
        for (const key of keys(judgePlacement(plan, basis).filter(isMisplaced))) expect(after).toContain(key);
      }),
      { numRuns: rounds(300) },
    );
  });

  it('about two products stay the same if everything is moved together', () => {
    const apart = ({ about }: PlanFinding) => about.length === 2;
    fc.assert(
      fc.property(
        plans,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        (plan: Plan, x, y) => {
          const items = plan.items.map((each) => ({ ...each, x: each.x + x * 50, y: each.y + y * 50 }));
          expect(keys(judgePlacement({ ...plan, items }, basis).filter(apart))).toEqual(
            keys(judgePlacement(plan, basis).filter(apart)),
          );
        },
      ),
      { numRuns: rounds(300) },
    );
  });

  it('suggest only moves that solve them', () => {
    fc.assert(
      fc.property(plans, (plan: Plan) => {
        const before = judgePlan(plan, basis).findings.filter(isMisplaced);
        for (const { move, about, rule } of before) {
          if (move === undefined) continue;
          const items = plan.items.map((each) => (each.id === move.item.id ? move.item : each));
          const after = judgePlacement({ ...plan, items }, basis).filter(isMisplaced);
          expect(after.length).toBeLessThan(before.length);
          expect(keys(after)).not.toContain(brief({ verdict: 'does not fit', rule, about } as PlanFinding));
        }
      }),
      { numRuns: rounds(100) },
    );
  });
});
