import type { FitAssumptions } from '../assumptions.ts';
import { formatLength, formatMm } from '../verdict.ts';
import { type Footprint, floorOf, isSideways, misplaced } from './layout.ts';
import { type Plan, type PlanFinding, type PlanRoom, type Turn, WALLS, type Wall } from './plan.ts';
import { isWithin, overlap, type Rect } from './rects.ts';

/** The sides of a product, clockwise as the walls are: turned by 90, its back faces the right wall. */
const SIDES = ['behind', 'right', 'front', 'left'] as const;
type Side = (typeof SIDES)[number];

export const sideAt = (wall: Wall, turn: Turn): Side =>
  SIDES[(WALLS.indexOf(wall) - turn / 90 + 4) % 4] ?? 'front';
const wallAt = (side: Side, turn: Turn): Wall => WALLS[(SIDES.indexOf(side) + turn / 90) % 4] ?? 'front';

export const SIDE_TEXT: Readonly<Record<Side, string>> = {
  front: 'in front of',
  behind: 'behind',
  left: 'beside',
  right: 'beside',
};

const WALL_TEXT: Readonly<Record<Wall, string>> = {
  left: 'on the left',
  right: 'on the right',
  back: 'towards the back',
  front: 'towards the front',
};

/** How far a rectangle reaches beyond a wall; negative if there is something left. */
function beyond({ x, y, width, depth }: Rect, wall: Wall, room: PlanRoom): number {
  if (wall === 'left') return -x;
  if (wall === 'right') return x + width - room.width;
  return wall === 'back' ? -y : y + depth - room.depth;
}

/** What the walls say about one product: nothing reaches beyond them, and a wall rack leans against one. */
export function wallFindings(one: Footprint, plan: Plan, assumptions: FitAssumptions): PlanFinding[] {
  const { room } = plan;
  const { name } = one.product;
  if (!isWithin(one.body, floorOf(room))) {
    const wall = farthest(one.body, room);
    const title = `The ${name} isn’t inside the room`;
    const words = `It reaches ${formatMm(beyond(one.body, wall, room))} beyond the ${wall} wall.`;
    return [misplaced('inside the room', one, title, words, clipped([one.body], room))];
  }
  return [
    ...wallRack(one, room),
    ...fieldShort(one, room),
    ...(one.strip === null ? [] : barShort(one, room, assumptions)),
  ];
}

const farthest = (rect: Rect, room: PlanRoom) =>
  WALLS.reduce((most, wall) => (beyond(rect, wall, room) > beyond(rect, most, room) ? wall : most));

const clipped = (rects: readonly Rect[], room: PlanRoom): Rect[] =>
  rects.flatMap((rect) => overlap(rect, floorOf(room)) ?? []);

/** Something that folds away against a wall is bolted to it. */
function wallRack(one: Footprint, room: PlanRoom): PlanFinding[] {
  const { item, product, body } = one;
  if (product.facts.body?.foldedDepth === undefined) return [];
  const gap = -beyond(body, wallAt('behind', item.turn), room);
  if (gap < 1) return [];
  const title = `The ${product.name} is bolted to a wall`;
  return [misplaced('back to the wall', one, title, `Its back is ${formatMm(gap)} away from one.`, [body])];
}

function fieldShort(one: Footprint, room: PlanRoom): PlanFinding[] {
  const { item, product, body, field } = one;
  const { space } = product.facts;
  if (field === null || space === undefined) return [];
  return WALLS.flatMap((wall): PlanFinding[] => {
    const short = beyond(field, wall, room);
    if (short < 1) return [];
    const side = sideAt(wall, item.turn);
    const needs = space[side];
    const has = needs - short;
    const title = `Too little space ${SIDE_TEXT[side]} the ${product.name}`;
    const words = `It needs ${formatMm(needs)}; there’s only ${formatMm(has)} to the wall.`;
    const marks = clipped([between(body, wall, room)], room);
    return [{ ...misplaced('space to train', one, title, words, marks), check: { needs, has, unit: 'mm' } }];
  });
}

/** From a body to the wall, at least a hand's breadth, so that it can be seen. */
function between({ x, y, width, depth }: Rect, wall: Wall, room: PlanRoom): Rect {
  const seen = 60;
  if (wall === 'left') return { x: 0, y, width: Math.max(x, seen), depth };
  if (wall === 'back') return { x, y: 0, width, depth: Math.max(y, seen) };
  const right = Math.min(x + width, room.width - seen);
  const front = Math.min(y + depth, room.depth - seen);
  return wall === 'right'
    ? { x: right, y, width: room.width - right, depth }
    : { x, y: front, width, depth: room.depth - front };
}

function barShort(
  { item, product, strip }: Footprint,
  room: PlanRoom,
  { besideBar, besideBarLeast }: FitAssumptions,
): PlanFinding[] {
  if (strip === null) return [];
  const isAcross = !isSideways(item.turn);
  const walls: readonly Wall[] = isAcross ? ['left', 'right'] : ['back', 'front'];
  const short = walls.filter((wall) => beyond(strip.comfortable, wall, room) >= 1);
  if (short.length === 0) return [];
  const gaps = short.map((wall) => besideBar - beyond(strip.comfortable, wall, room));
  const gap = Math.max(0, Math.floor(Math.min(...gaps)));
  const fits = Math.min(...gaps) > besideBarLeast - 1;
  const has = isAcross ? room.width : room.depth;
  const needs = strip.bar + 2 * (fits ? besideBar : besideBarLeast);
  const where = short.length > 1 ? 'on both sides' : WALL_TEXT[short[0] ?? 'left'];
  const limits = `${formatMm(besideBar)} is comfortable, ${formatMm(besideBarLeast)} minimum.`;
  const reckoned = strip.isAssumed ? `We assume a bar of ${formatMm(strip.bar)}. ` : '';
  const isTooLong = !fits && has < needs;
  return [
    {
      verdict: fits ? 'tight' : 'does not fit',
      rule: 'space for the bar',
      title: fits
        ? `Loading the bar of the ${product.name} is tight ${where}`
        : isTooLong
          ? `The bar of the ${product.name} is too long for this wall`
          : `No room to load the bar of the ${product.name} ${where}`,
      words: isTooLong
        ? `${reckoned}A bar of ${formatMm(strip.bar)} needs ${formatMm(needs)} minimum, ${formatLength(strip.bar + 2 * besideBar)} to be comfortable; you have ${formatMm(has)}.`
        : `${reckoned}${formatMm(gap)} to the wall. ${limits}`,
      about: [item.id],
      marks: clipped(
        strip.ends.filter((end) => short.some((wall) => beyond(end, wall, room) >= 1)),
        room,
      ),
      check: isTooLong
        ? { needs, has, unit: 'mm' }
        : { needs: fits ? besideBar : besideBarLeast, has: gap, unit: 'mm' },
    },
  ];
}
