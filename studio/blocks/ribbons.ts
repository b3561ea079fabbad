/** Straps and belts: points on a ribbon, patches of it, things sewn or printed onto it. */
import type * as THREE from 'three';
import { segs } from './detail.ts';
import { normalsOf, positionsOf, weld } from './geometry.ts';
import type { Frame } from './paths.ts';
import { tessellate } from './tessellate.ts';
import { at } from './vectors.ts';

/** Point on a ribbon at length s, x across the width, y above the middle plane. */
export function ribbonPoint(frames: Frame[], s: number, x = 0, y = 0): Frame {
  let low = 0;
  let high = frames.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (at(frames, middle).s <= s) low = middle;
    else high = middle;
  }
  const a = at(frames, low);
  const c = at(frames, high);
  const k = (s - a.s) / Math.max(1e-9, c.s - a.s);
  const mix = (p: THREE.Vector3, q: THREE.Vector3) => p.clone().lerp(q, k);
  const n = mix(a.n, c.n).normalize();
  const b = mix(a.b, c.b).normalize();
  return {
    p: mix(a.p, c.p).addScaledVector(b, x).addScaledVector(n, y),
    t: mix(a.t, c.t).normalize(),
    n,
    b,
    s,
  };
}

/** Part of a ribbon from s0 to s1, shifted x across and y out of its plane: patches, stripes, labels. */
export function subRibbon(
  frames: Frame[],
  s0: number,
  s1: number,
  x: number | ((s: number) => number) = 0,
  y = 0,
  step = 0.004,
): Frame[] {
  const steps = (s1 - s0) / step;
  const n = segs(Math.max(2, Math.ceil(steps)), Math.max(2, Math.ceil(steps / 3)));
  return Array.from({ length: n + 1 }, (_, i) => {
    const s = s0 + ((s1 - s0) * i) / n;
    return { ...ribbonPoint(frames, s, typeof x === 'number' ? x : x(s), y), s: s - s0 };
  });
}

/** Bend a flat geometry (x along, y across, z outwards) onto a ribbon; `inner` puts it on the other face. */
export function wrapOnRibbon(
  flat: THREE.BufferGeometry,
  frames: Frame[],
  s0: number,
  x0: number,
  y0: number,
  inner = false,
) {
  const made = weld(tessellate(flat));
  const points = positionsOf(made);
  const normals = normalsOf(made);
  const face = inner ? -1 : 1;
  for (let i = 0; i < points.count; i++) {
    const f = ribbonPoint(
      frames,
      s0 + face * points.getX(i),
      x0 + points.getY(i),
      face * (y0 + points.getZ(i)),
    );
    const normal = f.t
      .clone()
      .multiplyScalar(face * normals.getX(i))
      .addScaledVector(f.b, normals.getY(i))
      .addScaledVector(f.n, face * normals.getZ(i));
    points.setXYZ(i, f.p.x, f.p.y, f.p.z);
    normals.setXYZ(i, normal.x, normal.y, normal.z);
  }
  return made;
}
