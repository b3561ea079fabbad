/** Frame parts of racks and benches: tubes, flanges, feet, gussets, name plates. */

import * as THREE from 'three';
import { detail } from '../blocks/detail.ts';
import { group, mesh, place } from '../blocks/objects.ts';
import { poly, rectShape } from '../blocks/outlines.ts';
import { cyl, rbox, ring } from '../blocks/solids.ts';
import { beam } from '../blocks/sweeps.ts';
import { HALF, type Vec, v3 } from '../blocks/vectors.ts';
import { hexBolt } from './hardware.ts';
import { makersName } from './print.ts';
import { sheet } from './sheet-metal.ts';

/** Six-sided head on a washer, for models that are seen small. */
const plainBolt = (size: number, height: number): THREE.Group =>
  group(
    mesh(new THREE.CylinderGeometry(size * 0.78, size * 0.78, 0.0022, 12), 'zinc', [0, 0.0011, 0]),
    mesh(new THREE.CylinderGeometry(size * 0.56, size * 0.56, height, 6), 'zinc', [0, 0.002 + height / 2, 0]),
  );

const bolts = new Map<string, THREE.Group>();

/** Bolt heads are many and alike: they share their geometry. */
export function bolt(size: number, height: number, at: Vec, turn: Vec): THREE.Group {
  const key = `${size} ${height} ${detail.web}`;
  const first = bolts.get(key) ?? (detail.web ? plainBolt(size, height) : hexBolt(size, height));
  bolts.set(key, first);
  return place(first.clone(), at, turn);
}

/** Black plastic cap that closes a vertical tube; its top is at y. */
export function postCap(tube: number, [x, y, z]: Vec): THREE.Mesh {
  return mesh(rbox(tube + 0.004, 0.016, tube + 0.004, 0.005), 'plastic', [x, y - 0.008, z]);
}

/** Cap on the end of a tube that points along `direction`. */
export function endCap(width: number, height: number, at: Vec, direction: 'x' | 'z'): THREE.Mesh {
  return mesh(
    rbox(0.012, height + 0.003, width + 0.003, 0.004),
    'plastic',
    at,
    direction === 'z' ? [0, HALF, 0] : [0, 0, 0],
  );
}

/** Welded steel plate on the floor with two holes for anchors, along Z. */
export function basePlate(length: number, width: number, thickness: number, material: string): THREE.Group {
  const plate = group(mesh(rbox(width, thickness, length, 0.002), material, [0, thickness / 2, 0]));
  for (const side of [-1, 1]) {
    plate.add(
      mesh(ring(0.0055, 0.0085, 0.0012, 0.0004, 28), 'zinc', [
        0,
        thickness + 0.0003,
        side * (length / 2 - 0.016),
      ]),
    );
    plate.add(
      mesh(cyl(0.0056, 0.001, 0.0002, 24), 'dark', [0, thickness + 0.0002, side * (length / 2 - 0.016)]),
    );
  }
  return plate;
}

export interface FlangedTube {
  readonly from: Vec;
  readonly to: Vec;
  readonly tube: number;
  readonly material: string;
  /** Where the bolts are: above and below the tube, or both on one side of it. */
  readonly bolts?: 'around' | 'above' | 'below';
  readonly height?: number;
}

const FLANGE = 0.006;

/** Cross member between two uprights along X or Z, welded to full-width plates that are bolted to them. */
export function flangedTube({
  from,
  to,
  tube,
  material,
  bolts = 'around',
  height = tube,
}: FlangedTube): THREE.Group {
  const along = v3(to).sub(v3(from));
  const alongX = Math.abs(along.x) > Math.abs(along.z);
  const parts = group(beam(from, to, tube, height, material, alongX ? [0, 0, 1] : [1, 0, 0], 0.007));
  const room = 0.052;
  const plate = height + 2 * room;
  const middle = bolts === 'around' ? 0 : bolts === 'above' ? room : -room;
  const rows =
    bolts === 'around'
      ? [(height + room) / 2, -(height + room) / 2]
      : [0.3, 0.78].map((part) => middle * 2 * part + Math.sign(middle) * (height / 2));
  for (const [end, sign] of [
    [from, 1],
    [to, -1],
  ] as const) {
    const turn = (alongX ? HALF : 0) + (sign * Math.sign(alongX ? along.x : along.z) > 0 ? 0 : Math.PI);
    const flange = group(
      mesh(sheet(rectShape(tube, plate, 0.006), FLANGE, 0.0012, 2), material, [0, middle, 0]),
    );
    for (const y of rows) flange.add(bolt(Math.min(0.026, tube * 0.34), 0.011, [0, y, FLANGE], [HALF, 0, 0]));
    parts.add(place(flange, end, [0, turn, 0]));
  }
  return parts;
}

