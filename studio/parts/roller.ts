/** Foam rollers on a steel axle, as they hold feet and ankles. Along Z, centred. */

import type * as THREE from 'three';
import { group, mesh } from '../blocks/objects.ts';
import { cyl, lathe } from '../blocks/solids.ts';
import { HALF } from '../blocks/vectors.ts';

export interface RollerOptions {
  readonly diameter: number;
  /** Length of one roller. */
  readonly length: number;
  /** Between the inner faces of the two rollers. */
  readonly gap: number;
}

/** Skin-foam roller with rounded ends and a plastic cap on its outer face. */
export function rollerPair({ diameter, length, gap }: RollerOptions): THREE.Group {
  const radius = diameter / 2;
  const foam = lathe(
    [
      [0.014, -length / 2, 0.004],
      [radius, -length / 2, 0.014],
      [radius, length / 2, 0.014],
      [0.014, length / 2, 0.004],
    ],
    { seg: 72, closed: true, arc: 6 },
  ).rotateX(HALF);
  const pair = group(mesh(cyl(0.0125, gap + 2 * length + 0.01, 0.002, 36).rotateX(HALF), 'chrome'));
  for (const side of [1, -1]) {
    pair.add(mesh(foam, 'foamBlack', [0, 0, side * (gap / 2 + length / 2)]));
    pair.add(
      mesh(cyl(0.024, 0.008, 0.003, 40).rotateX(HALF), 'plastic', [0, 0, side * (gap / 2 + length + 0.004)]),
    );
    pair.add(mesh(cyl(0.02, 0.006, 0.002, 40).rotateX(HALF), 'zinc', [0, 0, side * (gap / 2 - 0.003)]));
  }
  return pair;
}
