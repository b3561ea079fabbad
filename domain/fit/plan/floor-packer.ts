import type { FitAssumptions } from '../assumptions.ts';
import { CellGrid } from './cell-grid.ts';
import { doorSwing, inFrontOfDoor } from './layout.ts';
import { unreached } from './path.ts';
import { GRID, type PlacedItem, type Plan, type Turn } from './plan.ts';
import type { Rect } from './rects.ts';
import type { Pose, Unit } from './units.ts';

/** Positions that are tried for one unit in one turn: few at first, then more. In a large hall not every line of the grid is tried. */
const POSITIONS_MOST = [400, 4_000] as const;
/** How many positions may turn out to block a path before a unit is given up. */
const BLOCKED_MOST = 12;
/** A position that blocks a path says the same of those around it. */
const BLOCKED_AROUND = 300;
/** By a step of the grid away from the wall behind and beside, and by a cell that somebody else uses, too. */
const BACK_COST = 6;
const BESIDE_COST = 2;
const SHARED_GAIN = 0.1;

/** All positions of a pose: where they are, and what each costs; `Infinity` where it cannot stand. */
interface PoseCandidates {
  readonly pose: Pose;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly costs: Float64Array;
}

interface Position {
  readonly pose: Pose;
  readonly x: number;
  readonly y: number;
}

export class FloorPacker {
  readonly items: PlacedItem[] = [];
  steps = 0;
  readonly #plan: Plan;
  readonly #assumptions: FitAssumptions;
  readonly #standing: { item: PlacedItem; body: Rect }[] = [];
  /** No body may stand here, no space may lie here, and somebody uses this already. */
  readonly #blockedCells: CellGrid;
  readonly #reservedCells: CellGrid;
  readonly #used: CellGrid;
  /** Where the door swings or one comes in. */
  readonly #doorway: CellGrid;

