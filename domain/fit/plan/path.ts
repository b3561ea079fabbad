import type { FitAssumptions } from '../assumptions.ts';
import { type Footprint, inFrontOfDoor } from './layout.ts';
import type { Plan } from './plan.ts';
import type { Rect } from './rects.ts';

const PLAY = 0.5;

/**
 * The ids of what cannot be reached from the door on a path of the given width. A walker is a square of that width; its
 * corner moves along lines that touch the bodies and the walls, for there is always a way along those if there is one at all.
 */
export function unreached(
  plan: Pick<Plan, 'room' | 'door'>,
  footprints: readonly Pick<Footprint, 'item' | 'body'>[],
  { path }: Pick<FitAssumptions, 'path'>,
): Set<string> {
  const { room } = plan;
  /** Where the corner of the walker cannot be, without its edges. */
  const blocked = footprints.map(
    ({ body }): Zone => ({
      left: body.x - path + PLAY,
      right: body.x + body.width - PLAY,
      back: body.y - path + PLAY,
      front: body.y + body.depth - PLAY,
    }),
  );
  const start = startAt(plan, path);
  const lines = (most: number, edges: readonly number[]) =>
    [...new Set([0, most, ...edges])].filter((at) => at >= 0 && at <= most).sort((a, b) => a - b);
  const xs = lines(room.width - path, [
    start.x,
    start.x + start.width,
    ...blocked.flatMap(({ left, right }) => [left, right]),
  ]);
  const ys = lines(room.depth - path, [
    start.y,
    start.y + start.depth,
    ...blocked.flatMap(({ back, front }) => [back, front]),
  ]);
  const columns = xs.length;
  /** Whether the step to the right of a crossing, or to the front of it, is blocked; and whether the crossing is. */
  const toRight = new Uint8Array(columns * ys.length);
  const toFront = new Uint8Array(columns * ys.length);
  const seen = new Uint8Array(columns * ys.length);
  // Its edges are lines, so a step lies either inside it or not; along an edge one may walk.
  for (const { left, right, back, front } of blocked)
    for (let row = indexFrom(ys, back); row < ys.length && (ys[row] ?? 0) < front; row += 1)
      for (let column = indexFrom(xs, left); column < columns && (xs[column] ?? 0) < right; column += 1) {
        const place = row * columns + column;
        const isBehindLeft = (xs[column] ?? 0) > left;
        const isBehindBack = (ys[row] ?? 0) > back;
        if (isBehindBack) toRight[place] = 1;
        if (isBehindLeft) toFront[place] = 1;
        if (isBehindBack && isBehindLeft) seen[place] = 1;
      }
  const reached = walk(xs, ys, start, { toRight, toFront, seen });
  const missed = new Set<string>();
  footprints.forEach(({ item }, index) => {
    const zone = blocked[index];
    if (zone && !isTouched(zone, xs, ys, reached)) missed.add(item.id);
  });
  return missed;
}

interface Zone {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

/** Whether the walker came to a crossing on its edges. */
function isTouched(
  { left, right, back, front }: Zone,
  xs: readonly number[],
  ys: readonly number[],
  reached: Uint8Array,
): boolean {
  for (let row = indexFrom(ys, back); row < ys.length && (ys[row] ?? 0) <= front; row += 1)
    for (let column = indexFrom(xs, left); column < xs.length && (xs[column] ?? 0) <= right; column += 1)
      if (reached[row * xs.length + column] === 1) return true;
  return false;
}

/** Where the walker may come in: right behind the door, within its width. */
function startAt({ room, door }: Pick<Plan, 'room' | 'door'>, path: number): Rect {
  const inside = inFrontOfDoor({ room, door }, path);
  const spare = { width: Math.max(0, inside.width - path), depth: Math.max(0, inside.depth - path) };
  const clamp = (at: number, most: number) => Math.min(Math.max(at, 0), Math.max(0, most));
  return {
    x: clamp(inside.x, room.width - path),
    y: clamp(inside.y, room.depth - path),
    ...spare,
  };
}

/** The first line at or behind a place. */
function indexFrom(lines: readonly number[], at: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function walk(
  xs: readonly number[],
  ys: readonly number[],
  start: Rect,
  steps: { toRight: Uint8Array; toFront: Uint8Array; seen: Uint8Array },
): Uint8Array {
  const { toRight, toFront, seen } = steps;
  const columns = xs.length;
  const reached = new Uint8Array(seen.length);
  const queue = new Int32Array(seen.length);
  let length = 0;
  const reach = (place: number) => {
    if (seen[place] === 1) return;
    seen[place] = 1;
    reached[place] = 1;
    queue[length] = place;
    length += 1;
  };
  ys.forEach((y, row) => {
    if (y < start.y || y > start.y + start.depth) return;
    xs.forEach((x, column) => {
      if (x >= start.x && x <= start.x + start.width) reach(row * columns + column);
    });
  });
  for (let at = 0; at < length; at += 1) {
    const place = queue[at] ?? 0;
    const column = place % columns;
    if (column + 1 < columns && toRight[place] === 0) reach(place + 1);
    if (column > 0 && toRight[place - 1] === 0) reach(place - 1);
    if (place + columns < seen.length && toFront[place] === 0) reach(place + columns);
    if (place >= columns && toFront[place - columns] === 0) reach(place - columns);
  }
  return reached;
}
