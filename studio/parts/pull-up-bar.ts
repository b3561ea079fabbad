/** Pull-up bars. */

import type * as THREE from 'three';
import { metres } from '../../catalogue/measures/metres.ts';
import { rackFittings } from '../../catalogue/measures/racks.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { poly, rectShape } from '../blocks/outlines.ts';
import { cyl } from '../blocks/solids.ts';
import { rod } from '../blocks/sweeps.ts';
import { HALF, type Vec } from '../blocks/vectors.ts';
import { bolt } from './frame.ts';
import { sheet } from './sheet-metal.ts';

const RADIUS = metres(rackFittings.pullUpBar) / 2;

/** Straight bar along X between two uprights `span` apart, bolted on with round-cornered plates, brushed where the hands go. */
export function straightPullUpBar(span: number, tube: number, material: string): THREE.Group {
  const bar = group(mesh(cyl(RADIUS, span - 0.006, 0.001, 40).rotateZ(HALF), 'chrome'));
  for (const side of [-1, 1]) {
    bar.add(mesh(cyl(RADIUS + 0.0002, 0.3, 0.0004, 48).rotateZ(HALF), 'steel', [side * 0.27, 0, 0]));
    const flange = group(mesh(sheet(rectShape(tube, 0.13, 0.008), 0.006, 0.0012, 2), material));
    for (const y of [-0.045, 0.045]) flange.add(bolt(0.02, 0.009, [0, y, 0.006], [HALF, 0, 0]));
    bar.add(place(flange, [(side * span) / 2, 0, 0], [0, -side * HALF, 0]));
  }
  return bar;
}

/** Grips of a multi-grip unit, as ends in X and Z: close and wide neutral, then slanted wide ones. */
const GRIPS: readonly (readonly [front: number, rear: number])[] = [
  [0.09, 0.09],
  [0.26, 0.26],
  [0.36, 0.47],
];

/** Two bars along X joined by neutral and slanted grips, hanging from side plates; its top fixing at y = 0, front bar at z = 0. */
export function multiGripBar(span: number, depth: number, drop: number, material: string): THREE.Group {
  const unit = group();
  for (const z of [0, -depth]) {
    unit.add(mesh(cyl(RADIUS, span - 0.01, 0.001, 40).rotateZ(HALF), material, [0, -drop, z]));
    for (const side of [-1, 1])
      unit.add(mesh(cyl(RADIUS + 0.0004, 0.1, 0.0004, 48).rotateZ(HALF), 'steel', [side * 0.175, -drop, z]));
  }
  for (const side of [-1, 1]) {
    for (const [front, rear] of GRIPS) {
      const from: Vec = [side * front, -drop, 0];
      const to: Vec = [side * rear, -drop, -depth];
      unit.add(rod([from, to], RADIUS, material, 0.01, 32), gripSleeve(from, to));
    }
    const plate = poly(
      [
        [0.05, 0.03, 0.01],
        [0.05, -drop - 0.02, 0.03],
        [0, -drop - 0.045, 0.03],
        [-depth, -drop - 0.045, 0.03],
        [-depth - 0.05, -drop - 0.02, 0.03],
        [-depth - 0.05, 0.03, 0.01],
        [-depth + 0.06, 0.03, 0.01],
        [-depth + 0.09, -drop + 0.05, 0.03],
        [-0.09, -drop + 0.05, 0.03],
        [-0.06, 0.03, 0.01],
      ],
      0.01,
    );
    const x = (side * span) / 2;
    unit.add(
      mesh(sheet(plate, 0.006, 0.0012, 2), material, [x + (side > 0 ? 0 : 0.006), 0, 0], [0, -HALF, 0]),
    );
    for (const z of [0.022, -0.022, -depth + 0.022, -depth - 0.022])
      unit.add(bolt(0.022, 0.01, [x - side * 0.006, 0.002, z], [0, 0, side * HALF]));
  }
  return unit;
}

/** Bare middle of a grip between two points. */
function gripSleeve(from: Vec, to: Vec): THREE.Mesh {
  const dx = to[0] - from[0];
  const dz = to[2] - from[2];
  const sleeve = cyl(RADIUS + 0.0004, Math.hypot(dx, dz) * 0.62, 0.0004, 48).rotateX(HALF);
  return mesh(
    sleeve,
    'steel',
    [(from[0] + to[0]) / 2, from[1], (from[2] + to[2]) / 2],
    [0, Math.atan2(dx, dz), 0],
  );
}