  constructor(plan: Plan, assumptions: FitAssumptions) {
    this.#plan = plan;
    this.#assumptions = assumptions;
    this.#blockedCells = new CellGrid(plan.room);
    this.#reservedCells = new CellGrid(plan.room);
    this.#used = new CellGrid(plan.room);
    this.#doorway = new CellGrid(plan.room);
    const swing = doorSwing(plan) ?? inFrontOfDoor(plan, assumptions.path);
    for (const cells of [this.#blockedCells, this.#used, this.#doorway]) cells.take(swing);
  }

  place(unit: Unit, isTight: boolean): boolean {
    return POSITIONS_MOST.some((most) => this.#place(unit, isTight, most));
  }

  #place(unit: Unit, isTight: boolean, most: number): boolean {
    const candidates = unit.poses.flatMap((pose) => this.#candidates(unit, pose, isTight, most) ?? []);
    for (let tries = 0; tries < BLOCKED_MOST; tries += 1) {
      const found = cheapest(candidates);
      if (found === null) return false;
      const near = this.#candidates(unit, found.pose, isTight, most, found);
      const place = (near && cheapest([near])) ?? found;
      if (this.#leavesPathsFree(unit, place)) {
        this.#put(place, isTight);
        return true;
      }
      for (const each of candidates) if (each.pose === found.pose) forget(each, found);
    }
    return false;
  }

  #candidates(
    unit: Unit,
    pose: Pose,
    isTight: boolean,
    count: number,
    around?: Position,
  ): PoseCandidates | null {
    const { width, depth } = this.#plan.room;
    const { turn, bodies, loaded } = pose;
    const spaces = isTight ? pose.leastSpaces : pose.spaces;
    const all = [...bodies, ...spaces];
    const [body] = bodies;
    if (body === undefined) return null;
    const most = {
      x: width - Math.max(...all.map((rect) => rect.x + rect.width)),
      y: depth - Math.max(...all.map((rect) => rect.y + rect.depth)),
    };
    const least = { x: -Math.min(...all.map(({ x }) => x)), y: -Math.min(...all.map(({ y }) => y)) };
    const stride = strideOf((most.x - least.x) * (most.y - least.y), count);
    const along = (low: number, high: number, middle: number | undefined) =>
      middle === undefined
        ? lines(low, high, stride)
        : lines(Math.max(low, middle - stride), Math.min(high, middle + stride), GRID);
    let xs = along(least.x, most.x, around?.x);
    let ys = along(least.y, most.y, around?.y);
    if (unit.isWallMounted) {
      if (turn === 0 || turn === 180) ys = ys.filter((y) => y === (turn === 0 ? 0 : depth - body.depth));
      else xs = xs.filter((x) => x === (turn === 270 ? 0 : width - body.width));
    }
    const costs = new Float64Array(xs.length * ys.length).fill(Number.POSITIVE_INFINITY);
    let at = -1;
    for (const y of ys)
      for (const x of xs) {
        at += 1;
        if (
          isFree(this.#blockedCells, bodies, x, y) &&
          isFree(this.#reservedCells, spaces, x, y) &&
          isFree(this.#doorway, loaded, x, y)
        )
          costs[at] = this.#cost(x, y, body, spaces, turn);
      }
    this.steps += costs.length;
    return { pose, xs, ys, costs };
  }

  /** The back belongs to a wall, a corner is better than the middle of one, and floor that is used already costs nothing. */
  #cost(x: number, y: number, body: Rect, spaces: readonly Rect[], turn: Turn): number {
    const { width, depth } = this.#plan.room;
    let shared = 0;
    for (const rect of spaces) shared += this.#used.countIn(rect, x, y);
    const gaps = [y, width - x - body.width, depth - y - body.depth, x];
    const back = gaps[turn / 90] ?? 0;
    const beside = Math.min(gaps[(turn / 90 + 1) % 4] ?? 0, gaps[(turn / 90 + 3) % 4] ?? 0);
    return (BACK_COST * back + BESIDE_COST * beside) / GRID - SHARED_GAIN * shared;
  }

  #leavesPathsFree(unit: Unit, { pose, x, y }: Position): boolean {
    const added = pose.bodies.map((body, index) => ({
      item: unit.items[index] ?? ({ id: '' } as PlacedItem),
      body: { ...body, x: x + body.x, y: y + body.y },
    }));
    const standing = [...this.#standing, ...added];
    this.steps += standing.length ** 2;
    const missed = unreached(this.#plan, standing, this.#assumptions);
    // The bench in a rack is reached with the rack.
    for (const { item } of added.slice(1)) missed.delete(item.id);
    for (const guest of this.#guests) missed.delete(guest);
    return missed.size === 0;
  }

  readonly #guests = new Set<string>();

  #put({ pose, x, y }: Position, isTight: boolean): void {
    const moved = (rect: Rect): Rect => ({ ...rect, x: x + rect.x, y: y + rect.y });
    pose.items.forEach((item, index) => {
      const placed = { ...item, x: x + item.x, y: y + item.y };
      this.items.push(placed);
      if (index > 0) this.#guests.add(item.id);
      const body = pose.bodies[index];
      if (body) this.#standing.push({ item: placed, body: moved(body) });
    });
    for (const body of pose.bodies.map(moved))
      for (const cells of [this.#blockedCells, this.#reservedCells, this.#used]) cells.take(body);
    for (const space of (isTight ? pose.leastSpaces : pose.spaces).map(moved)) {
      this.#blockedCells.take(space);
      this.#used.take(space);
      if (this.#plan.use === 'gym') this.#reservedCells.take(space);
    }
  }
}

function isFree(cells: CellGrid, rects: readonly Rect[], x: number, y: number): boolean {
  for (const rect of rects) if (cells.countIn(rect, x, y) > 0) return false;
  return true;
}

function cheapest(all: readonly PoseCandidates[]): Position | null {
  let least = Number.POSITIVE_INFINITY;
  let found: Position | null = null;
  for (const { pose, xs, ys, costs } of all)
    for (let at = 0; at < costs.length; at += 1) {
      const cost = costs[at] ?? least;
      if (cost >= least) continue;
      least = cost;
      found = { pose, x: xs[at % xs.length] ?? 0, y: ys[Math.floor(at / xs.length)] ?? 0 };
    }
  return found;
}

function forget({ xs, ys, costs }: PoseCandidates, { x, y }: Position): void {
  ys.forEach((row, place) => {
    if (Math.abs(row - y) >= BLOCKED_AROUND) return;
    xs.forEach((column, at) => {
      if (Math.abs(column - x) < BLOCKED_AROUND) costs[place * xs.length + at] = Number.POSITIVE_INFINITY;
    });
  });
}

function strideOf(area: number, count: number): number {
  let stride = GRID;
  while (area / stride ** 2 > count) stride += GRID;
  return stride;
}

/** From wall to wall on the grid, and right at the far wall. */
function lines(least: number, most: number, stride: number): number[] {
  const found: number[] = [];
  for (let at = Math.ceil(least / GRID) * GRID; at <= most; at += stride) found.push(at);
  const last = Math.floor(most);
  if (last >= least && last !== found.at(-1)) found.push(last);
  return found;
}
