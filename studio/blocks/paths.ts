/** Lines in space, and the frames that move along them. */
import * as THREE from 'three';
import { segs } from './detail.ts';
import { at, type Vec, v3 } from './vectors.ts';

/** Moving frame on a path: b = width direction, n = tangent × b (thickness direction). */
export interface Frame {
  p: THREE.Vector3;
  t: THREE.Vector3;
  n: THREE.Vector3;
  b: THREE.Vector3;
  s: number;
}

/** With `side` the width direction stays as close to it as possible (ribbons); without, frames are parallel-transported (wires). */
export function framesAlong(
  points: THREE.Vector3[],
  side?: Vec | ((i: number, t: number) => Vec),
  closed = false,
): Frame[] {
  const n = points.length;
  let s = 0;
  let b = new THREE.Vector3();
  return points.map((point, i) => {
    const before = at(points, i > 0 ? i - 1 : closed ? n - 2 : 0);
    const after = at(points, i < n - 1 ? i + 1 : closed ? 1 : n - 1);
    const t = after.clone().sub(before).normalize();
    if (i > 0) s += point.distanceTo(before);
    if (side) b = v3(typeof side === 'function' ? side(i, i / (n - 1)) : side);
    else if (i === 0) b.set(0, 1, 0).cross(t).lengthSq() < 1e-4 ? b.set(1, 0, 0) : b.set(0, 1, 0);
    b = b.clone().addScaledVector(t, -b.dot(t)).normalize();
    return { p: point.clone(), t, b, n: t.clone().cross(b), s };
  });
}

/** Even resampling of a smooth curve through control points. */
export function spline(points: Vec[], step = 0.004, closed = false) {
  const curve = new THREE.CatmullRomCurve3(points.map(v3), closed, 'centripetal');
  curve.arcLengthDivisions = 2000;
  const steps = curve.getLength() / step;
  return curve.getSpacedPoints(segs(Math.max(8, Math.round(steps)), Math.max(8, Math.round(steps / 3.5))));
}

/** Polyline with circular bends of radius r. */
export function bent(points: Vec[], r: number, arc = 10) {
  return points.flatMap((point, i) => {
    const P = v3(point);
    if (i === 0 || i === points.length - 1) return [P];
    const a = v3(at(points, i - 1)).sub(P);
    const b = v3(at(points, i + 1)).sub(P);
    const longest = Math.min(a.length(), b.length()) * 0.49;
    a.normalize();
    b.normalize();
    const angle = a.angleTo(b);
    const cut = Math.min(r / Math.tan(angle / 2), longest);
    const radius = cut * Math.tan(angle / 2);
    const bisector = a.clone().add(b).normalize();
    const centre = P.clone().addScaledVector(bisector, radius / Math.sin(angle / 2));
    const from = P.clone().addScaledVector(a, cut).sub(centre);
    const to = P.clone().addScaledVector(b, cut).sub(centre);
    const total = from.angleTo(to);
    const steps = segs(arc, 4);
    return Array.from({ length: steps + 1 }, (_, j) => {
      const t = j / steps;
      return centre
        .clone()
        .addScaledVector(from, Math.sin((1 - t) * total) / Math.sin(total))
        .addScaledVector(to, Math.sin(t * total) / Math.sin(total));
    });
  });
}

/** Flat spiral in the XZ plane from radius r0 (inside) to r1, at height y. */
export function spiral(r0: number, r1: number, turns: number, a0 = 0, y = 0, wobble = 0): Vec[] {
  const n = Math.ceil(turns * 16);
  return Array.from({ length: n + 1 }, (_, i): Vec => {
    const t = i / n;
    const angle = a0 + turns * 2 * Math.PI * t;
    const r = r0 + (r1 - r0) * t + wobble * Math.sin(angle * 1.7 + 1) * t;
    return [r * Math.cos(angle), y, r * Math.sin(angle)];
  });
}
