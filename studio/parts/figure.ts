/** A person of 1.75 m, as a shop window would have one: matt, without a face, to show how large a product is. */
import type { Object3D } from 'three';
import { implicit, type Sdf, smoothMin } from '../blocks/implicit.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import type { Vec } from '../blocks/vectors.ts';

/** For the words under a picture. */
export const FIGURE = 'a 1.75 m tall figure';

interface Limb {
  readonly from: Vec;
  readonly to: Vec;
  /** Radius at both ends. */
  readonly r: readonly [number, number];
  /** How much narrower it is from front to back. */
  readonly depth?: number;
  /** How softly it runs into the rest. */
  readonly blend?: number;
}

/** The right half, from the top of the head to the toes; the left one is its mirror image. */
const LIMBS: readonly Limb[] = [
  { from: [0, 1.61, 0.014], to: [0, 1.668, 0], r: [0.062, 0.082], depth: 0.86, blend: 0.02 }, // head
  { from: [0, 1.44, -0.012], to: [0, 1.57, 0.002], r: [0.056, 0.05], blend: 0.05 },
  { from: [0, 1.42, -0.012], to: [0.15, 1.4, -0.012], r: [0.072, 0.054], blend: 0.08 }, // shoulders
  { from: [0, 1.28, 0], to: [0.078, 1.3, 0], r: [0.115, 0.1], depth: 1.1, blend: 0.08 }, // chest
  { from: [0, 1.1, 0], to: [0.045, 1.1, 0], r: [0.1, 0.098], depth: 1.15, blend: 0.14 }, // waist
  { from: [0, 0.94, -0.006], to: [0.07, 0.93, -0.006], r: [0.112, 0.1], depth: 1.06, blend: 0.1 }, // hips
  { from: [0.085, 0.88, -0.004], to: [0.092, 0.5, 0.004], r: [0.09, 0.056], blend: 0.06 },
  { from: [0.092, 0.5, 0.004], to: [0.1, 0.075, -0.014], r: [0.056, 0.036], blend: 0.05 },
  { from: [0.096, 0.36, -0.02], to: [0.097, 0.3, -0.02], r: [0.05, 0.048], blend: 0.06 }, // calf
  { from: [0.102, 0.042, -0.03], to: [0.125, 0.03, 0.125], r: [0.042, 0.032], blend: 0.04 }, // foot
  { from: [0.182, 1.39, -0.012], to: [0.228, 1.1, -0.016], r: [0.054, 0.041], blend: 0.05 },
  { from: [0.228, 1.1, -0.016], to: [0.256, 0.85, 0.02], r: [0.041, 0.027], blend: 0.04 },
  { from: [0.257, 0.84, 0.022], to: [0.262, 0.72, 0.036], r: [0.033, 0.02], depth: 0.8, blend: 0.03 }, // hand
];

function distanceTo({ from, to, r, depth = 1 }: Limb, x: number, y: number, z: number): number {
  const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
  const along = Math.min(1, Math.max(0, (px * ax + py * ay + pz * az) / (ax * ax + ay * ay + az * az)));
  const off = Math.hypot(px - ax * along, py - ay * along, (pz - az * along) * depth);
  return off - (r[0] + (r[1] - r[0]) * along);
}

const body: Sdf = (x, y, z) => {
  let nearest = 1;
  for (const limb of LIMBS)
    nearest = smoothMin(nearest, distanceTo(limb, Math.abs(x), y, z), limb.blend ?? 0.03);
  return Math.max(nearest, -y);
};

let shape: ReturnType<typeof implicit> | undefined;

/** Standing at x and z, turned by some radians. */
export function figure(x: number, z: number, turn = 0): Object3D {
  shape ??= implicit(body, [-0.36, -0.02, -0.2], [0.36, 1.79, 0.24], 0.009);
  return place(group(mesh(shape, 'figure')), [x, 0, z], [0, turn, 0]);
}
