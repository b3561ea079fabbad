import type { FitAssumptions } from '../assumptions.ts';
import { barInRack, shaftInCup } from '../bars.ts';
import type { BarFacts, FitFacts, PlateFacts, RackFacts } from '../facts.ts';
import {
  type Door,
  GRID,
  type PlacedItem,
  type PlacementRule,
  type Plan,
  type PlanBasis,
  type PlanFinding,
  type PlannedProduct,
  type PlanRoom,
  type Turn,
} from './plan.ts';
import { enclosing, overlap, type Rect } from './rects.ts';

export interface Footprint {
  readonly item: PlacedItem;
  readonly product: PlannedProduct;
  readonly body: Rect;
  /** The space to train in, body included; null if nothing has to be left free. */
  readonly field: Rect | null;
  readonly strip: Strip | null;
  /** Where a rack is open, so that a bench can stand in it. */
  readonly inside: Rect | null;
  /** Around all of these: what lies outside has nothing to do with it. */
  readonly reach: Rect;
}

export const misplaced = (
  rule: PlacementRule,
  { item }: Footprint,
  title: string,
  words: string,
  marks: readonly Rect[],
): PlanFinding => ({ verdict: 'does not fit', rule, title, words, about: [item.id], marks });

/** Where the bar lies in the cups, with what is needed beside its ends to load it. */
export interface Strip {
  readonly bar: number;
  /** How long one sleeve is, and the diameter of the largest plate on it. */
  readonly sleeve: number;
  readonly plate: number;
  /** No bar is chosen, so that we reckon with the usual one. */
  readonly isAssumed: boolean;
  readonly comfortable: Rect;
  readonly least: Rect;
  /** From the ends of the bar to the comfortable ends of the strip. */
  readonly ends: readonly [Rect, Rect];
  /** The bar itself, then its sleeves as wide as the plate: they stand out of the rack, where a door may hit them. */
  readonly loaded: readonly [Rect, Rect, Rect];
}

/** Of a 7 ft bar, while none is chosen. */
const USUAL_SLEEVE = { sleeveLength: 415, sleeve: 50 };

/** The sides of a rectangle that changes with the turn of a product. */
export const isSideways = (turn: Turn): boolean => turn === 90 || turn === 270;

/** From the product's own view (its front below, its back left corner at 0, 0) to the room's. */
export function placed(
  local: Rect,
  { width, depth }: { width: number; depth: number },
  at: PlacedItem,
): Rect {
  const { x, y, turn } = at;
  const right = width - local.x - local.width;
  const front = depth - local.y - local.depth;
  if (turn === 0) return { ...local, x: x + local.x, y: y + local.y };
  if (turn === 180) return { ...local, x: x + right, y: y + front };
  const turned = { width: local.depth, depth: local.width };
  return turn === 90
    ? { ...turned, x: x + front, y: y + local.x }
    : { ...turned, x: x + local.y, y: y + right };
}

export function sizeOf({ body }: FitFacts, turn: Turn): { width: number; depth: number } {
  const { width, depth } = body ?? { width: 0, depth: 0 };
  return isSideways(turn) ? { width: depth, depth: width } : { width, depth };
}

export interface Bars {
  readonly planned: readonly BarFacts[];
  readonly owned: readonly BarFacts[];
  /** Diameter of the largest plate that is planned or owned; undefined if there is none. */
  readonly plate: number | undefined;
}

/** Bars by the rack into which they go: the same few are asked for at every step of a drag. */
const longest = new WeakMap<Bars, Map<RackFacts, BarFacts | undefined>>();

/** The longest bar that goes into the rack: of what comes with it and what is planned, else of what is owned. */
export function barFor({ rack, bar }: Pick<FitFacts, 'rack' | 'bar'>, bars: Bars): BarFacts | undefined {
  if (rack === undefined) return undefined;
  const known = longest.get(bars) ?? new Map<RackFacts, BarFacts | undefined>();
  longest.set(bars, known);
  if (!known.has(rack))
    known.set(
      rack,
      longestIn(rack, bar ? [...bars.planned, bar] : bars.planned) ?? longestIn(rack, bars.owned),
    );
  return known.get(rack);
}

function longestIn(rack: RackFacts, bars: readonly BarFacts[]): BarFacts | undefined {
  return bars
    .filter((bar) => bar.use === 'rack')
    .filter((bar) =>
      [barInRack(bar, rack), shaftInCup(bar, rack)].every((check) => check?.verdict !== 'does not fit'),
    )
    .sort((a, b) => b.length - a.length)[0];
}

export function barsOf(
  { things }: Pick<Plan, 'things'>,
  { range, owned }: Pick<PlanBasis, 'range' | 'owned'>,
): Bars {
  const planned = things.flatMap(({ productId, variant }) => range(productId, variant)?.facts ?? []);
  const all = [...planned, ...owned.map(({ facts }) => facts)];
  return {
    planned: planned.flatMap(({ bar }) => bar ?? []),
    owned: owned.flatMap(({ facts }) => facts.bar ?? []),
    plate: largestPlate(all.flatMap(({ plates }) => plates ?? [])),
  };
}

const largestPlate = (plates: readonly PlateFacts[]): number | undefined =>
  plates.length === 0 ? undefined : Math.max(...plates.map(({ diameter }) => diameter));

