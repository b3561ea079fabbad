import type { FitAssumptions } from '../assumptions.ts';
import { benchInRack } from '../pair.ts';
import { isBench } from './collisions.ts';
import { type Bars, type Footprint, footprintOf, placed } from './layout.ts';
import { GRID, type PlacedItem, type PlannedProduct, TURNS, type Turn } from './plan.ts';
import { isWithin, type Rect } from './rects.ts';

/** What is placed as one: a product, or a rack with the bench in it. */
export interface Unit {
  readonly items: readonly PlacedItem[];
  readonly isWallMounted: boolean;
  /** Body and spaces together, for the order. */
  readonly area: number;
  readonly poses: readonly Pose[];
}

/** A unit in one of its four turns, its first item's corner at 0, 0. */
export interface Pose {
  readonly turn: Turn;
  readonly items: readonly PlacedItem[];
  readonly bodies: readonly Rect[];
  /** Comfortable, and the least that is not wrong. */
  readonly spaces: readonly Rect[];
  readonly leastSpaces: readonly Rect[];
  /** The bar with its plates, which the door must not hit. */
  readonly loaded: readonly Rect[];
}

export interface Placeable {
  readonly item: PlacedItem;
  readonly product: PlannedProduct;
}

const HEAD_BEHIND_BAR = 300;

/** Each rack takes a bench that goes into it. */
export function unitsOf(placeables: readonly Placeable[], bars: Bars, assumptions: FitAssumptions): Unit[] {
  const free = new Set(placeables);
  return placeables
    .flatMap((rack) => {
      const stands = at(rack, 0, bars, assumptions);
      if (!free.has(rack) || !stands || isBench(stands)) return [];
      free.delete(rack);
      for (const bench of free) {
        const pair = stands.inside && unitOf(rack, bench, bars, assumptions);
        if (!pair) continue;
        free.delete(bench);
        return [pair];
      }
      return unitOf(rack, null, bars, assumptions) ?? [];
    })
    .concat([...free].flatMap((bench) => unitOf(bench, null, bars, assumptions) ?? []));
}

const at = ({ item, product }: Placeable, turn: Turn, bars: Bars, assumptions: FitAssumptions) =>
  footprintOf({ ...item, x: 0, y: 0, turn }, product, bars, assumptions);

/** Null if the bench does not go into the rack. */
export function unitOf(
  one: Placeable,
  bench: Placeable | null,
  bars: Bars,
  assumptions: FitAssumptions,
): Unit | null {
  const poses: Pose[] = [];
  for (const turn of TURNS) {
    const stands = at(one, turn, bars, assumptions);
    if (stands === null) return null;
    const guest = bench && benchIn(stands, bench, bars, assumptions);
    if (bench && !guest) return null;
    const { field, strip } = stands;
    const spaces = (wide: Rect | undefined) =>
      [field, wide].filter((rect) => rect !== null && rect !== undefined);
    poses.push({
      turn,
      items: [stands.item, ...(guest ? [guest.item] : [])],
      bodies: [stands.body, ...(guest ? [guest.body] : [])],
      spaces: spaces(strip?.comfortable),
      leastSpaces: spaces(strip?.least),
      loaded: strip?.loaded ?? [],
    });
  }
  const [first] = poses;
  const area = [...(first?.bodies.slice(0, 1) ?? []), ...(first?.spaces ?? [])].reduce(
    (most, { width, depth }) => Math.max(most, width * depth),
    0,
  );
  const isWallMounted = one.product.facts.body?.foldedDepth !== undefined;
  return { items: [one.item, ...(bench ? [bench.item] : [])], isWallMounted, area, poses };
}

/** In the middle of the rack, its head end behind the bar; on the grid, as far as the posts allow. */
function benchIn(
  rack: Footprint,
  bench: Placeable,
  bars: Bars,
  assumptions: FitAssumptions,
): Footprint | null {
  const { body, rack: facts, space } = rack.product.facts;
  const { body: benchBody, bench: benchFacts } = bench.product.facts;
  if (!body || !facts || !benchBody || !benchFacts || !rack.inside) return null;
  const flat = at(bench, 0, bars, assumptions);
  if (!flat || !isBench(flat) || benchInRack(benchFacts, facts)?.verdict === 'does not fit') return null;
  const behind = Math.max(0, body.depth - facts.cupsFromFront - HEAD_BEHIND_BAR);
  if (behind + benchBody.depth > body.depth + (space?.front ?? 0)) return null;
  const { turn } = rack.item;
  const place = placed(
    {
      x: (body.width - benchBody.width) / 2,
      y: behind,
      width: benchBody.width,
      depth: benchBody.depth,
    },
    body,
    { ...rack.item, x: 0, y: 0 },
  );
  const onGrid = (value: number) => Math.round(value / GRID) * GRID;
  const item = { ...bench.item, x: onGrid(place.x), y: onGrid(place.y), turn };
  const guest = footprintOf(item, bench.product, bars, assumptions);
  const isSideways = turn === 90 || turn === 270;
  const across = (rect: Rect): Rect =>
    isSideways ? { ...rect, x: 0, width: 1 } : { ...rect, y: 0, depth: 1 };
  return guest && isWithin(across(guest.body), across(rack.inside)) ? guest : null;
}