/** Bolt heads on the far side of an upright, where a flange is bolted through it; pointing along ±X or ±Z. */
export function boltHeads(at: Vec, direction: Vec, rows: readonly number[], size = 0.026): THREE.Group {
  const [x, , z] = direction;
  const turn: Vec = x ? [0, 0, -x * HALF] : [z * HALF, 0, 0];
  return group(...rows.map((row) => bolt(size, 0.011, [at[0], at[1] + row, at[2]], turn)));
}

/** Triangular plate in the corner of two tubes, in the XY plane, its right angle at the origin towards +X +Y. */
export function gusset(size: number, material: string, thickness = 0.006): THREE.Mesh {
  const shape = poly(
    [
      [0, 0, 0.001],
      [size, 0, 0.004],
      [size, 0.012, 0.004],
      [0.012, size, 0.004],
      [0, size, 0.004],
    ],
    0.004,
  );
  return mesh(sheet(shape, thickness, 0.001, 2), material, [0, 0, -thickness / 2]);
}

/** Rubber pad under a tube; its top touches the tube at y = 0.012. */
export const rubberFoot = (width: number, length: number, [x, z]: readonly [number, number]): THREE.Mesh =>
  mesh(rbox(width, 0.014, length, 0.004), 'rubber', [x, 0.007, z]);

export const FOOT_HEIGHT = 0.012;

/** Tube on the floor across Z, capped, with a rubber foot at each end. */
export function crossFoot(x: number, width: number, tube: number, material: string): THREE.Group {
  const y = FOOT_HEIGHT + tube / 2;
  const foot = group(
    beam([x, y, -width / 2 + 0.006], [x, y, width / 2 - 0.006], tube, tube, material, [1, 0, 0]),
  );
  for (const side of [1, -1]) {
    foot.add(endCap(tube, tube, [x, y, side * (width / 2 - 0.006)], 'z'));
    foot.add(rubberFoot(tube * 0.9, 0.07, [x, side * (width / 2 - 0.06)]));
  }
  return foot;
}

/** The maker's name on a plate of its own colour, facing +Z, its back at z = 0. */
export function namePlate(width: number, height: number, plate: string, letters: string): THREE.Group {
  return group(
    mesh(sheet(rectShape(width, height, 0.008), 0.005, 0.0012), plate),
    place(makersName(Math.min(height * 0.62, width / 8.2), letters, 0.002), [0, 0, 0.0045]),
  );
}

/** Steel peg for plates, along +X from a flange at the origin; chromed, with a rubber end. */
export function platePeg(diameter: number, length: number, material: string): THREE.Group {
  const radius = diameter / 2 - 0.0008;
  return group(
    mesh(cyl(radius, length - 0.006, 0.002, 56).rotateZ(HALF), 'chrome', [length / 2 - 0.003, 0, 0]),
    mesh(cyl(radius + 0.0006, 0.012, 0.004, 56).rotateZ(HALF), 'plastic', [length - 0.006, 0, 0]),
    mesh(ring(radius, radius + 0.018, 0.006, 0.0015, 56).rotateZ(HALF), material, [0.003, 0, 0]),
    mesh(ring(radius - 0.001, radius + 0.004, 0.006, 0.0025, 56).rotateZ(HALF), material, [0.008, 0, 0]),
  );
}