/** Null for a product that has no place on the floor. */
export function footprintOf(
  item: PlacedItem,
  product: PlannedProduct,
  bars: Bars,
  assumptions: FitAssumptions,
): Footprint | null {
  const { body, space, rack, bench } = product.facts;
  if (body === undefined) return null;
  const at = (local: Rect) => placed(local, body, item);
  const around = space && {
    x: -space.left,
    y: -space.behind,
    width: space.left + body.width + space.right,
    depth: space.behind + body.depth + space.front,
  };
  // A combo has its own bench.
  const inside = rack && !bench && insideOf(rack, body);
  const field = around ? at(around) : null;
  const plate = Math.max(largestPlate(product.facts.plates ?? []) ?? 0, bars.plate ?? 0);
  const held = { chosen: barFor(product.facts, bars), plate: plate || assumptions.usualPlate };
  const strip = rack ? stripOf(rack, body, held, at, assumptions) : null;
  const own = at({ x: 0, y: 0, width: body.width, depth: body.depth });
  return {
    item,
    product,
    body: own,
    field,
    strip,
    inside: inside ? at(inside) : null,
    reach: [field, strip?.comfortable].reduce<Rect>((all, rect) => (rect ? enclosing(all, rect) : all), own),
  };
}

function insideOf(rack: RackFacts, { width, depth }: { width: number; depth: number }): Rect | null {
  if (rack.kind === 'press station') return null;
  // Stands are set apart as it suits: half of the width is open at the least.
  const open = rack.kind === 'stands' ? width / 2 : rack.insideWidth;
  return open === undefined ? null : { x: (width - open) / 2, y: 0, width: open, depth };
}

function stripOf(
  rack: RackFacts,
  body: { width: number; depth: number },
  { chosen, plate }: { chosen: BarFacts | undefined; plate: number },
  at: (local: Rect) => Rect,
  { besideBar, besideBarLeast, barStripDepth, usualBar }: FitAssumptions,
): Strip {
  const {
    length: bar,
    sleeveLength: sleeve,
    sleeve: thick,
  } = chosen ?? { length: usualBar, ...USUAL_SLEEVE };
  const across = (from: number, to: number, depth = barStripDepth) =>
    at({ x: from, y: body.depth - rack.cupsFromFront - depth / 2, width: to - from, depth });
  const left = (body.width - bar) / 2;
  const right = left + bar;
  return {
    bar,
    sleeve,
    plate,
    isAssumed: chosen === undefined,
    comfortable: across(left - besideBar, right + besideBar),
    least: across(left - besideBarLeast, right + besideBarLeast),
    ends: [across(left - besideBar, left), across(right, right + besideBar)],
    loaded: [
      across(left, right, thick),
      across(left, left + sleeve, plate),
      across(right - sleeve, right, plate),
    ],
  };
}

/** All that stand on the floor; what is not sold any more does not. */
export function layout(plan: Plan, basis: PlanBasis): Footprint[] {
  const bars = barsOf(plan, basis);
  return plan.items.flatMap((item) => {
    const product = basis.range(item.productId, item.variant);
    return (product && footprintOf(item, product, bars, basis.assumptions)) ?? [];
  });
}

export const floorOf = ({ width, depth }: PlanRoom): Rect => ({ x: 0, y: 0, width, depth });

/** The square over which the leaf swings; null if it opens to the outside. */
export function doorSwing({ door, room }: Pick<Plan, 'door' | 'room'>): Rect | null {
  return door.opensIn ? inFrontOfDoor({ door, room }, door.width) : null;
}

/** Where the leaf hits the body, or the bar and plates that stand out of it. */
export function hitByDoor(
  plan: Pick<Plan, 'door' | 'room'>,
  { body, strip }: Pick<Footprint, 'body' | 'strip'>,
): Rect | null {
  const swing = doorSwing(plan);
  if (swing === null) return null;
  const [hit = null] = [body, ...(strip?.loaded ?? [])].flatMap((rect) => overlap(swing, rect) ?? []);
  return hit;
}

export function inFrontOfDoor({ door, room }: { door: Door; room: PlanRoom }, deep: number): Rect {
  const { wall, offset, width } = door;
  if (wall === 'left' || wall === 'right')
    return { x: wall === 'left' ? 0 : room.width - deep, y: offset, width: deep, depth: width };
  return { x: offset, y: wall === 'back' ? 0 : room.depth - deep, width, depth: deep };
}

/** On the grid and inside the room, or right at the wall where that is nearer. */
export function snapped(item: PlacedItem, facts: FitFacts, room: PlanRoom): PlacedItem {
  const { width, depth } = sizeOf(facts, item.turn);
  return { ...item, x: snap(item.x, room.width - width), y: snap(item.y, room.depth - depth) };
}

function snap(at: number, most: number): number {
  if (most <= 0 || at <= 0) return 0;
  const onGrid = Math.round(at / GRID) * GRID;
  return onGrid > most || most - at < Math.abs(at - onGrid) ? most : onGrid;
}

export function turned(item: PlacedItem, facts: FitFacts, room: PlanRoom): PlacedItem {
  const { width, depth } = sizeOf(facts, item.turn);
  const turn = ((item.turn + 90) % 360) as Turn;
  return snapped(
    { ...item, turn, x: item.x + (width - depth) / 2, y: item.y + (depth - width) / 2 },
    facts,
    room,
  );
}
