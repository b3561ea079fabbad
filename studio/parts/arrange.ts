/** Plates and pairs as a photographer would set them down: leaning, fanned out, stacked. */
import type { Object3D } from 'three';
import { group, onFloor, place } from '../blocks/objects.ts';
import { HALF } from '../blocks/vectors.ts';

export interface Disc {
  readonly object: Object3D;
  /** Metres. */
  readonly diameter: number;
  readonly thickness: number;
}

/** Lies flat on the floor or at height `y`, its face up. */
export const lying = (disc: Disc, y = 0, turn = 0) =>
  place(group(disc.object), [0, y + disc.thickness / 2, 0], [-HALF, 0, turn]);

/** A tower of plates, the first at the bottom, each a little turned and shifted. */
export function tower(discs: readonly Disc[]) {
  const g = group();
  let y = 0;
  for (const [i, disc] of discs.entries()) {
    const plate = lying(disc, y, 0.35 * Math.sin(2.4 * i + 1));
    plate.position.x = 0.003 * Math.sin(3.1 * i);
    plate.position.z = 0.003 * Math.cos(2.3 * i);
    g.add(plate);
    y += disc.thickness;
  }
  return g;
}

/**
 * Plates that lean back one on the other, the first against the edge of what lies `height` high with its front at z = `edge`;
 * each stands `step` to the right of the one before.
 */
export function leaning(
  discs: readonly Disc[],
  o: { lean: number; height: number; edge: number; step?: number },
) {
  const sin = Math.sin(o.lean);
  const cos = Math.cos(o.lean);
  const g = group();
  // distance of the next back face from the origin, along the faces' normal (0, sin, cos)
  let back = sin * o.height + cos * o.edge;
  let x = 0;
  let last = 0;
  for (const [i, disc] of discs.entries()) {
    const R = disc.diameter / 2;
    const h = disc.thickness / 2;
    if (i) x += last * (o.step ?? 0) + 0.02 * (o.step ?? 0);
    last = R;
    const y = R * cos + h * sin;
    const z = (back + h - y * sin) / cos;
    const upright = place(group(disc.object), [x, y, z], [-o.lean, 0, 0]);
    disc.object.rotation.z = 0.12 * Math.sin(1.7 * i + 2);
    g.add(onFloor(upright));
    back += disc.thickness;
  }
  return g;
}

/** One plate flat, its twin leaning on it and facing the camera. */
export function leaningPair(one: Disc, other: Disc, lean = 0.34) {
  const front = leaning([other], { lean, height: one.thickness, edge: one.diameter / 2 });
  const turned = group(front);
  turned.rotation.y = 0.22;
  return group(lying(one, 0, 0.5), turned);
}

/** Plates standing on their rims side by side, from the left, each turned by `turn` towards the camera. */
export function standing(discs: readonly Disc[], gap: number, turn = 0) {
  const g = group();
  const width = (disc: Disc) => Math.abs(Math.cos(turn)) * disc.thickness + gap;
  let x = -discs.reduce((sum, disc) => sum + width(disc), 0) / 2;
  for (const disc of discs) {
    x += width(disc) / 2;
    g.add(onFloor(place(group(disc.object), [x, disc.diameter / 2, 0], [0, HALF - turn, 0])));
    x += width(disc) / 2;
  }
  return g;
}
