import { formatMm } from '../verdict.ts';
import { collisions, isGuest, pairsOf } from './collisions.ts';
import { barsOf, type Footprint, footprintOf, hitByDoor, layout, snapped } from './layout.ts';
import { judgePlacement } from './placement.ts';
import {
  GRID,
  isMisplaced,
  type PlacedItem,
  type Plan,
  type PlanBasis,
  type PlanFinding,
  type PlanMove,
} from './plan.ts';
import { wallFindings } from './walls.ts';

const FARTHEST = 3_000;
/** A plan in which everything is wrong is for "Arrange for me". */
const SOLVED_MOST = 6;

const WAYS = [
  { x: 1, y: 0, words: 'right' },
  { x: -1, y: 0, words: 'left' },
  { x: 0, y: 1, words: 'to the front' },
  { x: 0, y: -1, words: 'to the back' },
] as const;

/** The findings, the first of them with a move that solves them where one alone does. */
export function withMoves(plan: Plan, findings: readonly PlanFinding[], basis: PlanBasis): PlanFinding[] {
  const footprints = layout(plan, basis);
  const before = findings.filter(isMisplaced).length;
  let left = SOLVED_MOST;
  return findings.map((finding) => {
    if (!isMisplaced(finding) || finding.rule === 'height' || finding.rule === 'path' || left === 0)
      return finding;
    left -= 1;
    const move = moveFor(finding, plan, footprints, before, basis);
    return move === null ? finding : { ...finding, move };
  });
}

function moveFor(
  { about }: PlanFinding,
  plan: Plan,
  footprints: readonly Footprint[],
  before: number,
  basis: PlanBasis,
): PlanMove | null {
  const pairs = pairsOf(footprints);
  for (const id of about) {
    const one = footprints.find(({ item }) => item.id === id);
    // What belongs together would be parted.
    if (one === undefined || pairs.has(id)) continue;
    for (const move of shifts(one, plan, footprints, pairs, basis)) {
      const items = plan.items.map((item) => (item.id === id ? move.item : item));
      const after = judgePlacement({ ...plan, items }, basis).filter(isMisplaced);
      if (after.length < before && after.every((finding) => !finding.about.includes(id))) return move;
    }
  }
  return null;
}

/** For each way the nearest place that is free, the nearest first. */
function shifts(
  one: Footprint,
  plan: Plan,
  footprints: readonly Footprint[],
  pairs: ReadonlyMap<string, string>,
  basis: PlanBasis,
): PlanMove[] {
  const { assumptions } = basis;
  const bars = barsOf(plan, basis);
  const others = footprints
    .filter((other) => other !== one)
    .map((other) => (isGuest(other, pairs) ? { ...other, field: null } : other));
  const isFree = (item: PlacedItem): boolean => {
    const there = footprintOf(item, one.product, bars, assumptions);
    return (
      there !== null &&
      hitByDoor(plan, there) === null &&
      others.every((other) =>
        collisions(there, other, plan.use, false).every(({ verdict }) => verdict === 'tight'),
      ) &&
      !wallFindings(there, plan, assumptions).some(isMisplaced)
    );
  };
  return WAYS.flatMap((way) => {
    for (let by = GRID; by <= FARTHEST; by += GRID) {
      const { item } = one;
      const wished = { ...item, x: item.x + way.x * by, y: item.y + way.y * by };
      const there = snapped(wished, one.product.facts, plan.room);
      // The other coordinate stays what it is, and the wall ends the search.
      const moved = { ...there, ...(way.x === 0 ? { x: item.x } : { y: item.y }) };
      const distance = (moved.x - item.x) * way.x + (moved.y - item.y) * way.y;
      if (distance > 0 && isFree(moved))
        return [{ distance, words: `Move it ${formatMm(distance)} ${way.words}`, item: moved }];
      if (distance < by - GRID) break;
    }
    return [];
  })
    .sort((a, b) => a.distance - b.distance)
    .map(({ words, item }) => ({ words, item }));
}
