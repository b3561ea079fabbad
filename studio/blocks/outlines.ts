/** Flat outlines: the profiles that are turned, swept and extruded. */
import * as THREE from 'three';
import { segs } from './detail.ts';
import { at, HALF, last } from './vectors.ts';

/** x (or radius), y, and the radius of the corner. */
export type Corner = [number, number, number?];

export interface OutlinePoint {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

interface Edge {
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

function edgeBetween(a: Corner, b: Corner): Edge {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  return { dx: (b[0] - a[0]) / length, dy: (b[1] - a[1]) / length, length };
}

const SHARPEST = 0.0005;

/** One corner, rounded: never razor sharp, never longer than half its edges. */
function rounded(corner: Corner, before: Edge, after: Edge, arc: number): OutlinePoint[] {
  const turn = Math.acos(Math.max(-1, Math.min(1, before.dx * after.dx + before.dy * after.dy)));
  const isStraight = turn < 1e-4;
  let radius = isStraight ? 0 : (corner[2] ?? SHARPEST);
  let cut = radius * Math.tan(turn / 2);
  const longest = Math.min(before.length, after.length) * 0.499;
  if (cut > longest) {
    cut = longest;
    radius = cut / Math.tan(turn / 2);
  }
  const [x, y] = corner;
  const nx = before.dy;
  const ny = -before.dx;
  if (radius <= 0) {
    const points = [{ x, y, nx, ny }];
    if (!isStraight) points.push({ x, y, nx: after.dy, ny: -after.dx });
    return points;
  }
  const side = Math.sign(before.dx * after.dy - before.dy * after.dx);
  const centreX = x - before.dx * cut - nx * radius * side;
  const centreY = y - before.dy * cut - ny * radius * side;
  const steps = Math.max(2, Math.ceil((arc * turn) / HALF));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = (side * turn * step) / steps;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const turned = { nx: nx * c - ny * s, ny: nx * s + ny * c };
    return {
      x: centreX + turned.nx * radius * side,
      y: centreY + turned.ny * radius * side,
      ...turned,
    };
  });
}

/** Polyline → points with exact normals, its corners rounded. */
export function fillet(corners: readonly Corner[], closed: boolean, arcSegments = 5): OutlinePoint[] {
  const arc = segs(arcSegments, 2);
  const count = corners.length;
  const edge = (i: number) => edgeBetween(at(corners, (i + count) % count), at(corners, (i + 1) % count));
  if (closed) {
    const ring = corners.flatMap((corner, i) => rounded(corner, edge(i - 1), edge(i), arc));
    return [...ring, { ...at(ring, 0) }];
  }
  const end = ([x, y]: Corner, { dx, dy }: Edge) => ({ x, y, nx: dy, ny: -dx });
  const between = corners.slice(1, -1).flatMap((corner, i) => rounded(corner, edge(i), edge(i + 1), arc));
  return [end(at(corners, 0), edge(0)), ...between, end(last(corners), edge(count - 2))];
}

/** Closed sections for `sweep`. */
export const roundedRect = (w: number, h: number, r: number, arc = 4) =>
  fillet(
    [
      [w / 2, -h / 2, r],
      [w / 2, h / 2, r],
      [-w / 2, h / 2, r],
      [-w / 2, -h / 2, r],
    ],
    true,
    arc,
  );

export function circleSection(r: number, sides = 24): OutlinePoint[] {
  const n = segs(sides, Math.max(8, Math.round(sides / 2.5)));
  return Array.from({ length: n + 1 }, (_, i) => {
    const nx = Math.cos((i / n) * 2 * Math.PI);
    const ny = Math.sin((i / n) * 2 * Math.PI);
    return { x: r * nx, y: r * ny, nx, ny };
  });
}

/** A closed shape with rounded corners, to be extruded. */
export function poly(corners: readonly Corner[], r = 0.004, arc = 6) {
  const points = fillet(
    corners.map(([x, y, own]): Corner => [x, y, own ?? r]),
    true,
    arc,
  );
  return new THREE.Shape(points.slice(0, -1).map(({ x, y }) => new THREE.Vector2(x, y)));
}

export const rectShape = (w: number, h: number, r: number) =>
  poly(
    [
      [-w / 2, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [-w / 2, h / 2],
    ],
    r,
  );

export const ngon = (n: number, radius: number, from = 0): Corner[] =>
  Array.from({ length: n }, (_, i): Corner => {
    const angle = from + (i * 2 * Math.PI) / n;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });

export function circleHole(x: number, y: number, r: number) {
  const hole = new THREE.Path();
  hole.absarc(x, y, r, 0, Math.PI * 2, true);
  return hole;
}
