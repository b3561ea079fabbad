import type { FitAssumptions } from '../assumptions.ts';
import { floorNeeded, judgeRoom } from '../room.ts';
import { formatLength, formatMm } from '../verdict.ts';
import { FloorPacker } from './floor-packer.ts';
import { barFor, barsOf } from './layout.ts';
import type { PlacedItem, Plan, PlanBasis } from './plan.ts';
import { type Placeable, type Unit, unitOf, unitsOf } from './units.ts';

export interface LeftOut {
  readonly item: PlacedItem;
  readonly name: string;
  readonly words: string;
}

export interface Arranged {
  readonly plan: Plan;
  readonly left: readonly LeftOut[];
  /** Places tried: what the work is measured by, as it is the same on every machine. */
  readonly steps: number;
}

/** No further order is begun after this many steps: a tenth of a second on a slow phone. */
const STEPS_MAX = 100_000;

/**
 * Places everything again, the largest first, each where it takes the least floor from the others and stands with its back to
 * a wall. Nothing overlaps, every space and the path to everything stay free; what finds no place is left out. Some other
 * orders are tried as long as that leaves anything out. The same plan always gives the same arrangement.
 */
export function arrange(plan: Plan, basis: PlanBasis): Arranged {
  const { range, assumptions } = basis;
  const bars = barsOf(plan, basis);
  const placeables: Placeable[] = [];
  const left: LeftOut[] = [];
  for (const item of plan.items) {
    const product = range(item.productId, item.variant);
    if (product === undefined) continue;
    const high = judgeRoom(product.facts, { ceiling: plan.room.ceiling }, {}, assumptions).find(
      ({ rule }) => rule === 'height',
    );
    if (high === undefined) left.push({ item, name: product.name, words: 'There’s no floor space for it.' });
    else if (high.verdict === 'does not fit')
      left.push({
        item,
        name: product.name,
        words: `It’s too high: it needs ${formatMm(high.needs)} and you have ${formatMm(high.has)}.`,
      });
    else placeables.push({ item, product });
  }
  const units = unitsOf(placeables, bars, assumptions).sort((a, b) => b.area - a.area);
  const split = (unit: Unit) =>
    unit.items.flatMap((item) => {
      const found = placeables.find((each) => each.item === item);
      return (found && unitOf(found, null, bars, assumptions)) ?? [];
    });

  let best = placeAll(plan, units, split, assumptions, false);
  let { steps } = best;
  for (const isTight of [false, true]) {
    if (best.failed.length === 0 || steps > STEPS_MAX) break;
    const first = new Set(best.failed.map(({ items }) => items[0]));
    const order = [...units].sort((a, b) => Number(first.has(b.items[0])) - Number(first.has(a.items[0])));
    const next = placeAll(plan, order, split, assumptions, isTight);
    steps += next.steps;
    if (next.items.length > best.items.length) best = next;
  }

  const places = new Map(best.items.map((item) => [item.id, item]));
  for (const { item, product } of placeables) {
    if (places.has(item.id)) continue;
    left.push({ item, name: product.name, words: whyLeftOut({ item, product }) });
  }
  return { plan: { ...plan, items: plan.items.flatMap(({ id }) => places.get(id) ?? []) }, left, steps };

  function whyLeftOut(one: Placeable): string {
    const unit = unitOf(one, null, bars, assumptions);
    const alone = unit && new FloorPacker(plan, assumptions).place(unit, true);
    if (alone) return 'There’s no spot that keeps its space and the walkways free.';
    const { facts } = one.product;
    const needed = floorNeeded(facts, { bar: barFor(facts, bars) }, assumptions);
    const { width, depth } = plan.room;
    return needed
      ? `With its space it takes ${formatLength(needed.leastWidth)} × ${formatMm(needed.depth)}; the room has ${formatLength(width)} × ${formatMm(depth)}.`
      : 'The room is too small for it.';
  }
}

function placeAll(
  plan: Plan,
  units: readonly Unit[],
  split: (unit: Unit) => Unit[],
  assumptions: FitAssumptions,
  isTight: boolean,
): { items: PlacedItem[]; failed: Unit[]; steps: number } {
  const floor = new FloorPacker(plan, assumptions);
  const failed: Unit[] = [];
  for (const unit of units) {
    const canBeTight = unit.poses[0]?.spaces.length === 2;
    if (!(isTight && canBeTight) && floor.place(unit, false)) continue;
    if (canBeTight && floor.place(unit, true)) continue;
    // Without each other rack and bench may find places.
    if (unit.items.length > 1 && split(unit).filter((part) => !floor.place(part, true)).length === 0)
      continue;
    failed.push(unit);
  }
  return { items: floor.items, failed, steps: floor.steps };
}
