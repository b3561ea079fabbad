/** Laser-cut plates: every face flat to its edge, so that large faces stay level however few corners are left of them. */

import * as THREE from 'three';
import { segs } from '../blocks/detail.ts';
import { boxUV } from '../blocks/geometry.ts';

/** Plate in the XY plane from z = 0 to `thickness`, its edges bevelled. */
export function sheet(
  shape: THREE.Shape,
  thickness: number,
  bevel = 0.001,
  bevelSegments = 2,
  curve = 20,
): THREE.BufferGeometry {
  const cut = new THREE.ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: segs(bevelSegments, 1),
    curveSegments: segs(curve, 6),
  });
  cut.clearGroups();
  return boxUV(cut.translate(0, 0, bevel));
}
