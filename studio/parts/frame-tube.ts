/** Welded frames of square tube: straight pieces whose ends are cut to meet at the bisector. */
import type { Vector3 } from 'three';
import { group, mesh } from '../blocks/objects.ts';
import { roundedRect } from '../blocks/outlines.ts';
import { framesAlong } from '../blocks/paths.ts';
import { sweep } from '../blocks/sweeps.ts';
import { type Vec, v3 } from '../blocks/vectors.ts';

/** Closed polygon in a horizontal plane, given by the middle lines of its tubes, anticlockwise seen from above. */
export function weldedFrame(corners: readonly Vec[], tube: number, material: string, radius = 0.005) {
  const points = corners.map(v3);
  const n = points.length;
  const at = (i: number): Vector3 => {
    const point = points[(i + n) % n];
    if (!point) throw new Error('a frame has corners');
    return point;
  };
  const section = roundedRect(tube, tube, radius, 5);
  const g = group();
  for (let i = 0; i < n; i++) {
    const a = at(i);
    const b = at(i + 1);
    const run = b.clone().sub(a).normalize();
    const before = a
      .clone()
      .sub(at(i - 1))
      .normalize();
    const after = at(i + 2)
      .clone()
      .sub(b)
      .normalize();
    const side = run.clone().cross(v3([0, 1, 0]));
    const cut = (u: Vector3, v: Vector3) => {
      const turn = Math.atan2(u.clone().cross(v).y, u.dot(v));
      return Math.tan(turn / 2);
    };
    const geometry = sweep(framesAlong([a, b], [side.x, side.y, side.z]), section, { caps: false });
    const { position } = geometry.attributes;
    if (!position) continue;
    for (let k = 0; k < position.count; k++) {
      const p = v3([position.getX(k), position.getY(k), position.getZ(k)]);
      const across = p.clone().sub(a).dot(side);
      const atEnd = p.clone().sub(a).dot(run) > a.distanceTo(b) / 2;
      p.addScaledVector(run, atEnd ? across * cut(run, after) : -across * cut(before, run));
      position.setXYZ(k, p.x, p.y, p.z);
    }
    g.add(mesh(geometry, material));
  }
  return g;
}
