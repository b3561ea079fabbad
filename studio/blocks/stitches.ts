/** Sewing: every stitch is a small capsule, slightly domed, half sunk into the surface. Left out of web models. */
import * as THREE from 'three';
import { detail } from './detail.ts';
import { merged } from './geometry.ts';
import { group, mesh } from './objects.ts';
import type { Frame } from './paths.ts';
import { ribbonPoint } from './ribbons.ts';

export interface StitchPoint {
  p: THREE.Vector3;
  dir: THREE.Vector3;
  n: THREE.Vector3;
}

/** A straight seam in ribbon coordinates (s, x). */
export type Seam = [[number, number], [number, number]];

export function stitches(points: StitchPoint[], length: number, r: number, material: string) {
  if (detail.web || !points.length) return group();
  const list = points.map((q, i) => {
    const side = q.n.clone().cross(q.dir).normalize();
    const slant = (i % 2 ? 1 : -1) * 0.05;
    const dir = q.dir.clone().addScaledVector(side, slant).normalize();
    const matrix = new THREE.Matrix4()
      .makeBasis(
        dir.multiplyScalar(length / 2),
        q.n.clone().multiplyScalar(r),
        side.clone().multiplyScalar(-r),
      )
      .setPosition(q.p.clone().addScaledVector(q.n, r * 0.25));
    return new THREE.SphereGeometry(1, 7, 5).applyMatrix4(matrix);
  });
  return mesh(merged(list), material);
}

interface StitchOptions {
  pitch?: number;
  len?: number;
  r?: number;
  material?: string;
}

const outwards = (f: Frame, y: number) => f.n.clone().multiplyScalar(Math.sign(y) || 1);

/** Stitch row along a ribbon from s0 to s1 at x across the width, on the face y (sign of y picks the face). */
export function ribbonStitches(
  frames: Frame[],
  s0: number,
  s1: number,
  x: number,
  y: number,
  options: StitchOptions = {},
) {
  const pitch = options.pitch ?? 0.004;
  const points: StitchPoint[] = [];
  for (let s = s0; s <= s1; s += pitch) {
    const f = ribbonPoint(frames, s, x, y);
    points.push({ p: f.p, dir: f.t, n: outwards(f, y) });
  }
  const { len = pitch * 0.78, r = 0.00045, material = 'threadWhite' } = options;
  return stitches(points, len, r, material);
}

/** Stitches along straight seams: box-and-cross and bar tacks. */
export function ribbonTack(
  frames: Frame[],
  seams: Seam[],
  y: number,
  options: { pitch?: number; r?: number; material?: string } = {},
) {
  const pitch = options.pitch ?? 0.0028;
  const points = seams.flatMap(([[s0, x0], [s1, x1]]) => {
    const n = Math.max(1, Math.round(Math.hypot(s1 - s0, x1 - x0) / pitch));
    return Array.from({ length: n }, (_, i): StitchPoint => {
      const k = (i + 0.5) / n;
      const f = ribbonPoint(frames, s0 + (s1 - s0) * k, x0 + (x1 - x0) * k, y);
      const dir = f.t
        .clone()
        .multiplyScalar(s1 - s0)
        .addScaledVector(f.b, x1 - x0)
        .normalize();
      return { p: f.p, n: outwards(f, y), dir };
    });
  });
  return stitches(points, pitch * 0.85, options.r ?? 0.0004, options.material ?? 'threadWhite');
}

/** Rectangle with a cross, as sewn on webbing ends. */
export const boxCross = (s0: number, s1: number, w: number): Seam[] => [
  [
    [s0, -w],
    [s1, -w],
  ],
  [
    [s1, -w],
    [s1, w],
  ],
  [
    [s1, w],
    [s0, w],
  ],
  [
    [s0, w],
    [s0, -w],
  ],
  [
    [s0, -w],
    [s1, w],
  ],
  [
    [s0, w],
    [s1, -w],
  ],
];
